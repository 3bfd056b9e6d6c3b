"""Who sits where: secrets, joining, leaving, bots that play on for those who left.

A seat opens to the person whose it is, and to whoever holds its secret: 128 random bits, of which
only a hash is kept.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage import relisting
from broceliande.server.storage.relisting import relist
from broceliande.server.storage.rows import host_of
from broceliande.server.tables import entries, gathering, names
from broceliande.server.tables.hearing import check_company
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner


def new_secret() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def held(live: Live, given: Iterable[str], person: str = "") -> tuple[int, ...]:
    """The seats that these secrets open, every one of which must open one, and those of a
    person; also those at which they stand in for somebody."""
    found = {s.seat for s in live.sitters if person and person in (s.person, s.stand_in_person)}
    for secret in given:
        seats = _opened(live, hashed(secret))
        if not seats:
            raise Sorry("wrong_secret")
        found |= seats
    return tuple(sorted(found))


def own(live: Live, keys: Iterable[str], person: str = "") -> tuple[int, ...]:
    """The seats whose owner somebody is, by hashed secrets or as a person; nobody is who only
    stands in."""
    digests = set(keys)
    mine = (s for s in live.sitters if (person and s.person == person) or s.secret in digests)
    return tuple(s.seat for s in mine)


def _opened(live: Live, digest: str) -> set[int]:
    """Compares with every seat, whatever it finds: how long it takes tells nothing."""
    none = "-" * 64
    same = [
        hmac.compare_digest(sitter.secret or none, digest)
        | hmac.compare_digest(sitter.stand_in or none, digest)
        for sitter in live.sitters
    ]
    return {seat for seat, equal in enumerate(same) if equal}


async def change(house: House, live: Live, seat: int, **values: Any) -> None:
    """Write something about a seat down, then know it; the table's lock is held."""
    where = (m.seats.c.table_id == live.id, m.seats.c.seat == seat)
    await house.writer.write(sa.update(m.seats).where(*where).values(**values))
    for name, value in values.items():
        setattr(live.sitters[seat], name, value)
    live.rename()


async def join(
    house: House, live: Live, name: str, seat: int | None, owner: Owner | None = None
) -> tuple[int, str]:
    """Sit down on a free seat; its number and its secret."""
    await check_company(house.storage, live, owner)
    async with house.settled(live):
        _check_closed(live)
        free = [s.seat for s in live.sitters if s.kind == m.FREE]
        if not free:
            raise Sorry("table_full")
        wanted = free if seat is None else [seat]
        if seat is not None and seat not in free:
            raise gathering.taken(live)
        secret = new_secret()
        name = _named(live, name or (owner.name if owner else ""))
        now, kept = now_ms(), hashed(secret)
        values = {"kind": m.PERSON, "name": name, "secret": kept, "left": now, "since": now}
        for each in wanted:
            if await _sit(house, live, each, values, owner):
                break
        else:
            await house.loader.refresh(live)
            _check_closed(live)
            raise gathering.taken(live) if live.free else Sorry("table_full")
        await house.loader.refresh(live)
        house.tell(live, "table")
        await entries.start(house, live)
    return each, secret


def _check_closed(live: Live) -> None:
    if live.over and not live.table.over:
        raise Sorry("table_closed")


def _named(live: Live, name: str, seat: int | None = None) -> str:
    """What somebody is called at a table, who is to sit there or does."""
    others = [sitter.name for sitter in live.sitters if sitter.seat != seat]
    return names.told_apart(names.clean(name), others)


class _Taken(Exception):
    """Somebody else was quicker: nothing is written."""


