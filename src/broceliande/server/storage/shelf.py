"""From storage to memory and back: a table is its last snapshot and the log entries after it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from broceliande.engine.game import Game
from broceliande.engine.resume import boundary, forget, resume
from broceliande.engine.table import Table
from broceliande.server.ground.texts import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.writer import Entry
from broceliande.server.tables.clocks import Clock
from broceliande.server.tables.live import (
    Live,
    Record,
    Setup,
    Sitter,
    Vote,
    now_ms,
    standing,
    told_read,
    told_text,
)
from broceliande.server.told.messages import ChatLine

CHAT = 60  # lines of chat that are kept in memory
DEAD = 60_000  # a server not heard of for so long holds nobody any more, in milliseconds


class Torn(Exception):
    """Somebody wrote while we read."""


class Shelf:
    """Where tables come from."""

    def __init__(self, storage: Storage, find: Callable[[str], Game], tail: int) -> None:
        self.storage = storage
        self._find = find
        self._tail = tail

    async def load(self, table_id: str) -> Live:
        """The table as storage knows it."""
        for _ in range(5):
            try:
                async with self.storage.reading() as connection:
                    return await self._load(connection, table_id)
            except Torn:
                continue
        raise Sorry("storage", "too busy")

    async def _load(self, connection: AsyncConnection, table_id: str) -> Live:
        row = (
            await connection.execute(sa.select(m.tables).where(m.tables.c.id == table_id))
        ).first()
        if row is None:
            raise Sorry("unknown_table")
        setup = Setup(**row._mapping)
        game = self.game_of(setup)
        snaps = sa.select(m.snapshots).where(m.snapshots.c.table_id == table_id)
        newest = snaps.order_by(m.snapshots.c.version.desc()).limit(1)
        snap = (await connection.execute(newest)).first()
        if snap is None:
            raise Sorry("unknown_table")
        records, after = await self._records(connection, table_id, snap.version)
        live = self._laid(setup, game, snap, records)
        if live.table.over:  # perhaps since the row of the table was read
            setup.status = m.OVER
        elif live.version and setup.status == m.OPEN:
            setup.status = m.PLAYING
        if after:
            live.set_after(after)
        if not records or records[0].version == 1:
            first = (await connection.execute(snaps.where(m.snapshots.c.version == 0))).first()
            live.dealt = told_read(first.told, 0) if first else []
        await self._company(connection, live)
        live.rename()
        return live

    def game_of(self, setup: Setup) -> Game:
        """The game of a table, if it is still played by the same rules."""
        game = self._find(setup.game)
        if game.version != setup.rules:
            raise Sorry("other_rules", f"rules {setup.rules}, here {game.version}")
        return game

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

    def _laid(self, setup: Setup, game: Game, snap: sa.Row[Any], records: list[Record]) -> Live:
        def fresh() -> Table:
            return resume(game, setup.given, snap.position, snap.ply)

        table = replayed(fresh, [r for r in records if r.version > snap.version], snap.ply)
        return Live(
            setup=setup,
            game=game,
            table=table,
            sitters=[],
            version=records[-1].version if records else 0,
            clock=Clock(setup.clock, setup.clock_ms, setup.seats),
            tail=deque(records),
            dealt=[],
            asked_since=[0] * setup.seats,
            answered=set(),
            kept=snap.ply,
        )

    async def _company(self, connection: AsyncConnection, live: Live) -> None:
        """Who sits there, what they said last and what they vote on."""
        await self._sitters(connection, live)
        said = sa.select(m.chat).where(m.chat.c.table_id == live.id)
        rows = (await connection.execute(said.order_by(m.chat.c.id.desc()).limit(CHAT))).all()
        live.chat = [ChatLine(r.id, r.seat, r.name, r.text, r.at) for r in reversed(rows)]
        await self._votes(connection, live)

    async def _sitters(self, connection: AsyncConnection, live: Live) -> None:
        late = now_ms() - DEAD
        alive = sa.exists().where(m.servers.c.id == m.seats.c.holder, m.servers.c.seen > late)
        query = sa.select(m.seats, alive.label("alive")).where(m.seats.c.table_id == live.id)
        rows = (await connection.execute(query.order_by(m.seats.c.seat))).all()
        live.sitters = [Sitter(**row._mapping) for row in rows]

    async def _votes(self, connection: AsyncConnection, live: Live) -> None:
        query = sa.select(m.votes).where(
            m.votes.c.table_id == live.id, m.votes.c.version == live.version
        )
        rows = (await connection.execute(query)).all()
        live.votes = [Vote(r.seat, r.ply, r.yes, r.asks) for r in rows]

    async def refresh(self, live: Live) -> None:
        """Read again who sits there, what was said, voted and agreed."""
        async with self.storage.reading() as connection:
            query = sa.select(m.tables).where(m.tables.c.id == live.id)
            row = (await connection.execute(query)).first()
            if row is None:
                raise Sorry("unknown_table")
            setup = Setup(**row._mapping)
            if setup.status == live.setup.status:
                live.setup = setup
                await self._company(connection, live)
                live.rename()
                return
        await self.reload(live)  # the log went on too

    async def reload(self, live: Live) -> None:
        """Become what storage knows; those who sit in front of it stay."""
        fresh = await self.load(live.id)
        for name in (
            *("setup", "table", "sitters", "version", "clock", "tail", "dealt"),
            *("asked_since", "answered", "kept", "chat", "votes"),
        ):
            setattr(live, name, getattr(fresh, name))
        live.stale = False

    async def story(self, table_id: str, before: int, most: int) -> tuple[list[Record], int]:
        """Entries older than a version, and the version before which there is nothing."""
        query = sa.select(m.log).where(m.log.c.table_id == table_id, m.log.c.version < before)
        rows = await self.storage.rows(query.order_by(m.log.c.version.desc()).limit(most))
        records = [record_of(row) for row in reversed(rows)]
        if records and records[0].version > 1:
            return records, records[0].version
        deal = await self.storage.row(
            sa.select(m.snapshots).where(
                m.snapshots.c.table_id == table_id, m.snapshots.c.version == 0
            )
        )
        told = told_read(deal.told, 0) if deal else []
        return [Record(0, "deal", 0, -1, -1, "", told, 0), *records], 0

    async def find_answer(self, table_id: str, seat: int, answer_id: str, after: int) -> int | None:
        """The version at which a seat's answer of that id was written down, if it was."""
        query = sa.select(m.log.c.version).where(
            m.log.c.table_id == table_id,
            m.log.c.version > after,
            m.log.c.seat == seat,
            m.log.c.answer_id == answer_id,
        )
        row = await self.storage.row(query.limit(1))
        return row.version if row else None


