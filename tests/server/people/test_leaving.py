"""Taking everything along, and leaving for good: others keep their games."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import broceliande as bro
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, People
from tests.server.people.authenticator import Authenticator
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

PEOPLE = (m.persons, m.sessions, m.passkeys, m.codes, m.challenges, m.handovers)


def archive(browser: Browser) -> dict[str, Any]:
    """What somebody takes along."""
    browser.get("/me/archive")
    assert browser.last is not None
    with zipfile.ZipFile(io.BytesIO(browser.last.content)) as packed:
        assert packed.testzip() is None
        return {name: json.loads(packed.read(name)) for name in packed.namelist()}


def benevolent(browser: Browser) -> str:
    """A finished game of the real rules."""
    table, _ = browser.open({"kind": "person"}, {"kind": "person"}, game="benevolent")
    with browser.sit(table) as both:
        browser.people.play_on(both, 4000)
        assert both.state["status"] == "over"
    return table


def test_everything_is_taken_along_and_nothing_of_others(people: People) -> None:
    ann, bob = Browser(people, host="localhost"), Browser(people)
    table = benevolent(ann)
    ann.named("Ann")
    key = Authenticator()
    ann.post("/me/passkeys", json=key.make(ann.post("/me/passkeys/options")["options"]))
    codes = ann.post("/me/codes")["codes"]
    running, (secret,) = ann.open(ANN, OPEN)
    bob.post(f"/tables/{running}/join", 201, json={"name": "Bob"})
    with bob.sit(running) as his, ann.sit(running) as hers:
        his.send("say", seat=1, text="his own words")
        hers.send("say", seat=0, text="her own words")
        while "her own" not in json.dumps(hers.frames):
            hers.hear()
    packed = archive(ann)
    assert ann.last is not None
    assert ann.last.headers["content-type"] == "application/zip"
    me = packed["me.json"]
    assert me["person"][0]["name"] == "Ann"
    assert me["devices"][0]["label"] == "Firefox, Linux"
    assert me["passkeys"][0]["site"] == "localhost"
    assert me["codes_left"] == 8
    assert [line["text"] for line in me["chat"]] == ["her own words"]
    dump = packed[f"over/benevolent-{table}.json"]
    again = bro.load(json.dumps(dump))
    assert again.over
    (view,) = packed[f"playing/whispers-{running}.json"]["views"]
    assert view["you"] == 0
    live = people.house.tables[running]
    assert view == live.table.view(0)
    text = json.dumps(packed)
    for hidden in (live.setup.seed.hex(), secret, ann.token, *codes, "his own words"):
        assert hidden not in text
    assert {*me["passkeys"][0]} == {"label", "created", "used", "site"}
    Browser(people).get("/me/archive", 401)


def test_whoever_leaves_is_a_passer_by_and_others_play_on(people: People) -> None:
    ann, bob = Browser(people).named("Morgane"), Browser(people)
    over = ann.finished()
    ann.get(f"/tables/{over}/replay/0")  # somebody has looked at it
    running, secrets = ann.open({"kind": "person"}, OPEN)
    waiting, _ = ann.open({"kind": "person"}, OPEN, OPEN)
    bob.post(f"/tables/{running}/join", 201, json={"name": "Bob"})
    bob.post(f"/tables/{waiting}/join", 201, json={"name": "Bob"})
    ann.post("/me/codes")
    ann.post("/me/handover")
    before = [tuple(row) for row in rows(people, m.log) if row.table_id == over]
    with bob.sit(running) as his:
        with ann.sit(running) as hers:
            hers.send("say", seat=0, text="farewell")
            hers.until("said")
        assert ann.ask("DELETE", "/me", 409, json={"name": "Morgan"})["code"] == "wrong_name"
        assert ann.ask("DELETE", "/me", 409, json={})["code"] == "wrong_name"
        gone = ann.ask("DELETE", "/me", json={"name": " Morgane "})
        assert gone == {"bots": 2, "freed": 1, "finished": 1}
        while his.state["sights"][0]["view"]["names"][0] or his.state["seats"][0]["kind"] != "bot":
            his.hear()
        people.play_on(his)
        assert his.state["status"] == "over"
    assert ann.token == ""
    for table in PEOPLE[1:]:
        assert all(
            row.person in {p.id for p in rows(people, m.persons)} for row in rows(people, table)
        )
    assert len(rows(people, m.persons)) == 1
    assert "Morgane" not in json.dumps(
        [str(row) for t in m.metadata.tables.values() for row in rows(people, t)]
    )
    assert [tuple(row) for row in rows(people, m.log) if row.table_id == over] == before
    for path in (f"/tables/{over}/replay/0", f"/tables/{over}/tale", f"/tables/{running}"):
        assert "Morgane" not in json.dumps(bob.get(path))
    seats = bob.get(f"/tables/{waiting}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person", "open"]
    lines = [(row.name, row.text) for row in rows(people, m.chat)]
    assert lines == [("", "farewell")]
    bearer = {"authorization": f"Bearer {secrets[0]}"}
    assert (
        ann.post(f"/tables/{running}/seats/0/take", 401, headers=bearer)["code"] == "wrong_secret"
    )


def test_the_nameless_type_nothing(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open()
    assert ann.ask("DELETE", "/me", json={}) == {"bots": 1, "freed": 0, "finished": 0}
    assert not ann.get("/me")["known"]
    assert [row.kind for row in rows(people, m.seats) if row.table_id == table] == ["bot", "bot"]


def test_a_table_in_the_memory_of_another_server_hears_of_it(server: Server) -> None:
    one, two = server(), server()
    ann = Browser(one).named("Morgane")
    ann.open()
    ann.people = two
    assert ann.ask("DELETE", "/me", json={"name": "Morgane"})["bots"] == 2
    assert not rows(one, m.persons)
