"""A move for every reason that Bloody Grove has to refuse one (ledger, section 4.3)."""

from collections.abc import Callable
from typing import Any

import broceliande as bro
from tests.games.bloody_grove.answers import move, play
from tests.games.bloody_grove.board import Side, lay
from tests.laws.evidence import Attempt, Refusals
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


def attempt(code: str) -> Attempt:
    """The move that is refused with that code."""
    lay_it, given = REFUSED[code]
    question, answer = given.split(": ")
    t = lay_it()
    seat = 1 if code == "not_your_decision" else (t.asked or (0,))[0]
    return Attempt(t, seat, move(t, answer, seat, question))


REFUSALS = Refusals(list(REFUSED), attempt, kept=rule(
    "BG-019", "BG-024", "BG-025", "BG-027", "BG-029", "BG-033", "BG-034", "BG-037", "BG-039",
    "BG-040", "BG-041", "BG-047", "BG-053", "BG-059", "BG-073", "BG-074", "BG-081", "BG-090",
))  # fmt: skip
