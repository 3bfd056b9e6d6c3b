"""Entries of the log: carried out in memory, on disk before anybody is told, or not at all.

The order stands in `write` alone: memory is unsure, the entry is on disk, memory is sure, everybody
is told. Whoever looks at a table meanwhile waits (`House.settled`), and the door tells nothing of a
table that is unsure.

Answers and undos have files of their own; here is what all entries share, and the two that nobody
answers with: the game begins, a seat passes between a person, a stand-in and a bot, and a table is
cleared away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import msgspec
import sqlalchemy as sa

from broceliande.engine.resume import boundary, forget, reach
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage import relisting
from broceliande.server.storage.rows import Record, gathered, told_text
from broceliande.server.storage.writer import Entry
from broceliande.server.tables import promptness
from broceliande.server.tables.clocks import NONE
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

BUSY = 4  # times the answers between two snapshots: entries after which one is due anyway


async def write(
    house: House,
    live: Live,
    record: Record,
    before: Sequence[int],
    *also: sa.Executable,
    born: float | None = None,
    unless: Callable[[sa.Connection], bool] | None = None,
) -> bool:
    """Write an entry that memory already has carried out, and tell everybody; False if storage
    knows more, and then memory knows it too. `before` are the seats that owed an answer before it;
    the table's lock is held."""
    live.unsure = True  # until it is on disk
    for answer in live.undone(record):
        live.clock.owe(answer.seat, answer.earned)
    live.version = record.version
    live.tail.append(record)
    if record.kind == m.ANSWER:
        live.count(record)
    if live.table.over or record.kind == m.CLOSE:
        also = (*also, *_ended(live, record.at))
    also = (*also, *promptness.noted(house.storage, live, record))
    record.earned = live.turn(before, record)
    calls = house.caller.entry(live, record)
    also = (*also, *_deadline(live, record), *calls)
    entry = Entry(row(live, record), also=list(also), unless=unless)
    _keep(live, entry, house.settings.snapshot_every)
    try:
        kept = await house.writer.append(entry)
    except Sorry:
        house.doubt(live)
        raise
    if not kept:
        house.metrics.lost_races.inc()
        await house.reload(live)
        return False
    _settle(live, entry, house.settings.tail)
    live.votes = []
    live.unsure = False
    house.tell(live, "log", born)
    if calls:
        house.caller.wake()
    return True


def _ended(live: Live, now: int) -> Iterator[sa.Executable]:
    """The game is over: how, and who came where, is written for the lists of those who played. One
    that was given up has neither places nor points."""
    table, setup = live.table, live.setup
    setup.status, setup.touched = m.OVER, now
    setup.ending = table.ending if table.over else m.ABANDONED
    over = sa.update(m.tables).where(m.tables.c.id == live.id)
    yield over.values(status=m.OVER, ending=setup.ending, touched=now)
    yield relisting.over(live.id)
    for sitter in live.sitters:
        at = sitter.seat
        if table.over:
            sitter.place, sitter.score = table.places[at], table.scores[at]
        sitter.stood, sitter.botted, _ = live.turns_for(at)
        values = {name: getattr(sitter, name) for name in ("place", "score", "stood", "botted")}
        seat = (m.seats.c.table_id == live.id, m.seats.c.seat == at)
        yield sa.update(m.seats).where(*seat).values(**values, offer=None, ahead=0)
        if sitter.ahead:
            yield sa.delete(m.ahead).where(m.ahead.c.table_id == live.id, m.ahead.c.seat == at)


def row(live: Live, record: Record) -> dict[str, object]:
    """An entry as it is stored, with what the log keeps beside the game."""
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
        "earned": record.earned,
    }


def _deadline(live: Live, record: Record) -> list[sa.Executable]:
    """When the table must be looked at next: in the place of what was written with the entry
    before, and with this one or not at all."""
    old = sa.delete(m.deadlines).where(m.deadlines.c.table_id == live.id)
    due = live.due(record.at)
    if live.clock.pace.kind == NONE and due is None:  # but bots were to come, perhaps
        return [old] if record.kind in {m.START, m.CLOSE} else []
    row = {"table_id": live.id, "version": live.version, "due": due}
    return [old] if due is None else [old, sa.insert(m.deadlines).values(row)]


