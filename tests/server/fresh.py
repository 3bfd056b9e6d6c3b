"""A database as a server finds it when it was brought up to date: made once, and copied."""

from __future__ import annotations

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from broceliande.server.storage.database import Storage


@cache
def fresh() -> bytes:
    """The file of an empty one."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"

        async def made() -> None:
            storage = Storage(f"sqlite+aiosqlite:///{file}")
            await storage.open()
            await storage.close()

        asyncio.run(made())
        return file.read_bytes()
