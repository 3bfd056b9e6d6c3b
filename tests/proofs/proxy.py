"""A small proxy between a server and what it needs, which cuts, slows down or holds what passes."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from broceliande.lab.serving import HOST, free_port


class Proxy:
    """Stands for a service at a port of its own."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._delay = 0.0
        self._open = asyncio.Event()  # what passes does pass
        self._open.set()
        self._away = False
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._come, HOST, self.port)

    async def stop(self) -> None:
        """Listen no more."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What is done to it

    def cut(self) -> None:
        """All connections end this instant, in the midst of whatever they carry."""
        for line in list(self._lines):
            line.transport.abort()

    def go_away(self) -> None:
        """Nobody is there any more."""
        self._away = True
        self.cut()

    def slow_down(self, seconds: float) -> None:
        """Everything takes so much longer, each way."""
        self._delay = seconds

    def hold(self) -> None:
        """Nothing passes, and nobody is told."""
        self._open.clear()

    def heal(self) -> None:
        """All is well."""
        self._away, self._delay = False, 0.0
        self._open.set()

    # What it does

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if not self._away:
                await self._carry(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            self._lines.discard(writer)
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HOST, self._target)
        self._lines.add(back)
        ways = [asyncio.create_task(self._pass(*way)) for way in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            back.transport.abort()
            self._lines.discard(back)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._open.wait()
                writer.write(data)
                await writer.drain()
