"""Games between searching bots, to learn from: positions, what was tried, and how they ended."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande import fast
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.minds import Mind, Sage, Wanderer, World
from broceliande.bots.room import Budget
from broceliande.bots.search import FLATTEST, LEARNT, Knobs, Search, Tried
from broceliande.bots.seer import Seer, seer_from
from broceliande.fast.doors import MOST_SEATS
from broceliande.fast.running import FastGame, FastTable
from broceliande.lab.match import play_game

SPREADS = 0.0, 0.3, 0.8
STEADY = 0.0, 0.0, 0.3  # in a team, where one slip loses the game for all
TO_THE_END = Knobs(length=100_000, sample=1)
LEARNING = Knobs(explore=0.8, even=0.2)
SHARP, DOUBT = 12.0, 3.0  # what a step in log odds counts in a wish; tries that count as none
LONGEST = 2_000  # answers; with a few iterations, bots may go in circles for ever
WANDERERS = 0.05  # of the games have one seat that plays anything, but no team's


@dataclass
class Lesson:
    """What is kept of a decision."""

    position: bytes
    seat: int
    seats: int
    features: list[list[float]]
    moves: list[int]
    odds: list[float]  # of the moves, as they are to be wished
    chances: Sequence[float]  # as the search found them
    strayed: bool = False  # another move was made, whatever the search found
    aims: Sequence[float] = ()  # what is learnt: how it went on from here
    ends: tuple[float, ...] = ()  # how it ended
    game: int = 0


@dataclass
class Notebook:
    """Lessons of many games."""

    lessons: list[Lesson] = field(default_factory=list)
    games: int = 0

    def save(self, file: Path) -> None:
        """As arrays: moves and visits of all decisions in a row, with where each begins."""
        new = file.with_name(f"{file.name}.new.npz")
        np.savez(new, **self.arrays())  # type: ignore[arg-type]
        new.replace(file)

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """The same as numpy has it."""
        own = self.lessons
        counts = [len(one.moves) for one in own]

        def wide(rows: Sequence[Sequence[float]]) -> NDArray[np.float32]:
            out = np.zeros((len(rows), MOST_SEATS), np.float32)
            for at, row in enumerate(rows):
                out[at, : len(row)] = row
            return out

        features = np.zeros((len(own), MOST_SEATS, len(own[0].features[0])), np.float32)
        for at, one in enumerate(own):
            features[at, : one.seats] = one.features
        return {
            "positions": np.array([np.frombuffer(one.position, np.uint8) for one in own]),
            "seat": np.array([one.seat for one in own], np.int64),
            "seats": np.array([one.seats for one in own], np.int64),
            "features": features,
            "moves": np.array([move for one in own for move in one.moves], np.int32),
            "odds": np.array([odd for one in own for odd in one.odds], np.float32),
            "begins": np.cumsum([0, *counts]),
            "aims": wide([one.aims for one in own]),
            "ends": wide([one.ends for one in own]),
            "game": np.array([one.game for one in own], np.int64),
        }


@dataclass(frozen=True)
class Order:
    """What to play: which game, how, from which seed on, for how long."""

    game: str
    seats: tuple[int, ...]
    options: tuple[Mapping[str, object], ...]
    iterations: int
    first: int
    seconds: float
    share: float  # of the decisions are thought about thoroughly, and kept
    haste: int  # how many times less is thought about the others
    stray: float  # of the moves of every other game are any
    trust: float  # in how it went on, before what a search found at once: the lambda of TD(lambda)
    rollouts: int = 0  # games to their end from what is kept; 0: the search says its chance
    net: str = ""
    rival: str = ""  # a net by which all others play but one, who learns to beat it


class Witness(Sage):
    """A searching bot that tells what it found where it thought thoroughly. Elsewhere it thinks
    shortly, so that more games are played; and now and then it makes any move: what comes of that
    must be known as well."""

    def __init__(self, order: Order, spread: float, stray: float, seer: Seer | None) -> None:
        self._long = Budget(iterations=order.iterations)
        self._short = Budget(iterations=-(-order.iterations // order.haste))
        super().__init__(self._long, LEARNING, spread=spread, seer=seer)
        self._share, self._stray, self.strayed = order.share, stray, False
        self._rollouts = Budget(iterations=order.rollouts)
        self._roller: Search | None = None
        self.found: list[Tried] = []
        self.chances: list[float] = []

    def decide(self, world: World, rng: random.Random) -> int:
        """As it always does, or any move."""
        self.found = []
        self._thorough = rng.random() < self._share
        self._budget = self._long if self._thorough else self._short
        move = super().decide(world, rng)
        if self.found and self._rollouts.iterations:
            self.chances = self._roll(world, rng)
        self.strayed = rng.random() < self._stray
        if self.strayed:
            self._trail = None
            return rng.choice(world.moves)
        return move

    def _roll(self, world: World, rng: random.Random) -> list[float]:
        """What each seat gets of games that are played on to their end from here, in worlds that
        the seat holds possible, each move as the judge wishes it (or any)."""
        if self._roller is None:
            self._roller = Search(world.rules, TO_THE_END, seer=self._seer)
        self._roller.begin(world.position, rng.getrandbits(64), self._rollouts, None)
        self._roller.run(world.seat, self._rollouts)
        return self._roller.chances(MOST_SEATS)

    def _pick(self, tried: list[Tried], spread: float, rng: random.Random) -> int:
        assert self._search is not None
        if self._search.done and self._thorough:
            self.found, self.chances = tried, self._search.chances(MOST_SEATS)
        return super()._pick(tried, spread, rng)


def collect(order: Order) -> Notebook:
    """Games in a row until the time is over."""
    run = fast.runner(order.game)
    seer, rival = _seer(run, order.net), _seer(run, order.rival)
    ends = time.perf_counter() + order.seconds
    book, seed = Notebook(), order.first
    while time.perf_counter() < ends:
        chance = random.Random(f"learn/{seed}")
        seats, options = chance.choice(order.seats), chance.choice(order.options)
        minds = _minds(run, seats, order, seer, rival, chance)
        book.lessons += _play(run, minds, options, order.trust, seed)
        book.games += 1
        seed += 1
    return book


def _seer(run: FastGame, file: str) -> Seer | None:
    return seer_from(run.rules, Path(file)) if file else None


def _minds(
    run: FastGame, seats: int, order: Order, seer: Seer | None, rival: Seer | None,
    chance: random.Random,
) -> list[Mind]:  # fmt: skip
    """Who plays: witnesses, now and then somebody who plays anything; or one witness alone among
    those who play by a rival's net."""
    team = bool(hint_of(run.rules.game.name).TEAM)
    stray = order.stray if chance.random() < 0.5 else 0.0
    spreads, budget = STEADY if team else SPREADS, Budget(iterations=order.iterations)
    minds: list[Mind] = [Witness(order, chance.choice(spreads), stray, seer) for _ in range(seats)]
    if rival is not None:
        own = chance.randrange(seats)
        return [
            mind if at == own else Sage(budget, LEARNT, seer=rival) for at, mind in enumerate(minds)
        ]
    if not team and chance.random() < WANDERERS:
        minds[chance.randrange(seats)] = Wanderer()
    return minds


