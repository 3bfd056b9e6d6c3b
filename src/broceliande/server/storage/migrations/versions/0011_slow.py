"""Slow play: days off, and answers given in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables, and by each seat how many answers stand."""
    person = sa.ForeignKey("persons.id", ondelete="CASCADE")
    op.create_table(
        "rests",
        sa.Column("person", sa.String(32), person, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "begins"),
    )
    gone = sa.ForeignKey("persons.id", ondelete="SET NULL")
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "ahead",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), gone, nullable=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
    )
    op.create_index("ahead_person", "ahead", ["person"])
    op.add_column("seats", sa.Column("ahead", sa.SmallInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("seats", "ahead")
    op.drop_table("ahead")
    op.drop_table("rests")
