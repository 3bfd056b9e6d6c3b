"""The lobby's shelf: public tables by page, as somebody wishes them, read and never laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.acquaintance import at_table, known_to
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.storage.folk import kept_apart
from broceliande.server.storage.relisting import folded
from broceliande.server.storage.rows import Sitter
from broceliande.server.storage.shelf import last_of, sitters_of

SHOWN = (
    *("id", "game", "rules", "options", "public", "spectators", "clock", "clock_ms", "patience"),
    *("status", "commitment", "rematch", "created", "bonus_ms", "cap_ms", "ready", "fills"),
    "hushed",
)
WITH, WITHOUT = "with", "without"  # bots
Place = tuple[int, int, str]  # whether the host is away, when it was opened, its id
li, t, s = m.listings.c, m.tables.c, m.seats.c
ORDER = (li.away, li.created, li.table_id)
OPEN = li.free > sa.literal_column("0")  # written out, as in the index of these rows
OFFERED = 200  # games of which seats are offered, at most


@dataclass(frozen=True)
class Wish:
    """At which open tables somebody would sit; what is empty is all the same to them."""

    game: str = ""
    seats: int = 0
    free: int = 0  # at least
    paces: tuple[str, ...] = ()
    lang: str = ""  # of the host
    bots: str = ""  # with or without
    known: bool = False  # somebody they know sits there
    find: str = ""  # in the names of those who sit there, or in the game's

    @property
    def empty(self) -> bool:
        """Whether every table will do."""
        return self == Wish()


@dataclass(frozen=True)
class Looks:
    """Who looks at the lobby, and what is played there."""

    games: tuple[tuple[str, int], ...]  # and the version of their rules
    titled: tuple[str, ...] = ()  # games in whose title it stands what is looked for
    person: str = ""
    apart: bool = False  # there are people with whom they are never to sit
    offered: tuple[str, ...] = ()  # games that go on, of which a seat is offered


@dataclass
class Listed:
    """A public table, as the lobby shows it."""

    row: Any  # of what is in SHOWN, and the version
    edition: str | None  # the name of one that the host brought
    sitters: list[Sitter]
    place: Place = (0, 0, "")  # in the list


def fitting(wish: Wish, looks: Looks) -> Iterator[sa.ColumnElement[bool]]:
    """What holds for the rows of tables that somebody wishes for."""
    yield sa.or_(*(sa.and_(li.game == name, li.rules == rules) for name, rules in looks.games))
    for column, value in ((li.game, wish.game), (li.seats, wish.seats), (li.lang, wish.lang)):
        if value:
            yield column == value
    if wish.free > 1:
        yield li.free >= wish.free
    if wish.paces:
        yield li.pace.in_(wish.paces)
    if wish.bots:
        bots = sa.or_(li.bots > 0, li.fills)
        yield bots if wish.bots == WITH else sa.not_(bots)
    if wish.find:
        found = li.words.contains(folded(wish.find), autoescape=True)
        yield sa.or_(found, li.game.in_(looks.titled))
    if wish.known:
        yield at_table(li.table_id, known_to(looks.person))
    if looks.apart:
        yield sa.not_(at_table(li.table_id, kept_apart(looks.person)))


async def offered(storage: Storage) -> tuple[str, ...]:
    """Games that go on, of which a seat is offered whose owner is away. They are few, and asked for
    first: most of the time there is none, and the lobby's rows are read in their order."""
    rows = await storage.rows(sa.select(s.table_id).where(s.offer > "").limit(OFFERED))
    return tuple(sorted({row.table_id for row in rows}))


def _inviting(looks: Looks) -> sa.ColumnElement[bool]:
    return sa.or_(OPEN, li.table_id.in_(looks.offered)) if looks.offered else OPEN


async def counted(storage: Storage, wish: Wish, looks: Looks) -> int:
    """How many tables there are."""
    query = sa.select(sa.func.count()).select_from(m.listings)
    row = await storage.row(query.where(_inviting(looks), *fitting(wish, looks)))
    return int(row[0]) if row else 0


async def inviting(
    storage: Storage, wish: Wish, looks: Looks, after: Place | None, most: int
) -> list[Listed]:
    """Tables at which one can sit down: those where the host is present first, then the oldest;
    those after one of them."""
    query = sa.select(*ORDER).where(_inviting(looks), *fitting(wish, looks))
    if after is not None:
        query = query.where(sa.tuple_(*ORDER) > sa.tuple_(*map(sa.literal, after)))
    rows = await storage.rows(query.order_by(*ORDER).limit(most))
    places: dict[str, Place] = {row.table_id: tuple(row) for row in rows}
    found = await _listed(storage, _shown().where(t.id.in_(places)))
    for each in found:
        each.place = places[each.row.id]
    return sorted(found, key=lambda each: each.place)


async def watched(storage: Storage, before: Place | None, most: int) -> list[Listed]:
    """Games that one may watch: the newest first, those before one of them."""
    query = _shown().where(t.public, t.status == m.PLAYING, t.spectators)
    if before is not None:
        place = sa.tuple_(*map(sa.literal, before[1:]))
        query = query.where(sa.tuple_(t.created, t.id) < place)
    query = query.order_by(t.created.desc(), t.id.desc()).limit(most)
    found = await _listed(storage, query)
    for each in found:
        each.place = (0, each.row.created, each.row.id)
    return found


def _shown() -> sa.Select[Any]:
    version = last_of(m.log.c.version, m.log.c.table_id).label("version")
    title = t.edition["name"].as_string().label("edition")
    return sa.select(*(t[name] for name in SHOWN), version, title)


async def _listed(storage: Storage, query: sa.Select[Any]) -> list[Listed]:
    rows = await storage.rows(query)
    sitting = await _sitting(storage, rows)
    return [Listed(row, row.edition, sitting[row.id]) for row in rows]


async def _sitting(storage: Storage, rows: Rows) -> dict[str, list[Sitter]]:
    ids: Sequence[str] = [row.id for row in rows]
    found: dict[str, list[Sitter]] = {table_id: [] for table_id in ids}
    query = sitters_of(m.seats.c.table_id.in_(ids)).order_by(m.seats.c.seat)
    for row in await storage.rows(query) if ids else ():
        found[row.table_id].append(Sitter(**row._mapping))
    return found


# Sit me down


def waiting(wish: Wish, looks: Looks, most: int) -> sa.Select[tuple[str]]:
    """Tables at which somebody may be seated, the first of the lobby first: not one at which they
    sit, and no game that goes on."""
    mine = sa.exists().where(s.table_id == li.table_id, s.person == (looks.person or "-"))
    fits = (OPEN, sa.not_(mine), *fitting(wish, looks))
    query = sa.select(li.table_id).where(*fits).order_by(*ORDER)
    return query.limit(most)


def own(wish: Wish, looks: Looks) -> sa.Select[tuple[str]]:
    """A table of this hour at which they wait already."""
    mine = sa.exists().where(s.table_id == li.table_id, s.person == (looks.person or "-"))
    now = li.pace.not_in(("today", "days"))
    fits = (OPEN, mine, now, *fitting(wish, looks))
    return sa.select(li.table_id).where(*fits).order_by(li.created.desc()).limit(1)
