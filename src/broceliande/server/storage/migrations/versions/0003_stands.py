"""What stands after a snapshot's position, so that a snapshot may be of any version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it: nothing, for the snapshots that are there."""
    op.add_column("snapshots", sa.Column("stands", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("snapshots", "stands")
