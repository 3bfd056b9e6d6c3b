"""Reminders: when four fifths of somebody's time are gone, they are told how long is left."""

from __future__ import annotations

from broceliande.server.tables.clocks import NONE
from broceliande.server.tables.live import Live

SHORT = 30 * 60_000  # milliseconds; who has less time is not reminded of it


def due(live: Live, seat: int, now: int) -> int | None:
    """When a seat that is asked now is to be reminded; None, if it is not."""
    left = live.clock.left[seat]
    if live.clock.pace.kind == NONE or left < SHORT:
        return None
    return now + left * 4 // 5


def left(live: Live, seat: int, now: int) -> int | None:
    """How much time a seat has, in milliseconds; None where no clock runs."""
    return live.clock.left_at(now)[seat] if live.clock.since[seat] else None


def rests(live: Live, seat: int) -> bool:
    """Whether a day off may be spent before the flag falls: in games over days, if one is left."""
    return bool(
        live.clock.pace.slow and live.sitters[seat].person and not live.sitters[seat].stand_in
    )
