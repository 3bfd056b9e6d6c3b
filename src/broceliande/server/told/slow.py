"""What is told of slow play, to the one person whom it concerns."""

from __future__ import annotations

from msgspec import Struct


class DaysOff(Struct):
    """One's days off of this year."""

    left: int
    most: int
    taken: list[int]  # when each of them began
