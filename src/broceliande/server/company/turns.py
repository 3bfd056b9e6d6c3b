"""Whose bot thinks next: fair between addresses, then between tables; where nobody looks, last.

A thread thinks for one bot at a time. Among those who wait, the address comes first for which the
least was thought of late, and of its tables the one for which the least was. One address has all
threads but one at most, as long as another waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

NOBODY = "nobody"  # the address of all tables at which no person is
HALF = 30.0  # seconds after which thinking counts half
LITTLE = 0.01  # seconds of thinking that are forgotten,
MANY = 1000  # where so many are known


@dataclass(eq=False)
class Turn:
    """A bot that wants to think, for somebody at a table."""

    address: str
    table: str
    came: float = field(default_factory=time.monotonic)
    ready: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Spent:
    """Seconds spent on each of many, of late."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, float]] = {}

    def until(self, now: float, name: str) -> float:
        """How much it is now."""
        seconds, at = self._known.get(name, (0.0, now))
        faded: float = 0.5 ** ((now - at) / HALF)
        return seconds * faded

    def add(self, name: str, seconds: float) -> None:
        """So much more."""
        now = time.monotonic()
        self._known[name] = self.until(now, name) + seconds, now
        if len(self._known) > MANY:
            kept = {each for each in self._known if self.until(now, each) > LITTLE}
            self._known = {each: self._known[each] for each in kept}


class Turns:
    """So many may think at a time."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._thinking: Counter[str] = Counter()
        self._waiting: list[Turn] = []
        self._addresses, self._tables = Spent(), Spent()

    def crowd(self, address: str) -> float:
        """How many share a thread's time with the next bot of an address, itself included: its own
        bots, while every address has the same part."""
        mine = self._thinking[address] + sum(turn.address == address for turn in self._waiting) + 1
        others = {turn.address for turn in self._waiting} | {*+self._thinking}
        return max(1.0, mine * len({*others, address} - {NOBODY} or {NOBODY}) / self._threads)

    async def take(self, address: str, table: str) -> Turn:
        """Wait for one's turn."""
        turn = Turn(address, table)
        self._waiting.append(turn)
        self._next()
        try:
            await turn.ready
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:  # it had come just now
                self.give(turn, 0.0)
            raise
        return turn

    def give(self, turn: Turn, seconds: float) -> None:
        """A thread is free again, after so many seconds."""
        self._thinking[turn.address] -= 1
        self._addresses.add(turn.address, seconds)
        self._tables.add(turn.table, seconds)
        self._next()

    def _next(self) -> None:
        self._waiting = [turn for turn in self._waiting if not turn.ready.done()]
        while self._waiting and self._thinking.total() < self._threads:
            turn = min(self._waiting, key=partial(self._rank, time.monotonic()))
            self._waiting.remove(turn)
            self._thinking[turn.address] += 1
            turn.ready.set_result(None)

    def _rank(self, now: float, turn: Turn) -> tuple[bool, bool, float, float, float]:
        much = self._thinking[turn.address] >= max(1, self._threads - 1)
        spent = self._addresses.until(now, turn.address), self._tables.until(now, turn.table)
        return turn.address == NOBODY, much, *spent, turn.came