def _keep(live: Live, entry: Entry, every: int) -> None:
    """Add a snapshot to an entry, if one is due; called when the entry is in `live.tail`."""
    ply = reach(live.table)
    far = ply > live.kept and (ply - live.kept >= every or live.table.over)
    busy = live.version - live.since >= BUSY * every
    if not far and not busy:
        return
    stands = live.standing()
    position = boundary(live.table)[1]
    row = {"table_id": live.id, "ply": ply, "position": position, "told": "[]", "stands": "[]"}
    version = next((r.version for r in reversed(stands) if r.ply == ply), 0)
    if far and version > live.since:
        entry.snapshots.append({**row, "version": version})
    elif busy:
        _keep_busy(live, entry, row, [record for record in stands if record.ply > ply])


def _keep_busy(live: Live, entry: Entry, row: dict[str, object], stands: list[Record]) -> None:
    """Much was done and taken back: the snapshot is of this very version, and takes the place of
    others of the same position."""
    if len(stands) == live.table.ply - cast(int, row["ply"]):
        named = msgspec.json.encode([(record.version, record.ply) for record in stands]).decode()
        entry.snapshots.append({**row, "version": live.version, "stands": named})
        s = m.snapshots.c
        same = (s.table_id == live.id, s.ply == row["ply"], s.version > 0)
        entry.also.append(sa.delete(m.snapshots).where(*same))


def _settle(live: Live, entry: Entry, tail: int) -> None:
    """An entry with its snapshot is written: let go of what need not stay in memory."""
    if entry.snapshots:
        snap = entry.snapshots[-1]
        stands = [
            r for r in live.standing() if snap["ply"] < r.ply and r.version <= snap["version"]
        ]
        live.kept, live.since, live.stands = snap["ply"], snap["version"], stands
        forget(live.table)
    while len(live.tail) > tail and live.tail[0].version <= live.since:
        live.tail.popleft()
        live.dealt = []


async def start(house: House, live: Live) -> None:
    """The last seat is taken, and all are ready where that is wanted: the game begins. The table's
    lock is held."""
    if live.started or not gathered(live.sitters, live.setup.ready):
        return
    record = Record(1, m.START, 0, -1, -1, "", [], now_ms())
    status = sa.update(m.tables).where(m.tables.c.id == live.id, m.tables.c.status == m.OPEN)
    live.setup.status = m.PLAYING
    live.setup.fills = None
    begun = status.values(status=m.PLAYING, code=None, fills=None)
    await write(house, live, record, (), begun, unless=lambda asked: _parted(asked, live.id))


def _parted(connection: sa.Connection, table_id: str) -> bool:
    """Whether somebody got up, or is not ready any more, since memory looked. Whoever changes that
    holds the row of the table, as we do now."""
    table = sa.select(m.tables.c.ready).where(m.tables.c.id == table_id).with_for_update()
    ready = connection.execute(table).scalar()
    seats = sa.select(m.seats).where(m.seats.c.table_id == table_id)
    return not gathered(connection.execute(seats).all(), bool(ready))


async def switch(
    house: House,
    live: Live,
    seat: int,
    kind: str,
    level: str,
    *also: sa.Executable,
    still: sa.ColumnElement[bool] | None = None,
    **values: Any,
) -> None:
    """A bot or a stand-in takes a person's seat, or its owner takes it back; `values` are written
    with it. Where that holds only as long as something else does (`still`), the seats are read
    again afterwards. The table's lock is held."""
    sitter = live.sitters[seat]
    left = now_ms() if kind == m.BOT else sitter.left
    values = {"kind": kind, "level": level, "left": left, **values}
    where = [m.seats.c.table_id == live.id, m.seats.c.seat == seat]
    update = sa.update(m.seats).where(*where, *([] if still is None else [still]))
    for name, value in values.items():
        setattr(sitter, name, value)
    live.clock.refill(seat)
    ply = live.table.ply
    record = Record(live.version + 1, m.SEAT, ply, seat, -1, "", [], now_ms())
    if not await write(house, live, record, live.asked, *also, update.values(**values)):
        raise Sorry("stale")
    if still is not None:
        await house.loader.refresh(live)
        house.tell(live, "seats")


async def close(house: House, live: Live) -> None:
    """The table is cleared away before its game is over: nobody is asked any more, no clock runs.
    The table's lock is held."""
    before = live.asked
    live.setup.status = m.OVER
    ply = live.table.ply
    record = Record(live.version + 1, m.CLOSE, ply, -1, -1, "", [], now_ms())
    if not await write(house, live, record, before):
        raise Sorry("stale")
