"""Hostile requests, made from the OpenAPI document and by hand, against a real server: no answer
of the 5xx kind, no error inside, and a table that others play at stays as it is."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from broceliande.lab.serving import HOST, Served, address
from tests.proofs import SOAK
from tests.proofs.hostile import tries
from tests.proofs.storm import SERVE

REQUESTS = 4 * SOAK  # for each operation of the document, of each kind
RAW = 300 * SOAK

pytestmark = pytest.mark.xdist_group("servers")


class Site:
    """A server with one table at which three people sit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = Served("--data", str(folder), log=folder / "log", command=SERVE)
        self.server.start()
        with self.server.visitor() as visitor:
            form = {"game": "whispers", "seats": [{"kind": "person", "name": "A"}] * 3}
            self.table = visitor.open_table(form)["table"]["id"]
        self.before = self.content()

    def content(self) -> list[Any]:
        """Everything that is stored of the table."""
        with closing(sqlite3.connect(self.folder / "tables.sqlite3")) as file, file:
            found: list[Any] = []
            for name, key in (("tables", "id"), ("seats", "table_id"), ("log", "table_id")):
                found += file.execute(f"select * from {name} where {key} = ?", [self.table])
        file.close()
        return found

    def well(self) -> None:
        """Nothing went wrong, and nothing was done to the table."""
        with self.server.visitor() as visitor:
            troubles = visitor.metrics()["broceliande_troubles_total"]
        log = self.server.log.read_text("utf-8")
        assert troubles == 0, log[-3000:]
        assert '"level": "error"' not in log
        assert "Traceback" not in log
        assert self.content() == self.before


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server."""
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.server.kill()


def probe(site: Site, operation: Any, mode: GenerationMode, chance: random.Random) -> int:
    """Ask for an operation in many ways, half of them about the table; how often it was asked."""
    asked = 0

    @tries(REQUESTS)
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def ask(case: Any, here: bool) -> None:
        nonlocal asked
        if here and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = site.table
        answer = case.call(headers={"x-forwarded-for": address(chance.getrandbits(24))})
        asked += 1
        assert answer.status_code < 500, (case, answer.text)
        if answer.status_code >= 400:
            assert {"code", "words"} <= json.loads(answer.text).keys()

    with suppress(Unsatisfiable):  # there is nothing to get wrong in it
        ask()
    return asked


def test_requests_made_from_the_document_are_answered_politely(site: Site) -> None:
    where = f"http://{HOST}:{site.server.port}/api/schema/openapi.json"
    schema = schemathesis.openapi.from_url(where)
    asked, chance = 0, random.Random(1)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            asked += probe(site, found.ok(), mode, chance)
    assert asked >= 500
    site.well()


LINES = [
    b"GET / HTTP/1.1",
    b"GET /api/tables HTTP/1.1",
    b"POST /api/tables HTTP/1.1",
    b"PUT /api/tables/%s/spectators HTTP/1.1",
    b"GET /../../etc/passwd HTTP/1.1",
    b"GET /%2e%2e/%00 HTTP/1.1",
    b"GET /api/tables/%s/replay/999999999999999999999 HTTP/1.1",
    b"DELETE /api/tables/%s HTTP/1.1",
    b"GET /api/tables/%s/play HTTP/1.1",
    b"BREW / HTTP/1.1",
    b"GET",
    b"\x16\x03\x01\x02\x00",
]
HEADERS = [
    b"content-type: application/json",
    b"content-type: application/xml",
    b"content-type: multipart/form-data; boundary=x",
    b"content-length: 4",
    b"content-length: -1",
    b"content-length: 99999999999",
    b"transfer-encoding: chunked",
    b"upgrade: websocket\r\nconnection: upgrade",
    b"sec-websocket-key: x\r\nsec-websocket-version: 13",
    b"authorization: Bearer " + b"x" * 40,
    b"authorization: Basic \xff\xfe",
    b"origin: https://elsewhere.example",
    b"accept-language: " + b"fr," * 500,
    b"x-long: " + b"y" * 3000,
]
BODIES = [
    b"",
    b"{}",
    b"[" * 2000,
    b'{"game":"whispers","seats":[]}',
    b"\x00\xff" * 40,
    b"0\r\n\r\n",
]


def hostile_request(site: Site, chance: random.Random) -> bytes:
    """Something that begins like a request."""
    line = chance.choice(LINES).replace(b"%s", site.table.encode())
    who = f"x-forwarded-for: {address(chance.getrandbits(24))}".encode()
    picked = chance.sample(HEADERS, chance.randrange(5))
    return b"\r\n".join([line, b"host: x", who, *picked, b"", chance.choice(BODIES)])


def test_what_is_hardly_a_request_is_turned_away(site: Site) -> None:
    chance, answered = random.Random(2), 0
    for _ in range(RAW):
        with socket.create_connection((HOST, site.server.port), timeout=5) as line:
            line.sendall(hostile_request(site, chance))
            line.shutdown(socket.SHUT_WR)
            try:
                answer = line.recv(4096)
            except ConnectionResetError:
                continue
        status = answer.split(b" ", 2)[1:2]
        answered += bool(status)
        assert not status or int(status[0]) < 500, answer
    assert answered > RAW // 3
    site.well()
