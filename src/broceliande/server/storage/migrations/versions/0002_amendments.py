"""The amendments that a table is played by: none, if it began before there were any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    column = sa.Column("amendments", sa.JSON, nullable=False, server_default="[]")
    op.add_column("tables", column)


def downgrade() -> None:
    """Take them away."""
    op.drop_column("tables", "amendments")
