"""People on one PostgreSQL and one Redis: whichever server is asked, they are the same person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.web.app import create_app
from tests.proofs.conftest import Services
from tests.server.conftest import GAMES, settings
from tests.server.people import OPEN, People
from tests.server.people.authenticator import Authenticator
from tests.server.people.browsers import PHONE, Browser
from tests.server.people.test_guests import rows
from tests.server.people.test_leaving import archive

pytestmark = [pytest.mark.xdist_group("servers"), pytest.mark.long]

assert callable(settings)  # a fixture: how a server of tests is set


@pytest.fixture
def pair(settings: Settings, services: Services) -> Iterator[list[People]]:
    """Two servers."""
    given = replace(settings, database=services.database, bus=services.bus)
    with (
        TestClient(create_app(given, GAMES)) as one,
        TestClient(create_app(given, GAMES)) as two,
    ):
        yield [People(one), People(two)]


def test_somebody_is_the_same_at_every_server(pair: list[People]) -> None:
    one, two = pair
    ann, phone = Browser(one, host="localhost").named("Ann"), Browser(two, PHONE, "localhost")
    phone.open({"kind": "person"}, OPEN)
    asked = ann.post("/me/handover")
    ticket = {"ticket": phone.post("/enter/handover", json={"code": asked["code"]})["ticket"]}
    ann.post(f"/me/handover/{asked['id']}", json={"yes": True})
    done = phone.post("/enter/handover/done", json=ticket)["entered"]
    assert (done["me"]["name"], done["games"]) == ("Ann", 1)
    table, _ = ann.open({"kind": "person"}, {"kind": "person", "name": "Énide"})
    with ann.sit(table) as desk, phone.sit(table) as hand:
        version, moves = desk.state["version"], desk.moves(0)
        assert hand.answer(0, moves[0], version, "phone")["type"] == "ack"
        late = desk.answer(0, moves[-1], version, "desk")
        assert late["code"] == "already_played"
        hand.until_version(version + 1)
        two.play_on(hand)
    assert ann.get("/me/games?part=finished&search=whisp")["count"] == 1
    assert phone.get("/me")["waiting"] == 1
    ann.delete("/me/devices")
    assert not phone.get("/me")["known"]


def test_ways_in_and_out(pair: list[People]) -> None:
    one, two = pair
    ann, key = Browser(one, host="localhost").named("Morgane"), Authenticator()
    ann.post("/me/passkeys", json=key.make(ann.post("/me/passkeys/options")["options"]))
    (code, *_) = ann.post("/me/codes")["codes"]
    over = ann.finished()
    phone = Browser(two, PHONE, "localhost")
    options = phone.post("/enter/passkey/options")["options"]
    assert phone.post("/enter/passkey", json=key.sign(options))["me"]["codes"] == 8
    third = Browser(two, PHONE, "localhost")
    assert third.post("/enter/code", json={"code": code})["me"]["devices"] == 3
    assert f"over/whispers-{over}.json" in archive(third)
    for path in ("devices", "passkeys", "games"):  # what this database cannot even store
        assert third.delete(f"/me/{path}/x%00y", 404)["code"] == "not_found"
    assert third.get("/me/handover/x%00y", 404)
    assert third.get("/me/games?part=finished&search=x%00y")["count"] == 0
    odd = {"seats": [{"table": "x\0y", "secret": "x" * 22}]}
    assert third.post("/me/seats", 400, json=odd)["code"] == "malformed"
    nul = {"credential": {"id": "x\0y", "response": {}}}
    assert third.post("/enter/passkey", 403, json=nul)["code"] == "passkey_failed"
    for _ in range(4):
        third.post("/enter/code", 403, json={"code": "7777-7777-7777-7777"})
    stranger = Browser(one)
    assert stranger.post("/enter/code", 429, json={"code": "x"})["code"] == "too_many_tries"
    assert phone.ask("DELETE", "/me", json={"name": "Morgane"})["finished"] == 1
    assert not ann.get("/me")["known"]
    assert not [row for row in rows(one, m.seats) if row.name == "Morgane"]
    one.client.blocking_portal.call(one.client.app.state.watch.forget)
    for table in (m.challenges, m.tries):
        one.client.blocking_portal.call(one.house.storage.write, sa.delete(table))
