"""A device comes to know somebody: a new token, whatever cookie it had before. What it had as a
guest is theirs from now on, and the guest is gone; nothing else is ever merged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
import structlog

from broceliande.server.people import sessions
from broceliande.server.people.devices import Device
from broceliande.server.people.sessions import Known
from broceliande.server.people.tokens import new_token
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.bus import News
from broceliande.server.tables.house import House

log = structlog.get_logger("broceliande")


@dataclass(frozen=True)
class Came:
    """A device that knows somebody now."""

    token: str
    games: int  # that it had as a guest


async def arrive(house: House, person: str, way: str, before: Known | None, device: Device) -> Came:
    """This device knows this person from now on, and nobody else any more."""
    token = new_token()

    def write(connection: sa.Connection) -> list[str]:
        tables = _leave_guest(connection, before, person) if before else []
        connection.execute(sessions.session_row(person, token, device))
        connection.execute(sessions.crowd(person))
        return tables

    tables = await house.storage.in_one_go(write)
    house.metrics.entered.labels(way).inc()
    log.info("entered", way=way, games=len(tables))
    await look_again(house, tables)
    return Came(token, len(tables))


def _leave_guest(connection: sa.Connection, before: Known, person: str) -> list[str]:
    """What this device was before: a guest whom nothing else knows ends, and their seats pass on;
    somebody who can be found again only loses this device."""
    connection.execute(sa.delete(m.sessions).where(m.sessions.c.id == before.session))
    if before.person == person or _found_again(connection, before.person):
        return []
    seats = m.seats.c
    mine = sa.select(seats.table_id).where(seats.person == before.person).distinct()
    tables = [row.table_id for row in connection.execute(mine)]
    for owned in (m.seats, m.chat, m.ways):
        passed = sa.update(owned).where(owned.c.person == before.person)
        connection.execute(passed.values(person=person))
    seated = (m.calls.c.person == before.person, m.calls.c.seat >= 0)  # what waits for a seat
    connection.execute(sa.update(m.calls).where(*seated).values(person=person))
    stood = sa.update(m.seats).where(seats.stand_in_person == before.person)
    connection.execute(stood.values(stand_in_person=person))
    folk.pass_on(connection, before.person, person)
    connection.execute(sa.delete(m.persons).where(m.persons.c.id == before.person))
    return tables


def _found_again(connection: sa.Connection, person: str) -> bool:
    ways = [sa.exists().where(way.c.person == person) for way in (m.sessions, m.passkeys)]
    ways.append(sa.exists().where(m.codes.c.person == person, m.codes.c.used.is_(None)))
    return bool(connection.execute(sa.select(sa.or_(*ways))).scalar())


async def look_again(house: House, tables: Iterable[str], what: str = "seats") -> None:
    """Whose seats are at these tables was changed in storage: memory is told, here and there."""
    for table_id in tables:
        live = house.tables.get(table_id)
        if live is None:
            house.bus.tell(News(house.id, table_id, what, 0))
            continue
        async with house.settled(live):
            await house.loader.refresh(live)
        house.tell(live, what)
