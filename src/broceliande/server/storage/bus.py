"""News between servers: which table changed. Only names and numbers travel, never a position.

The bus may come and go. Two workers, one that speaks and one that listens, connect anew for as long
as it is away, with growing pauses. Every server says a few times a second that it is there, and
hears itself: whoever hears nothing of a server, be it itself, knows that news may be lost.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct

from broceliande.server.ground.ending import ended
from broceliande.server.ground.metrics import Metrics

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = structlog.get_logger("broceliande")

CHANNEL = "broceliande"
HERE = "here"  # what a server says that has nothing to tell
TICK = 0.25  # seconds between two such words
SILENT = 0.9  # seconds after which a server is not heard any more
STUCK = 3.0  # seconds after which a connection that says nothing is given up
PAUSES = (0.1, 2.0)  # seconds before the first try to connect anew, and at most
LASTED = 5.0  # seconds after which a connection was a good one
MOST = 10_000  # news that wait for the bus; what is beyond is found in the database
LAST_WORDS = 1.0  # seconds for what is still to be told when a server closes


class News(Struct):
    """Something about a table changed: its log, or who sits there and what they say."""

    server: str
    table: str
    what: str  # "log", "company", "point", or that the server is there
    version: int = 0
    seat: int = -1  # who points,
    thing: str = ""  # and at what


Listener = Callable[[News], Awaitable[None]]


class Bus:
    """Tells the other servers, and listens to them. Without an address there are none."""

    def __init__(self, url: str, server: str, metrics: Metrics) -> None:
        self.alone = not url
        self._url = url
        self._server = server
        self._metrics = metrics
        self._waiting: deque[News] = deque(maxlen=MOST)
        self._more = asyncio.Event()
        self._listening = asyncio.Event()
        self._heard: dict[str, float] = {}  # when each server was last heard
        self._torn = True  # news may have been lost since somebody last asked
        self._tasks: list[asyncio.Task[None]] = []
        metrics.bus.set(0)

    def tell(self, news: News) -> None:
        """Tell the other servers, as soon as the bus takes it."""
        if not self.alone:
            self._waiting.append(news)
            self._more.set()

    def silent(self, servers: Iterable[str]) -> bool:
        """Whether one of these servers, or this one, is not heard just now."""
        late = time.monotonic() - SILENT
        return any(self._heard.get(server, 0.0) < late for server in {*servers, self._server})

    @property
    def health(self) -> str:
        """Whether it carries what this server tells; nothing where there is none."""
        return "" if self.alone else "away" if self.silent(()) else "well"

    def torn(self) -> bool:
        """Whether news may have been lost since this was last asked."""
        torn, self._torn = self._torn, False
        return torn

    async def open(self, listener: Listener) -> None:
        """Hand on what other servers tell, from now on. Nobody waits long for an absent bus."""
        if self.alone:
            return
        for name, work in (("speaks", self._speak), ("listens", lambda r: self._hear(r, listener))):
            self._tasks.append(asyncio.create_task(self._again(name, work)))
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._listening.wait()

    async def close(self) -> None:
        """Tell what is to be told, if the bus takes it at once, and listen no more."""
        if self._tasks and self._listening.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._told()
        await ended(self._tasks)

    async def _told(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.01)

    async def _again(self, name: str, work: Callable[[Redis], Awaitable[None]]) -> None:
        """Do a worker's work, and begin anew whenever the bus fails."""
        well, tries, begun = True, 0, 0.0
        while True:
            since = time.monotonic()
            try:
                async with _connected(self._url) as redis:
                    if not well:
                        away = round(time.monotonic() - begun, 1)
                        log.info("the bus is back", worker=name, seconds=away)
                    well = True
                    await work(redis)
            except (OSError, ValueError) as wrong:
                now = time.monotonic()
                tries = 0 if now - since > LASTED else tries + 1
                if well:
                    begun = now
                    log.warning("the bus is away", worker=name, error=str(wrong)[:200])
                well = False
                self._lost()
                pause = min(PAUSES[0] * 2 ** min(tries, 10), PAUSES[1])
                await asyncio.sleep(pause * (0.5 + random.random() / 2))

    def _lost(self) -> None:
        self._heard.pop(self._server, None)
        self._torn = True
        self._metrics.bus.set(0)
        self._metrics.bus_failures.inc()

    async def _speak(self, redis: Redis) -> None:
        """What could not be told is kept, and told by the next connection."""
        while True:
            with suppress(TimeoutError):  # wait_for could swallow a cancellation: see `close`
                async with asyncio.timeout(TICK):
                    await self._more.wait()
            self._more.clear()
            told = list(self._waiting) or [News(self._server, "", HERE)]
            async with redis.pipeline(transaction=False) as pipe:
                for news in told:
                    pipe.publish(CHANNEL, msgspec.json.encode(news))
                await pipe.execute()
            for news in told:
                if self._waiting and self._waiting[0] is news:
                    self._waiting.popleft()

    async def _hear(self, redis: Redis, listener: Listener) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=STUCK)
                if message is None:
                    raise TimeoutError("nothing is heard")
                if message["type"] == "subscribe":  # at first, or anew after a cut
                    self._torn = True
                    self._listening.set()
                elif message["type"] == "message":
                    with suppress(msgspec.MsgspecError):
                        await self._handed(
                            msgspec.json.decode(message["data"], type=News), listener
                        )

    async def _handed(self, news: News, listener: Listener) -> None:
        self._heard[news.server] = time.monotonic()
        if news.server == self._server:
            self._metrics.bus.set(1)
        elif news.what != HERE:
            await listener(news)


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Redis]:
    """A connection that fails instead of trying again by itself: what is lost is to be known."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

    redis = Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=STUCK, socket_timeout=STUCK
    )
    try:
        await redis.ping()
        yield redis
    except RedisError as wrong:
        raise ConnectionError(type(wrong).__name__) from wrong
    finally:
        with suppress(RedisError, OSError):
            async with asyncio.timeout(LAST_WORDS):
                await redis.aclose()
