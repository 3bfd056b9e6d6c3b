"""People: who they are, the devices that know them, and whose a seat is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

OWNED = ("seats", "chat")  # what may be somebody's, and stays when they go


def _of_a_person(nullable: bool = False, name: str | None = None) -> sa.Column[str]:
    gone = "SET NULL" if nullable else "CASCADE"
    person = sa.ForeignKey("persons.id", ondelete=gone, name=name)
    return sa.Column("person", sa.String(32), person, nullable=nullable)


def upgrade() -> None:
    """Make them; the seats that are there belong to whoever holds their secrets, as before."""
    _make_people()
    _make_ways_in()
    _make_handovers()
    for name in OWNED:
        with op.batch_alter_table(name) as batch:  # the embedded database copies the table for it
            batch.add_column(_of_a_person(nullable=True, name=f"{name}_person_fkey"))
        op.create_index(f"{name}_person", name, ["person"])
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", hidden)
    op.add_column("seats", sa.Column("place", sa.SmallInteger, nullable=True))
    op.add_column("seats", sa.Column("score", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("ending", sa.String(64), nullable=True))


def _make_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("crest", sa.String(16), nullable=False),
        sa.Column("agrees", sa.String(1), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        _of_a_person(),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_digest", "sessions", ["digest"], unique=True)
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_seen", "sessions", ["seen"])


def _make_ways_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        _of_a_person(),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("passkeys_credential", "passkeys", ["credential"], unique=True)
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        _of_a_person(nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        _of_a_person(),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("codes_person", "codes", ["person"])
    op.create_table(
        "tries",
        sa.Column("of", sa.String(80), primary_key=True),
        sa.Column("wrong", sa.SmallInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    for name in ("challenges", "tries"):
        op.create_index(f"{name}_until", name, ["until"])


def _make_handovers() -> None:
    op.create_table(
        "handovers",
        sa.Column("id", sa.String(32), primary_key=True),
        _of_a_person(),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("ticket", sa.String(64), nullable=True),
        sa.Column("beast", sa.String(16), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
    )
    for name in ("code", "link", "ticket"):
        op.create_index(f"handovers_{name}", "handovers", [name], unique=True)
    op.create_index("handovers_until", "handovers", ["until"])


def downgrade() -> None:
    """Take them away: seats belong to whoever holds their secrets."""
    op.drop_column("tables", "ending")
    for name in OWNED:
        op.drop_index(f"{name}_person", name)
    for name, columns in (("seats", ("person", "hidden", "place", "score")), ("chat", ("person",))):
        with op.batch_alter_table(name) as batch:
            for column in columns:
                batch.drop_column(column)
    names = ("handovers", "tries", "codes", "challenges", "passkeys", "sessions", "persons")
    for name in names:
        op.drop_table(name)
