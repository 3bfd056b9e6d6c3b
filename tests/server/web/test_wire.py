"""The wire: what leaves by the short way is what the long way would have sent."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from broceliande.lab.serving import HOST
from broceliande.server.ground.settings import Settings
from broceliande.server.web.wire import framed
from tests.server.people import GOOD, Json
from tests.server.web.test_doorman import served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_one_of_the_protocol(size: int) -> None:
    data = b"a" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def _opened(port: int, **more: Any) -> tuple[str, list[str]]:
    form = json.dumps({**GOOD, **more}).encode()
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"http://{HOST}:{port}/api/tables", form, headers)) as answer:
        opened = json.load(answer)
    return opened["table"]["id"], list(opened["secrets"].values())


@contextmanager
def _sits(port: int, table: str, secret: str) -> Iterator[ClientConnection]:
    with connect(f"ws://{HOST}:{port}/api/tables/{table}/play", max_size=None) as at:
        at.send(json.dumps({"type": "hello", "secrets": [secret]}))
        yield at


def _until(at: ClientConnection, kind: str, version: int = 0) -> Json:
    while True:
        frame: Json = json.loads(at.recv(20))
        if frame["type"] == kind and frame.get("version", 0) >= version:
            return frame


def test_everybody_hears_of_an_answer_and_whoever_gave_it_that_it_was_written_first(
    settings: Settings,
) -> None:
    with served(settings) as port:
        table, secrets = _opened(port)
        with _sits(port, table, secrets[0]) as a, _sits(port, table, secrets[1]) as b:
            here = {0: (a, _until(a, "state")), 1: (b, _until(b, "state"))}
            for _ in range(6):
                asked = [s for s in here if here[s][1]["sights"][0]["moves"]][0]
                wire, state = here[asked]
                answer = {"type": "answer", "seat": asked, "version": state["version"], "id": "x"}
                wire.send(json.dumps({**answer, "move": state["sights"][0]["moves"][0]["id"]}))
                kinds = []
                while "state" not in kinds or "ack" not in kinds:
                    kinds.append((heard := json.loads(wire.recv(20)))["type"])
                assert kinds.index("ack") < kinds.index("state")
                now = heard["version"]
                for seat, (other, _) in here.items():
                    known = heard if seat == asked else _until(other, "state", now)
                    here[seat] = other, known
                both = [state["seats"] for _, state in here.values()]
                assert both[0] == both[1]
                assert {s: st["you"] for s, (_, st) in here.items()} == {0: [0], 1: [1]}


def test_who_says_that_they_are_there_stays_and_is_answered(settings: Settings) -> None:
    with served(replace(settings, silence=3.0)) as port:
        table, secrets = _opened(port)
        with _sits(port, table, secrets[0]) as a:
            _until(a, "state")
            begun = time.monotonic()
            while time.monotonic() - begun < 4:
                a.send('{"type":"ping"}')
                _until(a, "pong")
                time.sleep(0.1)


def test_too_many_words_that_one_is_there_are_refused_like_all_others(settings: Settings) -> None:
    with served(replace(settings, frame_rate=1.0, frame_burst=5)) as port:
        table, secrets = _opened(port)
        with _sits(port, table, secrets[0]) as a:
            _until(a, "state")
            for _ in range(20):
                a.send('{"type":"ping"}')
            assert _until(a, "refused")["code"] == "rate_limited"
