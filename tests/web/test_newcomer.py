"""A stranger who only reads the page: from the door to a first legal move, in every game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

import broceliande as bro
from broceliande.engine.words import title_of
from tests.web.conftest import PHONE, Visit

PRESSES, SECONDS = 3, 60.0  # at most, until the first answer is given
GAMES = [
    name if name == "benevolent" else pytest.param(name, marks=pytest.mark.long)
    for name in bro.games()
]


def moment(page: Page) -> tuple[int, str]:
    """How many answers the table had, and what is chosen of the next one, as the page shows it."""
    answers, _, chosen = (
        page.locator("[data-moment]").first.get_attribute("data-moment") or ":"
    ).partition(":")
    return int(answers or 0), chosen


@pytest.mark.parametrize("game", GAMES)
def test_a_first_move_within_three_presses(visit: Visit, game: str) -> None:
    begun = time.monotonic()
    guest = visit("/", size=PHONE)
    guest.button(f"Play {title_of(bro.game(game), 'en')} against bots").click()
    presses = 1
    guest.moves.first.wait_for()
    first, _ = moment(guest.page)
    while moment(guest.page)[0] == first:
        guest.step(0)
        presses += 1
    assert presses <= PRESSES
    assert time.monotonic() - begun < SECONDS
