"""The site: how it is, how it is described, and which pages it serves or lets in."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar.connection import ASGIConnection

from broceliande.server.ground.logs import set_up
from broceliande.server.ground.settings import Settings
from broceliande.server.web import pages
from broceliande.server.web.app import create_app
from broceliande.server.web.security import is_from
from tests.server.conftest import Server
from tests.server.people import GOOD, People

ROOT = Path(__file__).parents[3]
MADE_UP = "litestar._openapi.schema_generation.examples"


def test_the_server_tells_how_it_is(people: People) -> None:
    assert people.client.get("/healthz").json() == {"status": "ok"}
    assert people.client.get("/readyz").json() == {"status": "ok"}
    people.finished()
    figures = people.client.get("/metrics").text
    assert "broceliande_answer_seconds_count" in figures
    assert "broceliande_answers_total" in figures


def test_the_figures_are_for_the_house_alone(server: Server) -> None:
    stranger = server(metrics=("127.0.0.0/8", "::1/128"))
    refused = stranger.client.get("/metrics")
    assert refused.status_code == 404
    assert "answers_total" not in refused.text


@pytest.mark.parametrize(
    ("host", "networks", "let_in"),
    [
        ("127.0.0.1", ("127.0.0.0/8",), True),
        ("::ffff:127.0.0.1", ("127.0.0.0/8",), True),
        ("::1", ("127.0.0.0/8", "::1/128"), True),
        ("10.1.2.3", ("127.0.0.0/8", "10.0.0.0/8"), True),
        ("192.0.2.7", ("127.0.0.0/8", "10.0.0.0/8"), False),
        ("2001:db8::1", ("127.0.0.0/8", "::1/128"), False),
        ("", ("127.0.0.0/8",), False),
    ],
)
def test_networks_are_told_apart(host: str, networks: tuple[str, ...], let_in: bool) -> None:
    scope: Any = {"type": "http", "client": (host, 1), "headers": [], "path": "/"}
    assert is_from(ASGIConnection(scope), networks) is let_in


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/api/games", "/api/tables", "/nowhere"])
def test_the_head_of_an_answer_is_that_of_get(people: People, path: str) -> None:
    whole, head = people.client.get(path), people.client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert people.client.head("/api/tables/x/join").status_code == 405


def test_no_line_of_the_log_is_as_long_as_somebody_likes() -> None:
    out = io.StringIO()
    set_up()
    try:
        structlog.configure(logger_factory=structlog.WriteLoggerFactory(file=out))
        log = structlog.get_logger("test")
        try:
            raise ValueError("x" * 100_000)
        except ValueError:
            log.exception("trouble", path="/" + "y" * 100_000, what=["z" * 100_000], number=7)
    finally:
        structlog.reset_defaults()
    assert len(out.getvalue()) < 8_000
    assert json.loads(out.getvalue())["number"] == 7


def test_the_interface_is_described(people: People) -> None:
    document = people.get("/schema/openapi.json")
    assert document["info"]["title"] == "Brocéliande"
    assert "/api/tables/{table_id}/join" in document["paths"]


def test_describing_it_takes_nothing_that_makes_people_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The image has no such libraries, which are larger than all that is ours."""
    monkeypatch.setitem(sys.modules, "polyfactory", None)
    monkeypatch.delitem(sys.modules, MADE_UP, raising=False)
    app = create_app(Settings(f"sqlite+aiosqlite:///{tmp_path}/none"))
    assert app.openapi_schema.paths


def test_every_answer_carries_the_headers_of_a_careful_site(people: People) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = people.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert people.client.get("/api/games").headers["cache-control"] == "no-store"
    page = people.client.get("/?lang=fr").text
    assert "<script" not in page
    assert "style=" not in page


def test_pages_of_other_sites_may_not_speak_to_us(server: Server) -> None:
    people = server(origins=("https://friends.example",))
    table, _ = people.open()
    evil, friend = {"origin": "https://evil.example"}, {"origin": "https://friends.example"}
    assert people.post("/tables", 403, json=GOOD, headers=evil)["code"] == "bad_origin"
    assert people.post("/tables", 201, json=GOOD, headers=friend)
    own = {"origin": "http://testserver.local"}
    assert people.post("/tables", 201, json=GOOD, headers=own)
    for headers, welcome in ((evil, False), (friend, True)):
        path = f"/api/tables/{table}/play"
        if welcome:
            with people.client.websocket_connect(path, headers=headers) as socket:
                socket.send_json({"type": "hello"})
                assert socket.receive_json(timeout=5)["type"] == "state"
        else:
            with (
                pytest.raises(Exception),  # noqa: B017, PT011
                people.client.websocket_connect(path, headers=headers) as socket,
            ):
                socket.receive_json(timeout=5)


def test_the_built_pages_are_served_where_there_are_some(server: Server, tmp_path: Any) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>built</title>", "utf-8")
    (built / "app.js").write_text("1", "utf-8")
    people = server(static=built)
    for path in ("/", "/t/abc", "/index.html"):
        answer = people.client.get(path)
        assert "built" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
    assert people.client.get("/app.js").text == "1"
    assert people.client.get("/../secret").status_code == 404
    assert people.client.get("/%2e%2e/tables.sqlite3").status_code == 404


def test_the_server_knows_every_page_that_the_router_knows() -> None:
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text("utf-8")
    assert set(re.findall(r"first === '(\w+)'", router)) == pages.PAGES
