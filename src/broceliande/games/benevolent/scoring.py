"""Scores and places (BE-002, BE-125)."""

from __future__ import annotations

from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.gifts import different_gifts
from broceliande.games.benevolent.questions import Ending


def standing(s: Position) -> None:
    """BE-002, BE-125: the player of the turn has won; the others are not ranked."""
    for seat in range(s.seats):
        s.score[seat] = different_gifts(s, seat)
        s.place[seat] = 0
        if s.ending == Ending.FIVE_GIFTS:
            s.place[seat] = 1 if seat == s.player else 2
