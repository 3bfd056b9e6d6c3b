"""Somebody is away: the others let a bot play, offer the seat, or wait on; the owner comes back.

All of it stands in the row of the seat, so that every server and one that starts anew know it: what
was chosen and by whom, until when they wait, the link by which somebody may sit down for the owner.
A vote for a bot stands in the row of whoever votes. A row is changed only as long as the owner is
still away; a seat that passes on is an entry of the log, so that of two who decide at once one
does, and whoever answers for the seat at that moment is told that the table has moved on.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables import entries, names, refusals, seats
from broceliande.server.tables.hearing import check_company
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from broceliande.server.tables.patience import LEAST

TRIES = 5  # times that a seat is taken again, while others write
SETTLED: dict[str, Any] = {"chosen": "", "chosen_by": None, "waits": None, "offer": None}
NOBODY: dict[str, Any] = {"stand_in": None, "stand_in_person": None}
s = m.seats.c


# The others choose


async def choose(
    house: House, live: Live, mine: Sequence[int], seat: int, choice: str, level: str
) -> None:
    """Somebody says what is to become of the seat of somebody who is away."""
    async with house.settled(live):
        await house.loader.refresh(live)
        refusals.check_others(live, mine, seat)
        refusals.check_away(live, seat)
        if choice == m.LEND:
            await _vote(house, live, mine, seat)
            await _count(house, live, seat, level, (*mine, *present(live, seat)))
        else:
            await _decide(house, live, mine[0], seat, choice)
    house.tell(live, "seats")


async def _decide(house: House, live: Live, by: int, seat: int, choice: str) -> None:
    """Wait on, or offer the seat: the first who says so decides for all. To wait ends an offer."""
    now, known = now_ms(), live.sitters[seat]
    if choice == m.OFFER and known.offer is not None:
        raise Sorry("chosen_already")
    values: dict[str, Any] = {"chosen": choice, "chosen_by": by}
    if choice == m.WAIT:
        patience = max(live.setup.patience * 1000, LEAST)
        values |= {"waits": now + patience, "offer": None}
    else:
        values |= {"waits": None, "offer": secrets.token_urlsafe(16)}
    asked = sa.or_(s.waits.is_(None), s.waits <= now)
    same = sa.and_(_away(live, known), s.chosen == known.chosen, asked)
    update = sa.update(m.seats).where(same).values(**values)

    def write(connection: sa.Connection) -> bool:
        connection.execute(_in_turn(live))
        done = connection.execute(update).rowcount == 1
        if done:
            connection.execute(_unvoted(live, seat))
        return done

    done = await house.storage.in_one_go(write)
    await house.loader.refresh(live)
    if not done:
        refusals.check_away(live, seat)  # the owner is back, or somebody chose meanwhile
        raise Sorry("chosen_already")


async def _vote(house: House, live: Live, mine: Sequence[int], seat: int) -> None:
    """Note that those want a bot for a seat, if its owner is still away."""
    away = sa.select(s.seat).where(_away(live, live.sitters[seat])).exists()
    votes = sa.update(m.seats).where(s.table_id == live.id, s.seat.in_(mine))
    voted = votes.values(wants_bot=s.wants_bot.bitwise_or(1 << seat))

    def write(connection: sa.Connection) -> None:
        connection.execute(_in_turn(live))
        if connection.execute(sa.select(away)).scalar():
            connection.execute(voted)

    await house.storage.in_one_go(write)
    await house.loader.refresh(live)
    refusals.check_away(live, seat)


async def _count(house: House, live: Live, seat: int, level: str, present: Sequence[int]) -> None:
    """A bot plays, if more than half of those present want it; those who vote are."""
    votes = [each for each in dict.fromkeys(present) if live.sitters[each].wants_bot >> seat & 1]
    if 2 * len(votes) <= len({*present}):
        return
    still = _away(live, live.sitters[seat])
    given = {**SETTLED, **NOBODY, "chosen": m.LEND, "chosen_by": votes[0]}
    try:
        await entries.switch(
            house, live, seat, m.BOT, level, _unvoted(live, seat), still=still, **given
        )
    except Sorry as wrong:
        if wrong.code != "stale" or live.sitters[seat].kind != m.BOT:
            raise  # not that another server counted the same votes first


async def recount(house: House, live: Live) -> None:
    """Somebody went: those who stay may be of one mind already. The table's lock is held."""
    for sitter in list(live.sitters):
        votes = [each.seat for each in live.sitters if each.wants_bot >> sitter.seat & 1]
        here = present(live, sitter.seat)
        if sitter.kind == m.PERSON and votes and here:
            with suppress(Sorry):
                refusals.check_away(live, sitter.seat)
                await _count(house, live, sitter.seat, sitter.level, here)


def present(live: Live, seat: int) -> list[int]:
    """The seats of people who are here and have a say in what becomes of one."""
    people = [each.seat for each in live.sitters if each.kind == m.PERSON and each.seat != seat]
    return [each for each in people if live.here(each)]


def _away(live: Live, known: Sitter) -> sa.ColumnElement[bool]:
    """Nobody has come to a seat, or been given it, since it was looked at. Whoever was at a server
    that is gone was never seen to go."""
    seat = sa.and_(s.table_id == live.id, s.seat == known.seat, s.kind == m.PERSON)
    if known.left is not None:
        return sa.and_(seat, s.left == known.left)
    return sa.and_(seat, s.left.is_(None), s.holder.is_not_distinct_from(known.holder))


