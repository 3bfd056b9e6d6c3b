"""The desk on the command line: the same acts, in the same log, and servers that run hear of it."""

from __future__ import annotations

import asyncio
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.server.keeper.desk_admin import first_code
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.desk import keeper, looked, person_of, reported
from tests.server.people import People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows


class Terminal:
    """Somebody who types `broceliande admin …`."""

    def __init__(self, folder: Path) -> None:
        self._database = ["--database", f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"]

    def says(self, *words: str, code: int = 0) -> str:
        """What is told, when it ends so."""
        done = CliRunner().invoke(app, ["admin", *words, *self._database])
        assert done.exit_code == code, done.output
        return done.output

    def json(self, *words: str) -> Any:
        """The same for programs."""
        return json.loads(self.says(*words, "--json"))


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """Over the database of the server under test."""
    return Terminal(tmp_path)


@pytest.mark.long
def test_keepers_come_and_go(server: Server, terminal: Terminal) -> None:
    people = server()
    nimue = Browser(people).named("Nimue")
    link = terminal.says("keeper", "add", "Nimue").strip()
    assert link.startswith("/desk#")
    assert nimue.post("/desk/open/code", json={"code": link.removeprefix("/desk#")})["open"]
    assert [each["name"] for each in terminal.json("keeper", "list")] == ["Nimue"]
    assert person_of(nimue) in terminal.says("keeper", "list")
    terminal.says("keeper", "remove", "Nimue")
    nimue.get("/desk/tables", 404)
    first = terminal.says("keeper", "code").strip().removeprefix("/desk#")
    assert Browser(people).post("/desk/open/code", json={"code": first})["open"]
    acts = [each["act"] for each in terminal.json("desk-log")]
    assert acts[:3] == ["open", "keeper_add", "keeper_code"]
    assert acts[-3:] == ["open", "keeper_code", "keeper_add"]
    assert "nobody" not in terminal.says("desk-log").lower()


def test_what_is_said_there_holds_at_a_server_that_runs(
    server: Server, terminal: Terminal, tmp_path: Path
) -> None:
    people = server()
    kay, bors = Browser(people).named("Kay"), Browser(people).named("Bors")
    person = person_of(kay)
    table, _ = bors.open({"kind": "person", "name": "Bors"}, {"kind": "open"}, game="benevolent")
    kay.post(f"/tables/{table}/join", 201, json={"name": "Kay"})
    assert [each["id"] for each in terminal.json("people", "kay")] == [person]
    assert table in {each["id"] for each in terminal.json("tables", "Kay", "--status", "playing")}
    assert table in terminal.says("tables", person)
    assert terminal.json("table", table)["table"]["version"] == 1
    assert "seat 1: person Kay" in terminal.says("table", table)
    with kay.sit(table) as player:
        player.send("say", seat=1, text="You fool")
        player.until("said")
        report = reported(people, table, kay, bors)
        assert [each["id"] for each in terminal.json("reports")] == [report]
        assert "'You fool'" in terminal.says("reports")
        done = ("--act", "mute", "--why", "Insults", "--days", "2", "--lines")
        terminal.says("report", report, *done)
        looked(people)
        player.send("say", seat=1, text="Hey")
        assert player.until("refused")["code"] == "muted"
        assert [each["kind"] for each in terminal.json("measures")] == ["mute"]
        assert "mute" in terminal.says("people", "Kay")
        terminal.says("unmute", "Kay")
        terminal.says("ban", "Kay", "--why", "Insults", "--hours", "3")
        looked(people)
        assert player.until("bye")["code"] == "banned"
    assert "until" in terminal.says("measures")
    terminal.says("unban", person)
    terminal.says("ban", "198.51.100.0/24", "--why", "A flood")
    terminal.says("unban", "198.51.100.0/24")
    stored = {each["kind"]: each["count"] for each in terminal.json("stored", "Kay")}
    assert stored["seats.person"] == 3
    assert "seats at tables" in terminal.says("stored", "Kay")
    terminal.says("stored", "Kay", "--archive", str(tmp_path / "kay.zip"))
    assert zipfile.ZipFile(tmp_path / "kay.zip").namelist() == ["me.json"]
    assert (tmp_path / "kay.zip").stat().st_mode & 0o077 == 0
    assert "already" in terminal.says(
        "stored", "Kay", "--archive", str(tmp_path / "kay.zip"), code=1
    )
    with bors.sit(table) as player:
        assert "would be deleted" in terminal.says("delete", "Kay", "--why", "Asked")
        assert "1 bots" in terminal.says("delete", "Kay", "--why", "Asked", "--yes")
        looked(people)
        player.until_seats(lambda seats: seats[1]["kind"] == "bot")
        terminal.says("remove", table, "--why", "Asked")
        looked(people)
        while player.state["status"] != "over":
            player.hear()
        terminal.says("remove", table, "--why", "Asked", "--forget")
        looked(people)
        assert player.until("bye")["code"] == "unknown_table"
    terminal.says("devices", "Bors", "--why", "Stolen")
    assert not bors.get("/me")["known"]
    acts = [each["act"] for each in reversed(terminal.json("desk-log"))]
    assert acts == [
        *("mute", "report", "unmute", "ban", "unban", "ban_network", "unban", "archive"),
        *("delete", "deleted", "close", "forget", "end_devices"),
    ]
    assert {row.keeper for row in rows(people, m.desk_log)} == {None}
    assert "command line: forget" in terminal.says("desk-log", "--about", table)


@pytest.mark.long
def test_days_to_keep(server: Server, terminal: Terminal) -> None:
    server()
    assert terminal.json("retention")[0] == {
        "what": "games",
        "days": 0,
        "desk": False,
        "without": 0,
    }
    terminal.says("retention", "games", "40")
    assert "games    40 days" in terminal.says("retention")
    terminal.says("retention", "games", "default")
    assert "games    until they are deleted (not said" in terminal.says("retention")


@pytest.fixture
def several(server: Server) -> People:
    """Two people of one name, and a keeper."""
    people = server()
    for _ in range(2):
        Browser(people).named("Kay")
    keeper(people)
    return people


@pytest.mark.long
def test_what_is_not_so_is_said_in_a_sentence(several: People, terminal: Terminal) -> None:
    why = ("--why", "Asked")
    for words, told in (
        (("mute", "Galahad", *why), "Nobody is called that here. (Galahad)"),
        (("mute", "Kay", *why), "Several people are called that. Take an id from the list. ("),
        (("mute", "Nimue", *why), "This is a keeper."),
        (("ban", "127.0.0.0/8", *why), "This range holds the address"),
        (("ban", "0.0.0.0/0", *why), "This range holds the address"),
        (("ban", "300.1.1.1/8", *why), "Nobody is called that here."),
        (("mute", "Nimue", "--why", " "), "a reason must be given"),
        (("unban", "Nimue"), "no such measure holds"),
        (("remove", "nowhere", *why), "There is no such table."),
        (("remove", "nowhere", *why, "--forget"), "There is no such table."),
        (("table", "nowhere"), "There is no such table."),
        (("delete", "Nimue", *why, "--yes"), "This is a keeper."),
        (("report", "none", *why), "there is no report none"),
        (("report", "none", *why, "--act", "hang"), "hang is nothing that is done"),
        (("retention", "cards", "3"), "nothing that is kept is called cards"),
        (("retention", "chat", "soon"), "soon is no number of days"),
        (("retention", "chat"), "nothing is no number of days"),
        (("tables", "--status", "lost"), "no table is lost"),
        (("keeper", "remove", "Galahad"), "Nobody is called that here."),
    ):
        assert told in terminal.says(*words, code=1)
    for usage in (
        ("mute", "Kay"),
        ("mute", "Kay", *why, "--days", "0"),
        ("ban",),
        ("desk-log", "x"),
    ):
        terminal.says(*usage, code=2)
    assert not rows(several, m.measures)


@pytest.mark.long
def test_a_first_code_when_a_server_begins(tmp_path: Path, server: Server) -> None:
    people = server()
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    code = asyncio.run(first_code(database))
    assert Browser(people).post("/desk/open/code", json={"code": code})["open"]
    assert asyncio.run(first_code(database)) == ""  # there is a keeper now
