"""Calibrates chances: bots of a level play whole games, a short search calls the chance of a seat
at a few moments of each, and what was called is compared with who won. Among several, it may call
the chance of every seat at each moment: there who leads is rare, and the same games tell of more.

The curve is fitted on half of the games and judged on the other half, and the other way round, so
that no game vouches for itself; the curve that is kept is fitted on all of them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import broceliande as bro
from broceliande import fast
from broceliande.bots.calibration import SPANS, Bin, Curve, judge_name, look, spans
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEVELS, pace_name
from broceliande.bots.thinking import mind_of
from broceliande.engine.errors import BadBot, BadSeats, SetupError
from broceliande.fast.running import FastGame, FastTable
from broceliande.lab.arena import stay_with_parent
from broceliande.lab.match import Moments, play_game

MOMENTS = 6  # of a game
BINS = 10
LEAST = 300  # positions that a bin needs to be judged on its own
ALIKE = 20.0  # how firmly neighbouring slopes hold each other: with few games they are one
Tell = Callable[[int, int], None]
Called = tuple[int, float, float]  # the deal, what was called, what the seat got
Row = NDArray[np.float64]


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    level: str
    games: int
    seed: int
    every_seat: bool = False  # looks at each moment; else one of them, drawn

    def check(self) -> None:
        """SetupError if it cannot be played."""
        if self.seats not in bro.game(self.game).seats:
            raise BadSeats(f"{self.game} is not for {self.seats} seats")
        if self.level not in LEVELS:
            raise BadBot(f"no bot is called {self.level!r}; there are {', '.join(LEVELS)}")
        if self.games < 2:
            raise SetupError(f"a calibration plays 2 games or more, not {self.games}")
        if self.every_seat and hint_of(self.game).TEAM:
            raise SetupError(
                f"{self.game} is a team's game: one look tells the chance of every seat"
            )

    @property
    def pace(self) -> str:
        """How bots of the level decide there."""
        return pace_name(self.level, hint_of(self.game), self.seats)

    @property
    def command(self) -> str:
        """What plays the same games again."""
        return (
            f"broceliande calibrate {self.game} --seats {self.seats} --level {self.level}"
            f" --games {self.games} --seed {self.seed}{' --every-seat' * self.every_seat}"
        )

    @property
    def head(self) -> list[object]:
        """What a file of such games begins with."""
        judge = judge_name(fast.runner(self.game).rules)
        own = [self.game, self.seats, self.level, judge, self.pace]
        return [*own, "every seat"] if self.every_seat else own


def collect(plan: Plan, rows: Path | None, tell: Tell, jobs: int = 1) -> list[Called]:
    """Play what is still to be played; what was called, of all games. With a file every game is
    written down at once, and a run that was cut goes on."""
    plan.check()
    if jobs < 1:
        raise SetupError(f"a calibration takes 1 process or more, not {jobs}")
    deals = range(plan.seed, plan.seed + plan.games)
    kept = [one for one in _kept(rows, plan) if one[0] in deals]
    done = {deal for deal, _, _ in kept}
    left = [deal for deal in deals if deal not in done]
    for at, found in enumerate(_played(plan, left, jobs), len(done) + 1):
        kept += found
        _note(rows, found)
        tell(at, plan.games)
    return kept


def _played(plan: Plan, deals: Sequence[int], jobs: int) -> Iterator[list[Called]]:
    """What was called in each game, in order."""
    if jobs == 1:
        yield from map(_calls, repeat(plan), deals)
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=stay_with_parent) as pool:
        try:
            yield from pool.map(_calls, repeat(plan), deals)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _calls(plan: Plan, deal: int) -> list[Called]:
    """Runs in a process of its own, where there are several."""
    return called(fast.runner(plan.game), plan, deal)


def called(run: FastGame, plan: Plan, deal: int) -> list[Called]:
    """Play one game, and look at a few moments of it, each from one seat or from all."""
    chance = random.Random(f"calibrate/{plan.seats}/{plan.level}/{deal}")
    seen = Moments[bytes](MOMENTS, chance)

    def watch(table: FastTable) -> None:
        seen.meet(table.bytes.tobytes)

    minds = [mind_of(LEVELS[plan.level]) for _ in range(plan.seats)]
    played = play_game(run, minds, deal, None, watch)
    shares = played.shares(bool(hint_of(plan.game).TEAM))
    found = []
    for position in seen.kept:
        eyes = range(plan.seats) if plan.every_seat else (chance.randrange(plan.seats),)
        for seat in eyes:
            raw = look(run.rules, position, seat, chance.getrandbits(64))
            found.append((deal, raw, shares[seat]))
    return found


def _kept(rows: Path | None, plan: Plan) -> list[Called]:
    if rows is None:
        return []
    first = json.dumps(plan.head)
    if not rows.exists():
        rows.write_text(first + "\n", "utf-8")
        return []
    head, *lines = rows.read_text("utf-8").splitlines() or [""]
    if head != first:
        raise SetupError(f"{rows} holds another calibration: {head}")
    return [
        (int(deal), raw, won)
        for deal, raw, won in (one for line in lines for one in json.loads(line))
    ]


def _note(rows: Path | None, found: list[Called]) -> None:
    if rows is not None:
        with rows.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")


def fit(raw: Row, won: Row) -> Row:
    """The shift and the slopes that foretell best who wins, among those that never fall."""
    rows, free = _terms(raw), np.ones(1 + len(SPANS), bool)
    while True:
        line = np.zeros(len(free))
        line[free] = _newton(rows[:, free], won, _likeness()[np.ix_(free, free)])
        falls = line < 0
        falls[0] = False
        if not falls.any():
            return line
        free &= ~falls


def _terms(raw: Row) -> Row:
    return np.array([[1.0, *spans(one)] for one in raw])


def _likeness() -> Row:
    """What it costs that a slope differs from the next."""
    steps = np.diff(np.eye(len(SPANS)), axis=0)
    cost = np.zeros((1 + len(SPANS),) * 2)
    cost[1:, 1:] = ALIKE * steps.T @ steps
    return cost


def _newton(rows: Row, won: Row, cost: Row) -> Row:
    weights = np.zeros(rows.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - won) + cost @ weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + cost
        step = np.linalg.lstsq(bend, slope)[0]
        weights = weights - np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    return weights


def curve(plan: Plan, kept: Sequence[Called]) -> Curve:
    """The curve of all games, with bins in which every game was called by the other half."""
    deals = np.array([one[0] for one in kept])
    raw, won = (np.array([one[at] for one in kept], float) for at in (1, 2))
    said = np.zeros_like(raw)
    for half in (0, 1):
        here = deals % 2 == half
        line = fit(raw[~here], won[~here])
        said[here] = 1 / (1 + np.exp(-_terms(raw[here]) @ line))
    played = len(set(deals.tolist()))
    shift, *slopes = (round(float(number), 4) for number in fit(raw, won))
    found = played, len(kept), shift, tuple(slopes), bins(said, won)
    judge = judge_name(fast.runner(plan.game).rules)
    return Curve(plan.seats, plan.level, *found, plan.command, judge, plan.pace)


def bins(said: Row, won: Row) -> tuple[Bin, ...]:
    """Tenths of the chances; one that holds too few positions joins its neighbour."""
    order = np.argsort(said, kind="stable")
    tenth = np.minimum(BINS - 1, (said * BINS).astype(int))
    groups = [order[tenth[order] == at] for at in range(BINS)]
    joined: list[NDArray[np.int64]] = []
    for group in groups:
        if joined and len(joined[-1]) < LEAST:
            joined[-1] = np.concatenate([joined[-1], group])
        else:
            joined.append(group)
    if len(joined) > 1 and len(joined[-1]) < LEAST:
        joined[-2:] = [np.concatenate(joined[-2:])]
    return tuple(
        Bin(len(each), round(float(said[each].mean()), 4), round(float(won[each].mean()), 4))
        for each in joined
        if len(each)
    )


def keep(file: Path, found: Curve) -> None:
    """Write a curve into the file of its game, in place of an older one."""
    old = json.loads(file.read_text("utf-8")) if file.exists() else []
    others = [one for one in old if (one["seats"], one["level"]) != (found.seats, found.level)]
    row = asdict(found) | {"bins": [[one.count, one.called, one.won] for one in found.bins]}
    rows = sorted([*others, row], key=lambda one: (one["seats"], list(LEVELS).index(one["level"])))
    text = ",\n".join(json.dumps(one) for one in rows)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[\n{text}\n]\n", "utf-8")
