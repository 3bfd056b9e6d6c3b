"""Before a game people are ready and have a host; after it they offer a rematch and agree."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

NO = sa.false()
NEW = (
    ("tables", lambda: sa.Column("ready", sa.Boolean, nullable=False, server_default=NO)),
    ("tables", lambda: sa.Column("offered", sa.SmallInteger, nullable=True)),
    ("tables", lambda: sa.Column("starter", sa.SmallInteger, nullable=True)),
    ("tables", lambda: sa.Column("without", sa.String(8), nullable=True)),
    ("tables", lambda: sa.Column("code", sa.String(16), nullable=True)),
    ("seats", lambda: sa.Column("since", sa.BigInteger, nullable=True)),
    ("seats", lambda: sa.Column("ready", sa.Boolean, nullable=False, server_default=NO)),
    ("seats", lambda: sa.Column("again", sa.Boolean, nullable=True)),
)


def upgrade() -> None:
    """Add them."""
    for table, column in NEW:
        op.add_column(table, column())
    op.create_index("tables_code", "tables", ["code"], unique=True)
    of_a_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    of_a_person = sa.ForeignKey("persons.id", ondelete="SET NULL")
    op.create_table(
        "freed",
        sa.Column("table_id", sa.String(32), of_a_table, primary_key=True),
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), of_a_person, nullable=True),
    )
    op.create_index("freed_person", "freed", ["person"])


def downgrade() -> None:
    """Take them away."""
    op.drop_table("freed")
    op.drop_index("tables_code", "tables")
    for table, column in reversed(NEW):
        op.drop_column(table, column().name)
