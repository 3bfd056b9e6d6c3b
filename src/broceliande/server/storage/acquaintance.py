"""Who knows whom, as far as the lobby asks: questions that stand inside others."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.folk import befriended

s, t = m.seats.c, m.tables.c


def known_to(person: str) -> sa.Select[tuple[str]]:
    """The people somebody knows: friends, and those who played a game with them."""
    own, other = m.seats.alias().c, m.seats.alias().c
    begun = sa.and_(t.id == own.table_id, t.status != m.OPEN)
    games = sa.select(own.table_id).join(m.tables, begun).where(own.person == person)
    theirs = (other.table_id.in_(games), other.person.is_not(None), other.person != person)
    played = sa.select(other.person.label("person")).where(*theirs)
    return sa.select(sa.union(played, befriended(person)).subquery().c.person)


def at_table(table_id: sa.ColumnElement[str], people: sa.Select[tuple[str]]) -> sa.Exists:
    """Whether one of them sits at a table."""
    return sa.exists().where(s.table_id == table_id, s.person.in_(people))
