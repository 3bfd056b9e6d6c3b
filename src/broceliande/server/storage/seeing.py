"""What people have seen: of each seat the version of the table that its owner last looked at."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, SmallInteger, Table

from broceliande.server.storage.columns import metadata, of_a_table

seen = Table(  # written when somebody leaves a table, not while they look at it
    "seen",
    metadata,
    of_a_table(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
