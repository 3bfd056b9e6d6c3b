"""Who may not speak or come: it holds at every server within two seconds, whoever it concerns hears
until when and why, and nobody locks a keeper out."""

from __future__ import annotations

import io
import time
import zipfile

import pytest

from broceliande.server.people import decisions
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.desk import at, called, keeper, looked, person_of
from tests.server.people import People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

OPEN = {"kind": "open"}
WHY = {"why": "Shouting, again and again."}


@pytest.fixture
def two(server: Server) -> list[People]:
    """Two servers over one database."""
    return [server(), server()]


def test_the_muted_play_and_do_not_speak(two: list[People]) -> None:
    here, there = two
    nimue, kay = keeper(here), at(Browser(here).named("Kay"), there)
    person = person_of(kay)
    table, secrets = kay.open()
    with kay.sit(table) as player, there.sit(table, *secrets) as program:
        shown = nimue.post(f"/desk/people/{person}/mute", json={**WHY, "hours": 2})
        assert [each["kind"] for each in shown["person"]["measures"]] == ["mute"]
        looked(there)
        for who in (player, program):  # a seat's secret is no way around it
            who.send("say", seat=0, text="Hey")
            told = who.until("refused")
            assert told["code"] == "muted"
            assert "until" in told["words"]
            assert "Shouting, again and again. You may play as before." in told["words"]
            who.send("phrase", seat=0, phrase=81)  # nor is a sentence that others wrote
            assert who.until("refused")["code"] == "muted"
        assert player.answer(0, player.moves(0)[0])["type"] == "ack"
        (measure,) = nimue.get("/desk/measures")["measures"]
        assert not nimue.delete(f"/desk/measures/{measure['id']}")["measures"]
        looked(there)
        player.send("say", seat=0, text="Sorry")
        assert player.until("said")["lines"][-1]["text"] == "Sorry"


def test_the_banned_are_sent_away_everywhere_and_read_why(server: Server) -> None:
    here, there = server(), server()
    nimue, kay = keeper(here), at(Browser(here).named("Kay"), there)
    person, friend = person_of(kay), Browser(there).named("Bors")
    mine, (secret, *_) = kay.open({"kind": "person"}, OPEN)
    waiting, _ = friend.open({"kind": "person"}, OPEN)
    with kay.sit(mine) as player:
        began = time.monotonic()
        nimue.post(f"/desk/people/{person}/ban", json={**WHY, "hours": 24 * 7})
        bye = player.until("bye")
        assert time.monotonic() - began < 2 + decisions.EVERY  # the machine may be busy
    assert bye["code"] == "banned"
    for people in (here, there):
        barred = at(kay, people)
        for method, path, form in (
            ("POST", "/tables", {"game": "whispers", "seats": [{"kind": "person"}, OPEN]}),
            ("POST", f"/tables/{waiting}/join", {"name": "K"}),
            ("PUT", "/me", {"name": "Kay the kind"}),
            ("GET", f"/tables/{mine}", None),
        ):
            told = barred.ask(method, path, 403, json=form)
            assert told["code"] == "banned"
            assert "Shouting, again and again. The page Me stays open" in told["words"]
        people.post(f"/tables/{mine}/code", 403, secret)  # nor by the secret of their seat
        with people.client.websocket_connect(f"/api/tables/{mine}/play") as socket:
            socket.send_json({"type": "hello", "secrets": [secret]})
            assert socket.receive_json(timeout=30)["code"] == "banned"
        friend.open()
    french = kay.ask("GET", f"/tables/{mine}", 403, headers={"accept-language": "fr"})["words"]
    assert french.startswith("Vous ne pouvez plus jouer ici jusqu’au ")
    assert "again" in kay.get("/me")["barred"]
    kay.get("/me/archive")
    assert kay.last is not None
    with zipfile.ZipFile(io.BytesIO(kay.last.content)) as packed:
        assert "Shouting, again and again." in packed.read("me.json").decode()
    kay.delete("/me", json={"name": "Kay"})
    assert not rows(here, m.measures)  # they are gone, and it with them


@pytest.mark.long
def test_a_ban_ends_by_itself(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    nimue, kay = keeper(people), Browser(people).named("Kay")
    nimue.post(f"/desk/people/{person_of(kay)}/ban", json={**WHY, "hours": 1})
    (row,) = rows(people, m.measures)
    for moment, status in ((row.until - 1, 403), (row.until, 200)):
        monkeypatch.setattr(decisions, "now_ms", lambda moment=moment: moment)
        kay.get("/tables", status)


def test_a_range_of_addresses(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    nimue, kay = keeper(people), Browser(people).named("Kay")
    table, _ = kay.open()
    where = {"now": "203.0.113.7"}
    for module in ("requests", "security", "barred", "keepers", "socket", "app"):
        monkeypatch.setattr(
            f"broceliande.server.web.{module}.address_of", lambda _: where["now"], raising=False
        )
    for network, code in (
        ("203.0.113.0/24", "holds_you"),
        ("0.0.0.0/0", "holds_you"),
        ("127.0.0.0/8", "holds_you"),
        ("::/0", "holds_you"),
        ("Camelot", "no_network"),
        ("203.0.113.0/33", "no_network"),
    ):
        status = 400 if code == "no_network" else 409
        told = nimue.post("/desk/networks", status, json={**WHY, "network": network})
        assert told["code"] == code
    nimue.post("/desk/networks", json={**WHY, "network": "198.51.100.0/24", "hours": 1})
    six = nimue.post("/desk/networks", json={**WHY, "network": "2001:db8:1:2:3::4"})["measures"]
    assert six[0]["network"] == "2001:db8:1:2::/64"  # whoever has one has a whole network of them
    kay.get("/tables")
    for address, status in (
        ("198.51.100.200", 403),
        ("198.51.101.200", 200),
        ("2001:db8:1:2::/64", 403),
        ("2001:db8:1:3::/64", 200),
    ):
        where["now"] = address
        told = kay.get("/tables", status)
        assert (told.get("code") == "banned") == (status == 403)
        Browser(people).get("/tables", status)  # whom nobody knows as well
        Browser(people).get("/games")  # what the games are anybody may read
        nimue.get("/tables")  # a keeper is never locked out
        if status == 403:
            assert "from this address" in told["words"]
            with people.client.websocket_connect(f"/api/tables/{table}/play") as socket:
                socket.send_json({"type": "hello", "secrets": []})
                assert socket.receive_json(timeout=30)["code"] == "banned"


def test_nobody_measures_a_keeper_or_themselves(people: People) -> None:
    nimue, enid = keeper(people), keeper(people, "Enid")
    for who in (nimue, enid):
        for act in ("mute", "ban", "delete"):
            told = nimue.post(f"/desk/people/{person_of(who)}/{act}", 409, json=WHY)
            assert told["code"] == "is_keeper"
    nimue.post("/desk/people/nobody/ban", 404, json=WHY)
    for bad in ({}, {"why": ""}, {"why": "  "}, {"why": "x" * 301}, {**WHY, "hours": 0}):
        nimue.post(f"/desk/people/{person_of(enid)}/mute", 400, json=bad)
    assert not rows(people, m.measures)


@pytest.mark.long
def test_a_server_that_starts_knows_what_was_decided(server: Server) -> None:
    first = server()
    nimue, kay = keeper(first), Browser(first).named("Kay")
    nimue.post(f"/desk/people/{person_of(kay)}/ban", json=WHY)
    words = at(kay, server()).get("/tables", 403)["words"]
    assert "and no end is set" in words
    called(first, first.client.app.state.watch.keeping.sweep)
    assert rows(first, m.measures)  # what has no end stays
