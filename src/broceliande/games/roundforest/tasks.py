"""What can be pending in Roundforest."""

from __future__ import annotations

from enum import IntEnum


class Task(IntEnum):
    """A task on the stack, with its details."""

    BEGIN_TURN = 1
    START_WINDOW = 2
    MOVE = 3
    ACT = 4
    END_WINDOW = 5
    END_TURN = 6
    SLIDE = 7  # the row of the fairy board that was used
    MEET = 8  # a character; 1 if its card was just drawn or fetched
