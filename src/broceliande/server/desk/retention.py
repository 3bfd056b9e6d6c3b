"""How long things are kept. What keepers say at the desk is stored, and goes before the command
line; `people/keeping.py` carries it out."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.desk.acts import written
from broceliande.server.people.keeping import GAMES, KEPT, said
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.told.desk import KeptOut, RetentionOut

DEFAULT = "default"  # as the command line says
MOST = 36_500


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


def check(what: str, days: str) -> None:
    """OSError, in a sentence, for what somebody typed that is neither."""
    if what not in KEPT:
        raise OSError(f"nothing that is kept is called {what}: {', '.join(KEPT)}")
    if days != DEFAULT and not (days.isascii() and days.isdigit() and int(days) <= MOST):
        raise OSError(f"{days or 'nothing'} is no number of days: 0 to {MOST}, or {DEFAULT}")
