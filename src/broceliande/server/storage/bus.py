"""News between servers: which table changed. Only names and numbers travel, never a position."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

CHANNEL = "broceliande"


class News(Struct):
    """Something about a table changed: its log, or who sits there and what they say."""

    server: str
    table: str
    what: str  # "log", "company" or "point"
    version: int = 0
    seat: int = -1  # who points,
    thing: str = ""  # and at what


Listener = Callable[[News], Awaitable[None]]


class Bus:
    """Tells the other servers, and listens to them. Without an address there are none."""

    def __init__(self, url: str) -> None:
        self.alone = not url
        self.channels = ChannelsPlugin(backend=_backend(url), channels=[CHANNEL])
        self._task: asyncio.Task[None] | None = None

    def tell(self, news: News) -> None:
        """Tell the other servers."""
        if not self.alone:
            self.channels.publish(msgspec.json.encode(news), CHANNEL)

    async def listen(self, server: str, listener: Listener) -> None:
        """Hand on what other servers tell, from now on."""
        if not self.alone:
            self._task = asyncio.create_task(self._listen(server, listener))

    async def _listen(self, server: str, listener: Listener) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                with suppress(msgspec.MsgspecError):
                    news = msgspec.json.decode(event, type=News)
                    if news.server != server:
                        await listener(news)

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


def _backend(url: str) -> ChannelsBackend:
    if not url:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
