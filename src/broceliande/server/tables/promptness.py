"""How soon somebody answers in slow games: counted with each answer, in its own transaction.

A game is slow if whoever is asked may put the answer off for an hour or more. Bots and stand-ins
are not counted, nor what somebody else answered.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

import sqlalchemy as sa

from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Record
from broceliande.server.tables.clocks import GAME, MOVE, Pace
from broceliande.server.tables.live import Live

MINUTE = 60_000
HOUR, DAY = 60 * MINUTE, 1440 * MINUTE
# Minutes within which an answer came; what takes longer than the last is a step of its own.
STEPS = (5, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 4320)
ENOUGH = 8  # answers, below which nothing is said


def is_slow(pace: Pace) -> bool:
    """Whether one may come back later to answer."""
    least = {MOVE: HOUR, GAME: DAY}.get(pace.kind)
    return least is not None and pace.limit >= least


def noted(storage: Storage, live: Live, record: Record) -> list[sa.Executable]:
    """What is written with an answer. To be asked before the next question is put."""
    if record.kind != m.ANSWER or not is_slow(live.clock.pace) or not live.asked_at:
        return []
    sitter, asked = live.sitters[record.seat], live.asked_at[record.seat]
    if sitter.person is None or sitter.lent or sitter.kind != m.PERSON or not asked:
        return []
    step = bisect_left(STEPS, (record.at - asked) / MINUTE)
    p, c = m.persons.c, folk.paces.c
    known = sa.select(sa.literal(live.id), p.id, sa.literal(step), sa.literal(0))
    still = known.where(p.id == sitter.person)  # they may have been deleted meanwhile
    names = ["table_id", "person", "step", "answers"]
    row = (c.table_id == live.id, c.person == sitter.person, c.step == step)
    return [
        storage.insert(folk.paces).from_select(names, still),
        sa.update(folk.paces).where(*row).values(answers=c.answers + 1),
    ]


def median(counted: Mapping[int, int]) -> int | None:
    """Minutes within which half of the answers came, by the numbers of each step; None where there
    are too few, or half of them took longer than the last step."""
    total, seen = sum(counted.values()), 0
    if total < ENOUGH:
        return None
    for step, minutes in enumerate(STEPS):
        seen += counted.get(step, 0)
        if 2 * seen >= total:
            return minutes
    return None