def _play(
    run: FastGame, minds: list[Mind], options: Mapping[str, object], trust: float, seed: int
) -> list[Lesson]:
    """One game, and some of its decisions."""
    judge, kept, seats = judge_of(run.rules), list[Lesson](), len(minds)

    def watch(table: FastTable) -> None:
        seat = (table.asked & -table.asked).bit_length() - 1
        mind = minds[seat]
        if not isinstance(mind, Witness) or not mind.found:
            return
        data = table.bytes.tobytes()
        seen = [list(judge.features(data, each).values()) for each in range(seats)]
        moves, odds = [one.move for one in mind.found], sharpened(mind.found)
        found = mind.chances[:seats]
        kept.append(Lesson(data, seat, seats, seen, moves, odds, found, mind.strayed))

    played = play_game(run, minds, seed, options, watch, LONGEST)
    shares = played.shares(bool(judge.hint.TEAM))
    if not judge.hint.TEAM and sum(shares) == 0:
        return []
    lessons_of(kept, shares, trust, seed)
    return kept


def lessons_of(kept: list[Lesson], shares: tuple[float, ...], trust: float, seed: int) -> None:
    """How a game ended is told to its lessons, from the last to the first."""
    aims: Sequence[float] = shares
    for lesson in reversed(kept):
        aims = lesson.aims = _aims(lesson, aims, trust)
        lesson.ends, lesson.game = shares, seed


def sharpened(found: list[Tried]) -> list[float]:
    """How moves are to be wished: as often as they were tried, and more so the better they did. A
    move tried a few times is taken for no better or worse than all of them."""
    whole = sum(one.visits for one in found)
    mean = sum(one.visits * one.value for one in found) / max(whole, 1.0)
    sharp = SHARP / max(FLATTEST, 4.0 * mean * (1.0 - mean))
    out = []
    for one in found:
        better = (one.value - mean) * one.visits / (one.visits + DOUBT)
        out.append((one.visits + 0.2) * math.exp(min(30.0, sharp * better)))
    return [odds / sum(out) for odds in out]


def _aims(lesson: Lesson, later: Sequence[float], trust: float) -> Sequence[float]:
    """What is to be learnt of a position: what a search found, and what came of it later, unless
    that began with a move that the search had not chosen."""
    if lesson.strayed:
        return lesson.chances
    pairs = zip(lesson.chances, later, strict=True)
    return [(1 - trust) * found + trust * after for found, after in pairs]


def joined(books: list[dict[str, NDArray[Any]]]) -> dict[str, NDArray[Any]]:
    """Lessons of several files as one."""
    whole = {
        name: np.concatenate([book[name] for book in books])
        for name in books[0]
        if name != "begins"
    }
    counts = np.concatenate([np.diff(book["begins"]) for book in books])
    whole["begins"] = np.concatenate([[0], np.cumsum(counts)])
    return whole
