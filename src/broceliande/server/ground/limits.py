"""How much one address, or one socket, may ask for in a time."""

from __future__ import annotations

import math
import time

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry

DEAR = 4.0  # what is put together from the disk weighs as much as so many others


class Bucket:
    """So much at once, and so much a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, weight: float = 1.0) -> bool:
        """Whether one more is all right; what weighs more is owed."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= weight
        return True

    def wait(self) -> int:
        """Seconds until one more is all right, at least one."""
        return max(1, math.ceil((1 - self._left) / self._rate)) if self._rate else 60

    def full(self, now: float) -> bool:
        """Whether it has forgotten everything."""
        return self._left + (now - self._at) * self._rate >= self._burst


class Limits:
    """The limits of every address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, Bucket] = {}
        self._files: dict[str, Bucket] = {}
        self._creations: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}
        self._swept = time.monotonic()

    def request(self, address: str, weight: float = 1.0) -> None:
        """An address asks for something."""
        s = self._settings
        _take(self._requests, address, s.request_rate, s.request_burst, weight)

    def file(self, address: str) -> None:
        """An address fetches a part of the pages. A first visit needs many at once and they lie
        ready in memory: they take nothing from what else may be asked for."""
        s = self._settings
        _take(self._files, address, s.file_rate, s.file_burst)

    def creation(self, address: str) -> None:
        """An address opens a table."""
        s = self._settings
        _take(self._creations, address, s.create_rate, s.create_burst)

    def come(self, address: str) -> bool:
        """A socket is opened; False if there are too many."""
        count = self._sockets.get(address, 0)
        if count >= self._settings.sockets_per_address:
            return False
        self._sockets[address] = count + 1
        return True

    def go(self, address: str) -> None:
        """A socket is closed."""
        count = self._sockets.get(address, 0)
        if count <= 1:
            self._sockets.pop(address, None)
        else:
            self._sockets[address] = count - 1

    def sweep(self, now: float) -> None:
        """Forget those who have been quiet."""
        if now - self._swept < 60:
            return
        self._swept = now
        for buckets in (self._requests, self._files, self._creations):
            for address in [a for a, bucket in buckets.items() if bucket.full(now)]:
                del buckets[address]


def _take(
    buckets: dict[str, Bucket], address: str, rate: float, burst: float, weight: float = 1.0
) -> None:
    bucket = buckets.get(address)
    if bucket is None:
        bucket = buckets[address] = Bucket(rate, burst)
    if not bucket.take(weight):
        raise Sorry("rate_limited", seconds=bucket.wait())
