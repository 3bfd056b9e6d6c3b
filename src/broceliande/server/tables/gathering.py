"""Before the game: who is host, who is ready, who changes seats, and bots on seats nobody takes.

Whoever changes any of it holds the row of the table, which must still be open: so a game that
begins at another server at the same moment begins with the people who are there, and ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.relisting import relist
from broceliande.server.storage.rows import Sitter, host_of
from broceliande.server.tables import entries, names
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

AWAY = 180  # seconds after which the host may free a seat
NOBODY: dict[str, Any] = {
    "kind": m.FREE,
    "name": "",
    "secret": None,
    "person": None,
    "holder": None,
    "left": None,
    "since": None,
    "ready": False,
    "only": False,
}
KEPT = ("name", "secret", "person", "holder", "left", "since", "only")  # on another seat
t, s = m.tables.c, m.seats.c


def check_host(live: Live, held: Sequence[int]) -> None:
    """Sorry, if somebody else is the host."""
    if host_of(live.sitters) not in held:
        raise Sorry("not_host")


async def ready(house: House, live: Live, seat: int, on: bool) -> None:
    """Somebody is ready, or not yet; with the last one the game begins."""
    person = at(live, seat).where(s.kind == m.PERSON)
    await change(house, live, person.values(ready=on))


async def move(house: House, live: Live, seat: int, to: int) -> None:
    """Somebody sits on another seat, if that is free."""
    _check_number(live, to)
    async with house.settled(live):
        sitter = live.sitters[seat]
        kept = {name: getattr(sitter, name) for name in KEPT}
        same = s.secret.is_(None) if sitter.secret is None else s.secret == sitter.secret
        there = at(live, to).where(s.kind == m.FREE)
        await _written(
            house,
            live,
            there.values(kind=m.PERSON, ready=False, **kept),
            at(live, seat).where(s.kind == m.PERSON, same).values(**NOBODY),
        )
    await _known(house, live)


async def fill(house: House, live: Live, seat: int, level: str, name: str, lang: str) -> None:
    """The host lets a bot take a free seat, or another one the place of a bot."""
    _check_number(live, seat)
    others = [sitter.name for sitter in live.sitters if sitter.seat != seat]
    called = names.clean(name) or say(lang, "bot-name", number=seat + 1)
    bot = {"kind": m.BOT, "level": level, "name": names.told_apart(called, others)}
    await change(house, live, at(live, seat).where(s.kind != m.PERSON).values(**bot))


async def empty(house: House, live: Live, seat: int) -> None:
    """The host takes a bot out again."""
    _check_number(live, seat)
    bot = at(live, seat).where(s.kind == m.BOT)
    await change(house, live, bot.values(**NOBODY))


async def free(house: House, live: Live, seat: int) -> None:
    """The host frees the seat of somebody who has been away for a while; they are told when they
    look again."""
    _check_number(live, seat)
    async with house.settled(live):
        await house.loader.refresh(live)
        sitter = live.sitters[seat]
        _check_away(live, sitter)
        gone = at(live, seat).where(s.kind == m.PERSON, s.left == sitter.left)
        told = {"table_id": live.id, "secret": sitter.secret or "", "person": sitter.person}
        note = house.storage.insert(m.freed).values(**told)
        await _written(house, live, gone.values(**NOBODY), also=[note])
    await _known(house, live)


def _check_away(live: Live, sitter: Sitter) -> None:
    if sitter.kind != m.PERSON:
        raise Sorry("not_a_person")
    if live.here(sitter.seat):
        raise Sorry("still_here", seconds=0)
    waited = (now_ms() - (sitter.left or 0)) / 1000
    if waited < AWAY:
        raise Sorry("still_here", seconds=max(1, round(AWAY - waited)))


async def was_freed(house: House, live: Live, person: str, secrets: Sequence[str] = ()) -> bool:
    """Whether a seat that somebody had here was freed, by who they are or what opened it."""
    f = m.freed.c
    theirs = sa.or_(f.person == (person or "-"), f.secret.in_(secrets))
    told = sa.select(f.secret).where(f.table_id == live.id, theirs)
    return await house.storage.row(told) is not None


async def get_up(house: House, live: Live, seat: int) -> None:
    """Somebody leaves before the game, and the seat is free again. The table's lock is held."""
    await _written(house, live, at(live, seat).values(**NOBODY))
    for name, value in NOBODY.items():
        setattr(live.sitters[seat], name, value)
    live.rename()


# How it is written


def _check_number(live: Live, seat: int) -> None:
    if not 0 <= seat < live.setup.seats:
        raise Sorry("not_found")


def at(live: Live, seat: int) -> sa.Update:
    """A change of a seat."""
    return sa.update(m.seats).where(s.table_id == live.id, s.seat == seat)


async def change(house: House, live: Live, *updates: sa.Update) -> None:
    """Change seats, each by one of these, or none of them."""
    async with house.settled(live):
        await _written(house, live, *updates)
    await _known(house, live)


async def _written(
    house: House, live: Live, *updates: sa.Update, also: Sequence[sa.Executable] = ()
) -> None:
    """All of it, while the table is open, or nothing: each changes one seat."""
    waits = sa.update(m.tables).where(t.id == live.id, t.status == m.OPEN)

    def write(connection: sa.Connection) -> bool:
        if connection.execute(waits.values(touched=now_ms())).rowcount != 1:
            raise Sorry("has_begun")
        if any(connection.execute(update).rowcount != 1 for update in updates):
            raise _Late
        for statement in also:
            connection.execute(statement)
        relist(connection, live.id)
        return True

    try:
        await house.storage.in_one_go(write)
    except _Late:
        await house.loader.refresh(live)
        raise taken(live) from None


class _Late(Exception):
    """Somebody else was quicker: nothing is written."""


def taken(live: Live) -> Sorry:
    """Why a seat cannot be had: who sat down last, and how many are left."""
    people = [sitter for sitter in live.sitters if sitter.kind == m.PERSON]
    last = max(people, key=lambda sitter: sitter.since or 0, default=None)
    name = last.name if last else ""
    return Sorry("seat_taken", name=name, named="yes" if name else "no", open=live.free)


async def _known(house: House, live: Live) -> None:
    """Memory knows it too, everybody is told, and the game begins if all are ready."""
    async with house.settled(live):
        await house.loader.refresh(live)
        house.tell(live, "table")
        await entries.start(house, live)
    house.company.look(live)
