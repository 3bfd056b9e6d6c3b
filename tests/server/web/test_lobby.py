"""The lobby: pages of a bounded size, made once however many ask."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from broceliande.lab.load import multiply
from broceliande.server.storage import lobby as stored
from broceliande.server.told.lobby import LARGEST, LISTED, Lobby, Wanted
from tests.server.conftest import Server
from tests.server.people import OPEN, People

LONG = {"kind": "person", "name": "é" * 60}
MANY = 2_000


def page(people: People, before: str = "") -> dict[str, Any]:
    """A page as it comes over the wire."""
    asked = people.client.get("/api/tables", params={"before": before})
    assert asked.status_code == 200
    assert len(asked.content) <= LARGEST
    told: dict[str, Any] = asked.json()
    return told


def many(people: People, tmp_path: Path, count: int) -> None:
    """So many public tables, opened one after the other."""
    seats = [LONG] * 3 + [OPEN]
    table, _ = people.open(*seats, game="benevolent", public=True)
    multiply(tmp_path / "tables.sqlite3", table, count, "copy")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        for kind in ("tables", "listings"):
            database.execute(f"update {kind} set created = created - rowid / 3")
    database.close()


def test_pages_hold_every_table_once_and_none_is_too_large(server: Server, tmp_path: Path) -> None:
    people = server()
    many(people, tmp_path, 170)
    seen: list[str] = []
    told = page(people)
    while True:
        assert len(told["tables"]) <= LISTED
        seen += [table["id"] for table in told["tables"]]
        if not told["next"]:
            break
        told = page(people, told["next"])
    assert len(seen) == len(set(seen)) == 171


def test_a_page_is_packed_for_whoever_reads_that(server: Server) -> None:
    people = server()
    people.open(LONG, OPEN, game="benevolent", public=True)
    packed = people.client.get("/api/tables", headers={"accept-encoding": "gzip"})
    plain = people.client.get("/api/tables", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert plain.json()["tables"][0]["seats"][0]["name"] == "é" * 30


def test_a_page_is_made_once_however_many_ask(server: Server) -> None:
    people = server(lobby_age=60.0)
    people.open(LONG, OPEN, game="benevolent", public=True)
    made: list[Wanted] = []
    lobby: Lobby = people.client.app.state.lobby
    write = lobby._written

    def counted(found: Any, lang: str, counts: tuple[int, int]) -> tuple[bytes, bytes]:
        made.append(Wanted(False, lang))
        return write(found, lang, counts)

    lobby._written = counted  # type: ignore[method-assign]

    async def ask() -> None:
        pages = await asyncio.gather(*(lobby.page(Wanted(False, "fr")) for _ in range(50)))
        assert len({gzip.decompress(each.packed) for each in pages}) == 1
        assert len(json.loads(pages[0].plain)["tables"]) == 1

    with people.client.portal() as portal:
        portal.call(ask)
        portal.call(ask)
    assert len(made) == 1


def test_tables_of_before_with_names_without_end_are_shown_short(
    server: Server, tmp_path: Path
) -> None:
    people = server()
    table, _ = people.open(LONG, OPEN, game="benevolent", public=True)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        edition = json.dumps({"name": "x" * 80_000})
        database.execute("update tables set edition = ? where id = ?", [edition, table])
    database.close()
    (shown,) = page(people)["tables"]
    assert len(shown["edition"]) == 60


def test_a_page_among_many_tables_is_quick(server: Server, tmp_path: Path) -> None:
    people = server()
    many(people, tmp_path, MANY)
    page(people)
    begun = time.perf_counter()
    page(people)
    assert time.perf_counter() - begun < 1.0  # a twentieth of that on a machine at rest
    assert stored.SHOWN.count("seed") == 0


def test_a_page_that_nobody_was_told_of_is_refused(server: Server) -> None:
    people = server()
    for wrong in ("x", "1", "1.", ".a", "1.1.a'--", "2.1.a", "9" * 60):
        asked = people.client.get("/api/tables", params={"before": wrong})
        assert asked.status_code == 400, wrong
