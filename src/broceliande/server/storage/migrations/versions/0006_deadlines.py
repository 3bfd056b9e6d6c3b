"""Deadlines that are kept, leases of what one server does for all, and clocks that get time back.

Clocks that run already get their deadline from what the last entry of the log says of them.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NEW = (("tables", "bonus_ms"), ("tables", "cap_ms"), ("log", "earned"))
RUNNING = """
    SELECT tables.id, log.version, log.after FROM tables JOIN log ON log.table_id = tables.id
    WHERE tables.clock != 'none' AND tables.status = 'playing' AND log.version =
        (SELECT MAX(version) FROM log AS other WHERE other.table_id = tables.id)
"""


def upgrade() -> None:
    """Add them."""
    for table, name in NEW:
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column(table, column)
    deadlines = op.create_table(
        "deadlines",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("deadlines_due", "deadlines", ["due"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    _wind_up(deadlines)


def _wind_up(deadlines: sa.Table) -> None:
    for table_id, version, after in op.get_bind().execute(sa.text(RUNNING)).all():
        clocks = json.loads(after) if after else {"since": [], "left": []}
        pairs = zip(clocks["since"], clocks["left"], strict=True)
        if falls := [since + left for since, left in pairs if since]:
            row = {"table_id": table_id, "version": version, "due": min(falls)}
            op.execute(sa.insert(deadlines).values(row))


def downgrade() -> None:
    """Take them away."""
    op.drop_table("leases")
    op.drop_table("deadlines")
    for table, name in reversed(NEW):
        op.drop_column(table, name)
