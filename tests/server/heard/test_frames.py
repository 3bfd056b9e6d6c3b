"""Frames that are no good: refused with a word, and silence that is noticed."""

from __future__ import annotations

import json
import time

import pytest

from tests.server.conftest import Server
from tests.server.people import People


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","seat":"0","version":1,"move":0,"id":"x"}',
        '{"type":"answer","seat":0,"version":-1,"move":0,"id":"x"}',
        '{"type":"answer","seat":0,"version":1,"move":0,"id":"x","more":1}',
        '{"type":"answer","seat":0,"version":1,"move":99999999999999999999,"id":"x"}',
        '{"type":"answer","seat":0,"version":1,"move":0,"id":""}',
        '{"type":"hello"}',
        '{"type":"say","seat":0,"text":""}',
        '{"type":"say","seat":0,"text":"\\u0007"}',
        "[" * 2000,
    ],
)
def test_a_malformed_frame_is_refused_and_the_socket_stays(people: People, frame: str) -> None:
    table, (ann, _) = people.open()
    with people.sit(table, ann) as a:
        a.socket.send_text(frame)
        assert a.until("refused")["code"] == "malformed"
        a.send("ping")
        a.until("pong")
        assert people.get(f"/tables/{table}")["version"] == 1


def test_bytes_that_are_no_text_and_long_frames_are_refused(people: People) -> None:
    table, (ann, _) = people.open()
    with people.sit(table, ann) as a:
        a.socket.send_bytes(b"\xff\xfe\x00")
        assert a.until("refused")["code"] == "malformed"
        a.socket.send_text(json.dumps({"type": "say", "seat": 0, "text": "a" * 5000}))
        assert a.until("refused")["code"] == "too_long"


def _bye(people: People, table: str, *frames: object) -> str:
    with people.client.websocket_connect(f"/api/tables/{table}/play") as socket:
        for frame in frames:
            socket.send_json(frame)
        bye = socket.receive_json(timeout=10)
        assert bye["type"] == "bye"
        return str(bye["code"])


def test_a_bad_hello_is_answered_with_a_word(people: People) -> None:
    table, _ = people.open(spectators=False)
    hello = {"type": "hello", "secrets": []}
    assert _bye(people, "no-such-table", hello) == "unknown_table"
    assert _bye(people, table, {"type": "ping"}) == "malformed"
    assert _bye(people, table, {**hello, "lang": "de"}) == "malformed"
    assert _bye(people, table, {**hello, "secrets": ["x" * 22]}) == "wrong_secret"
    assert _bye(people, table, hello) == "no_spectators"


def test_who_says_nothing_at_first_is_sent_away(server: Server) -> None:
    people = server(hello=0.1)
    table, _ = people.open()
    assert _bye(people, table) == "malformed"


def test_a_silent_socket_is_cut_and_noticed(server: Server) -> None:
    people = server(silence=0.5)
    table, (ann, bob) = people.open()
    with people.sit(table, ann) as a, people.sit(table, bob):
        for _ in range(40):
            a.send("ping")
            a.until("pong")
            seats = a.frames[-2:]
            if any(f["type"] == "seats" and not f["seats"][1]["connected"] for f in seats):
                return
            time.sleep(0.05)
    raise AssertionError("nobody noticed")
