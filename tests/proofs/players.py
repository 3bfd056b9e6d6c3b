"""People who play at random over real sockets, are cut off, and come back by version."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from broceliande.lab.serving import HOST

Frame = dict[str, Any]
LATER = {"rate_limited", "storage", "closing"}  # send it again, nothing was decided
PING = 1.5  # seconds of silence after which they ask whether somebody is there
HELLO = 4.5  # seconds after which a server may have given up waiting for their first frame
SILENCE = 3  # times that they ask in vain, before they come anew


@dataclass
class Temper:
    """How somebody plays: how often they are cut, take back, and how long they think."""

    cut: float = 0.02
    undo: float = 0.03
    pause: float = 0.02


@dataclass
class Player:
    """Somebody at a seat. Whatever they send, they send again after a cut until it is answered."""

    table: str
    seat: int
    secret: str
    ports: Sequence[int]
    address: str
    chance: random.Random
    temper: Temper
    sent: dict[str, Frame] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    heard: list[tuple[int, float]] = field(default_factory=list)  # versions of theirs, and when
    refused: dict[str, str] = field(default_factory=dict)
    story: dict[int, list[Frame]] = field(default_factory=dict)
    state: Frame | None = None
    version: int | None = None
    pending: Frame | None = None
    stopped: bool = False
    visits: int = 0
    looks: int = 0  # states that came
    again: int = 0  # frames sent once more after a cut
    _sight: Frame | None = None
    _came: float = 0.0  # when they last came

    @property
    def over(self) -> bool:
        """Whether their game is over."""
        return self.state is not None and self.state["status"] == "over"

    @property
    def done(self) -> bool:
        """Nothing is open, and nothing more is wanted."""
        return self.pending is None and (self.stopped or self.over)

    async def play(self) -> None:
        """Play until told to stop or the game is over, whatever happens to the sockets."""
        while not self.done:
            await self._try()

    async def look(self, version: int) -> None:
        """Come once more, to see the table as it stands at that version or later."""
        self.stopped, self.looks = True, 0
        while not self.looks or (self.version or 0) < version:
            await self._try()

    async def _try(self) -> None:
        port = self.chance.choice(self.ports)
        url = f"ws://{HOST}:{port}/api/tables/{self.table}/play"
        headers = {"x-forwarded-for": self.address}
        options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
        try:
            async with connect(
                url, additional_headers=headers, open_timeout=5, close_timeout=0.2, **options
            ) as socket:
                await self._visit(socket)
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.03 + 0.1 * self.chance.random())

    async def _visit(self, socket: ClientConnection) -> None:
        self.visits += 1
        self._sight, self._came = None, time.monotonic()
        hello = {"type": "hello", "secrets": [self.secret], "version": self.version}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            self.again += 1
            await socket.send(json.dumps(self.pending))
        asked = 0
        while asked <= SILENCE:
            try:
                async with asyncio.timeout(PING):
                    frame = await socket.recv()
            except TimeoutError:
                await socket.send('{"type":"ping"}')
                asked += 1
                continue
            asked = 0
            await self._heard(socket, json.loads(frame))
            if self.done and self.looks:
                return
            if self.chance.random() < self.temper.cut:
                self._cut(socket)
                return
            await self._act(socket)

    def _cut(self, socket: ClientConnection) -> None:
        """As when a train goes into a tunnel: nobody says good-bye."""
        socket.transport.abort()

    async def _act(self, socket: ClientConnection) -> None:
        if self.pending is not None or self.stopped or self._sight is None:
            return
        sight, self._sight = self._sight, None
        wants = {"seat": self.seat, "version": self.version, "id": f"{self.chance.random():.16f}"}
        if sight["undo"] == "free" and self.chance.random() < self.temper.undo:
            self.pending = {"type": "undo", **wants}
        elif sight["moves"]:
            move = self.chance.choice(sight["moves"])["id"]
            self.pending = {"type": "answer", "move": move, **wants}
        else:
            return
        self.sent[self.pending["id"]] = self.pending
        await asyncio.sleep(self.temper.pause * self.chance.random())
        await socket.send(json.dumps(self.pending))
        if self.chance.random() < self.temper.cut:
            self._cut(socket)

    # What the server says

    async def _heard(self, socket: ClientConnection, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "state":
            self._stands(frame)
        elif kind == "ack":
            self._acknowledged(frame["id"], frame["version"])
        elif kind == "refused":
            await self._not_done(socket, frame)
        late = time.monotonic() - self._came > HELLO  # the machine stood still: too late for hello
        assert kind != "bye" or frame["code"] in LATER or late, frame

    def _stands(self, state: Frame) -> None:
        known = -1 if self.version is None else self.version
        assert state["version"] >= known, "what was told was lost"
        assert state["since"] <= max(known, 0), "something was never told"
        told: dict[int, list[Frame]] = {}
        for line in state["story"]:
            told.setdefault(line["version"], []).append(line)
        for version, lines in told.items():
            assert self.story.setdefault(version, lines) == lines, "the story was told otherwise"
        self.state, self.version = state, state["version"]
        self.looks += 1
        self._sight = state["sights"][0]

    def _acknowledged(self, answer: str, version: int) -> None:
        assert answer not in self.refused, "refused, and yet acknowledged"
        if answer not in self.acked:
            self.heard.append((version, time.monotonic()))
        assert self.acked.setdefault(answer, version) == version, "written down twice"
        if self.pending is not None and self.pending["id"] == answer:
            self.pending = None
        if self.version is not None and self.version < version:
            self._sight = None  # what it shows was before the answer

    async def _not_done(self, socket: ClientConnection, frame: Frame) -> None:
        assert frame["code"] not in {"trouble", "malformed", "wrong_secret"}, frame
        if frame["state"] is not None:
            self._stands(frame["state"])
        if frame["code"] in LATER:
            if self.pending is not None:
                await asyncio.sleep(0.2)
                self.again += 1
                await socket.send(json.dumps(self.pending))
        elif self.pending is not None and frame["id"] == self.pending["id"]:
            assert frame["id"] not in self.acked, "acknowledged, and yet refused"
            self.refused[frame["id"]] = frame["code"]
            self.pending = None
