"""What is stored: a table's set-up, its seats, and an append-only log of what was done at it.

A log entry is a `start`, an `answer`, an `undo`, or a `seat` that passes between a person and a
bot. The version of a table is the number of its entries, and the key (table, version) of the log
settles every race: of two servers that write the same version, one is told that it came too
late. Nothing in the log is ever changed.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

OPEN, PLAYING, OVER = "open", "playing", "over"  # the status of a table
PERSON, BOT, FREE = "person", "bot", "open"  # who sits on a seat
START, ANSWER, UNDO, SEAT = "start", "answer", "undo", "seat"  # entries of the log


def _of_a_table() -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # 128 bits: who knows it may come
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("amendments", JSON, nullable=False, server_default="[]"),  # and their amendments
    Column("seats", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", JSON, nullable=True),  # only one that the host brought
    Column("seed", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move or game
    Column("clock_ms", BigInteger, nullable=False),
    Column("patience", Integer, nullable=False),  # seconds before a leaver's seat may be given
    Column("status", String(8), nullable=False),
    Column("rematch", String(32), nullable=True),  # the table at which they play again
    Column("created", BigInteger, nullable=False),  # all times: milliseconds since 1970
    Column("touched", BigInteger, nullable=False),
    Index("tables_listed", "public", "status", "created"),
    Index("tables_touched", "touched"),
)

seats = Table(
    "seats",
    metadata,
    _of_a_table(),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),  # of the bot that plays, or would
    Column("secret", String(64), nullable=True),  # SHA-256 of the secret of its owner
    Column("holder", String(32), nullable=True),  # the server at which the owner is
    Column("left", BigInteger, nullable=True),  # when the owner was last seen to go
    Index("seats_held", "holder"),
)

log = Table(
    "log",
    metadata,
    _of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("ply", Integer, nullable=False),  # answers that stand after this entry
    Column("seat", SmallInteger, nullable=False),  # -1 for nobody's
    Column("move", Integer, nullable=False),
    Column("answer_id", String(40), nullable=False),  # chosen by the client
    Column("told", Text, nullable=False),  # the events, as JSON
    Column("after", Text, nullable=False),  # clocks and who was asked since when, as JSON
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("told", Text, nullable=False),  # of the deal, in the first one
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_of", "table_id", "id"),
)

votes = Table(  # on taking back more than the engine's boundary allows
    "votes",
    metadata,
    _of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),  # at which it is asked
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # where to go back to
    Column("yes", Boolean, nullable=False),
    Column("asks", Boolean, nullable=False),  # the vote of the one who asked
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
