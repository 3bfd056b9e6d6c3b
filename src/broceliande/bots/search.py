"""The search: information-set Monte-Carlo tree search over worlds that a seat holds possible.

`fast/seeking.py` holds the inner loop. Here stand its knobs, the room it works in, the threads
(each with statistics of its own, added up at the root), budgets, and what is kept between two
decisions of one seat when nobody else has answered in between.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from broceliande.bots import levels
from broceliande.bots.judge import judge_of
from broceliande.bots.seer import Carry, Seer
from broceliande.engine.rules import Rules
from broceliande.fast import seeking
from broceliande.fast.compiler import seekers
from broceliande.fast.doors import MOST_SEATS, ROW
from broceliande.fast.running import FastGame, game_of

WORD = (1 << 64) - 1
ROOTS = 0x9E3779B97F4A7C15  # the trail before anything was said
FLATTEST = 0.05  # how little a step in log odds may count in a team's chance
TEAM_SPIRIT = 0.15  # a team's curiosity: nobody works against what was found to be good
SLICE = 0.02  # seconds between two looks at the clock
PARTS = 16  # of a budget, after each of which it may be settled what to answer


@dataclass(frozen=True)
class Knobs:
    """How to search; `docs/bots.md` says what was measured."""

    explore: float = 1.0  # the weight of what is still to be learnt of a move
    bias: float = 4.0  # how many visits the hint's opinion of a move is worth; 0: none is asked
    sharpness: float = 8.0  # how much more a move is tried first that the hint likes
    even: float = 0.25  # how much of that curiosity goes to all moves alike
    length: int = -1  # moves played on before the judge is asked; -1: as the game's hint says
    sample: int = -1  # while playing on: the best of so many drawn; -1: as the hint says, or 1
    at_cut: bool = True  # ask the hint where playing on is cut
    sees: bool = False  # in studies alone: handed the truth, it draws no other worlds
    worlds: int = 8  # of which one is drawn by how likely they are, where that was learnt
    guided: int = -1  # by a net's wishes: 1, or by its chances alone: 0; -1: as the hint says, or 1
    weights: tuple[float, ...] = ()  # in place of the hint's own, for those who fit them

    def row(self, hint: ModuleType, by_net: bool = False) -> NDArray[np.float64]:
        """The knobs as the compiled side reads them, in a game with that hint, by a net or not."""
        usual = {"explore": 1.0, "even": 0.25, "guided": 0.0, "length": float(hint.LENGTH)}
        usual["sample"] = getattr(hint, "SAMPLE", 1)
        if by_net:  # its wishes are worth more than the hint's
            usual |= {"explore": 0.5, "even": 0.1, "guided": 1.0}
            usual |= {"length": getattr(hint, "AHEAD", 0)} | getattr(hint, "WITH_NET", {})
        own = {name: turned for name, turned in vars(self).items() if name != "weights"}
        own |= {name: told for name, told in usual.items() if own[name] < 0}
        row = np.zeros(seeking.KNOBS)
        row[: len(levels.KNOBS)] = [own[name] for name in levels.KNOBS]
        return row


LEARNT = Knobs(explore=-1.0, even=-1.0)  # as a net is searched with: the hint may say how


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations, seconds, or whichever is used up first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Tried:
    """What the search found out about one move at the root."""

    move: int
    visits: float
    value: float  # the seat's chance after it
    prior: float  # the hint's opinion


def fold(trail: int, seat: int, move: int) -> int:
    """The same as on the compiled side: one number for what was said so far and this."""
    x = trail ^ (seat << 32 | move + 1)
    for _ in range(2):
        x = ((x ^ x >> 32) * 0xD6E8FEB86659FD93) & WORD
    return x ^ x >> 32 | 1


class Room:
    """The room in which one thread searches: statistics, positions, rows to write into."""

    def __init__(
        self, game: FastGame, judge: int, bits: int, carry: Carry | None, beliefs: Carry | None
    ) -> None:
        self.game, self.judge, self._carry, self._beliefs = game, judge, carry, beliefs
        self.keys = np.zeros(1 << bits, np.uint64)
        self.numbers = np.zeros((1 << bits, 5))
        self.used = np.zeros(1, np.int64)
        self.root, self.work, self.trial = (np.zeros(game.size, np.uint8) for _ in range(3))
        self.moves = np.zeros(game.most, np.int64)
        self.values, self.spare = np.zeros(ROW), np.zeros(ROW)
        self.totals = np.zeros(MOST_SEATS)
        self.way = np.zeros((seeking.DEEPEST, 2), np.int64)
        self.luck = np.zeros(1, np.uint64)
        self.done = 0

    def begin(self, position: bytes, seed: int, keep: bool) -> None:
        """Search from this position; what was found before is kept, or not."""
        self.root[:] = np.frombuffer(position, np.uint8)
        self.luck[0] = seed & WORD
        self.totals[:] = 0.0
        self.done = 0
        if not keep or self.used[0] * 2 > self.keys.size:
            self.keys[:] = 0
            self.numbers[:] = 0.0
            self.used[0] = 0

    def seek(self, seat: int, iterations: int, trail: int, how: NDArray[np.float64]) -> None:
        """So many iterations, without the GIL."""
        seekers()["seek"](
            self.game.door, self.judge, self.root, self.work, self.trial, seat, iterations,
            np.uint64(trail), self._with_net(how), self.keys, self.numbers, self.used, self.luck,
            self.moves, self.values, self.spare, self.totals, self.way,
        )  # fmt: skip
        self.done += iterations

    def _with_net(self, how: NDArray[np.float64]) -> NDArray[np.float64]:
        """The knobs with the net as this room asks it."""
        if self._carry is not None:
            how = how.copy()
            how[seeking.WEIGHTS] = self._carry.address
        if self._beliefs is not None and how[seeking.WORLDS] > 1:
            how[seeking.BELIEFS] = self._beliefs.address
        return how

    def glance(self, seat: int, worlds: int, moves: int, how: NDArray[np.float64]) -> list[float]:
        """One step on by the judge alone."""
        totals = np.zeros(moves)
        seekers()["look_ahead"](
            self.game.door, self.judge, self.root, self.work, self.trial, seat, worlds,
            self._with_net(how), self.luck, self.moves, self.spare, totals,
        )  # fmt: skip
        return [float(total) / worlds for total in totals]

    def seek_until(
        self, seat: int, budget: Budget, ends: float | None, trail: int, how: NDArray[np.float64],
        moves: list[int] | None = None,
    ) -> None:  # fmt: skip
        """Until the budget is used up; the clock is looked at every few hundredths of a second.
        With moves: only until it is settled which of them will have been tried most often."""
        most = budget.iterations if budget.iterations is not None else 1 << 60
        batch = most if ends is None else 8
        part = most // PARTS + 1
        while self.done < most:
            begun = time.perf_counter()
            if ends is not None and begun >= ends and self.done > 0:
                return
            stage = part - self.done % part
            if moves and stage == part and self.settled(seat, moves, trail, most - self.done):
                return
            batch = min(batch, most - self.done, stage)
            self.seek(seat, batch, trail, how)
            if ends is None:
                batch = most
                continue
            spent = time.perf_counter() - begun
            left = min(SLICE, ends - time.perf_counter())
            batch = max(1, min(batch * 4, int(batch * max(left, 0.0) / max(spent, 1e-6))))

    def settled(self, seat: int, moves: list[int], trail: int, left: int) -> bool:
        """Whether no other move can overtake the one tried most often in what is left."""
        visits = np.sort(self.found(seat, moves, trail)[:, 0])
        return bool(visits[-1] - visits[-2] > left)

    def found(self, seat: int, moves: list[int], trail: int) -> NDArray[np.float64]:
        """For each move: visits, availability, value won, prior, odds."""
        out = np.zeros((len(moves), 5))
        mask = self.keys.size - 1
        for at, move in enumerate(moves):
            key = fold(trail, seat, move)
            place = key & mask
            while self.keys[place] != 0 and int(self.keys[place]) != key:
                place = (place + 1) & mask
            if self.keys[place] != 0:
                out[at] = self.numbers[place]
        return out


class Search:
    """The search of one seat at one table."""

    def __init__(
        self,
        rules: Rules,
        knobs: Knobs = Knobs(),  # noqa: B008
        threads: int = 1,
        seer: Seer | None = None,
    ) -> None:
        judge, self._game = judge_of(rules), game_of(rules)
        seekers()
        self._how = knobs.row(judge.hint, by_net=seer is not None)
        self._usual = self._how.copy()
        self._team = (seer or judge) if judge.hint.TEAM else None
        self._weights = np.array(knobs.weights, np.float64)
        if knobs.weights:
            self._how[-1] = self._weights.ctypes.data
        self._judge, self._seer = judge.address, seer
        if seer is not None:
            self._judge = seer.address
        self._threads = threads
        self._rooms: list[Room] = []
        self.trail = ROOTS

    def begin(self, position: bytes, seed: int, budget: Budget, trail: int | None) -> None:
        """Search from a position; with a trail, going on with what was found along it."""
        bits = _bits(budget)
        if not self._rooms or self._rooms[0].keys.size < 1 << bits:
            self._rooms = [self._room(bits) for _ in range(self._threads)]
            trail = None
        if self._team is not None:
            self._level_with(self._team.worth(position)[0])
        self.trail = ROOTS if trail is None else trail
        for at, room in enumerate(self._rooms):
            room.begin(position, seed + at * ROOTS, keep=trail is not None)

    def _room(self, bits: int) -> Room:
        if self._seer is None:
            return Room(self._game, self._judge, bits, None, None)
        return Room(self._game, self._judge, bits, self._seer.carry(), self._seer.believing())

    def _level_with(self, chance: float) -> None:
        """A team's chance may be far from a half: moves then differ by less, and curiosity and the
        hint's wishes are measured by that, as if all were in log odds."""
        slope = max(FLATTEST, 4.0 * chance * (1.0 - chance))
        self._how[seeking.EXPLORE] = self._usual[seeking.EXPLORE] * slope * TEAM_SPIRIT
        self._how[seeking.SHARPNESS] = self._usual[seeking.SHARPNESS] / slope

    def run(self, seat: int, budget: Budget, moves: list[int] | None = None) -> int:
        """Think; returns how many iterations were made. `seat` is -1 for a spectator's search.
        With moves, a single thread ends as soon as the rest could not change which is best."""
        ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
        each = budget
        if budget.iterations is not None:
            each = Budget(-(-budget.iterations // self._threads), budget.seconds)
        if self._threads == 1:
            self._rooms[0].seek_until(seat, each, ends, self.trail, self._how, moves)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                tasks = [
                    pool.submit(room.seek_until, seat, each, ends, self.trail, self._how)
                    for room in self._rooms
                ]
                for task in tasks:
                    task.result()
        return sum(room.done for room in self._rooms)

    def tried(self, seat: int, moves: list[int]) -> list[Tried]:
        """What was found out about each of these moves of a seat at the root."""
        rooms = [room.found(seat, moves, self.trail) for room in self._rooms]
        out = []
        for at, move in enumerate(moves):
            visits = sum(float(room[at][0]) for room in rooms)
            won = sum(float(room[at][2]) for room in rooms)
            prior = sum(float(room[at][3]) for room in rooms) / len(rooms)
            out.append(Tried(move, visits, won / visits if visits else prior, prior))
        return out

    @property
    def done(self) -> int:
        """How many iterations were made since it began; none if all was settled before."""
        return sum(room.done for room in self._rooms)

    def chances(self, seats: int) -> list[float]:
        """What each seat got on average of all iterations."""
        done = self.done
        return [
            float(sum(room.totals[seat] for room in self._rooms)) / done for seat in range(seats)
        ]

    def glance(self, seat: int, worlds: int, moves: list[int]) -> list[float]:
        """By the hint alone: what each move is worth one step on, over so many worlds."""
        return self._rooms[0].glance(seat, worlds, len(moves), self._how)


def _bits(budget: Budget) -> int:
    """How large a table of statistics a budget can fill."""
    most = budget.iterations if budget.iterations is not None else 1 << 20
    if budget.seconds is not None:
        most = min(most, int(60_000 * budget.seconds) + 1)
    return max(12, min(19, (most * 8).bit_length()))
