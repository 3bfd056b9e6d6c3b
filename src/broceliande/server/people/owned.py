"""How a seat becomes somebody's, and how its link is renewed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from broceliande.server.heard.people import HeldSeat
from broceliande.server.people.arriving import look_again
from broceliande.server.storage import models as m
from broceliande.server.tables.house import House
from broceliande.server.tables.owners import Owner
from broceliande.server.tables.seats import hashed, new_secret

Fate = Literal["yours", "another", "unknown"]


@dataclass(frozen=True)
class Taken:
    """What became of a seat that somebody wanted to take over."""

    table: str
    seat: int | None
    fate: Fate


async def take_over(house: House, owner: Owner, wanted: Sequence[HeldSeat]) -> list[Taken]:
    """Seats become the person's who holds their secrets, if they are nobody's yet: a link that was
    stolen, or only passed on, takes no seat away."""

    def write(connection: sa.Connection) -> list[Taken]:
        for row in owner.rows:
            connection.execute(row)
        taken = [each for held in wanted for each in _take(connection, owner.id, held)]
        theirs = [each for each in taken if each.fate == "yours"]
        if owner.rows and not theirs:  # so nobody is made
            connection.execute(sa.delete(m.persons).where(m.persons.c.id == owner.id))
        return taken

    taken = await house.storage.in_one_go(write)
    await look_again(house, {each.table for each in taken if each.fate == "yours"})
    return taken


def _take(connection: sa.Connection, person: str, held: HeldSeat) -> list[Taken]:
    s = m.seats.c
    opened = (s.table_id == held.table, s.secret == hashed(held.secret))
    free = sa.update(m.seats).where(*opened, s.person.is_(None))
    connection.execute(free.values(person=person))
    rows = connection.execute(sa.select(s.seat, s.person).where(*opened)).all()
    if not rows:
        return [Taken(held.table, None, "unknown")]
    fates: list[tuple[int, Fate]] = [
        (row.seat, "yours" if row.person == person else "another") for row in rows
    ]
    return [Taken(held.table, seat, fate) for seat, fate in fates]


async def new_link(house: House, table_id: str, seat: int) -> str:
    """Another secret for a seat; whoever sits there by the old one is sent away."""
    secret = new_secret()
    where = (m.seats.c.table_id == table_id, m.seats.c.seat == seat)
    await house.storage.write(sa.update(m.seats).where(*where).values(secret=hashed(secret)))
    await look_again(house, [table_id])
    return secret
