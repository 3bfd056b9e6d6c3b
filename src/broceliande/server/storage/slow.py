"""What is stored of slow play: the days off that people took, and answers given in advance."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, Index, Integer, SmallInteger, String, Table, Text

from broceliande.server.storage.columns import metadata, of_a_person, of_a_table

A_YEAR = 20  # days off of one person, from the first of January on

rests = Table(  # days off, each from the moment at which it began
    "rests",
    metadata,
    of_a_person(),
    Column("begins", BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("person", "begins"),
)

ahead = Table(  # told to the owner of the seat alone
    "ahead",
    metadata,
    of_a_table(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),  # in their order
    of_a_person(nullable=True),  # who gave it
    Column("version", Integer, nullable=False),  # of the table when it was given, and its answers
    Column("ply", Integer, nullable=False),
    Column("given", Text, nullable=False),  # the question, the cases and the answer, as JSON
    Column("state", String(16), nullable=False),  # stands, or why it does not any more
    Index("ahead_person", "person"),
)


def year_of(now: int) -> tuple[int, int]:
    """When the year began that a moment is in, and when it ends."""
    year = datetime.fromtimestamp(now / 1000, UTC).year
    first, last = (datetime(each, 1, 1, tzinfo=UTC) for each in (year, year + 1))
    return int(first.timestamp() * 1000), int(last.timestamp() * 1000)


def taken(person: str, now: int) -> sa.Select[Any]:
    """The days off that somebody took this year."""
    begins, ends = year_of(now)
    r = rests.c
    mine = (r.person == person, r.begins >= begins, r.begins < ends)
    return sa.select(r.begins).where(*mine).order_by(r.begins)
