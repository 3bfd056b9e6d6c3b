"""A table that is looked at while nobody changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from broceliande.server.tables.live import Live


class Settled:
    """A table that nobody changes and that is on disk, for as long as the block lasts."""

    __slots__ = ("_fresh", "_live", "_version")

    def __init__(
        self, live: Live, version: int | None, fresh: Callable[[Live, int | None], Awaitable[None]]
    ) -> None:
        self._live, self._version, self._fresh = live, version, fresh

    async def __aenter__(self) -> None:
        await self._live.lock.acquire()
        try:
            await self._fresh(self._live, self._version)
        except BaseException:
            self._live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
