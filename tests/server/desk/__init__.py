"""Keepers under test: somebody who opens the desk, and people whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from broceliande.server.desk import keepers
from broceliande.server.ground.times import now_ms
from broceliande.server.people.tokens import digest
from broceliande.server.storage import models as m
from tests.server.people import Json, People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

DAY = 86_400_000


def called(people: People, work: Callable[..., Any], *arguments: Any) -> Any:
    """Something that is done in the server's own loop."""
    return people.client.blocking_portal.call(work, *arguments)


def person_of(browser: Browser) -> str:
    """The id of whom a browser knows."""
    known = {row.digest: row.person for row in rows(browser.people, m.sessions)}
    return str(known[digest(browser.token)])


def keeper(people: People, name: str = "Nimue") -> Browser:
    """Somebody who keeps the desk, and has opened it."""
    browser = Browser(people).named(name)
    code = called(people, keepers.add, people.house.storage, person_of(browser))
    assert browser.post("/desk/open/code", json={"code": code})["open"]
    return browser


def at(browser: Browser, people: People) -> Browser:
    """The same browser, at another server."""
    moved = Browser(people)
    moved.cookies = browser.cookies
    return moved


def looked(people: People) -> None:
    """The server has read what keepers did."""
    called(people, people.client.app.state.decisions.look)


def reported(people: People, table: str, about: Browser, by: Browser) -> str:
    """A report about the lines that somebody wrote at a table; its id."""
    said = [row for row in rows(people, m.chat) if row.table_id == table]
    kept = ("id", "seat", "text", "phrase", "at")
    lines = [{name: getattr(line, name) for name in kept} for line in said]
    row: Json = {"id": f"report-{len(rows(people, m.reports))}", "at": now_ms(), "lines": lines}
    row |= {"reporter": person_of(by), "reported": person_of(about), "table_id": table}
    told = {"reason": "insult", "note": "Every evening.", "state": "new"}
    called(people, people.house.storage.write, sa.insert(m.reports).values(**row, **told))
    return str(row["id"])
