"""What is stored between people: who are friends, who is kept away from whom, what was reported.

No name of anybody is in it: whoever is deleted leaves with their row in `persons`, and of what was
reported only the lines stay.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    true,
)

from broceliande.server.storage.columns import metadata, of_a_person, of_a_table


def _of(name: str) -> Column[str]:
    """A person whose row holds this one up."""
    return Column(name, String(32), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)


def _between(name: str) -> Table:
    """What one person has with another: a row each way where it is mutual."""
    return Table(
        name,
        metadata,
        _of("person"),
        _of("other"),
        Column("id", String(32), nullable=False),  # by which the first of them names it
        Column("at", BigInteger, nullable=False),
        Index(f"{name}_id", "id", unique=True),
        Index(f"{name}_other", "other"),
    )


friends = _between("friends")  # two rows for each friendship
asks = _between("asks")  # the first would like to be the other's friend
blocks = _between("blocks")  # neither hears the other, and they are not seated together
mutes = _between("mutes")  # the first does not hear the other

friend_links = Table(  # that somebody sent, for friends to come by
    "friend_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    of_a_person(),
    Column("until", BigInteger, nullable=False),
    Column("uses", SmallInteger, nullable=False),  # that are left
    Index("friend_links_person", "person"),
    Index("friend_links_until", "until"),
)

presences = Table(  # of people who have friends
    "presences",
    metadata,
    _of("person"),
    Column("shown", Boolean, nullable=False, server_default=true()),  # to friends
    Column("seen", BigInteger, nullable=False),
)

invitations = Table(  # of friends, to tables that wait
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),  # who keeps a seat
    of_a_person(name="guest"),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("answer", Boolean, nullable=True),
    Index("invitations_once", "table_id", "guest", unique=True),
    Index("invitations_guest", "guest"),
    Index("invitations_person", "person"),
)

paces = Table(  # how long somebody took to answer in a slow game, by `STEPS` of the tables' room
    "paces",
    metadata,
    of_a_table(),
    _of("person"),
    Column("step", SmallInteger, primary_key=True, autoincrement=False),
    Column("answers", Integer, nullable=False),
    Index("paces_person", "person"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    of_a_person(nullable=True, name="reporter"),
    of_a_person(nullable=True, name="reported"),
    Column("table_id", String(32), nullable=False),  # a report outlives its table
    Column("lines", JSON, nullable=False),  # copies: id, seat, text, phrase and time of each
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("handled_by", String(32), nullable=True),
    Column("handled_at", BigInteger, nullable=True),
    Column("mark", String(64), nullable=True),  # of reporter and lines: each once
    Index("reports_mark", "mark", unique=True),
    Index("reports_state", "state", "at"),
    Index("reports_reporter", "reporter", "at"),
    Index("reports_reported", "reported", "at"),
)

NEW = "new"  # the state of a report that nobody has looked at


def kept_apart(person: str) -> sa.Select[Any]:
    """The people who are never seated with somebody: whom they block, and who blocks them."""
    b = blocks.c
    theirs = sa.select(b.other.label("person")).where(b.person == person)
    mine = sa.select(b.person.label("person")).where(b.other == person)
    return sa.select(theirs.union(mine).subquery().c.person)


def befriended(person: str) -> sa.Select[Any]:
    """Somebody's friends."""
    return sa.select(friends.c.other.label("person")).where(friends.c.person == person)


def pass_on(connection: sa.Connection, before: str, person: str) -> None:
    """What a guest has with others is somebody's from now on, where they have not the same
    already, and but for what would be with themselves. What is left ends with the guest."""
    for table in (friends, asks, blocks, mutes):
        for mine, theirs in (("person", "other"), ("other", "person")):
            c, have = table.c, table.alias().c
            same = sa.exists().where(have[mine] == person, have[theirs] == c[theirs])
            moved = sa.update(table).where(c[mine] == before, c[theirs] != person, ~same)
            connection.execute(moved.values({mine: person}))
    c, have = invitations.c, invitations.alias().c
    same = sa.exists().where(have.guest == person, have.table_id == c.table_id)
    kept = sa.update(invitations).where(c.guest == before, c.person != person, ~same)
    connection.execute(kept.values(guest=person))
    for column in ("reporter", "reported"):
        of = sa.update(reports).where(reports.c[column] == before)
        connection.execute(of.values({column: person}))
    p, had = paces.c, paces.alias().c
    same = sa.exists().where(had.person == person, had.table_id == p.table_id, had.step == p.step)
    counted = sa.update(paces).where(p.person == before, ~same)
    connection.execute(counted.values(person=person))
    none = sa.exists().where(presences.alias().c.person == person)
    here = sa.update(presences).where(presences.c.person == before, ~none)
    connection.execute(here.values(person=person))
