"""The result, the same for all (BW-001, BW-124, BW-133)."""

from __future__ import annotations

from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.questions import Ending


def standing(s: Position) -> None:
    """BW-001, BW-002: all win or all lose; the score is the Dream Machine tiles won."""
    for seat in range(s.seats):
        s.score[seat] = s.built
        s.place[seat] = 1 if s.ending == Ending.WIN else 0
