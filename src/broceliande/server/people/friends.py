"""Friends: both agree. One sends a link, or asks at a table where both sit; the other says yes.

A friendship is two rows, one each way, and each side names it by a number of its own: nobody learns
who somebody is here. Whoever ends one ends both rows, and nobody is told. Whether somebody is here
is kept for those who have friends, and told to these alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import ASKED, FRIENDS
from broceliande.server.people.tokens import digest, new_id, new_token
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables.owners import Owner

DAY = 86_400_000
LASTS = 14 * DAY  # a link
USES = 8  # people who may come by one
LINKS = 8  # of one person at a time
SEEN = 45_000  # milliseconds after which it is written again that somebody is here,
HERE = 100_000  # and until they are not any more
f, a, p, link = folk.friends.c, folk.asks.c, m.persons.c, folk.friend_links.c
presence = folk.presences.c


# The list


async def friends(storage: Storage, person: str) -> Rows:
    """Somebody's friends; when each was last seen, where they let that be known."""
    seen = sa.case((presence.shown, presence.seen), else_=None).label("seen")
    joined = folk.friends.join(m.persons, p.id == f.other)
    query = sa.select(f.id, f.other, f.at, p.name, p.crest, seen).select_from(
        joined.outerjoin(folk.presences, presence.person == f.other)
    )
    return await storage.rows(query.where(f.person == person).order_by(p.name, f.at))


async def asking(storage: Storage, person: str) -> Rows:
    """Those who would like to be somebody's friends; nobody hears of it whom they do not hear."""
    query = sa.select(a.id, a.at, p.name, p.crest).join(m.persons, p.id == a.person)
    mine = (a.other == person, a.person.not_in(folk.kept_apart(person)))
    return await storage.rows(query.where(*mine).order_by(a.at.desc()).limit(ASKED))


def is_here(seen: int | None) -> bool:
    """Whether somebody who was last seen then is here."""
    return seen is not None and seen > now_ms() - HERE


async def tie(storage: Storage, person: str, other: str) -> str:
    """What two people are to each other: `friend`, `asked` by the first, `asks` the first, or
    nothing."""
    ways = (
        ("friend", folk.friends.select().where(f.person == person, f.other == other)),
        ("asked", folk.asks.select().where(a.person == person, a.other == other)),
        ("asks", folk.asks.select().where(a.person == other, a.other == person)),
    )
    for name, query in ways:
        if await storage.row(query) is not None:
            apart = await storage.rows(folk.kept_apart(person)) if name == "asks" else ()
            return "" if other in {row.person for row in apart} else name
    return ""


# How two become friends


async def make_link(storage: Storage, person: str) -> str:
    """A link for friends to come by; of too many, the oldest lead nowhere any more."""
    token, now = new_token(), now_ms()
    row = {"digest": digest(token), "person": person, "until": now + LASTS, "uses": USES}
    mine = sa.select(link.digest).where(link.person == person)
    newest = mine.order_by(link.until.desc()).limit(LINKS)
    await storage.write(
        sa.insert(folk.friend_links).values(row),
        sa.delete(folk.friend_links).where(link.person == person, link.digest.not_in(newest)),
    )
    return token


async def sender(storage: Storage, code: str, person: str) -> Any:
    """Who sent a link; Sorry if it leads to nobody, or to somebody who is kept away."""
    query = sa.select(link.digest, p.id, p.name, p.crest).join(m.persons, p.id == link.person)
    live = (link.digest == digest(code), link.until > now_ms(), link.uses > 0)
    row = await storage.row(query.where(*live, p.id.not_in(folk.kept_apart(person))))
    if row is None:
        raise Sorry("friend_link_gone")
    return row


async def come(storage: Storage, code: str, owner: Owner) -> None:
    """Somebody says yes to a link that they were sent."""
    sent = await sender(storage, code, owner.id)
    if sent.id == owner.id:
        raise Sorry("oneself")
    used = sa.update(folk.friend_links).where(link.digest == sent.digest, link.uses > 0)

    def write(connection: sa.Connection) -> None:
        for row in owner.rows:
            connection.execute(row)
        new = _bind(connection, storage, owner.id, sent.id)
        if new and connection.execute(used.values(uses=link.uses - 1)).rowcount != 1:
            raise Sorry("friend_link_gone")

    await storage.in_one_go(write)


