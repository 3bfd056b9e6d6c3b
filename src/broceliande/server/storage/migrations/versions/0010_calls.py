"""Calls: the ways by which people are called back to a table, their wishes, and the outbox."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _of_a_person(**more: Any) -> sa.Column[str]:
    person = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), person, **more)


def _text(name: str, letters: int, default: str | None = "") -> sa.Column[str]:
    return sa.Column(name, sa.String(letters), nullable=False, server_default=default)


def _time(name: str, **more: Any) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, **{"nullable": True, **more})


def upgrade() -> None:
    """Make them."""
    _make_ways()
    _make_wishes()
    _make_calls()
    _make_carries()
    op.create_table("keys", _name(), sa.Column("value", sa.Text, nullable=False))


def _name() -> sa.Column[str]:
    return sa.Column("name", sa.String(32), primary_key=True)


def _make_ways() -> None:
    session = sa.ForeignKey("sessions.id", ondelete="CASCADE")
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        _of_a_person(nullable=False),
        _text("kind", 8, None),
        _text("preset", 16),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        _text("lang", 2, None),
        _text("site", 255),
        sa.Column("session", sa.String(32), session, nullable=True),
        _time("made", nullable=False),
        _time("confirmed"),
        _text("stop", 64, None),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        _text("error", 64),
        _time("tried"),
        sa.Column("active", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_index("ways_person", "ways", ["person"])
    op.create_index("ways_session", "ways", ["session"])
    op.create_index("ways_stop", "ways", ["stop"], unique=True)


def _make_wishes() -> None:
    op.create_table(
        "calling",
        _of_a_person(primary_key=True),
        _text("lang", 2, None),
        _text("zone", 64, "UTC"),
        sa.Column("quiet_from", sa.SmallInteger, nullable=True),
        sa.Column("quiet_to", sa.SmallInteger, nullable=True),
        _text("digest", 8, "at_once"),
        sa.Column("hour", sa.SmallInteger, nullable=False, server_default="8"),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("kinds", sa.JSON, nullable=False),
    )


def _make_calls() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "calls",
        sa.Column("id", sa.String(32), primary_key=True),
        _of_a_person(nullable=False),
        _text("kind", 16, None),
        sa.Column("table_id", sa.String(32), table, nullable=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        _time("made", nullable=False),
        _time("due"),
        _time("claimed", nullable=False, server_default="0"),
        _text("holder", 32),
        _time("sent"),
        sa.Column("message", sa.String(32), nullable=True),
        _text("dropped", 16),
    )
    key = ["person", "kind", "table_id", "seat", "version"]
    op.create_index("calls_key", "calls", key, unique=True)
    op.create_index("calls_table", "calls", ["table_id"])
    for name in ("due", "message", "made"):
        op.create_index(f"calls_{name}", "calls", [name])


def _make_carries() -> None:
    way = sa.ForeignKey("ways.id", ondelete="CASCADE")
    op.create_table(
        "carries",
        sa.Column("message", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(32), way, primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        _time("made", nullable=False),
        _time("until", nullable=False),
        _time("due"),
        sa.Column("tries", sa.SmallInteger, nullable=False, server_default="0"),
        _time("claimed", nullable=False, server_default="0"),
        _text("holder", 32),
        _time("sent"),
        _text("error", 64),
    )
    for name in ("way", "due", "made"):
        op.create_index(f"carries_{name}", "carries", [name])


def downgrade() -> None:
    """Take them away."""
    for name in ("keys", "carries", "calls", "calling", "ways"):
        op.drop_table(name)
