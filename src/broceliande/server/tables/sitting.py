"""Sit me down: at the first table of the lobby that fits, or at a new one.

To look and to open is one act: whoever opens a table holds a row that all who do so need, and looks
once more. So two who ask at the same moment, at any two servers, sit at one table; and whoever
finds the last seat taken is led to the next table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import sqlalchemy as sa

from broceliande.bots.levels import LEVELS
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm, SeatForm, TableForm
from broceliande.server.heard.sitting import SitForm, WishForm
from broceliande.server.storage import models as m
from broceliande.server.storage.lobby import WITHOUT, Looks, Wish, own, waiting
from broceliande.server.storage.relisting import relist
from broceliande.server.tables import entries, names, opening, refusals
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from broceliande.server.tables.seats import hashed, new_secret

ROUNDS, FEW = 3, 8  # times that the lobby is looked through, and tables of it that are tried
MINUTE, HOUR, DAY = 60, 3600, 86_400
CLOCKS = {  # of a table that is opened for a pace
    "none": ClockForm(),
    "now": ClockForm("game", 20 * MINUTE),
    "today": ClockForm("move", 2 * HOUR),
    "days": ClockForm("game", 3 * DAY, 12 * HOUR, 5 * DAY),
}
LOCK = "sit"  # the row that whoever opens a table for strangers holds
t, s, d = m.tables.c, m.seats.c, m.deadlines.c


@dataclass(frozen=True)
class Sat:
    """Where somebody sits now."""

    live: Live
    seat: int
    secret: str  # none, if they sat there before
    opened: bool


@dataclass(frozen=True)
class Newcomer:
    """Somebody who is to be seated."""

    wish: Wish
    looks: Looks
    owner: Owner | None
    name: str
    fills: int | None  # after how many milliseconds bots may take the other seats
    secret: str = field(default_factory=new_secret, repr=False)


def wished(told: WishForm) -> Wish:
    """What a form wishes for."""
    about = (told.game, told.seats, told.free, tuple(sorted(set(told.paces))))
    return Wish(*about, told.speaks, told.bots, told.known, told.find.strip())


async def sit_down(
    house: House, form: SitForm, looks: Looks, lang: str, owner: Owner | None
) -> Sat:
    """Seat somebody."""
    wish = wished(form.wish)
    if wish.known and not looks.person:
        raise Sorry("not_known")
    refusals.check_level(form.level)
    name = names.clean(form.name) or (owner.name if owner else "")
    fills = form.bots_after * MINUTE * 1000 if wish.bots != WITHOUT else 0
    newcomer = Newcomer(wish, looks, owner, name, fills or None)
    if found := await _already(house, newcomer):
        return found
    for _ in range(ROUNDS):
        rows = await house.storage.rows(waiting(wish, looks, FEW))
        for row in rows:
            if place := await _sit_at(house, newcomer, row.table_id):
                return await _seated(house, newcomer, *place)
        if not rows:
            break
    return await _open(house, newcomer, _form(house, form, wish), lang, form.level)


async def _already(house: House, newcomer: Newcomer) -> Sat | None:
    """Whoever waits for a game of this hour goes on waiting there, and not at two tables."""
    if not newcomer.looks.person:
        return None
    row = await house.storage.row(own(newcomer.wish, newcomer.looks))
    if row is None:
        return None
    live = await house.live(row.table_id)
    mine = [each.seat for each in live.sitters if each.person == newcomer.looks.person]
    return Sat(live, mine[0], "", False) if mine else None


async def _sit_at(house: House, newcomer: Newcomer, table_id: str) -> tuple[str, int] | None:
    return await house.storage.in_one_go(lambda asked: _take(asked, newcomer, table_id))


def _take(connection: sa.Connection, newcomer: Newcomer, table_id: str) -> tuple[str, int] | None:
    """A seat at that table, if it still fits when nobody else can change it."""
    now = now_ms()
    held = sa.update(m.tables).where(t.id == table_id, t.status == m.OPEN).values(touched=now)
    if connection.execute(held).rowcount != 1:
        return None
    fits = waiting(newcomer.wish, newcomer.looks, 1).where(m.listings.c.table_id == table_id)
    if connection.execute(fits).first() is None:
        return None
    seats = sa.select(s.seat, s.kind, s.name).where(s.table_id == table_id).order_by(s.seat)
    rows = connection.execute(seats).all()
    seat = next((row.seat for row in rows if row.kind == m.FREE), None)
    if seat is None:
        return None
    owner = newcomer.owner
    for statement in owner.rows if owner else ():
        connection.execute(statement)
    name = names.told_apart(newcomer.name, [row.name for row in rows])
    person = {"kind": m.PERSON, "name": name, "person": owner.id if owner else None}
    kept = {"secret": hashed(newcomer.secret), "left": now, "since": now}
    place = sa.update(m.seats).where(s.table_id == table_id, s.seat == seat)
    connection.execute(place.values(**person, **kept))
    freed = (m.freed.c.table_id == table_id, m.freed.c.person == person["person"])
    connection.execute(sa.delete(m.freed).where(*freed))
    relist(connection, table_id)
    _wish_for_bots(connection, newcomer, table_id, now)
    return table_id, seat


def _wish_for_bots(connection: sa.Connection, newcomer: Newcomer, table_id: str, now: int) -> None:
    """At a table that was opened by a press like this one, and lets bots in, the first who wishes
    for them says when."""
    if newcomer.fills is None:
        return
    due = now + newcomer.fills
    lets = (t.id == table_id, t.filler.is_not(None), t.fills.is_(None))
    if connection.execute(sa.update(m.tables).where(*lets).values(fills=due)).rowcount == 1:
        connection.execute(sa.delete(m.deadlines).where(d.table_id == table_id))
        row = {"table_id": table_id, "version": 0, "due": due}
        connection.execute(sa.insert(m.deadlines).values(row))
        told = sa.update(m.listings).where(m.listings.c.table_id == table_id)
        connection.execute(told.values(fills=True))


async def _seated(
    house: House, newcomer: Newcomer, table_id: str, seat: int, opened: bool = False
) -> Sat:
    """It is written: memory knows it too, everybody is told, and the game begins if it can."""
    live = await house.live(table_id)
    async with house.settled(live):
        await house.loader.refresh(live)
        house.tell(live, "table")
        await entries.start(house, live)
    house.company.look(live)
    return Sat(live, seat, newcomer.secret, opened)


# A new table


def _form(house: House, form: SitForm, wish: Wish) -> TableForm:
    """A table that fits what is wished for."""
    name = wish.game or form.game
    if name not in house.names():
        raise Sorry("unknown_game")
    game = house.game(name)
    counts = sorted(count for count in game.seats if count > 1)
    if not counts or (wish.seats and wish.seats not in counts):
        raise Sorry("bad_seats", f"{name} is played with {', '.join(map(str, counts))} seats")
    least = max(2, wish.free + 1)
    enough = [count for count in counts if count >= least] or counts[-1:]
    count = wish.seats or (form.seats if form.seats in enough else enough[0])
    pace = next((each for each in ("now", "today", "days", "none") if each in wish.paces), "now")
    seats = [SeatForm("person"), *(SeatForm("open") for _ in range(count - 1))]
    return TableForm(game=name, seats=seats, public=True, clock=CLOCKS[pace])


async def _open(house: House, newcomer: Newcomer, form: TableForm, lang: str, level: str) -> Sat:
    """A new table, unless one that fits was opened at this very moment."""
    filler = None if newcomer.wish.bots == WITHOUT else level if level in LEVELS else None
    fills = now_ms() + newcomer.fills if newcomer.fills and filler else None
    filling = opening.Filling(filler, fills) if filler else None
    form.seats[0].name = newcomer.name
    laid = opening.lay(house, form, lang, newcomer.owner, {0: newcomer.secret}, filling)

    def open_it(connection: sa.Connection) -> tuple[str, int] | None:
        _hold(connection, house)
        for row in connection.execute(waiting(newcomer.wish, newcomer.looks, FEW)).all():
            if place := _take(connection, newcomer, row.table_id):
                return place
        for statement in laid.rows:
            connection.execute(statement)
        if fills is not None:
            due = {"table_id": laid.setup.id, "version": 0, "due": fills}
            connection.execute(sa.insert(m.deadlines).values(due))
        return None

    place = await house.storage.in_one_go(open_it)
    if place is None:
        return await _seated(house, newcomer, laid.setup.id, 0, opened=True)
    return await _seated(house, newcomer, *place)


def _hold(connection: sa.Connection, house: House) -> None:
    """Hold what whoever opens a table for strangers holds, until the transaction ends."""
    row = {"name": LOCK, "holder": "", "until": 0}
    connection.execute(house.storage.insert(m.leases).values(row))
    mine = sa.update(m.leases).where(m.leases.c.name == LOCK)
    connection.execute(mine.values(holder=house.id))
