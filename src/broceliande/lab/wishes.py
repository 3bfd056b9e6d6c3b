"""The lobby beside many open tables, asked for whatever one can wish for."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from broceliande.lab.serving import Served, ServerFailed, Visitor, address

PAGES = 100  # one after the other, each asked for once: none of them was made before
ROUNDS = 8  # in which every wish is asked for
APART = 1.1  # seconds between two: a page is kept for one
WISHES = (  # of all kinds: what many tables have, what few have, what none has, and many at once
    *("", "game=benevolent", "game=roundforest", "seats=3", "seats=5", "free=2"),
    *("paces=now", "paces=today.days", "speaks=fr", "bots=without", "bots=with"),
    *("find=p1", "find=host+77", "find=nobody", "find=benevolent"),
    "game=benevolent&seats=3&paces=now&speaks=en&bots=without&find=host",
)
# Tables are as different as strangers are: by a number that each has.
VARIED = """
update listings set
    pace = case rowid % 4 when 0 then 'now' when 1 then 'today' when 2 then 'days' else 'none' end,
    lang = case rowid % 2 when 0 then 'fr' else 'en' end,
    bots = case rowid % 3 when 0 then 1 else 0 end,
    created = created - rowid,
    words = 'p0' || char(10) || 'host ' || rowid
"""


@dataclass
class Asked:
    """How long each answer took, and the largest of them."""

    times: list[float] = field(default_factory=list)
    largest: int = 0

    def ask(self, visitor: Visitor, path: str, place: str) -> str:
        """Ask for a page; what follows it."""
        begun = time.perf_counter()
        status, text = visitor.ask("GET", path, None, place)
        self.times.append(time.perf_counter() - begun)
        if status != 200:
            raise ServerFailed(f"no page of the lobby: {status} {text}")
        self.largest = max(self.largest, len(text.encode()))
        following: str = json.loads(text)["next"]
        return following

    def at(self, share: float) -> float:
        """Milliseconds that this share of them took at most."""
        return 1000 * sorted(self.times)[int((len(self.times) - 1) * share)]


def vary(file: Path) -> None:
    """Make the tables of a database different from each other."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(VARIED)
    database.close()


def pages(server: Served) -> Asked:
    """The pages of the lobby, one after the other."""
    asked, following = Asked(), ""
    with server.visitor() as visitor:
        visitor.ask("GET", "/api/games")  # reads the words, once for all
        while len(asked.times) < PAGES and (following or not asked.times):
            path = f"/api/tables?before={following}"
            following = asked.ask(visitor, path, address(len(asked.times)))
    return asked


def first_pages(server: Served) -> Asked:
    """The first page of every wish, a few times."""
    asked = Asked()
    with server.visitor() as visitor:
        for _ in range(ROUNDS):
            begun = time.perf_counter()
            for wish in WISHES:
                asked.ask(visitor, f"/api/tables?{wish}", address(len(asked.times)))
            time.sleep(max(0.0, begun + APART - time.perf_counter()))
    return asked