def _in_turn(live: Live) -> sa.Select[Any]:
    """Whoever writes about several seats of a table has all of them, one writer after the other."""
    return sa.select(s.seat).where(s.table_id == live.id).order_by(s.seat).with_for_update()


def _unvoted(live: Live, seat: int) -> sa.Update:
    """Nobody wants a bot for a seat any more."""
    votes = sa.update(m.seats).where(s.table_id == live.id)
    return votes.values(wants_bot=s.wants_bot.bitwise_and(~(1 << seat) & 0xFFFF))


# Somebody stands in


async def stand_in(
    house: House, live: Live, seat: int, offer: str, name: str, owner: Owner | None
) -> str:
    """Sit down on a seat that is offered, by its own link or at a table that is open to all; the
    secret by which it opens to whoever stands in."""
    await check_company(house.storage, live, owner)
    async with house.settled(live):
        await house.loader.refresh(live)
        refusals.check_playing(live)
        known = live.sitters[seat]
        if known.offer is None or not (offer == known.offer or (live.setup.public and not offer)):
            raise Sorry("not_offered")
        if owner and any(owner.id in (x.person, x.stand_in_person) for x in live.sitters):
            raise Sorry("sits_already")
        secret, others = seats.new_secret(), [each.name for each in live.sitters]
        called = names.told_apart(names.clean(name or (owner.name if owner else "")), others)
        person = {"stand_in_person": owner.id if owner else None, "stand_in_name": called}
        values = {**SETTLED, **person, "stand_in": seats.hashed(secret), "left": now_ms()}
        rows = (*(owner.rows if owner else ()), _unvoted(live, seat))
        still = sa.and_(_away(live, known), s.offer == known.offer)
        await entries.switch(
            house, live, seat, m.PERSON, known.level, *rows, still=still, holder=None, **values
        )
        if live.sitters[seat].stand_in != seats.hashed(secret):
            raise Sorry("not_offered")
    return secret


# Somebody comes back, or goes


async def came(house: House, live: Live, held: Sequence[int], own: Sequence[int]) -> None:
    """Somebody sits down in front of the table, with these seats, of which those are their own."""
    await seats.came(house, live, tuple(held))
    await back(house, live, own)


async def went(house: House, live: Live, held: Sequence[int]) -> None:
    """A socket is gone: those who stay may be of one mind about somebody else already."""
    await seats.went(house, live, tuple(held))
    if any(sitter.wants_bot for sitter in live.sitters):
        async with house.settled(live):
            await recount(house, live)


async def back(house: House, live: Live, own: Sequence[int]) -> None:
    """Owners are here: what was chosen for their absence is over, and whoever plays on such a seat
    because they were away gets up at once. A bot that they asked for themselves, or that plays
    since their time was over, stays until they take the seat."""
    if not own:
        return
    async with house.settled(live):
        await house.loader.refresh(live)
        for seat in own:
            sitter = live.sitters[seat]
            given = sitter.kind == m.BOT and sitter.chosen == m.LEND
            if not live.over and (given or sitter.stand_in is not None):
                await _yield(house, live, seat)
            elif sitter.chosen or sitter.waits or sitter.offer:
                await _forget(house, live, seat)


async def _forget(house: House, live: Live, seat: int) -> None:
    """Nothing is to be chosen for a seat any more."""
    row = sa.update(m.seats).where(s.table_id == live.id, s.seat == seat)
    await house.writer.write(row.values(**SETTLED), _unvoted(live, seat))
    await house.loader.refresh(live)
    house.tell(live, "seats")


async def take_back(house: House, live: Live, seat: int, stands_in: bool = False) -> None:
    """The owner takes the seat, and the bot or the stand-in gets up; or a bot does, which plays
    since time was over, for the one who stands in."""
    async with house.settled(live):
        await house.loader.refresh(live)
        if live.over:
            raise Sorry("already_over")
        if live.sitters[seat].resigned:
            raise Sorry("resigned")
        if live.sitters[seat].lent:
            await _yield(house, live, seat, {} if stands_in else NOBODY)


async def _yield(house: House, live: Live, seat: int, nobody: Mapping[str, Any] = NOBODY) -> None:
    """Whoever plays for the owner gets up; the table's lock is held."""
    for turn in range(TRIES):
        sitter = live.sitters[seat]
        if not sitter.lent or live.over:
            return
        try:
            given = {**SETTLED, **nobody, "left": sitter.left and now_ms()}
            await entries.switch(house, live, seat, m.PERSON, sitter.level, **given)
            break
        except Sorry as wrong:  # the bot answered, or another server wrote: look again
            if wrong.code != "stale" or turn == TRIES - 1:
                raise
    for guest in [g for g in live.guests if seat in g.seats]:
        if not opens(live.sitters[seat], guest.person, guest.keys):
            guest.leave(Sorry("owner_back", name=live.sitters[seat].name))


def opens(sitter: Sitter, person: str, keys: Sequence[str]) -> bool:
    """Whether a seat opens to somebody: its owner, or who stands in for them."""
    who = (sitter.person, sitter.stand_in_person)
    return bool(person and person in who) or not {sitter.secret, sitter.stand_in}.isdisjoint(keys)
