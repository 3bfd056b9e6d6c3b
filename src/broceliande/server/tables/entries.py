"""Entries of the log: carried out in memory, on disk before anybody is told, or not at all.

Answers and undos have files of their own; here is what all entries share, and the two that nobody
answers with: the game begins, and a seat passes between a person and a bot.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from broceliande.engine.resume import boundary, forget
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, standing, told_text
from broceliande.server.storage.writer import Entry
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live


async def write(
    house: House, live: Live, record: Record, before: Sequence[int], *also: sa.Executable
) -> bool:
    """Write an entry that memory already has carried out; False if storage knows more, and then
    memory knows it too. `before` are the seats that owed an answer before it."""
    live.unsure = True  # until it is on disk
    live.version = record.version
    live.tail.append(record)
    if live.table.over:
        live.setup.status = m.OVER
        over = sa.update(m.tables).where(m.tables.c.id == live.id)
        also = (*also, over.values(status=m.OVER, touched=record.at))
    live.turn(before, -1 if record.kind == m.SEAT else record.seat, record.at)
    entry = Entry(_row(live, record), also=list(also))
    _keep(live, entry, house.settings.snapshot_every)
    if not await house.writer.append(entry):
        house.metrics.lost_races.inc()
        await house.loader.reload(live)
        return False
    _settle(live, entry, house.settings.tail)
    live.votes = []
    live.unsure = False
    return True


def _row(live: Live, record: Record) -> dict[str, object]:
    return {
        "table_id": live.id,
        "version": record.version,
        "kind": record.kind,
        "ply": record.ply,
        "seat": record.seat,
        "move": record.move,
        "answer_id": record.answer_id,
        "told": told_text(record.told),
        "after": live.after(),
        "at": record.at,
    }


def _keep(live: Live, entry: Entry, every: int) -> None:
    """Add a snapshot to an entry, if one is due; called when the entry is in `live.tail`."""
    ply, position = boundary(live.table)
    if ply - live.kept < every and not live.table.over:
        return
    version = next((r.version for r in reversed(standing(live.tail)) if r.ply == ply), None)
    if version is None or ply <= live.kept:
        return
    row = {"table_id": live.id, "version": version, "ply": ply, "position": position}
    entry.snapshots.append({**row, "told": "[]"})


def _settle(live: Live, entry: Entry, tail: int) -> None:
    """An entry with its snapshot is written: let go of what need not stay in memory."""
    if entry.snapshots:
        live.kept = entry.snapshots[-1]["ply"]
        forget(live.table)
    last = next((r.version for r in live.tail if r.ply > live.kept), live.version)
    while len(live.tail) > tail and live.tail[0].version < last:
        live.tail.popleft()
        live.dealt = []


async def start(house: House, live: Live) -> None:
    """The last seat is taken: the game begins. The table's lock is held."""
    if live.started or live.free:
        return
    record = Record(1, m.START, 0, -1, -1, "", [], now_ms())
    status = sa.update(m.tables).where(m.tables.c.id == live.id, m.tables.c.status == m.OPEN)
    live.setup.status = m.PLAYING
    await write(house, live, record, (), status.values(status=m.PLAYING))


async def switch(house: House, live: Live, seat: int, kind: str, level: str) -> None:
    """A bot takes a person's seat, or its owner takes it back. The table's lock is held."""
    sitter = live.sitters[seat]
    left = now_ms() if kind == m.BOT else sitter.left
    where = (m.seats.c.table_id == live.id, m.seats.c.seat == seat)
    update = sa.update(m.seats).where(*where).values(kind=kind, level=level, left=left)
    sitter.kind, sitter.level, sitter.left = kind, level, left
    live.clock.refill(seat)
    ply = live.table.ply
    record = Record(live.version + 1, m.SEAT, ply, seat, -1, "", [], now_ms())
    if not await write(house, live, record, live.asked, update):
        raise Sorry("stale")
