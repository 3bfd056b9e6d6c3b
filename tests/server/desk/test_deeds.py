"""What is done at the desk is seen by its effect through the ordinary doors, at every server, and
stands in the log of the desk."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
import sqlalchemy as sa

from broceliande.server.desk.stored import key_of, places
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.people import keeping
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.desk import DAY, at, called, keeper, looked, person_of, reported
from tests.server.people import People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

WHY = {"why": "They asked for it."}


def test_a_table_is_found_cleared_and_forgotten(server: Server) -> None:
    here, there = server(), server()
    nimue, kay = keeper(here), at(Browser(here).named("Kay"), there)
    table, _ = kay.open({"kind": "person", "name": "Kay"}, {"kind": "person", "name": "Bors"})
    for search in (table, table[:8], "kay", "BORS", person_of(kay), "whispers"):
        found = nimue.get(f"/desk/tables?search={search}&status=playing")["tables"]
        assert table in {each["id"] for each in found}, search
    assert not nimue.get("/desk/tables?search=100%25")["tables"]
    assert not nimue.get(f"/desk/tables?search={table}&status=over")["tables"]
    with kay.sit(table) as player:
        player.answer(0, player.moves(0)[0])
        whole = nimue.get(f"/desk/tables/{table}")
        assert (whole["table"]["version"], whole["plays"]) == (2, True)
        assert [seat["name"] for seat in whole["table"]["seats"]] == ["Kay", "Bors"]
        assert whole["bytes"] > 100
        told = nimue.last.content if nimue.last else b""
        for hidden in (b"seed", b"view", b"fields", b"hand", b"secret"):
            assert hidden not in told
        assert nimue.post(f"/desk/tables/{table}/close", json=WHY)["table"]["status"] == "over"
        looked(there)
        while player.state["status"] != "over":
            player.hear()
    assert nimue.post(f"/desk/tables/{table}/close", 409, json=WHY)["code"] == "already_over"
    assert kay.get(f"/tables/{table}")["status"] == "over"
    with there.sit(table) as watcher:
        nimue.post(f"/desk/tables/{table}/forget", 204, json=WHY)
        looked(there)
        assert watcher.until("bye")["code"] == "unknown_table"
    kay.get(f"/tables/{table}", 404)
    assert nimue.get(f"/desk/tables/{table}", 404)["code"] == "unknown_table"
    done = nimue.get(f"/desk/log?about={table}")["entries"]
    assert [(each["act"], each["keeper_name"], each["why"]) for each in done] == [
        ("forget", "Nimue", WHY["why"]),
        ("close", "Nimue", WHY["why"]),
    ]


@pytest.mark.long
def test_pages_follow_each_other(people: People) -> None:
    nimue = keeper(people)
    made = {nimue.open()[0] for _ in range(34)}
    seen: list[str] = []
    before = ""
    while True:
        page = nimue.get(f"/desk/tables?before={before}")
        seen += [table["id"] for table in page["tables"]]
        if not (before := page["next"]):
            break
    assert len(seen) == len(set(seen)) >= 34
    assert made <= set(seen)


def test_a_person_is_found_with_all_that_is_stored(people: People) -> None:
    nimue, kay = keeper(people), Browser(people).named("Kay")
    kay.finished()
    running, _ = kay.open()
    person = person_of(kay)
    with kay.sit(running) as player:
        player.send("say", seat=0, text="Hello")
        player.until("said")
    for search in ("kay", "KAY", person):
        (found,) = nimue.get(f"/desk/people?search={search}")["people"]
        assert (found["id"], found["name"], found["keeper"]) == (person, "Kay", False)
    whole = nimue.get(f"/desk/people/{person}")
    stored = {each["kind"]: each["count"] for each in whole["stored"]}
    assert stored == {"persons.id": 1, "sessions.person": 1, "seats.person": 6, "chat.person": 1}
    assert len(whole["devices"]) == 1
    nimue.get(f"/desk/people/{person}/archive")
    assert nimue.last is not None
    with zipfile.ZipFile(io.BytesIO(nimue.last.content)) as packed:
        assert "Hello" in packed.read("me.json").decode()
        assert not [name for name in packed.namelist() if running in name]  # whose cards are hidden
        assert len(packed.namelist()) == 2
    nimue.post(f"/desk/people/{person}/devices", json=WHY)
    assert not kay.get("/me")["known"]
    acts = [entry["act"] for entry in nimue.get(f"/desk/log?about={person}")["entries"]]
    assert acts == ["end_devices", "archive"]


def test_every_place_that_names_a_person_has_words() -> None:
    found = [place for place, _ in places()]
    assert len(found) == len(set(found)) > 15
    for place in found:
        for lang in ("fr", "en"):
            assert say(lang, key_of(place))


def test_a_person_is_deleted_on_request(server: Server) -> None:
    here, there = server(), server()
    nimue, kay = keeper(here), Browser(here).named("Kay")
    person, bors = person_of(kay), Browser(there).named("Bors")
    table, _ = bors.open({"kind": "person", "name": "Bors"}, {"kind": "open"})
    kay.post(f"/tables/{table}/join", 201, json={"name": "Kay"})
    with bors.sit(table) as player:
        left = nimue.post(f"/desk/people/{person}/delete", json=WHY)
        assert left["bots"] == 2  # at this table, and at the one by which they came to be known
        looked(there)
        player.until_seats(lambda seats: seats[1]["kind"] == "bot")
    assert not kay.get("/me")["known"]
    assert person not in {row.id for row in rows(here, m.persons)}
    assert nimue.get(f"/desk/people/{person}", 404)["code"] == "unknown_person"
    (entry, first) = nimue.get(f"/desk/log?about={person}")["entries"]
    assert (first["act"], entry["act"], entry["about_name"]) == ("delete", "deleted", "")
    assert "Kay" not in json.dumps(rows(here, m.desk_log), default=str)


def test_a_report_is_read_and_acted_upon(server: Server) -> None:
    here, there = server(), server()
    nimue, kay = keeper(here), Browser(here).named("Kay")
    bors = Browser(here).named("Bors")
    table, _ = kay.open()
    with kay.sit(table) as player:
        player.send("say", seat=0, text="You fool")
        player.until("said")
        player.send("phrase", seat=0, phrase=81)
        player.until("said")
    first, second = (reported(here, table, kay, bors) for _ in range(2))
    page = nimue.get("/desk/reports")
    assert (page["waiting"], [each["id"] for each in page["reports"]]) == (2, [first, second])
    shown = page["reports"][0]
    assert (shown["reported_name"], shown["reporter_name"]) == ("Kay", "Bors")
    assert [(line["text"], line["there"]) for line in shown["lines"]] == [
        ("You fool", True),
        ("Good game.", True),  # a ready-made sentence, as it is read
    ]
    french = nimue.get("/desk/reports", headers={"accept-language": "fr"})["reports"][0]
    assert [line["text"] for line in french["lines"]] == ["You fool", "Belle partie."]
    form = {"act": "mute", "hours": 24, "lines": True, **WHY}
    assert nimue.post(f"/desk/reports/{first}", json=form)["waiting"] == 1
    assert nimue.post(f"/desk/reports/{first}", 409, json=form)["code"] == "handled_already"
    nimue.post(f"/desk/reports/{second}", json={"act": "nothing", **WHY})
    looked(there)
    with at(kay, there).sit(table) as player:
        assert player.state["chat"] == []
        player.send("say", seat=0, text="Oh")
        assert player.until("refused")["code"] == "muted"
    done = nimue.get("/desk/reports?done=true")["reports"]
    assert {(each["state"], each["handled_by"]) for each in done} == {("done", "Nimue")}
    assert not done[0]["lines"][0]["there"]


def test_how_long_things_are_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LEASE", 3600.0)
    people = server(keep_days=30)
    nimue, kay = keeper(people), Browser(people).named("Kay")
    games = nimue.get("/desk/retention")["kept"][0]
    assert games == {"what": "games", "days": 30, "desk": False, "without": 30}
    assert kay.get("/me/games?part=finished")["kept"] == 30
    table = kay.finished()
    with kay.sit(table) as player:
        player.send("say", seat=0, text="Well played")
        player.until("said")
    report = reported(people, table, kay, nimue)
    nimue.post(f"/desk/reports/{report}", json={"act": "nothing", **WHY})
    nimue.put("/desk/retention", {"what": "games", "days": 0})
    assert kay.get("/me/games?part=finished")["kept"] == 0
    nimue.put("/desk/retention", {"what": "games", "days": None})
    assert kay.get("/me/games?part=finished")["kept"] == 30
    for bad in ({"what": "cards", "days": 3}, {"what": "chat", "days": -1}, {"what": "chat"}):
        nimue.put("/desk/retention", bad, 400)
    for what in ("games", "chat", "reports", "log"):
        nimue.put("/desk/retention", {"what": what, "days": 3})
    assert kay.get("/me/games?part=finished")["kept"] == 3  # the desk goes before the command line
    sweep = people.client.app.state.watch.keeping.sweep
    called(people, sweep)
    kept = [len(rows(people, model)) for model in (m.chat, m.reports, m.desk_log)]
    assert kept[:2] == [1, 1]
    later = now_ms() + 3 * DAY + 60_000
    monkeypatch.setattr(keeping, "now_ms", lambda: later)
    monkeypatch.setattr("broceliande.server.storage.old.now_ms", lambda: later)
    called(people, sweep)
    assert [rows(people, model) for model in (m.chat, m.reports, m.desk_log)] == [[], [], []]
    kay.get(f"/tables/{table}", 404)


@pytest.mark.long
def test_what_ended_is_forgotten(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    nimue, kay = keeper(people), Browser(people).named("Kay")
    nimue.post(f"/desk/people/{person_of(kay)}/mute", json={**WHY, "hours": 1})
    storage, later = people.house.storage, now_ms() + 2 * 3_600_000
    monkeypatch.setattr(keeping, "now_ms", lambda: later)
    called(people, storage.write, sa.update(m.leases).values(until=0))
    called(people, people.client.app.state.watch.keeping.sweep)
    assert not rows(people, m.measures)
    assert not rows(people, m.desk_visits)
