"""Somebody is away: the others are asked, choose, and the owner comes back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from broceliande.server.ground.settings import Settings
from tests.server.conftest import Server
from tests.server.people import ANN, BOT, People, Player

Json = dict[str, Any]
BOB, CID = {"kind": "person", "name": "Bob"}, {"kind": "person", "name": "Cid"}
So = Callable[[list[Json], list[Json]], bool]


def until(player: Player, so: So) -> list[Json]:
    """Hear until who sits there and who is away is as it should be; who is away."""
    found = [frame.get("state") or frame for frame in player.frames][::-1]
    now = next((frame for frame in found if "absences" in frame), None)
    while now is None or not so(now["seats"], now["absences"]):
        frame = player.hear()
        frame = frame.get("state") or frame
        now = frame if "absences" in frame else now
    absences: list[Json] = now["absences"]
    return absences


def of(absences: list[Json], seat: int) -> Json:
    """What is told of one who is away; nothing, if they are not."""
    return next((each for each in absences if each["seat"] == seat), {})


def asked(seat: int) -> So:
    """The others are asked about a seat."""
    return lambda _, absences: bool(of(absences, seat).get("asks"))


def kind(seat: int, wanted: str) -> So:
    """Such a one sits there."""
    return lambda told, _: bool(told[seat]["kind"] == wanted)


def here(seat: int) -> So:
    """Whoever plays there is here."""
    return lambda told, _: bool(told[seat]["connected"])


def chosen(seat: int, what: str) -> So:
    """The others chose it."""
    return lambda _, absences: of(absences, seat).get("chosen") == what


def voted(seat: int, *votes: int) -> So:
    """Those want a bot there."""
    return lambda _, absences: of(absences, seat).get("votes") == list(votes)


def offer(player: Player, seat: int) -> str:
    """Offer a seat; its link."""
    player.send("away", seat=seat, choice="offer")
    return str(of(until(player, lambda told, _: bool(told[seat]["offered"])), seat)["offer"])


def test_when_patience_ends_those_who_stay_are_told(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB, patience=1)
    with people.sit(table, ann) as a:
        with people.sit(table, bob):
            until(a, here(1))
        told = until(a, lambda told, _: not told[1]["connected"])
        assert of(told, 1)["asks_at"] == of(told, 1)["left"] + 1000
        until(a, asked(1))  # by itself: nobody did anything
        a.send("ping")
        assert a.until("pong")["now"] >= of(told, 1)["asks_at"]


def test_one_who_is_alone_decides_and_who_comes_back_sits_again(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB, patience=0)
    with people.sit(table, ann) as a:
        until(a, asked(1))
        a.send("away", seat=1, choice="bot", level="random")
        told = until(a, kind(1, "bot"))
        assert (of(told, 1)["chosen"], of(told, 1)["chosen_by"]) == ("bot", 0)
        a.until_version(2)
        a.answer(0, a.moves(0)[0])
        until(a, lambda told, _: bool(told[1]["unseen"]))
        with people.sit(table, bob) as b:
            until(b, kind(1, "person"))  # at once
            b.until_version(a.state["version"] + 1)
            own = b.state["seats"][1]
            turns = own["stood"]  # two, if the bot was quicker than Bob
            assert turns in {1, 2}
            assert (own["lent"], own["botted"], own["unseen"]) == (False, turns, turns)
            while not b.moves(1):
                a.until_version(b.state["version"])
                b.until_version(a.answer(0, a.moves(0)[0])["version"])
            assert b.answer(1, b.moves(1)[0])["type"] == "ack"
            until(b, lambda told, _: (told[1]["stood"], told[1]["unseen"]) == (turns, 0))


def test_several_people_vote_and_more_than_half_decide(people: People) -> None:
    table, (ann, bob, _) = people.open(ANN, BOB, CID, game="benevolent", patience=0)
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        until(a, here(1))
        a.send("away", seat=2, choice="bot")
        assert of(until(b, voted(2, 0)), 2)["needed"] == 2
        assert people.get(f"/tables/{table}")["seats"][2]["kind"] == "person"
        shown = people.post(f"/tables/{table}/seats/2/bot", 200, bob, json={})
        assert shown["seats"][2]["kind"] == "bot"
        until(a, kind(2, "bot"))


def test_who_goes_takes_their_say_along(people: People) -> None:
    table, (ann, bob, _) = people.open(ANN, BOB, CID, game="benevolent", patience=0)
    with people.sit(table, ann) as a:
        with people.sit(table, bob):
            until(a, here(1))
            a.send("away", seat=2, choice="bot")
            until(a, voted(2, 0))
        until(a, kind(2, "bot"))


def test_the_first_to_wait_decides_for_all(people: People) -> None:
    table, (ann, bob, _) = people.open(ANN, BOB, CID, game="benevolent", patience=0)
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        until(a, here(1))
        b.send("away", seat=2, choice="wait")
        told = of(until(a, chosen(2, "wait")), 2)
        assert (told["chosen_by"], told["asks"]) == (1, False)
        for choice in ("wait", "bot", "offer"):
            a.send("away", seat=2, choice=choice)
            refused = a.until("refused")
            assert (refused["code"], "asked again" in refused["words"]) == ("waited_for", True)


def test_what_is_refused(people: People) -> None:
    table, (ann, _) = people.open(ANN, BOB, patience=3600)
    with people.sit(table, ann) as a, people.sit(table) as watching:
        watching.send("away", seat=1, choice="wait")
        assert watching.until("refused")["code"] == "not_your_seat"
        for seat, choice, level, code in (
            (1, "bot", "random", "still_here"),
            (0, "wait", "random", "still_here"),
            (9, "wait", "random", "not_found"),
            (1, "bot", "divine", "bad_seats"),
            (1, "elope", "random", "malformed"),
        ):
            a.send("away", seat=seat, choice=choice, level=level)
            assert a.until("refused")["code"] == code
    stand_in = f"/tables/{table}/seats/1/stand-in"
    assert people.post(stand_in, 409, json={"name": "Eve"})["code"] == "not_offered"
    assert people.post(stand_in, 400, json={"offer": "no link!"})["code"] == "malformed"
    assert people.post(f"/tables/{table}/seats/9/stand-in", 404, json={})["code"] == "not_found"


def test_somebody_stands_in_until_the_owner_is_back(people: People) -> None:
    table, (ann, bob) = people.open(ANN, BOB, patience=0)
    path = f"/tables/{table}/seats/1/stand-in"
    with people.sit(table, ann) as a, people.sit(table) as watching:
        link = offer(a, 1)
        told = until(watching, lambda told, _: bool(told[1]["offered"]))
        assert of(told, 1)["offer"] == ""  # those who watch are not told the link
        assert people.post(path, 409, json={})["code"] == "not_offered"
        assert people.post(path, 409, json={"offer": f"x{link}"})["code"] == "not_offered"
        joined = people.post(path, 201, json={"name": "Eve", "offer": link})
        assert people.post(path, 409, json={"offer": link})["code"] == "not_offered"
        with people.sit(table, joined["secret"]) as eve:
            until(eve, here(1))
            seat = eve.state["seats"][1]
            assert (seat["name"], seat["stand_in"], seat["lent"]) == ("Bob", "Eve", True)
            name = f"/tables/{table}/seats/1/name"
            assert people.put(name, 403, joined["secret"], json={"name": "Eve"})
            assert eve.answer(1, eve.moves(1)[0])["type"] == "ack"
            with people.sit(table, bob) as b:
                bye = eve.until("bye")
                assert (bye["code"], "Bob is back" in bye["words"]) == ("owner_back", True)
                until(b, lambda told, _: not told[1]["lent"])
                own = b.state["seats"][1]
                assert (own["stood"], own["botted"], own["stand_in"]) == (1, 0, "Eve")
                assert b.state["you"] == [1]
        with people.client.websocket_connect(f"/api/tables/{table}/play") as socket:
            late = Player(socket)
            late.send("hello", secrets=[joined["secret"]])
            assert late.until("bye")["code"] == "wrong_secret"


def test_a_public_table_shows_the_seat_that_is_free(people: People) -> None:
    table, (ann, _) = people.open(ANN, BOB, patience=0, public=True)
    assert people.get("/tables")["tables"] == []
    with people.sit(table, ann) as a:
        offer(a, 1)
        (listed,) = people.get("/tables")["tables"]
        assert (listed["id"], listed["seats"][1]["offered"]) == (table, True)
        joined = people.post(f"/tables/{table}/seats/1/stand-in", 201, json={"name": "Eve"})
        assert joined["seat"] == 1
        assert people.get("/tables")["tables"] == []


def test_an_offer_ends_when_they_wait(people: People) -> None:
    table, (ann, _) = people.open(ANN, BOB, patience=0)
    with people.sit(table, ann) as a:
        link = offer(a, 1)
        a.send("away", seat=1, choice="offer")
        assert a.until("refused")["code"] == "chosen_already"
        a.send("away", seat=1, choice="wait")
        until(a, lambda told, _: not told[1]["offered"])
        stand_in = f"/tables/{table}/seats/1/stand-in"
        assert people.post(stand_in, 409, json={"offer": link})["code"] == "not_offered"


def test_the_result_says_who_played(people: People, settings: Settings) -> None:
    table, (ann, _) = people.open(ANN, BOB, patience=0)
    with people.sit(table, ann) as a:
        a.send("away", seat=1, choice="bot", level="random")
        until(a, kind(1, "bot"))
        a.until_version(2)
        people.play_on(a)
        assert a.state["seats"][1]["stood"] == a.state["seats"][1]["botted"] > 0
    file = sqlite3.connect(settings.database.partition("///")[2])
    ((stood, botted),) = file.execute("SELECT stood, botted FROM seats WHERE seat = 1").fetchall()
    file.close()
    assert stood == botted > 0


def test_a_restart_knows_what_was_chosen(server: Server) -> None:
    first = server()
    table, (ann, _) = first.open(ANN, BOB, BOT, game="benevolent", patience=0)
    with first.sit(table, ann) as a:
        link = offer(a, 1)
    second = server()
    with second.sit(table, ann) as again:
        assert of(until(again, lambda told, _: bool(told[1]["offered"])), 1)["offer"] == link
    stand_in = f"/tables/{table}/seats/1/stand-in"
    joined = second.post(stand_in, 201, json={"name": "Eve", "offer": link})
    with second.sit(table, joined["secret"]) as eve:
        assert eve.state["you"] == [1]
