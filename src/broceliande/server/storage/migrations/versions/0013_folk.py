"""People among people: friends, blocks, mutes, invitations and reports; ready-made sentences, and
tables at which nothing else is said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _person(name: str, primary: bool = False, nullable: bool = False) -> sa.Column[str]:
    gone = "SET NULL" if nullable else "CASCADE"
    of = sa.ForeignKey("persons.id", ondelete=gone)
    if primary:
        return sa.Column(name, sa.String(32), of, primary_key=True)
    return sa.Column(name, sa.String(32), of, nullable=nullable)


def _of_a_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


BETWEEN = ("friends", "asks", "blocks", "mutes")


def upgrade() -> None:
    """Add them."""
    for name in BETWEEN:
        both = (_person("person", primary=True), _person("other", primary=True))
        op.create_table(name, *both, sa.Column("id", sa.String(32), nullable=False), _time("at"))
        op.create_index(f"{name}_id", name, ["id"], unique=True)
        op.create_index(f"{name}_other", name, ["other"])
    op.create_table(
        "friend_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        _person("person"),
        _time("until"),
        sa.Column("uses", sa.SmallInteger, nullable=False),
    )
    op.create_index("friend_links_person", "friend_links", ["person"])
    op.create_index("friend_links_until", "friend_links", ["until"])
    op.create_table(
        "presences",
        _person("person", primary=True),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()),
        _time("seen"),
    )
    op.create_table(
        "paces",
        sa.Column("table_id", sa.String(32), _of_a_table(), primary_key=True),
        _person("person", primary=True),
        sa.Column("step", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("answers", sa.Integer, nullable=False),
    )
    op.create_index("paces_person", "paces", ["person"])
    _invitations()
    _reports()
    op.add_column("chat", sa.Column("phrase", sa.SmallInteger, nullable=True))
    hushed = sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hushed)


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("person"),
        _person("guest"),
        sa.Column("table_id", sa.String(32), _of_a_table(), nullable=False),
        _time("at"),
        sa.Column("answer", sa.Boolean, nullable=True),
    )
    op.create_index("invitations_once", "invitations", ["table_id", "guest"], unique=True)
    op.create_index("invitations_guest", "invitations", ["guest"])
    op.create_index("invitations_person", "invitations", ["person"])


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        _time("at"),
        _person("reporter", nullable=True),
        _person("reported", nullable=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("handled_by", sa.String(32), nullable=True),
        _time("handled_at", nullable=True),
        sa.Column("mark", sa.String(64), nullable=True),
    )
    op.create_index("reports_mark", "reports", ["mark"], unique=True)
    op.create_index("reports_state", "reports", ["state", "at"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_index("reports_reported", "reports", ["reported", "at"])


def downgrade() -> None:
    """Take them away."""
    op.drop_column("tables", "hushed")
    op.drop_column("chat", "phrase")
    for name in ("reports", "invitations", "paces", "presences", "friend_links", *BETWEEN):
        op.drop_table(name)
