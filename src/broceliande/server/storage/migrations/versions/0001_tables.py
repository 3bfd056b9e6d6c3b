"""Tables, seats, the log, snapshots, chat, votes and servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_a_table() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


def upgrade() -> None:
    """Make them."""
    _make_tables()
    _make_seats()
    _make_log()
    _make_the_rest()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.JSON, nullable=True),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("clock_ms", sa.BigInteger, nullable=False),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "created"])
    op.create_index("tables_touched", "tables", ["touched"])


def _make_seats() -> None:
    op.create_table(
        "seats",
        _of_a_table(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=True),
        sa.Column("holder", sa.String(32), nullable=True),
        sa.Column("left", sa.BigInteger, nullable=True),
    )
    op.create_index("seats_held", "seats", ["holder"])


def _make_log() -> None:
    op.create_table(
        "log",
        _of_a_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("answer_id", sa.String(40), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        _of_a_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )


def _make_the_rest() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_of", "chat", ["table_id", "id"])
    op.create_table(
        "votes",
        _of_a_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.Column("asks", sa.Boolean, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away, with all that they hold."""
    for name in ("servers", "votes", "chat", "snapshots", "log", "seats", "tables"):
        op.drop_table(name)
