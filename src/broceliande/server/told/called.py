"""What is kept about calling somebody, for them to take along: no key, and no address of a push
service or a channel, since whoever has one may speak there."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.calling import MAIL
from broceliande.server.storage.database import Storage

SHOWN = ("kind", "preset", "lang", "made", "confirmed", "tried", "error", "active")


async def about_calls(storage: Storage, person: str) -> dict[str, Any]:
    """Somebody's ways, their wishes, and of what they were told."""
    way, wish, call = m.ways.c, m.calling.c, m.calls.c
    ways = await storage.rows(sa.select(m.ways).where(way.person == person).order_by(way.made))
    wishes = await storage.rows(sa.select(m.calling).where(wish.person == person))
    told = (call.kind, call.table_id, call.seat, call.made, call.sent, call.dropped)
    calls = await storage.rows(sa.select(*told).where(call.person == person).order_by(call.made))
    return {
        "ways": [_way(row) for row in ways],
        "wishes": [dict(row._mapping) for row in wishes],
        "told": [dict(row._mapping) for row in calls],
    }


def _way(row: Any) -> dict[str, Any]:
    shown = {name: getattr(row, name) for name in SHOWN}
    return {**shown, "address": row.address} if row.kind == MAIL else shown
