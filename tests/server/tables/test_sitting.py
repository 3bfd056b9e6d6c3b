"""Sit me down: one press, one seat, whoever else presses at the same moment and wherever."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from broceliande.server.ground.settings import Settings
from broceliande.server.heard.sitting import SitForm, WishForm
from broceliande.server.storage import lobby
from broceliande.server.storage import models as m
from broceliande.server.tables import seats, sitting
from broceliande.server.tables.house import House
from tests.server.conftest import GAMES, Server
from tests.server.houses import opened
from tests.server.people import OPEN, PERSON, Json, People
from tests.server.people.browsers import Browser

LOOKS = lobby.Looks(tuple((name, game.version) for name, game in GAMES.items()))
CROWD, COUNT = 50, 3  # people who press at once, and seats of their tables


def sit(browser: Browser, wish: Json | None = None, status: int = 201, **more: object) -> Json:
    """Press the button."""
    form = {"game": "benevolent", "seats": 3, "wish": wish or {}, **more}
    return browser.post("/sit", status, json=form)


def crowd(people: People, count: int) -> list[Browser]:
    """People whom nobody knows."""
    return [Browser(people) for _ in range(count)]


def test_a_guest_without_a_name_sits_down_in_one_press(people: People) -> None:
    ann, ben, cai = crowd(people, 3)
    first = sit(ann)
    assert first["opened"]
    assert first["table"]["public"]
    assert first["table"]["clock"] == "game"
    assert first["secret"]
    assert [seat["kind"] for seat in first["table"]["seats"]] == ["person", "open", "open"]
    second, third = sit(ben), sit(cai)
    assert not second["opened"]
    assert first["table"]["id"] == second["table"]["id"] == third["table"]["id"]
    assert [each["seat"] for each in (first, second, third)] == [0, 1, 2]
    assert third["table"]["status"] == "playing"
    assert ben.get("/me")["known"]


def test_the_oldest_that_fits_comes_first_and_a_present_host_before_all(people: People) -> None:
    old, _ = people.open(PERSON, OPEN, OPEN, game="benevolent", public=True)
    young, keys = people.open(PERSON, OPEN, OPEN, game="benevolent", public=True)
    assert sit(Browser(people))["table"]["id"] == old
    with people.sit(young, keys[0]) as host:
        host.until("seats")
        assert sit(Browser(people))["table"]["id"] == young
    while any(seat["connected"] for seat in people.get(f"/tables/{young}")["seats"]):
        pass
    assert sit(Browser(people))["table"]["id"] == old


def test_what_is_wished_for_is_obeyed(people: People) -> None:
    people.open(PERSON, OPEN, game="benevolent", public=True)
    people.open(PERSON, OPEN, game="benevolent")  # that one needs its link
    days = sit(Browser(people), {"game": "benevolent", "paces": ["days"], "seats": 4})
    assert days["opened"]
    assert len(days["table"]["seats"]) == 4
    assert days["table"]["clock_cap"] == 5 * 86_400
    roomy = sit(Browser(people), {"free": 3})
    assert roomy["table"]["id"] == days["table"]["id"]
    assert sit(Browser(people), {"find": "nobody is called so"})["opened"]
    assert sit(Browser(people), {"seats": 2})["seat"] == 1


def test_nobody_sits_twice_nor_waits_at_two_tables(people: People) -> None:
    ann = Browser(people)
    first = sit(ann)
    again = sit(ann)
    assert again["table"]["id"] == first["table"]["id"]
    assert (again["seat"], again["secret"], again["opened"]) == (0, "", False)
    slow = [sit(ann, {"paces": ["days"]})["table"]["id"] for _ in range(2)]
    assert len({first["table"]["id"], *slow}) == 3  # of slow games one may have many
    assert all(people.get(f"/tables/{each}")["seats"][1]["kind"] == "open" for each in slow)


def test_those_who_are_kept_apart_never_meet(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, cai = crowd(people, 3)
    table = sit(ann)["table"]["id"]
    sit(ben, {"paces": ["days"]})  # so that he is known
    with closing(sqlite3.connect(people.house.storage.url.database or "")) as database, database:
        query = "select person from seats where table_id = ? and seat = 0"
        (one,) = database.execute(query, [table]).fetchone()
    database.close()

    def apart(person: str) -> object:
        other = m.persons.c.id == one
        return sa.select(m.persons.c.id).where(other, m.persons.c.id != person)

    for module in ("storage.lobby", "told.lobby"):
        monkeypatch.setattr(f"broceliande.server.{module}.kept_apart", apart)
    assert sit(ben)["opened"]
    assert table not in [each["id"] for each in ben.get("/tables")["tables"]]
    assert table in [each["id"] for each in cai.get("/tables")["tables"]]


def test_bad_wishes_are_refused_and_nothing_is_opened(people: People) -> None:
    ann = Browser(people)
    for wrong, status in (
        ({"game": "chess"}, 404),
        ({"wish": {"game": "chess"}}, 404),
        ({"wish": {"seats": 9}}, 400),
        ({"wish": {"paces": ["never"]}}, 400),
        ({"wish": {"find": "x" * 41}}, 400),
        ({"bots_after": 61}, 400),
        ({"level": "oracle"}, 400),
        ({"wish": {"known": True}}, 401),
    ):
        ann.post("/sit", status, json={"game": "benevolent", "seats": 3, **wrong})
    assert people.get("/tables")["all"] == 0
    assert ann.token == ""


async def press(house: House, wish: WishForm, number: int) -> tuple[str, int]:
    """Somebody presses."""
    form = SitForm(wish, f"P{number}", "benevolent", COUNT)
    sat = await sitting.sit_down(house, form, LOOKS, "en", None)
    return sat.live.id, sat.seat


def check_crowd(places: list[tuple[str, int]], file: Path) -> None:
    """Nobody is without a seat, nobody on another's, no table is overfull or needlessly new."""
    assert len(places) == len(set(places)) == CROWD
    full = Counter(table for table, _ in places)
    assert sorted(full.values()) == sorted([COUNT] * (CROWD // COUNT) + [CROWD % COUNT])
    with closing(sqlite3.connect(file)) as database, database:
        rows = database.execute("select status, count(*) from tables group by status order by 1")
        assert rows.fetchall() == [("open", 1), ("playing", CROWD // COUNT)]
        listed = database.execute("select free from listings where free > 0").fetchall()
        assert listed == [(COUNT - CROWD % COUNT,)]
    database.close()


def test_fifty_at_once_over_two_servers(settings: Settings, tmp_path: Path) -> None:
    async def run() -> list[tuple[str, int]]:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(opened(settings)) for _ in range(2)]
            presses = (press(houses[n % 2], WishForm(), n) for n in range(CROWD))
            return await asyncio.gather(*presses)

    check_crowd(asyncio.run(run()), tmp_path / "tables.sqlite3")


def test_the_last_seat_is_somebody_elses_and_the_next_table_is_found(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server()
    first, _ = people.open(PERSON, OPEN, game="benevolent", public=True)
    second, _ = people.open(PERSON, OPEN, game="benevolent", public=True)
    taken = sitting._sit_at

    async def late(house: House, newcomer: sitting.Newcomer, table: str) -> tuple[str, int] | None:
        live = await house.live(first)
        if table == first and live.free:
            await seats.join(house, live, "Quick", None)
        return await taken(house, newcomer, table)

    monkeypatch.setattr(sitting, "_sit_at", late)
    assert sit(Browser(people))["table"]["id"] == second
