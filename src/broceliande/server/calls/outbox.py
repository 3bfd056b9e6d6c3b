"""The outbox: who is to be called is written with what they are called for, in one transaction.

A call is made where the person has a way that works and did not wish to be left alone; the database
says so itself, so that no server need know it. Its key is the person, what it is about, the table,
the seat and the version: however often it is written, it is one call.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from broceliande.server.calls import reminders
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Record, Sitter
from broceliande.server.tables.caller import Caller
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

NONE = -1  # no seat of theirs


@dataclass(frozen=True)
class Call:
    """Somebody is to be called, or was."""

    person: str
    kind: str
    table: str | None
    seat: int
    version: int
    made: int
    due: int
    about: dict[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Made of its key."""
        key = (self.person, self.kind, self.table or "", self.seat, self.version)
        return hashlib.sha256("\0".join(map(str, key)).encode()).hexdigest()[:32]


class Outbox(Caller):
    """Writes calls down; `wake` is told when some are."""

    def __init__(self, house: House, wake: Callable[[], None] = lambda: None) -> None:
        self._house, self.wake = house, wake  # type: ignore[method-assign]

    def entry(self, live: Live, record: Record) -> list[sa.Executable]:
        """Seats that are asked by this entry, and everybody, when the game is over by it."""
        here = live.seated()
        calls = [*_asked(live, record, here)]
        if live.table.over:
            calls += _finished(live, record, here)
        return [written(self._house.storage, call) for call in calls]

    def offered(
        self, live: Live, seats: Collection[int], apart: Collection[int]
    ) -> list[sa.Executable]:
        """A rematch is offered: to everybody else but those who are kept apart from them."""
        here, now = live.seated(), now_ms()
        by = {live.sitters[seat].person for seat in seats}
        others = [s for s in live.sitters if s.person and s.person not in by and not s.resigned]
        about = {"by": live.sitters[min(seats, default=0)].name}
        calls = [
            Call(s.person, c.REMATCH, live.id, s.seat, live.version, now, now, about)
            for s in others
            if s.person and s.seat not in here and s.seat not in apart
        ]
        return [written(self._house.storage, call) for call in calls]

    async def missed(self, live: Live, seats: Collection[int], silent: float) -> None:
        """Seats that were asked when nothing was heard of their socket any more: nobody saw it."""
        now = now_ms()
        calls = [
            Call(whom, c.TURN, live.id, seat, live.asked_since[seat], now, now)
            for seat in seats
            if seat in live.asked
            and live.asked_at
            and live.asked_at[seat] > now - silent * 1000
            and seat not in live.seated()
            and (whom := called(live.sitters[seat]))
        ]
        if calls:
            storage = self._house.storage
            await self._house.writer.write(*(written(storage, call) for call in calls))
            self.wake()


def called(sitter: Sitter) -> str | None:
    """Who is called for a seat: its owner, or whoever stands in for them; for a bot nobody."""
    if sitter.kind != m.PERSON:
        return None
    return sitter.stand_in_person if sitter.stand_in else sitter.person


def _asked(live: Live, record: Record, here: Collection[int]) -> Iterator[Call]:
    for seat in live.asked:
        whom = called(live.sitters[seat])
        if whom and live.asked_since[seat] == record.version:
            key = (live.id, seat, record.version, record.at)
            if seat not in here:
                yield Call(whom, c.TURN, *key, record.at)
            if remind := reminders.due(live, seat, record.at):
                yield Call(whom, c.SOON, *key, remind)


def _finished(live: Live, record: Record, here: Collection[int]) -> Iterator[Call]:
    for sitter in live.sitters:
        if sitter.person and not sitter.resigned and sitter.seat not in here:
            key = (live.id, sitter.seat, record.version, record.at)
            yield Call(sitter.person, c.FINISHED, *key, record.at)


def written(storage: Storage, call: Call) -> sa.Executable:
    """The row of a call, for whoever can be called; nothing, if it was written before."""
    of, row = m.calls.c, call
    values = {
        of.id: row.id,
        of.person: row.person,
        of.kind: row.kind,
        of.table_id: row.table,
        of.seat: row.seat,
        of.version: row.version,
        of.about: row.about,
        of.made: row.made,
        of.due: row.due,
    }
    literals = [sa.literal(value, column.type) for column, value in values.items()]
    chosen = sa.select(*literals).where(*reachable(call.person))
    return storage.insert(m.calls).from_select(list(values), chosen)  # type: ignore[no-any-return]


def reachable(person: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Whether somebody has a way that works, and does not wish to be left alone."""
    way, wish = m.ways.c, m.calling.c
    sure = sa.or_(way.kind != c.MAIL, way.confirmed.is_not(None))
    alone = sa.exists().where(wish.person == person, wish.off.is_(sa.true()))
    return sa.exists().where(way.person == person, way.active.is_(sa.true()), sure), ~alone


async def invite(house: House, person: str, table: str, by: str) -> None:
    """Somebody called `by` keeps a person a seat at a table that waits; once for each table."""
    now = now_ms()
    await _put(house, Call(person, c.INVITATION, table, NONE, 0, now, now, {"by": by}))


async def befriend(house: House, person: str, by: str, about: str) -> None:
    """Somebody called `by` would be their friend; `about` tells this wish from others."""
    now = now_ms()
    number = int(hashlib.sha256(about.encode()).hexdigest()[:7], 16)
    await _put(house, Call(person, c.FRIEND, None, NONE, number, now, now, {"by": by}))


async def _put(house: House, call: Call) -> None:
    try:
        await house.storage.write(written(house.storage, call))
    except sa.exc.IntegrityError:
        raise Sorry("unknown_table") from None
    house.caller.wake()
