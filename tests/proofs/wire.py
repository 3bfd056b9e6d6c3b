"""The application without a network: frames go in, and everything that it says comes out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar

from broceliande.engine.game import Game
from broceliande.server.ground.settings import Settings, database_in
from broceliande.server.tables.house import House
from tests.server.apps import ended, laid
from tests.server.fresh import fresh

PATIENCE = 20.0  # seconds for an answer
TURNS = 12  # of the event loop, after which nothing more comes by itself

UNLIMITED = {
    "frame_rate": 1e9,
    "frame_burst": 1e9,
    "request_rate": 1e9,
    "request_burst": 1e9,
    "create_rate": 1e9,
    "create_burst": 1e9,
    "chat_rate": 1e9,
    "chat_burst": 1e9,
    "silence": 60.0,  # the machine that tests may be busy
    "hello": 60.0,
}


@asynccontextmanager
async def served(folder: Path, games: Mapping[str, Game], **more: Any) -> AsyncIterator[Litestar]:
    """The application, running; whoever asks often, or late, is not cut off."""
    file = folder / "tables.sqlite3"
    if not file.exists():
        file.write_bytes(await asyncio.to_thread(fresh))
    given = {**UNLIMITED, "static": folder / "none", **more}
    settings = Settings(database_in(folder), **given)
    app = laid(settings, games)
    async with app.lifespan():
        yield app
    ended(app, settings)


def house_of(app: Litestar) -> House:
    """The house of an application."""
    house: House = app.state.house
    return house


def _scope(kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    where, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
    }


class Conversation:
    """One socket: each frame is sent when the one before it was answered."""

    def __init__(self, app: Litestar, table: str, frames: Sequence[str | bytes]) -> None:
        self.heard: list[str] = []
        self._app = app
        self._path = f"/api/tables/{table}/play"
        self._frames = list(frames)
        self._answered = 0
        self._at = -1

    async def run(self) -> list[str]:
        """Everything that the server says."""
        scope: Any = _scope("websocket", self._path, {"host": "localhost"})
        await self._app(scope, self._receive, self._send)
        return self.heard

    async def _receive(self) -> Any:
        self._at += 1
        if self._at == 0:
            return {"type": "websocket.connect"}
        if self._at > 1:
            await self._reply()
        if self._at > len(self._frames):
            return {"type": "websocket.disconnect", "code": 1000}
        frame = self._frames[self._at - 1]
        kind = "text" if isinstance(frame, str) else "bytes"
        return {"type": "websocket.receive", kind: frame}

    async def _reply(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) == self._answered:
                await asyncio.sleep(0)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        self._answered = len(self.heard)

    async def _send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.heard.append(event.get("text") or "")
        elif event["type"] == "websocket.close":
            self.heard.append(f"closed {event['code']}")


async def fetch(
    app: Litestar,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
) -> tuple[int, bytes]:
    """The status and the body of the answer to a request."""
    status, parts = 0, []
    given = {"host": "localhost", "content-length": str(len(body)), **(headers or {})}
    scope: Any = {**_scope("http", path, given), "method": method}

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(event: Any) -> None:
        nonlocal status
        if event["type"] == "http.response.start":
            status = event["status"]
        elif event["type"] == "http.response.body":
            parts.append(event.get("body", b""))

    await app(scope, receive, send)
    return status, b"".join(parts)
