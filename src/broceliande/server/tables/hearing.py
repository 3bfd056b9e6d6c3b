"""Who does not hear whom: people who block each other, or one who mutes the other.

Everybody at a socket has the people at hand whose words they are not told. That is read anew from
storage before anything that was said is told, so that it holds at every server and after a restart;
moves are told to all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import folk
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables.live import Live
from broceliande.server.tables.onlookers import Onlooker
from broceliande.server.tables.owners import Owner

b, mute = folk.blocks.c, folk.mutes.c


def listeners(live: Live, guest: Onlooker) -> set[str]:
    """The people at a socket: whom the device knows, and whose seats are held there."""
    seats = {live.sitters[seat].person for seat in guest.seats}
    return {person for person in {guest.person, *seats} if person}


async def unheard(storage: Storage, people: Collection[str]) -> dict[str, frozenset[str]]:
    """By each of these people, those whom they do not hear."""
    if not people:
        return {}
    blocking = sa.select(b.person, b.other).where(b.person.in_(people))
    blocked = sa.select(b.other, b.person).where(b.other.in_(people))
    muting = sa.select(mute.person, mute.other).where(mute.person.in_(people))
    found: dict[str, set[str]] = {}
    for row in await storage.rows(sa.union_all(blocking, blocked, muting)):
        found.setdefault(row.person, set()).add(row.other)
    return {person: frozenset(others) for person, others in found.items()}


async def learn(storage: Storage, live: Live) -> None:
    """Everybody who looks at a table here has at hand whom they do not hear."""
    heard_by = {guest: listeners(live, guest) for guest in live.guests}
    found = await unheard(storage, {each for people in heard_by.values() for each in people})
    for guest, people in heard_by.items():
        guest.apart = together(found, people)


def together(found: dict[str, frozenset[str]], people: Iterable[str]) -> frozenset[str]:
    """Whom several people at one socket do not hear: whoever one of them does not."""
    return frozenset[str]().union(*(found.get(person, frozenset()) for person in people))


def silent(sitter: Sitter, apart: Collection[str]) -> bool:
    """Whether what a seat says or points at is not told to somebody."""
    return bool({sitter.person, sitter.stand_in_person} & {*apart})


def apart_from(connection: sa.Connection, live: Live, seats: Collection[int]) -> list[int]:
    """The seats of people who are not to be seated with those of these seats."""
    mine = {live.sitters[seat].person for seat in seats} - {None}
    rows = sa.select(b.person, b.other).where(sa.or_(b.person.in_(mine), b.other.in_(mine)))
    apart = {each for row in connection.execute(rows) for each in row} - mine
    return [sitter.seat for sitter in live.sitters if sitter.person in apart]


async def check_company(storage: Storage, live: Live, owner: Owner | None) -> None:
    """Nobody sits down with somebody whom they block, or who blocks them; Sorry if they would. Only
    those who block are told why."""
    if owner is None:
        return
    named: dict[str, str] = {}
    for sitter in live.sitters:
        named |= {each: sitter.name for each in (sitter.person, sitter.stand_in_person) if each}
    mine = sa.select(b.other).where(b.person == owner.id, b.other.in_(named))
    row = await storage.row(mine)
    if row is not None:
        name = named[row.other]
        raise Sorry("blocked_there", name=name, named="yes" if name else "no")
    theirs = sa.select(b.person).where(b.other == owner.id, b.person.in_(named))
    if await storage.row(theirs) is not None:
        raise Sorry("no_seat_for_you")
