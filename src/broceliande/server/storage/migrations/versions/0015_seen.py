"""What the owner of each seat has last seen of its table: they are shown what happened since."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("seen")
