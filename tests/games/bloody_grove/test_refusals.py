"""Refusals (ledger, section 4.3): every code, their order, and that nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

import broceliande as bro
from tests.games.bloody_grove.answers import move, play, refused
from tests.games.bloody_grove.board import Side, lay
from tests.rules import rule

RIVAL = Side(hand="bear_base_1", columns=["", "fox_base_1", "venerable_6"], druid="owl_base_3")
Case = tuple[Callable[[], bro.Table], str]


def turn(hand: str = "bear_base_1", **given: Any) -> bro.Table:
    """Seat 0 has turn 1, with an own Spirit at G1."""
    own = Side(hand=hand, columns=["owl_base_2", "", ""], druid="fox_base_2")
    return lay(own, RIVAL, **given)


def over() -> bro.Table:
    return lay(Side(), Side(), round=4, stage="end", offers="")


def ruse() -> bro.Table:
    return play(turn("fox_base_3"), "summon fox_base_3")


def target() -> bro.Table:
    return play(turn("owl_base_1"), "summon owl_base_1", "token 1")


def second_look() -> bro.Table:
    return play(bro.table("bloody-grove", seed=1, options={"first": 0}), "token 3")


def recruiting() -> bro.Table:
    """bear_base_2 on the right of the bare Druid: bear and fox, and no fox is left."""
    t = lay(Side(hand="bear_base_2"), RIVAL, empty="fox")
    return play(t, "right bear_base_2")


def won(venerable: str = "venerable_9 venerable_3", stage: str = "groves") -> bro.Table:
    own = Side(columns=["bear_base_1 bear_base_2", "", ""])
    return lay(own, RIVAL, stage=stage, offers=venerable)


def ordering() -> bro.Table:
    t = lay(Side(hand="bear_base_1 bear_base_2 bear_base_3"), RIVAL, stage="hands")
    return play(t, "under bear_base_1")


REFUSED: dict[str, Case] = {
    "game_over": (over, "action: left bear_base_1"),
    "not_your_decision": (turn, "action: left rival:bear_base_1"),
    "not_pending": (turn, "look: token 1"),
    "must_choose": (turn, "action: decline"),
    "card_not_in_hand": (turn, "action: left owl_base_1"),
    "grove_not_active": (turn, "action: summon G2 bear_base_1"),
    "card_not_in_column": (ruse, "ruse: bear_base_1 to G2"),
    "card_not_yours": (ruse, "ruse: rival:fox_base_1 to G1"),
    "grove_not_adjacent": (ruse, "ruse: owl_base_2 to G3"),
    "target_on_druid": (target, "target: on fox_base_2"),
    "target_opponent_venerable": (target, "target: on venerable_6"),
    "token_not_in_reserve": (
        lambda: play(turn("owl_base_1", discard="+2"), "summon owl_base_1"), "arcane: token 1",
    ),
    "token_already_chosen": (second_look, "first_look: token 3"),
    "symbol_not_completed": (recruiting, "recruit: recruit owl hand"),
    "elite_not_available": (recruiting, "recruit: recruit fox hand"),
    "destination_not_allowed": (
        lambda: play(won("venerable_7"), "replace bear_base_1"),
        "effect_recruit: recruit bear hand",
    ),
    "venerable_not_offered": (won, "reward: take venerable_1"),
    "card_not_replaceable": (lambda: won("venerable_9"), "replace: replace rival:fox_base_1"),
    "bad_order": (ordering, "leftover: under bear_base_1"),
}  # fmt: skip


@rule(
    "BG-019", "BG-024", "BG-025", "BG-027", "BG-029", "BG-033", "BG-034", "BG-037", "BG-039",
    "BG-040", "BG-041", "BG-047", "BG-053", "BG-059", "BG-073", "BG-074", "BG-081", "BG-090",
)  # fmt: skip
@pytest.mark.parametrize("code", REFUSED)
def test_each_code_is_reached_and_nothing_changes(code: str) -> None:
    lay_it, given = REFUSED[code]
    question, answer = given.split(": ")
    t = lay_it()
    seat = 1 if code == "not_your_decision" else (t.asked or (0,))[0]
    assert refused(t, answer, question, seat) == code
    before, played, asked = bytes(t.state), list(t.played), t.asked
    with pytest.raises(bro.Refused) as caught:
        t.play(seat, move(t, answer, seat, question))
    assert caught.value.refusal.code == code
    assert (bytes(t.state), t.played, t.asked) == (before, played, asked)


def test_the_codes_are_those_of_the_ledger_in_its_order() -> None:
    codes = [reason.code for reason in bro.game("bloody-grove").reasons]
    codes.remove("no_such_move")  # for a number that is no answer to anything
    assert codes == list(REFUSED)


@pytest.mark.parametrize("number", [-1, 10_000, True, None, "card", 1.0])
def test_a_number_that_is_no_move_is_refused_too(number: Any) -> None:
    refusal = turn().why_not(0, number)
    assert refusal is not None
    assert refusal.code == "no_such_move"


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
