"""Somebody who looks again and again, for as long as the house is open."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress

from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.house import House


class Patrol(ABC):
    """One server's."""

    every: float  # seconds between two looks

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def set_out(self) -> None:
        """Look, for as long as the house is open."""
        self._task = self._house.spawn(self._for_ever())

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _for_ever(self) -> None:
        while not self._house.closing:
            await asyncio.sleep(self.every)
            with suppress(Sorry):  # the database is away: what cannot be asked is asked later
                await self.round()

    @abstractmethod
    async def round(self) -> None:
        """What is done each time."""
