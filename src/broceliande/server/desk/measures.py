"""Who may not speak or come, until when and why: a person, or everybody from a range of addresses.
A keeper locks no keeper out, and nobody themselves."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from broceliande.server.desk.acts import written
from broceliande.server.desk.keepers import is_keeper
from broceliande.server.ground.addresses import lies_in, range_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people.tokens import new_id
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.storage.desk import BAN, MUTE
from broceliande.server.told.desk import MeasureOut, MeasuresOut

HOUR = 3_600_000
OURS = ("127.0.0.1", "::1/128")  # nobody bans the machine that the server runs on
x = m.measures.c


async def held(storage: Storage, *where: sa.ColumnElement[bool]) -> Rows:
    """The measures that hold now, the newest first."""
    name = m.persons.c.name.label("name")
    query = sa.select(m.measures, name).outerjoin(m.persons, m.persons.c.id == x.person)
    now = sa.or_(x.until.is_(None), x.until > now_ms())
    return await storage.rows(query.where(now, *where).order_by(x.made.desc(), x.id))


def out(row: Any) -> MeasureOut:
    """A measure as it is told."""
    who = (row.person or "", row.name or "", row.network or "")
    return MeasureOut(row.id, row.kind, *who, row.reason, row.made, row.until)


async def listed(storage: Storage) -> MeasuresOut:
    """All that hold."""
    return MeasuresOut([out(row) for row in await held(storage)])


async def about_person(
    storage: Storage, keeper: str | None, kind: str, person: str, why: str, hours: int | None
) -> None:
    """Somebody may not speak, or may not come."""
    await storage.write(*await rows_for(storage, keeper, kind, person, why, hours))


async def rows_for(
    storage: Storage, keeper: str | None, kind: str, person: str, why: str, hours: int | None
) -> list[sa.Executable]:
    """What is written for it; another measure of the kind takes the place of the one before."""
    if await is_keeper(storage, person):
        raise Sorry("is_keeper")
    if await storage.row(sa.select(m.persons.c.id).where(m.persons.c.id == person)) is None:
        raise Sorry("unknown_person")
    before = sa.delete(m.measures).where(x.kind == kind, x.person == person)
    row, until = _row(kind, why, hours)
    act = written(keeper, kind, person, why, until=until)
    return [before, sa.insert(m.measures).values(**row, person=person), act]


async def about_network(
    storage: Storage, keeper: str | None, text: str, why: str, hours: int | None, here: str = ""
) -> str:
    """Nobody may come from a range of addresses; the range as it is kept. `here` is the address of
    whoever says so."""
    network = range_of(text)
    if network is None:
        raise Sorry("no_network")
    desks = sa.select(m.desk_visits.c.address).where(m.desk_visits.c.until > now_ms())
    kept_from = {here, *OURS, *(row.address for row in await storage.rows(desks))} - {""}
    if any(lies_in(address, network) for address in kept_from):
        raise Sorry("holds_you")
    before = sa.delete(m.measures).where(x.kind == BAN, x.network == network)
    row, until = _row(BAN, why, hours)
    act = written(keeper, "ban_network", network, why, until=until)
    await storage.write(before, sa.insert(m.measures).values(**row, network=network), act)
    return network


def _row(kind: str, why: str, hours: int | None) -> tuple[dict[str, Any], int | None]:
    made = now_ms()
    until = None if hours is None else made + hours * HOUR
    reason = " ".join(why.split())
    row = {"id": new_id(), "kind": kind, "reason": reason, "made": made, "until": until}
    return row, until


async def taken_back(storage: Storage, keeper: str | None, measure: str, why: str = "") -> None:
    """A measure holds no more."""
    row = await storage.row(sa.select(m.measures).where(x.id == measure))
    if row is None:
        raise Sorry("not_found")
    act = "unmute" if row.kind == MUTE else "unban"
    about = row.person or row.network
    drop = sa.delete(m.measures).where(x.id == measure)
    await storage.write(drop, written(keeper, act, about, why))


async def taken_back_from(storage: Storage, keeper: str | None, kind: str, about: str) -> None:
    """The same by whom it is about: a person, or a range of addresses."""
    rows = await held(storage, x.kind == kind, sa.or_(x.person == about, x.network == about))
    if not rows:
        raise Sorry("not_found", "no such measure holds")
    for row in rows:
        await taken_back(storage, keeper, row.id)
