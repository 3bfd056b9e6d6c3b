"""How bots decide on the fast side: over the bytes of a redealt world, for one seat.

A mind belongs to one seat of one game; `goes_on` tells it that since its last decision nobody but
itself has answered, so that what it found out then still holds.
"""

from __future__ import annotations

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
    """Looks one step ahead, by the hint: at every move, or at a few drawn anew each time."""

    WORLDS = 24

    def __init__(self, glances: int = 0) -> None:
        self._glances = glances
        self._search: Search | None = None

    def decide(self, world: World, rng: random.Random) -> int:
        """The move after which the hint likes the position best."""
        if len(world.moves) == 1:
            return world.moves[0]
        if self._search is None:
            self._search = Search(world.rules)
        self._search.begin(world.position, rng.getrandbits(64), Budget(iterations=1), None)
        seen = self._search.glance(world.seat, self.WORLDS, world.moves)
        pairs = list(zip(world.moves, seen, strict=True))
        if self._glances:
            pairs = rng.sample(pairs, min(self._glances, len(pairs)))
        best = max(value for _, value in pairs)
        return rng.choice([move for move, value in pairs if value == best])


class Sage:
    """Searches. With some spread it draws among the moves by how often it tried them."""

    def __init__(
        self,
        budget: Budget,
        knobs: Knobs = Knobs(),  # noqa: B008
        threads: int = 1,
        spread: float = 0.0,
    ) -> None:
        self._budget, self._knobs, self._threads, self._spread = budget, knobs, threads, spread
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
        most = max(one.visits for one in tried)
        if self._spread > 0 and most > 0:
            odds = [(one.visits / most) ** (1 / self._spread) for one in tried]
            return rng.choices(tried, odds)[0].move
        return max(tried, key=lambda one: (one.visits, one.value)).move
