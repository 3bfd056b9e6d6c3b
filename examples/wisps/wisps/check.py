"""What must hold in every position: nothing is lost, nothing appears."""

from __future__ import annotations

from broceliande.engine import declared as d
from wisps.fields import HAND, LANTERNS, ROUNDS, Position
from wisps.rules import LIGHT


class Fault(d.Faults):
    """What must never be found."""

    LANTERNS_LOST = d.fault("the lanterns are not all there")
    POINTS_LOST = d.fault("the points of the wisps are not all there")


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
