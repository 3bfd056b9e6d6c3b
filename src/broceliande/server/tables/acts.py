"""What is done at a table: answers, undo, votes, chat. Checked, written down, then told."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from broceliande.engine.errors import Refused
from broceliande.engine.resume import boundary, resume
from broceliande.server.ground.texts import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.shelf import CHAT, keep, settle
from broceliande.server.storage.writer import Entry
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, Record, Vote, now_ms, standing, told_text
from broceliande.server.told.messages import Ack, ChatLine


async def answer(
    house: House, live: Live, seat: int, version: int, move: int, answer_id: str
) -> Ack:
    """A seat answers. Sorry or Refused, and nothing changed, if it cannot; when this returns, the
    answer is on disk and everybody is being told."""
    born = time.perf_counter()
    async with live.lock:
        await house.fresh(live, version)
        if done := await _done_before(house, live, seat, version, answer_id):
            return done
        check(live, seat, version)
        if refusal := live.table.why_not(seat, move):
            raise Refused(refusal)
        before, known = live.asked, len(live.table.told)
        live.table.play(seat, move)
        told = live.table.told[known:]
        ply = live.table.ply
        record = Record(live.version + 1, m.ANSWER, ply, seat, move, answer_id, told, now_ms())
        if not await _write(house, live, record, before):
            if done := await _done_before(house, live, seat, version, answer_id):
                return done
            raise Sorry("stale")
        house.metrics.answers.inc()
    house.tell(live, "log", born)
    return Ack(answer_id, record.version)


async def start(house: House, live: Live) -> None:
    """The last seat is taken: the game begins. The table's lock is held."""
    if live.started or live.free:
        return
    record = Record(1, m.START, 0, -1, -1, "", [], now_ms())
    status = sa.update(m.tables).where(m.tables.c.id == live.id, m.tables.c.status == m.OPEN)
    live.setup.status = m.PLAYING
    await _write(house, live, record, (), status.values(status=m.PLAYING))


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
    if not await _write(house, live, record, live.asked, update):
        raise Sorry("stale")


async def _write(
    house: House, live: Live, record: Record, before: Sequence[int], *also: sa.Executable
) -> bool:
    """Write an entry that memory already has carried out; False if storage knows more, and then
    memory knows it too."""
    live.stale = True  # until it is on disk
    live.version = record.version
    live.tail.append(record)
    if live.table.over:
        live.setup.status = m.OVER
        over = sa.update(m.tables).where(m.tables.c.id == live.id)
        also = (*also, over.values(status=m.OVER, touched=record.at))
    live.turn(before, -1 if record.kind == m.SEAT else record.seat, record.at)
    entry = Entry(_row(live, record), also=list(also))
    keep(live, entry, house.settings.snapshot_every)
    if not await house.writer.append(entry):
        house.metrics.lost_races.inc()
        await house.shelf.reload(live)
        return False
    settle(live, entry, house.settings.tail)
    live.votes = []
    live.stale = False
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


async def _done_before(
    house: House, live: Live, seat: int, version: int, answer_id: str
) -> Ack | None:
    """The acknowledgement again, if this very answer was written down already."""
    if version >= live.version:
        return None
    for record in reversed(live.tail):
        if record.seat == seat and record.answer_id == answer_id:
            return Ack(answer_id, record.version, duplicate=True)
    if live.tail and live.tail[0].version > version + 1:
        found = await house.shelf.find_answer(live.id, seat, answer_id, version)
        return Ack(answer_id, found, duplicate=True) if found else None
    return None


def check(live: Live, seat: int, version: int) -> None:
    """Whether the table waits for answers, and this one is to the question it waits with."""
    if not live.started:
        raise Sorry("not_started", open=live.free)
    if live.over:
        raise Sorry("already_over")
    asked = live.table.asked
    known = live.asked_since[seat] if seat in asked else live.version
    if not known <= version <= live.version:
        raise Sorry("stale")


# Undo


async def undo(
    house: House, live: Live, seat: int, version: int, answer_id: str, mine: Sequence[int]
) -> Ack:
    """A seat takes its last answer back: at once up to the engine's boundary, or where nobody
    else is at the table; else the others are asked."""
    async with live.lock:
        await house.fresh(live, version)
        if done := await _done_before(house, live, seat, version, answer_id):
            return done
        last = _last(live, seat, version)
        free = last.ply == live.table.ply and live.table.can_undo()
        others = [s.seat for s in live.sitters if s.kind == m.PERSON and s.seat not in mine]
        if not free and others:
            await _ask(house, live, Vote(seat, last.ply - 1, yes=True, asks=True), mine)
            what = "vote"
        else:
            await _take_back(house, live, last.ply - 1, seat, answer_id)
            what = "log"
        now = live.version
    house.tell(live, what)
    return Ack(answer_id, now)


