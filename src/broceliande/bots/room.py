"""The room in which one thread of a search works (statistics, positions, rows to write into), and
how long it goes on there."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from broceliande.bots.seer import Carry
from broceliande.fast import seeking
from broceliande.fast.compiler import seekers
from broceliande.fast.doors import MOST_SEATS, ROW
from broceliande.fast.running import FastGame

WORD = (1 << 64) - 1
ROOTS = 0x9E3779B97F4A7C15  # the trail before anything was said
SLICE = 0.02  # seconds between two looks at the clock
HASTE = 1.5  # how much faster than those so far the next iterations may be
ENDLESS = 1 << 60  # iterations
PARTS = 16  # of a budget, after each of which it may be settled what to answer


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations, seconds, or whichever is used up first."""

    iterations: int | None = None
    seconds: float | None = None


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
        most = budget.iterations if budget.iterations is not None else ENDLESS
        batch, part = most if ends is None else 8, most // PARTS + 1
        start = time.perf_counter()
        while self.done < most:
            begun = time.perf_counter()
            if ends is not None and begun >= ends and self.done > 0:
                return
            stage, left = part - self.done % part, most - self.done
            in_time = left if ends is None else self.done_by(ends, start)
            looks = stage == part or in_time < left
            if moves and looks and self.settled(seat, moves, trail, min(left, in_time)):
                return
            batch = min(batch, left, stage)
            self.seek(seat, batch, trail, how)
            if ends is None:
                batch = most
                continue
            spent = time.perf_counter() - begun
            slice_ = max(0.0, min(SLICE, ends - time.perf_counter()))
            batch = max(1, min(batch * 4, int(batch * slice_ / max(spent, 1e-6))))

    def done_by(self, ends: float, start: float) -> int:
        """How many iterations more may be made in time, by the time that those so far took."""
        if self.done == 0:
            return ENDLESS
        now = time.perf_counter()
        return int(HASTE * self.done * max(0.0, ends - now) / max(now - start, 1e-9))

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
