"""The end of Wisps."""

from __future__ import annotations

from broceliande.engine.pending import finish
from wisps.fields import Position
from wisps.questions import Ending


def end(s: Position) -> None:
    """WI-010, WI-011: most points win; those who have as many share the victory."""
    standing(s)
    winners = 0
    for seat in range(s.seats):
        if s.place[seat] == 1:
            winners += 1
    finish(s, Ending.MOST_POINTS if winners == 1 else Ending.SHARED)


def standing(s: Position) -> None:
    """WI-010, WI-011: a place for each: one more than there are players with more points."""
    for seat in range(s.seats):
        s.score[seat] = s.points[seat]
        s.place[seat] = 1
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                s.place[seat] += 1
