"""Patience: when those who wait for somebody who is away are asked what to do, and are told so.

The moment follows from the seat's row alone, so every server finds the same one. A table that
somebody looks at has a timer for it: whoever does not look at a clock hears it all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from broceliande.server.ground.times import now_ms
from broceliande.server.storage.models import PERSON
from broceliande.server.tables.live import Live, elsewhere

LEAST = 10_000  # milliseconds for which they wait on, however short the patience
LATE = 0.02  # seconds: a timer never rings before its time
DAY = 86_400.0  # it does not wait longer, and is wound again


def absent(live: Live) -> list[int]:
    """The seats of people who are not here while the game goes on."""
    if not live.started or live.over:
        return []
    here = live.seated()
    return [
        sitter.seat
        for sitter in live.sitters
        if sitter.kind == PERSON and sitter.seat not in here and not elsewhere(sitter)
    ]


def asks_at(live: Live, seat: int) -> int:
    """From when on the others are asked about a seat whose owner is away."""
    sitter = live.sitters[seat]
    return max((sitter.left or 0) + live.setup.patience * 1000, sitter.waits or 0)


def asks(live: Live, seat: int, now: int) -> bool:
    """Whether they are asked now: it is that seat's turn, and it is not offered to others."""
    return seat in live.asked and asks_at(live, seat) <= now and live.sitters[seat].offer is None


class Patience:
    """One server's timers."""

    def __init__(self, tell: Callable[[Live], None]) -> None:
        self._tell = tell

    def wind(self, live: Live) -> None:
        """Let the table's timer ring when the others are asked next."""
        self.stop(live)
        now = now_ms()
        moments = [at for seat in absent(live) if (at := asks_at(live, seat)) > now]
        if moments:
            wait = min((min(moments) - now) / 1000 + LATE, DAY)
            live.patience = asyncio.get_running_loop().call_later(wait, self._tell, live)

    def stop(self, live: Live) -> None:
        """It rings no more."""
        if live.patience is not None:
            live.patience.cancel()
            live.patience = None
