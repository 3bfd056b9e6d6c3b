"""Whoever asks too much is asked to wait, and the game goes on."""

from __future__ import annotations

import time

from tests.server.conftest import Server
from tests.server.people import GOOD


def test_an_address_that_asks_too_much_is_asked_to_wait(server: Server) -> None:
    people = server(request_burst=3, request_rate=0.01)
    for _ in range(3):
        people.get("/games")
    assert people.get("/games", 429)["code"] == "rate_limited"
    assert people.client.get("/healthz").status_code == 200
    strict = server(create_burst=1, create_rate=0.01)
    strict.open()
    assert strict.post("/tables", 429, json=GOOD)["code"] == "rate_limited"


def test_what_is_read_from_the_disk_weighs_more(server: Server) -> None:
    people = server(request_burst=6, request_rate=0.01, lobby_age=60.0)
    people.get("/tables?before=0.9.x")  # 1 and 4: it was not made before
    people.get("/tables?before=0.9.x")  # 1: now it was
    assert people.get("/games", 429)["code"] == "rate_limited"
    slow = server(frame_burst=6, frame_rate=0.01)
    table, (ann, _) = slow.open()
    with slow.sit(table, ann) as a:
        a.send("story", before=9)  # 1 and 4
        a.until("story")
        a.send("ping")
        a.until("pong")
        a.send("ping")
        assert a.until("refused")["code"] == "rate_limited"


def test_an_address_may_not_open_sockets_without_end(server: Server) -> None:
    people = server(sockets_per_address=1)
    table, (ann, _) = people.open()
    with (
        people.sit(table, ann),
        people.client.websocket_connect(f"/api/tables/{table}/play") as socket,
    ):
        assert socket.receive_json(timeout=5)["code"] == "rate_limited"
    time.sleep(0.3)
    with people.sit(table, ann, lang="fr") as a:
        assert a.state["you"] == [0]


def test_frames_that_come_too_fast_are_refused_and_the_game_goes_on(server: Server) -> None:
    people = server(frame_burst=5, frame_rate=5)
    table, (ann, _) = people.open()
    with people.sit(table, ann) as a:
        for _ in range(8):
            a.send("ping")
        assert a.until("refused")["code"] == "rate_limited"
        time.sleep(1)
        assert a.answer(0, 0)["type"] == "ack"
