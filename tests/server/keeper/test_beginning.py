"""What is in the way of a server is said in one sentence that tells what to do."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper import beginning
from broceliande.server.storage.database import Storage
from broceliande.server.storage.migrations.run import HEAD


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def told(*words: str) -> str:
    """What `serve` says before it gives up."""
    done = CliRunner().invoke(app, ["serve", *words])
    assert done.exit_code == 1, done.output
    assert "Traceback" not in done.output
    return done.output


def test_a_port_that_is_taken(taken: int, tmp_path: Path) -> None:
    said = told("--port", str(taken), "--data", str(tmp_path))
    assert f"port {taken} is taken" in said
    assert f"--port {taken + 1}" in said


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "choose another with --host" in told("--host", "192.0.2.7", "--data", str(tmp_path))


def test_a_port_that_is_none(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["serve", "--port", "80000", "--data", str(tmp_path)])
    assert done.exit_code == 2


def _made(file: Path, version: str) -> str:
    """A database as a server of that version left it."""

    async def opened() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{file}")
        await storage.open()
        await storage.close()

    asyncio.run(opened())
    with closing(sqlite3.connect(file)) as known, known:
        known.execute("UPDATE alembic_version SET version_num = ?", (version,))
    return f"sqlite+aiosqlite:///{file}"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    _made(file, "9999")
    before = file.read_bytes()
    said = told("--port", "0", "--data", str(tmp_path))
    assert "a newer Brocéliande (9999" in said
    assert HEAD in said
    assert "Install the newer one" in said
    assert file.read_bytes() == before


def test_the_keeper_is_told_too(tmp_path: Path) -> None:
    _made(tmp_path / "tables.sqlite3", "9999")
    done = CliRunner().invoke(app, ["admin", "list", "--data", str(tmp_path)])
    assert done.exit_code == 1
    assert "a newer Brocéliande" in done.output


@pytest.mark.parametrize(
    "address", ["tables.sqlite3", "mysql://a@b/c", "postgresql+psycopg2://a@b/c"]
)
def test_an_address_of_no_database_that_we_know(address: str) -> None:
    said = told("--port", "0", "--database", address)
    assert "--database is no address" in said
    assert address not in said  # it may hold a password
    assert "postgresql+asyncpg://" in said


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    assert "unable to open database file" in told("--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("asyncpg", ["--database", "postgresql+asyncpg://a@127.0.0.1:1/b"]),
        ("redis", ["--bus", "redis://127.0.0.1:1/0"]),
    ],
)
def test_a_part_that_is_not_installed(
    name: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    said = told("--port", "0", "--data", str(tmp_path), *words)
    assert f"{name} is not installed" in said
    assert "broceliande[servers]" in said


def test_nothing_in_the_way(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    beginning.ready(Settings(f"sqlite+aiosqlite:///{file}"), "127.0.0.1", 0)
    assert file.is_file()
