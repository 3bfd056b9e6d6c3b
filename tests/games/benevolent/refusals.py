"""A move for every reason that Benevolent has to refuse one (ledger, section 4)."""

from collections.abc import Callable

import broceliande as bro
from tests.games.benevolent.answers import Answer, move, play
from tests.games.benevolent.board import Who, lay
from tests.laws.evidence import Attempt, Refusals
from tests.rules import rule

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
Case = tuple[Callable[[], bro.Table], str, Answer]


def won() -> bro.Table:
    return play(lay("F2", Who(gifts=(0, 1, 1, 1, 1))), hex=(0, 0), action="hex")


def standing(**answers: Answer) -> Callable[[], bro.Table]:
    """F2 with four Steps in the Forest, some answers given."""
    return lambda: play(lay("F2", Who(20, steps=SQUARE)), **answers)


def tied() -> bro.Table:
    rivals = [Who(gifts=(2, 0, 0, 0, 0)), Who(gifts=(2, 0, 0, 0, 0))]
    return play(lay("F3", Who(), *rivals), hex=(0, 1), action="hex")


REFUSED: dict[str, Case] = {
    "game_over": (won, "hex", (0, 0)),
    "not_your_turn": (lambda: lay("F2", Who()), "hex", (0, 0)),
    "wrong_phase": (lambda: lay("F2", Who()), "action", "gather"),
    "must_use_card": (lambda: lay("F2", Who(steps=SQUARE[:2])), "step", (0, 0)),
    "no_such_step": (standing(), "step", (2, 0)),
    "no_such_hex": (lambda: lay("F2"), "hex", "hex 8"),
    "same_hex": (standing(step=(0, 0)), "hex", (0, 0)),
    "own_step_there": (standing(step=(0, 0)), "hex", (1, 0)),
    "not_adjacent": (lambda: lay("F2", Who(steps=[(0, 0)])), "hex", (1, 2)),
    "not_connected": (lambda: play(lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0), (0, 1)])),
                                   step=(1, 0)), "hex", (0, 2)),
    "cannot_pay_dues": (lambda: play(lay("F2"), hex=(2, 0)), "action", "hex"),
    "effect_impossible": (lambda: play(lay("F2"), hex=(0, 1)), "action", "hex"),
    "no_such_choice": (lambda: play(lay("F2"), hex=(1, 0), action="hex"), "arrow", "3>1"),
    "gift_unobtainable": (lambda: play(lay("F2", Who(20, (1, 4, 0, 0, 0))), hex=(0, 1),
                                       action="hex"), "buy", "feather"),
    "price_too_high": (lambda: play(lay("F2", Who(3)), hex=(0, 1), action="hex"), "buy", "amber"),
    "not_exchangeable": (lambda: play(lay("F3", Who(gifts=(1, 0, 0, 0, 1))), hex=(2, 0),
                                      action="hex"), "exchange", "statuette"),
    "tile_covered": (lambda: play(lay("F3"), hex=(1, -1), action="hex"), "secret", 8),
    "secret_not_usable": (lambda: lay("F2", Who(secrets="E3 E5")), "window", "E3"),
    "not_a_tied_rival": (tied, "victim", 1),
}  # fmt: skip


def attempt(code: str) -> Attempt:
    """The move that is refused with that code."""
    lay_it, question, answer = REFUSED[code]
    t = lay_it()
    return Attempt(t, 1 if code == "not_your_turn" else 0, move(t, question, answer))


REFUSALS = Refusals(list(REFUSED), attempt, kept=rule(
    "BE-027", "BE-028", "BE-029", "BE-031", "BE-032", "BE-035", "BE-036", "BE-038", "BE-039",
    "BE-051", "BE-053", "BE-059", "BE-064", "BE-067", "BE-078", "BE-082", "BE-092", "BE-123",
))  # fmt: skip
