"""Guests: the first thing that is written makes somebody known, and nothing before it does."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar.connection import ASGIConnection

from broceliande.server.people.tokens import digest
from broceliande.server.storage import models as m
from broceliande.server.web.security import COOKIE
from broceliande.server.web.visitors import cookie_name, give
from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, People
from tests.server.people.browsers import Browser


def rows(people: People, table: sa.Table) -> list[Any]:
    """What is stored."""

    async def read() -> list[Any]:
        return list(await people.house.storage.rows(sa.select(table)))

    portal = people.client.blocking_portal
    found: list[Any] = portal.call(read)
    return found


def test_nothing_is_written_before_the_first_game(people: People) -> None:
    visitor, table = Browser(people), people.open(ANN, OPEN)[0]
    for path in ("/me", "/games", "/tables", f"/tables/{table}"):
        visitor.get(path)
        assert visitor.last is not None
        assert "set-cookie" not in visitor.last.headers
    assert visitor.get("/me") == {
        "known": False, "name": "", "crest": "", "agrees": "", "kept": False, "passkeys": 0,
        "codes": 0, "devices": 0, "waiting": 0, "may_passkey": False, "asks": 0, "barred": "",
    }  # fmt: skip
    assert visitor.get("/me/games", 401)["code"] == "not_known"
    assert not rows(people, m.persons)


def test_the_first_table_makes_somebody_known(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open(ANN, OPEN)
    assert ann.last is not None
    cookie = ann.last.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"):
        assert part in cookie
    assert "Secure" not in cookie  # this page is not served over TLS
    (person,), (session,) = rows(people, m.persons), rows(people, m.sessions)
    assert len(ann.token) >= 22
    assert session.digest == digest(ann.token)
    assert (session.label, session.kind) == ("Firefox, Linux", "computer")
    assert [seat.person for seat in rows(people, m.seats)] == [person.id, None]
    me = ann.get("/me")
    assert me["known"]
    assert me["devices"] == 1
    assert not me["kept"]
    assert ann.last.headers["set-cookie"].startswith(f"broceliande={ann.token};")
    with ann.sit(table) as player:
        assert player.state["you"] == [0]


def test_over_tls_the_cookie_stays_with_this_very_host() -> None:
    for scheme, name in (("https", "__Host-broceliande"), ("http", "broceliande")):
        scope: Any = {"type": "http", "scheme": scheme, "headers": [], "method": "POST"}
        connection: Any = ASGIConnection(scope)
        assert cookie_name(connection) == name
        give(connection, "x")
        cookie = scope["state"][COOKIE]
        assert cookie.startswith(f"{name}=x;")
        assert ("Secure" in cookie) is (scheme == "https")


def test_a_refused_form_makes_nobody_known(people: People) -> None:
    visitor = Browser(people)
    visitor.post("/tables", 400, json={"game": "whispers", "seats": [OPEN] * 9})
    table, _ = people.open()
    visitor.post(f"/tables/{table}/join", 409, json={})
    assert not visitor.cookies
    assert not rows(people, m.persons)


def test_a_friend_who_joins_is_known_and_their_name_is_theirs(people: People) -> None:
    ann, bob = Browser(people), Browser(people)
    table, _ = ann.open(ANN, OPEN)
    bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
    assert {bob.token, ann.token} == {*bob.cookies.values(), *ann.cookies.values()}
    assert bob.token != ann.token
    with bob.sit(table) as player:
        assert player.state["you"] == [1]
    bob.put("/me", {"name": " Bo\u202eb ", "crest": "wolf", "agrees": "m"})
    other, _ = bob.open({"kind": "person"}, OPEN)
    assert bob.get(f"/tables/{other}")["seats"][0]["name"] == "Bo b"
    assert bob.put("/me", {"crest": ""})["name"] == "Bo b"
    assert bob.put("/me", {"crest": "unicorn"}, 400)["code"] == "malformed"
    assert bob.put("/me", {"name": "x" * 100}, 400)["code"] == "malformed"


def test_what_a_secret_does_the_cookie_does_too(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open()
    name = f"/tables/{table}/seats/0/name"
    assert ann.put(name, {"name": "Anne"})["seats"][0]["name"] == "Anne"
    assert (
        ann.post(f"/tables/{table}/seats/1/leave", json={"bot": True})["seats"][1]["kind"] == "bot"
    )
    assert ann.post(f"/tables/{table}/seats/1/take")["seats"][1]["kind"] == "person"
    stranger = Browser(people)
    stranger.open()
    assert stranger.put(name, {"name": "x"}, 401)["code"] == "wrong_secret"


def test_a_program_goes_on_with_secrets_and_nobody_is_made_for_it(people: People) -> None:
    table, secrets = people.open()
    assert not people.client.cookies
    with people.sit(table, *secrets) as both:
        assert both.state["you"] == [0, 1]
    assert not rows(people, m.persons)
    assert people.post("/me/seats", 401, json={"seats": [{"table": table, "secret": secrets[0]}]})


def test_a_cookie_lost_in_the_middle_of_a_game(people: People) -> None:
    ann = Browser(people)
    table, secrets = ann.open()
    with ann.sit(table) as both:
        both.answer(0, both.moves(0)[0])
    (code, *_) = ann.post("/me/codes")["codes"]
    ann.cookies.clear()
    with ann.sit(table) as nobody:
        assert nobody.state["you"] == []
    with ann.sit(table, secrets[0]) as by_link:
        assert by_link.state["you"] == [0]
    assert ann.post("/enter/code", json={"code": code})["table"] == table
    with ann.sit(table) as again:
        assert again.state["you"] == [0, 1]
        people.play_on(again)


def test_somebody_is_known_after_a_restart(server: Server) -> None:
    ann = Browser(server())
    table, _ = ann.open()
    ann.people = server()
    assert ann.get("/me")["known"]
    with ann.sit(table) as player:
        assert player.state["you"] == [0, 1]
