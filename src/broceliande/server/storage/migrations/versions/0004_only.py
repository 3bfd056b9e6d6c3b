"""Whether the house gives a seat's only answer itself: not at tables that are there already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    column = sa.Column("only", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)


def downgrade() -> None:
    """Take it away."""
    op.drop_column("seats", "only")
