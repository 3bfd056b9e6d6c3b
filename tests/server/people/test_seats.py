"""Whose a seat is: taken over once, kept from whoever has the link, played from two devices."""

from __future__ import annotations

import pytest

from broceliande.server.people import watch
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, People
from tests.server.people.browsers import Browser
from tests.server.people.test_devices import second
from tests.server.people.test_guests import rows


def test_seats_are_taken_over_by_their_secrets(people: People) -> None:
    table, (first, other) = people.open()  # by a program, or a page of old
    ann, bob = Browser(people), Browser(people)
    wanted = [{"table": table, "secret": first}, {"table": table, "secret": "x" * 22}]
    with people.sit(table, first):
        taken = ann.post("/me/seats", json={"seats": wanted})["seats"]
    assert [(each["seat"], each["state"]) for each in taken] == [(0, "yours"), (None, "unknown")]
    assert ann.post("/me/seats", json={"seats": wanted[:1]})["seats"][0]["state"] == "yours"
    with ann.sit(table) as player:
        assert player.state["you"] == [0]
    both = [{"table": table, "secret": secret} for secret in (first, other)]
    taken = bob.post("/me/seats", json={"seats": both})["seats"]
    assert [(each["seat"], each["state"]) for each in taken] == [(0, "another"), (1, "yours")]
    with bob.sit(table) as player:
        assert player.state["you"] == [1]


def test_whoever_brings_no_seat_is_nobody(people: People) -> None:
    table, _ = Browser(people).open()
    visitor = Browser(people)
    form = {"seats": [{"table": table, "secret": "x" * 22}]}
    assert visitor.post("/me/seats", json=form)["seats"][0]["state"] == "unknown"
    assert not visitor.token
    assert len(rows(people, m.persons)) == len(rows(people, m.sessions)) == 1


@pytest.mark.parametrize("count", [0, 65])
def test_so_many_are_not_taken_at_once(people: People, count: int) -> None:
    form = {"seats": [{"table": "x", "secret": "x" * 22}] * count}
    assert Browser(people).post("/me/seats", 400, json=form)["code"] == "malformed"


def test_a_stolen_link_takes_no_seat_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch.Watch, "every", 0.05)
    people = server()
    ann, thief = Browser(people), Browser(people)
    table, (secret,) = ann.open(ANN, OPEN)
    thief.open()  # somebody, with seats of their own
    held = [{"table": table, "secret": secret}]
    assert thief.post("/me/seats", json={"seats": held})["seats"][0]["state"] == "another"
    bearer = {"authorization": f"Bearer {secret}"}
    leave = f"/tables/{table}/seats/0/leave"
    refused = thief.post(f"{leave}?lang=fr", 403, json={}, headers=bearer)
    assert refused["words"] == "Ce lien est à quelqu’un d’autre. Vous pouvez regarder."
    assert people.post(leave, 403, secret, json={})["code"] == "seat_of_another"
    link = f"/me/seats/{table}/0/link"
    assert thief.post(link, 403)["code"] == "seat_of_another"
    assert Browser(people).post(link, 401)["code"] == "not_known"
    assert ann.post(f"/me/seats/{table}/7/link", 404)["code"] == "not_found"
    with thief.sit(table, secret) as sits, ann.sit(table) as hers:
        fresh = ann.post(link)["secret"]
        assert sits.until("bye")["code"] == "signed_out"
        hers.send("ping")
        hers.until("pong")
    with thief.people.client.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "secrets": [secret]})
        assert socket.receive_json(timeout=5)["code"] == "wrong_secret"
    with people.sit(table, fresh) as program:
        assert program.state["you"] == [0]
    with ann.sit(table) as player:
        assert player.state["you"] == [0]


def test_two_devices_of_one_person_answer_at_once(people: People) -> None:
    ann = Browser(people).named("Ann")
    table, _ = ann.open(ANN, {"kind": "person", "name": "Bob"})
    phone = second(ann)
    with ann.sit(table, lang="fr") as desk, phone.sit(table) as hand:
        version, moves = desk.state["version"], desk.moves(0)
        assert hand.answer(0, moves[0], version, "from-the-phone")["type"] == "ack"
        late = desk.answer(0, moves[-1], version, "from-the-desk")
        assert (late["type"], late["code"]) == ("refused", "already_played")
        assert late["words"] == "Vous avez déjà joué, sur le téléphone."
        again = hand.answer(0, moves[0], version, "from-the-phone")
        assert again["duplicate"]
        assert late["state"]["version"] == again["version"]
        assert hand.answer(0, moves[-1], version, "another")["code"] == "stale"  # here, not there
    with ann.sit(table) as desk:
        late = desk.answer(0, moves[-1], version, "from-the-desk")
        assert late["words"] == "You have already played."
        assert len([r for r in people.house.tables[table].tail if r.kind == "answer"]) == 1


def test_who_only_looks_on_is_late_as_before(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        version = both.state["version"]
        both.answer(0, both.moves(0)[0])
        assert both.answer(0, 0, version, "late")["code"] == "stale"


def test_a_rematch_is_played_by_the_same_people(people: People) -> None:
    ann = Browser(people)
    table = ann.finished()
    again = ann.post(f"/tables/{table}/rematch")["id"]
    with ann.sit(again) as player:
        assert player.state["you"] == [0, 1]
    (game,) = ann.get("/me/games?part=running")["games"]
    assert game["table"] == again


def test_a_second_device_may_be_at_another_server(server: Server) -> None:
    one, two = server(), server()
    ann = Browser(one).named("Ann")
    table, _ = ann.open()
    phone = second(ann)
    phone.people = two
    with phone.sit(table) as player:
        assert player.state["you"] == [0, 1]
        assert player.answer(0, player.moves(0)[0])["type"] == "ack"


def test_pages_of_other_sites_do_nothing_in_somebodys_name(people: People) -> None:
    ann = Browser(people).named("Ann")
    table, _ = ann.open()
    evil = Browser(people)
    evil.cookies = ann.cookies
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example"):
        evil.headers["origin"] = origin
        for method, path in (("POST", "/me/codes"), ("DELETE", "/me/devices"), ("DELETE", "/me")):
            assert evil.ask(method, path, 403, json={})["code"] == "bad_origin"
        with pytest.raises(Exception), evil.sit(table):  # noqa: B017, PT011
            pass
    del evil.headers["origin"]  # a form of an old browser, or a program with the cookie
    for method, path in (("POST", "/me/codes"), ("DELETE", "/me/devices"), ("DELETE", "/me")):
        assert evil.ask(method, path, 401, json={})["code"] == "not_known"
    with evil.sit(table) as watcher:
        assert watcher.state["you"] == []
    assert ann.get("/me")["name"] == "Ann"
