"""Once more? A rematch is offered, agreed to or declined; it opens when all who stay have agreed.

All of it is stored: who offered at the table, what each says at their seats. Whoever changes it
holds the row of the table meanwhile, so that two servers cannot open two tables, nor one for people
who have just said no. Those who block each other are not asked together: to whoever offers it the
other has left.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from broceliande.bots.levels import LEVELS, USUAL
from broceliande.engine.errors import BadOption
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Setup, Sitter
from broceliande.server.tables import names, opening
from broceliande.server.tables.hearing import apart_from
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

BOT, FEWER = "bot", "fewer"  # what is done without those who leave
t, s = m.tables.c, m.seats.c


@dataclass(frozen=True)
class Answer:
    """What somebody says to a rematch, with all the seats that they hold."""

    seats: tuple[int, ...]
    stay: bool
    without: str | None = None


@dataclass(frozen=True)
class Offer:
    """How a rematch that was offered stands, by seats of the table that is over."""

    seat: int  # who offers it
    agreed: list[int]
    waiting: list[int]
    left: list[int]
    first: int | None  # who begins; None where the lot says so
    without: str | None
    ways: list[str]  # what can be done without those who leave


async def answer(house: House, live: Live, said: Answer, lang: str) -> Live:
    """Offer a rematch, agree to one, or decline: the new table, if it opened by that, else the old
    one."""
    async with house.settled(live):
        if not live.over:
            raise Sorry("not_over")
        _check(live, said)
        first = _next_starter(live)
        await house.storage.in_one_go(lambda connection: _say(connection, house, live, said, first))
        house.caller.wake()
        await house.loader.refresh(live)
        new = await _open(house, live, lang)
    house.tell(live, "table")
    if new is None:
        return live
    return await opening.begun(house, new)


def _check(live: Live, said: Answer) -> None:
    offer = offer_of(live)
    if live.setup.rematch is None and offer is None and not said.stay:
        raise Sorry("no_offer")
    if said.without is not None and (offer is None or said.without not in offer.ways):
        raise Sorry("bad_seats", "nobody left, or the game is not for so few")


def offer_of(live: Live) -> Offer | None:
    """How the offer of a table stands, if there is one."""
    return offer_in(live.setup, live.sitters, live.game.seats)


def offer_in(setup: Any, sitters: Sequence[Any], counts: Collection[int]) -> Offer | None:
    """The same of rows that were read: how the table's stands, with these seats, of a game for so
    many."""
    if setup.offered is None:
        return None
    mine = [(sitter.seat, sitter.again) for sitter in sitters if owned(sitter)]
    left = [seat for seat, again in mine if again is False]
    first = _passed(setup.starter, len(sitters), left)
    ways = _ways(counts, len(sitters), left)
    agreed = [seat for seat, again in mine if again]
    waiting = [seat for seat, again in mine if again is None]
    return Offer(setup.offered, agreed, waiting, left, first, setup.without, ways)


def _ways(counts: Collection[int], seats: int, left: Collection[int]) -> list[str]:
    return ([FEWER] if seats - len(left) in counts else []) + [BOT] if left else []


def owned(sitter: Any) -> bool:
    """Whether somebody must be asked: a bot that plays for them does not agree for them, and who
    left for good is not waited for."""
    return not sitter.resigned and (sitter.secret is not None or sitter.person is not None)


def _next_starter(live: Live) -> int | None:
    """The seat after the one that began; None where the rules leave it to the lot."""
    named = next((option.name for option in live.game.options if option.passes), None)
    if named is None:
        return None
    began: int = getattr(live.table._state, named)
    return (began + 1) % live.setup.seats


def _passed(starter: int | None, seats: int, left: Collection[int]) -> int | None:
    """Who begins, if the one whose turn it was leaves."""
    if starter is None:
        return None
    order = [(starter + step) % seats for step in range(seats)]
    return next((seat for seat in order if seat not in left), None)


# What is said


def _held(connection: sa.Connection, table_id: str) -> bool:
    """Hold the table's row until the transaction ends; False if the rematch has opened already."""
    open_still = sa.update(m.tables).where(t.id == table_id, t.rematch.is_(None))
    return connection.execute(open_still.values(offered=t.offered)).rowcount == 1


def _say(
    connection: sa.Connection, house: House, live: Live, said: Answer, first: int | None
) -> None:
    if not _held(connection, live.id):
        return
    table, seats = sa.update(m.tables).where(t.id == live.id), sa.update(m.seats)
    all_seats = seats.where(s.table_id == live.id)
    agreed = sa.select(s.seat).where(s.table_id == live.id, s.again.is_(sa.true()))
    if said.stay:
        fresh = {"offered": said.seats[0], "starter": first, "without": None}
        apart = apart_from(connection, live, said.seats)
        if connection.execute(table.where(t.offered.is_(None)).values(**fresh)).rowcount:
            connection.execute(all_seats.values(again=None))
            connection.execute(all_seats.where(s.seat.in_(apart)).values(again=False))
            for call in house.caller.offered(live, said.seats, apart):
                connection.execute(call)
        elif connection.execute(agreed.where(s.seat.in_(apart))).first():
            raise Sorry("no_rematch")
    connection.execute(all_seats.where(s.seat.in_(said.seats)).values(again=said.stay))
    if said.without:  # the first answer counts
        connection.execute(table.where(t.without.is_(None)).values(without=said.without))
    if not said.stay:
        connection.execute(table.values(without=None))
        theirs = sa.or_(s.secret.is_not(None), s.person.is_not(None))
        stays = theirs, s.resigned.is_(sa.false()), s.again.is_not(sa.false())
        rest = sa.select(s.seat).where(s.table_id == live.id, *stays)
        if connection.execute(rest).first() is None:  # all of them left
            connection.execute(table.values(offered=None))
            connection.execute(all_seats.values(again=None))


