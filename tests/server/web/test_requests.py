"""Requests over HTTP: listed tables, and what is not understood."""

from __future__ import annotations

from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, People


def test_public_tables_are_listed_and_private_ones_are_not(people: People) -> None:
    people.open(ANN, OPEN)
    public, _ = people.open(ANN, OPEN, public=True)
    begun, _ = people.open(public=True)
    assert [t["id"] for t in people.get("/tables")["tables"]] == [public]
    assert [t["id"] for t in people.get("/tables?watch=true")["tables"]] == [begun]


def test_requests_that_are_not_understood_are_refused(server: Server) -> None:
    people = server(body_size=2000)
    assert people.post("/tables", 400, content=b"{")["code"] == "malformed"
    assert people.post("/tables", 400, json=[])["code"] == "malformed"
    assert people.post("/tables", 413, content=b" " * 5000)["code"] == "too_large"
    assert people.get("/nowhere", 404)["code"] == "not_found"
    assert people.put("/tables", 405)["code"] == "not_allowed"
    assert people.get("/tables/nothing", 404)["code"] == "unknown_table"
    assert people.get("/tables/a/replay/x", 404)
    assert people.get("/tables?lang=" + "x" * 50, 400)["code"] == "malformed"
