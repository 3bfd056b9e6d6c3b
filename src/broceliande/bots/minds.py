"""How bots decide on the fast side: over the bytes of a redealt world, for one seat.

A mind belongs to one seat of one game; `goes_on` tells it that since its last decision nobody but
itself has answered, so that what it found out then still holds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Protocol

from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEEWAY, by_net, pace_of
from broceliande.bots.room import Budget, fold
from broceliande.bots.search import LEARNT, Knobs, Search, Tried
from broceliande.bots.seer import Seer, judging_by
from broceliande.engine.rules import Rules

KNOWN = 0.05  # of its tries, from which on a move is known well enough to be made instead
NEVER = -1  # no answer


@dataclass(frozen=True)
class World:
    """A world that a seat holds possible, and what it may answer there."""

    rules: Rules
    position: bytes
    seat: int
    seats: int
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
        seer: Seer | None = None,
        net: str | None = None,
    ) -> None:
        self._budget, self._knobs, self._threads, self._spread = budget, knobs, threads, spread
        self._paced, self._seer, self._net = paced, seer, net
        self._search: Search | None = None
        self._trail: int | None = None
        self._idle, self._leeway = NEVER, LEEWAY

    @property
    def sees(self) -> bool:
        """Whether studies hand it the truth in place of a world that its seat holds possible."""
        return bool(self._knobs.sees)

    def allow(self, seconds: float | None) -> None:
        """So many seconds for a decision from now on, and no more iterations than before."""
        self._budget = replace(self._budget, seconds=seconds)

    def decide(self, world: World, rng: random.Random) -> int:
        """The move tried most often; a single one at once."""
        trail = self._trail if world.goes_on else None
        move = world.moves[0]
        if len(world.moves) > 1:
            if self._search is None:
                self._search = self._begin(world)
            search, budget = self._search, self._budget
            search.begin(world.position, rng.getrandbits(64), budget, trail)
            spread = self._spread_in(world)
            search.run(world.seat, budget, None if spread > 0 else world.moves)
            tried = search.tried(world.seat, world.moves)
            move = self._restless(self._pick(tried, spread, rng), tried)
            trail = search.trail
        self._trail = None if trail is None else fold(trail, world.seat, move)
        return move

    def _begin(self, world: World) -> Search:
        """The search for a game. Where the hint says so, a level has a number of iterations of its
        own, or judges by the game's net, if there is one."""
        rules, position = world.rules, world.position
        hint, knobs = hint_of(rules.game.name), self._knobs
        seer = self._seer or judging_by(rules, self._net, position)
        pace = pace_of(hint, self._paced, world.seats)
        learnt = by_net(hint, self._paced, world.seats, options_on(rules, position))
        if learnt and seer is None and (seer := judging_by(rules, "", position)):
            pace, self._spread, _ = learnt
            knobs = LEARNT if knobs == Knobs() else knobs
        if pace:
            self._budget = replace(self._budget, iterations=pace)
        self._idle = NEVER if seer is None else idle_of(rules)
        self._leeway = learnt.leeway if learnt else LEEWAY
        return Search(rules, knobs, self._threads, seer)

    def _restless(self, move: int, tried: list[Tried]) -> int:
        """Instead of doing nothing, what is nearly as good."""
        if move != self._idle:
            return move
        still = next(one for one in tried if one.move == move)
        others = [
            one
            for one in tried
            if one.move != move
            and one.visits >= KNOWN * still.visits
            and one.value >= still.value - self._leeway
        ]
        return max(others, key=lambda one: one.value).move if others else move

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


def search_of(rules: Rules, position: bytes) -> Search:
    """A search by the game's net, or by its hint where it has none for such a game."""
    seer = judging_by(rules, "", position)
    return Search(rules, LEARNT, seer=seer)


def options_on(rules: Rules, position: bytes) -> set[str]:
    """The options that are on at a table: those with the second of their values, which is yes."""
    host = rules.game.host
    if host is None:
        return set()
    state = rules.game.position.from_bytes(position)
    return {member.option.name for member in host if state.option[member] == 1}


def idle_of(rules: Rules) -> int:
    """The answer of a game that does nothing, if its hint names one."""
    idle: tuple[str, int] | None = getattr(hint_of(rules.game.name), "IDLE", None)
    if idle is None:
        return NEVER
    names = [question.name for question in rules.game.questions]
    before = rules.game.questions[: names.index(idle[0])]
    return sum(question.size for question in before) + idle[1]
