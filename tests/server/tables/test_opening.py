"""Tables are opened: with everything a host may say, and nothing that does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Server
from tests.server.people import ANN, GOOD, OPEN, PERSON, People


def test_a_table_is_opened_with_everything_its_host_may_say(people: People) -> None:
    table, secrets = people.open(
        ANN, OPEN, {"kind": "bot", "name": "Merlin"}, game="benevolent", public=True,
        options={"first": 2}, clock={"kind": "move", "seconds": 90}, patience=5, spectators=False,
    )  # fmt: skip
    assert len(secrets) == 1
    assert len(secrets[0]) == 22  # 128 bits
    known = people.get(f"/tables/{table}")
    assert [seat["kind"] for seat in known["seats"]] == ["person", "open", "bot"]
    assert [seat["name"] for seat in known["seats"]] == ["Ann", "", "Merlin"]
    assert (known["clock"], known["clock_seconds"], known["patience"]) == ("move", 90, 5)
    assert known["options"] == {"first": 2}
    assert not known["spectators"]
    assert known["status"] == "open"


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": [PERSON]}, 400, "bad_seats"),
        ({"seats": [PERSON] * 5}, 400, "bad_seats"),
        ({"seats": []}, 400, "malformed"),
        ({"seats": [{"kind": "ghost"}, PERSON]}, 400, "malformed"),
        ({"seats": [{"kind": "bot", "level": "divine"}, PERSON]}, 400, "bad_seats"),
        ({"seats": [{"kind": "person", "name": "x" * 100}, PERSON]}, 400, "malformed"),
        ({"options": {"colour": 1}}, 400, "bad_option"),
        ({"options": {"first": 9}}, 400, "bad_option"),
        ({"options": {"first": [[]]}}, 400, "bad_option"),
        ({"options": {"secrets": [{}] * 9}}, 400, "bad_option"),
        ({"options": {"edition": "/etc/passwd"}}, 400, "bad_option"),
        ({"edition": "/etc/passwd"}, 400, "malformed"),
        ({"edition": {"dragons": 3}}, 400, "bad_edition"),
        ({"edition": {"whole": True}}, 400, "bad_edition"),
        ({"edition": {"whole": True, "name": 3}}, 400, "bad_edition"),
        ({"clock": {"kind": "sand"}}, 400, "malformed"),
        ({"clock": {"kind": "move", "seconds": 0}}, 400, "malformed"),
        ({"seed": 7}, 400, "malformed"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(
    people: People, change: dict[str, Any], status: int, code: str
) -> None:
    fault = people.post("/tables?lang=fr", status, json={**GOOD, **change})
    assert fault["code"] == code
    assert fault["words"]
    assert people.get("/tables")["tables"] == []


def test_an_edition_of_ones_own_is_played_with(server: Server) -> None:
    people = server()
    table, secrets = people.open(game="benevolent", edition={"name": "Mine"})
    assert people.get(f"/tables/{table}")["edition"] == "Mine"
    with server().sit(table, *secrets) as both:  # and survives a restart
        assert both.state["sights"][0]["view"]["edition"]["custom"]
        people.play_on(both, answers=3)
    closed = server(editions=False)
    assert closed.post("/tables", 403, json={**GOOD, "edition": {"name": "Mine"}})


def test_with_components_that_bots_have_not_learnt_a_sentence_says_so(server: Server) -> None:
    people = server()
    leaves = {"leaves": {"provenance": "corrected", "gather": 3}}
    bot = [{"kind": "person"}, {"kind": "bot", "level": "merlin"}]
    for edition, seats, told in (
        (leaves, bot, "1 is not as they learnt it."),
        (leaves, [{"kind": "person"}, {"kind": "person"}], ""),
        ({"name": "Mine"}, bot, ""),
        (None, bot, ""),
    ):
        table, secrets = people.open(game="benevolent", edition=edition, seats=seats)
        with people.sit(table, *secrets) as one:
            assert one.state["unlearnt"].endswith(told)
            assert bool(one.state["unlearnt"]) == bool(told)
