"""A second device: both show the same beast, the known one says yes, and each step happens once."""

from __future__ import annotations

import re

import pytest

from broceliande.server.ground.times import now_ms
from broceliande.server.people import handover, tokens
from tests.server.people import OPEN, People
from tests.server.people.browsers import FIREFOX, PHONE, Browser


def test_a_short_code_is_said_in_both_languages() -> None:
    for lang, words in (("fr", "hêtre 48 21"), ("en", "beech 48 21")):
        assert tokens.spoken("beech4821", lang) == words
        for typed in (words, words.upper(), words.replace(" ", ""), f" {words} "):
            assert tokens.short_of(typed) == "beech4821"
    assert tokens.short_of("hetre-48-21") == "beech4821"
    for odd in ("", "beech", "4821", "beech 48 2x", "beech ４８２１ 1", "baobab 48 21"):
        assert tokens.short_of(odd) == ""
    assert len({tokens.new_short() for _ in range(200)}) > 150
    assert len({*tokens.TREES}) == len(tokens._trees().keys() & {*tokens.TREES}) == 32


def test_a_second_device_is_let_in_by_the_first(people: People) -> None:
    ann, phone = Browser(people).named("Ann"), Browser(people, PHONE)
    table, _ = ann.open()
    asked = ann.post("/me/handover?lang=fr")
    assert re.fullmatch(r"\w+ \d\d \d\d", asked["code"])
    assert asked["state"] == "waiting"
    assert 0 < asked["left"] <= 120_000
    claimed = phone.post("/enter/handover?lang=fr", json={"code": asked["code"]})
    assert claimed["kind"] == "computer"
    ticket = {"ticket": claimed["ticket"]}
    assert phone.post("/enter/handover/done", json=ticket)["state"] == "waiting"
    assert not phone.token
    path = f"/me/handover/{asked['id']}"
    seen = ann.get(f"{path}?lang=fr")
    assert (seen["state"], seen["kind"], seen["label"]) == ("claimed", "phone", "Chrome, Android")
    assert (seen["beast"], seen["beast_words"]) == (claimed["beast"], claimed["beast_words"])
    assert seen["code"] == seen["link"] == ""
    ann.post(path, json={"yes": True})
    done = phone.post("/enter/handover/done", json=ticket)
    assert done["state"] == "entered"
    assert done["entered"]["me"]["name"] == "Ann"
    assert done["entered"]["table"] is not None
    assert ann.get(path)["state"] == "entered"
    with phone.sit(table) as player:
        assert player.state["you"] == [0, 1]
    again = Browser(people, PHONE)
    assert again.post("/enter/handover/done", json=ticket)["entered"] is None
    assert not again.token


def test_a_link_is_scanned_and_the_guest_brings_their_games(people: People) -> None:
    ann, phone = Browser(people).named("Ann"), Browser(people, PHONE)
    tables = [phone.open({"kind": "person"}, OPEN)[0] for _ in range(2)]
    old = phone.token
    asked = ann.post("/me/handover")
    path, _, link = asked["link"].partition("#")
    assert path == "/enter"
    claimed = phone.post("/enter/handover", json={"code": link})
    ann.post(f"/me/handover/{asked['id']}", json={"yes": True})
    done = phone.post("/enter/handover/done", json={"ticket": claimed["ticket"]})["entered"]
    assert done["games"] == 2
    assert done["me"]["name"] == "Ann"
    waiting = ann.get("/me/games?part=waiting")
    assert {game["table"] for game in waiting["games"]} >= {*tables}
    phone.cookies = {"broceliande": old}
    assert not phone.get("/me")["known"]


def test_somebody_who_can_be_found_again_is_never_merged(people: People) -> None:
    ann, bob = Browser(people).named("Ann"), Browser(people, PHONE).named("Bob")
    table, _ = bob.open()
    codes = bob.post("/me/codes")["codes"]
    asked = ann.post("/me/handover")
    ticket = bob.post("/enter/handover", json={"code": asked["code"]})["ticket"]
    ann.post(f"/me/handover/{asked['id']}", json={"yes": True})
    done = bob.post("/enter/handover/done", json={"ticket": ticket})["entered"]
    assert (done["me"]["name"], done["games"]) == ("Ann", 0)
    back = Browser(people)
    assert back.post("/enter/code", json={"code": codes[0]})["me"]["name"] == "Bob"
    with back.sit(table) as player:
        assert player.state["you"] == [0, 1]


