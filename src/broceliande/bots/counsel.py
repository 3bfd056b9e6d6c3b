"""A hint: the best moves of a seat, with the chance that each leaves it and why."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from broceliande import bots
from broceliande.bots.hints import hint_of
from broceliande.bots.why import Reason, searched, why
from broceliande.engine.table import Table

MOST = 3
ONLY = 400  # iterations for a move that is the only one


@dataclass(frozen=True)
class Advice:
    """A move worth thinking of."""

    move: int
    chance: float  # of the seat to win, after it
    why: tuple[Reason, ...]

    def because(self, game: str, lang: str) -> list[str]:
        """Why, in sentences."""
        return [reason.words(game, lang) for reason in self.why] or [searched(lang)]


def counsel(
    world: Table,
    seat: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    rng: random.Random,
) -> list[Advice]:
    """Up to three moves, the best first. `world` is a redealt table, as bots are given."""
    rated = bots.advise(world.copy(), seat, seconds=seconds, iterations=iterations, rng=rng)[:MOST]
    if len(rated) == 1:  # a search has nothing to try there, and says nothing of the chance
        stands = bots.chances(world.copy(), seat, iterations=iterations or ONLY, rng=rng)
        rated = [replace(rated[0], chance=stands[seat])]
    reasons = why(world, seat, [each.move for each in rated], rng)
    return [
        Advice(each.move, each.chance, because)
        for each, because in zip(rated, reasons, strict=True)
    ]


def is_team(game: str) -> bool:
    """Whether all seats win or lose together."""
    return bool(hint_of(game).TEAM)
