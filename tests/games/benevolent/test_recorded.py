"""What Benevolent's recorded games show; that they replay to the byte is a law."""

import pytest

from tests.games.benevolent.recordings import GAMES
from tests.laws.recorded import load, questions
from tests.rules import rule


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_has_its_seats_and_its_ending(name: str) -> None:
    t = load("benevolent", name)
    assert t.seats == GAMES[name][0]
    assert t.ending == ("turn_limit" if name == "turn_limit" else "five_gifts")


@rule("BE-078")
def test_a_gift_was_taken_from_a_tied_rival() -> None:
    t = load("benevolent", "tied_rival")
    asked = questions(t).index("victim")
    taken = [told for told in t.told if told.ply == asked + 1]
    assert "from_rival" in [t.game.events[told.event - 1].name for told in taken]


@rule("BE-026", "BE-125")
@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_winners_and_the_game_without_one(name: str) -> None:
    t = load("benevolent", name)
    winners = [seat for seat, place in enumerate(t.places) if place == 1]
    assert winners == ([] if name == "turn_limit" else [t.played[-1][0]])
