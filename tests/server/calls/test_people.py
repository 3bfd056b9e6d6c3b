"""What is kept about calling somebody goes with them: taken along, passed on, forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from broceliande.server.ground.settings import Settings
from broceliande.server.people.arriving import _leave_guest
from broceliande.server.people.leaving import _forgotten
from broceliande.server.people.sessions import Known
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.told.called import about_calls
from tests.server.calls.post import Place, run


def test_what_is_taken_along_holds_no_key(settings: Settings) -> None:
    async def law(place: Place) -> None:
        secret = {"p256dh": "the-key", "auth": "the-secret"}
        await place.person("Ann", c.PUSH, address="https://push.example/abc", keys=secret)
        await place.way("ann", c.MAIL)
        await place.wish("ann", zone="Europe/Paris")
        await place.ann_waits()
        await place.send()
        taken = await about_calls(place.house.storage, "ann")
        assert [way["kind"] for way in taken["ways"]] == [c.PUSH, c.MAIL]
        assert taken["ways"][1]["address"] == "ann@woods.example"
        assert taken["wishes"][0]["zone"] == "Europe/Paris"
        assert [call["kind"] for call in taken["told"]] == [c.TURN]
        for word in ("the-key", "the-secret", "push.example"):
            assert word not in repr(taken)

    run(settings, law, c.PUSH, c.MAIL)


def test_nothing_is_left_of_somebody_who_is_deleted(settings: Settings, tmp_path: Path) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.wish("ann")
        await place.ann_waits()
        await place.send()
        await place.house.storage.write(*_forgotten("ann"))
        for table in (m.ways, m.calling, m.calls, m.carries):
            assert await place.house.storage.rows(sa.select(table)) == []

    run(settings, law)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        assert database.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)


def test_a_guests_letters_and_calls_pass_on(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann")
        await place.person("Guest", c.MAIL)
        live = await place.table("guest", "")
        await (place.turn(live) if live.table.asked[0] else place.play(live))
        before = Known("guest", "Guest", "", "", "a-session", "computer", "")
        await place.house.storage.in_one_go(
            lambda connection: _leave_guest(connection, before, "ann")
        )
        await place.house.reload(live)
        assert [call.person for call in await place.calls()] == ["ann"]
        assert [message.kind for message in await place.send()] == [c.TURN]
        assert place.post.given[0][0].person == "ann"

    run(settings, law, c.MAIL)
