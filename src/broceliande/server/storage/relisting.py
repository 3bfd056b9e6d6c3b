"""How the lobby's rows are kept true: written anew with everything that changes who sits where.

Whoever calls `relist` holds the row of the table, so that of two changes the later one counts both.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Setup, Sitter, host_of

HOUR = 3_600_000
NONE, NOW, TODAY, DAYS = PACES = "none", "now", "today", "days"
# Up to how many milliseconds a move, or everybody's time for the game, is a game for now, or today.
BOUNDS = {"move": (HOUR // 4, 12 * HOUR), "game": (3 * HOUR, 24 * HOUR)}
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "’": "'"})
li, s = m.listings.c, m.seats.c


def pace_of(clock: str, milliseconds: int) -> str:
    """How fast a table is played, in a word."""
    if clock not in BOUNDS:
        return NONE
    now, today = BOUNDS[clock]
    return NOW if milliseconds <= now else TODAY if milliseconds <= today else DAYS


def folded(text: str) -> str:
    """A text as it is looked for: without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def first(setup: Setup, sitters: Sequence[Sitter]) -> Iterator[sa.Executable]:
    """The row of a new table, if it is to be found."""
    if setup.public:
        kept = {name: getattr(setup, name) for name in ("game", "rules", "created", "lang")}
        pace = pace_of(setup.clock, setup.clock_ms)
        own = {"table_id": setup.id, "seats": setup.seats, "pace": pace}
        fills = setup.fills is not None
        yield sa.insert(m.listings).values(**own, **kept, fills=fills, **_figures(sitters))


def relist(connection: sa.Connection, table_id: str) -> None:
    """Who sits there changed."""
    seats = connection.execute(sa.select(m.seats).where(s.table_id == table_id)).all()
    row = sa.update(m.listings).where(li.table_id == table_id)
    connection.execute(row.values(**_figures(seats)))


def _figures(sitters: Iterable[Any]) -> dict[str, object]:
    seats = list(sitters)
    kinds, host = [seat.kind for seat in seats], host_of(seats)
    present = [seat.holder for seat in seats if seat.seat == host and seat.left is None]
    server = present[0] if present else None
    return {
        "free": kinds.count(m.FREE),
        "bots": kinds.count(m.BOT),
        **_at(server),
        "words": words_of(seats),
    }


def _at(server: str | None) -> dict[str, object]:
    """Where the host is present."""
    return {"host_at": server, "away": 0 if server else 1}


def words_of(sitters: Iterable[Any]) -> str:
    """By which names a table is found: those of people."""
    return "\n".join(folded(seat.name) for seat in sitters if seat.kind == m.PERSON and seat.name)


def renamed(table_id: str, sitters: Iterable[Any]) -> sa.Update:
    """Somebody has another name."""
    row = sa.update(m.listings).where(li.table_id == table_id)
    return row.values(words=words_of(sitters))


def host_came(table_id: str, server: str) -> sa.Update:
    """The host is present."""
    return sa.update(m.listings).where(li.table_id == table_id).values(**_at(server))


def host_went(table_id: str, server: str) -> sa.Update:
    """The host left that server, and may be at another by now."""
    here = (li.table_id == table_id, li.host_at == server)
    return sa.update(m.listings).where(*here).values(**_at(None))


def server_closed(server: str) -> sa.Update:
    """Nobody is present at a server that is closed."""
    return sa.update(m.listings).where(li.host_at == server).values(**_at(None))


def servers_lost(since: int) -> sa.Update:
    """Nor at those that were not heard of since then."""
    alive = sa.select(m.servers.c.id).where(m.servers.c.seen > since)
    lost = (li.host_at.is_not(None), li.host_at.not_in(alive))
    return sa.update(m.listings).where(*lost).values(**_at(None))


def nameless(person: str) -> sa.Update:
    """Somebody is deleted: no table of theirs is found by a name, before one is written anew."""
    theirs = sa.select(s.table_id).where(s.person == person)
    return sa.update(m.listings).where(li.table_id.in_(theirs)).values(words="")


def over(table_id: str) -> sa.Delete:
    """There is nothing to sit down at any more."""
    return sa.delete(m.listings).where(li.table_id == table_id)
