"""A table may go on from a finished game: which one, and after how many of its answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("origin_ply", sa.Integer, nullable=True))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("tables", "origin_ply")
    op.drop_column("tables", "origin")
