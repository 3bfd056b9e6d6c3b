"""The ways by which somebody is called, and their wishes: kept, changed, stopped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from broceliande.server.calls import links
from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.calls import WAYS
from broceliande.server.people.tokens import digest, new_id
from broceliande.server.storage import calling
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage

NIGHT = (22 * 60, 8 * 60)  # quiet hours, until somebody wishes for others
EVENING = 19  # the hour of "tonight"
SOON = timedelta(hours=2)  # and what it means in the evening itself
STOPPED = "way_stopped"


@dataclass(frozen=True)
class New:
    """A way that somebody gives us."""

    kind: str
    address: str
    keys: Mapping[str, str]
    lang: str
    site: str
    preset: str = ""
    session: str | None = None


async def of(storage: Storage, person: str) -> Rows:
    """Somebody's ways, the oldest first, with the device that each calls."""
    w = m.ways.c
    query = sa.select(m.ways, m.sessions.c.label.label("device"))
    query = query.outerjoin(m.sessions, m.sessions.c.id == w.session)
    return await storage.rows(query.where(w.person == person).order_by(w.made, w.id))


async def one(storage: Storage, person: str, way: str) -> Way:
    """One of them; Sorry, if it is none of theirs."""
    w = m.ways.c
    row = await storage.row(sa.select(m.ways).where(w.id == way, w.person == person))
    if row is None:
        raise Sorry("not_found")
    return way_of(row)


def way_of(row: sa.Row[Any]) -> Way:
    """A way, as couriers know it."""
    return Way(**{name: getattr(row, name) for name in Way.__dataclass_fields__})


async def add(storage: Storage, person: str, new: New, zone: str | None) -> str:
    """Another way; one to the same address is replaced. A browser calls one person alone: whoever
    is at it now."""
    name, key = new_id(), await links.key(storage)
    values = {
        "id": name,
        "person": person,
        "kind": new.kind,
        "preset": new.preset,
        "address": new.address,
        "keys": dict(new.keys),
        "lang": new.lang,
        "site": new.site,
        "session": new.session,
        "made": now_ms(),
        "stop": digest(links.stopping(key, name)),
    }
    async with storage.writing() as connection:
        same = await connection.execute(sa.select(m.ways).where(_alike(person, new)))
        old = [row.id for row in same if new.kind == calling.PUSH or row.keys == dict(new.keys)]
        await connection.execute(sa.delete(m.ways).where(m.ways.c.id.in_(old)))
        mine = sa.select(sa.func.count()).select_from(m.ways).where(m.ways.c.person == person)
        if (await connection.execute(mine)).scalar_one() >= WAYS:
            raise Sorry("too_many_ways")
        await connection.execute(sa.insert(m.ways).values(**values))
        await _begin(storage, connection, person, new.lang, zone)
    return name


def _alike(person: str, new: New) -> sa.ColumnElement[bool]:
    """Ways that the new one may take the place of."""
    w = m.ways.c
    same = sa.and_(w.kind == new.kind, w.preset == new.preset, w.address == new.address)
    if new.kind == calling.PUSH:
        return sa.or_(same, sa.and_(w.kind == new.kind, w.session == new.session))
    return sa.and_(same, w.person == person)


async def remove(storage: Storage, person: str, way: str) -> None:
    """It is forgotten, and what it was about to carry with it."""
    w = m.ways.c
    async with storage.writing() as connection:
        mine = sa.delete(m.ways).where(w.id == way, w.person == person)
        if not (await connection.execute(mine)).rowcount:
            raise Sorry("not_found")


async def tried(storage: Storage, way: str, result: Result) -> None:
    """What became of a test call."""
    good = result.outcome is Outcome.SENT
    values: dict[str, Any] = {"tried": now_ms(), "error": "" if good else result.why}
    if good:
        values |= {"failures": 0, "active": True}
    elif result.outcome is Outcome.GONE:
        values |= {"active": False}
    await storage.write(sa.update(m.ways).where(m.ways.c.id == way).values(**values))


# From the message itself, without being known here


async def stoppable(storage: Storage, secret: str) -> sa.Row[Any] | None:
    """The way that a stop link is of."""
    return await storage.row(sa.select(m.ways).where(m.ways.c.stop == digest(secret)))


