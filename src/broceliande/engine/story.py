"""The chronicle as the rules tell it: events in numbers, each with the seats that may see it.

Only the plain runner keeps the story. The fast runner binds `tell` and `tell_only` to functions
that do nothing.
"""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE, Fields


def tell(s: Fields, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Something happened that everybody sees."""
    s.__dict__["story"].append((event, EVERYONE, (a, b, c, d)))


def tell_only(
    s: Fields, seats: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Something happened that only these seats see (a bit each)."""
    s.__dict__["story"].append((event, seats, (a, b, c, d)))
