"""The coach: a finished game looked back upon, from what each seat could know at each moment.

Curves first: each seat's chance at moments spread over the game. Then the decisions of one seat:
a quick look at each of them, and a close one at those that seem to have cost most, where the move
that was played and the one that looked better get the same number of worlds and iterations.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from broceliande import bots
from broceliande.bots.calibration import chance_after, chance_of, curve_of
from broceliande.bots.counsel import is_team
from broceliande.bots.why import Reason, searched, why
from broceliande.engine.opening import open_table
from broceliande.engine.resume import resume
from broceliande.engine.table import Table

Answers = Sequence[tuple[int, int]]  # seat and move, from the first to the last
Tell = Callable[[float], None]  # how much is done, from 0 to 1

POINTS = 40  # moments at which the curves are computed
SUSPECTS = 6  # decisions that are looked at closely
WORLDS = 4  # in which the two moves of a suspect are played
LAPSES = 3
LEAST = 0.02  # what costs less is no lapse
SHARES = (0.45, 0.35, 0.2)  # of the time: curves, decisions, suspects
FEWEST, MOST = 8, 4000  # iterations of one look


@dataclass(frozen=True)
class Point:
    """A moment: after so many answers, each seat's chance by what it knew (one for a team)."""

    ply: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Lapse:
    """A move that cost its seat something, and what would have been better."""

    ply: int  # answers given before it
    seat: int
    played: int
    better: int
    chance: float  # after the move that was played
    best: float  # after the better one
    why: tuple[Reason, ...]  # what speaks for the better one

    @property
    def cost(self) -> float:
        """How much of the chance to win it took away."""
        return self.best - self.chance

    def because(self, game: str, lang: str) -> list[str]:
        """What speaks for the better one, in sentences."""
        return [reason.words(game, lang) for reason in self.why] or [searched(lang)]


@dataclass(frozen=True)
class Review:
    """What the coach says of a game."""

    team: bool
    last: int  # answers in all
    points: list[Point]
    lapses: list[Lapse]  # of the seat asked about, the costliest first
    measured: bool = False  # whether its chances are figures to be told; if not, only their order


@dataclass
class Pace:
    """How many iterations each look gets, so that all fit into a time; or a fixed number."""

    seconds: float = 20.0
    iterations: int | None = None
    _rate: float = 400.0  # iterations a second, as found out
    _left: int = field(default=0, init=False)
    _ends: float = field(default=0.0, init=False)

    def begin(self, share: float, looks: int) -> None:
        """A part of the work with so many looks begins."""
        self._left = looks
        self._ends = time.perf_counter() + share * self.seconds

    @property
    def late(self) -> bool:
        """Whether the time of this part is over; what is left of it is left out."""
        return self.iterations is None and time.perf_counter() > self._ends

    def look(self, think: Callable[[int], None]) -> None:
        """One look."""
        count = self.iterations or self._fit()
        begun = time.perf_counter()
        think(count)
        took = max(time.perf_counter() - begun, 1e-6)
        self._rate = 0.7 * self._rate + 0.3 * count / took
        self._left -= 1

    def _fit(self) -> int:
        each = (self._ends - time.perf_counter()) / max(1, self._left)
        return max(FEWEST, min(MOST, int(each * self._rate)))


@dataclass(frozen=True)
class _Choice:
    """A decision of the seat: a world it held possible then, and what it played."""

    ply: int
    world: Table
    played: int


