"""Which tables and people there are: searched, a page at a time; one of them with all about it that
a keeper may know. No table is laid out, no seed, secret or position read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from broceliande.engine.game import Game
from broceliande.engine.words import title_of
from broceliande.server.desk.measures import held, out
from broceliande.server.desk.stored import stored
from broceliande.server.ground.sorry import Sorry
from broceliande.server.people import codes, passkeys, sessions
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.storage.shelf import last_of
from broceliande.server.told.desk import (
    DeskPeople,
    DeskPerson,
    DeskPersonWhole,
    DeskSeat,
    DeskTable,
    DeskTables,
    DeskTableWhole,
)
from broceliande.server.told.people import DeviceOut, PasskeyOut

PAGE = 30
t, s, p = m.tables.c, m.seats.c, m.persons.c
Find = Callable[[str], Game]


@dataclass(frozen=True)
class Sought:
    """What is looked for: words, or an id; a status of tables; those after one of them."""

    text: str = ""
    status: str = ""
    before: str = ""
    most: int = PAGE


# Tables


async def tables(storage: Storage, find: Find, sought: Sought, lang: str) -> DeskTables:
    """A page of tables, the last touched first."""
    query = _tables().order_by(t.touched.desc(), t.id.desc()).limit(sought.most + 1)
    if sought.status:
        query = query.where(t.status == sought.status)
    if text := sought.text.strip():
        sits = sa.exists().where(s.table_id == t.id, _called(s.name, text) | (s.person == text))
        named = t.id.startswith(text, autoescape=True)
        query = query.where(sa.or_(named, t.game == text, sits))
    query = _after(query, t.touched, t.id, sought.before)
    rows = await storage.rows(query)
    shown = rows[: sought.most]
    seats = await _seats(storage, [row.id for row in shown])
    listed = [_table(row, seats, find, lang) for row in shown]
    return DeskTables(listed, _next(rows, sought, "touched"))


async def table(storage: Storage, find: Find, table_id: str, lang: str) -> DeskTableWhole:
    """One table."""
    columns = (t.rules, t.amendments, t.clock, t.spectators, t.ending)
    title = t.edition["name"].as_string().label("edition")
    row = await storage.row(_tables().add_columns(*columns, title).where(t.id == table_id))
    if row is None:
        raise Sorry("unknown_table")
    seats = await _seats(storage, [table_id])
    size, began, last = await _log(storage, table_id)
    game = _found(find, row.game)
    return DeskTableWhole(
        _table(row, seats, find, lang),
        row.rules,
        list(row.amendments),
        game is not None and game.version == row.rules,
        row.clock,
        row.spectators,
        row.edition or "",
        row.ending or "",
        size,
        await _count(storage, m.snapshots, table_id),
        await _count(storage, m.chat, table_id),
        began,
        last,
    )


async def _log(storage: Storage, table_id: str) -> tuple[int, int | None, int | None]:
    """How long the log of a table is, in bytes, and when it began and last grew."""
    c = m.log.c
    size = sa.func.sum(sa.func.length(c.told) + sa.func.length(c.after)).label("size")
    began, last = sa.func.min(c.at).label("began"), sa.func.max(c.at).label("last")
    (row,) = await storage.rows(sa.select(size, began, last).where(c.table_id == table_id))
    return int(row.size or 0), row.began, row.last


def _tables() -> sa.Select[Any]:
    version = last_of(m.log.c.version, m.log.c.table_id).label("version")
    return sa.select(t.id, t.game, t.status, t.public, t.created, t.touched, version)


async def _seats(storage: Storage, ids: list[str]) -> dict[str, list[DeskSeat]]:
    found: dict[str, list[DeskSeat]] = {table_id: [] for table_id in ids}
    columns = (s.table_id, s.seat, s.kind, s.name, s.person, s.level)
    query = sa.select(*columns).where(s.table_id.in_(ids)).order_by(s.table_id, s.seat)
    for row in await storage.rows(query):
        level = row.level if row.kind == m.BOT else ""
        seat = DeskSeat(row.seat, row.kind, row.name, row.person or "", level)
        found[row.table_id].append(seat)
    return found


async def _count(storage: Storage, model: sa.Table, table_id: str) -> int:
    rows = sa.select(sa.func.count()).where(model.c.table_id == table_id)
    row = await storage.row(rows)
    return int(row[0]) if row else 0


def _found(find: Find, name: str) -> Game | None:
    try:
        return find(name)
    except Sorry:  # it is not played here any more
        return None


def _table(row: Any, seats: dict[str, list[DeskSeat]], find: Find, lang: str) -> DeskTable:
    game = _found(find, row.game)
    title = title_of(game, lang) if game else row.game
    about = (row.status, row.public, row.created, row.touched, row.version)
    return DeskTable(row.id, row.game, title, *about, seats[row.id])


# People


async def people(storage: Storage, sought: Sought) -> DeskPeople:
    """A page of people, the newest first."""
    query = _people().order_by(p.created.desc(), p.id.desc()).limit(sought.most + 1)
    if text := sought.text.strip():
        query = query.where(sa.or_(p.id == text, _called(p.name, text)))
    rows = await storage.rows(_after(query, p.created, p.id, sought.before))
    listed = await _listed(storage, rows[: sought.most])
    return DeskPeople(listed, _next(rows, sought, "created"))


async def person(storage: Storage, person_id: str, lang: str) -> DeskPersonWhole:
    """One person, and all that is stored about them, by kind and count."""
    rows = await storage.rows(_people().where(p.id == person_id))
    if not rows:
        raise Sorry("unknown_person")
    (who,) = await _listed(storage, rows)
    devices = [
        DeviceOut(row.id, row.label, row.kind, False, row.created, row.seen)
        for row in await sessions.devices(storage, person_id)
    ]
    keys = await passkeys.passkeys(storage, person_id)
    left = await codes.codes_left(storage, person_id)
    shown = [PasskeyOut(row.id, row.label, row.created, row.used) for row in keys]
    return DeskPersonWhole(who, devices, shown, left, await stored(storage, person_id, lang))


async def one(storage: Storage, typed: str) -> str:
    """The id of whom somebody means, by id or by name; Sorry if there is none, or several."""
    text = typed.strip()
    rows = await storage.rows(sa.select(p.id).where(sa.or_(p.id == text, p.name == text)).limit(9))
    if not text or not rows:
        raise Sorry("unknown_person", text)
    if len(rows) > 1 and text not in {row.id for row in rows}:
        raise Sorry("several_people", ", ".join(row.id for row in rows))
    return text if text in {row.id for row in rows} else str(rows[0].id)


def _people() -> sa.Select[Any]:
    seen = sa.select(sa.func.max(m.sessions.c.seen)).where(m.sessions.c.person == p.id)
    games = sa.select(sa.func.count(s.table_id.distinct())).where(s.person == p.id)
    keeps = sa.exists().where(m.keepers.c.person == p.id)
    return sa.select(
        *(p.id, p.name, p.crest, p.created),
        seen.scalar_subquery().label("seen"),
        games.scalar_subquery().label("games"),
        keeps.label("keeper"),
    )


async def _listed(storage: Storage, rows: Rows) -> list[DeskPerson]:
    held_now = await held(storage, m.measures.c.person.in_([row.id for row in rows]))
    told = [out(row) for row in held_now]
    return [
        DeskPerson(
            *(row.id, row.name, row.crest, row.created, row.seen, row.games, bool(row.keeper)),
            [each for each in told if each.person == row.id],
        )
        for row in rows
    ]


# What both share


def _called(name: sa.ColumnElement[str], text: str) -> sa.ColumnElement[bool]:
    """Whether a name holds a text, however it is written."""
    small = sa.func.lower(name).contains(text.lower(), autoescape=True)
    return sa.or_(name.contains(text, autoescape=True), small)


def _after(
    query: sa.Select[Any], time: sa.ColumnElement[int], key: sa.ColumnElement[str], before: str
) -> sa.Select[Any]:
    if not before:
        return query
    at, _, name = before.partition(".")
    return query.where(sa.tuple_(time, key) < sa.tuple_(sa.literal(int(at)), sa.literal(name)))


def _next(rows: Iterable[Any], sought: Sought, time: str) -> str:
    found = list(rows)
    if len(found) <= sought.most:
        return ""
    last = found[sought.most - 1]
    return f"{getattr(last, time)}.{last.id}"