async def stop(storage: Storage, secret: str) -> bool:
    """Nobody is called by it any more; whether there is such a way."""
    w = m.ways.c
    async with storage.writing() as connection:
        stopped = sa.update(m.ways).where(w.stop == digest(secret))
        done = await connection.execute(stopped.values(active=False, error=STOPPED))
        return bool(done.rowcount)


async def once_a_day(storage: Storage, secret: str) -> bool:
    """From now on one message a day; whether there is such a way."""
    row = await stoppable(storage, secret)
    if row is not None:
        await wish(storage, row.person, row.lang, {"digest": calling.DAILY})
    return row is not None


async def confirm(storage: Storage, given: str) -> bool:
    """An address was read by whoever gave it: from now on it is written to."""
    way, _, _ = given.partition(".")
    w = m.ways.c
    row = await storage.row(sa.select(w.address).where(w.id == way, w.kind == calling.MAIL))
    key = await links.key(storage)
    if row is None or not links.confirms(key, given, way, row.address):
        return False
    unread = sa.update(m.ways).where(w.id == way, w.confirmed.is_(None))
    await storage.write(unread.values(confirmed=now_ms()))
    return True


# Wishes


def known_zone(zone: str | None) -> bool:
    """Whether we know the hours of a place."""
    return zone is not None and zone in available_timezones()


async def wishes(storage: Storage, person: str, lang: str) -> Mapping[str, Any]:
    """How somebody wants to be called; who never said so, at any hour."""
    row = await storage.row(sa.select(m.calling).where(m.calling.c.person == person))
    return dict(row._mapping) if row is not None else {**_first(person, lang), **_quiet(())}


def _first(person: str, lang: str) -> dict[str, Any]:
    at_once = {"digest": calling.AT_ONCE, "hour": 8, "off": False}
    return {"person": person, "lang": lang, "zone": "UTC", "kinds": [*calling.KINDS], **at_once}


def _quiet(hours: tuple[int, ...]) -> dict[str, Any]:
    begin, end = hours if len(hours) == 2 else (None, None)
    return {"quiet_from": begin, "quiet_to": end}


async def _begin(
    storage: Storage, connection: AsyncConnection, person: str, lang: str, zone: str | None
) -> None:
    """With the first way, nights are quiet, by the hours of the place they are at."""
    known = known_zone(zone)
    row = _first(person, lang) | _quiet(NIGHT if known else ())
    row |= {"zone": zone} if known else {}
    await connection.execute(storage.insert(m.calling).values(**row))


async def wish(storage: Storage, person: str, lang: str, wanted: Mapping[str, Any]) -> None:
    """Change some of it."""
    changed = {name: value for name, value in wanted.items() if name != "quiet"}
    if "zone" in changed and not known_zone(changed["zone"]):
        raise Sorry("unknown_zone")
    if "quiet" in wanted:
        hours = tuple(wanted["quiet"])
        if len(hours) == 1 or (hours and hours[0] == hours[1]):
            raise Sorry("malformed", "quiet: two different times, or none")
        changed |= _quiet(hours)
    first = storage.insert(m.calling).values(**_first(person, lang), **_quiet(()))
    change = sa.update(m.calling).where(m.calling.c.person == person)
    await storage.write(first, change.values(lang=lang, **changed))


async def put_off(storage: Storage, person: str, message: str) -> int:
    """Tonight: what this message was made of is called again then, if it still waits."""
    row = await storage.row(sa.select(m.calling.c.zone).where(m.calling.c.person == person))
    due, c = tonight(now_ms(), row.zone if row is not None else "UTC"), m.calls.c
    async with storage.writing() as connection:
        again = sa.update(m.calls).where(c.message == message, c.person == person)
        fresh = {"due": due, "sent": None, "message": None, "claimed": 0, "holder": ""}
        if not (await connection.execute(again.values(**fresh))).rowcount:
            raise Sorry("not_found")
    return due


def tonight(now: int, zone: str) -> int:
    """The evening of today there; in the evening itself, a little later."""
    there = datetime.fromtimestamp(now / 1000, ZoneInfo(zone if known_zone(zone) else "UTC"))
    evening = there.replace(hour=EVENING, minute=0, second=0, microsecond=0)
    later = evening.timestamp() if there < evening - SOON else (now / 1000 + SOON.total_seconds())
    return int(later * 1000)
