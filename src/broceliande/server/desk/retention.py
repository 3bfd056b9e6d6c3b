"""How long things are kept. What keepers say at the desk is stored, and goes before the command
line; `people/keeping.py` carries it out."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.desk.acts import written
from broceliande.server.people.keeping import GAMES, KEPT, said
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.told.desk import KeptOut, RetentionOut


async def shown(storage: Storage, keep_days: int = 0) -> RetentionOut:
    """How long each is kept, and what would hold without the desk; `keep_days` is what the command
    line says of finished games."""
    at_desk = await said(storage)
    without = {**KEPT, **({GAMES: keep_days} if keep_days else {})}
    return RetentionOut(
        [
            KeptOut(what, at_desk.get(what, days), what in at_desk, days)
            for what, days in without.items()
        ]
    )


async def change(storage: Storage, keeper: str | None, what: str, days: int | None) -> None:
    """So many days from now on; none: as the command line says."""
    row = m.retention.c
    drop = sa.delete(m.retention).where(row.what == what)
    new = [] if days is None else [sa.insert(m.retention).values(what=what, days=days)]
    await storage.write(drop, *new, written(keeper, "retention", what, days=days))
