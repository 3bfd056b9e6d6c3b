"""How long finished games are kept: as long as the keeper of the server says, or until they are
deleted. One server at a time forgets them, by a lease; the others put away what is gone."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.deadlines import Lease
from broceliande.server.storage.old import forget, old
from broceliande.server.tables.house import House

LEASE = 60.0  # seconds


class Keeping:
    """One server's."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lease = Lease(house.storage, "keeping", house.id, LEASE)

    async def sweep(self) -> None:
        """Forget the finished games that nobody touched for so many days, and put away those that
        any server forgot."""
        days, storage = self._house.settings.keep_days, self._house.storage
        if not days:
            return
        if await self._lease.ours():
            await forget(storage, await old(storage, days, m.OVER))
        here = [live.id for live in self._house.tables.values() if live.over]
        rows = await storage.rows(sa.select(m.tables.c.id).where(m.tables.c.id.in_(here)))
        for table_id in {*here} - {row.id for row in rows}:
            self._house.put_away(table_id)
