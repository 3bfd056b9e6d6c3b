"""The doorman: how many connections one address may hold, and how long a request may take to come.

He stands at the socket, before anything is read: half a request costs nobody their place. Behind a
proxy that is believed the proxy does the same (docs/operate.md), and is let in itself.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from broceliande.server.ground.addresses import counted, within
from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.settings import Settings

log = structlog.get_logger("broceliande")
QUIET = 5.0  # seconds between two lines of the log


class Doorman:
    """Knows every connection by where it comes from."""

    def __init__(self, settings: Settings, proxies: str, metrics: Metrics, most: int) -> None:
        self.patience = settings.request_time
        self._each = settings.connections_per_address
        self._most = most
        self._proxies = tuple(part.strip() for part in proxies.split(",") if part.strip())
        self._metrics = metrics
        self._known: dict[str, set[asyncio.Transport]] = {}
        self._count = 0
        self._logged = -QUIET
        self._turned = 0

    def let_in(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is a place for one more connection."""
        if "*" in self._proxies or within(host, self._proxies):
            return True
        address = counted(host)
        here = self._here(address)
        if len(here) >= self._each or self._count >= self._most:
            self.turned_away("crowd", host)
            return False
        here.add(transport)
        self._count += 1
        return True

    def _here(self, address: str) -> set[asyncio.Transport]:
        """The connections of an address that last; of everybody, if there are very many."""
        if self._count >= self._most:
            for each in list(self._known):
                self._forget(each)
        self._forget(address)
        return self._known.setdefault(address, set())

    def _forget(self, address: str) -> None:
        known = self._known.get(address, set())
        gone = {transport for transport in known if transport.is_closing()}
        known -= gone
        self._count -= len(gone)
        if not known:
            self._known.pop(address, None)

    def sweep(self) -> None:
        """Forget connections that ended."""
        for address in list(self._known):
            self._forget(address)

    def turned_away(self, why: str, host: str) -> None:
        """Count it, and log it now and then: whoever is turned away often fills no disk."""
        self._metrics.turned_away.labels(why).inc()
        self._turned += 1
        now = time.monotonic()
        if now - self._logged >= QUIET:
            log.warning("turned away", why=why, address=counted(host), connections=self._turned)
            self._logged, self._turned = now, 0
            self.sweep()


def guarded(doorman: Doorman) -> type[H11Protocol]:
    """Connections that a doorman watches over."""

    class Guarded(H11Protocol):
        """One connection: its request has to come within a time, head and body each."""

        _handed_on = False  # it is a WebSocket now
        _late: asyncio.TimerHandle | None = None
        _reading: object = h11.IDLE  # how far the request had come when the time began

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if doorman.let_in(transport, self.client[0] if self.client else ""):
                self._wait()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            begins = self._late is None
            super().data_received(data)
            state = self.conn.their_state
            if self._handed_on or state not in (h11.IDLE, h11.SEND_BODY):
                self._rest()  # all of it is here
            elif state is not self._reading or (begins and self.conn.trailing_data[0]):
                self._wait()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._handed_on = True
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            self._rest()
            self._reading = self.conn.their_state
            self._late = self.loop.call_later(doorman.patience, self._cut)

        def _rest(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _cut(self) -> None:
            doorman.turned_away("slow", self.client[0] if self.client else "")
            self.transport.abort()

    return Guarded
