"""The judge: each seat's chance to win, true at the end of a game and the hint's guess before."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from broceliande.bots.hints import hint_of
from broceliande.engine.rules import Rules
from broceliande.fast.doors import FEATURES, ROW, WORTH
from broceliande.fast.judging import compile_judge


class Judge:
    """The judge of a compiled game; `address` is what the search takes."""

    def __init__(self, rules: Rules) -> None:
        self.hint = hint_of(rules.game.name)
        self._compiled = compile_judge(rules, self.hint)  # keeps the code alive
        self.address: int = self._compiled.address

    def worth(self, position: bytes) -> list[float]:
        """Each seat's chance in a position, given as its bytes."""
        return self._written(position, WORTH, 0)

    def features(self, position: bytes, seat: int) -> dict[str, float]:
        """What the hint sees in a position for a seat, by name."""
        return dict(zip(self.hint.FEATURES, self._written(position, FEATURES, seat), strict=True))

    def _written(self, position: bytes, what: int, seat: int) -> list[float]:
        from broceliande.fast.compiler import shared

        data, out = np.frombuffer(position, np.uint8).copy(), np.zeros(ROW)
        where = data.ctypes.data, what, out.ctypes.data, seat
        count = shared()["call"](self.address, *where)
        return [float(number) for number in out[:count]]


@lru_cache(maxsize=32)
def judge_of(rules: Rules) -> Judge:
    """The judge of a game with an edition, compiled when it is first asked for."""
    return Judge(rules)
