"""Rounds of the outbox, as the database sees them: claim what is due, write down what became of it.

What a server claimed is its own until a time; if it is killed meanwhile, another takes it then.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from broceliande.server.calls.carrying import Way
from broceliande.server.calls.hours import Wishes
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage

call, carry, way = m.calls.c, m.carries.c, m.ways.c
WAY = ("id", "person", "kind", "preset", "address", "keys", "lang", "site", "confirmed")
Key = tuple[str, str]  # a message and its way
STATE = ("failures", "error", "active")


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


async def claim_calls(
    storage: Storage, holder: str, now: int, until: int, most: int
) -> dict[str, list[Any]]:
    """Calls that are due, of at most so many people, by person."""
    due = (call.due <= now, call.claimed <= now)

    def work(connection: sa.Connection) -> list[Any]:
        query = sa.select(call.person).where(*due).order_by(call.due).limit(most)
        people = sorted({row.person for row in connection.execute(query)})
        mine = sa.update(m.calls).where(call.person.in_(people), *due)
        claimed = mine.values(claimed=until, holder=holder).returning(*m.calls.c)
        return list(connection.execute(claimed)) if people else []

    found: dict[str, list[Any]] = {}
    for row in sorted(await storage.in_one_go(work), key=lambda row: (row.due, row.id)):
        found.setdefault(row.person, []).append(row)
    return found


async def settle(storage: Storage, holder: str, now: int, made: Sequence[Made]) -> None:
    """Write down what became of claimed calls: all of it, or nothing."""

    def work(connection: sa.Connection) -> None:
        for each in made:
            for statement in _settled(connection, holder, now, each):
                connection.execute(statement)

    await storage.in_one_go(work)


def _settled(connection: sa.Connection, holder: str, now: int, made: Made) -> list[sa.Executable]:
    free = {"claimed": 0, "holder": ""}
    done: list[sa.Executable] = []
    mine = sa.update(m.calls).where(call.holder == holder)
    for name, why in made.dropped.items():
        done.append(mine.where(call.id == name).values(due=None, dropped=why, **free))
    for name, due in made.later.items():
        done.append(mine.where(call.id == name).values(due=due, **free))
    if made.told and _all_ours(connection, holder, made.told):
        sent = mine.where(call.id.in_(made.told))
        done.append(sent.values(due=None, sent=now, message=made.message, **free))
        done += [sa.insert(m.carries).values(row) for row in _carries(connection, now, made)]
    return done


def _all_ours(connection: sa.Connection, holder: str, calls: Sequence[str]) -> bool:
    """Whether no other server took a call, since ours had run out."""
    ours = sa.select(call.id).where(call.id.in_(calls), call.holder == holder)
    return len(connection.execute(ours.with_for_update()).all()) == len(calls)


def _carries(connection: sa.Connection, now: int, made: Made) -> list[dict[str, Any]]:
    """One for each way that is still there."""
    there = sa.select(way.id).where(way.id.in_(list(made.bodies)), way.active.is_(sa.true()))
    kept = {"message": made.message, "made": now, "until": made.until, "due": now}
    return [
        {**kept, "way": row.id, "body": made.bodies[row.id]} for row in connection.execute(there)
    ]


async def claim_carries(
    storage: Storage, holder: str, now: int, until: int, most: int, but: Collection[Key]
) -> Rows:
    """Messages that are to be carried now, at most so many, but for those on their way."""
    due = [carry.due <= now, carry.claimed <= now]
    if but:
        due.append(sa.tuple_(carry.message, carry.way).not_in(sorted(but)))

    def work(connection: sa.Connection) -> list[Any]:
        first = sa.select(carry.message, carry.way).where(*due).order_by(carry.due).limit(most)
        keys = [tuple(row) for row in connection.execute(first)]
        mine = sa.update(m.carries).where(sa.tuple_(carry.message, carry.way).in_(keys), *due)
        claimed = mine.values(claimed=until, holder=holder).returning(*m.carries.c)
        return list(connection.execute(claimed)) if keys else []

    return await storage.in_one_go(work)


async def ways_of(storage: Storage, where: sa.ColumnElement[bool]) -> dict[str, Way]:
    """Ways, by their names."""
    columns = [m.ways.c[name] for name in (*WAY, *STATE)]
    rows = await storage.rows(sa.select(*columns).where(where).order_by(way.made, way.id))
    return {row.id: Way(**row._mapping) for row in rows}


async def wishes_of(storage: Storage, people: Sequence[str]) -> Mapping[str, Wishes]:
    """What people wish, if they ever said so."""
    rows = await storage.rows(sa.select(m.calling).where(m.calling.c.person.in_(people)))
    names = [name for name in Wishes.__dataclass_fields__ if name != "kinds"]
    return {
        row.person: Wishes(**{name: getattr(row, name) for name in names}, kinds=tuple(row.kinds))
        for row in rows
    }


async def names_of(storage: Storage, people: Sequence[str]) -> dict[str, str]:
    """What people are called."""
    p = m.persons.c
    rows = await storage.rows(sa.select(p.id, p.name).where(p.id.in_(people)))
    return {row.id: row.name for row in rows}


async def lately(storage: Storage, person: str, since: int) -> Rows:
    """Somebody's turns of which they were told after a time."""
    told = (call.person == person, call.sent > since, call.kind.in_(("turn", "soon")))
    return await storage.rows(sa.select(m.calls).where(*told).order_by(call.sent.desc()))


async def calls_in(storage: Storage, message: str) -> Rows:
    """The calls that a message was made of."""
    return await storage.rows(sa.select(m.calls).where(call.message == message))
