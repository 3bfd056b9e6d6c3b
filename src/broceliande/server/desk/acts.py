"""What keepers did: who, when, what, about whom and why. Rows are added and never changed; servers
read them to hear what was decided (`people/decisions.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.told.desk import DeskLogOut, EntryOut

PAGE = 50
COMMAND_LINE = None  # the keeper, where it is not done at the desk


def written(
    keeper: str | None,
    act: str,
    about: str,
    why: str = "",
    tables: Iterable[str] = (),
    **more: Any,
) -> sa.Executable:
    """The row of something that is done, to be written with it."""
    touched = sorted(tables)
    told = {**more, **({"tables": touched} if touched else {})}
    row = {"at": now_ms(), "keeper": keeper, "act": act, "about": about[:64], "why": why}
    return sa.insert(m.desk_log).values(**row, more=told)


async def named(storage: Storage, people: Iterable[str | None]) -> dict[str, str]:
    """What people are called, by their ids; who is gone has no name."""
    ids = sorted({person for person in people if person})
    rows = await storage.rows(
        sa.select(m.persons.c.id, m.persons.c.name).where(m.persons.c.id.in_(ids))
    )
    return {row.id: row.name for row in rows}


async def page(storage: Storage, before: int = 0, about: str = "", most: int = PAGE) -> DeskLogOut:
    """What was done, the newest first; all of it, or about something."""
    d = m.desk_log.c
    query = sa.select(m.desk_log).order_by(d.id.desc()).limit(most + 1)
    if before:
        query = query.where(d.id < before)
    if about:
        query = query.where(d.about == about)
    rows = await storage.rows(query)
    names = await named(storage, (who for row in rows for who in (row.keeper, row.about)))
    entries = [
        EntryOut(
            row.id,
            row.at,
            row.keeper or "",
            names.get(row.keeper or "", ""),
            row.act,
            row.about,
            names.get(row.about, ""),
            row.why,
            row.more,
        )
        for row in rows[:most]
    ]
    return DeskLogOut(entries, str(entries[-1].id) if len(rows) > most else "")
