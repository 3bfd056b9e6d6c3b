"""What can be pending in Bloody Grove."""

from __future__ import annotations

from enum import IntEnum


class Task(IntEnum):
    """A task on the stack, with its details."""

    FIRST_LOOK = 1  # seat
    ROUND = 2
    TURN = 3  # which: 1 to 6
    RUSE = 4  # symbols left
    ARCANE = 5  # symbols left
    RECRUIT = 6
    TRANSFORMED = 7
    LEFTOVERS = 8  # seat
    TUCK = 9
    RESOLVE = 10  # grove
    REWARD = 11
    REPLACE = 12
    EFFECT = 13  # which
    END_ROUND = 14
