"""The judge on the plain runner: for games that are not compiled yet, or never will be."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from broceliande.bots.hints import hint_of
from broceliande.engine.binding import bind
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules


class PlainJudge:
    """Each seat's chance to win, by the same hint as the compiled judge's."""

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
