"""Stand-ins, what others choose while somebody is away, and tables that are cleared away.

Log entries of before tell nothing of turns that others played: none are counted for them.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _new() -> list[sa.Column[Any]]:
    zero, no, empty = "0", sa.false(), ""
    return [
        sa.Column("stand_in", sa.String(64), nullable=True),
        sa.Column("stand_in_name", sa.String(64), nullable=False, server_default=empty),
        sa.Column("chosen", sa.String(8), nullable=False, server_default=empty),
        sa.Column("chosen_by", sa.SmallInteger, nullable=True),
        sa.Column("waits", sa.BigInteger, nullable=True),
        sa.Column("offer", sa.String(32), nullable=True),
        sa.Column("wants_bot", sa.Integer, nullable=False, server_default=zero),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=no),
        sa.Column("closes", sa.Boolean, nullable=False, server_default=no),
        sa.Column("stood", sa.Integer, nullable=False, server_default=zero),
        sa.Column("botted", sa.Integer, nullable=False, server_default=zero),
        sa.Column("stand_in_person", sa.String(32), _person(), nullable=True),
    ]


def _person() -> sa.ForeignKey:
    return sa.ForeignKey("persons.id", ondelete="SET NULL", name="seats_stand_in_person_fkey")


def upgrade() -> None:
    """Add them."""
    with op.batch_alter_table("seats") as batch:  # the embedded database copies the table for it
        for column in _new():
            batch.add_column(column)
    op.create_index("seats_stand_in", "seats", ["stand_in_person"])
    op.create_index("seats_offer", "seats", ["offer"])


def downgrade() -> None:
    """Take them away: whoever stands in sits there no more."""
    op.drop_index("seats_offer", "seats")
    op.drop_index("seats_stand_in", "seats")
    with op.batch_alter_table("seats") as batch:
        for column in _new():
            batch.drop_column(column.name)
