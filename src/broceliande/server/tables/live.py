"""A table in memory: the engine's table, who sits at it, and the end of its log.

It holds no truth: all of it can be dropped at any time and read again from storage.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from broceliande.engine.game import Game
from broceliande.engine.moves import Told
from broceliande.engine.table import Table
from broceliande.engine.words import NAMELESS
from broceliande.server.storage.models import (
    ANSWER,
    BOT,
    CLOSE,
    FREE,
    OPEN,
    OVER,
    PERSON,
    REST,
    SEAT,
    UNDO,
    WITHDRAW,
)
from broceliande.server.storage.rows import Record, Remark, Setup, Sitter, Vote, standing
from broceliande.server.tables.aftermath import After
from broceliande.server.tables.clocks import NONE, Clock
from broceliande.server.tables.onlookers import Onlooker

FORSAKEN = 30_000  # milliseconds after which a bot that owes an answer is looked for
UNATTENDED = 15_000  # after which one that bots were to fill is looked at, with nobody there


@dataclass(frozen=True)
class Seen:
    """The version that somebody last saw, and when."""

    version: int
    at: int


def called(sitters: Sequence[Sitter]) -> list[str]:
    """What those at a table are called: by their names, or as passers-by."""
    return [sitter.name or NAMELESS for sitter in sitters]


def elsewhere(sitter: Sitter) -> bool:
    """Whether somebody is connected at a server that lives, as far as storage knows."""
    return sitter.holder is not None and sitter.left is None and sitter.alive


def bereft(live: Live, servers: Collection[str]) -> bool:
    """Whether somebody of a table was at a server that does not live any more; it is noted."""
    lost = [sitter for sitter in live.sitters if elsewhere(sitter) and sitter.holder not in servers]
    for sitter in lost:
        sitter.alive = False
    return bool(lost)


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
    asked_at: list[int] = field(default_factory=list)  # by seat: and the time of day
    since: int = 0  # its version
    stands: list[Record] = field(default_factory=list)  # after its ply, up to its version
    _stood: tuple[object, list[Record]] = (None, [])  # what stands, and when that was found out
    chat: list[Remark] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    unsure: bool = False  # memory holds what may not be on disk
    heard: int = 0  # the latest version that another server told of; it only grows
    told: int = -1  # the version that those who look were last told of
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Onlooker] = field(default_factory=set)
    touched: float = field(default_factory=time.monotonic)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # bots, by seat
    timer: asyncio.TimerHandle | None = None
    stood: list[int] = field(default_factory=list)  # by seat: turns that others played for it,
    botted: list[int] = field(default_factory=list)  # those of them that bots did,
    known: list[int] = field(default_factory=list)  # and how many the owner knew of
    rested: list[int] = field(default_factory=list)  # by seat: when its last day off ends
    patience: asyncio.TimerHandle | None = None  # rings when it is over
    seen: dict[int, Seen] = field(default_factory=dict)  # by seat: what its owner saw, not yet kept

    @property
    def stale(self) -> bool:
        """Whether storage knows better. A version heard of while the table is read stays heard."""
        return self.unsure or self.heard > self.version

    def check_settled(self) -> None:
        """What is told of a table is on disk: `House.settled` is the way to look at one."""
        assert not self.unsure, "nothing of a table is told before it is on disk"

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
        """The seats that owe an answer; nobody does before the game begins, or when it is over."""
        return self.table.asked if self.started and not self.over else ()

    def people_asked(self) -> list[int]:
        """The seats that owe an answer and have a clock."""
        return [seat for seat in self.asked if self.sitters[seat].kind == PERSON]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must answer."""
        return [seat for seat in self.asked if self.sitters[seat].kind == BOT]

    def here(self, seat: int) -> bool:
        """Whether the owner of a seat is connected, at this server or another."""
        return seat in self.seated() or elsewhere(self.sitters[seat])

    def seated(self) -> set[int]:
        """The seats whose owners are connected at this server."""
        return {seat for guest in self.guests for seat in guest.seats}

    def standing(self) -> list[Record]:
        """The answers that stand, as far as memory reaches: all of them after the snapshot."""
        last = self.tail[-1] if self.tail else None
        key = self.version, self.since, len(self.tail), last
        if key != self._stood[0]:
            before, stood = self._stood
            if last is not None and last.kind == ANSWER and before == self._one_earlier(last):
                self._stood = key, [*stood, last]
            else:
                self._stood = key, self._standing()
        return self._stood[1]

    def _one_earlier(self, last: Record) -> object:
        """What was known of the log when its last entry had not come."""
        older = self.tail[-2] if len(self.tail) > 1 else None
        return last.version - 1, self.since, len(self.tail) - 1, older

    def _standing(self) -> list[Record]:
        if not self.stands:
            return standing(self.tail)
        older = [record for record in self.tail if record.version <= self.since]
        before = [record for record in standing(older) if record.ply <= self.kept]
        later = [record for record in self.tail if record.version > self.since]
        return standing([*before, *self.stands, *later])

    def last_answer(self, seat: int) -> Record | None:
        """The seat's last answer that stands, if memory reaches so far."""
        return next((r for r in reversed(self.standing()) if r.seat == seat), None)

    def undone(self, record: Record) -> list[Record]:
        """The answers that an entry takes back, which is not in the log as yet."""
        if record.kind == UNDO:
            return [answer for answer in self.standing() if answer.ply > record.ply]
        last = self.last_answer(record.seat) if record.kind == WITHDRAW else None
        return [last] if last else []

    def due(self, now: int) -> int | None:
        """When the table must be looked at, also if nobody is there: a flag falls, or a bot has
        owed an answer for so long that whoever held the table is gone. Only where there are
        clocks, or answers in advance. Before the game: bots take the free seats."""
        if not self.started and self.setup.fills is not None:
            return max(self.setup.fills, now + UNATTENDED)
        ahead = self._ahead_due(now) if not self.over else []
        if self.over or (self.clock.pace.kind == NONE and not ahead):
            return None
        fall = self.clock.next_fall()
        bots = now + FORSAKEN if self.bots_asked() else None
        return min((due for due in (fall, bots, *ahead) if due is not None), default=None)

    def _ahead_due(self, now: int) -> list[int]:
        """When those are looked for, once, who answered in advance and have just been asked."""
        seats = [seat for seat in self.people_asked() if self.sitters[seat].ahead]
        asked = self.asked_at or [0] * self.setup.seats
        return [due for seat in seats if (due := asked[seat] + FORSAKEN) > now]

    def after(self) -> str:
        """What the log keeps beside the game."""
        clock = self.clock
        asked = (list(self.asked), self.asked_at)
        answered = sorted(self.answered)
        stood = (self.stood, self.botted, self.known)
        times = (clock.left, clock.since, self.asked_since)
        kept = After(*times, answered, clock.owed, *asked, *stood, self.rested)
        return msgspec.json.encode(kept).decode()

    def set_after(self, text: str) -> None:
        """Take up what the log kept."""
        kept = msgspec.json.decode(text, type=After)
        self.clock.left, self.clock.since = kept.left, kept.since
        self.clock.owed = kept.owed or [0] * self.setup.seats
        self.asked_since, self.answered = kept.asked_since, set(kept.answered)
        self.asked_at = kept.asked_at
        nobody, self.rested = [0] * self.setup.seats, kept.rested
        self.stood, self.botted, self.known = (
            list(turns or nobody) for turns in (kept.stood, kept.botted, kept.known)
        )

    def turn(self, before: Sequence[int], record: Record) -> int:
        """Somebody answered, or answers were taken back: who is asked since when? What the answer
        brought to the clock of whoever gave it."""
        answered = -1 if record.kind in {SEAT, REST, CLOSE} else record.seat
        asked = self.asked
        self.asked_at = self.asked_at or [0] * self.setup.seats
        same = [seat for seat in before if seat in asked and seat != answered]
        for seat in asked:
            if seat not in same:
                self.asked_since[seat], self.asked_at[seat] = self.version, record.at
        waits = same or self.table.sealed
        self.answered = {*self.answered, answered} - {-1, *asked} if waits else set()
        return self.clock.turn(self.people_asked(), answered, record.at, record.kind == ANSWER)

    def resting(self, seat: int) -> int:
        """When the day off ends that a seat took while it thinks about its question; else 0."""
        if seat not in self.clock.running or not self.rested:
            return 0
        return self.rested[seat] if self.rested[seat] > self.asked_at[seat] else 0

    def count(self, record: Record) -> None:
        """An answer was given, and stands in the log's end: was it for an owner who is away? What
        they give one after the other is one turn; the owner's own answer ends the telling of it."""
        seat = record.seat
        if not self.stood:
            self.stood, self.botted, self.known = ([0] * self.setup.seats for _ in range(3))
        if not self.sitters[seat].lent:
            self.known[seat] = self.stood[seat]
            return
        last = next((r for r in self._before(record) if r.kind in {ANSWER, SEAT}), None)
        if last is None or last.kind == SEAT or last.seat != seat:
            self.stood[seat] += 1
            self.botted[seat] += self.sitters[seat].kind == BOT

    def _before(self, record: Record) -> Iterator[Record]:
        earlier = (each for each in reversed(self.tail) if each is not record)
        return (each for each in earlier if each.kind != SEAT or each.seat == record.seat)

    def turns_for(self, seat: int) -> tuple[int, int, int]:
        """Turns that others played for a seat's owner: all, those of bots, those since the owner
        last answered."""
        if not self.stood:
            return 0, 0, 0
        return self.stood[seat], self.botted[seat], self.stood[seat] - self.known[seat]

    def reseat(self) -> None:
        """Before the game people change seats: those at a socket hold what opens to them now. To
        whom nothing opens any more is not for us to say."""
        for guest in self.guests:
            opened = tuple(
                sitter.seat
                for sitter in self.sitters
                if (guest.person and sitter.person == guest.person) or sitter.secret in guest.keys
            )
            guest.seats = opened or guest.seats

    def rename(self) -> None:
        """Give the engine's table the names that people gave themselves."""
        self.table.names = called(self.sitters)
