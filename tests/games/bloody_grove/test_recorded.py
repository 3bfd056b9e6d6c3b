"""What Bloody Grove's recorded games show; that they replay to the byte is a law."""

import pytest

import broceliande as bro
from tests.games.bloody_grove.recordings import ENDINGS, GAMES
from tests.laws import recorded
from tests.laws.recorded import events, questions
from tests.rules import rule


def load(name: str) -> bro.Table:
    return recorded.load("bloody-grove", name)


@rule("BG-002", "BG-003", "BG-004", "BG-089", "BG-100", "BG-101", "BG-102")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_recorded_endings(name: str) -> None:
    t = load(name)
    assert (t.ending, t.view(None)["fields"]["round"]) == ENDINGS[name]
    assert (t.places == (1, 1)) == (t.ending == "shared")


@rule("BG-081", "BG-082", "BG-083")
def test_every_effect_of_a_venerable_is_recorded() -> None:
    tables = [load(name) for name in GAMES]
    assert {"look", "effect_recruit"} <= set().union(*map(questions, tables))
    assert "bottom" in set().union(*map(events, tables))


@rule("BG-100", "BG-101", "BG-102")
def test_the_recorded_tie_breaks() -> None:
    t = load("transformations")
    piles = t.view(None)["fields"]["druid_n"]
    assert t.scores[0] == t.scores[1]
    assert t.places == ((1, 2) if piles[0] > piles[1] else (2, 1))
    t = load("shared")
    piles = t.view(None)["fields"]["druid_n"]
    assert t.scores[0] == t.scores[1]
    assert piles[0] == piles[1]
    t = load("domination")
    assert t.places == ((1, 2) if t.scores[0] > t.scores[1] else (2, 1))


@rule("BG-026", "BG-044", "BG-053")
def test_the_rare_cases_are_recorded() -> None:
    assert {"turn_lost", "no_effect"} <= events(load("never_transformed"))
    assert "refilled" in events(load("many_tokens"))
    assert "pile_empty" in events(load("many_recruits"))
