"""What can be pending in Benevolent."""

from __future__ import annotations

from enum import IntEnum


class Task(IntEnum):
    """A task on the stack, with its details."""

    BEGIN_TURN = 1
    WINDOW = 2  # which: 1, 2, 3
    MOVE = 3
    ACT = 4
    END_TURN = 5
    OBTAIN = 6  # a gift
    BUY = 7  # with a discount
    SLEEP = 8  # 1: as a repetition
    EXCHANGE = 9  # 1: as a repetition
    TAKE_SECRET = 10
    OFFER = 11  # the secret that may repeat: P1 or P2
    GAIN_LEAVES = 12  # how many
