"""The arena: bots against each other over common deals, seats taken in turn, results kept.

Competitive games pair two bots at a time: one has a seat to itself and the other all the rest, in
turn, on every seat, over the same deals for every pair. In a team's game each bot plays with
itself. Every finished game is written down at once, so that a run that was cut goes on.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice, pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import broceliande as bro
from broceliande.bots.guests import described, mind_named
from broceliande.bots.hints import hint_of
from broceliande.engine.errors import BadBot, BadSeats, SetupError
from broceliande.lab.ratings import Result

Tell = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True)
class Plan:
    """Who plays what against whom, and how often."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # for each pair; in a team's game, for each bot
    seed: int = 0
    ladder: bool = False  # only neighbours in the list meet
    options: dict[str, object] = field(default_factory=dict)
    alone: bool = False  # of each pair, only the one named first has a seat to itself

    def check(self) -> None:
        """SetupError if it cannot be played."""
        game = bro.game(self.game)
        if self.seats not in game.seats:
            raise BadSeats(f"{self.game} is not for {self.seats} seats")
        for name in self.bots:
            mind_named(name)
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < (1 if self.team else 2):
            raise BadBot(f"an arena takes different bots, two at least: {', '.join(self.bots)}")
        if self.games < 1:
            raise SetupError(f"an arena plays 1 game or more, not {self.games}")
        bro.table(self.game, self.seats, 0, self.options)

    @property
    def team(self) -> bool:
        """Whether all win or all lose."""
        return bool(hint_of(self.game).TEAM)

    def bouts(self) -> list[Bout]:
        """Every game to be played, in order: all pairs advance together."""
        if self.team:
            lineups = [[(bot,) * self.seats] for bot in self.bots]
        else:
            pairs = pairwise(self.bots) if self.ladder else combinations(self.bots, 2)
            lineups = [_rotated(a, b, self.seats, self.alone) for a, b in pairs]
        return [
            Bout(self.seed + number // len(turns), turns[number % len(turns)])
            for number in range(self.games)
            for turns in lineups
        ]


@dataclass(frozen=True)
class Bout:
    """One game: the deal's seed and who sits where."""

    seed: int
    bots: tuple[str, ...]


def _rotated(one: str, other: str, seats: int, alone: bool) -> list[tuple[str, ...]]:
    """One among the others on each seat, then the other way round (the same with two seats)."""
    turns = []
    for lone, rest in ((one, other), (other, one))[: 1 if alone or seats == 2 else 2]:
        for seat in range(seats):
            turns.append(tuple(lone if at == seat else rest for at in range(seats)))
    return turns


def run(plan: Plan, jobs: int, out: Path | None, resume: bool, tell: Tell) -> list[dict[str, Any]]:
    """Play what is still to be played; returns every row, written to `out` as Parquet too."""
    plan.check()
    if jobs < 1:
        raise SetupError(f"an arena takes 1 process or more, not {jobs}")
    journal = None if out is None else Journal(out, plan)
    rows = journal.read(resume) if journal else []
    done = {(row["seed"], tuple(row["bots"])) for row in rows}
    bouts = plan.bouts()
    left = [bout for bout in bouts if (bout.seed, bout.bots) not in done]
    tell(len(bouts) - len(left), len(bouts))
    try:
        for row in _played(plan, left, jobs):
            rows.append(row)
            if journal:
                journal.add(row)
            tell(len(rows), len(bouts))
    finally:
        if journal:
            journal.close(rows)
    return rows


def _played(plan: Plan, left: list[Bout], jobs: int) -> Iterator[dict[str, Any]]:
    """The rows of the games, each as soon as it is over."""
    if jobs == 1:
        for bout in left:
            yield play_bout(plan, bout)
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=stay_with_parent) as pool:
        coming = iter(left)
        running: set[Future[dict[str, Any]]] = set()
        try:
            while True:
                for bout in islice(coming, jobs * 2 - len(running)):
                    running.add(pool.submit(play_bout, plan, bout))
                if not running:
                    return
                over, running = wait(running, return_when=FIRST_COMPLETED)
                for game in over:
                    yield game.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def stay_with_parent() -> None:
    """A killed arena takes its processes with it, in the middle of a game as well."""

    def follow(parent: BaseProcess) -> None:
        parent.join()
        os._exit(1)

    if parent := parent_process():
        threading.Thread(target=follow, args=(parent,), daemon=True).start()


