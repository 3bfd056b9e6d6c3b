"""One device, several people: leaves cover the screen between secrets, and nothing of anybody else
has come to the page before somebody said that it is them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket

import broceliande as bro
from tests.web.conftest import DESK, PHONE, Visit, served
from tests.web.looks import faults, sideways, untranslated
from tests.web.visitor import Visitor
from tests.whispers import GAME as WHISPERS

SIZES = {"en": DESK, "fr": PHONE}
WORDS = {
    "en": {"name": "Your name", "lay": "Lay the table", "to": "Hand the device to", "i": "I am "},
    "fr": {
        "name": "Votre nom",
        "lay": "Dresser la table",
        "to": "Passez l’appareil à",
        "i": "Je suis ",
    },
}
NAMES = ("Morgane", "Yvain")
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


@pytest.fixture(scope="module")
def site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with games that hide something, and one that hides nothing."""
    names = ("benevolent", "bloody-grove", "broom-service")
    games = {"whispers": WHISPERS, **{name: bro.game(name) for name in names}}
    with served(tmp_path_factory.mktemp("hot"), games) as address:
        yield address


class Shared:
    """A device that two share, and every frame that came to it."""

    def __init__(self, guest: Visitor, lang: str = "en") -> None:
        self.guest, self.page, self.words = guest, guest.page, WORDS[lang]
        self.eyes: list[list[int | None]] = []  # whose sights came, state by state
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _heard(self, frame: dict[str, Any]) -> None:
        state = frame if frame["type"] == "state" else frame.get("state")
        if state:
            self.eyes.append([sight["seat"] for sight in state["sights"]])

    def lay(self, game: str) -> Shared:
        """Lay a table for both in the form."""
        page = self.page
        page.goto(f"/g/{game}/new")
        page.get_by_label(self.words["name"]).fill(NAMES[0])
        page.locator("input[value=here]").first.check(force=True)
        page.locator(".other input[type=text]").fill(NAMES[1])
        self.guest.button(self.words["lay"]).click()
        page.wait_for_url("**/t/*")
        return self

    @property
    def wall(self) -> Locator:
        """The wall of leaves."""
        return self.page.locator("[data-wall]")

    def named(self) -> int:
        """The seat that the wall names."""
        self.wall.wait_for()
        heading = self.page.get_by_role("heading", level=1)
        heading.get_by_text(self.words["to"]).wait_for()
        return next(at for at, name in enumerate(NAMES) if name in heading.inner_text())

    def press(self, seat: int) -> None:
        """It is me."""
        self.guest.button(self.words["i"] + NAMES[seat]).click()
        self.wall.wait_for(state="detached")

    def play(self) -> None:
        """Whoever has the device answers, until the wall is back or the game is over."""
        for _ in range(60):
            self.guest.moves.or_(self.wall).or_(self.guest.over).first.wait_for()
            if self.wall.count() or self.guest.over.count():
                return
            before = self.guest.state()
            self.guest.moves.first.click()
            self.page.wait_for_function(
                "was => document.querySelector('[data-wall], #end-title')"
                " || document.querySelector('[data-moment]')?.dataset.moment !== was",
                arg=before.removesuffix(" ready"),
            )
        raise AssertionError("nobody else is ever asked")


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "game"),
    [
        ("fr", "bloody-grove"),
        pytest.param("en", "bloody-grove", marks=pytest.mark.long),
        pytest.param("en", "broom-service", marks=pytest.mark.long),
    ],
)
def test_leaves_close_between_secrets(visit: Visit, lang: str, game: str) -> None:
    guest = visit("/join", lang=lang, size=SIZES[lang])
    shared = Shared(guest, lang).lay(game)
    first = shared.named()
    focused = guest.page.locator(":focus")
    focused.wait_for()
    assert focused.inner_text() == shared.words["i"] + NAMES[first]
    assert guest.page.locator("[data-thing], [data-move], .tbl").count() == 0
    assert {*map(tuple, shared.eyes)} == {(None,)}
    if lang == "fr":
        assert faults(guest) == []
    assert not sideways(guest)
    guest.page.keyboard.press("Enter")
    shared.wall.wait_for(state="detached")
    shared.play()
    assert {*map(tuple, shared.eyes)} == {(None,), (first,)}  # and nothing of the other
    assert shared.named() == 1 - first
    assert guest.page.locator("[data-thing], [data-move], .tbl").count() == 0
    told = len(shared.eyes)
    shared.press(1 - first)
    guest.moves.first.wait_for()
    assert (first,) not in {*map(tuple, shared.eyes[told:])}
    for leave in ("reload", "hide"):
        guest.page.reload() if leave == "reload" else guest.page.evaluate(HIDE, arg=True)
        assert shared.named() == 1 - first
        guest.page.evaluate(HIDE, arg=False)
        assert shared.wall.is_visible()
        shared.press(1 - first)
        guest.moves.first.wait_for()


@pytest.mark.long
def test_a_whole_game_ends_without_a_cover(visit: Visit) -> None:
    guest = visit("/join")
    shared = Shared(guest).lay("whispers")
    for _ in range(40):
        shared.wall.or_(guest.over).first.wait_for()
        if guest.over.count():
            break
        told = len(shared.eyes)
        seat = shared.named()
        shared.press(seat)
        shared.play()
        seen = {eye for eyes in shared.eyes[told:] if len(eyes) == 1 for eye in eyes}
        assert seen <= {None, seat}
    assert guest.over.is_visible()
    assert not shared.wall.count()
    assert shared.eyes[-1] == [0, 1]
    assert "You" not in guest.over.inner_text()  # which of them?
    guest.page.reload()
    guest.over.wait_for()
    assert not shared.wall.count()


@pytest.mark.long
def test_who_has_played_may_look_again_and_take_it_back(visit: Visit) -> None:
    guest = visit("/join")
    shared = Shared(guest).lay("whispers")
    first = shared.named()
    shared.press(first)
    shared.play()
    guest.sees(f"{NAMES[first]} has played. That hand is put away.")
    shared.press(first)
    guest.button("Take back my move").click()
    guest.moves.first.wait_for()
    guest.button("Cover the screen").click()
    assert shared.named() == 0
    guest.page.goto("/")
    guest.page.go_back()
    shared.named()
    guest.page.goto(f"{guest.page.url}?lang=pseudo")
    shared.wall.wait_for()
    assert untranslated(guest) == []


def test_where_nothing_is_hidden_nothing_is_covered(visit: Visit) -> None:
    guest = visit("/join", lang="fr", size=PHONE)
    shared = Shared(guest, "fr").lay("benevolent")
    asked = set()
    for _ in range(40):
        guest.moves.first.wait_for()
        asked.add(guest.page.locator(".whose").inner_text())
        if len(asked) == len(NAMES):
            break
        guest.step(0)
    assert asked == {*NAMES}
    assert not shared.wall.count()
    assert {*map(tuple, shared.eyes)} == {(0, 1)}
