"""Rewards where they seldom show: the last Elite, three effects, an animal alone, both ends."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import ANIMALS, Place
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.looking import column, deck, place
from tests.rules import rule


def won(own: str, offers: str, **given: object) -> bro.Table:
    """Seat 0 wins G1 in the last round, and nothing else; its deck holds two owls."""
    side = Side(columns=[own, "", ""], deck="owl_base_2 owl_base_1")
    return lay(side, Side(), stage="groves", round=4, offers=offers, **given)  # type: ignore[arg-type]


@rule("BG-074", "BG-075")
def test_the_last_elite_is_replaced_like_any_other() -> None:
    t = won("bear_base_1 fox_elite_10", "venerable_9")
    assert choices(t) == ["replace bear_base_1", "replace fox_elite_10"]
    t = won("fox_elite_10", "venerable_9")
    assert (column(t, 0, 1), place(t, "fox_elite_10")) == (["venerable_9"], Place.BOX)


@rule("BG-073", "BG-074", "BG-076")
@pytest.mark.parametrize("own", ["bear_base_1", "venerable_9"])
def test_a_venerable_that_found_its_place_is_taken_no_more(own: str) -> None:
    t = won(own, "venerable_3 venerable_5")
    assert at(t).taken == -1
    play(t, "take venerable_5")
    assert (t.question, at(t).taken) == ("look", -1)
    t = won("bear_base_1 bear_base_2", "venerable_5")
    assert at(t).taken == card_at("venerable_5", 0)
    play(t, "replace bear_base_2")
    assert (t.question, at(t).taken) == ("look", -1)


@rule("BG-077", "R-49")
@pytest.mark.parametrize(
    ("effects", "carried"),
    [
        (["look", "recruit", "bottom"], ["looked", "recruited", "bottom"]),
        (["bottom", "recruit", "look"], ["bottom", "recruited", "looked"]),
        (["look"], ["looked"]),
    ],
)
def test_up_to_three_effects_follow_in_order_each_once(
    effects: list[str], carried: list[str]
) -> None:
    edition = {"venerable": [{"id": "venerable_9", "effects": effects}]}
    t = won("bear_base_1", "venerable_9", edition=edition)
    while not t.over:
        play(t, choices(t)[0])
    assert [name for name, *_ in told(t, "looked", "recruited", "bottom")] == carried


@rule("BG-081", "R-53")
@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize("to", ["top", "bottom"])
def test_recruit_takes_the_only_animal_left_to_either_end_of_the_deck(animal: str, to: str) -> None:
    name = f"{animal}_elite_9"
    t = won("bear_base_1", "venerable_7", elites=name, empty="bear owl fox")
    assert choices(t) == [f"recruit {animal} top", f"recruit {animal} bottom"]
    play(t, f"recruit {animal} {to}")
    owls = ["owl_base_2", "owl_base_1"]
    assert deck(t, 0) == ([name, *owls] if to == "top" else [*owls, name])
    where = 1 if to == "top" else 2
    assert told(t, "recruited") == [("recruited", 0, card_at(name, 0), where)]
