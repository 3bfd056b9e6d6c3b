"""Before the game: hosts, ready people, other seats, bots let in and out, seats freed."""

from __future__ import annotations

import asyncio

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.storage.rows import gathered
from broceliande.server.tables import entries, gathering, opening, seats
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from tests.server.conftest import Server
from tests.server.houses import opened
from tests.server.people import ANN, OPEN, Json, People, Player
from tests.server.people.browsers import Browser


def joined(people: People, table: str, name: str, **more: int) -> Json:
    """Somebody sits down by the link."""
    return people.post(f"/tables/{table}/join", 201, json={"name": name, **more})


def until(player: Player, field: str, *wanted: object) -> None:
    """Hear until the seats say so."""
    while [seat[field] for seat in _seats(player)] != list(wanted):
        player.hear()


def _seats(player: Player) -> list[Json]:
    told = [f for f in player.frames if f["type"] in {"state", "seats"}]
    seats: list[Json] = told[-1]["seats"]
    return seats


def test_the_game_begins_when_all_are_there_and_ready(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, ready=True)
    with people.sit(table, ann) as a:
        people.put(f"/tables/{table}/seats/0/ready", 200, ann, json={})
        until(a, "ready", True, False)
        bob = joined(people, table, "Bob")
        assert bob["table"]["status"] == "open", "full, but not ready"
        with people.sit(table, bob["secret"]) as b:
            path = f"/tables/{table}/seats/1/ready"
            assert people.put(path, 403, ann, json={})["code"] == "not_your_seat"
            people.put(f"/tables/{table}/seats/0/ready", 200, ann, json={"ready": False})
            assert people.put(path, 200, bob["secret"], json={})["status"] == "open"
            people.put(f"/tables/{table}/seats/0/ready", 200, ann, json={})
            a.until_version(1)
            b.until_version(1)
            late = people.put(path, 409, bob["secret"], json={"ready": False})
            assert late["code"] == "has_begun"


def test_without_being_asked_nobody_need_be_ready(people: People) -> None:
    table, _ = people.open(ANN, OPEN)
    assert joined(people, table, "Bob")["table"]["status"] == "playing"


def test_alone_with_bots_one_begins_at_once(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, ready=True)
    path = f"/tables/{table}/seats/1/bot"
    begun = people.put(path, 200, ann, json={"level": "random", "name": "Merlin"})
    assert (begun["status"], begun["seats"][1]["name"]) == ("playing", "Merlin")
    table, _ = people.open(ANN, {"kind": "bot"}, ready=True)
    assert people.get(f"/tables/{table}")["status"] == "playing"


def test_bots_are_let_in_and_out_by_the_host_alone(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, OPEN, ready=True)
    bob = joined(people, table, "Bob")["secret"]
    path = f"/tables/{table}/seats/2/bot"
    assert people.put(path, 403, bob, json={})["code"] == "not_host"
    assert people.put(path, 400, ann, json={"level": "divine"})["code"] == "bad_seats"
    assert people.put(f"/tables/{table}/seats/9/bot", 404, ann, json={})
    assert people.put(path, 200, ann, json={})["seats"][2]["kind"] == "bot"
    assert people.put(f"/tables/{table}/seats/1/bot", 409, ann, json={})["code"] == "seat_taken"
    out = people._ask("DELETE", path, 200, ann)
    assert (out["seats"][2]["kind"], out["seats"][2]["name"]) == ("open", "")
    assert people._ask("DELETE", path, 409, ann)["code"] == "seat_taken"


def test_another_seat_comes_with_the_same_secret(server: Server) -> None:
    one, two = server(), server()
    table, (ann,) = one.open(ANN, OPEN, OPEN, ready=True)
    bob = joined(one, table, "Bob")["secret"]
    with one.sit(table, ann) as a, two.sit(table, bob) as b:
        path = f"/tables/{table}/seats/1/move"
        taken = one.post(path, 409, bob, json={"to": 0})
        assert taken["words"] == "Bob has just sat down. One seat is left."
        moved = two.post(path, 200, bob, json={"to": 2})
        assert [seat["name"] for seat in moved["seats"]] == ["Ann", "", "Bob"]
        while b.state["you"] != [2]:
            b.hear()
        assert one.get(f"/tables/{table}")["seats"][0]["host"]
        assert a.state["status"] == "open"


def test_the_next_person_is_host_when_the_first_leaves(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, OPEN, ready=True)
    joined(people, table, "Cid", seat=2)
    bob = joined(people, table, "Bob", seat=1)["secret"]
    live = people.house.tables[table]
    live.sitters[2].since = (live.sitters[1].since or 0) + 1  # as if Bob had been quicker
    left = people.post(f"/tables/{table}/seats/0/leave", 200, ann, json={})
    assert [seat["host"] for seat in left["seats"]] == [False, True, False]
    assert people.put(f"/tables/{table}/seats/0/bot", 200, bob, json={})