async def _sit(
    house: House, live: Live, seat: int, values: dict[str, Any], owner: Owner | None
) -> bool:
    """Take a seat if it is still free; of two who try at once, one gets it."""
    free = sa.update(m.seats).where(
        m.seats.c.table_id == live.id, m.seats.c.seat == seat, m.seats.c.kind == m.FREE
    )
    person = owner.id if owner else None
    open_still = (m.tables.c.id == live.id, m.tables.c.status == m.OPEN)
    held = sa.update(m.tables).where(*open_still).values(touched=now_ms())
    with suppress(_Taken):
        async with house.storage.writing() as connection:
            if (await connection.execute(held)).rowcount != 1:
                raise _Taken
            for row in owner.rows if owner else ():
                await connection.execute(row)
            if (await connection.execute(free.values(**values, person=person))).rowcount != 1:
                raise _Taken
            told = (m.freed.c.table_id == live.id, m.freed.c.person == person)
            await connection.execute(sa.delete(m.freed).where(*told))
            await connection.run_sync(relist, live.id)
        return True
    return False


async def rename(house: House, live: Live, seat: int, name: str) -> None:
    """A new name for a seat."""
    async with house.settled(live):
        await change(house, live, seat, name=_named(live, name, seat))
        await house.writer.write(relisting.renamed(live.id, live.sitters))
    house.tell(live, "table")  # every sentence may hold the name


async def give_only(house: House, live: Live, seat: int, on: bool) -> None:
    """Whether the house gives the seat's answers where there is only one."""
    async with house.settled(live):
        await change(house, live, seat, only=on)
    house.tell(live, "seats")
    house.company.look(live)


async def leave(house: House, live: Live, seat: int, bot: bool, level: str) -> None:
    """Get up. Before the game the seat is free again; later a bot plays on, if that is wanted,
    or the others may ask for one after a while."""
    async with house.settled(live):
        if not live.started:
            await gathering.get_up(house, live, seat)
        elif bot and not live.over and live.sitters[seat].kind == m.PERSON:
            await entries.switch(house, live, seat, m.BOT, level)
        else:
            await change(house, live, seat, holder=None, left=now_ms())
    for guest in [g for g in live.guests if seat in g.seats]:
        guest.cut()
    house.tell(live, "seats")


# Who is here


async def came(house: House, live: Live, seats: tuple[int, ...]) -> None:
    """Somebody sits down in front of the table."""
    if seats:
        where = (m.seats.c.table_id == live.id, m.seats.c.seat.in_(seats))
        here = sa.update(m.seats).where(*where).values(holder=house.id, left=None)
        host = [relisting.host_came(live.id, house.id)] if _hosts(live, seats) else []
        await house.writer.write(here, *host)
        for seat in seats:
            live.sitters[seat].holder, live.sitters[seat].left = house.id, None
            live.sitters[seat].alive = True
    house.tell(live, "seats")


async def went(house: House, live: Live, seats: tuple[int, ...]) -> None:
    """A socket is gone; those of its seats that have no other one are away."""
    async with house.settled(live):  # whoever reads the seats meanwhile would think them here
        gone = [s for s in seats if not any(s in guest.seats for guest in live.guests)]
        if gone:
            now = now_ms()
            where = (m.seats.c.table_id == live.id, m.seats.c.seat.in_(gone))
            mine = sa.update(m.seats).where(*where, m.seats.c.holder == house.id)
            host = [relisting.host_went(live.id, house.id)] if _hosts(live, gone) else []
            await house.writer.write(mine.values(left=now), *host)
            for seat in gone:
                if live.sitters[seat].holder == house.id:
                    live.sitters[seat].left = now
    house.tell(live, "seats")


def _hosts(live: Live, seats: Sequence[int]) -> bool:
    """Whether the host of a public table is among them, of which the lobby tells."""
    return live.setup.public and not live.over and host_of(live.sitters) in seats


async def let_watch(house: House, live: Live, allowed: bool) -> None:
    """Let the table be watched, or send those away who watch."""
    async with house.settled(live):
        table = sa.update(m.tables).where(m.tables.c.id == live.id)
        await house.writer.write(table.values(spectators=allowed))
        live.setup.spectators = allowed
    if not allowed:
        for guest in [g for g in live.guests if not g.seats]:
            guest.leave(Sorry("no_spectators"))
    house.tell(live, "table")
