"""Scores and places (RF-002, RF-186, RF-188)."""

from __future__ import annotations

from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.tables import GOAL


def standing(s: Position) -> None:
    """RF-002, RF-186, RF-188: who has the ring has won, the others are not ranked; without it
    nobody has. The score counts apples, those handed over for the ring included."""
    for seat in range(s.seats):
        s.score[seat] = s.apples[seat]
        if s.ring >= 0:
            s.place[seat] = 1 if seat == s.ring else 2
    if s.ring >= 0:
        s.score[s.ring] += GOAL
