"""Leaving for good, and tables that nobody wants any more: they are cleared away.

Whoever leaves for good is not waited for: a bot plays on. Where nobody is left who might come back,
or all of them would rather stop, the table closes: that is the last entry of its log, so it is over
for every server at once; what happened stays readable, and counts for nobody.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
import structlog

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage import relisting
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables import entries, seats
from broceliande.server.tables.absent import NOBODY, SETTLED
from broceliande.server.tables.gathering import check_host
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

log = structlog.get_logger("broceliande")

DAY = 86_400_000
TRIES = 5  # times that a table is closed again, while others write
MANY = 100  # tables that are cleared away at once
s = m.seats.c


def people(live: Live) -> list[Sitter]:
    """Those who have a seat and did not leave it for good, here or not."""
    return [sitter for sitter in live.sitters if sitter.owned and not sitter.resigned]


async def resign(house: House, live: Live, seat: int, level: str) -> None:
    """Leave a game for good: a bot plays on; if nobody else is left, the table closes."""
    async with house.settled(live):
        if not live.started or live.over:
            raise Sorry("already_over") if live.over else Sorry("not_started", open=live.free)
    if live.sitters[seat].kind == m.PERSON:
        await seats.leave(house, live, seat, bot=True, level=level)
    async with house.settled(live):
        await _note(house, live, [seat], resigned=True, closes=False, **SETTLED, **NOBODY)
        await _close_if_all(house, live)
    house.tell(live, "table")


async def vote(house: House, live: Live, mine: list[int], yes: bool) -> None:
    """Clear the table away, or do not. Before the game its host alone says so; in a game all must
    agree who have a seat and did not leave it for good."""
    async with house.settled(live):
        await house.loader.refresh(live)
        if live.over:
            raise Sorry("already_over")
        if not live.started:
            check_host(live, mine)
            if yes:
                await _close(house, live)
        else:
            await _note(house, live, mine, closes=yes)
            await _close_if_all(house, live)
    house.tell(live, "table")


async def _note(house: House, live: Live, mine: list[int], **values: Any) -> None:
    rows = sa.update(m.seats).where(s.table_id == live.id, s.seat.in_(mine))
    await house.writer.write(rows.values(**values))
    await house.loader.refresh(live)


async def _close_if_all(house: House, live: Live) -> None:
    """Nobody is left, or all who are would stop. Read after one's own word was written: whoever is
    written last sees all of them."""
    if live.started and not live.over and all(sitter.closes for sitter in people(live)):
        await _close(house, live)


async def unwanted(house: House, live: Live) -> None:
    """Close a table if nobody is left who might come back to it."""
    async with house.settled(live):
        await house.loader.refresh(live)
        await _close_if_all(house, live)


async def _close(house: House, live: Live) -> None:
    """The table's lock is held."""
    for turn in range(TRIES):
        if live.over:
            return
        try:
            await entries.close(house, live)
            house.metrics.closed.inc()
            return
        except Sorry as wrong:  # somebody answered, or sat down, at another server
            if wrong.code != "stale" or turn == TRIES - 1:
                raise


def until(house: House, live: Live) -> int | None:
    """When a table is cleared away that has not begun by then; somebody who is there holds it."""
    return None if live.started else live.setup.created + int(house.settings.waiting_days * DAY)


async def clear(house: House, table_id: str) -> None:
    """A keeper clears a table away, whether anybody likes it or not."""
    try:
        live = await house.live(table_id)
        async with house.settled(live):
            if live.over:
                raise Sorry("already_over")
            await _close(house, live)
    except Sorry as wrong:
        if wrong.code != "other_rules":
            raise
        await house.storage.write(_cleared(table_id, m.OPEN, m.PLAYING))
    else:
        house.tell(live, "table")


async def tidy(house: House, days: float) -> int:
    """Clear away what was opened so many days ago and never begun; how many tables that were."""
    t = m.tables.c
    old = sa.select(t.id).where(t.status == m.OPEN, t.created < now_ms() - int(days * DAY))
    closed = 0
    for row in await house.storage.rows(old.order_by(t.created).limit(MANY)):
        try:
            live = await house.live(row.id)
            async with house.settled(live):
                if not live.started and not any(live.here(each.seat) for each in live.sitters):
                    await _close(house, live)
                    closed += 1
        except Sorry as wrong:  # of rules that are not played here any more
            if wrong.code == "storage":
                raise
            await house.storage.write(_cleared(row.id, m.OPEN), relisting.over(row.id))
    if closed:
        log.info("cleared away", tables=closed)
    return closed


def _cleared(table_id: str, *status: str) -> sa.Update:
    waiting = (m.tables.c.id == table_id, m.tables.c.status.in_(status))
    over = {"status": m.OVER, "ending": m.ABANDONED, "touched": now_ms()}
    return sa.update(m.tables).where(*waiting).values(**over)
