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
    text,
)

from broceliande.server.storage.columns import metadata, of_a_table

OPEN = text("free > 0")

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
    Column("away", SmallInteger, nullable=False),  # 1 if the host is at none
    Column("words", Text, nullable=False),  # the names of those who sit there, folded
    # In the order of the lobby, those alone at which one can sit down.
    Index(
        *("listings_order", "away", "created", "table_id"),
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    ),
    Index("listings_host", "host_at"),
)
