"""Those who look at a table, as far as the table knows them; `told/guests.py` says who they are."""

from __future__ import annotations

import time
from typing import Any, Protocol

from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.sorry import Sorry


class Broadcast:
    """One change on its way to everybody at a table; measures how long the last one waited."""

    __slots__ = ("_born", "_left", "_metrics", "shared")

    def __init__(self, born: float, recipients: int, metrics: Metrics) -> None:
        self._born = born
        self._left = recipients
        self._metrics = metrics
        self.shared: dict[Any, Any] = {}  # what was made for one of them and is the same for others

    def arrived(self) -> None:
        """One of them has it."""
        self._left -= 1
        if self._left == 0:
            self._metrics.seconds.observe(time.perf_counter() - self._born)


class Onlooker(Protocol):
    """Somebody at a socket. With several seats it is a hot seat, with none a spectator."""

    seats: tuple[int, ...]
    heard: float  # when they last said something
    address: str  # where they speak from, as limits count it
    person: str  # who they are, if their device knows it, and which of their devices it is
    session: str
    stands_in: tuple[int, ...]  # those of the seats at which they play for somebody
    apart: frozenset[str]  # people whose words they are not told
    keys: tuple[str, ...]  # what is kept of the secrets that they came with

    def news(self, what: str, broadcast: Broadcast | None) -> None:
        """Something changed: they are told when their socket is ready for it."""

    def tell_now(self, broadcast: Broadcast | None) -> bool:
        """Tell them of the log on the spot, if that is possible; the table's lock is held."""

    def pointed(self, seat: int, thing: str) -> None:
        """A seat points at a thing, for them to look at."""

    def leave(self, why: Sorry) -> None:
        """They are asked to go, with a word."""

    def cut(self) -> None:
        """Their socket ends."""
