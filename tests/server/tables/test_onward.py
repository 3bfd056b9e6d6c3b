"""Play on from a point of a finished game: the same position, one's own seat, bots elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Server
from tests.server.people import Json, People


def _on(people: People, table: str, status: int = 201, **form: object) -> Json:
    return people.post(f"/tables/{table}/onward", status, json={"level": "random", **form})


def test_a_new_table_stands_where_the_old_one_stood(people: People) -> None:
    table, _ = people.finished()
    last = people.get(f"/tables/{table}/replay/0")["last"]
    for ply in (0, last // 2, last - 1):
        then = people.get(f"/tables/{table}/replay/{ply}")
        opened = _on(people, table, ply=ply, seat=1)
        new = opened["table"]
        assert (new["origin"], new["origin_ply"], new["public"]) == (table, ply, False)
        assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
        assert list(opened["secrets"]) == ["1"]
        assert new["version"] >= 1 + ply
        assert people.get(f"/tables/{table}/replay/{ply}") == then


def test_it_is_the_same_game_up_to_there_for_another_server_too(server: Server) -> None:
    before = server()
    table, _ = before.finished()
    opened = _on(before, table, ply=2, seat=0)
    after = server()
    seen = after.get(f"/tables/{opened['table']['id']}")
    assert (seen["origin"], seen["origin_ply"], seen["status"]) == (table, 2, "playing")
    assert seen["commitment"] == before.get(f"/tables/{table}")["commitment"]
    assert seen["version"] >= 3


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"ply": 9999, "seat": 0}, 404, "no_such_step"),
        ({"ply": 0, "seat": 7}, 400, "bad_seats"),
        ({"ply": 0, "seat": 0, "level": "nobody"}, 400, "bad_seats"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    people: People, form: dict[str, object], status: int, code: str
) -> None:
    table, _ = people.finished()
    assert _on(people, table, status, **form)["code"] == code


def test_a_running_game_is_not_played_on(people: People) -> None:
    table, _ = people.open()
    assert _on(people, table, 409, ply=0, seat=0)["code"] == "not_over"


def test_turns_begin_where_another_seat_answers(people: People) -> None:
    table, _ = people.finished()
    last = people.get(f"/tables/{table}/replay/0")["last"]
    seats = [people.get(f"/tables/{table}/replay/{ply}")["seat"] for ply in range(1, last + 1)]
    wanted = [at for at in range(last) if at == 0 or seats[at] != seats[at - 1]]
    turns: Any = people.get(f"/tables/{table}/turns")
    assert turns == wanted
