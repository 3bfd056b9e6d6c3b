"""Rounds of the outbox, as the database sees them: claim what is due, write down what became of it.

What a server claimed is its own until a time; if it is killed meanwhile, another takes it then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from broceliande.server.calls.carrying import Way
from broceliande.server.calls.hours import Wishes
from broceliande.server.calls.waits import waits
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage

call, carry, way = m.calls.c, m.carries.c, m.ways.c
Key = tuple[str, str]  # a message and its way
FREE = {"claimed": 0, "holder": ""}  # a call that nobody holds


@dataclass
class Made:
    """What became of one person's calls."""

    person: str
    dropped: dict[str, str] = field(default_factory=dict)  # calls, and why
    later: dict[str, int] = field(default_factory=dict)  # and until when
    told: list[str] = field(default_factory=list)  # calls that the message is made of
    message: str = ""
    until: int = 0
    bodies: dict[str, dict[str, Any]] = field(default_factory=dict)  # what it says, by way


async def waiting(storage: Storage, now: int) -> tuple[bool, bool]:
    """Whether calls are due, and carries."""
    calls = sa.exists().where(call.due <= now, call.claimed <= now)
    carries = sa.exists().where(carry.due <= now, carry.claimed <= now)
    row = await storage.row(sa.select(calls.label("calls"), carries.label("carries")))
    return (bool(row.calls), bool(row.carries)) if row else (False, False)


@dataclass(frozen=True)
class Claimed:
    """Calls that are due, by person, and what it takes to make messages of them; read in the
    transaction that claims them."""

    calls: dict[str, list[Any]]
    names: dict[str, str]
    wishes: dict[str, Wishes]
    ways: dict[str, Way]
    lately: list[Any]  # turns of which they were told a while ago, the last first
    waits: dict[str, int]  # games that wait for them


async def claim_calls(
    storage: Storage, holder: str, now: int, until: int, most: int, since: int
) -> Claimed:
    """Claim calls that are due, of at most so many people; what they were told after a time comes
    along."""
    due = (call.due <= now, call.claimed <= now)

    def work(connection: sa.Connection) -> Claimed:
        query = sa.select(call.person).where(*due).order_by(call.due).limit(most)
        people = sorted({row.person for row in connection.execute(query)})
        mine = sa.update(m.calls).where(call.person.in_(people), *due)
        claimed = mine.values(claimed=until, holder=holder).returning(*m.calls.c)
        rows = list(connection.execute(claimed)) if people else []
        return _claimed(connection, rows, since)

    return await storage.in_one_go(work)


def _claimed(connection: sa.Connection, rows: list[Any], since: int) -> Claimed:
    calls: dict[str, list[Any]] = {}
    for row in sorted(rows, key=lambda row: (row.due, row.id)):
        calls.setdefault(row.person, []).append(row)
    if not calls:
        return Claimed({}, {}, {}, {}, [], {})
    person, wish = m.persons.c, m.calling.c
    named = sa.select(person.id, person.name).where(person.id.in_(calls))
    wishes = connection.execute(sa.select(m.calling).where(wish.person.in_(calls)))
    told = (call.person.in_(calls), call.sent > since, call.kind.in_(("turn", "soon")))
    lately = sa.select(m.calls).where(*told).order_by(call.sent.desc())
    return Claimed(
        calls,
        {row.id: row.name for row in connection.execute(named)},
        {row.person: _wishes(row) for row in wishes},
        _ways(connection, way.person.in_(calls) & way.active.is_(sa.true())),
        list(connection.execute(lately)),
        waits(connection, calls),
    )


def _wishes(row: Any) -> Wishes:
    said = {name: getattr(row, name) for name in Wishes.__dataclass_fields__}
    return Wishes(**{**said, "kinds": tuple(row.kinds)})