def record_of(row: sa.Row[Any]) -> Record:
    """A row of the log."""
    told = told_read(row.told, row.ply) if row.told != "[]" else []
    return Record(row.version, row.kind, row.ply, row.seat, row.move, row.answer_id, told, row.at)


def replayed(fresh: Callable[[], Table], records: Sequence[Record], base: int) -> Table:
    """A table with these entries carried out, undone as they were undone."""
    table = fresh()
    stands: list[Record] = []
    for record in records:
        if record.kind == m.ANSWER:
            table.play(record.seat, record.move)
            stands.append(record)
        elif record.kind == m.UNDO:
            if record.ply < base:
                raise Torn
            stands = [answer for answer in stands if answer.ply <= record.ply]
            table = gone_back(table, record.ply, fresh, stands)
    return table


def gone_back(
    table: Table, ply: int, fresh: Callable[[], Table], stands: Sequence[Record]
) -> Table:
    """The table with only so many answers: by undo within the boundary, else played anew."""
    if ply >= boundary(table)[0]:
        while table.ply > ply:
            table.undo()
        return table
    table = fresh()
    for record in stands:
        table.play(record.seat, record.move)
    return table


def keep(live: Live, entry: Entry, every: int) -> None:
    """Add a snapshot to an entry, if one is due; called when the entry is in `live.tail`."""
    ply, position = boundary(live.table)
    if ply - live.kept < every and not live.table.over:
        return
    version = next((r.version for r in reversed(standing(live.tail)) if r.ply == ply), None)
    if version is None or ply <= live.kept:
        return
    row = {"table_id": live.id, "version": version, "ply": ply, "position": position}
    entry.snapshots.append({**row, "told": "[]"})


def settle(live: Live, entry: Entry, tail: int) -> None:
    """An entry with its snapshot is written: let go of what need not stay in memory."""
    if entry.snapshots:
        live.kept = entry.snapshots[-1]["ply"]
        forget(live.table)
    last = next((r.version for r in live.tail if r.ply > live.kept), live.version)
    while len(live.tail) > tail and live.tail[0].version < last:
        live.tail.popleft()
        live.dealt = []


def first_rows(setup: Setup, table: Table, sitters: Sequence[Sitter]) -> list[sa.Executable]:
    """What is written when a table is opened."""
    columns = {c.name: getattr(setup, c.name) for c in m.tables.columns}
    seats = [{c.name: getattr(s, c.name) for c in m.seats.columns} for s in sitters]
    snapshot = {"table_id": setup.id, "version": 0, "ply": 0, "position": boundary(table)[1]}
    return [
        sa.insert(m.tables).values(**columns),
        sa.insert(m.seats).values(seats),
        sa.insert(m.snapshots).values(**snapshot, told=told_text(table.told)),
    ]