def test_no_ends_it_on_both(people: People) -> None:
    ann, thief = Browser(people).named("Ann"), Browser(people, PHONE)
    asked = ann.post("/me/handover")
    path = f"/me/handover/{asked['id']}"
    ticket = {"ticket": thief.post("/enter/handover", json={"code": asked["code"]})["ticket"]}
    assert ann.post(path, json={"yes": False})["state"] == "refused"
    assert ann.post(path, 410, json={"yes": True})["code"] == "code_expired"
    assert thief.post("/enter/handover/done", json=ticket)["state"] == "refused"
    assert not thief.token


def test_it_is_claimed_once_and_answered_by_who_asked(people: People) -> None:
    ann, bob = Browser(people).named("Ann"), Browser(people).named("Bob")
    asked = ann.post("/me/handover")
    path = f"/me/handover/{asked['id']}"
    first, second = Browser(people, PHONE), Browser(people, PHONE)
    assert ann.post(path, 410, json={"yes": True})["code"] == "code_expired"  # nobody came yet
    first.post("/enter/handover", json={"code": asked["code"]})
    refused = second.post("/enter/handover", 403, json={"code": asked["code"]})
    assert refused["code"] == "wrong_code"
    for stranger in (bob, second):
        status = 404 if stranger is bob else 401
        stranger.get(path, status)
        stranger.post(path, status, json={"yes": True})
    assert ann.get(path)["state"] == "claimed"
    code = ann.post("/me/codes")["codes"][0]
    other = Browser(people)  # another device of hers did not ask
    other.post("/enter/code", json={"code": code})
    assert other.post(path, 404, json={"yes": True})["code"] == "not_found"


def test_two_minutes_are_two_minutes(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, phone = Browser(people).named("Ann"), Browser(people, PHONE)
    asked, now = ann.post("/me/handover"), now_ms()
    monkeypatch.setattr(handover, "now_ms", lambda: now + handover.LASTS + 1)
    late = phone.post("/enter/handover?lang=fr", 410, json={"code": asked["code"]})
    assert late["words"].startswith("Les deux minutes sont passées.")
    assert ann.get(f"/me/handover/{asked['id']}")["state"] == "expired"
    again = ann.post("/me/handover")
    ticket = {"ticket": phone.post("/enter/handover", json={"code": again["code"]})["ticket"]}
    ann.post(f"/me/handover/{again['id']}", json={"yes": True})
    monkeypatch.setattr(handover, "now_ms", lambda: now + 4 * handover.LASTS)
    assert phone.post("/enter/handover/done", json=ticket)["state"] == "expired"
    assert not phone.token


def test_a_new_code_ends_the_one_before(people: People) -> None:
    ann = Browser(people).named("Ann")
    old, new = ann.post("/me/handover"), ann.post("/me/handover")
    assert Browser(people).post("/enter/handover", 403, json={"code": old["code"]})
    assert Browser(people).post("/enter/handover", json={"code": new["code"]})


def test_short_codes_are_not_guessed(people: People) -> None:
    ann = Browser(people).named("Ann")
    asked = ann.post("/me/handover?lang=en")
    thief = Browser(people, FIREFOX)
    tree, right = asked["code"].split()[0], asked["code"][-5:]
    for number in range(4):
        guess = f"{tree} {number:02} {number:02}"
        if guess[-5:] != right:
            thief.post("/enter/handover", 403, json={"code": guess})
    thief.post("/enter/handover", 429, json={"code": "baobab 00 00"})
    refused = thief.post("/enter/handover", 429, json={"code": asked["code"]})
    assert refused["code"] == "too_many_tries"
    assert ann.get(f"/me/handover/{asked['id']}")["state"] == "waiting"


@pytest.mark.parametrize("ticket", ["x" * 32, "é" * 20])
def test_no_ticket_is_made_up(people: People, ticket: str) -> None:
    refused = Browser(people).post("/enter/handover/done", 410, json={"ticket": ticket})
    assert refused["code"] == "code_expired"
