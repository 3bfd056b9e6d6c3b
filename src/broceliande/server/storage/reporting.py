"""What is stored of reports: who told keepers about whom, with copies of the lines concerned."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Index, String, Table, Text

from broceliande.server.storage.columns import metadata, of_a_person

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    of_a_person(nullable=True, name="reporter"),
    of_a_person(nullable=True, name="reported"),
    Column("table_id", String(32), nullable=False),  # which may be gone by now
    Column("lines", JSON, nullable=False),  # copies: id, seat, text and time of each
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("handled_by", String(32), nullable=True),
    Column("handled_at", BigInteger, nullable=True),
    Index("reports_state", "state", "at"),
    Index("reports_reported", "reported"),
    Index("reports_reporter", "reporter"),
)
