"""What the lobby looks through: a small row for every public table until its game is over."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

from broceliande.server.storage.columns import metadata, of_a_table

listings = Table(
    "listings",
    metadata,
    of_a_table(),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("pace", String(8), nullable=False),  # none, now, today or days
    Column("lang", String(8), nullable=False),  # of whoever opened it
    Column("seats", SmallInteger, nullable=False),
    Column("free", SmallInteger, nullable=False),  # of them before the game
    Column("bots", SmallInteger, nullable=False),
    Column("fills", Boolean, nullable=False, server_default=false()),  # bots come by themselves
    Column("host_at", String(32), nullable=True),  # the server at which its host is present
    Column("words", Text, nullable=False),  # the names of those who sit there, folded
    Index("listings_free", "free"),
    Index("listings_host", "host_at"),
)
