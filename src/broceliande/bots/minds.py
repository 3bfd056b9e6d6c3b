"""How bots decide on the fast side: over the bytes of a redealt world, for one seat.

A mind belongs to one seat of one game; `goes_on` tells it that since its last decision nobody but
itself has answered, so that what it found out then still holds.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Protocol

from broceliande.bots.search import Budget, Knobs, Search, Tried, fold
from broceliande.engine.rules import Rules


@dataclass(frozen=True)
class World:
    """A world that a seat holds possible, and what it may answer there."""

    rules: Rules
    position: bytes
    seat: int
    moves: list[int]
    goes_on: bool = False


class Mind(Protocol):
    """Something that decides."""

    def decide(self, world: World, rng: random.Random) -> int:
        """One of the moves."""


class Wanderer:
    """Any move."""

    def decide(self, world: World, rng: random.Random) -> int:
        """One of the moves, drawn uniformly."""
        return rng.choice(world.moves)


class Magpie:
    """Looks one step ahead, by the hint; the warmer, the less it minds what it sees."""

    WORLDS = 24

    def __init__(self, warmth: float = 0.0) -> None:
        self._warmth = warmth
        self._search: Search | None = None

    def decide(self, world: World, rng: random.Random) -> int:
        """The move after which the hint likes the position best."""
        if len(world.moves) == 1:
            return world.moves[0]
        if self._search is None:
            self._search = Search(world.rules)
        self._search.begin(world.position, rng.getrandbits(64), Budget(iterations=1), None)
        seen = self._search.glance(world.seat, self.WORLDS, world.moves)
        if self._warmth > 0:
            return draw_warm(world.moves, seen, self._warmth, rng)
        best = max(seen)
        return rng.choice([m for m, value in zip(world.moves, seen, strict=True) if value == best])


class Sage:
    """Searches. With some warmth it plays, now and then, what looks nearly as good."""

    def __init__(
        self,
        budget: Budget,
        knobs: Knobs = Knobs(),  # noqa: B008
        threads: int = 1,
        warmth: float = 0.0,
    ) -> None:
        self._budget, self._knobs, self._threads, self._warmth = budget, knobs, threads, warmth
        self._search: Search | None = None
        self._trail: int | None = None

    def decide(self, world: World, rng: random.Random) -> int:
        """The move tried most often; a single one at once."""
        trail = self._trail if world.goes_on else None
        move = world.moves[0]
        if len(world.moves) > 1:
            if self._search is None:
                self._search = Search(world.rules, self._knobs, self._threads)
            search = self._search
            search.begin(world.position, rng.getrandbits(64), self._budget, trail)
            search.run(world.seat, self._budget)
            move = self._pick(search.tried(world.seat, world.moves), rng)
            trail = search.trail
        self._trail = None if trail is None else fold(trail, world.seat, move)
        return move

    def _pick(self, tried: list[Tried], rng: random.Random) -> int:
        if self._warmth > 0:
            return draw_warm([t.move for t in tried], [t.value for t in tried], self._warmth, rng)
        return max(tried, key=lambda t: (t.visits, t.value)).move


def draw_warm(moves: list[int], values: list[float], warmth: float, rng: random.Random) -> int:
    """A move, the likelier the better it looks: a difference of `warmth` is a factor of e."""
    best = max(values)
    odds = [math.exp((value - best) / warmth) for value in values]
    return rng.choices(moves, odds)[0]
