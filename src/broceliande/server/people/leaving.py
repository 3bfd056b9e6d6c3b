"""Somebody is deleted: their name leaves the seats and what they said, bots play on for them, and
nothing knows them any more. Others keep their games; no entry of a log is touched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
import structlog

from broceliande.bots.levels import LEVELS, USUAL
from broceliande.server.ground.sorry import Sorry
from broceliande.server.people.arriving import look_again
from broceliande.server.people.sessions import Known
from broceliande.server.storage import models as m
from broceliande.server.storage import relisting
from broceliande.server.storage.database import Rows
from broceliande.server.tables import closing, names, seats
from broceliande.server.tables.house import House

log = structlog.get_logger("broceliande")


@dataclass
class Left:
    """What became of somebody's games."""

    bots: set[str] = field(default_factory=set)  # the tables at which a bot plays on
    freed: int = 0  # seats
    finished: set[str] = field(default_factory=set)


async def delete(house: House, known: Known, typed: str) -> Left:
    """Delete somebody who typed their name. If this breaks off, they are still there, and may do it
    again: who they are goes last."""
    if names.clean(typed) != known.name:
        raise Sorry("wrong_name")
    left, owned = Left(), await _owned(house, known.person)
    for row in owned:
        with suppress(Sorry):  # of a table that today's rules cannot lay out, or that is gone
            await _get_up(house, row, left)
    await house.storage.write(*_forgotten(known.person))
    house.metrics.deleted.inc()
    log.info("deleted", bots=len(left.bots), freed=left.freed, finished=len(left.finished))
    await look_again(house, {row.table_id for row in owned}, "table")
    for table_id in left.bots:
        with suppress(Sorry):
            await closing.unwanted(house, await house.live(table_id))
    return left


async def _owned(house: House, person: str) -> Rows:
    s, t = m.seats.c, m.tables.c
    query = sa.select(s.table_id, s.seat, s.kind, s.level, t.status)
    return await house.storage.rows(
        query.join(m.tables, t.id == s.table_id).where(s.person == person)
    )


async def _get_up(house: House, row: sa.Row[Any], left: Left) -> None:
    """Before a game the seat is free again; in one a bot plays on."""
    if row.status == m.OVER:
        left.finished.add(row.table_id)
        return
    live = await house.live(row.table_id)
    level = row.level if row.level in LEVELS else USUAL
    if not live.started:
        await seats.leave(house, live, row.seat, bot=False, level=level)
        left.freed += 1
    elif not live.over:
        if live.sitters[row.seat].kind == m.PERSON:
            await seats.leave(house, live, row.seat, bot=True, level=level)
        left.bots.add(row.table_id)


def _forgotten(person: str) -> Iterator[sa.Executable]:
    """What is written: all of it, or nothing."""
    s, c = m.seats.c, m.chat.c
    named = (s.table_id == c.table_id, s.seat == c.seat, s.person == person, s.name == c.name)
    theirs = sa.or_(c.person == person, sa.exists().where(*named))
    yield sa.update(m.chat).where(theirs).values(name="")
    yield relisting.nameless(person)
    looked = (s.table_id == m.seen.c.table_id, s.seat == m.seen.c.seat, s.person == person)
    yield sa.delete(m.seen).where(sa.exists().where(*looked))
    nobody = {"name": "", "secret": None, "person": None, "only": False, "ahead": 0}
    yield sa.update(m.seats).where(s.person == person).values(**nobody)
    stood = {"stand_in": None, "stand_in_name": ""}
    yield sa.update(m.seats).where(s.stand_in_person == person).values(**stood)
    yield sa.delete(m.ahead).where(m.ahead.c.person == person)
    yield sa.delete(m.persons).where(m.persons.c.id == person)
