"""How tables and people are taken away: a table is cleared, or forgotten with all that hangs on it;
a person's devices are ended, or they are deleted as they would delete themselves."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.desk.acts import written
from broceliande.server.desk.keepers import is_keeper
from broceliande.server.ground.sorry import Sorry
from broceliande.server.people import leaving, sessions
from broceliande.server.people.leaving import Left
from broceliande.server.people.sessions import Known
from broceliande.server.storage import models as m
from broceliande.server.storage.old import forget
from broceliande.server.tables import closing
from broceliande.server.tables.house import House


async def clear(house: House, keeper: str | None, table_id: str, why: str) -> None:
    """A table is closed: over for everybody, and readable as far as it went."""
    await closing.clear(house, table_id)
    await house.storage.write(written(keeper, "close", table_id, why, [table_id]))


async def forgotten(house: House, keeper: str | None, table_id: str, why: str) -> None:
    """A table is forgotten: nothing of it is kept."""
    t = m.tables.c
    row = await house.storage.row(sa.select(t.game, t.status).where(t.id == table_id))
    if row is None:
        raise Sorry("unknown_table")
    act = written(keeper, "forget", table_id, why, [table_id], game=row.game, status=row.status)
    await house.storage.write(act)
    await forget(house.storage, [table_id])
    house.put_away(table_id)


async def known_as(house: House, person: str) -> Known:
    """Somebody, as if a device of theirs asked."""
    p = m.persons.c
    row = await house.storage.row(sa.select(m.persons).where(p.id == person))
    if row is None:
        raise Sorry("unknown_person")
    return Known(row.id, row.name, row.crest, row.agrees, "", "", "")


async def deleted(house: House, keeper: str | None, person: str, why: str) -> Left:
    """Somebody asked to be deleted: what they could do themselves. It is written down first, so
    that it is known even if it breaks off."""
    known = await known_as(house, person)
    if await is_keeper(house.storage, person):
        raise Sorry("is_keeper")
    seats = m.seats.c
    mine = sa.select(seats.table_id).where(seats.person == person).distinct()
    tables = [row.table_id for row in await house.storage.rows(mine)]
    await house.storage.write(written(keeper, "delete", person, why))
    left = await leaving.delete(house, known, known.name)
    done = {"bots": len(left.bots), "freed": left.freed, "finished": len(left.finished)}
    await house.storage.write(written(keeper, "deleted", person, "", tables, **done))
    return left


async def devices_ended(house: House, keeper: str | None, person: str, why: str) -> int:
    """No device knows them any more; how many did. Their passkeys and codes still open."""
    await known_as(house, person)
    rows = await sessions.devices(house.storage, person)
    ended = await sessions.end(house.storage, person, [row.id for row in rows])
    await house.storage.write(written(keeper, "end_devices", person, why, count=ended))
    return ended