def _last(live: Live, seat: int, version: int) -> Record:
    if not live.started:
        raise Sorry("not_started", open=live.free)
    if live.over:
        raise Sorry("already_over")
    if version != live.version:
        raise Sorry("stale")
    last = live.last_answer(seat)
    if last is None:
        raise Sorry("nothing_to_undo")
    return last


async def _take_back(house: House, live: Live, ply: int, seat: int, answer_id: str) -> None:
    """Go back to so many answers; the table's lock is held."""
    before = live.asked
    record = Record(live.version + 1, m.UNDO, ply, seat, -1, answer_id, [], now_ms())
    later = sa.delete(m.snapshots).where(m.snapshots.c.table_id == live.id)
    live.stale = True
    if ply >= boundary(live.table)[0]:
        while live.table.ply > ply:
            live.table.undo()
    else:
        await _go_back(house, live, ply)
        before = ()  # whatever was asked is asked anew
    if not await _write(house, live, record, before, later.where(m.snapshots.c.ply > ply)):
        raise Sorry("stale")


async def _go_back(house: House, live: Live, ply: int) -> None:
    """Lay an older snapshot and play what stands after it."""
    query = sa.select(m.snapshots).where(m.snapshots.c.table_id == live.id)
    older = query.where(m.snapshots.c.ply <= ply).order_by(m.snapshots.c.version.desc())
    snap = await house.storage.row(older.limit(1))
    assert snap is not None, "the deal is always there"
    records, _ = await house.shelf.story(live.id, live.version + 1, live.version + 1)
    live.table = resume(live.game, live.setup.given, snap.position, snap.ply)
    for record in standing(records):
        if snap.ply < record.ply <= ply:
            live.table.play(record.seat, record.move)
    live.kept = snap.ply
    live.rename()


async def _ask(house: House, live: Live, vote: Vote, mine: Sequence[int]) -> None:
    """Ask the others; whoever asks speaks for all the seats they hold."""
    if any(not v.yes for v in live.votes):
        raise Sorry("undo_declined")
    if any(v.asks for v in live.votes):
        return
    votes = [vote] + [Vote(s, vote.ply, yes=True, asks=False) for s in mine if s != vote.seat]
    await _keep_votes(house, live, votes)


async def vote(house: House, live: Live, seats: Sequence[int], version: int, yes: bool) -> None:
    """Somebody agrees, for all the seats they hold, or does not."""
    async with live.lock:
        await house.fresh(live, version)
        asks = next((v for v in live.votes if v.asks), None)
        if version != live.version:
            raise Sorry("stale")
        if asks is None or not all(v.yes for v in live.votes):
            raise Sorry("no_request")
        await _keep_votes(house, live, [Vote(s, asks.ply, yes, asks=False) for s in seats])
        agreed = {v.seat for v in live.votes if v.yes}
        people = {s.seat for s in live.sitters if s.kind == m.PERSON}
        what = "vote"
        if all(v.yes for v in live.votes) and people <= agreed:
            await _take_back(house, live, asks.ply, asks.seat, "")
            what = "log"
    house.tell(live, what)


async def _keep_votes(house: House, live: Live, votes: Sequence[Vote]) -> None:
    rows = [
        {
            "table_id": live.id,
            "version": live.version,
            "seat": v.seat,
            "ply": v.ply,
            "yes": v.yes,
            "asks": v.asks,
        }
        for v in votes
    ]
    await house.writer.write(house.storage.insert(m.votes).values(rows))
    await house.shelf.refresh(live)


# Chat


async def chat(house: House, live: Live, seat: int, text: str) -> None:
    """Somebody says something. It is text and stays text."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said:
        raise Sorry("malformed")
    if len(said) > house.settings.chat_length:
        raise Sorry("too_long")
    row = {"table_id": live.id, "seat": seat, "name": live.sitters[seat].name, "at": now_ms()}
    insert = sa.insert(m.chat).values(**row, text=said).returning(m.chat.c.id)
    async with live.lock:
        async with house.storage.writing() as connection:
            number = (await connection.execute(insert)).scalar_one()
        live.chat.append(ChatLine(number, seat, str(row["name"]), said, now_ms()))
        del live.chat[:-CHAT]
    house.tell(live, "chat")
