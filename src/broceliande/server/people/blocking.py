"""Blocking and muting. A block keeps two people apart at every table, whoever of them wanted it: no
word, no finger that points, no ask and no invitation passes between them, and they are not seated
together again. A game that goes on goes on. A mute keeps somebody's words from one person alone.

The other is told neither.
"""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import BLOCKED
from broceliande.server.people.friends import parted
from broceliande.server.people.tokens import new_id
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.bus import News
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables.hearing import learn
from broceliande.server.tables.house import House

KINDS = {"block": folk.blocks, "mute": folk.mutes}
APART = "apart"  # the news of it, to other servers
t, s, i = m.tables.c, m.seats.c, folk.invitations.c


async def kept(storage: Storage, person: str, kind: str) -> Rows:
    """Whom somebody blocks, or mutes."""
    table, p = KINDS[kind], m.persons.c
    query = sa.select(table.c.id, table.c.at, p.name, p.crest).join(
        m.persons, p.id == table.c.other
    )
    return await storage.rows(query.where(table.c.person == person).order_by(table.c.at.desc()))


async def does(storage: Storage, person: str, other: str, kind: str) -> bool:
    """Whether one blocks or mutes another."""
    table = KINDS[kind].c
    mine = sa.select(table.id).where(table.person == person, table.other == other)
    return await storage.row(mine) is not None


async def keep(house: House, person: str, other: str, kind: str, table_id: str = "") -> None:
    """Block or mute somebody, from this moment on, at every table and server."""
    if person == other:
        raise Sorry("oneself")
    table = KINDS[kind]
    many = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
    row = {"person": person, "other": other, "id": new_id(), "at": now_ms()}

    def write(connection: sa.Connection) -> None:
        if int(connection.execute(many).scalar_one()) >= BLOCKED:
            raise Sorry("too_many_blocked")
        connection.execute(house.storage.insert(table).values(row))
        for statement in _ended(person, other) if kind == "block" else ():
            connection.execute(statement)

    await house.storage.in_one_go(write)
    await tell(house, person, other, table_id)


def _ended(person: str, other: str) -> Iterator[sa.Executable]:
    """What two people have open with each other ends with a block."""
    yield from parted(person, other)
    pair = (person, other)
    between = (i.person.in_(pair), i.guest.in_(pair), i.answer.is_(None))
    yield sa.delete(folk.invitations).where(*between)
    theirs = m.seats.alias().c
    both = sa.exists().where(theirs.table_id == t.id, theirs.person == other)
    offers = sa.select(t.id).where(t.offered.is_not(None), t.rematch.is_(None), both)
    agreed = (s.person == person, s.again.is_not(sa.false()), s.table_id.in_(offers))
    yield sa.update(m.seats).where(*agreed).values(again=False)


async def free(house: House, person: str, kept_id: str, kind: str) -> None:
    """Somebody is heard again."""
    table = KINDS[kind]
    mine = (table.c.person == person, table.c.id == kept_id)
    row = await house.storage.row(sa.select(table.c.other).where(*mine))
    if row is None:
        raise Sorry("not_found")
    await free_person(house, person, row.other, kind)


async def free_person(house: House, person: str, other: str, kind: str, table_id: str = "") -> None:
    """The same, of somebody at a table."""
    table = KINDS[kind]
    mine = (table.c.person == person, table.c.other == other)
    await house.storage.write(sa.delete(table).where(*mine))
    await tell(house, person, other, table_id)


async def tell(house: House, person: str, other: str, table_id: str = "") -> None:
    """All servers learn who hears whom at the tables where both sit, and where it was said."""
    them = m.seats.alias().c
    both = sa.select(s.table_id).where(s.person == person, t.status != m.OVER)
    joined = both.join(m.tables, t.id == s.table_id)
    rows = await house.storage.rows(
        joined.where(sa.exists().where(them.table_id == t.id, them.person == other))
    )
    for each in {row.table_id for row in rows} | ({table_id} - {""}):
        live = house.tables.get(each)
        if live is not None:
            async with house.settled(live):
                await house.loader.refresh(live)
                await learn(house.storage, live)
        house.bus.tell(News(house.id, each, APART))
