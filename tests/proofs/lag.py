"""How late everything is because the machine is busy: promises of seconds are for a quiet one."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from broceliande.lab.serving import Served

STEP = 0.1  # seconds between two looks at the clock


@dataclass(frozen=True)
class Look:
    """At some moment: how late this process woke, and how long each server waited for a core."""

    at: float
    late: float
    waited: tuple[float, ...]


class Lag:
    """Looks at the clock all the time."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self._servers = servers
        self._looks: list[Look] = []

    async def measuring(self) -> None:
        """Until it is cancelled."""
        before = self._waits()
        while True:
            due = time.monotonic() + STEP
            await asyncio.sleep(STEP)
            now, waits = time.monotonic(), self._waits()
            each = (max(0.0, new - old) for new, old in zip(waits, before, strict=True))
            self._looks.append(Look(now, now - due, tuple(each)))
            before = waits

    def since(self, begun: float) -> float:
        """The seconds by which things may be late since then."""
        return self.between(begun, time.monotonic())

    def between(self, begun: float, ended: float) -> float:
        """The seconds by which things may have been late between two moments: the longest that
        this process slept too long, and what the server that had to wait most waited in all."""
        first = bisect_left(self._looks, begun, key=lambda look: look.at)
        last = bisect_left(self._looks, ended, key=lambda look: look.at)
        looks = self._looks[first : last + 1]
        waited = [sum(each) for each in zip(*(look.waited for look in looks), strict=True)]
        return max((look.late for look in looks), default=0.0) + max(waited, default=0.0)

    def _waits(self) -> list[float]:
        return [_waited(server) for server in self._servers]


def _waited(server: Served) -> float:
    with suppress(OSError, IndexError):  # it was killed just now
        return server.waited()
    return 0.0
