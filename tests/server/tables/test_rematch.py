"""Once more: offered, agreed to, declined; opened when all who stay have agreed."""

from __future__ import annotations

import asyncio

import pytest

import broceliande as bro
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.tables import opening
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.rematch import Answer, answer, offer_of
from tests.server.conftest import Server
from tests.server.houses import answered, legal, opened
from tests.server.people import BOT, PERSON, Json, People, Player
from tests.server.people.browsers import Browser


def offered(player: Player, *, agreed: list[int]) -> Json:
    """Hear until the offer stands so."""
    while not player.state.get("offer") or player.state["offer"]["agreed"] != agreed:
        player.hear()
    offer: Json = player.state["offer"]
    return offer


def ended(people: People, *seats: Json) -> tuple[str, list[str]]:
    """A game that was played to its end by those who sit there."""
    table, secrets = people.open(*seats)
    with people.sit(table, *secrets) as all_of_them:
        people.play_on(all_of_them)
        assert all_of_them.state["status"] == "over"
    return table, secrets


def test_the_others_are_told_at_once_and_it_opens_when_all_agree(people: People) -> None:
    table, (ann, bob) = people.finished()
    path = f"/tables/{table}/rematch"
    with people.sit(table, bob) as b:
        told = people.post(path, 200, ann)
        assert told["id"] == table, "nothing is open yet"
        assert told["offer"]["agreed"] == [0]
        offer = offered(b, agreed=[0])
        assert (offer["seat"], offer["waiting"], offer["left"]) == (0, [1], [])
        assert offer["first"] is None, "whispers leaves it to the lot"
        new = people.put(path, 200, bob, json={"stay": True})
        assert new["id"] != table
        assert new["status"] == "playing"
        while b.state["rematch"] != new["id"]:
            b.hear()
    assert people.post(path, 200, ann)["id"] == new["id"], "and stays the one"


def test_one_may_think_better_of_it_while_others_think(people: People) -> None:
    table, (ann, bob) = people.finished()
    path = f"/tables/{table}/rematch"
    assert people.put(path, 409, bob, json={"stay": False})["code"] == "no_offer"
    people.post(path, 200, ann)
    declined = people.put(path, 200, bob, json={"stay": False})["offer"]
    assert (declined["left"], declined["ways"]) == ([1], ["bot"])
    assert people.post(path, 200, bob)["id"] != table


def test_when_all_decline_the_offer_is_gone(people: People) -> None:
    table, (ann, bob) = people.finished()
    path = f"/tables/{table}/rematch"
    people.post(path, 200, ann)
    people.put(path, 200, bob, json={"stay": False})
    assert people.put(path, 200, ann, json={"stay": False})["offer"] is None
    again = people.post(path, 200, bob)["offer"]
    assert (again["seat"], again["agreed"], again["waiting"]) == (1, [1], [0])


def test_with_a_bot_in_the_place_of_somebody_who_leaves(people: People) -> None:
    table, (ann, bob) = people.finished()
    path = f"/tables/{table}/rematch"
    people.post(path, 200, ann)
    wrong = people.put(path, 400, ann, json={"stay": True, "without": "bot"})
    assert wrong["code"] == "bad_seats", "nobody leaves yet"
    people.put(path, 200, bob, json={"stay": False})
    assert people.put(path, 400, ann, json={"stay": True, "without": "fewer"})
    new = people.put(path, 200, ann, json={"stay": True, "without": "bot"})
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    assert new["seats"][1]["name"] == "Bot 2"
    with people.sit(new["id"], ann) as a:
        assert a.state["you"] == [0]
    people.put(f"/tables/{new['id']}/seats/1/name", 401, bob, json={"name": "x"})


def test_with_bots_it_opens_at_once_and_they_come_along(people: People) -> None:
    table, (ann,) = ended(people, PERSON, BOT)
    new = people.post(f"/tables/{table}/rematch", 200, ann)
    assert new["id"] != table
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]


def test_one_person_with_several_seats_agrees_once(people: People) -> None:
    ann = Browser(people)
    table = ann.finished()
    assert ann.post(f"/tables/{table}/rematch")["id"] != table


