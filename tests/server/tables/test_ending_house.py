"""A house that closes ends, whatever its work was doing at that moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from broceliande.server.ground import ending
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import bus
from broceliande.server.tables import asking
from broceliande.server.tables.house import House
from tests.server.conftest import GAMES

BOUND = 20.0  # seconds for closing, on whatever machine


class Broken:
    """A connection that breaks off just when its work is cancelled: what is heard of it is that
    storage is away, and the cancellation is gone."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.swallowed = 0

    async def __call__(self, *_: Any) -> Any:
        """Waits for an answer that does not come."""
        self.asked.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if self.swallowed:
                raise  # once is enough, and a test that fails has to end
            self.swallowed += 1
            raise Sorry("storage") from None


async def _closed(house: House, broken: Broken) -> None:
    async with asyncio.timeout(BOUND):
        await broken.asked.wait()
        await house.close()
    assert broken.swallowed


def test_who_asks_while_the_bus_is_away_ends_when_told_so(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law() -> None:
        monkeypatch.setattr(asking, "EVERY", 0.01)
        house, broken = House(settings, GAMES), Broken()
        house.bus.alone = False
        house.shelf.servers = broken  # type: ignore[method-assign]
        asks = asking.Asking(house.shelf, house.bus, {}, lambda *_: None)
        work = asyncio.create_task(asks.for_ever())
        await broken.asked.wait()
        work.cancel()
        done, _ = await asyncio.wait([work], timeout=BOUND)
        assert done
        assert broken.swallowed == 1

    asyncio.run(law())


def test_the_beat_of_a_server_ends_with_the_house(settings: Settings) -> None:
    async def law() -> None:
        house, broken = House(settings, GAMES), Broken()
        object.__setattr__(settings, "heartbeat", 0.01)
        await house.open()
        house._beat = broken  # type: ignore[method-assign]
        await _closed(house, broken)

    asyncio.run(law())


def test_who_speaks_on_the_bus_ends_with_the_house(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers once stayed for ever: a worker was cancelled in a moment in which the library of
    the bus had its own reason to, and took it for that."""
    broken = Swallowing()

    @asynccontextmanager
    async def connected(url: str) -> AsyncIterator[Swallowing]:
        yield broken

    async def law() -> None:
        monkeypatch.setattr(bus, "_connected", connected)
        monkeypatch.setattr(ending.ended, "__defaults__", (0.01,))
        house = House(replace(settings, bus="redis://nowhere"), GAMES)
        await house.open()
        async with asyncio.timeout(BOUND):
            await broken.asked.wait()
            await house.close()
        assert broken.swallowed == {"pipeline", "pubsub"}

    asyncio.run(law())


class Swallowing:
    """A bus that is told to end while it waits, and goes on as if the wait were over: once for
    whoever speaks, and once for whoever listens."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.swallowed: set[str] = set()

    def pipeline(self, transaction: bool) -> Any:
        """Where somebody speaks."""
        return self._wait("pipeline")

    def pubsub(self) -> Any:
        """Where somebody listens."""
        return self._wait("pubsub")

    @asynccontextmanager
    async def _wait(self, who: str) -> AsyncIterator[None]:
        self.asked.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if who in self.swallowed:
                raise
            self.swallowed.add(who)
        if who:
            raise TimeoutError("the wait is over")
        yield
