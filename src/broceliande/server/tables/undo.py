"""Answers are taken back: at once up to the engine's boundary, beyond it if the others agree."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from broceliande.engine.resume import resume
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Vote, standing
from broceliande.server.tables import entries, refusals
from broceliande.server.tables.answers import Done, done_before
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.loading import play_again, taken_back


async def undo(
    house: House, live: Live, seat: int, version: int, answer_id: str, mine: Sequence[int]
) -> Done:
    """A seat takes its last answer back: at once up to the engine's boundary, or where nobody
    else is at the table; else the others are asked."""
    async with live.lock:
        await house.fresh(live, version)
        if done := await done_before(house, live, seat, version, answer_id):
            return done
        last = refusals.check_undo(live, seat, version)
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
    return Done(now)


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


async def _go_back(house: House, live: Live, ply: int) -> None:
    """Lay an older snapshot and play what stands after it."""
    snap = await house.shelf.snapshot(live.id, ply)
    records, _ = await house.shelf.story(live.id, live.version + 1, live.version + 1)
    live.table = resume(live.game, live.setup.given, snap.position, snap.ply)
    play_again(live.table, [r for r in standing(records) if snap.ply < r.ply <= ply])
    live.kept = snap.ply
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
    where = {"table_id": live.id, "version": live.version}
    rows = [{**where, "seat": v.seat, "ply": v.ply, "yes": v.yes, "asks": v.asks} for v in votes]
    await house.writer.write(house.storage.insert(m.votes).values(rows))
    await house.loader.refresh(live)