def test_the_host_frees_the_seat_of_somebody_who_is_away(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann,) = people.open(ANN, OPEN, OPEN, ready=True)
    bob = Browser(people)
    secret = bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})["secret"]
    path = f"/tables/{table}/seats/1/free"
    assert people.post(path, 409, ann)["code"] == "still_here"
    assert people.post(f"/tables/{table}/seats/2/free", 409, ann)["code"] == "not_a_person"
    monkeypatch.setattr(gathering, "AWAY", 0)  # as if three minutes had gone by
    assert people.post(path, 403, secret)["code"] == "not_host"
    assert people.post(path, 200, ann)["seats"][1]["kind"] == "open"
    assert bob.get(f"/tables/{table}")["freed"]
    assert not people.get(f"/tables/{table}")["freed"], "a stranger had none"
    with people.client.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "secrets": [secret], "lang": "fr"})
        words = socket.receive_json(timeout=5)["words"]
    assert words == "Votre place a été libérée. Il en reste 2."
    bob.post(f"/tables/{table}/join", 201, json={})
    assert not bob.get(f"/tables/{table}")["freed"]


def test_whoever_may_not_watch_learns_who_sits_until_it_begins(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, spectators=False)
    with people.sit(table) as visitor:
        assert visitor.state["sights"] == []
        assert visitor.state["seats"][0]["name"] == "Ann"
        joined(people, table, "Bob")
        assert visitor.until("bye")["code"] == "no_spectators"
    with people.sit(table, ann) as a:
        assert a.state["sights"]


def test_a_visitor_hears_who_sits_down(people: People) -> None:
    table, _ = people.open(ANN, OPEN, OPEN, ready=True)
    with people.sit(table) as visitor:
        joined(people, table, "Bob")
        until(visitor, "name", "Ann", "Bob", "")


def test_a_code_leads_to_a_table_that_waits(people: People) -> None:
    table, (ann,) = people.open(ANN, OPEN, ready=True)
    path = f"/tables/{table}/code"
    said = people.post(path, 200, ann)["code"]
    assert people.post(path, 200, ann)["code"] == said
    assert people.post(path, 401)["code"] == "wrong_secret"
    french = people.post(f"{path}?lang=fr", 200, ann)["code"]
    for typed in (said, french, said.upper().replace(" ", "")):
        assert people.post("/invitations", 200, json={"code": typed})["table"] == table
    assert people.post("/invitations", 403, json={"code": "nobody"})["code"] == "wrong_code"
    people.put(f"/tables/{table}/seats/1/bot", 200, ann, json={})
    assert people.post("/invitations", 403, json={"code": said})["code"] == "wrong_code"
    assert people.post(path, 409, ann)["code"] == "has_begun"


# Races


async def _table(house: House) -> Live:
    form = TableForm("whispers", [SeatForm("person", "Ann"), SeatForm("open")], ready=True)
    live, _ = await opening.open_one(house, form, "en")
    return live


def test_of_two_who_want_one_seat_one_gets_it(settings: Settings) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await _table(one)
            other = await two.live(live.id)
            done = await asyncio.gather(
                seats.join(one, live, "Bob", 1),
                seats.join(two, other, "Cid", 1),
                return_exceptions=True,
            )
            late = [each for each in done if isinstance(each, Sorry)]
            assert len(late) == 1
            assert late[0].code in {"seat_taken", "table_full"}

    asyncio.run(race())


@pytest.mark.parametrize("time", range(4))
def test_unready_while_the_last_seat_fills(settings: Settings, time: int) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await _table(one)
            other = await two.live(live.id)
            await gathering.ready(one, live, 0, True)
            await seats.join(two, other, "Bob", 1)
            turns = [
                gathering.ready(one, live, 0, False),
                gathering.ready(two, other, 1, True),
            ]
            done = await asyncio.gather(*turns[:: 1 if time % 2 else -1], return_exceptions=True)
            for house, here in ((one, live), (two, other)):
                async with house.settled(here):
                    await house.loader.refresh(here)
            assert live.started == other.started
            late = [each for each in done if isinstance(each, Sorry)]
            if live.started:
                assert [each.code for each in late] == ["has_begun"]
                assert gathered(live.sitters, ready=True)
            else:
                assert not late
                assert [sitter.ready for sitter in live.sitters] == [False, True]

    asyncio.run(race())


def test_an_entry_that_is_too_late_starts_nothing(settings: Settings) -> None:
    async def late() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await _table(one)
            await seats.join(one, live, "Bob", 1)
            other = await two.live(live.id)
            await gathering.ready(one, live, 0, True)
            for sitter in other.sitters:
                sitter.ready = True  # what memory thinks there
            async with two.settled(other):
                await entries.start(two, other)
            assert not other.started
            assert other.version == 0
            assert [sitter.ready for sitter in other.sitters] == [True, False]

    asyncio.run(late())
