"""For everyone: axe-core finds nothing, nothing runs out of the side, targets are large enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, LOOKS, PHONE, Visit
from tests.web.looks import faults, sideways

PAGES = [
    "/",
    "/join",
    "/credits",
    "/nowhere",
    "/g/benevolent/new",
    "/g/benevolent/rules",
    "/g/benevolent/about",
]
STATES = 12
# How a game looks on a phone at night, `test_every_game.py` sees every day.
GAME = [
    (DESK, False, 5),
    *(
        pytest.param(size, night, STATES, marks=pytest.mark.long)
        for size in (DESK, PHONE)
        for night in (False, True)
    ),
]


@pytest.mark.parametrize(("size", "night"), LOOKS)
def test_pages(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    wrong: list[str] = []
    for path in PAGES:
        guest.page.goto(path)
        guest.page.locator("h1").wait_for()
        guest.page.wait_for_timeout(300)
        wrong += [f"{path} {fault}" for fault in faults(guest)]
        wrong += [f"{path} runs out of the side"] * sideways(guest)
    assert wrong == []


@pytest.mark.parametrize(("size", "night", "states"), GAME)
def test_a_game(visit: Visit, size: tuple[int, int], night: bool, states: int) -> None:
    guest = visit(size=size, night=night)
    guest.short_table(4)
    wrong: list[str] = []
    for at in range(states):
        if not guest.wait():
            break
        guest.page.wait_for_timeout(250)
        wrong += faults(guest)
        guest.step(at)
    guest.finish()
    wrong += faults(guest)
    assert wrong == []
    assert not sideways(guest)


def test_no_sideways_scrolling(visit: Visit) -> None:
    guest = visit(size=(360, 900))
    assert not sideways(guest)
    guest.play_now()
    for width in (360, 768, 1024, 1920, 3840):
        guest.page.set_viewport_size({"width": width, "height": 900})
        guest.page.wait_for_timeout(200)
        assert not sideways(guest), width


def test_twice_as_large(visit: Visit) -> None:
    """A window of 1440 by 900 in which everything is twice as large."""
    guest = visit(size=(720, 450), scale=2)
    assert not sideways(guest)
    guest.short_table(1)
    for _ in range(3):
        if not guest.wait():
            break
        assert not sideways(guest)
        question = guest.page.get_by_role("heading", level=2).filter(has_text="?").first
        expect(question).to_be_in_viewport()
        expect(guest.moves.first).to_be_in_viewport()
        guest.step(0)
    guest.finish()
    guest.over.scroll_into_view_if_needed()
    assert not sideways(guest)


def test_targets_are_large_enough(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.play_now()
    small = guest.page.evaluate(
        """() => [...document.querySelectorAll('.btn, .mv, .tool, .seg button')].filter(each => {
          const box = each.getBoundingClientRect()
          return box.width && (box.height < 43.5 || box.width < 40)
        }).map(each => each.outerHTML.slice(0, 120))"""
    )
    assert small == []
