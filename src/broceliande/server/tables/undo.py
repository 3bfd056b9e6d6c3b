"""Answers are taken back: at once up to the engine's boundary, beyond it if the others agree."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import takewhile

import sqlalchemy as sa

from broceliande.engine.resume import reach, resume
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Vote
from broceliande.server.tables import entries, refusals
from broceliande.server.tables.answers import ONLY, Done, done_before
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.loading import play_again, taken_back


async def undo(
    house: House, live: Live, seat: int, version: int, answer_id: str, mine: Sequence[int]
) -> Done:
    """A seat takes its last answer back: at once up to the engine's boundary, or where nobody
    else is at the table; else the others are asked."""
    async with house.settled(live, version):
        if done := await done_before(house, live, seat, version, answer_id):
            return done
        last = _chosen(live, refusals.check_undo(live, seat, version))
        free = _is_free(live, last)
        others = [s.seat for s in live.sitters if s.kind == m.PERSON and s.seat not in mine]
        if not free and others:
            await _ask(house, live, Vote(seat, last.ply - 1, yes=True, asks=True), mine)
            house.tell(live, "vote")
        elif free and live.table.sealed and last.ply < live.table.ply:
            await _withdraw(house, live, seat, answer_id)
        else:
            await _take_back(house, live, last.ply - 1, seat, answer_id)
        return Done(live.version)


def _chosen(live: Live, last: Record) -> Record:
    """The last answer that a seat chose: those that the house gave after it go with it."""
    for record in reversed(live.standing()):
        if record.seat == last.seat and not record.answer_id.startswith(ONLY):
            return record
    return last


def is_free(live: Live, last: Record) -> bool:
    """Whether a seat takes its last answer back without asking."""
    if last.ply <= reach(live.table) and not live.table.sealed:
        return False
    return _is_free(live, _chosen(live, last))


def _is_free(live: Live, last: Record) -> bool:
    if live.table.sealed or last.ply == live.table.ply:
        return live.table.can_undo(last.seat)
    after = takewhile(lambda record: record.ply >= last.ply, reversed(live.standing()))
    return reach(live.table) < last.ply and all(record.seat == last.seat for record in after)


async def _take_back(house: House, live: Live, ply: int, seat: int, answer_id: str) -> None:
    """Go back to so many answers; the table's lock is held."""
    before = live.asked
    record = Record(live.version + 1, m.UNDO, ply, seat, -1, answer_id, [], now_ms())
    later = sa.delete(m.snapshots).where(m.snapshots.c.table_id == live.id)
    live.unsure = True
    if not taken_back(live.table, ply):
        await _go_back(house, live, ply)
        before = ()  # whatever was asked is asked anew
    if not await entries.write(house, live, record, before, later.where(m.snapshots.c.ply > ply)):
        raise Sorry("stale")


async def _withdraw(house: House, live: Live, seat: int, answer_id: str) -> None:
    """A seat takes back its own of several sealed answers; the table's lock is held."""
    before = live.asked
    live.unsure = True
    live.table.undo(seat)
    ply = live.table.ply
    record = Record(live.version + 1, m.WITHDRAW, ply, seat, -1, answer_id, [], now_ms())
    if not await entries.write(house, live, record, before):
        raise Sorry("stale")


async def _go_back(house: House, live: Live, ply: int) -> None:
    """Lay an older snapshot and play what stands after it."""
    snap = await house.shelf.snapshot(live.id, ply)
    live.table = resume(live.game, live.setup.given, snap.position, snap.ply)
    live.kept, live.since, live.stands = snap.ply, snap.since, snap.stands
    live.tail = deque(snap.records)
    play_again(live.table, [r for r in live.standing() if snap.ply < r.ply <= ply])
    live.rename()


# The others are asked


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
    async with house.settled(live, version):
        asks = next((v for v in live.votes if v.asks), None)
        if version != live.version:
            raise Sorry("stale")
        if asks is None or not all(v.yes for v in live.votes):
            raise Sorry("no_request")
        await _keep_votes(house, live, [Vote(s, asks.ply, yes, asks=False) for s in seats])
        agreed = {v.seat for v in live.votes if v.yes}
        people = {s.seat for s in live.sitters if s.kind == m.PERSON}
        if all(v.yes for v in live.votes) and people <= agreed:
            await _take_back(house, live, asks.ply, asks.seat, "")
        else:
            house.tell(live, "vote")


async def _keep_votes(house: House, live: Live, votes: Sequence[Vote]) -> None:
    where = {"table_id": live.id, "version": live.version}
    rows = [{**where, "seat": v.seat, "ply": v.ply, "yes": v.yes, "asks": v.asks} for v in votes]
    await house.writer.write(house.storage.insert(m.votes).values(rows))
    await house.loader.refresh(live)
