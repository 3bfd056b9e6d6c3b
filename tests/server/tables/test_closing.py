"""Leaving for good, and tables that are cleared away: by all, by the host, or by time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.engine.dump import load
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import ClockForm, SeatForm, TableForm
from broceliande.server.keeper.replaying import replayed
from broceliande.server.storage import models as m
from broceliande.server.storage.deadlines import nearest
from broceliande.server.tables import closing, opening
from tests.server.conftest import GAMES
from tests.server.houses import answered, legal, opened, table_of
from tests.server.people import ANN, BOT, OPEN, People
from tests.server.people.browsers import Browser

BOB = {"kind": "person", "name": "Bob"}


def test_who_leaves_for_good_is_not_waited_for(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB, game="benevolent")
    left = people.post(f"/tables/{table}/seats/1/leave", 200, bob, json={"for_good": True})
    assert (left["seats"][1]["kind"], left["seats"][1]["resigned"]) == ("bot", True)
    assert left["status"] == "playing"
    refused = people.post(f"/tables/{table}/seats/1/take", 409, bob)
    assert refused["code"] == "resigned"
    with people.sit(table, bob) as b:
        assert b.state["seats"][1]["kind"] == "bot"
    left = people.post(f"/tables/{table}/seats/0/leave", 200, ann, json={"for_good": True})
    assert (left["status"], left["closed"]) == ("over", True)


def test_one_alone_with_bots_closes_the_table_by_leaving(people: People) -> None:
    table, (ann,) = people.open(ANN, BOT, BOT, game="benevolent")
    with people.sit(table, ann) as a:
        people.post(f"/tables/{table}/seats/0/leave", 200, ann, json={"for_good": True})
    with people.sit(table, ann) as a:
        assert a.state["status"] == "over"
        assert a.state["ending"].startswith("The game was given up")
        assert [sight["question"] for sight in a.state["sights"]] == [None]
        a.send("answer", seat=0, version=a.state["version"], move=0, id="late")
        assert a.until("refused")["code"] in {"already_over", "resigned"}
    again = people.post(f"/tables/{table}/seats/0/leave", 409, ann, json={"for_good": True})
    assert again["code"] == "already_over"


def test_all_agree_to_close(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB)
    path = f"/tables/{table}/close"
    with people.sit(table, ann, bob) as both:
        both.answer(0, both.moves(0)[0])
    asked = people.post(path, 200, ann, json={})
    assert (asked["status"], asked["seats"][0]["closes"]) == ("playing", True)
    asked = people.post(path, 200, ann, json={"yes": False})
    assert not asked["seats"][0]["closes"]
    people.post(path, 200, bob, json={})
    closed = people.post(path, 200, ann, json={})
    assert (closed["status"], closed["closed"]) == ("over", True)
    assert people.post(path, 409, ann, json={})["code"] == "already_over"
    assert people.post(path, 401, json={})["code"] == "wrong_secret"


def test_a_closed_game_is_readable_and_replays(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB)
    with people.sit(table, ann, bob) as both:
        both.answer(0, both.moves(0)[0])
    for secret in (ann, bob):
        people.post(f"/tables/{table}/close", 200, secret, json={})
    assert people.get(f"/tables/{table}/replay/1")["last"] == 1
    assert people.get(f"/tables/{table}/story") is not None
    dump = people.get(f"/tables/{table}/export")
    assert load(dump, GAMES.__getitem__).ply == len(dump["moves"]) == 1
    assert people.get(f"/tables/{table}/verify")["right"]


def test_the_host_clears_a_table_that_waits(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, OPEN)
    bob = people.post(f"/tables/{table}/join", 201, json={"name": "Bob"})["secret"]
    assert people.post(f"/tables/{table}/close", 403, bob, json={})["code"] == "not_host"
    closed = people.post(f"/tables/{table}/close", 200, ann, json={})
    assert (closed["status"], closed["closed"]) == ("over", True)
    joined = people.post(f"/tables/{table}/join", 410, json={})
    assert joined["words"] == "This table has been cleared."
    assert people.get("/tables")["tables"] == []


def test_no_clock_runs_and_no_bot_thinks_at_a_closed_table(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as there, opened(settings) as beside:
            live = await table_of(there, clock=ClockForm("move", 60))
            seen = await beside.live(live.id)
            assert await nearest(there.storage)
            await closing.vote(there, live, [0], True)
            await closing.vote(there, live, [1], True)
            assert (live.over, live.clock.running, live.asked) == (True, [], ())
            assert await nearest(there.storage) == []
            seen.heard = live.version
            async with beside.settled(seen):
                assert (seen.over, seen.setup.ending, seen.asked) == (True, m.ABANDONED, ())
            with pytest.raises(Sorry):
                await answered(beside, seen, 0, legal(seen, 0)[0], "late")
        async with opened(settings) as again:
            assert (await again.live(live.id)).over

    asyncio.run(law())


def test_two_close_at_once_at_two_servers(settings: Settings) -> None:
    async def law() -> list[str]:
        async with opened(settings) as there, opened(settings) as beside:
            one = await table_of(there)
            two = await beside.live(one.id)
            votes = closing.vote(there, one, [0], True), closing.vote(beside, two, [1], True)
            await asyncio.gather(*votes)
            stored = await there.loader.load(one.id)
            return [record.kind for record in stored.tail]

    assert asyncio.run(law()) == [m.START, m.CLOSE]


def test_replaying_before_a_release_knows_closed_tables(settings: Settings) -> None:
    async def law() -> list[Any]:
        async with opened(settings) as house:
            live = await table_of(house)
            seat = live.table.asked[0]
            await answered(house, live, seat, legal(live, seat)[0], "one")
            for each in (0, 1):
                await closing.vote(house, live, [each], True)
        return [verdict async for verdict, _ in replayed(settings.database, GAMES.__getitem__)]

    (verdict,) = asyncio.run(law())
    assert (verdict.status, verdict.changed) == ("over", "")


def test_what_never_begins_is_cleared_away(settings: Settings) -> None:
    async def law() -> None:
        async with opened(replace(settings, waiting_days=2.0)) as house:
            form = TableForm("whispers", [SeatForm("person", "Ann"), SeatForm("open")])
            old, _ = await opening.open_one(house, form, "en")
            young, _ = await opening.open_one(house, form, "en")
            running = await table_of(house)
            first = sa.update(m.tables).where(m.tables.c.id.in_([old.id, running.id]))
            await house.storage.write(first.values(created=1))
            assert await closing.tidy(house, 2.0) == 1
            assert [live.over for live in (old, young, running)] == [True, False, False]
            assert await closing.tidy(house, 2.0) == 0

    asyncio.run(law())


def test_my_games_say_that_it_was_given_up(people: People) -> None:
    ann = Browser(people)
    form = {"game": "benevolent", "seats": [ANN, BOT]}
    table = ann.post("/tables", 201, json=form)["table"]["id"]
    ann.post(f"/tables/{table}/seats/0/leave", 200, json={"for_good": True})
    (game,) = ann.get("/me/games?part=finished")["games"]
    assert game["ending"].startswith("The game was given up")
    assert game["seats"][0]["place"] is None


def test_when_the_last_person_is_deleted_the_table_closes(people: People) -> None:
    ann = Browser(people)
    form = {"game": "benevolent", "seats": [ANN, BOT]}
    table = ann.post("/tables", 201, json=form)["table"]["id"]
    name = ann.get("/me")["name"]
    ann.ask("DELETE", "/me", 200, json={"name": name})
    assert people.get(f"/tables/{table}")["closed"]