async def ask(storage: Storage, person: str, other: str) -> bool:
    """One would like to be another's friend. If they asked first, they are; if they do not hear
    each other, nothing comes of it, and nobody is told. Whether the other is to hear of it."""
    if person == other:
        raise Sorry("oneself")

    def write(connection: sa.Connection) -> bool:
        apart = connection.execute(folk.kept_apart(person)).scalars().all()
        back = sa.select(a.id).where(a.person == other, a.other == person)
        if other not in apart and connection.execute(back).first():
            _bind(connection, storage, person, other)
            return False
        if _count(connection, folk.asks, person) >= ASKED:
            raise Sorry("too_many_asked")
        are = sa.select(f.id).where(f.person == person, f.other == other)
        if connection.execute(are).first() is not None:
            return False
        row = {"person": person, "other": other, "id": new_id(), "at": now_ms()}
        connection.execute(storage.insert(folk.asks).values(row))
        return other not in apart

    return await storage.in_one_go(write)


async def answer(storage: Storage, person: str, ask_id: str, yes: bool) -> None:
    """Somebody says yes or no to whoever asked; a no is told to nobody."""
    asked = (a.id == ask_id, a.other == person)

    def write(connection: sa.Connection) -> None:
        row = connection.execute(sa.select(a.person).where(*asked)).first()
        if row is None:
            raise Sorry("not_found")
        if yes:
            _bind(connection, storage, person, row.person)
        connection.execute(sa.delete(folk.asks).where(*asked))

    await storage.in_one_go(write)


def _bind(connection: sa.Connection, storage: Storage, one: str, two: str) -> bool:
    """Two people are friends from now on; False if they were already."""
    are = sa.select(f.id).where(f.person == one, f.other == two)
    if connection.execute(are).first():
        return False
    if max(_count(connection, folk.friends, each) for each in (one, two)) >= FRIENDS:
        raise Sorry("too_many_friends")
    now = now_ms()
    for person, other in ((one, two), (two, one)):
        row = {"person": person, "other": other, "id": new_id(), "at": now}
        connection.execute(storage.insert(folk.friends).values(row))
        connection.execute(sa.delete(folk.asks).where(a.person == person, a.other == other))
        here = {"person": person, "shown": True, "seen": now if person == one else 0}
        connection.execute(storage.insert(folk.presences).values(here))
    return True


def _count(connection: sa.Connection, table: sa.Table, person: str) -> int:
    many = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(many).scalar_one())


async def part(storage: Storage, person: str, friend_id: str) -> None:
    """A friendship ends, on both sides, and nobody is told."""
    row = await storage.row(sa.select(f.other).where(f.person == person, f.id == friend_id))
    if row is None:
        raise Sorry("not_friends")
    await storage.write(*parted(person, row.other))


def parted(person: str, other: str) -> Sequence[sa.Executable]:
    """What two people no longer are to each other, nor ask to be."""
    pairs = ((person, other), (other, person))
    return [
        sa.delete(table).where(table.c.person == one, table.c.other == two)
        for table in (folk.friends, folk.asks)
        for one, two in pairs
    ]


# Who is here


async def shows(storage: Storage, person: str) -> bool:
    """Whether somebody lets friends know that they are here."""
    row = await storage.row(sa.select(presence.shown).where(presence.person == person))
    return row is None or bool(row.shown)


async def show(storage: Storage, person: str, on: bool) -> None:
    """Let friends know it, or not any more."""
    row = {"person": person, "shown": on, "seen": now_ms() if on else 0}
    mine = sa.update(folk.presences).where(presence.person == person)
    await storage.write(
        storage.insert(folk.presences).values(row),
        mine.values(shown=on, seen=row["seen"]),
    )


async def seen(storage: Storage, person: str) -> None:
    """Somebody is here; that is kept for their friends, if they have any and let them know."""
    now = now_ms()
    old = sa.select(presence.person).where(
        presence.person == person, presence.shown, presence.seen < now - SEEN
    )
    if await storage.row(old) is not None:
        mine = sa.update(folk.presences).where(presence.person == person, presence.shown)
        with suppress(Sorry):  # when somebody was last seen is not worth a refusal
            await storage.write(mine.values(seen=now))


def forgotten(now: int) -> Sequence[sa.Executable]:
    """What need not be known any more."""
    spent = sa.or_(link.until <= now, link.uses <= 0)
    return [sa.delete(folk.friend_links).where(spent)]
