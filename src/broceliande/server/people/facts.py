"""Facts instead of votes: what can truly be said of somebody from the games that are kept.

Games in which other people sat are counted, none against bots alone. Whoever is deleted leaves no
facts, since no seat is theirs any more.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.tables.promptness import median

ENOUGH = 5  # finished games, below which their number alone is told
PLAYED = 3  # games that are named, the most played first
t, s = m.tables.c, m.seats.c


@dataclass(frozen=True)
class Facts:
    """What can be said of somebody."""

    games: int  # that ended with them, or from which they went away
    finishes: int | None  # of a hundred; None where there are too few
    within: int | None  # minutes in which half of their answers came in slow games
    plays: tuple[str, ...]  # names of games


async def facts_of(storage: Storage, person: str) -> Facts:
    """The facts about somebody, in two questions."""
    played: dict[str, int] = {}
    stayed = gone = 0
    for row in await storage.rows(_counted(person)):
        played[row.game] = row.played
        stayed, gone = stayed + row.stayed, gone + row.gone
    steps = sa.select(folk.paces.c.step, sa.func.sum(folk.paces.c.answers).label("answers"))
    mine = steps.where(folk.paces.c.person == person).group_by(folk.paces.c.step)
    answers = {row.step: int(row.answers) for row in await storage.rows(mine)}
    total = stayed + gone
    finishes = round(100 * stayed / total) if total >= ENOUGH else None
    most = sorted(played, key=lambda game: (-played[game], game))
    return Facts(total, finishes, median(answers), tuple(most[:PLAYED]))


def _counted(person: str) -> sa.Select[tuple[str, int, int, int]]:
    """By game: how many somebody played with others, to the end, and not to the end. A game that
    was given up counts only for those who had left it."""
    other = m.seats.alias().c
    theirs = sa.or_(other.person != person, sa.and_(other.person.is_(None), other.kind == m.PERSON))
    company = sa.exists().where(other.table_id == t.id, theirs)
    ended = sa.and_(t.status == m.OVER, sa.func.coalesce(t.ending, "") != m.ABANDONED)
    here = sa.and_(s.kind == m.PERSON, s.stand_in.is_(None), s.resigned.is_(sa.false()))
    stayed = sa.case((sa.and_(ended, here), 1), else_=0)
    gone = sa.case((sa.or_(s.resigned, sa.and_(ended, sa.not_(here))), 1), else_=0)
    return (
        sa.select(
            t.game,
            sa.func.count().label("played"),
            sa.func.sum(stayed).label("stayed"),
            sa.func.sum(gone).label("gone"),
        )
        .join(m.seats, s.table_id == t.id)
        .where(s.person == person, t.status != m.OPEN, company)
        .group_by(t.game)
    )
