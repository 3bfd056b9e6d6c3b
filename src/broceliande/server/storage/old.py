"""Tables that nobody has touched for long, and how they are forgotten: with all that hangs on them,
and whatever anybody asked of them meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

DAY = 86_400_000  # milliseconds
PORTION = 500  # tables that are forgotten in one go: others write in between


async def old(storage: Storage, days: float, status: str | None) -> list[str]:
    """The tables at which nothing has happened for so many days."""
    last = sa.select(sa.func.max(m.log.c.at)).where(m.log.c.table_id == m.tables.c.id)
    newest = sa.func.coalesce(last.scalar_subquery(), m.tables.c.touched)
    found = sa.select(m.tables.c.id).where(newest < now_ms() - int(days * DAY))
    if status:
        found = found.where(m.tables.c.status == status)
    return [row.id for row in await storage.rows(found)]


async def forget(storage: Storage, ids: Sequence[str]) -> None:
    """Forget tables for good."""
    for at in range(0, len(ids), PORTION):
        await storage.write(sa.delete(m.tables).where(m.tables.c.id.in_(ids[at : at + PORTION])))
