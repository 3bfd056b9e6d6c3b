"""A seat is kept for a friend: an invitation to a table that waits. It is a row, seen on the
friend's page for as long as the table waits and they have not answered."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import INVITED
from broceliande.server.people.tokens import new_id
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables import seats
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner

i, f, t, s, p = folk.invitations.c, folk.friends.c, m.tables.c, m.seats.c, m.persons.c


async def invite(house: House, live: Live, person: str, friend_id: str) -> str:
    """Keep a friend a seat at a table that waits; who that is, to be called."""
    row = await house.storage.row(sa.select(f.other).where(f.person == person, f.id == friend_id))
    if row is None:
        raise Sorry("not_friends")
    if live.started:
        raise Sorry("has_begun")
    if not live.free:
        raise Sorry("table_full")
    if any(sitter.person == row.other for sitter in live.sitters):
        raise Sorry("invited_already")
    made = {"id": new_id(), "person": person, "guest": row.other, "table_id": live.id}
    here = sa.select(sa.func.count()).select_from(folk.invitations).where(i.table_id == live.id)

    def write(connection: sa.Connection) -> None:
        if int(connection.execute(here).scalar_one()) >= INVITED:
            raise Sorry("too_many_invited")
        connection.execute(sa.insert(folk.invitations).values(**made, at=now_ms()))

    try:
        await house.storage.in_one_go(write)
    except IntegrityError:
        raise Sorry("invited_already") from None
    return str(row.other)


async def waiting(storage: Storage, person: str) -> Rows:
    """The seats that friends keep for somebody: those who sit there still, at tables that wait."""
    sits = sa.exists().where(s.table_id == t.id, s.person == i.person)
    free = sa.exists().where(s.table_id == t.id, s.kind == m.FREE)
    mine = sa.exists().where(s.table_id == t.id, s.person == person)
    columns = (i.id, i.at, t.id.label("table_id"), t.game, t.seats, p.name, p.crest)
    clock = (t.clock, t.clock_ms, t.bonus_ms, t.cap_ms)
    joined = folk.invitations.join(m.tables, t.id == i.table_id).join(m.persons, p.id == i.person)
    query = sa.select(*columns, *clock).select_from(joined)
    asked = (i.guest == person, i.answer.is_(None), t.status == m.OPEN, sits, free, ~mine)
    friendly = i.person.in_(folk.befriended(person))
    return await storage.rows(query.where(*asked, friendly).order_by(i.at.desc()).limit(INVITED))


async def asked_of(storage: Storage, person: str) -> int:
    """How many seats are kept for somebody, and how many would be their friends."""
    a = folk.asks.c
    asks = sa.select(sa.func.count()).select_from(folk.asks)
    mine = asks.where(a.other == person, a.person.not_in(folk.kept_apart(person)))
    row = await storage.row(mine)
    return len(await waiting(storage, person)) + (int(row[0]) if row else 0)


async def answer(house: House, owner: Owner, invitation: str, coming: bool) -> str:
    """Somebody comes, and sits down; or another time. The table."""
    found = [each for each in await waiting(house.storage, owner.id) if each.id == invitation]
    if not found:
        raise Sorry("invitation_gone")
    table_id = str(found[0].table_id)
    if coming:
        live = await house.live(table_id)
        await seats.join(house, live, "", None, owner)
    said = sa.update(folk.invitations).where(i.id == invitation, i.guest == owner.id)
    await house.storage.write(said.values(answer=coming))
    return table_id
