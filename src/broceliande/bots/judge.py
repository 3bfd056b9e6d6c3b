"""The judge: each seat's chance to win, true at the end of a game and the hint's guess before."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np

from broceliande.bots.hints import hint_of
from broceliande.engine.binding import bind
from broceliande.engine.fields import Fields
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


class PlainJudge:
    """The same judgement on the plain runner, for games that are not compiled yet."""

    def __init__(self, rules: Rules) -> None:
        self._hint = hint_of(rules.game.name)
        space: dict[str, Any] = bind(rules.game, rules.tables, (self._hint,))
        self._features = space["features"]

    def worth(self, state: Fields) -> list[float]:
        """Each seat's chance in a position."""
        seats = range(state.seats)
        if state.over:
            won = [seat for seat in seats if state.place[seat] == 1]
            share = 1.0 if self._hint.TEAM else 1.0 / max(1, len(won))
            return [share if seat in won else 0.0 for seat in seats]
        sums = [self._sum(state, seat) for seat in seats]
        if self._hint.TEAM:
            return [1 / (1 + math.exp(-sums[0]))] * state.seats
        odds = [math.exp(total - max(sums)) for total in sums]
        return [odd / sum(odds) for odd in odds]

    def _sum(self, state: Fields, seat: int) -> float:
        row = [0.0] * len(self._hint.WEIGHTS)
        self._features(state, seat, row)
        weights: list[float] = self._hint.WEIGHTS
        return sum(w * x for w, x in zip(weights, row, strict=True))


@lru_cache(maxsize=32)
def plain_judge_of(rules: Rules) -> PlainJudge:
    """The plain judge of a game with an edition."""
    return PlainJudge(rules)
