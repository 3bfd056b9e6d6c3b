"""How long finished games are kept: for the days that the keeper said, at every server alike."""

from __future__ import annotations

import io
import zipfile

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.server.ground.times import now_ms
from broceliande.server.people import keeping
from broceliande.server.storage import models as m
from broceliande.server.storage.old import DAY
from tests.server.conftest import Server
from tests.server.people import People
from tests.server.people.browsers import Browser
from tests.server.people.test_games import games
from tests.server.people.test_guests import rows


def aged(people: People, table: str, days: float) -> None:
    """It is so many days since anything happened at a table."""
    at = now_ms() - int(days * DAY)
    write = people.house.storage.write
    people.client.blocking_portal.call(
        write,
        sa.update(m.tables).where(m.tables.c.id == table).values(touched=at, created=at),
        sa.update(m.log).where(m.log.c.table_id == table).values(at=at),
    )


@pytest.fixture
def two(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[People]:
    """Two servers over one database, which look after it when they are told to; the first one has
    the lease."""
    monkeypatch.setattr(keeping, "LEASE", 3600.0)
    both = []
    for _ in range(2):
        both.append(server(keep_days=30))
        both[-1].client.blocking_portal.call(both[-1].client.app.state.watch.close)
        swept(both[-1])
    return both


def swept(people: People) -> None:
    """The server looks after what it keeps."""
    people.client.blocking_portal.call(people.client.app.state.watch.keeping.sweep)


def test_old_finished_games_are_forgotten_everywhere(two: list[People]) -> None:
    here, there = two
    ann = Browser(here)
    old, young = ann.finished(), ann.finished()
    running, _ = ann.open()
    bob = Browser(there)
    bob.cookies = dict(ann.cookies)
    for table, days in ((old, 31), (young, 29), (running, 400)):
        aged(here, table, days)
    assert ann.get("/me/games?part=finished")["kept"] == 30
    with there.sit(old) as watcher:
        swept(here)
        swept(there)
        assert watcher.until("bye")["code"] == "unknown_table"
    for browser in (ann, bob):
        assert [game["table"] for game in games(browser, "finished")] == [young]
        assert [game["table"] for game in games(browser, "running")] == [running]
        assert browser.get(f"/tables/{old}", 404)["code"] == "unknown_table"
    for model in (m.seats, m.log, m.snapshots):
        assert old not in {row.table_id for row in rows(here, model)}
    ann.get("/me/archive")
    assert ann.last is not None
    with zipfile.ZipFile(io.BytesIO(ann.last.content)) as packed:
        names = " ".join(packed.namelist())
        assert young in names
        assert old not in names
        assert old not in packed.read("me.json").decode()
    with ann.sit(running) as player:
        assert player.state["status"] == "playing"


def test_one_server_forgets_at_a_time(two: list[People]) -> None:
    here, there = two
    ann = Browser(here)
    old = ann.finished()
    aged(here, old, 31)
    swept(there)
    assert ann.get(f"/tables/{old}")["status"] == "over"
    swept(here)
    ann.get(f"/tables/{old}", 404)


def test_without_a_word_of_the_keeper_they_stay(people: People) -> None:
    ann = Browser(people)
    table = ann.finished()
    aged(people, table, 4000)
    swept(people)
    (game,) = games(ann, "finished")
    assert game["table"] == table
    assert ann.get("/me/games?part=finished")["kept"] == 0


def test_days_are_days() -> None:
    for days in ("-1", "soon", "99999999"):
        assert CliRunner().invoke(app, ["serve", "--keep-days", days]).exit_code == 2
