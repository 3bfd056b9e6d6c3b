"""A seat answers: refused or played, written down, then told. The walk of one answer is here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage.models import ANSWER
from broceliande.server.storage.rows import Record
from broceliande.server.tables import entries, refusals
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

ONLY = "bot-only-"  # begins the identifier of an answer that the house gave, there being no other


@dataclass(frozen=True)
class Done:
    """It is written down and will not be lost."""

    version: int
    duplicate: bool = False  # and was, before it was sent again


async def answer(
    house: House,
    live: Live,
    seat: int,
    version: int,
    move: int,
    answer_id: str,
    also: Sequence[sa.Executable] = (),
) -> Done:
    """A seat answers. Sorry or Refused, and nothing changed, if it cannot; when this returns, the
    answer is on disk, with what is written beside it, and everybody is being told."""
    born = time.perf_counter()
    async with house.settled(live, version):
        if done := await done_before(house, live, seat, version, answer_id):
            return done
        refusals.check_question(live, seat, version)
        before, record = live.asked, _played(live, seat, move, answer_id)
        if not await entries.write(house, live, record, before, *also, born=born):
            if done := await done_before(house, live, seat, version, answer_id):
                return done
            raise Sorry("stale")
        house.metrics.answers.inc()
    return Done(record.version)


def _played(live: Live, seat: int, move: int, answer_id: str) -> Record:
    """The engine plays it, in memory alone as yet, or refuses; the entry for the log."""
    table, known = live.table, len(live.table.told)
    table.play(seat, move)
    told = table.told[known:]
    return Record(live.version + 1, ANSWER, table.ply, seat, move, answer_id, told, now_ms())


async def done_before(
    house: House, live: Live, seat: int, version: int, answer_id: str
) -> Done | None:
    """What came of it, if this very answer or undo was written down already."""
    if version >= live.version:
        return None
    for record in reversed(live.tail):
        if record.seat == seat and record.answer_id == answer_id:
            return Done(record.version, duplicate=True)
    if live.tail and live.tail[0].version > version + 1:
        found = await house.shelf.find_answer(live.id, seat, answer_id, version)
        return Done(found, duplicate=True) if found else None
    return None
