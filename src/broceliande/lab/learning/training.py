"""Training: generations of games, of nets learnt from them, and of duels that say which is better.

Everything is kept in one folder: lessons, nets, and `run.json` with what was found, so that a run
that was cut goes on where it stood, and a finished one grows by more generations.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import broceliande as bro
from broceliande.bots.hints import hint_of
from broceliande.bots.net import load
from broceliande.bots.seer import beliefs_of, suits
from broceliande.engine.errors import BadSeats, SetupError
from broceliande.lab.learning.collecting import Order, collect, joined
from broceliande.lab.learning.duelling import Bout, duels, score

Tell = Callable[[str, int, float], None]  # what is being done, in which generation, and how far
DEALS = 1 << 40  # duels are over deals that no lesson came from
EACH = 1 << 24  # games between the first seeds of two processes
BEGIN = "net-begin.npz"  # the net that a run began with
SAME = (
    "game", "seats", "options", "iterations", "seed", "trust", "rollouts", "begin", "against",
    "master", "beliefs",
)  # fmt: skip


@dataclass(frozen=True)
class Course:
    """What is learnt, how, and for how long."""

    game: str
    seats: tuple[int, ...]
    options: tuple[dict[str, object], ...]
    iterations: int  # of the search
    generations: int
    seconds: float  # of games in each
    rounds: int  # through the lessons
    duels: int  # games in which a new net meets the best one so far
    thought: float  # seconds a move in them
    seed: int
    jobs: int
    trust: float = 0.85  # what a decision believes of the next one's aim, not of its own search
    rollouts: int = 0  # to the end, from every position that is kept; 0: the search says its chance
    begin: str = ""  # the net that plays the first games; none: the hint
    against: str = ""  # a net that all others play by, to be beaten; none: they learn as well
    master: float = 0.0  # seconds for which a master learns from the first games; 0: none does
    beliefs: int = 0  # lessons, at most, from which is learnt which worlds are likely; 0: it is not

    def check(self) -> None:
        """SetupError if it cannot be."""
        game = bro.game(self.game)
        for seats in self.seats:
            if seats not in game.seats:
                raise BadSeats(f"{self.game} is not for {seats} seats")
        least = min(self.generations, self.iterations, self.rounds, self.jobs, self.duels)
        if least < 1 or self.seconds <= 0 or self.thought <= 0 or self.rollouts < 0:
            raise SetupError("a course has 1 or more of everything")
        if self.master < 0:
            raise SetupError(f"a master learns for 0 seconds or more, not for {self.master}")
        if self.beliefs < 0:
            raise SetupError(f"beliefs are learnt from 0 lessons or more, not from {self.beliefs}")
        if not 0 <= self.trust <= 1:
            raise SetupError(f"trust goes from 0 to 1, not to {self.trust}")
        for options in self.options:
            bro.table(self.game, self.seats[0], 0, options)
        if (self.against or self.beliefs) and hint_of(self.game).TEAM:
            raise SetupError(f"{self.game} is a team's game: nobody is against anybody")
        for file in filter(None, (self.begin, self.against)):
            suits(load(Path(file)), bro.table(self.game, self.seats[0], 0).rules)

    def command(self) -> str:
        """What was typed, or could have been."""
        said = {
            "seats": ",".join(map(str, self.seats)), "iterations": self.iterations,
            "generations": self.generations, "seconds": self.seconds, "rounds": self.rounds,
            "duels": self.duels, "thought": self.thought, "seed": self.seed, "jobs": self.jobs,
            "trust": self.trust, "rollouts": self.rollouts, "master": self.master,
            "beliefs": self.beliefs,
        }  # fmt: skip
        said |= {name: Path(file).name for name, file in self.nets().items()}
        return " ".join(
            [f"broceliande train {self.game}", *(f"--{name} {what}" for name, what in said.items())]
        )

    def nets(self) -> dict[str, str]:
        """The files that it takes."""
        both = {"begin": self.begin, "against": self.against}
        return {name: file for name, file in both.items() if file}

    def told(self) -> dict[str, Any]:
        """What a net says of the course it was made by: other nets by name and hash, not by where
        they lay on some machine."""
        named = {
            name: f"{Path(file).name} {load(Path(file)).about['hash'][:12]}"
            for name, file in self.nets().items()
        }
        return asdict(self) | named


class Run:
    """A course in a folder."""

    def __init__(self, course: Course, folder: Path, tell: Tell) -> None:
        course.check()
        folder.mkdir(parents=True, exist_ok=True)
        self.course, self.folder, self.tell = course, folder, tell
        self._file = folder / "run.json"
        self.state: dict[str, Any] = self._kept()

    def _kept(self) -> dict[str, Any]:
        """What a run before has found; SetupError if it was another course."""
        own = json.loads(json.dumps(asdict(self.course)))
        if not self._file.exists():
            return {"course": own, "generations": [], "best": self._first()}
        try:
            kept: dict[str, Any] = json.loads(self._file.read_text("utf-8"))
        except ValueError:
            raise SetupError(f"{self._file} is damaged; another folder begins anew") from None
        for what in SAME:
            was = kept["course"].get(what, "")
            if (was or 0) != (own[what] or 0):  # a run of before knows no master
                raise SetupError(f"{self.folder} holds a run with {what} {was}")
        return kept

    def _first(self) -> str:
        """The net that the first games are played with, copied into the folder: who is to beat a
        net begins as that net."""
        begin = self.course.begin or self.course.against
        if begin:
            shutil.copyfile(begin, self.folder / BEGIN)
        return BEGIN if begin else ""

    def _keep(self) -> None:
        new = self._file.with_name("run.json.new")
        new.write_text(json.dumps(self.state, indent=1), "utf-8")
        new.replace(self._file)

    def go(self) -> Path:
        """All generations that are still missing; returns the file of the best net."""
        spawn = get_context("spawn")
        with ProcessPoolExecutor(self.course.jobs, mp_context=spawn) as pool:
            for number in range(len(self.state["generations"]), self.course.generations):
                self.state["generations"].append(self._generation(number, pool))
                self._keep()
        best: str = self.state["best"]
        return self.folder / best

    def _generation(self, number: int, pool: ProcessPoolExecutor) -> dict[str, Any]:
        begun = time.perf_counter()
        games = self._play(number, pool)
        self._be_taught(number)
        net, told = self._learn(number, begun)
        own, best = self.course, self.state["best"]
        other = own.against or (str(self.folder / best) if best else "")
        won = self._duels(number, net, other, pool)
        better = score(won) > (self.state.get("score", 0.0) if own.against else 1.0)
        if better or not best:
            self.state["score"], self.state["best"] = score(won), net
        if own.beliefs:
            told["beliefs"] = self._believe(number, net, pool)
        seconds = round(time.perf_counter() - begun)
        return {
            "games": games,
            "net": net,
            **told,
            "duels": won,
            "kept": better,
            "seconds": seconds,
        }

    def _play(self, number: int, pool: ProcessPoolExecutor) -> int:
        """The games of a generation, unless they were played before."""
        own, best = self.course, self.state["best"]
        files = [self.folder / f"lessons-{number}-{at}.npz" for at in range(own.jobs)]
        net = str(self.folder / best) if best else ""
        first = ((own.seed * 64 + number) * own.jobs) * EACH
        orders = [
            Order(own.game, own.seats, own.options, own.iterations, first + at * EACH,
                  own.seconds, SHARE, HASTE if net else SLOW, STRAY, own.trust,
                  own.rollouts, net, own.against)
            for at in range(own.jobs)
        ]  # fmt: skip
        waits = [
            pool.submit(_write_lessons, order, file)
            for order, file in zip(orders, files, strict=True)
            if not file.exists()
        ]
        self._watch(number, own.seconds, waits)
        for wait in waits:
            wait.result()
        return sum(len(np.unique(np.load(file)["game"])) for file in files)

    def _be_taught(self, number: int) -> None:
        """A master learns from the first games and plays many more, unless it was so before."""
        own, file = self.course, self.folder / "lessons-0-master.npz"
        if not own.master or file.exists():
            return
        from broceliande.lab.learning.schooling import kinds_of, lessons_from_a_master

        self.state["master"] = lessons_from_a_master(
            own.game, kinds_of(own.seats, own.options), self._lessons(number), own.master,
            own.seed, file, lambda part: self.tell("master", number, part),
        )  # fmt: skip

    def _watch(self, number: int, seconds: float, waits: list[Any]) -> None:
        """Tell how far the games are until all are played."""
        begun = time.perf_counter()
        while not all(wait.done() for wait in waits):
            self.tell("games", number, min(0.99, (time.perf_counter() - begun) / seconds))
            time.sleep(0.2)

    def _lessons(self, number: int, whose: str = "*") -> dict[str, NDArray[Any]]:
        """Those of the last generations; of searches alone, if a pattern says so."""
        files = [
            file
            for of in range(max(0, number - PAST), number + 1)
            for file in sorted(self.folder.glob(f"lessons-{of}-{whose}.npz"))
        ]
        return joined([dict(np.load(file)) for file in files])

    def _learn(self, number: int, begun: float) -> tuple[str, dict[str, Any]]:
        from broceliande import fast
        from broceliande.lab.learning.fitting import Student

        own, lessons = self.course, self._lessons(number)
        begin = load(self.folder / self.state["best"]) if own.against else None
        student = Student(fast.runner(own.game).rules, lessons, own.seed, begin=begin)
        curve: list[tuple[float, float]] = []

        def report(at: int, of: int, value: float, wishes: float) -> None:
            curve.append((value, wishes))
            self.tell("learning", number, at / of)

        value, wishes = student.learn(own.rounds, report)
        made = {
            "command": own.command(), "course": own.told(), "generation": number,
            "lessons": len(lessons["seat"]), "held_back": [value, wishes],
            "seconds": round(time.perf_counter() - begun), "master": self.state.get("master"),
        }  # fmt: skip
        name = f"net-{number}.npz"
        student.net({"made": made}).save(self.folder / name)
        told = {"lessons": len(lessons["seat"]), "surprise": value, "astray": wishes}
        return name, {**told, "curve": curve, "inputs": len(student.table)}

    def _duels(
        self, number: int, net: str, other: str, pool: ProcessPoolExecutor, plain: bool = False
    ) -> dict[str, dict[str, Any]]:
        """A net against another one, or against itself without its beliefs; on other deals then."""
        own, seed = self.course, DEALS + number * EACH + EACH // 2 * plain
        first = Bout(own.game, own.options[0], str(self.folder / net), other, own.thought, seed)
        counts = sorted(set(own.seats))
        return duels(
            replace(first, plain=plain), counts, own.duels, pool,
            lambda part: self.tell("duels", number, part),
        )  # fmt: skip

    def _believe(self, number: int, net: str, pool: ProcessPoolExecutor) -> dict[str, Any]:
        """Which worlds are likely; kept beside the net if it then wins more than without."""
        from broceliande import fast
        from broceliande.lab.learning.believing import AFTER, Believer, some_of

        own, file = self.course, self.folder / net
        lessons = some_of(self._lessons(number), own.beliefs, own.seed)
        believer = Believer(fast.runner(own.game).rules, lessons, own.seed)
        gain = believer.learn(lambda part: self.tell("beliefs", number, part))
        if own.master:  # who plays as it does is known too well: others are heard as well
            heard = some_of(self._lessons(number, "[0-9]*"), own.beliefs, own.seed)
            believer.hear(heard, own.seed + 1)
            gain = believer.learn(lambda part: self.tell("beliefs", number, part), AFTER)
        made = {"command": own.command(), "course": own.told(), "generation": number}
        made |= {"lessons": len(lessons["seat"]), "gain": gain}
        believer.net({"made": made}).save(beliefs_of(file))
        won = self._duels(number, net, str(file), pool, plain=True)
        if score(won) <= 1.0:
            beliefs_of(file).unlink()
        return {"gain": gain, "duels": won, "kept": beliefs_of(file).exists()}


SHARE = 0.3  # of the decisions are thought about thoroughly, and kept
HASTE, SLOW = 5, 3  # how many times less is thought about the others, with a net and without
STRAY = 0.06  # of the moves of every other game are any
PAST = 3  # generations before the last that are learnt from again


def _write_lessons(order: Order, file: Path) -> None:
    """Runs in a process of its own."""
    collect(order).save(file)
