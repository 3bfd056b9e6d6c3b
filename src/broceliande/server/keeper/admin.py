"""What the keeper of a server does with its tables: list, export, prune."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import sqlalchemy as sa

from broceliande.server.calls import first
from broceliande.server.desk.acts import COMMAND_LINE, written
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.replaying import Verdict, replayed
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.old import forget, old
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House


async def listed(database: str, status: str | None, most: int) -> list[dict[str, Any]]:
    """The tables, the last touched first; no secret, no seed."""
    storage = Storage(database)
    await storage.open()
    versions = sa.select(sa.func.max(m.log.c.version)).where(m.log.c.table_id == m.tables.c.id)
    shown = ("id", "game", "rules", "seats", "status", "public", "created", "touched")
    query = sa.select(
        *(m.tables.c[name] for name in shown),
        sa.func.coalesce(versions.scalar_subquery(), 0).label("version"),
    )
    if status:
        query = query.where(m.tables.c.status == status)
    rows = await storage.rows(query.order_by(m.tables.c.touched.desc()).limit(most))
    await storage.close()
    return [dict(row._mapping) for row in rows]


async def exported(database: str, table_id: str) -> str:
    """A finished game as the library's dump."""
    house = House(Settings(database=database))
    await house.storage.open()
    try:
        return await Archive(house).export(table_id)
    finally:
        await house.storage.close()


async def pruned(database: str, days: float, status: str | None, really: bool) -> int:
    """Forget tables that nobody touched for so many days; how many they are."""
    storage = Storage(database)
    await storage.open()
    ids = await old(storage, days, status)
    if really:
        told = written(COMMAND_LINE, "prune", status or "", days=days, count=len(ids))
        await storage.write(told)
        await forget(storage, ids)
    await storage.close()
    return len(ids)


async def bounced(database: str, address: str) -> int:
    """Nothing is sent to an address any more; how many wanted it."""
    storage = Storage(database)
    await storage.open()
    count = await first.bounced(storage, address)
    await storage.close()
    return count


async def compared(database: str) -> tuple[list[Verdict], int]:
    """The tables that the rules at hand would change, and how many there are; with a bar."""
    from rich.console import Console
    from rich.progress import Progress

    changed, count = [], 0
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        async for verdict, tables in replayed(database):
            count += 1
            changed += [verdict] if verdict.changed else []
            bar.update(task, completed=count, total=tables)
    return changed, count


def show(rows: list[dict[str, Any]]) -> str:
    """The list as text, one JSON object a line."""
    return "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)


def run(work: Any) -> Any:
    """Do it now."""
    return asyncio.run(work)
