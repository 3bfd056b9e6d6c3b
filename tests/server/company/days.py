"""People with days off, and tables at which their time runs out."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm, SeatForm, TableForm
from broceliande.server.people.devices import Device
from broceliande.server.people.sessions import new_guest
from broceliande.server.storage import models as m
from broceliande.server.storage.slow import year_of
from broceliande.server.tables import opening
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from tests.server.company.test_flags import SLOW, flags_of


async def person(house: House) -> Owner:
    """Somebody whom the server knows."""
    owner, _ = new_guest(Device())
    await house.storage.write(*owner.rows)
    return Owner(owner.id)


async def laid(house: House, owner: Owner, clock: ClockForm = SLOW) -> Live:
    """A table with both seats theirs."""
    people = [SeatForm("person", "Ann"), SeatForm("person", "Bob")]
    form = TableForm("whispers", people, clock=clock)
    live, _ = await opening.open_one(house, form, "en", owner)
    return live


async def days(house: House) -> int:
    """How many days off were ever taken."""
    return len(await house.storage.rows(sa.select(m.rests)))


async def kinds(house: House, live: Live) -> list[str]:
    """What the log tells."""
    log = sa.select(m.log.c.kind).where(m.log.c.table_id == live.id).order_by(m.log.c.version)
    return [row.kind for row in await house.storage.rows(log)]


async def fall(house: House, live: Live) -> None:
    """The flags fall that are due."""
    await flags_of(house).fall(live)


async def spent(house: House, owner: Owner, count: int) -> None:
    """So many of this year are gone."""
    begins = year_of(now_ms())[0]
    rows = [{"person": owner.id, "begins": begins + each} for each in range(count)]
    await house.storage.write(sa.insert(m.rests).values(rows))
