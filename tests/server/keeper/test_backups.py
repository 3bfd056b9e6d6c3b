"""A copy of all tables while a server runs, laid back elsewhere: everything is there again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from broceliande.cli import app
from tests.server.conftest import Server


def admin(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, words)])


def test_a_game_goes_on_from_a_copy(server: Server, tmp_path: Path) -> None:
    people = server()
    table, secrets = people.open()
    copy, elsewhere = tmp_path / "copy.sqlite3", tmp_path / "elsewhere"
    with people.sit(table, *secrets) as both:
        assert both.answer(0, both.moves(0)[0])["type"] == "ack"
        kept = both.until_version(2)["sights"]
        done = admin("backup", copy, "--data", tmp_path)  # while the game goes on
        assert done.exit_code == 0, done.output
        seat = next(each["seat"] for each in kept if each["question"])
        assert both.answer(seat, both.moves(seat)[0])["type"] == "ack"
    assert copy.stat().st_mode & 0o077 == 0  # it holds seeds
    assert admin("restore", copy, "--data", elsewhere).exit_code == 0
    again = server(database=f"sqlite+aiosqlite:///{elsewhere / 'tables.sqlite3'}")
    with again.sit(table, *secrets) as both:
        assert both.state["version"] == 2  # as of the copy
        assert both.state["sights"] == kept
        assert both.answer(seat, both.moves(seat)[0])["type"] == "ack"


def test_a_copy_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("the only one")
    done = admin("backup", file, "--data", tmp_path)
    assert done.exit_code == 1
    assert "give another name" in done.output
    assert file.read_text() == "the only one"


def test_tables_are_never_written_over(server: Server, tmp_path: Path) -> None:
    server()
    copy = tmp_path / "copy"
    assert admin("backup", copy, "--data", tmp_path).exit_code == 0
    done = admin("restore", copy, "--data", tmp_path)
    assert done.exit_code == 1
    assert "holds tables already" in done.output


@pytest.mark.parametrize("kind", ["missing", "text", "other", "cut"])
def test_what_is_no_copy_is_refused(kind: str, server: Server, tmp_path: Path) -> None:
    server()
    file = tmp_path / "copy"
    if kind == "text":
        file.write_text("nothing of the sort" * 100)
    elif kind == "other":
        sqlite3.connect(file).execute("CREATE TABLE t (a)").connection.close()
    elif kind == "cut":
        assert admin("backup", tmp_path / "whole", "--data", tmp_path).exit_code == 0
        data = (tmp_path / "whole").read_bytes()
        file.write_bytes(data[: len(data) // 2])
    done = admin("restore", file, "--data", tmp_path / "new")
    assert done.exit_code == 1
    assert "no whole copy" in done.output or "there is no copy" in done.output
    assert not (tmp_path / "new" / "tables.sqlite3").exists()


def test_without_tables_there_is_nothing_to_copy(tmp_path: Path) -> None:
    done = admin("backup", tmp_path / "copy", "--data", tmp_path)
    assert done.exit_code == 1
    assert "there are no tables" in done.output
    assert not list(tmp_path.glob("copy*"))


def test_without_the_tools_of_postgresql_it_says_which(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    where = ["--database", "postgresql+asyncpg://a:b@127.0.0.1:1/c"]
    done = admin("backup", tmp_path / "copy", *where)
    assert done.exit_code == 1
    assert "pg_dump is missing" in done.output
