"""What can be pending in Broom Service."""

from __future__ import annotations

from enum import IntEnum


class Task(IntEnum):
    """A task on the stack, with its details."""

    BEGIN_ROUND = 1
    TAKE_UP = 2  # all have chosen their cards
    KEEP = 3  # More or Less?: all have laid five cards
    COMPARE_NUMBERS = 4  # all have said how many they keep
    EXTRA_CARD = 5  # so many seats after the leader
    TRICK = 6
    TURN = 7  # so many seats after the leader
    COWARD = 8  # seat
    CLAIM = 9
    ACT = 10  # seat; 1 brave
    ENTER = 11  # pawn; 1 a delivery is owed
    TILE = 12  # tile space
    FREE_MOVE = 13  # how many more may follow
    DELIVER = 14  # pawn, 2 either; what `delivery_of` packs
    DISPEL = 15  # bonus
    END_ROUND = 16
    OPEN_BIDS = 17
    OPEN_SETS = 18
    FINISH = 19
