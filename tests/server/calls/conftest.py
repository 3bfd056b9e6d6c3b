"""What the tests of calls share: a database that was brought up to date once, and is copied."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.storage.database import Storage
from tests.server.calls.receivers import LOCAL
from tests.server.conftest import Server
from tests.server.people import People


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, up to date."""
    file = tmp_path_factory.mktemp("fresh") / "tables.sqlite3"

    async def made() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{file}")
        await storage.open()
        await storage.close()

    asyncio.run(made())
    return file


@pytest.fixture
def settings(settings: Settings, fresh: Path, tmp_path: Path) -> Settings:
    """As everywhere, over a copy of it."""
    shutil.copy(fresh, tmp_path / "tables.sqlite3")
    return settings


@pytest.fixture
def house(server: Server) -> People:
    """A server that may call this machine."""
    return server(call_inside=LOCAL)
