"""The shelf: how tables are read from the database. It knows neither a game nor its rules.

A table is its last snapshot and the log entries after it; `tables/loading.py` lays it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from broceliande.engine.moves import Told
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.relisting import servers_lost
from broceliande.server.storage.rows import (
    Record,
    Remark,
    Setup,
    Sitter,
    Vote,
    deal,
    record_of,
    told_read,
    told_text,
)

ALL = 1 << 30  # entries of a log
CHAT = 60  # lines of chat that are kept in memory
DEAD = 60_000  # a server not heard of for so long holds nobody any more, in milliseconds

_s = m.seats.c
AGAIN = sa.case((_s.again, 16), (~_s.again, 1), else_=0)
CHOSEN = (  # a number that changes with what is chosen about seats, and voted
    sa.func.coalesce(_s.waits, 0)
    + _s.wants_bot
    + sa.case((_s.offer.is_not(None), 3), else_=0)
    + sa.case((_s.closes, 5), else_=0)
)


@dataclass
class Around:
    """Who sits at a table, what they said last and what they vote on."""

    sitters: list[Sitter]
    chat: list[Remark]
    votes: list[Vote]


@dataclass
class Snapshot:
    """A position of a table, and what happened since."""

    ply: int
    since: int  # its version
    position: bytes
    stands: list[Record]  # answers up to that version that stand after the position
    records: list[Record]  # the entries after it, and some before it


@dataclass
class Stored:
    """All that is known of a table."""

    setup: Setup
    ply: int  # of the snapshot
    since: int  # its version
    position: bytes
    stands: list[Record]  # answers up to that version that stand after the position
    records: list[Record]  # the entries after it, and some before it for those who come back
    after: str  # what the last entry keeps beside the game
    dealt: list[Told]  # what the deal told, if the entries reach back to it
    around: Around

    @property
    def version(self) -> int:
        """The version that the table is at."""
        return self.records[-1].version if self.records else 0


@dataclass(frozen=True)
class Marks:
    """What tells that a table changed, without reading it."""

    version: int
    said: int  # the last line of chat
    votes: int
    seated: int
    gone: int  # seats whose owners were seen to go
    names: int  # letters in all of them
    chosen: int  # what was chosen for those who are away, and voted
    spectators: bool
    rematch: str | None
    places: int  # where people and bots sit
    ready: int  # seats that are
    again: int  # what was said to a rematch
    without: str | None


class Shelf:
    """Where tables are kept."""

    def __init__(self, storage: Storage, tail: int) -> None:
        self._storage = storage
        self._tail = tail

    async def read(self, table_id: str) -> Stored:
        """A table; if somebody writes meanwhile, its parts need not fit each other."""
        return await self._storage.to_the_end(self._read(table_id))

    async def _read(self, table_id: str) -> Stored:
        async with self._storage.reading() as connection:
            setup = await _setup(connection, table_id)
            snaps = sa.select(m.snapshots).where(m.snapshots.c.table_id == table_id)
            newest = snaps.order_by(m.snapshots.c.version.desc()).limit(1)
            snap = (await connection.execute(newest)).first()
            if snap is None:
                raise Sorry("unknown_table")
            stands = await _stands(connection, snap)
            records, after = await self._records(connection, table_id, snap.version)
            dealt: list[Told] = []
            if not records or records[0].version == 1:
                first = (await connection.execute(snaps.where(m.snapshots.c.version == 0))).first()
                dealt = told_read(first.told, 0) if first else []
            around = await _around(connection, table_id, records[-1].version if records else 0)
        kept = (snap.ply, snap.version, snap.position, stands)
        return Stored(setup, *kept, records, after, dealt, around)

    async def _records(
        self, connection: AsyncConnection, table_id: str, version: int
    ) -> tuple[list[Record], str]:
        """The entries after a snapshot, and some before it for those who come back."""
        query = sa.select(m.log).where(m.log.c.table_id == table_id)
        newest = await connection.execute(query.order_by(m.log.c.version.desc()).limit(self._tail))
        rows = list(newest.all())[::-1]
        if rows and rows[0].version > version + 1:
            older = m.log.c.version.between(version + 1, rows[0].version - 1)
            more = await connection.execute(query.where(older).order_by(m.log.c.version))
            rows = [*more.all(), *rows]
        return [record_of(row) for row in rows], rows[-1].after if rows else ""

    async def around(self, table_id: str, version: int) -> tuple[Setup, Around]:
        """What may have changed beside the log: what was agreed, and who sits there."""
        return await self._storage.to_the_end(self._read_around(table_id, version))

    async def _read_around(self, table_id: str, version: int) -> tuple[Setup, Around]:
        async with self._storage.reading() as connection:
            setup = await _setup(connection, table_id)
            return setup, await _around(connection, table_id, version)

    async def story(self, table_id: str, before: int, most: int) -> tuple[list[Record], int]:
        """Entries older than a version, and the version before which there is nothing."""
        query = sa.select(m.log).where(m.log.c.table_id == table_id, m.log.c.version < before)
        rows = await self._storage.rows(query.order_by(m.log.c.version.desc()).limit(most))
        records = [record_of(row) for row in reversed(rows)]
        if records and records[0].version > 1:
            return records, records[0].version
        where = (m.snapshots.c.table_id == table_id, m.snapshots.c.version == 0)
        first = await self._storage.row(sa.select(m.snapshots).where(*where))
        return [deal(told_read(first.told, 0) if first else []), *records], 0

    async def snapshot(self, table_id: str, ply: int) -> Snapshot:
        """The last snapshot with no more than so many answers, and what happened since."""
        return await self._storage.to_the_end(self._read_snapshot(table_id, ply))

    async def _read_snapshot(self, table_id: str, ply: int) -> Snapshot:
        query = sa.select(m.snapshots).where(m.snapshots.c.table_id == table_id)
        older = query.where(m.snapshots.c.ply <= ply).order_by(m.snapshots.c.version.desc())
        async with self._storage.reading() as connection:
            snap = (await connection.execute(older.limit(1))).first()
            assert snap is not None, "the deal is always there"
            stands = await _stands(connection, snap)
            records, _ = await self._records(connection, table_id, snap.version)
        return Snapshot(snap.ply, snap.version, snap.position, stands, records)

    async def marks(self, ids: Sequence[str]) -> dict[str, Marks]:
        """The marks of some tables, in one question."""
        version = last_of(m.log.c.version, m.log.c.table_id)
        voted = (m.votes.c.table_id == m.tables.c.id, m.votes.c.version == version)
        query = sa.select(
            m.tables.c.id,
            version.label("version"),
            last_of(m.chat.c.id, m.chat.c.table_id).label("said"),
            sa.select(sa.func.count()).where(*voted).scalar_subquery().label("votes"),
            _seats(sa.func.count(sa.case((m.seats.c.kind != m.FREE, 1)))).label("seated"),
            _seats(sa.func.count(m.seats.c.left)).label("gone"),
            _seats(sa.func.sum(sa.func.length(m.seats.c.name))).label("names"),
            _seats(sa.func.sum(CHOSEN)).label("chosen"),
            m.tables.c.spectators,
            m.tables.c.rematch,
            _seats(sa.func.sum(_weighed(m.seats.c.kind, m.seats.c.seat))).label("places"),
            _seats(sa.func.count(sa.case((m.seats.c.ready, 1)))).label("ready"),
            _seats(sa.func.sum(AGAIN)).label("again"),
            m.tables.c.without,
        )
        rows = await self._storage.rows(query.where(m.tables.c.id.in_(ids)))
        found = [dict(row._mapping) for row in rows]
        return {marks.pop("id"): Marks(**marks) for marks in found}

    def beat(self, server: str) -> tuple[sa.Executable, ...]:
        """That a server lives; those that did not say so for long are forgotten."""
        now, of = now_ms(), m.servers.c
        mine = self._storage.insert(m.servers).values(id=server, seen=now)
        seen = sa.update(m.servers).where(of.id == server).values(seen=now)
        old = sa.delete(m.servers).where(of.seen < now - 10 * DEAD)
        return mine, seen, servers_lost(now - DEAD), old

    async def servers(self) -> list[str]:
        """The servers that live, as far as they wrote so."""
        alive = m.servers.c.seen > now_ms() - DEAD
        rows = await self._storage.rows(sa.select(m.servers.c.id).where(alive))
        return [row.id for row in rows]

    async def find_answer(self, table_id: str, seat: int, answer_id: str, after: int) -> int | None:
        """The version at which a seat's answer of that id was written down, if it was."""
        query = sa.select(m.log.c.version).where(
            m.log.c.table_id == table_id,
            m.log.c.version > after,
            m.log.c.seat == seat,
            m.log.c.answer_id == answer_id,
        )
        row = await self._storage.row(query.limit(1))
        return row.version if row else None


