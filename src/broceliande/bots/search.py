"""The search: information-set Monte-Carlo tree search over worlds that a seat holds possible.

`fast/seeking.py` holds the inner loop. Here stand its knobs, the threads (each in a room of its
own, `room.py`, added up at the root), and what is kept between two decisions of one seat when
nobody else has answered in between.
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
from broceliande.bots.room import ROOTS, Budget, Room
from broceliande.bots.seer import Seer
from broceliande.engine.rules import Rules
from broceliande.fast import seeking
from broceliande.fast.compiler import seekers
from broceliande.fast.running import game_of

FLATTEST = 0.05  # how little a step in log odds may count in a team's chance
TEAM_SPIRIT = 0.15  # a team's curiosity: nobody works against what was found to be good


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
class Tried:
    """What the search found out about one move at the root."""

    move: int
    visits: float
    value: float  # the seat's chance after it
    prior: float  # the hint's opinion


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
