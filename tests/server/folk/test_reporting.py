"""Reports: the lines as they were said, of one person, each once; they outlive whoever is gone."""

from __future__ import annotations

import json

import pytest

from broceliande.server.people import reporting
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.folk import two_at_a_table
from tests.server.people import Json, People, Player
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows
from tests.server.people.test_leaving import archive

UGLY: Json = {"reason": "insult"}


def lines(player: Player, seat: int, *texts: str) -> list[int]:
    """Say something; the numbers of the lines."""
    found = []
    for text in texts:
        player.send("say", seat=seat, text=text)
        while (line := player.until("said")["lines"][-1])["text"] != text:
            pass
        found.append(line["id"])
    return found


def test_a_report_keeps_the_lines_as_they_were(server: Server) -> None:
    people, other = server(), server()
    ann, bob, table = two_at_a_table(people)
    with bob.sit(table) as b, ann.sit(table) as a:
        ugly = lines(b, 1, "you ugly toad", "go away")
        (own,) = lines(a, 0, "oh")
    path = f"/tables/{table}/reports"
    form = {"lines": ugly[::-1], "reason": "insult", "note": " \x00he began it "}
    assert Browser(people).post(path, 401, json=form)["code"] == "not_known"
    ann.people = other
    told = ann.post(path, 201, json=form)
    (row,) = rows(people, folk.reports)
    named = {row.name: row.id for row in rows(people, m.persons)}
    assert (row.id, row.reporter, row.reported) == (told["id"], named["Ann"], named["Bob"])
    assert (row.table_id, row.reason, row.note) == (table, "insult", "he began it")
    assert (row.state, row.handled_by, row.handled_at) == ("new", None, None)
    assert [line["text"] for line in row.lines] == ["you ugly toad", "go away"]
    assert [line["seat"] for line in row.lines] == [1, 1]
    for wrong, status, code in (
        (form, 409, "reported_already"),
        ({**UGLY, "lines": [ugly[0], own]}, 400, "several_voices"),
        ({**UGLY, "lines": [own]}, 409, "oneself"),
        ({**UGLY, "lines": [999]}, 404, "lines_gone"),
        ({**UGLY, "lines": []}, 400, "malformed"),
        ({"lines": ugly, "reason": "spite"}, 400, "malformed"),
        ({**UGLY, "lines": ugly, "note": "x" * 501}, 400, "malformed"),
    ):
        assert ann.post(path, status, json=wrong)["code"] == code
    (mine,) = archive(ann)["me.json"]["reports"]
    assert mine["note"] == "he began it"
    (about,) = archive(bob)["me.json"]["reported"]
    assert "note" not in about
    assert "Ann" not in json.dumps(about)
    for each, name in ((ann, "Ann"), (bob, "Bob")):
        each.ask("DELETE", "/me", json={"name": name})
    (row,) = rows(people, folk.reports)
    assert (row.reporter, row.reported, len(row.lines)) == (None, None, 2)
    for table_ in (folk.friends, folk.blocks, folk.mutes, folk.paces, folk.presences):
        assert not rows(people, table_)


def test_who_reports_may_block_at_once_and_not_without_end(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_at_a_table(people)
    path = f"/tables/{table}/reports"
    with bob.sit(table) as b:
        first, second = lines(b, 1, "you ugly toad", "you too")
        assert ann.post(path, 201, json={**UGLY, "lines": [first], "block": True})["blocked"]
        assert ann.get(f"/tables/{table}/seats/1/profile")["blocked"]
        ann.post(path, 201, json={**UGLY, "lines": [first, second]})  # it was read before
        (unheard,) = lines(b, 1, "where are you?")
        refused = ann.post(path, 404, json={**UGLY, "lines": [unheard]})
        assert refused["code"] == "lines_gone"  # it was not told to her
        stranger = Browser(people).named("Carl")
        ann.put(f"/tables/{table}/spectators", {"allowed": False})
        refused = stranger.post(path, 404, json={**UGLY, "lines": [first]})
        assert refused["code"] == "lines_gone"  # nor to somebody who may not watch
        monkeypatch.setattr(reporting, "REPORTED", 2)
        refused = ann.post(path, 429, json={**UGLY, "lines": [second]})
        assert refused["code"] == "too_many_reports"
    assert len(rows(people, folk.reports)) == 2