def test_whoever_left_the_page_finds_the_offer_among_their_games(people: People) -> None:
    ann, bob = Browser(people), Browser(people).named("Bob")
    table, _ = ann.open({"kind": "person", "name": "Ann"}, {"kind": "open"})
    bob.post(f"/tables/{table}/join", 201, json={})
    with ann.sit(table) as a, bob.sit(table) as b:
        while a.state["status"] != "over":
            for seat, player in ((0, a), (1, b)):
                player.until_version(max(a.state["version"], b.state["version"]))
                if player.state["status"] != "over" and player.moves(seat):
                    player.answer(seat, player.moves(seat)[0])
                    player.until_version(player.state["version"] + 1)
    waiting = bob.get("/me")["waiting"]
    ann.post(f"/tables/{table}/rematch")
    (game,) = bob.get("/me/games?part=offered")["games"]
    assert (game["table"], game["offer"]["waiting"]) == (table, [1])
    assert bob.get("/me")["waiting"] == waiting + 1
    new = bob.post(f"/tables/{table}/rematch")["id"]
    assert new in {game["table"] for game in bob.get("/me/games")["games"]}
    assert bob.get("/me/games?part=offered")["games"] == []


def test_an_offer_survives_a_restart_and_is_known_at_every_server(server: Server) -> None:
    one, two = server(), server()
    table, (ann, bob) = one.finished()
    path = f"/tables/{table}/rematch"
    with two.sit(table, bob) as b:
        one.post(path, 200, ann)
    late = server()
    assert late.get(f"/tables/{table}")["offer"]["agreed"] == [0]
    assert late.post(path, 200, bob)["id"] != table
    assert b.state["status"] == "over"


# Who begins


async def _played(house: House, seats: int = 3) -> Live:
    people = [SeatForm("person", f"P{seat}") for seat in range(seats)]
    options = {"turn_limit": 1, "first": 2}
    live, _ = await opening.open_one(house, TableForm("benevolent", people, options), "en")
    step = 0
    while not live.over:
        seat = live.table.asked[0]
        await answered(house, live, seat, legal(live, seat)[0], f"{(step := step + 1)}")
    return live


def test_the_next_seat_begins(settings: Settings) -> None:
    async def again() -> None:
        async with opened(settings) as house:
            live = await _played(house)
            assert await answer(house, live, Answer((1,), True), "en") is live
            offer = offer_of(live)
            assert offer is not None
            assert offer.first == 0
            await answer(house, live, Answer((0,), True), "en")
            new = await answer(house, live, Answer((2,), True), "en")
            assert new.table.view(None)["fields"]["first"] == 0
            assert new.setup.options == {"turn_limit": 1, "first": 0}

    asyncio.run(again())


def test_fewer_play_on_in_the_same_order(settings: Settings) -> None:
    async def again() -> None:
        async with opened(settings) as house:
            live = await _played(house)
            await answer(house, live, Answer((1,), True), "en")
            await answer(house, live, Answer((2,), True), "en")
            await answer(house, live, Answer((0,), False), "en")
            offer = offer_of(live)
            assert offer is not None
            assert (offer.first, offer.ways) == (1, ["fewer", "bot"])
            new = await answer(house, live, Answer((2,), True, "fewer"), "en")
            assert [sitter.name for sitter in new.sitters] == ["P1", "P2"]
            assert new.started
            assert new.table.view(None)["fields"]["first"] == 0, "P1, who comes after P0"

    asyncio.run(again())


def test_the_lot_says_who_begins_where_the_rules_say_so() -> None:
    passing = {name for name in bro.games() if any(o.passes for o in bro.game(name).options)}
    assert passing == {"benevolent", "broom-service", "roundforest"}


# Races


def test_two_servers_open_one_table(settings: Settings) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await _played(one)
            await answer(one, live, Answer((0,), True), "en")
            other = await two.live(live.id)
            both = await asyncio.gather(
                answer(one, live, Answer((1,), True), "en"),
                answer(two, other, Answer((2,), True), "en"),
            )
            async with one.settled(live):
                await one.loader.refresh(live)
            assert live.setup.rematch
            assert live.setup.rematch in {each.id for each in both}
            assert {each.id for each in both} <= {live.id, live.setup.rematch}

    asyncio.run(race())


def test_a_no_at_the_last_moment_counts_or_comes_too_late(settings: Settings) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await _played(one)
            await answer(one, live, Answer((0, 1), True), "en")
            other = await two.live(live.id)
            await asyncio.gather(
                answer(one, live, Answer((2,), True), "en"),
                answer(two, other, Answer((1,), False), "en"),
                return_exceptions=False,
            )
            async with one.settled(live):
                await one.loader.refresh(live)
            offer = offer_of(live)
            assert offer is not None
            if live.setup.rematch is None:
                assert offer.left == [1]
            else:
                assert offer.left == []

    asyncio.run(race())


def test_before_the_end_nothing_is_offered(settings: Settings) -> None:
    async def early() -> None:
        async with opened(settings) as house:
            people = [SeatForm("person"), SeatForm("person")]
            live, _ = await opening.open_one(house, TableForm("whispers", people), "en")
            with pytest.raises(Sorry, match="not_over"):
                await answer(house, live, Answer((0,), True), "en")

    asyncio.run(early())
