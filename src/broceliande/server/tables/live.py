"""A table in memory: the engine's table, who sits at it, and the end of its log.

It holds no truth: all of it can be dropped at any time and read again from storage.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from broceliande.engine.game import Game
from broceliande.engine.moves import Told
from broceliande.engine.table import Table
from broceliande.server.storage.models import BOT, FREE, OPEN, OVER, PERSON
from broceliande.server.storage.rows import Record, Remark, Setup, Sitter, Vote, standing
from broceliande.server.tables.clocks import Clock
from broceliande.server.tables.onlookers import Onlooker


@dataclass
class After:
    """What the log keeps of the table beside the game: clocks, who was asked since when."""

    left: list[int]
    since: list[int]
    asked_since: list[int]
    answered: list[int]


@dataclass(eq=False)
class Live:
    """A table in memory."""

    setup: Setup
    game: Game
    table: Table
    sitters: list[Sitter]
    version: int
    clock: Clock
    tail: deque[Record]
    dealt: list[Told]  # what the deal told
    asked_since: list[int]  # by seat: the version at which it was put its question
    answered: set[int]  # asked together with others who still think
    kept: int  # the ply of the last snapshot
    chat: list[Remark] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    unsure: bool = False  # memory holds what may not be on disk
    heard: int = 0  # the latest version that another server told of; it only grows
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Onlooker] = field(default_factory=set)
    touched: float = field(default_factory=time.monotonic)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # bots, by seat
    timer: asyncio.TimerHandle | None = None

    @property
    def stale(self) -> bool:
        """Whether storage knows better. A version heard of while the table is read stays heard."""
        return self.unsure or self.heard > self.version

    @property
    def id(self) -> str:
        """The table's link."""
        return self.setup.id

    @property
    def started(self) -> bool:
        """Whether every seat was taken once."""
        return self.setup.status != OPEN

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.setup.status == OVER

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(sitter.kind == FREE for sitter in self.sitters)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer; nobody does before the game begins."""
        return self.table.asked if self.started else ()

    def people_asked(self) -> list[int]:
        """The seats that owe an answer and have a clock."""
        return [seat for seat in self.asked if self.sitters[seat].kind == PERSON]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must answer."""
        return [seat for seat in self.asked if self.sitters[seat].kind == BOT]

    def here(self, seat: int) -> bool:
        """Whether the owner of a seat is connected, at this server or another."""
        if any(seat in guest.seats for guest in self.guests):
            return True
        sitter = self.sitters[seat]
        return sitter.holder is not None and sitter.left is None and sitter.alive

    def last_answer(self, seat: int) -> Record | None:
        """The seat's last answer that stands, if memory reaches so far."""
        return next((r for r in reversed(standing(self.tail)) if r.seat == seat), None)

    def after(self) -> str:
        """What the log keeps beside the game."""
        clock = self.clock
        kept = After(clock.left, clock.since, self.asked_since, sorted(self.answered))
        return msgspec.json.encode(kept).decode()

    def set_after(self, text: str) -> None:
        """Take up what the log kept."""
        kept = msgspec.json.decode(text, type=After)
        self.clock.left, self.clock.since = kept.left, kept.since
        self.asked_since, self.answered = kept.asked_since, set(kept.answered)

    def turn(self, before: Sequence[int], answered: int, now: int) -> None:
        """Somebody answered, or answers were taken back: who is asked since when?"""
        asked = self.asked
        same = [seat for seat in before if seat in asked and seat != answered]
        for seat in asked:
            if seat not in same:
                self.asked_since[seat] = self.version
        self.answered = {*self.answered, answered} - {-1, *asked} if same else set()
        self.clock.turn(self.people_asked(), answered, now)

    def rename(self) -> None:
        """Give the engine's table the names that people gave themselves."""
        self.table.names = [sitter.name for sitter in self.sitters]
