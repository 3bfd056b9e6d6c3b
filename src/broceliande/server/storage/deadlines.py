"""Deadlines, and the lease of whoever looks after them.

A deadline is written with the entry of the log that it follows from, and replaced with the next one
(`tables/entries.py`). It says when a table must be looked at, nothing more: what then is to be done
stands in the log. So it may be put off, and be looked at twice.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

FIRST = 100  # deadlines that are read at once


@dataclass(frozen=True)
class Deadline:
    """When a table must be looked at, and the version it had when that was written."""

    table_id: str
    version: int
    due: int


async def nearest(storage: Storage) -> Sequence[Deadline]:
    """The deadlines that come first."""
    query = sa.select(m.deadlines).order_by(m.deadlines.c.due).limit(FIRST)
    return [Deadline(row.table_id, row.version, row.due) for row in await storage.rows(query)]


async def put_off(storage: Storage, deadline: Deadline, due: int | None) -> None:
    """Look again at that time, or never, unless the table went on meanwhile."""
    d = m.deadlines.c
    same = (d.table_id == deadline.table_id, d.version == deadline.version, d.due == deadline.due)
    never, later = sa.delete(m.deadlines), sa.update(m.deadlines).values(due=due)
    await storage.write((never if due is None else later).where(*same))


class Lease:
    """Something that one of several servers does: whoever took it last, until that runs out."""

    def __init__(self, storage: Storage, name: str, holder: str, seconds: float) -> None:
        self._storage, self._name, self._holder = storage, name, holder
        self._seconds = seconds
        self._renew = 0.0  # when it must be written again that it is ours

    async def ours(self) -> bool:
        """Whether it is this server's for the next while: it is taken if it is free, renewed if it
        is ours."""
        if time.monotonic() < self._renew:
            return True
        asked = time.monotonic()
        if not await self._storage.in_one_go(self._take):
            return False
        self._renew = asked + self._seconds / 2
        return True

    def _take(self, connection: sa.Connection) -> bool:
        lease, now = m.leases.c, now_ms()
        free = {"name": self._name, "holder": "", "until": 0}
        connection.execute(self._storage.insert(m.leases).values(free))
        mine = sa.or_(lease.holder == self._holder, lease.until <= now)
        take = sa.update(m.leases).where(lease.name == self._name, mine)
        until = now + int(self._seconds * 1000)
        return connection.execute(take.values(holder=self._holder, until=until)).rowcount == 1

    async def give_back(self) -> None:
        """Another server may take it at once."""
        if not self._renew:
            return
        self._renew = 0.0
        mine = (m.leases.c.name == self._name, m.leases.c.holder == self._holder)
        await self._storage.write(sa.update(m.leases).where(*mine).values(until=0))
