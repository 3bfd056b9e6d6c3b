"""What the keeper of a server does with its tables."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import broceliande as bro
from broceliande.cli import app
from tests.server.conftest import Server


def test_the_keeper_lists_exports_and_prunes(server: Server, tmp_path: Path) -> None:
    people = server()
    over, _ = people.finished("benevolent")
    people.open()
    database = ["--database", f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"]

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, *database])
        assert done.exit_code == 0, done.output
        return done.output

    listed = [json.loads(line) for line in run("list").splitlines()]
    assert {row["status"] for row in listed} == {"playing", "over"}
    assert "seed" not in listed[0]
    assert bro.load(run("export", over)).over
    again = CliRunner().invoke(app, ["admin", "replay", *database])
    assert again.exit_code == 1
    assert "no game is called 'whispers'" in again.stdout  # the tests' own: nobody installed it
    assert again.stdout.endswith("2 tables, 1 would change\n")
    assert run("prune", "--days", "-1", "--status", "over").startswith("1 would")
    assert run("prune", "--days", "-1", "--status", "over", "--yes").startswith("1 forgotten")
    assert len(run("list").splitlines()) == 1
    gone = CliRunner().invoke(app, ["admin", "export", over, *database])
    assert gone.exit_code == 1
