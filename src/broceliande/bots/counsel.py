"""A hint: the best moves of a seat and why; where it was measured, the chance that each leaves."""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import fmean

from broceliande import bots
from broceliande.bots.calibration import chance_after, curve_of
from broceliande.bots.hints import hint_of
from broceliande.bots.why import Reason, searched, why
from broceliande.engine.table import Table

MOST = 3


@dataclass(frozen=True)
class Advice:
    """A move worth thinking of."""

    move: int
    chance: float | None  # of the seat to win, after it; none where nobody measured it
    why: tuple[Reason, ...]
    best: bool  # of those that are told

    def because(self, game: str, lang: str) -> list[str]:
        """Why, in sentences."""
        return [reason.words(game, lang) for reason in self.why] or [searched(lang, self.best)]


def counsel(
    world: Table,
    seat: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    rng: random.Random,
    level: str | None = None,
) -> list[Advice]:
    """Up to three moves, the best first. `world` is a redealt table, as bots are given; `level` is
    the one of all bots at it, by which chances are told."""
    rated = bots.advise(world.copy(), seat, seconds=seconds, iterations=iterations, rng=rng)[:MOST]
    moves = [each.move for each in rated]
    reasons = why(world, seat, moves, rng)
    curve = curve_of(world, level)
    chances: list[float] | list[None] = [None] * len(moves)
    if curve is not None:
        chances = levelled([chance_after(world, seat, move, curve, rng) for move in moves])
    told = zip(moves, chances, reasons, strict=True)
    return [Advice(*each, best=place == 0) for place, each in enumerate(told)]


def levelled(chances: list[float]) -> list[float]:
    """Chances of moves of which the first was found to be the best: where a look, which is short,
    gives a later one more, both have the mean of theirs."""
    pools: list[list[float]] = []
    for chance in chances:
        pools.append([chance])
        while len(pools) > 1 and fmean(pools[-2]) < fmean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [fmean(pool) for pool in pools for _ in pool]


def is_team(game: str) -> bool:
    """Whether all seats win or lose together."""
    return bool(hint_of(game).TEAM)