async def _stands(connection: AsyncConnection, snap: sa.Row[Any]) -> list[Record]:
    """The answers that a snapshot names, as many answers into the game as it says."""
    named = dict(msgspec.json.decode(snap.stands, type=list[tuple[int, int]]))
    if not named:
        return []
    query = sa.select(m.log).where(m.log.c.table_id == snap.table_id)
    rows = await connection.execute(query.where(m.log.c.version.in_(named)))
    found = [replace(record_of(row), ply=named[row.version]) for row in rows]
    return sorted(found, key=lambda record: record.ply)


def last_of(column: sa.Column[int], table: sa.Column[str]) -> sa.ScalarSelect[int]:
    """The greatest of a table's numbers, 0 if there is none."""
    greatest = sa.func.coalesce(sa.func.max(column), 0)
    return sa.select(greatest).where(table == m.tables.c.id).scalar_subquery()


def _seats(figure: sa.ColumnElement[int]) -> sa.ScalarSelect[int]:
    return sa.select(figure).where(m.seats.c.table_id == m.tables.c.id).scalar_subquery()


def _weighed(kind: sa.Column[str], seat: sa.Column[int]) -> sa.ColumnElement[int]:
    return sa.case((kind == m.PERSON, seat + 1), (kind == m.BOT, 32 * (seat + 1)), else_=0)


