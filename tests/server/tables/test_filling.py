"""Bots take the seats for which nobody came: on time, once, and never behind people's backs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from broceliande.server.company import flags
from broceliande.server.ground import times
from broceliande.server.ground.settings import Settings
from broceliande.server.heard.sitting import SitForm
from broceliande.server.storage import models as m
from broceliande.server.tables import filling, seats, sitting
from broceliande.server.tables.house import House
from tests.server.company.test_flags import inhabited
from tests.server.conftest import Server
from tests.server.people import Json, People
from tests.server.people.browsers import Browser
from tests.server.tables.test_sitting import LOOKS, sit

Later = Callable[[float], None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines are looked at all the time."""
    monkeypatch.setattr(flags, "OFTEN", 0.05)
    monkeypatch.setattr(flags, "SELDOM", 0.05)


@pytest.fixture
def later() -> Iterator[Later]:
    """So many minutes go by at once."""

    def jump(minutes: float) -> None:
        times._ahead += minutes * 60

    yield jump
    times._ahead = 0.0


def deadlines(people: People) -> int:
    """How many tables are to be looked at."""

    async def ask() -> int:
        return len(await people.house.storage.rows(sa.select(m.deadlines)))

    with people.client.portal() as portal:
        return portal.call(ask)


def kinds(state: Json) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in state["seats"]]


def test_bots_come_after_the_minutes_and_the_game_begins(people: People, later: Later) -> None:
    sat = sit(Browser(people), {"paces": ["none"]}, bots_after=5, level="pupil")
    assert 290_000 < sat["table"]["fills"] - sat["table"]["created"] <= 300_000
    assert sat["table"]["id"] in [each["id"] for each in people.get("/tables?bots=with")["tables"]]
    with people.sit(sat["table"]["id"], sat["secret"]) as waiting:
        assert waiting.state["fills"] == sat["table"]["fills"]
        later(4.9)
        assert people.get(f"/tables/{sat['table']['id']}")["status"] == "open"
        later(0.2)
        waiting.until_version(1)
        assert kinds(waiting.state) == ["person", "bot", "bot"]
        assert {seat["level"] for seat in waiting.state["seats"][1:]} == {"pupil"}
        assert len({seat["name"] for seat in waiting.state["seats"]}) == 3
        assert waiting.state["fills"] is None
    assert deadlines(people) == 0


def test_nobodys_game_begins_behind_their_back(server: Server, later: Later) -> None:
    people = server()
    sat = sit(Browser(people), bots_after=1)
    table = sat["table"]["id"]
    later(2)
    with people.client.portal() as portal:
        assert portal.call(_put_off, people.house) == m.OPEN
    with people.sit(table, sat["secret"]) as back:
        later(1)
        back.until_version(1)
        assert kinds(back.state) == ["person", "bot", "bot"]


async def _put_off(house: House) -> str:
    """The table was looked at, and is to be looked at again: how it stands now."""
    for _ in range(500):
        await asyncio.sleep(0.02)
        looks = m.deadlines.join(m.tables)
        query = sa.select(m.tables.c.status, m.deadlines.c.due).select_from(looks)
        row = await house.storage.row(query)
        if row is None or row.due > times.now_ms():
            break
    return str(row.status) if row else ""


def test_the_first_who_wishes_for_bots_says_when(people: People) -> None:
    first = sit(Browser(people))
    assert first["table"]["fills"] is None
    second = sit(Browser(people), bots_after=10)
    assert second["table"]["id"] == first["table"]["id"]
    due = second["table"]["fills"]
    assert due is not None
    assert deadlines(people) == 1
    alone = sit(Browser(people), {"bots": "without"}, bots_after=2)
    assert alone["opened"]  # the other will have bots
    assert alone["table"]["fills"] is None
    joined = sit(Browser(people), {"find": "nobody"}, bots_after=2)
    assert joined["opened"]


def test_two_servers_seat_the_bots_once(settings: Settings, later: Later) -> None:
    async def run() -> None:
        async with inhabited(settings) as here, inhabited(settings) as there:
            form = SitForm(name="Ann", game="benevolent", seats=3, bots_after=1)
            sat = (await sitting.sit_down(here, form, LOOKS, "en", None)).live
            await seats.came(here, sat, (0,))
            other = await there.live(sat.id)
            later(2)
            await here._beat()
            await asyncio.gather(*(filling.fill_up(here, sat), filling.fill_up(there, other)))
            for live, house in ((sat, here), (other, there)):
                async with house.settled(live):
                    await house.reload(live)
                assert live.started
                assert [each.kind for each in live.sitters] == ["person", "bot", "bot"]

    asyncio.run(run())


def test_a_table_that_is_cleared_away_waits_for_no_bots(people: People) -> None:
    sat = sit(Browser(people), {"paces": ["none"]}, bots_after=5)
    table = sat["table"]["id"]
    people.post(f"/tables/{table}/close", 200, sat["secret"], json={})
    assert deadlines(people) == 0
    assert people.get("/tables")["all"] == 0
