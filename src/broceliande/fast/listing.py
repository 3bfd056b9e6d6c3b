"""Legal moves as compiled code lists them: question by question, and a bit for each answer first.

While a position is only looked at, the compiler may keep what it read of it in registers. A list
that grows meanwhile might be part of that position, for all it knows, and everything is read again
for each answer; so the moves are written when all answers of a question, or 62 of them, are known.
Where a game says which answers are worth a look, only those are looked at. The same answers in the
same order as `engine.legal.legal`: the laws of parity see to it.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from broceliande.engine.order import LOOKED_AT, refusals, worths
from broceliande.engine.rules import Rules

BITS = 62  # answers that are looked at together

LOOK = """
        for base in range(0, {size}, {bits}):
            found = 0
            for answer in range(base, min(base + {bits}, {size})):
                if {refusal}(s, seat, answer) == 0:
                    found |= 1 << (answer - base)
            while found != 0:
                out[n] = {first} + base + lowest(found)
                n += 1
                found &= found - 1"""


LOOK_WHERE_WORTH = """
        for base in range(0, {size}, {looked_at}):
            found, rest = 0, {worth}(s, seat, base)
            while rest != 0:
                at = lowest(rest)
                rest &= rest - 1
                if {refusal}(s, seat, base + at) == 0:
                    found |= 1 << at
            while found != 0:
                out[n] = {first} + base + lowest(found)
                n += 1
                found &= found - 1"""


@intrinsic
def lowest(typingctx: Any, bits: Any) -> Any:
    """The place of the lowest bit of a number that has one."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


def listing(rules: Rules) -> FunctionType:
    """`legal` of a game: writes the legal moves of an asked seat, in rising order; how many."""
    game = rules.game
    named, starts = refusals(game.asks, game.order), game.asks.starts()
    lines = ["def legal(s, seat, out):", "    n = 0", "    which = s.question"]
    few = worths(game.order)
    for number, question in enumerate(game.questions, 1):
        look = LOOK_WHERE_WORTH if number in few else LOOK
        told = {"refusal": named[number], "worth": few.get(number), "looked_at": LOOKED_AT}
        told |= {"size": question.size, "bits": BITS, "first": starts[number]}
        lines.append(f"    if which == {number}:{look.format(**told)}")
    space: dict[str, Any] = {"__name__": __name__}
    exec("\n".join([*lines, "    return n"]), space)  # ours: names of rule functions, and numbers
    made = space["legal"]
    assert isinstance(made, FunctionType)
    return made
