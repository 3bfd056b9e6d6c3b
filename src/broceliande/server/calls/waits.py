"""How many games wait for people, in two questions that are put together once: a message holds the
number, and there may be many messages. `people/mine.py` says the same of one person."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from broceliande.server.storage import models as m

t, s, log = m.tables.c, m.seats.c, m.log.c
PEOPLE: sa.BindParameter[Any] = sa.bindparam("people", expanding=True)


class Asked(msgspec.Struct):
    """What is looked at of what an entry keeps: who owes an answer."""

    asked: list[int] = []


def _turns() -> sa.Select[str, str, int, str]:
    other = m.log.alias()
    last = sa.select(sa.func.max(other.c.version)).where(other.c.table_id == t.id)
    newest = last.correlate(m.tables).scalar_subquery()
    entry = sa.and_(log.table_id == t.id, log.version == newest)
    own = m.seats.join(m.tables, t.id == s.table_id).join(m.log, entry)
    mine = (s.person.in_(PEOPLE), s.kind == m.PERSON, t.status == m.PLAYING)
    return sa.select(s.person, t.id, s.seat, log.after).select_from(own).where(*mine)


def _rematches() -> sa.Select[str, str]:
    mine, own = m.seats.alias().c, m.seats.join(m.tables, t.id == s.table_id)
    left = sa.exists().where(mine.table_id == t.id, mine.person == s.person, mine.again.is_(False))
    offered = (t.status == m.OVER, t.offered.is_not(None), t.rematch.is_(None), ~left)
    asked = (s.person.in_(PEOPLE), s.again.is_(None), *offered)
    return sa.select(s.person, t.id).select_from(own).where(*asked)


TURNS, REMATCHES = _turns(), _rematches()


def waits(connection: sa.Connection, people: Collection[str]) -> dict[str, int]:
    """By person: tables at which they are asked, and rematches that wait for their word."""
    tables: dict[str, set[str]] = {person: set() for person in people}
    given = {"people": list(people)}
    for row in connection.execute(TURNS, given):
        if row.after and row.seat in msgspec.json.decode(row.after, type=Asked).asked:
            tables[row.person].add(row.id)
    for rematch in connection.execute(REMATCHES, given):
        tables[rematch.person].add(rematch.id)
    return {person: len(waiting) for person, waiting in tables.items()}
