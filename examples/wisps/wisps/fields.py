"""Everything that lies on the table of Wisps."""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, OWNER, Fields, cell, per_seat, row

LANTERNS = 24  # cards
HAND = 5
ROUNDS = 5


class Position(Fields, seats=4, tasks=4, options=0):
    """The position; seats not in play stay at 0."""

    round: int = cell("i1", "the round, from 1 (WI-004)")
    glow: int = cell("i1", "points of the wisps over the moor (WI-006, WI-008)")
    left: int = cell("i1", "lanterns left in the chest (WI-003)")
    spent: int = cell("i2", "the lights that left the game, added up (WI-006, WI-009)")
    points: list[int] = per_seat("i1", doc="points of the wisps caught (WI-007)")
    shown: list[int] = per_seat("i1", doc="the light shown last, 0 none yet (WI-006)")
    hand: list[list[int]] = per_seat("i1", HAND, see=OWNER, doc="lights in hand, 0 none (WI-002)")
    chest: list[int] = row(
        "i1", LANTERNS, see=NOBODY, doc="the chest, the last one on top (WI-003)"
    )
    wisps: list[int] = row("i1", ROUNDS, see=NOBODY, doc="the wisps, the next one last (WI-004)")
