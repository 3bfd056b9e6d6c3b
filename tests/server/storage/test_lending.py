"""Connections come back: from whoever is cancelled, and before a house that closes is gone."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.server.fresh import fresh

SERVERS = sa.select(m.servers.c.id)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a database lies that is up to date."""
    (file := tmp_path / "tables.sqlite3").write_bytes(fresh())
    return file


def test_whoever_comes_after_the_end_opens_nothing(file: Path) -> None:
    """A socket that ends late asks a house that is closed: nobody would close what it opened."""

    async def ask() -> None:
        storage, lines = await _watched(file)
        await storage.close()
        assert lines == {"connect": 1, "close": 1}
        for late in (
            storage.rows(SERVERS),
            storage.write(sa.delete(m.servers)),
            storage.in_one_go(lambda connection: connection.execute(SERVERS).all()),
        ):
            with pytest.raises(Sorry) as told:
                await late
            assert (told.value.code, told.value.detail) == ("storage", "closed")
        assert lines == {"connect": 1, "close": 1}

    asyncio.run(ask())


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_whoever_is_cancelled_half_way_gives_the_connection_back(file: Path, steps: int) -> None:
    async def ask() -> None:
        storage, lines = await _watched(file)
        await storage.engine.dispose()  # the next one is a new connection

        async def say() -> None:
            async with storage.writing() as connection:
                await connection.execute(sa.insert(m.servers).values(id="a", seen=0))
                await connection.execute(sa.insert(m.servers).values(id="b", seen=0))

        work = asyncio.create_task(say())
        for _ in range(steps):
            await asyncio.sleep(0.0005)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        assert len(await storage.rows(SERVERS)) in {0, 2}, "all of it, or nothing"
        await storage.close()
        assert lines["connect"] == lines["close"]

    asyncio.run(ask())


async def _watched(file: Path) -> tuple[Storage, Counter[str]]:
    """An open storage, and how many connections of it were opened and closed."""
    storage, lines = Storage(f"sqlite:///{file}"), Counter[str]()
    for what in ("connect", "close"):
        sa.event.listen(storage.engine.sync_engine.pool, what, partial(_count, lines, what))
    await storage.open()
    return storage, lines


def _count(lines: Counter[str], what: str, *_: object) -> None:
    lines[what] += 1


@pytest.mark.parametrize("what", ["a folder", "another file"])
def test_what_cannot_be_opened_starts_no_thread_that_outlives_its_loop(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver's thread would say that it has ended to a loop that is closed by then."""
    file = tmp_path / "tables.sqlite3"
    if what == "a folder":
        file.mkdir()
    else:
        file.write_bytes(b"no database at all " * 400)
    asked: list[object] = []
    monkeypatch.setattr("aiosqlite.connect", lambda *words, **_: asked.append(words))

    async def open_it() -> None:
        await Storage(f"sqlite:///{file}").open()

    with pytest.raises(Sorry) as wrong:
        asyncio.run(open_it())
    assert wrong.value.code == "storage"
    assert not asked
