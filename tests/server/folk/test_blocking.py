"""Blocked: never heard and never paired, in the middle of a game, at every server and after a
restart; the game goes on, and the other is not told. Muted: not heard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from broceliande.server.people import blocking
from broceliande.server.storage import folk
from tests.server.conftest import Server
from tests.server.folk import heard, make_friends, two_at_a_table, words
from tests.server.people import ANN, OPEN, Json, People, Player
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows
from tests.server.redises import Redis


def keep(browser: Browser, table: str, seat: int, kind: str = "block", on: bool = True) -> Json:
    """Block or mute whoever sits there, or do so no more."""
    return browser.put(f"/tables/{table}/seats/{seat}/{kind}", {"on": on})


def speak(player: Player, seat: int, text: str) -> None:
    """Say something, and hear it oneself: it is written down."""
    player.send("say", seat=seat, text=text)
    assert text in [line["text"] for line in player.until("said")["lines"]]


def test_in_the_middle_of_a_game_moves_are_seen_and_words_are_not(server: Server) -> None:
    people = server()
    ann, bob, table = two_at_a_table(people, game="benevolent")
    with ann.sit(table) as a, bob.sit(table) as b, people.sit(table) as watcher:
        speak(b, 1, "you will regret this")
        assert words(a) == ["you will regret this"]
        told = len(heard(b, "state"))
        assert keep(ann, table, 1)["blocked"]
        speak(b, 1, "are you there")
        speak(a, 0, "alas")
        b.send("phrase", seat=1, phrase=26)
        b.until("said")
        b.send("point", seat=1, thing="hex:7")
        a.send("point", seat=0, thing="hex:8")
        assert [frame["thing"] for frame in (watcher.until("pointed"), watcher.until("pointed"))]
        assert words(a) == ["you will regret this", "alas"]
        assert words(b) == ["you will regret this", "are you there", "Ouch."]
        assert words(watcher) == ["you will regret this", "are you there", "alas", "Ouch."]
        assert not heard(a, "pointed")
        assert not heard(b, "pointed")
        assert len(heard(b, "state")) == told  # nobody tells them
        asked, other = (a, b) if a.moves(0) else (b, a)
        seat = 0 if asked is a else 1
        assert asked.answer(seat, asked.moves(seat)[0])["type"] == "ack"
        other.until_version(asked.state["version"])
        assert bob.get(f"/tables/{table}/seats/0/profile")["blocked"] is False
    with ann.sit(table) as a, bob.sit(table) as b:
        assert words(a) == ["alas"]
        assert words(b) == ["you will regret this", "are you there", "Ouch."]
    ann.people = bob.people = server()  # one that has just been started
    with ann.sit(table) as a, bob.sit(table) as b:
        assert words(a) == ["alas"]
        speak(b, 1, "still there")
        assert words(a) == ["alas"]
        assert not keep(ann, table, 1, on=False)["blocked"]
        speak(b, 1, "at last")
        assert words(a) == ["alas", "at last"]
    with ann.sit(table) as a:
        assert len(words(a)) == 6


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """What two servers tell each other over."""
    redis = Redis(tmp_path)
    redis.start()
    yield redis.url
    redis.kill()


def test_at_two_servers_who_tell_each_other(server: Server, bus: str) -> None:
    one, two = server(bus=bus), server(bus=bus)
    ann, bob, table = two_at_a_table(one, game="benevolent")
    phone = Browser(two)
    phone.cookies = ann.cookies
    bob.people = two
    with ann.sit(table) as a, bob.sit(table) as b:
        speak(b, 1, "one")
        while "one" not in words(a):
            a.hear()
        keep(phone, table, 1)  # on another device, at the other server
        speak(b, 1, "two")
        speak(a, 0, "three")
        with one.sit(table) as watcher:  # which hears all of it, and later than Ann would have
            while words(watcher) != ["one", "two", "three"]:
                watcher.hear()
        assert words(a) == ["one", "three"]
        assert words(b) == ["one", "two"]
        ann.put(f"/tables/{table}/talk", {"free": False})  # that is told to all, by the house
        while "Ann has closed free talk" not in words(b)[-1]:
            b.hear()
        ann.put(f"/tables/{table}/talk", {"free": True})
        b.until("state")
        keep(phone, table, 1, on=False)
        speak(b, 1, "four")
        while "four" not in words(a):
            a.hear()


def test_those_who_are_blocked_are_not_seated_together(people: People) -> None:
    ann, bob, table = two_at_a_table(people)
    make_friends(ann, bob)
    waits, _ = ann.open(ANN, OPEN)
    (friend,) = ann.get("/me/friends")["friends"]
    ann.post(f"/tables/{waits}/invitations", 204, json={"friend": friend["id"]})
    assert bob.get("/me")["asks"] == 1
    keep(ann, table, 1)
    assert bob.get("/me")["asks"] == 0
    assert not rows(people, folk.invitations)
    for each in (ann, bob):
        assert each.get("/me/friends")["friends"] == []
    refused = bob.post(f"/tables/{waits}/join", 403, json={})
    assert refused["code"] == "no_seat_for_you"
    his, _ = bob.open({"kind": "person", "name": "Bob"}, OPEN)
    refused = ann.post(f"/tables/{his}/join", 403, json={})
    assert refused["code"] == "blocked_there"
    assert "Bob" in refused["words"]
    assert bob.post(f"/tables/{table}/seats/0/friend")["tie"] == "asked"  # as far as he knows
    assert ann.get("/me/friends")["asks"] == []
    assert ann.get("/me")["asks"] == 0
    assert ann.get(f"/tables/{table}/seats/1/profile")["tie"] == ""
    code = ann.post("/me/friends/link")["link"].partition("#")[2]
    assert bob.post("/friends/link", 410, json={"code": code})["code"] == "friend_link_gone"
    (kept,) = ann.get("/me/friends")["blocked"]
    assert kept["name"] == "Bob"
    assert bob.delete(f"/me/blocks/{kept['id']}", 404)["code"] == "not_found"
    assert ann.delete(f"/me/blocks/{kept['id']}")["blocked"] == []
    bob.post(f"/tables/{waits}/join", 201, json={})


def test_a_rematch_is_not_offered_to_those_who_are_blocked(people: People) -> None:
    ann, bob, table = two_at_a_table(people)
    with ann.sit(table) as a, bob.sit(table) as b:
        while a.state["status"] != "over":
            player, seat = (a, 0) if a.moves(0) else (b, 1)
            version = player.answer(seat, player.moves(seat)[0])["version"]
            a.until_version(version)
            b.until_version(version)
        bob.post(f"/tables/{table}/rematch")
        assert a.until("state")["offer"]["seat"] == 1
        keep(ann, table, 1)
        assert ann.get(f"/tables/{table}")["offer"] is None
        assert ann.get("/me/games?part=offered")["games"] == []
        assert bob.get(f"/tables/{table}")["offer"]["left"] == [0]  # as if she had declined
        assert ann.post(f"/tables/{table}/rematch", 409)["code"] == "no_rematch"
        bob.put(f"/tables/{table}/rematch", {"stay": False})
        offer = ann.post(f"/tables/{table}/rematch")["offer"]
        assert (offer["seat"], offer["left"], offer["waiting"]) == (0, [1], [])
        assert bob.get(f"/tables/{table}")["offer"] is None
        assert bob.get("/me/games?part=offered")["games"] == []
        assert bob.get("/me")["waiting"] == 0
        b.send("ping")
        b.until("pong")
        assert b.state["offer"] is None


def test_a_mute_is_for_one_alone(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two_at_a_table(people)
    with ann.sit(table) as a, bob.sit(table) as b:
        assert keep(ann, table, 1, "mute")["muted"]
        speak(b, 1, "la la la")
        speak(a, 0, "peace")
        assert words(a) == ["peace"]
        assert words(b) == ["la la la", "peace"]
        (kept,) = ann.get("/me/friends")["muted"]
        ann.delete(f"/me/mutes/{kept['id']}")
        speak(b, 1, "lo lo lo")
        assert words(a) == ["peace", "lo lo lo"]
    refused = ann.ask("PUT", f"/tables/{table}/seats/0/mute", 409, json={"on": True})
    assert refused["code"] == "oneself"
    assert Browser(people).ask("PUT", f"/tables/{table}/seats/0/block", 401, json={"on": True})
    monkeypatch.setattr(blocking, "BLOCKED", 0)
    refused = ann.ask("PUT", f"/tables/{table}/seats/1/block", 409, json={"on": True})
    assert refused["code"] == "too_many_blocked"
