"""After the game: replay, export, verify, rematch; and none of them before."""

from __future__ import annotations

import json

import broceliande as bro
from tests.server.people import People


def test_while_it_lasts_a_game_is_not_replayed_exported_or_verified(people: People) -> None:
    table, (ann, _) = people.open()
    for path in ("replay/0", "export", "verify"):
        assert people.get(f"/tables/{table}/{path}", 409)["code"] == "not_over"
    assert people.post(f"/tables/{table}/rematch", 409, ann)["code"] == "not_over"


def test_a_finished_game_is_replayed_with_all_views(people: People) -> None:
    table, _ = people.finished()
    first = people.get(f"/tables/{table}/replay/0?lang=fr")
    assert [view["you"] for view in first["views"]] == [0, 1, None]
    for ply in range(1, first["last"] + 1):
        step = people.get(f"/tables/{table}/replay/{ply}?lang=fr")
        assert step["words"]
    assert step["views"][0]["over"]
    assert people.get(f"/tables/{table}/replay/{first['last'] + 1}", 404)["code"] == "no_such_step"
    assert people.get(f"/tables/{table}/replay/-1", 404)


def test_a_finished_game_is_exported_and_verified(people: People) -> None:
    table, secrets = people.finished("benevolent")
    with people.sit(table, *secrets) as both:
        over = both.state
    verdict = people.get(f"/tables/{table}/verify")
    assert verdict["right"]
    assert verdict["seed"] == over["seed"]
    assert verdict["commitment"] == over["commitment"]
    dump = people.get(f"/tables/{table}/export")
    again = bro.load(json.dumps(dump))
    assert again.commitment == over["commitment"]
    assert again.view(0) == over["sights"][0]["view"]


def test_a_rematch_seats_the_same_people_with_the_same_secrets(people: People) -> None:
    table, (ann, bob) = people.finished()
    with people.sit(table, bob) as b:
        assert people.post(f"/tables/{table}/rematch", 200, ann)["id"] == table
        new = people.post(f"/tables/{table}/rematch", 200, bob)
        assert new["id"] != table
        assert new["status"] == "playing"
        assert new["commitment"] != b.state["commitment"]
        assert people.post(f"/tables/{table}/rematch", 200, ann)["id"] == new["id"]
        while b.state["rematch"] != new["id"]:
            b.hear()
    with people.sit(new["id"], bob) as b:
        assert b.state["you"] == [1]
        assert b.moves(1)
