"""Somebody who only looks, at every server: what was written is told to them in time."""

from __future__ import annotations

import asyncio
import json
import time
from bisect import bisect_left
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from broceliande.lab.serving import HOST, address
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.proofs.bounded import Hung, end, within
from tests.proofs.lag import Lag

PING = 2.0  # seconds of silence after which they ask whether somebody is there
RETURN = 60.0  # seconds in which everybody finds a server that was started anew
SILENCE = 3  # times that they ask in vain, before they come anew


@dataclass(eq=False)
class Watcher:
    """Looks at a table through one server until its game is over, and comes back when cut."""

    table: str
    port: int
    address: str
    version: int = -1
    moved: float = field(default_factory=time.monotonic)  # when it last saw something new
    seen: list[tuple[int, float]] = field(default_factory=list)  # versions, and when
    here: bool = False  # they are told what happens
    over: bool = False

    async def look(self) -> None:
        """Until the game is over, or it is cancelled."""
        url = f"ws://{HOST}:{self.port}/api/tables/{self.table}/play"
        headers = {"x-forwarded-for": self.address}
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    url,
                    additional_headers=headers,
                    open_timeout=5,
                    close_timeout=0.2,
                    max_size=None,
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "version": None}))
                    await self._stay(socket)
            self.here = self.over
            await asyncio.sleep(0.2)

    async def _stay(self, socket: ClientConnection) -> None:
        asked = 0
        while asked <= SILENCE and not self.over:
            try:
                async with asyncio.timeout(PING):
                    frame = json.loads(await socket.recv())
            except TimeoutError:
                await socket.send('{"type": "ping"}')
                asked += 1
            else:
                asked = 0
                self._heard(frame)

    def _heard(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "state":
            version, self.here = frame["version"], True
            assert version >= self.version, "what was told was taken back"
            self.over = frame["status"] == "over"
            assert frame["seed"] is None or self.over, "the seed was told"
            if version > self.version:
                self.version, self.moved = version, time.monotonic()
                self.seen.append((version, self.moved))

    def saw(self, version: int) -> float | None:
        """When they saw a version, or a later one."""
        place = bisect_left(self.seen, (version, 0.0))
        return self.seen[place][1] if place < len(self.seen) else None


class Gallery:
    """Watchers of every table at every server."""

    def __init__(self, ports: list[int]) -> None:
        self.watchers: list[Watcher] = []
        self._ports = ports
        self._tasks: list[asyncio.Task[None]] = []

    def watch(self, table: str) -> None:
        """One more table."""
        for port in self._ports:
            watcher = Watcher(table, port, address(len(self.watchers)))
            self.watchers.append(watcher)
            self._tasks.append(asyncio.create_task(watcher.look()))

    def still(self) -> tuple[float, str]:
        """The table at which nobody saw anything new for the longest time, and since when."""
        over = {watcher.table for watcher in self.watchers if watcher.over}
        moved: dict[str, float] = {}
        for watcher in self.watchers:
            if watcher.table not in over:
                moved[watcher.table] = max(moved.get(watcher.table, 0.0), watcher.moved)
        first = min(moved, key=lambda table: moved[table], default="")
        return (moved[first], first) if first else (0.0, "")

    async def all_here(self) -> None:
        """Everybody has come back who was cut off."""

        def away() -> list[tuple[str, int]]:
            return [(w.table[:6], w.port) for w in self.watchers if not w.here]

        async with within(RETURN, lambda: f"watchers to be back: {away()}"):
            while away():
                await asyncio.sleep(0.05)

    async def all_see(self, database: str, promise: float, lag: Lag) -> float:
        """Everybody comes to the database's version in the promised time, and as much later as the
        machine was late meanwhile; how long it took, without that."""
        known, begun = await _versions(database), time.monotonic()
        while behind := [w for w in self.watchers if w.version < known[w.table]]:
            late = lag.since(begun)
            if time.monotonic() - begun > promise + late:
                told = [(w.table[:6], w.port, w.version, known[w.table]) for w in behind]
                raise Hung(f"{promise:g} s, and {late:.1f} s lag: they stand still: {told}")
            await asyncio.sleep(0.05)
        return max(0.0, time.monotonic() - begun - lag.since(begun))

    async def close(self) -> None:
        """Nobody looks any more; whoever saw something wrong says so."""
        await end(self._tasks, 20, "watchers")


async def _versions(database: str) -> dict[str, int]:
    storage = Storage(database)
    query = sa.select(m.log.c.table_id, sa.func.max(m.log.c.version).label("version"))
    async with within(20, "the versions in the database"):
        rows = await storage.rows(query.group_by(m.log.c.table_id))
        await storage.close()
    return {row.table_id: row.version for row in rows}
