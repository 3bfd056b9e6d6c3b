"""What can be pending in Bethel Woods."""

from __future__ import annotations

from enum import IntEnum


class Task(IntEnum):
    """A task on the stack, with its details."""

    BEGIN_TURN = 1
    ACT = 2  # the active player acts: picks, places or finishes
    END_TURN = 3
    REPAIR = 4
    PAY = 5
    FEE = 6
    SPEND = 7  # Knowledge for an ability
    SHIFT = 8  # Harris
    RECEIVER = 9  # Junas
    GIVE = 10  # Junas
    REMOVE = 11  # Linny
    DISCARD = 12  # a seat, down to the limit
    MALFUNCTION = 13
    SPY = 14
    NEXT_PLAYER = 15
