"""Somebody's games, read from storage in a few questions: no table is laid out for a list.

Who owes an answer, since when and with how much time left stands in what every entry of the log
keeps beside the game, so it is never out of step with the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables.aftermath import After

RUNNING, WAITING, FINISHED = "running", "waiting", "finished"
OFFERED = "offered"  # finished games of which somebody offers a rematch
STATUS = {RUNNING: m.PLAYING, WAITING: m.OPEN, FINISHED: m.OVER, OFFERED: m.OVER}
SHOWN = (
    *("id", "game", "rules", "status", "clock", "created", "touched", "ending", "rematch"),
    *("origin", "origin_ply"),
    *("offered", "starter", "without"),
)
MOST = 500  # running games that are looked through
t, s = m.tables.c, m.seats.c


@dataclass
class Game:
    """One of somebody's games."""

    row: Any  # of what is in SHOWN, and what the last entry keeps
    person: str
    seats: list[Any]  # rows of `seats`, with the crest of whose they are

    @cached_property
    def after(self) -> After | None:
        """What the last entry keeps; None before the first."""
        return _after(self.row.after)

    @property
    def own(self) -> list[int]:
        """The person's seats, at which they sit themselves."""
        return [each.seat for each in self.seats if each.person == self.person]

    @property
    def turn(self) -> list[int]:
        """The seats that owe an answer."""
        return self.after.asked if self.after and self.row.status == m.PLAYING else []

    @property
    def mine(self) -> bool:
        """Whether it is this person's turn, and no bot plays for them."""
        sit = {each.seat for each in self.seats if each.kind == m.PERSON}
        return bool(sit & {*self.own} & {*self.turn})

    @property
    def _looked_at(self) -> list[int]:
        own = [seat for seat in self.turn if seat in self.own]
        return own if self.mine else self.turn

    @property
    def since(self) -> int | None:
        """Since when those owe it whose turn is shown."""
        at = self.after.asked_at if self.after else []
        known = [at[seat] for seat in self._looked_at if seat < len(at)]
        return min((time for time in known if time), default=None)  # old entries do not say

    def left(self, now: int) -> int | None:
        """Milliseconds until the first of their clocks falls; None where none runs."""
        after = self.after
        if after is None or self.row.status != m.PLAYING:
            return None
        runs = [seat for seat in self._looked_at if after.since[seat]]
        return min((max(0, after.since[x] + after.left[x] - now) for x in runs), default=None)


def _after(text: str | None) -> After | None:
    return msgspec.json.decode(text, type=After) if text else None


def _of(person: str, part: str) -> sa.Select[Any]:
    """Somebody's games, without their columns; hidden ones are not among them, nor those that go on
    and that they left for good."""
    mine = [s.table_id == t.id, s.person == person, s.hidden.is_(sa.false())]
    if part in {RUNNING, OFFERED}:
        mine.append(s.resigned.is_(sa.false()))
    own = sa.exists().where(*mine)
    query = sa.select(sa.func.count()).select_from(m.tables).where(t.status == STATUS[part], own)
    return query.where(_offers(person)) if part == OFFERED else query


def _offers(person: str) -> sa.ColumnElement[bool]:
    """Somebody offers a rematch that has not opened, and the person has not declined it."""
    mine = m.seats.alias().c
    left = sa.exists().where(mine.table_id == t.id, mine.person == person, mine.again.is_(False))
    return sa.and_(t.offered.is_not(None), t.rematch.is_(None), ~left)


def _last_entry() -> sa.ColumnElement[bool]:
    """The last entry of a table's log."""
    other = m.log.alias()
    last = sa.select(sa.func.max(other.c.version)).where(other.c.table_id == t.id)
    newest = last.correlate(m.tables).scalar_subquery()
    return sa.and_(m.log.c.table_id == t.id, m.log.c.version == newest)


def _with_rows(query: sa.Select[Any]) -> sa.Select[Any]:
    log = _last_entry()
    joined = m.tables.outerjoin(m.log, log)
    columns = (*(t[name] for name in SHOWN), m.log.c.after)
    return query.with_only_columns(*columns, maintain_column_froms=False).select_from(joined)


async def running(storage: Storage, person: str, now: int) -> list[Game]:
    """Games that go on: one's own turns first, those with the least time left first of all."""
    query = _with_rows(_of(person, RUNNING)).order_by(t.created.desc()).limit(MOST)
    games = await _seated(storage, person, await storage.rows(query))
    return sorted(games, key=lambda game: _order(game, now))