class Coach:
    """Looks back upon one game. `start` is its table before the first answer, `level` the one of
    all bots at it: where chances were measured for it, they are told as the hint tells them."""

    def __init__(
        self,
        start: Table,
        answers: Answers,
        pace: Pace,
        rng: random.Random,
        tell: Tell,
        level: str | None = None,
    ) -> None:
        self._start, self._answers = start, answers
        self._pace, self._rng, self._tell = pace, rng, tell
        self.team = is_team(start.game.name)
        self._curve = curve_of(start, level)

    def review(self, seat: int, points: list[Point] | None = None) -> Review:
        """The curves, unless they are known already, and the costliest moves of a seat."""
        drawn = self.curves() if points is None else points
        measured = self._curve is not None
        return Review(self.team, len(self._answers), drawn, self.lapses(seat), measured)

    # The curves

    def curves(self) -> list[Point]:
        """Every seat's chance over the game, by what it could know; at the end, the truth."""
        last = len(self._answers)
        count = min(POINTS, last)
        plies = sorted({round(at * last / count) for at in range(count)}) if count else []
        worlds, end = self._worlds(set(plies))
        order = sorted(range(len(plies)), key=_spread)
        self._pace.begin(SHARES[0], len(plies) * len(worlds[0]) if plies else 0)
        found = {}
        for at, which in enumerate(order):
            if self._pace.late and at > 1:
                break
            found[plies[which]] = self._chances(worlds[which])
            self._tell(SHARES[0] * (at + 1) / len(order))
        points = [Point(ply, found[ply]) for ply in sorted(found)]
        return [*points, Point(last, _outcome(end, self.team))]

    def _worlds(self, plies: set[int]) -> tuple[list[list[Table]], Table]:
        """At each of the plies a world that each seat held possible, and the end of the game."""
        table, found = self._start.copy(), []
        for seat, move in self._answers:
            if table.ply in plies:
                eyes = [None] if self.team else list(range(table.seats))
                found.append([table.redeal(eye, self._rng.getrandbits(64)) for eye in eyes])
            table.play(seat, move)
        return found, table

    def _chances(self, worlds: list[Table]) -> tuple[float, ...]:
        if curve := self._curve:
            each = enumerate(worlds)
            return tuple(chance_of(world, seat, curve, self._rng) for seat, world in each)
        got = []
        for seat, world in enumerate(worlds):
            eye = -1 if self.team else seat

            def think(count: int, eye: int = eye, world: Table = world, at: int = seat) -> None:
                got.append(bots.chances(world, eye, iterations=count, rng=self._rng)[at])

            self._pace.look(think)
        return tuple(got)

    # The decisions of one seat

    def lapses(self, seat: int) -> list[Lapse]:
        """The costliest moves of the seat."""
        choices = self._choices(seat)
        self._rng.shuffle(choices)
        self._pace.begin(SHARES[1], len(choices))
        suspects = []
        for at, choice in enumerate(choices):
            if self._pace.late:
                break
            suspects.append(self._glance(choice, seat))
            self._tell(SHARES[0] + SHARES[1] * (at + 1) / len(choices))
        suspects = sorted((each for each in suspects if each[0] > 0), key=lambda each: -each[0])
        return self._closely(suspects[:SUSPECTS], seat)

    def _choices(self, seat: int) -> list[_Choice]:
        table, found = self._start.copy(), []
        for who, move in self._answers:
            if who == seat and len(table.rules.legal(table.state, seat)) > 1:
                found.append(
                    _Choice(table.ply, table.redeal(seat, self._rng.getrandbits(64)), move)
                )
            table.play(who, move)
        return found

    def _glance(self, choice: _Choice, seat: int) -> tuple[float, int, _Choice]:
        """What a decision seems to have cost, and the better move."""
        rated: list[bots.Rated] = []

        def think(count: int) -> None:
            rated[:] = bots.advise(choice.world.copy(), seat, iterations=count, rng=self._rng)

        self._pace.look(think)
        chance = {each.move: each.chance for each in rated}
        best = rated[0]
        return best.chance - chance.get(choice.played, best.chance), best.move, choice

    def _closely(self, suspects: list[tuple[float, int, _Choice]], seat: int) -> list[Lapse]:
        self._pace.begin(SHARES[2], len(suspects) * WORLDS * 2)
        found = []
        for at, (_, better, choice) in enumerate(suspects):
            chance, best = self._compare(choice, better, seat)
            if best - chance >= LEAST:
                because = why(choice.world, seat, [better], self._rng)[0]
                pair = (choice.played, better, chance, best)
                found.append(Lapse(choice.ply, seat, *pair, because))
            self._tell(1 - SHARES[2] * (1 - (at + 1) / len(suspects)))
        return sorted(found, key=lambda lapse: -lapse.cost)[:LAPSES]

    def _compare(self, choice: _Choice, better: int, seat: int) -> tuple[float, float]:
        """The seat's chance after the move it played, and after the better one."""
        if curve := self._curve:
            moves = choice.played, better
            after = [chance_after(choice.world, seat, m, curve, self._rng) for m in moves]
            return after[0], after[1]
        sums = [0.0, 0.0]
        for _ in range(WORLDS):
            world = choice.world.redeal(seat, self._rng.getrandbits(64))
            for which, move in enumerate((choice.played, better)):
                then = world.copy()
                then.play(seat, move)
                self._pace.look(lambda n, a=then, w=which: self._add(sums, w, a, seat, n))  # type: ignore[misc]
        return sums[0] / WORLDS, sums[1] / WORLDS

    def _add(self, sums: list[float], which: int, after: Table, seat: int, count: int) -> None:
        if after.over:
            sums[which] += _outcome(after, self.team)[0 if self.team else seat]
        else:
            sums[which] += bots.chances(after, seat, iterations=count, rng=self._rng)[seat]


def beginning(table: Table) -> Table:
    """A table as it was before its first answer."""
    edition, options = table.rules.edition, dict(table.options)
    if edition.custom:
        options["edition"] = {**edition.data, "whole": True}
    if table.seed is not None:
        start = open_table(table.game, table.seats, table.seed, options)
    else:
        assert table.start is not None, "a table was dealt, or laid from a position"
        start = resume(table.game, options, table.start, table.ply - len(table.played))
    start.names = list(table.names)
    return start


def _outcome(table: Table, team: bool) -> tuple[float, ...]:
    """What everybody got: a shared victory is shared."""
    places = table.places
    if team:
        return (float(places[0] == 1),)
    winners = max(1, places.count(1))
    return tuple((place == 1) / winners for place in places)


def _spread(number: int) -> int:
    """Numbers in such an order that any beginning of it is spread over all of them."""
    return int(f"{number:010b}"[::-1], 2)