def play_bout(plan: Plan, bout: Bout) -> dict[str, Any]:
    """Play one game; the row says all that is needed to play it again."""
    from broceliande import fast
    from broceliande.lab.match import play_game

    runner = fast.runner(plan.game)
    minds = [mind_named(bot) for bot in bout.bots]
    begun = time.perf_counter()
    played = play_game(runner, minds, bout.seed, plan.options)
    return {
        "seed": bout.seed,
        "bots": list(bout.bots),
        "places": list(played.places),
        "scores": list(played.scores),
        "shares": list(played.shares(plan.team)),
        "ending": ("", *runner.rules.game.endings)[played.ending],
        "answers": played.answers,
        "decisions": list(played.decisions),
        "seconds": round(time.perf_counter() - begun, 3),
    }


def results(rows: Sequence[dict[str, Any]]) -> list[Result]:
    """What the rows say to those who rate."""
    return [Result(row["seed"], tuple(row["bots"]), tuple(row["shares"])) for row in rows]


class Journal:
    """The file of a run: Parquet when it is done, one line of JSON a game beside it until then."""

    def __init__(self, out: Path, plan: Plan) -> None:
        self._out = out
        self._lines = out.with_name(out.name + ".games")
        whole = asdict(plan) | {"rules": bro.game(plan.game).version}
        self._plan: dict[str, Any] = {key: whole[key] for key in PLAN}
        self._plan["bots"] = {name: described(name) for name in plan.bots}

    def read(self, resume: bool) -> list[dict[str, Any]]:
        """The games played so far, if the run is to go on; SetupError if it is another one's."""
        if not resume:
            if self._out.exists() or self._lines.exists():
                raise SetupError(f"{self._out} is there already: give --resume, or another name")
            rows: list[dict[str, Any]] = []
        else:
            rows = self._kept()
        with self._lines.open("w", encoding="utf-8") as file:
            for line in (self._plan, *rows):
                file.write(json.dumps(line) + "\n")
        return rows

    def _kept(self) -> list[dict[str, Any]]:
        if self._lines.exists():
            first, *lines = self._lines.read_text("utf-8").splitlines() or [""]
            rows = [row for row in map(_whole, lines) if row is not None]
        elif self._out.exists():
            first, rows = _kept_in(self._out)
        else:
            return []
        self._check(first)
        return rows

    def _check(self, first: str) -> None:
        """The same game, deals and options, and no bot that was another one then."""
        then = _whole(first) or {}
        bots = then.pop("bots", {})
        now = {key: self._plan[key] for key in PLAN}
        others = [name for name, what in self._plan["bots"].items() if bots.get(name, what) != what]
        if then != now or others:
            what = f"{', '.join(others)} was another bot then" if others else first
            raise SetupError(f"{self._out} holds another run: {what or 'nothing that we know'}")
        self._plan["bots"] = bots | self._plan["bots"]

    def add(self, row: dict[str, Any]) -> None:
        """A game is over."""
        with self._lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def close(self, rows: list[dict[str, Any]]) -> None:
        """Write the Parquet file, whole, and only then drop the lines."""
        if not rows:
            return
        import pyarrow as pa

        table = pa.Table.from_pylist(rows).replace_schema_metadata({"plan": json.dumps(self._plan)})
        aside = self._out.with_name(self._out.name + ".new")
        _parquet().write_table(table, aside)
        aside.replace(self._out)
        self._lines.unlink(missing_ok=True)


PLAN = ("game", "rules", "seats", "seed", "options")  # what must be the same for a run to go on


def kept_run(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What was played and every game of a run that is done; SetupError if the file holds none."""
    first, rows = _kept_in(file)
    plan = _whole(first) or {}
    if not rows or not set(PLAN) <= set(plan):
        raise SetupError(f"{file} holds no run of the arena")
    return plan, rows


def _kept_in(file: Path) -> tuple[str, list[dict[str, Any]]]:
    """The plan, as it is written, and the rows of a Parquet file."""
    parquet = _parquet()
    try:
        table = parquet.read_table(file)
    except (OSError, ValueError) as wrong:  # pyarrow's own errors are ValueErrors
        raise SetupError(f"{file} cannot be read as Parquet: {wrong}") from None
    return (table.schema.metadata or {}).get(b"plan", b"").decode(), table.to_pylist()


def _whole(line: str) -> dict[str, Any] | None:
    """A row, or None for a line that a kill cut in half."""
    try:
        row: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return row


def _parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise SetupError("results are kept as Parquet: pip install 'broceliande[lab]'") from None
    return pyarrow.parquet
