"""The database: full, it loses nothing; it holds no secret; its schema is the migrations'."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.server.conftest import Server

FORM = {"game": "whispers", "seats": [{"kind": "person"}] * 2}


def _full(*_: object) -> None:
    raise sa.exc.OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_database_that_cannot_be_written_loses_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server()
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        with monkeypatch.context() as patch:
            patch.setattr("broceliande.server.storage.database._locked", _full)
            refused = both.answer(0, 0)
            assert refused["code"] == "storage"
            assert refused["state"]["version"] == 1
            assert people.client.get("/readyz").status_code == 503
            assert people.client.get("/healthz").status_code == 200
            assert people.post("/tables", 503, json=FORM)["code"] == "storage"
        assert people.client.get("/readyz").status_code == 200
        assert both.answer(0, 0, id="later")["type"] == "ack"
        assert both.until_version(2)["version"] == 2


@contextmanager
def no_room(file: Path) -> Iterator[None]:
    """No file may grow beyond what this one has: the disk is full."""
    known = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, known[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, known)
        signal.signal(signal.SIGXFSZ, before)


def test_a_full_disk_is_noticed_before_anybody_plays(server: Server, tmp_path: Path) -> None:
    people = server()
    with no_room(tmp_path / "tables.sqlite3-wal"):
        assert people.client.get("/readyz").status_code == 503
    assert people.client.get("/readyz").status_code == 200


def test_many_who_ask_whether_it_is_ready_write_once(server: Server) -> None:
    people, written = server(), 0
    in_one_go = people.house.storage.in_one_go

    async def counted(work: Any) -> Any:
        nonlocal written
        written += 1
        return await in_one_go(work)

    people.house.storage.in_one_go = counted  # type: ignore[method-assign]
    for _ in range(20):
        assert people.client.get("/readyz").status_code == 200
    assert written <= 2


def test_secrets_and_seeds_are_nowhere_to_be_read(server: Server, tmp_path: Path) -> None:
    people = server()
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        both.answer(0, 0)
        seed = people.house.tables[table].setup.seed
        for frame in both.frames:
            assert seed.hex() not in json.dumps(frame)
    assert seed.hex() not in repr(people.house.tables[table].setup)
    stored = (tmp_path / "tables.sqlite3").read_bytes()
    stored += (tmp_path / "tables.sqlite3-wal").read_bytes()
    assert not [secret for secret in secrets if secret.encode() in stored]


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic import command
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext

    import broceliande.server.storage.migrations.run as migrations

    engine = sa.create_engine(f"sqlite:///{tmp_path / 'm.sqlite3'}")
    with engine.begin() as connection:
        migrations._upgrade(connection)
        assert migrations._current(connection) == migrations.HEAD
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, m.metadata) == []
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


@pytest.mark.parametrize("name", ["sqlite", "sqlite+aiosqlite"])
def test_an_address_need_not_name_its_driver(tmp_path: Path, name: str) -> None:
    async def law() -> None:
        storage = Storage(f"{name}:///{tmp_path / 'tables.sqlite3'}")
        await storage.open()
        assert storage.url.drivername == "sqlite+aiosqlite"
        assert await storage.rows(sa.select(m.tables)) == []
        await storage.close()

    asyncio.run(law())
