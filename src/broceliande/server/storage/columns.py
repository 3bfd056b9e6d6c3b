"""Columns that several tables of the database have."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, MetaData, String

metadata = MetaData()


def of_a_table() -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def of_a_person(nullable: bool = False, name: str = "person") -> Column[str]:
    gone = "SET NULL" if nullable else "CASCADE"
    return Column(name, String(32), ForeignKey("persons.id", ondelete=gone), nullable=nullable)
