"""What must hold in every position: nothing is lost, nothing appears."""

from __future__ import annotations

from wisps.fields import HAND, LANTERNS, ROUNDS, Position
from wisps.questions import Fault
from wisps.rules import LIGHT


def check(s: Position) -> int:
    """WI-003, WI-007, WI-008: lights and points are all there, wherever they are."""
    lights = s.spent
    points = s.glow
    for card in range(LANTERNS):
        lights -= LIGHT[card]
        if card < s.left:
            lights += s.chest[card]
    for seat in range(s.seats):
        points += s.points[seat]
        for place in range(HAND):
            lights += s.hand[seat][place]
    for wisp in range(ROUNDS - s.round, ROUNDS):
        points -= s.wisps[wisp]
    if lights != 0:
        return Fault.LANTERNS_LOST
    return 0 if points == 0 else Fault.POINTS_LOST
