"""A server that calls: from an answer at a socket to the courier, and how soon."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from tests.server.calls.post import Post
from tests.server.conftest import Server
from tests.server.people import People

SOON = 2.0  # seconds in which a call leaves after the answer


def owned(file: Path, table: str, seat: int, person: str) -> None:
    """A seat is somebody's who has a way and is away; a device knows them, or a server that begins
    would forget them."""
    wish, now = json.dumps([]), now_ms()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "INSERT INTO persons (id, name, crest, agrees, created) VALUES (?, ?, '', '', 0)",
            (person, person.title()),
        )
        database.execute(
            "INSERT INTO sessions (id, person, digest, label, kind, created, seen)"
            " VALUES (?, ?, ?, '', '', ?, ?)",
            (person, person, person, now, now),
        )
        database.execute(
            "INSERT INTO ways (id, person, kind, address, keys, lang, made, stop)"
            " VALUES (?, ?, 'push', '', ?, 'en', 1, ?)",
            (f"{person}-push", person, wish, person),
        )
        database.execute(
            "UPDATE seats SET person = ?, left = 1 WHERE table_id = ? AND seat = ?",
            (person, table, seat),
        )


def called(people: People) -> Post:
    """Whoever carries what this server sends."""
    post = Post()
    people.client.app.state.couriers.by_kind[c.PUSH] = post
    return post


def until(post: Post, count: int) -> float:
    """How long it takes until so many messages came."""
    began = time.monotonic()
    while len(post.given) < count:
        assert time.monotonic() - began < 30, "nobody is called"
        time.sleep(0.005)
    return time.monotonic() - began


def turned(player: Any, seat: int) -> None:
    """Somebody answers until another is asked."""
    while player.moves(seat):
        version = player.state["version"]
        assert player.answer(seat, player.moves(seat)[0])["type"] == "ack"
        player.until_version(version + 1)


def test_a_call_leaves_within_two_seconds_of_the_answer(server: Server, tmp_path: Path) -> None:
    people = server()
    post = called(people)
    table, secrets = people.open(game="benevolent", options={"first": 0})
    owned(tmp_path / "tables.sqlite3", table, 1, "bob")
    people.house.tables.pop(table, None)
    with people.sit(table, secrets[0]) as ann:
        turned(ann, 0)
        assert until(post, 1) < SOON
    (way, message) = post.given[0]
    assert (way.person, message.kind, message.title) == ("bob", c.TURN, "Your turn, Bob")
    assert (
        b'broceliande_calls_total{outcome="sent",way="push"} 1.0'
        in people.client.get("/metrics").content
    )


async def _nothing() -> bool:
    return False


def test_another_server_calls_when_the_one_that_wrote_it_is_gone(
    server: Server, tmp_path: Path
) -> None:
    one, two = server(call_claim=0.5), server(call_claim=0.5)
    one.client.app.state.sender.round = _nothing  # as if it were killed after the answer
    post = called(two)
    table, secrets = one.open(game="benevolent", options={"first": 0})
    owned(tmp_path / "tables.sqlite3", table, 1, "bob")
    one.house.tables.pop(table, None)
    with one.sit(table, secrets[0]) as ann:
        turned(ann, 0)
        until(post, 1)
    assert post.messages[0].kind == c.TURN
