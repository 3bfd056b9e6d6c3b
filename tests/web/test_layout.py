"""The layout law: at no size is anything of a table cut, covered, too small or hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

LAW = Path(__file__).with_name("layout.js").read_text("utf-8").split("\n", 1)[1]
FINGERS = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1180, 820))
MICE = ((1024, 768), (1366, 640), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
GAMES = ("benevolent", "bethel-woods", "bloody-grove", "broom-service", "roundforest")
LATER = pytest.mark.long
STATES = 14


def faults(guest: Visitor, sizes: tuple[tuple[int, int], ...], touch: bool) -> list[str]:
    """What is wrong with what is shown now, at each size."""
    found = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(120)
        wrong = guest.page.evaluate(LAW, touch)
        found += [f"{width}×{height}: {each}" for each in wrong]
    return found


def lit(guest: Visitor) -> tuple[float, float]:
    """How large the board is."""
    size = guest.page.locator(".board").bounding_box()
    assert size is not None
    return size["width"], size["height"]


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=LATER)])
@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize(
    "game", [game if game == "bloody-grove" else pytest.param(game, marks=LATER) for game in GAMES]
)
def test_every_question_is_clear_at_every_size(
    visit: Visit, game: str, touch: bool, lang: str
) -> None:
    sizes = FINGERS if touch else MICE
    guest = visit(size=sizes[0], lang=lang, night=touch)
    table = guest.api("tables", form_of(game))
    guest.page.goto(f"/t/{table['table']['id']}#s={table['secrets']['0']}")
    asked: set[str] = set()
    wrong: list[str] = []
    for at in range(STATES):
        if not guest.wait():
            break
        question = f"{guest.page.locator('.ask .path').inner_text()} {guest.moves.count() > 3}"
        if question not in asked:
            asked.add(question)
            wrong += faults(guest, sizes, touch)
            guest.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        guest.step(at * 5)
    assert wrong == []


def form_of(game: str) -> dict[str, object]:
    """A table of three, or two, one of whom is a person."""
    bots = 1 if game == "bloody-grove" else 2
    seats = [{"kind": "person", "name": "Morgane"}]
    seats += [{"kind": "bot", "level": "sapling", "name": name} for name in ("Yvain", "Viviane")]
    return {"game": game, "seats": seats[: bots + 1]}


@pytest.mark.parametrize("game", ["benevolent", pytest.param("roundforest", marks=LATER)])
def test_the_board_keeps_its_size_whatever_is_asked(visit: Visit, game: str) -> None:
    guest = visit(size=(1366, 768))
    table = guest.api("tables", form_of(game))
    guest.page.goto(f"/t/{table['table']['id']}#s={table['secrets']['0']}")
    guest.wait()
    guest.page.get_by_role("button", name="I know it").click()
    before = lit(guest)
    for at in range(6):
        if not guest.wait():
            break
        assert lit(guest) == before
        guest.step(at * 3)
