"""How bots decide on the fast side: over the bytes of a redealt world, for one seat.

A mind belongs to one seat of one game; `goes_on` tells it that since its last decision nobody but
itself has answered, so that what it found out then still holds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Protocol

from broceliande.bots.hints import hint_of
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

    def allow(self, seconds: float | None) -> None:
        """So many seconds for a decision from now on; None: as many as it takes."""


class Timeless:
    """Minds that need no time to speak of."""

    def allow(self, seconds: float | None) -> None:
        """Nothing changes."""


class Wanderer(Timeless):
    """Any move."""

    def decide(self, world: World, rng: random.Random) -> int:
        """One of the moves, drawn uniformly."""
        return rng.choice(world.moves)


class Magpie(Timeless):
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
        paced: str = "",
    ) -> None:
        self._budget, self._knobs, self._threads, self._spread = budget, knobs, threads, spread
        self._paced = paced
        self._search: Search | None = None
        self._trail: int | None = None

    def allow(self, seconds: float | None) -> None:
        """So many seconds for a decision from now on, and no more iterations than before."""
        self._budget = replace(self._budget, seconds=seconds)

    def decide(self, world: World, rng: random.Random) -> int:
        """The move tried most often; a single one at once."""
        trail = self._trail if world.goes_on else None
        move = world.moves[0]
        if len(world.moves) > 1:
            if self._search is None:
                self._search = Search(world.rules, self._knobs, self._threads)
            search, budget = self._search, self._budget_in(world.rules)
            search.begin(world.position, rng.getrandbits(64), budget, trail)
            spread = self._spread_in(world)
            search.run(world.seat, budget, None if spread > 0 else world.moves)
            move = self._pick(search.tried(world.seat, world.moves), spread, rng)
            trail = search.trail
        self._trail = None if trail is None else fold(trail, world.seat, move)
        return move

    def _budget_in(self, rules: Rules) -> Budget:
        """What may be spent in a game: a level has more iterations where the hint says so."""
        times: int = getattr(hint_of(rules.game.name), "PACE", {}).get(self._paced, 1)
        if self._budget.iterations is None or times == 1:
            return self._budget
        return replace(self._budget, iterations=self._budget.iterations * times)

    def _spread_in(self, world: World) -> float:
        """How unsure its hand is: less so where the hint says that slips add up."""
        hint = hint_of(world.rules.game.name)
        return self._spread / getattr(hint, "STEADY", 1.0) if self._paced else self._spread

    def _pick(self, tried: list[Tried], spread: float, rng: random.Random) -> int:
        most = max(one.visits for one in tried)
        if spread > 0 and most > 0:
            odds = [(one.visits / most) ** (1 / spread) for one in tried]
            return rng.choices(tried, odds)[0].move
        return max(tried, key=lambda one: (one.visits, one.value)).move
