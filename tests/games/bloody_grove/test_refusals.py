"""Refusals (ledger, section 4.3): what cannot be declined, and their order; that each code is
reached is a law."""

from collections.abc import Callable

import pytest

import broceliande as bro
from tests.games.bloody_grove.answers import move, play, refused
from tests.games.bloody_grove.board import Side, lay
from tests.games.bloody_grove.refusals import (
    REFUSED,
    RIVAL,
    ordering,
    over,
    recruiting,
    ruse,
    target,
    turn,
    won,
)
from tests.rules import rule

FORCED: list[tuple[Callable[[], bro.Table], str]] = [
    (lambda: bro.table("bloody-grove", seed=1), "first_look"),
    (turn, "action"),
    (target, "target"),
    (recruiting, "recruit"),
    (ordering, "leftover"),
    (won, "reward"),
    (lambda: won("venerable_9"), "replace"),
    (lambda: play(won("venerable_5"), "replace bear_base_1"), "look"),
    (lambda: play(won("venerable_7"), "replace bear_base_1"), "effect_recruit"),
]


@rule("BG-025", "BG-050", "BG-073", "BG-074", "R-07", "R-47", "R-53")
@pytest.mark.parametrize(("lay_it", "question"), FORCED, ids=[name for _, name in FORCED])
def test_a_forced_decision_cannot_be_declined(
    lay_it: Callable[[], bro.Table], question: str
) -> None:
    t = lay_it()
    assert t.question == question
    assert refused(t, "decline") == "must_choose"


@rule("BG-035", "BG-042")
@pytest.mark.parametrize("hand", ["fox_base_3", "owl_base_1"])
def test_ruse_and_arcane_can_be_declined(hand: str) -> None:
    t = play(turn(hand), f"summon {hand}")
    assert refused(t, "decline") == ""


ORDER: list[tuple[str, Callable[[], bro.Table], str, int]] = [
    ("game_over", over, "look: token 1", 1),  # before not_your_decision
    ("not_your_decision", turn, "look: decline", 1),  # before not_pending and must_choose
    ("not_pending", turn, "look: decline", 0),  # before must_choose
    ("card_not_in_hand", turn, "action: summon G2 owl_base_1", 0),  # before grove_not_active
    ("card_not_in_hand", turn, "action: summon G1 rival:bear_base_1", 0),  # the opponent's card
    ("card_not_in_column", ruse, "ruse: rival:bear_base_1 to G1", 0),  # before card_not_yours
    ("card_not_in_column", ruse, "ruse: fox_base_2 to G1", 0),  # in the Druid pile
    ("card_not_yours", ruse, "ruse: rival:fox_base_1 to G2", 0),  # before grove_not_adjacent
    ("card_not_in_column", target, "target: on venerable_1", 0),  # on offer
    ("target_on_druid", target, "target: on rival:owl_base_3", 0),
    ("symbol_not_completed", lambda: play(lay(Side(hand="bear_base_2"), RIVAL, empty="owl"),
                                          "right bear_base_2"), "recruit: recruit owl hand", 0),
    ("elite_not_available", lambda: play(
        lay(Side(columns=["bear_base_1 bear_base_2", "", ""]), RIVAL, stage="groves",
            offers="venerable_7", empty="fox"), "replace bear_base_1"),
     "effect_recruit: recruit fox hand", 0),  # before destination_not_allowed
    ("card_not_in_hand", ordering, "leftover: under owl_base_1", 0),  # before bad_order
]  # fmt: skip


@rule("BG-024", "BG-027")
@pytest.mark.parametrize(("code", "lay_it", "given", "seat"), ORDER)
def test_the_first_code_that_applies_is_given(
    code: str, lay_it: Callable[[], bro.Table], given: str, seat: int
) -> None:
    question, answer = given.split(": ")
    assert refused(lay_it(), answer, question, seat) == code


@rule("R-69", "R-70")
def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    """Whatever lies in the opponent's hand or deck, in the piles or the stack: the same code."""
    t = target()
    hidden = [f"rival:{a}_base_{n}" for a in ("bear", "owl") for n in (1, 2)]
    hidden += ["bear_elite_1", "fox_elite_4", "venerable_8", "venerable_red_1"]
    assert {refused(t, f"on {name}") for name in hidden} == {"card_not_in_column"}
    t = ruse()
    assert {refused(t, f"{name} to G1") for name in hidden} == {"card_not_in_column"}


def test_every_refusal_names_a_paragraph() -> None:
    for lay_it, given in REFUSED.values():
        question, answer = given.split(": ")
        t = lay_it()
        for seat in (0, 1):
            refusal = t.why_not(seat, move(t, answer, seat, question))
            assert refusal is not None
            assert refusal.rule.startswith("BG-")
