"""The keeper's desk: who keeps it, what keepers decided and did, and how long things are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

INDICES = (
    *(("desk_codes", "person"), ("desk_visits", "person"), ("desk_visits", "session")),
    *(("desk_visits", "until"), ("measures", "person"), ("measures", "network")),
    *(("desk_log", "at"), ("desk_log", "about")),
)


def _person(nullable: bool = False, name: str = "person", gone: str = "CASCADE") -> sa.Column[str]:
    of = sa.ForeignKey("persons.id", ondelete=gone)
    return sa.Column(name, sa.String(32), of, nullable=nullable)


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _text(name: str, size: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), nullable=False)


def upgrade() -> None:
    """Add them."""
    key = sa.ForeignKey("persons.id", ondelete="CASCADE")
    op.create_table(
        "keepers", sa.Column("person", sa.String(32), key, primary_key=True), _time("since")
    )
    digest = ("digest", sa.String(64))
    op.create_table(
        "desk_codes", sa.Column(*digest, primary_key=True), _person(True), _time("until")
    )
    session = sa.ForeignKey("sessions.id", ondelete="CASCADE")
    op.create_table(
        "desk_visits",
        sa.Column(*digest, primary_key=True),
        _person(),
        sa.Column("session", sa.String(32), session, nullable=False),
        _text("address", 64),
        _time("until"),
    )
    op.create_table(
        "measures",
        sa.Column("id", sa.String(32), primary_key=True),
        _text("kind", 8),
        _person(True),
        sa.Column("network", sa.String(64), nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        *(_time("made"), _time("until", True)),
    )
    op.create_table(
        "desk_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _time("at"),
        sa.Column("keeper", sa.String(32), nullable=True),
        *(_text("act", 24), _text("about", 64)),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("more", sa.JSON, nullable=False),
    )
    op.create_table(
        "retention",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("days", sa.Integer, nullable=False),
    )
    for table, column in INDICES:
        op.create_index(f"{table}_{column}", table, [column])


def downgrade() -> None:
    """Take them away."""
    for table in ("retention", "desk_log", "measures", "desk_visits", "desk_codes"):
        op.drop_table(table)
    op.drop_table("keepers")
