"""Brings a database up to date; costs one question when it already is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

HEAD = "0015"
ONE_AT_A_TIME = 0x62726F63  # the lock that servers take which start together


async def bring_up_to_date(connection: AsyncConnection) -> None:
    """Carry out the steps that the database lacks; one server does, the others wait. One
    that a newer server brought further is left alone."""
    current = await connection.run_sync(_current)
    if current == HEAD:
        return
    if current is not None and current > HEAD:
        raise Sorry("newer_database", found=current, known=HEAD)
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    else:
        await connection.rollback()
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    if await connection.run_sync(_current) != HEAD:
        await connection.run_sync(_upgrade)
    await connection.commit()


def _current(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
