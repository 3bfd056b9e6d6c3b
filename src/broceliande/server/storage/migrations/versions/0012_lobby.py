"""The lobby looks through rows of its own; a table keeps its language, and when bots come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

# Public tables that were there before: what was not kept is not known, and names are found again
# as soon as somebody comes or goes. The bounds are those of `storage/relisting.py`.
LISTED = """
INSERT INTO listings
    (table_id, game, rules, created, pace, lang, seats, free, bots, fills, host_at, away, words)
SELECT t.id, t.game, t.rules, t.created,
    CASE WHEN t.clock = 'move' AND t.clock_ms <= 900000 THEN 'now'
         WHEN t.clock = 'move' AND t.clock_ms <= 43200000 THEN 'today'
         WHEN t.clock = 'game' AND t.clock_ms <= 10800000 THEN 'now'
         WHEN t.clock = 'game' AND t.clock_ms <= 86400000 THEN 'today'
         WHEN t.clock = 'none' THEN 'none' ELSE 'days' END,
    '', t.seats,
    (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.kind = 'open'),
    (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot'),
    false, NULL, 1,
    COALESCE((SELECT LOWER(MIN(s.name)) FROM seats s
        WHERE s.table_id = t.id AND s.kind = 'person'), '')
FROM tables t WHERE t.public AND t.status <> 'over'
"""


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("lang", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fills", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("filler", sa.String(32), nullable=True))
    op.create_table(
        "listings",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("free", sa.SmallInteger, nullable=False),
        sa.Column("bots", sa.SmallInteger, nullable=False),
        sa.Column("fills", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("host_at", sa.String(32), nullable=True),
        sa.Column("away", sa.SmallInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    opened, order = sa.text("free > 0"), ["away", "created", "table_id"]
    op.create_index(
        "listings_order", "listings", order, sqlite_where=opened, postgresql_where=opened
    )
    op.create_index("listings_host", "listings", ["host_at"])
    op.execute(LISTED)


def downgrade() -> None:
    """Take them away."""
    op.drop_table("listings")
    for name in ("filler", "fills", "lang"):
        op.drop_column("tables", name)
