"""Days off: one is spent before a flag falls, in games that are played over days.

A day off is a day on which none of a person's slow clocks runs: it is spent once, at the first of
their tables where time would be over, and each other one counts it when its own time would be. At a
table it is an entry of the log, so that of two servers one lets it be taken; the row of the day is
written with that entry, or not at all.
"""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Record
from broceliande.server.storage.slow import A_YEAR, taken
from broceliande.server.tables import entries
from broceliande.server.tables.clocks import DAY
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live


class Resting:
    """One server's way to let people take days off."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._one = asyncio.Lock()  # no two days in one transaction: they may be one person's

    async def rest(self, live: Live, seat: int) -> bool:
        """Time is over for a seat: its owner takes a day off, if there is one left; False if not.
        Of what another server did meanwhile memory knows then. The table's lock is held."""
        sitter, now = live.sitters[seat], now_ms()
        if sitter.person is None or sitter.stand_in is not None or not live.clock.pace.slow:
            return False
        since = max(live.clock.since[seat], live.rested[seat] if live.rested else 0)
        remain = await left(self._house.storage, sitter.person, now)  # first: one may go
        by, ends = await _counted(self._house.storage, sitter.person, since)
        if by:
            await self._write(live, seat, by, ends, now)
            return True
        if remain == 0:
            return False
        async with self._one:
            await self._write(live, seat, DAY, now + DAY, now, sitter.person, since)
        return True

    async def _write(
        self,
        live: Live,
        seat: int,
        by: int,
        ends: int,
        now: int,
        spender: str = "",
        since: int = 0,
    ) -> None:
        """Memory takes it, then storage; if storage knows more, so does memory."""
        live.unsure = True
        live.clock.rest(seat, by, now)
        live.rested = list(live.rested or [0] * live.setup.seats)
        live.rested[seat] = ends
        record = Record(live.version + 1, m.REST, live.table.ply, seat, -1, "", [], now)
        what = (self._house, live, record, live.asked)
        if not spender:
            await entries.write(*what)
            return
        day = sa.insert(m.rests).values(person=spender, begins=now)
        await entries.write(*what, day, unless=lambda asked: _elsewhere(asked, spender, since, now))


async def left(storage: Storage, person: str, now: int) -> int:
    """How many days off somebody has left this year."""
    return max(0, A_YEAR - len(await storage.rows(taken(person, now))))


async def _counted(storage: Storage, person: str, since: int) -> tuple[int, int]:
    """How much time days off bring that were taken elsewhere and not counted here: what of them
    lies after a moment; and when the last one ends."""
    rows = await storage.rows(_uncounted(person, since))
    by = sum(row.begins + DAY - max(row.begins, since) for row in rows)
    return by, max((row.begins + DAY for row in rows), default=0)


def _uncounted(person: str, since: int) -> sa.Select[Any]:
    """Somebody's days off that reach beyond a moment."""
    r = m.rests.c
    mine = (r.person == person, r.begins > since - DAY)
    return sa.select(r.begins).where(*mine).order_by(r.begins)


def _elsewhere(connection: sa.Connection, person: str, since: int, now: int) -> bool:
    """Whether a day off was taken elsewhere meanwhile, which counts here too or was the last one.
    Whoever takes one holds the person's row, as we do now."""
    row = sa.select(m.persons.c.id).where(m.persons.c.id == person).with_for_update()
    if connection.execute(row).first() is None:
        return True  # they are gone
    if connection.execute(_uncounted(person, since)).first() is not None:
        return True
    return len(connection.execute(taken(person, now)).all()) >= A_YEAR
