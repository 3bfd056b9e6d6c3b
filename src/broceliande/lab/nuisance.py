"""A client that does all that it is allowed to do, and nothing that anybody needs."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from broceliande.lab.serving import HOST, Visitor

FRAMES = 20.0  # a second: as many as one socket is allowed
REQUESTS = 20.0  # a second: as many as one address is allowed


class Nuisance:
    """One socket at a table of its own and the requests of one address, both at full allowance:
    answers that are too late, which are refused with the whole table; questions why not; old
    stories, which are read from the disk; pages of the lobby that nobody made before."""

    def __init__(self, port: int, opened: dict[str, Any]) -> None:
        self.frames = 0  # that it sent
        self._port = port
        self._table: str = opened["table"]["id"]
        self._secrets: list[str] = list(opened["secrets"].values())
        self._work: list[asyncio.Task[None]] = []
        self._there = 0.0  # seconds
        self._since: float | None = None

    async def be(self, address: str) -> None:
        """Be there, at an address, or not at all."""
        if self._since is not None:
            self._there += time.perf_counter() - self._since
            self._since = None
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self._work = []
        if address:
            self._since = time.perf_counter()
            work = (self._speak(address), self._ask(address))
            self._work = [asyncio.create_task(each) for each in work]

    def pace(self) -> float:
        """How many frames it sent a second, while it was there."""
        return self.frames / self._there if self._there else 0.0

    async def _speak(self, address: str) -> None:
        url = f"ws://{HOST}:{self._port}/api/tables/{self._table}/play"
        headers = {"x-forwarded-for": address}
        options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
        async with connect(url, additional_headers=headers, **options) as socket:
            hello = {"type": "hello", "secrets": self._secrets}
            await socket.send(msgspec.json.encode(hello).decode())
            hearing = asyncio.create_task(_hear(socket))
            try:
                while True:
                    await socket.send(self._frame())
                    self.frames += 1
                    await asyncio.sleep(1 / FRAMES)
            finally:
                hearing.cancel()

    def _frame(self) -> str:
        late = f'{{"type":"answer","seat":0,"version":0,"move":0,"id":"n{self.frames}"}}'
        others = ('{"type":"why_not","seat":0,"move":0}', '{"type":"story","before":9}')
        return (late, *others)[self.frames % 3]

    async def _ask(self, address: str) -> None:
        with Visitor(self._port) as visitor:
            asked = 0
            while True:
                asked += 1
                path = f"/api/tables?before=0.{asked}.x"
                with suppress(OSError):
                    await asyncio.to_thread(visitor.ask, "GET", path, None, address)
                await asyncio.sleep(1 / REQUESTS)


async def _hear(socket: ClientConnection) -> None:
    async for _ in socket:
        pass