async def _setup(connection: AsyncConnection, table_id: str) -> Setup:
    row = (await connection.execute(sa.select(m.tables).where(m.tables.c.id == table_id))).first()
    if row is None:
        raise Sorry("unknown_table")
    return Setup(**row._mapping)


def sitters_of(where: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Seats, and whether the server that holds each lives."""
    late = now_ms() - DEAD
    alive = sa.exists().where(m.servers.c.id == m.seats.c.holder, m.servers.c.seen > late)
    crest = sa.select(m.persons.c.crest).where(m.persons.c.id == m.seats.c.person)
    own = sa.func.coalesce(crest.scalar_subquery(), "")
    return sa.select(m.seats, alive.label("alive"), own.label("crest")).where(where)


async def _around(connection: AsyncConnection, table_id: str, version: int) -> Around:
    """Who sits there, what they said last and what they vote on at that version."""
    seats = sitters_of(m.seats.c.table_id == table_id)
    sitters = (await connection.execute(seats.order_by(m.seats.c.seat))).all()
    said = sa.select(m.chat).where(m.chat.c.table_id == table_id)
    lines = (await connection.execute(said.order_by(m.chat.c.id.desc()).limit(CHAT))).all()
    cast = sa.select(m.votes).where(m.votes.c.table_id == table_id, m.votes.c.version == version)
    votes = (await connection.execute(cast)).all()
    return Around(
        [Sitter(**row._mapping) for row in sitters],
        [Remark(r.id, r.seat, r.name, r.text, r.at, r.phrase, r.person) for r in reversed(lines)],
        [Vote(r.seat, r.ply, r.yes, r.asks) for r in votes],
    )


def first_rows(
    setup: Setup, sitters: Sequence[Sitter], position: bytes, told: Sequence[Told]
) -> list[sa.Executable]:
    """What is written when a table is opened."""
    columns = {c.name: getattr(setup, c.name) for c in m.tables.columns}
    seats = [{c.name: getattr(s, c.name) for c in m.seats.columns} for s in sitters]
    snapshot = {"table_id": setup.id, "version": 0, "ply": 0, "position": position}
    return [
        sa.insert(m.tables).values(**columns),
        sa.insert(m.seats).values(seats),
        sa.insert(m.snapshots).values(**snapshot, told=told_text(told)),
    ]