def _order(game: Game, now: int) -> tuple[bool, bool, int, int]:
    left = game.left(now)
    return not game.mine, left is None, left or 0, game.since or 0


@dataclass(frozen=True)
class Wanted:
    """Which games are looked for."""

    part: str
    games: Sequence[str] = ()  # whose titles hold what is looked for
    text: str = ""  # or an opponent's name does
    before: tuple[int, str] | None = None


async def listed(
    storage: Storage, person: str, wanted: Wanted, most: int
) -> tuple[list[Game], int]:
    """Games that wait for people, or are over: the last first; and how many there are in all."""
    query = _of(person, wanted.part)
    if wanted.text:
        query = query.where(sa.or_(t.game.in_(wanted.games), _against(person, wanted.text)))
    found = await storage.row(query)
    if wanted.before is not None:
        last = sa.tuple_(*map(sa.literal, wanted.before))
        query = query.where(sa.tuple_(t.touched, t.id) < last)
    page = _with_rows(query).order_by(t.touched.desc(), t.id.desc()).limit(most)
    games = await _seated(storage, person, await storage.rows(page))
    return games, int(found[0]) if found else 0


def matching(games: Sequence[Game], wanted: Wanted) -> list[Game]:
    """Those of some games that are looked for."""
    text = wanted.text.casefold()
    return [
        game
        for game in games
        if game.row.game in wanted.games
        or any(text in x.name.casefold() for x in game.seats if x.person != game.person)
    ]


def _against(person: str, text: str) -> sa.ColumnElement[bool]:
    """Somebody else's name holds it. The embedded database knows large and small letters only
    where they have no accent, so the usual ways to write it are all looked for."""
    other = m.seats.alias().c
    names = {text, text.casefold(), text.title(), text.upper()}
    holds = sa.or_(*(other.name.icontains(each, autoescape=True) for each in sorted(names)))
    others = sa.or_(other.person.is_(None), other.person != person)
    return sa.exists().where(other.table_id == t.id, others, holds)


async def _seated(storage: Storage, person: str, rows: Rows) -> list[Game]:
    games = {row.id: Game(row, person, []) for row in rows}
    result = (s.place, s.score, s.stood, s.botted, s.stand_in_name)
    after = (s.secret, s.again, s.resigned)
    columns = (s.table_id, s.seat, s.name, s.kind, s.person, *result, *after)
    joined = m.seats.outerjoin(m.persons, m.persons.c.id == s.person)
    query = (
        sa.select(*columns, m.persons.c.crest)
        .select_from(joined)
        .where(s.table_id.in_(list(games)))
    )
    for seat in await storage.rows(query.order_by(s.seat)) if games else ():
        games[seat.table_id].seats.append(seat)
    return list(games.values())


async def calling(storage: Storage, person: str) -> tuple[int, str | None]:
    """How many games wait for somebody, and the one that does for longest."""
    log = _last_entry()
    own = m.seats.join(m.tables, t.id == s.table_id).join(m.log, log)
    query = sa.select(t.id, s.seat, m.log.c.after).select_from(own)
    mine = query.where(s.person == person, s.kind == m.PERSON, t.status == m.PLAYING)
    since: dict[str, int] = {}
    for row in await storage.rows(mine.limit(MOST)):
        after = _after(row.after)
        if after and row.seat in after.asked and row.seat < len(after.asked_at):
            since[row.id] = min(
                since.get(row.id, after.asked_at[row.seat]), after.asked_at[row.seat]
            )
    return len(since) + await _asked_again(storage, person), min(
        since, key=since.__getitem__, default=None
    )


async def _asked_again(storage: Storage, person: str) -> int:
    """How many rematches wait for somebody's answer."""
    asked = m.seats.join(m.tables, t.id == s.table_id)
    query = sa.select(sa.func.count(sa.distinct(t.id))).select_from(asked)
    mine = (s.person == person, s.again.is_(None), t.status == m.OVER)
    found = await storage.row(query.where(*mine, _offers(person)))
    return int(found[0]) if found else 0


async def hide(storage: Storage, person: str, table_id: str) -> bool:
    """A finished game leaves somebody's list; False if it is not in it."""
    over = sa.exists().where(t.id == s.table_id, t.status == m.OVER)
    mine = (s.table_id == table_id, s.person == person, over)
    async with storage.writing() as connection:
        done = await connection.execute(sa.update(m.seats).where(*mine).values(hidden=True))
        return bool(done.rowcount)
