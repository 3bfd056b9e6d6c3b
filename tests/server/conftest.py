"""A server in memory's place: an application over a database of its own, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import broceliande as bro
from broceliande.server.ground.settings import Settings
from tests.server.apps import ended, laid
from tests.server.fresh import fresh
from tests.server.people import People
from tests.whispers import GAME as WHISPERS

GAMES = {"benevolent": bro.game("benevolent"), "whispers": WHISPERS}

Server = Callable[..., People]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Quick bots, no browser, a database of its own."""
    (tmp_path / "tables.sqlite3").write_bytes(fresh())
    return Settings(
        database=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}",
        static=tmp_path / "none",
        bot_pace=0.0,
        only=False,
        request_burst=10_000,
        create_burst=10_000,
        frame_burst=10_000,
        sweep=0.1,
        silence=60.0,  # people of tests send no pings
        metrics=("testclient", "127.0.0.0/8"),
        lobby_age=0.0,
    )


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    """Starts servers over the same database; the arguments change their settings."""
    started: list[tuple[TestClient[Litestar], Settings]] = []

    def start(**changes: Any) -> People:
        given = replace(settings, **changes)
        client = TestClient(laid(given, GAMES))
        client.__enter__()
        started.append((client, given))
        return People(client)

    yield start
    for client, given in reversed(started):
        client.__exit__(None, None, None)
        ended(client.app, given)


@pytest.fixture
def people(server: Server) -> People:
    """One server, and people at it."""
    return server()