# The new table


async def _open(house: House, live: Live, lang: str) -> str | None:
    """Open it, if nobody need be asked any more; its link. The table's lock is held."""
    while live.setup.rematch is None:
        offer = offer_of(live)
        if offer is None or offer.waiting or not offer.agreed or (offer.left and not offer.without):
            return None
        sitters = _seated(live, offer, lang)
        table = _dealt(live, offer, len(sitters))
        setup = _setup(live, table)
        for seat, sitter in enumerate(sitters):
            sitter.table_id, sitter.seat = setup.id, seat
        await _claim(house, live, opening.rows(setup, table, sitters), setup.id)
        await house.loader.refresh(live)
    return live.setup.rematch


async def _claim(house: House, live: Live, rows: list[sa.Executable], new: str) -> None:
    """Write the new table down, unless somebody was quicker or thought better of it."""
    dealt_for = {sitter.seat: sitter.again for sitter in live.sitters}, live.setup.without

    def claim(connection: sa.Connection) -> None:
        if not _held(connection, live.id):
            return
        said = connection.execute(sa.select(s.seat, s.again).where(s.table_id == live.id)).all()
        without = connection.execute(sa.select(t.without).where(t.id == live.id)).scalar()
        if ({row.seat: row.again for row in said}, without) != dealt_for:
            return
        for statement in rows:
            connection.execute(statement)
        connection.execute(sa.update(m.tables).where(t.id == live.id).values(rematch=new))

    await house.storage.in_one_go(claim)


def _seated(live: Live, offer: Offer, lang: str) -> list[Sitter]:
    """Who sits at the new table: whoever owns a seat is back on it."""
    sitters = []
    for sitter in live.sitters:
        if sitter.seat in offer.left and offer.without == FEWER:
            continue
        stays = owned(sitter) and sitter.seat not in offer.left
        sitters.append(Sitter(**{**vars(sitter), **(_back() if stays else _bot(sitter, lang))}))
    return sitters


FRESH = {
    **opening.ALONE,
    "holder": None,
    "hidden": False,
    "place": None,
    "score": None,
    "again": None,
}


def _back() -> dict[str, object]:
    now = now_ms()
    return {**FRESH, "kind": m.PERSON, "left": now, "since": now, "ready": True}


def _bot(sitter: Sitter, lang: str) -> dict[str, object]:
    """The bot that was there, or one in the place of somebody who leaves."""
    nobody: dict[str, object] = {
        "secret": None,
        "person": None,
        "left": None,
        "since": None,
        "only": False,
    }
    if sitter.owned:
        nobody |= {"name": names.clean(say(lang, "bot-name", number=sitter.seat + 1))}
    level = sitter.level if sitter.level in LEVELS else USUAL
    return {**FRESH, **nobody, "kind": m.BOT, "level": level, "ready": False}


def _dealt(live: Live, offer: Offer, seats: int) -> Table:
    """The game dealt anew with what was agreed; what does not fit fewer seats is left open."""
    given = {**live.setup.given, "amendments": None}
    named = next((option.name for option in live.game.options if option.passes), None)
    if named is not None and offer.first is not None:
        before = [seat for seat in offer.left if seat < offer.first]
        given[named] = offer.first - (len(before) if offer.without == FEWER else 0)
    try:
        return open_table(live.game, seats, None, given)
    except BadOption:
        kept = {name: value for name, value in given.items() if _fits(live, seats, name, value)}
        return open_table(live.game, seats, None, kept)


def _fits(live: Live, seats: int, name: str, value: object) -> bool:
    try:
        open_table(live.game, seats, None, {name: value})
    except BadOption:
        return False
    return True


def _setup(live: Live, table: Table) -> Setup:
    assert table.seed is not None
    assert table.commitment is not None
    now = now_ms()
    dealt = {"id": opening.link(), "seed": table.seed, "commitment": table.commitment}
    rules = {"rules": live.game.version, "amendments": list(table.rules.amendments)}
    fresh = {"status": m.OPEN, "created": now, "touched": now, "ending": None, "rematch": None}
    offer = {"offered": None, "starter": None, "without": None, "code": None}
    agreed = {"seats": table.seats, "options": table.options}
    return Setup(**{**vars(live.setup), **dealt, **rules, **fresh, **offer, **agreed})
