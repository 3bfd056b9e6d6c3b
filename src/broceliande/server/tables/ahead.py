"""Answers given in advance: sealed, looked at when the question comes, given or dropped.

They are rows of the seat that nobody but its owner is told of. When the seat is asked, those that
are out of step are dropped: answers were taken back that its owner had seen, they answered by hand,
they are asked something else, or the rules forbid it now. The first that fits is given, as if they
had answered in that moment; its row goes with the entry of the log, or stays with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from broceliande.engine.declared import Question
from broceliande.engine.moves import Move, Told
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Record, record_of
from broceliande.server.tables import foreseeing
from broceliande.server.tables.foreseeing import Ahead, Words
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

GIVEN = "ahead-"  # begins the identifier of an answer that was given in advance
STANDS = "stands"
# Why one does not stand any more: answers were taken back, its time is past, its owner answered by
# hand, something else is asked, the rules forbid it.
UNDONE, PAST, BY_HAND, OTHER, ILLEGAL = "undone", "past", "by_hand", "other", "illegal"
a = m.ahead.c


class Kept(msgspec.Struct):
    """What a row holds: the answer, and its words as they were when it was given."""

    question: str
    path: tuple[str, ...]
    when: tuple[dict[str, int], ...]
    asked: Words
    answer: Words
    cases: list[Words]


@dataclass
class Standing:
    """A row."""

    number: int
    version: int
    ply: int
    kept: Kept
    state: str

    @property
    def ahead(self) -> Ahead:
        """The answer alone."""
        return Ahead(self.kept.question, self.kept.path, self.kept.when)


@dataclass
class Judged:
    """What is to be done with the answers of a seat."""

    move: Move | None = None
    used: Standing | None = None
    dropped: list[tuple[Standing, str]] = field(default_factory=list)
    left: int = 0  # that stand afterwards


async def read(storage: Storage, table_id: str, seat: int) -> list[Standing]:
    """All rows of a seat, in their order."""
    mine = sa.select(m.ahead).where(a.table_id == table_id, a.seat == seat).order_by(a.number)
    return [
        Standing(
            row.number,
            row.version,
            row.ply,
            msgspec.json.decode(row.given, type=Kept),
            row.state,
        )
        for row in await storage.rows(mine)
    ]


# When the question comes


async def judge(house: House, live: Live, seat: int) -> Judged:
    """What becomes of a seat's answers now; the table's lock is held."""
    rows = await read(house.storage, live.id, seat)
    stands = [row for row in rows if row.state == STANDS]
    if not stands:
        return Judged()
    later = await _later(house, live, min(row.version for row in stands))
    found = judged(live, seat, stands, later)
    found.left = len(stands) - len(found.dropped) - (found.used is not None)
    return found


async def drop(house: House, live: Live, seat: int, found: Judged) -> None:
    """None fits: those that are out of step are dropped. The table's lock is held."""
    if found.dropped:
        await house.writer.write(*written(live, seat, found))
    live.sitters[seat].ahead = found.left


async def _later(house: House, live: Live, version: int) -> list[Record]:
    """The entries of the log after a version, from memory if it reaches so far."""
    if live.tail and live.tail[0].version <= version + 1:
        return [record for record in live.tail if record.version > version]
    log = sa.select(m.log).where(m.log.c.table_id == live.id, m.log.c.version > version)
    rows = await house.storage.rows(log.order_by(m.log.c.version))
    return [record_of(row) for row in rows if row.version <= live.version]


def judged(live: Live, seat: int, rows: Sequence[Standing], later: Sequence[Record]) -> Judged:
    """The same, of what is known: which row is given, and which are out of step."""
    found, stands = Judged(), []
    for row in rows:
        after = [record for record in later if record.version > row.version]
        why = _out_of_step(live, seat, row, after)
        found.dropped += [(row, why)] if why else []
        stands += [] if why else [row]
    if seat not in live.asked:
        return found
    told = [told for record in live.standing() for told in record.told if told.seen_by(seat)]
    for row in _candidates(live, stands):
        if _is_so(live, told, row):
            found.move = foreseeing.fitting(live.table, seat, row.ahead)
            if found.move is not None:
                found.used = row
                return found
            found.dropped.append((row, ILLEGAL))
    gone = [row for row, _ in found.dropped]
    planned = [row for row in stands if row not in gone and _question(live, row).hinge is None]
    found.dropped += [(row, OTHER) for row in planned]
    return found


def _question(live: Live, row: Standing) -> Question:
    return next(each for each in live.game.questions if each.name == row.kept.question)


def _candidates(live: Live, rows: Sequence[Standing]) -> Iterator[Standing]:
    """Answers to the question that is asked. Of a plan only the next one."""
    first = next((row for row in rows if _question(live, row).hinge is None), None)
    for row in rows:
        planned = _question(live, row).hinge is None
        if row.kept.question == live.table.question and (not planned or row is first):
            yield row


def _is_so(live: Live, told: Sequence[Told], row: Standing) -> bool:
    """Whether all is so that an answer hinges on."""
    if not row.kept.when:
        return True
    since = foreseeing.told_since(told, live.table, _question(live, row))
    return all(foreseeing.holds(live.game, since, when) for when in row.kept.when)


def _out_of_step(live: Live, seat: int, row: Standing, later: Sequence[Record]) -> str:
    """Why an answer does not count any more; "" if it may."""
    if any(record.kind == m.UNDO and record.ply < row.ply for record in later):
        return UNDONE
    hinge, names = _question(live, row).hinge, [event.name for event in live.game.events]
    if hinge is None:
        mine = [each for each in later if each.seat == seat and each.kind == m.ANSWER]
        return BY_HAND if any(not each.answer_id.startswith(GIVEN) for each in mine) else ""
    told = (told for record in later for told in record.told)
    return PAST if any(names[each.event - 1] == hinge.until for each in told) else ""


def written(live: Live, seat: int, found: Judged) -> list[sa.Executable]:
    """What is written of it: rows that go, rows that say why they do not stand, and how many do."""
    mine = (a.table_id == live.id, a.seat == seat)
    rows: list[sa.Executable] = []
    if found.used is not None:
        rows.append(sa.delete(m.ahead).where(*mine, a.number == found.used.number))
    for row, why in found.dropped:
        rows.append(sa.update(m.ahead).where(*mine, a.number == row.number).values(state=why))
    return [*rows, counted(live, seat)] if rows else []


def counted(live: Live, seat: int) -> sa.Executable:
    """The seat's row says how many answers stand: servers that do not ask for them know it."""
    stand = sa.select(sa.func.count()).where(
        a.table_id == live.id, a.seat == seat, a.state == STANDS
    )
    of = (m.seats.c.table_id == live.id, m.seats.c.seat == seat)
    return sa.update(m.seats).where(*of).values(ahead=stand.scalar_subquery())
