"""How long finished games, lines of chat, reports and the rest are kept: as long as a keeper of the
server says, or until they are deleted. One server at a time forgets them, by a lease; the others
put away what is gone.

What keepers say at the desk is stored, and goes before what the command line says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.columns import metadata
from broceliande.server.storage.database import Storage
from broceliande.server.storage.deadlines import Lease
from broceliande.server.storage.desk import DONE
from broceliande.server.storage.old import DAY, forget, old
from broceliande.server.tables.house import House

LEASE = 60.0  # seconds
GAMES, CHAT, REPORTS, LOG, CALLS = "games", "chat", "reports", "log", "calls"
# In days, unless somebody says otherwise; 0: until they are deleted.
KEPT = {GAMES: 0, CHAT: 0, REPORTS: 365, LOG: 730, CALLS: 30}


async def said(storage: Storage) -> dict[str, int]:
    """How many days keepers said at the desk, for what they said it of."""
    return {row.what: row.days for row in await storage.rows(sa.select(m.retention))}


class Keeping:
    """One server's."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lease = Lease(house.storage, "keeping", house.id, LEASE)

    async def days(self) -> dict[str, int]:
        """How many days each is kept; 0: until it is deleted."""
        told = {GAMES: self._house.settings.keep_days} if self._house.settings.keep_days else {}
        return {**KEPT, **told, **await said(self._house.storage)}

    async def sweep(self) -> None:
        """Forget what nobody touched for so many days, and put away what any server forgot."""
        days, storage = await self.days(), self._house.storage
        if await self._lease.ours():
            if days[GAMES]:
                await forget(storage, await old(storage, days[GAMES], m.OVER))
            await storage.write(*_overdue(days), *_ended())
        here = [live.id for live in self._house.tables.values() if live.over]
        rows = await storage.rows(sa.select(m.tables.c.id).where(m.tables.c.id.in_(here)))
        for table_id in {*here} - {row.id for row in rows}:
            self._house.put_away(table_id)
        if days[CHAT]:
            for live in self._house.tables.values():
                live.chat[:] = [line for line in live.chat if line.at > _before(days[CHAT])]


def _before(days: int) -> int:
    return now_ms() - days * DAY


def _overdue(days: Mapping[str, int]) -> Iterator[sa.Executable]:
    """What is older than it may become. A report counts from when it was done; who was not looked
    at yet is not forgotten."""
    if days[CHAT]:
        yield sa.delete(m.chat).where(m.chat.c.at <= _before(days[CHAT]))
    if days[REPORTS]:
        r = m.reports.c
        yield sa.delete(m.reports).where(r.state == DONE, r.handled_at <= _before(days[REPORTS]))
    if days[LOG]:
        yield sa.delete(m.desk_log).where(m.desk_log.c.at <= _before(days[LOG]))
    calls = metadata.tables.get("calls")
    if calls is not None and days[CALLS]:
        yield sa.delete(calls).where(calls.c.sent <= _before(days[CALLS]))


def _ended() -> Iterator[sa.Executable]:
    """What holds no more: measures that ended, a desk that was left open, codes nobody used."""
    now = now_ms()
    for table in (m.measures, m.desk_visits, m.desk_codes):
        yield sa.delete(table).where(table.c.until <= now)
