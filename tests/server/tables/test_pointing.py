"""Pointing at a thing for partners to see: told to the others, kept nowhere, never by strangers."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import Server
from tests.server.people import BOT, PERSON, People, Player


def test_everybody_else_is_shown_the_thing_and_who_points(people: People) -> None:
    table, (ann, bob) = people.open(game="benevolent")
    with people.sit(table, ann) as a, people.sit(table, bob) as b, people.sit(table) as watcher:
        a.send("point", seat=0, thing="hex:7")
        for other in (b, watcher):
            assert other.until("pointed") == {"type": "pointed", "seat": 0, "thing": "hex:7"}
        a.send("ping")
        assert a.until("pong").keys() == {"type", "now"}
        assert "pointed" not in [frame["type"] for frame in a.frames]


def test_it_is_kept_nowhere_and_moves_nothing(people: People, tmp_path: Path) -> None:
    table, (ann, bob) = people.open(game="benevolent")
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        version = a.state["version"]
        a.send("point", seat=0, thing="hex:987")
        b.until("pointed")
        assert people.get(f"/tables/{table}")["id"] == table
    with people.sit(table, ann) as a:
        assert a.state["version"] == version
        assert a.state["chat"] == []
        assert "hex:987" not in json.dumps(a.state["story"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as kept, kept:
        assert "hex:987" not in "\n".join(kept.iterdump())


@pytest.mark.parametrize("thing", ["dragon:1", "hex", "hex:", "hex:<b>", "HEX:1", "hex:1:2", "", 7])
def test_what_the_game_does_not_have_is_refused(people: People, thing: object) -> None:
    table, (ann, bob) = people.open(game="benevolent")
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        a.send("point", seat=0, thing=thing)
        assert a.until("refused")["code"] in {"nothing_there", "malformed"}
        _heard_nothing(b)


def test_a_spectator_and_a_stranger_to_the_seat_are_refused(people: People) -> None:
    table, (ann, _) = people.open(game="benevolent")
    with people.sit(table, ann) as a, people.sit(table) as watcher:
        watcher.send("point", seat=0, thing="hex:1")
        assert watcher.until("refused")["code"] == "not_your_seat"
        a.send("point", seat=1, thing="hex:1")
        assert a.until("refused")["code"] == "not_your_seat"
        _heard_nothing(watcher)
        _heard_nothing(a)


def test_who_points_without_end_is_slowed_down(server: Server) -> None:
    people = server(point_rate=0.0, point_burst=3.0)
    table, (ann,) = people.open(PERSON, BOT, game="benevolent")
    with people.sit(table, ann) as a, people.sit(table) as watcher:
        for number in range(6):
            a.send("point", seat=0, thing=f"hex:{number}")
        codes = [a.until("refused")["code"] for _ in range(3)]
        assert codes == ["rate_limited"] * 3
        assert [watcher.until("pointed")["thing"] for _ in range(3)] == ["hex:0", "hex:1", "hex:2"]
        _heard_nothing(watcher)


def _heard_nothing(player: Player) -> None:
    """Nobody's pointing has come to them since they last listened."""
    known = len(player.frames)
    player.send("ping")
    player.until("pong")
    assert "pointed" not in [frame["type"] for frame in player.frames[known:]]
