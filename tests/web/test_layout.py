"""The stage: whatever is asked, the board keeps its size, and the page does not scroll; and in
windows of every size nothing is cut, covered, too small to be read or hit, or left unannounced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import broceliande as bro
from tests.web.conftest import Visit, served
from tests.web.layout import Walk, told
from tests.web.positions import OVER, PLACES, UNSEEN, Place, lay
from tests.web.visitor import Visitor

LATER = pytest.mark.long
FEW = ((390, 844), (1024, 768))
# A question of each game.
SHARE = [
    ("benevolent", "exchange"),
    ("bethel-woods", "pick"),
    ("bloody-grove", "action"),
    ("broom-service", "lead"),
    ("roundforest", "move"),
]
WHOLE = [[(game, question) for question in places] for game, places in PLACES.items()]


def size(guest: Visitor) -> tuple[float, float]:
    """How large the board is."""
    found = guest.page.locator(".board").bounding_box()
    assert found is not None
    return found["width"], found["height"]


@pytest.mark.parametrize("game", ["benevolent", pytest.param("roundforest", marks=LATER)])
def test_the_board_keeps_its_size_whatever_is_asked(visit: Visit, game: str) -> None:
    guest = visit(size=(1366, 768))
    seats = [{"kind": "person", "name": "Morgane"}, {"kind": "bot", "level": "sapling"}]
    table = guest.api("tables", {"game": game, "seats": seats})
    guest.page.goto(f"/t/{table['table']['id']}#s={table['secrets']['0']}")
    guest.wait()
    guest.page.get_by_role("button", name="I know it").click()
    before = size(guest)
    # what changes with each question is the table's own: all that is drawn would be styled anew
    handed = "getComputedStyle(document.querySelector('.board')).getPropertyValue('--sheet')"
    assert guest.page.evaluate(handed) == ""
    for at in range(5):
        if not guest.wait():
            break
        assert size(guest) == before
        assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        guest.step(at * 3)


def test_every_question_has_its_place() -> None:
    for game, places in PLACES.items():
        names = {question.name for question in bro.game(game).questions}
        assert names == (set(places) - {OVER}) | UNSEEN.get(game, set())


@pytest.fixture(scope="module")
def hall(
    request: pytest.FixtureRequest, pages: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, list[Place]]]:
    """A server at which the tables of a few questions, or of a whole game, stand as recorded."""
    folder = tmp_path_factory.mktemp("hall")
    places = lay(folder, request.param)
    with served(folder) as site:
        yield site, places


@pytest.mark.parametrize("hall", [SHARE], indirect=True)
def test_the_tables_lie_well_in_a_few_windows(
    chromium: Browser, hall: tuple[str, list[Place]]
) -> None:
    site, places = hall
    walk = Walk(chromium, site, "fr", FEW)
    for place in places:
        walk.asked(place, picks=False)
    walk.close()
    assert not walk.found, told(walk.found)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("hall", WHOLE, indirect=True, ids=list(PLACES))
def test_the_tables_lie_well_in_every_window(
    chromium: Browser, hall: tuple[str, list[Place]], lang: str
) -> None:
    site, places = hall
    walk = Walk(chromium, site, lang)
    for place in places:
        if place.question == OVER:
            walk.over(place)
        else:
            walk.asked(place)
            walk.waiting(place)
    walk.close()
    assert not walk.found, told(walk.found)
