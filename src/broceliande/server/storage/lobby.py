"""The lobby's shelf: public tables by page, read in three questions and never laid out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.storage.rows import Sitter
from broceliande.server.storage.shelf import last_of, sitters_of

SHOWN = (
    *("id", "game", "rules", "options", "public", "spectators", "clock", "clock_ms", "patience"),
    *("status", "commitment", "rematch", "created", "bonus_ms", "cap_ms", "ready", "hushed"),
)


@dataclass
class Listed:
    """A public table, as the lobby shows it."""

    row: Any  # of what is in SHOWN, and the version
    edition: str | None  # the name of one that the host brought
    sitters: list[Sitter]


async def listed(
    storage: Storage, watch: bool, before: tuple[int, str] | None, most: int
) -> list[Listed]:
    """Tables with a free seat, or to watch: the newest first, those after one of them."""
    t = m.tables.c
    version = last_of(m.log.c.version, m.log.c.table_id).label("version")
    title = t.edition["name"].as_string().label("edition")
    query = sa.select(*(t[name] for name in SHOWN), version, title).where(t.public)
    if watch:
        query = query.where(t.status == m.PLAYING, t.spectators)
    else:
        s = m.seats.c  # of a game that goes on, a seat may be offered whose owner is away
        offered = sa.exists().where(s.table_id == t.id, s.offer.is_not(None))
        free = sa.and_(t.status == m.PLAYING, offered)
        query = query.where(sa.or_(t.status == m.OPEN, free))
    if before is not None:
        query = query.where(sa.tuple_(t.created, t.id) < sa.tuple_(*map(sa.literal, before)))
    rows = await storage.rows(query.order_by(t.created.desc(), t.id.desc()).limit(most))
    sitting = await _sitting(storage, rows)
    return [Listed(row, row.edition, sitting[row.id]) for row in rows]


async def _sitting(storage: Storage, rows: Rows) -> dict[str, list[Sitter]]:
    ids: Sequence[str] = [row.id for row in rows]
    found: dict[str, list[Sitter]] = {table_id: [] for table_id in ids}
    query = sitters_of(m.seats.c.table_id.in_(ids)).order_by(m.seats.c.seat)
    for row in await storage.rows(query) if ids else ():
        found[row.table_id].append(Sitter(**row._mapping))
    return found
