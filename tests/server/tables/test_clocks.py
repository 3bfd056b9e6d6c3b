"""Clocks: they fall, and a bot plays on; they survive a restart."""

from __future__ import annotations

import pytest

from tests.server.conftest import Server
from tests.server.people import People


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_a_flag_falls_a_bot_plays_on(
    people: People, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = people.open(clock={"kind": kind, "seconds": 5})
    with people.sit(table, ann) as a:
        assert a.state["clocks"]["running"] == [0, 1]
        assert 4000 < a.state["clocks"]["left"][0] <= 5000
        people.house.tables[table].clock.left[1] = 0  # as if Bob had thought for 5 seconds
        a.answer(0, 0)
        while a.state["seats"][1]["kind"] != "bot":
            a.hear()
        a.until_version(4)  # and the bot has answered
    with people.sit(table, bob) as b:
        people.post(f"/tables/{table}/seats/1/take", 200, bob)
        while b.state["seats"][1]["kind"] != "person":
            b.hear()


def test_clocks_survive_a_restart(server: Server) -> None:
    people = server()
    table, secrets = people.open(clock={"kind": "game", "seconds": 60})
    with people.sit(table, *secrets) as both:
        people.house.tables[table].clock.left[0] = 30_000
        both.answer(0, 0)
        both.until_version(2)
    with server().sit(table, *secrets) as both:
        assert 25_000 < both.state["clocks"]["left"][0] <= 30_000
        assert both.state["clocks"]["running"] == [1]