def _ways(connection: sa.Connection, where: sa.ColumnElement[bool]) -> dict[str, Way]:
    columns = [m.ways.c[name] for name in Way.__dataclass_fields__]
    rows = connection.execute(sa.select(*columns).where(where).order_by(way.made, way.id))
    return {row.id: Way(**row._mapping) for row in rows}


async def settle(storage: Storage, holder: str, now: int, made: Sequence[Made]) -> None:
    """Write down what became of claimed calls: all of it, or nothing."""

    def work(connection: sa.Connection) -> None:
        mine = sa.update(m.calls).where(call.holder == holder, call.id == sa.bindparam("name"))
        gone = [{"name": name, "why": why} for each in made for name, why in each.dropped.items()]
        later = [{"name": name, "at": due} for each in made for name, due in each.later.items()]
        told = _still_ours(connection, holder, [each for each in made if each.told])
        sent = [{"name": name, "text": each.message} for each in told for name in each.told]
        dropped, due, text = map(_given, ("why", "at", "text"))
        _all(connection, mine.values(due=None, dropped=dropped, **FREE), gone)
        _all(connection, mine.values(due=due, **FREE), later)
        _all(connection, mine.values(due=None, sent=now, message=text, **FREE), sent)
        _all(connection, sa.insert(m.carries), _carries(connection, now, told))

    await storage.in_one_go(work)


def _given(name: str) -> sa.BindParameter[Any]:
    """What each row brings along."""
    return sa.bindparam(name)


def _all(connection: sa.Connection, statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
    """The same for all of them, at once: whoever plays waits for as long as this takes."""
    if rows:
        connection.execute(statement, rows)


def _still_ours(connection: sa.Connection, holder: str, made: list[Made]) -> list[Made]:
    """Those of whose calls no other server took one, since ours had run out."""
    names = [name for each in made for name in each.told]
    ours = sa.select(call.id).where(call.id.in_(names), call.holder == holder)
    kept = {row.id for row in connection.execute(ours.with_for_update())} if names else set()
    return [each for each in made if kept.issuperset(each.told)]


def _carries(connection: sa.Connection, now: int, told: list[Made]) -> list[dict[str, Any]]:
    """One for each way that is still there."""
    names = [name for each in told for name in each.bodies]
    there = sa.select(way.id).where(way.id.in_(names), way.active.is_(sa.true()))
    active = {row.id for row in connection.execute(there)} if names else set()
    return [
        {
            "message": each.message,
            "made": now,
            "until": each.until,
            "due": now,
            "way": name,
            "body": body,
        }
        for each in told
        for name, body in each.bodies.items()
        if name in active
    ]


async def claim_carries(
    storage: Storage, holder: str, now: int, until: int, most: int, but: Collection[Key]
) -> tuple[list[Any], dict[str, Way]]:
    """Messages that are to be carried now, at most so many, but for those on their way already;
    and the ways that they go."""
    due = [carry.due <= now, carry.claimed <= now]
    if but:
        due.append(sa.tuple_(carry.message, carry.way).not_in(sorted(but)))

    def work(connection: sa.Connection) -> tuple[list[Any], dict[str, Way]]:
        first = sa.select(carry.message, carry.way).where(*due).order_by(carry.due).limit(most)
        keys = [tuple(row) for row in connection.execute(first)]
        if not keys:
            return [], {}
        mine = sa.update(m.carries).where(sa.tuple_(carry.message, carry.way).in_(keys), *due)
        claimed = mine.values(claimed=until, holder=holder).returning(*m.carries.c)
        rows = list(connection.execute(claimed))
        return rows, _ways(connection, way.id.in_([row.way for row in rows]))

    return await storage.in_one_go(work)


async def way_of(storage: Storage, name: str) -> Way | None:
    """The way of that name."""
    return (await storage.in_one_go(lambda asked: _ways(asked, way.id == name))).get(name)


async def calls_in(storage: Storage, message: str) -> Rows:
    """The calls that a message was made of."""
    return await storage.rows(sa.select(m.calls).where(call.message == message))
