"""A crowd at many tables, over real sockets: random games, at a pace or as fast as it goes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from broceliande.lab.serving import HOST, ServerFailed, address

PING = 6.0  # seconds between words of those who have nothing to say, as in our pages
AT_ONCE = 50  # sockets that are opened at a time
MOST = 64  # answers on their way at a time, when it goes as fast as it can


class MoveIn(msgspec.Struct):
    """A legal move, of which we need the number only."""

    id: int


class SightIn(msgspec.Struct):
    """What a seat is asked."""

    seat: int | None
    moves: list[MoveIn]


class FrameIn(msgspec.Struct):
    """What we need of a frame, whatever it is."""

    type: str
    version: int = 0
    id: str = ""
    status: str = ""
    code: str = ""
    sights: list[SightIn] = []


_read = msgspec.json.Decoder(FrameIn)


class Seat:
    """A socket at a table."""

    def __init__(self, crowd: Crowd, table: TableOf, seats: Sequence[int]) -> None:
        self.crowd = crowd
        self.table = table
        self.seats = seats
        self.version = -1
        self.socket: ClientConnection | None = None
        self._sent = ""
        self._asked: SightIn | None = None  # a question that was not answered yet
        self._task: asyncio.Task[None] | None = None

    async def come(self, port: int, number: int) -> None:
        """Connect, and listen from now on."""
        url = f"ws://{HOST}:{port}/api/tables/{self.table.id}/play"
        headers = {"x-forwarded-for": address(number)}
        options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
        self.socket = await connect(url, additional_headers=headers, open_timeout=30, **options)
        secrets = [self.table.secrets[str(seat)] for seat in self.seats]
        await self.socket.send(msgspec.json.encode({"type": "hello", "secrets": secrets}).decode())
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                self._heard(_read.decode(text))
        except ConnectionClosed:
            self.crowd.lost += 1

    def _heard(self, frame: FrameIn) -> None:
        if frame.type == "state":
            self.version = frame.version
            self.table.seen()
            self.table.over = frame.status == "over"
            self._asked = next((sight for sight in frame.sights if sight.moves), None)
        elif frame.type == "ack":
            self.table.written(frame.id, frame.version)
            self._sent = ""
            if frame.version > self.version:
                self._asked = None  # before this answer
        elif frame.type == "refused":
            self._sent = ""
            self.crowd.refused[frame.code] = self.crowd.refused.get(frame.code, 0) + 1
        if self._asked is not None and not self._sent:
            self.crowd.ready.append((self, self._asked, self.version))
            self._asked = None

    async def answer(self, sight: SightIn, version: int, move: int) -> None:
        """Send an answer."""
        assert self.socket is not None
        self._sent = str(self.crowd.played)
        self.table.begun[self._sent] = time.perf_counter()
        await self.socket.send(
            f'{{"type":"answer","seat":{sight.seat},"version":{version},"move":{move},'
            f'"id":"{self._sent}"}}'
        )

    async def ping(self) -> None:
        """Say that one is there."""
        assert self.socket is not None
        await self.socket.send('{"type":"ping"}')

    async def go(self) -> None:
        """Leave."""
        if self._task is not None:
            self._task.cancel()
        if self.socket is not None:
            self.socket.transport.abort()


class TableOf:
    """A table, and how long answers take there until everybody has seen them."""

    def __init__(self, crowd: Crowd, opened: dict[str, Any]) -> None:
        self.id: str = opened["table"]["id"]
        self.secrets: dict[str, str] = opened["secrets"]
        self.over = False
        self.begun: dict[str, float] = {}  # by the id of an answer
        self.seats: list[Seat] = []
        self._crowd = crowd
        self._due: list[tuple[int, float]] = []  # version, begun

    def written(self, answer: str, version: int) -> None:
        """An answer was acknowledged."""
        self._due.append((version, self.begun.pop(answer)))
        self.seen()

    def seen(self) -> None:
        """Somebody knows more."""
        if not self._due:
            return
        known = min(seat.version for seat in self.seats)
        now = time.perf_counter()
        self._crowd.times += [now - begun for version, begun in self._due if version <= known]
        self._due = [due for due in self._due if due[0] > known]


class Crowd:
    """Everybody at all the tables that were opened: a socket for each seat, or so many `hot` ones
    at each table that hold all its seats."""

    def __init__(self, port: int, opened: Sequence[dict[str, Any]], hot: int = 0) -> None:
        self.port = port
        self.tables = [TableOf(self, each) for each in opened]
        for table in self.tables:
            seats = [int(seat) for seat in table.secrets]
            held = [seats] * hot if hot else [[seat] for seat in seats]
            table.seats = [Seat(self, table, each) for each in held]
        self.seats = [seat for table in self.tables for seat in table.seats]
        self.ready: list[tuple[Seat, SightIn, int]] = []
        self.times: list[float] = []
        self.refused: dict[str, int] = {}
        self.played = 0
        self.lost = 0
        self._chance = random.Random(1)
        self._pinging: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Everybody sits down."""
        self._pinging = asyncio.create_task(self._ping())
        for at in range(0, len(self.seats), AT_ONCE):
            some = enumerate(self.seats[at : at + AT_ONCE], at)
            await asyncio.gather(*(seat.come(self.port, number) for number, seat in some))
        while any(seat.version < 0 for seat in self.seats):
            if self.lost:
                raise ServerFailed(f"{self.lost} sockets were lost")
            await asyncio.sleep(0.05)

    async def _ping(self) -> None:
        """Each once in a while, evenly spread."""
        begun, sent = time.monotonic(), 0
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(0.02)
                while sent < (time.monotonic() - begun) * len(self.seats) / PING:
                    seat = self.seats[sent % len(self.seats)]
                    sent += 1
                    if seat.socket is not None:
                        await seat.ping()

    async def play(self, seconds: float, rate: float | None) -> float:
        """Play for so long, at so many moves a second or as fast as it goes; the moves made a
        second, as far as everybody has seen them."""
        self.times, before = [], self.played
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            made = self.played - before
            due = MOST - (made - len(self.times)) if rate is None else spent * rate - made
            while due >= 1 and self.ready:
                await self._one()
                due -= 1
            await asyncio.sleep(0.001)
        seen, spent = len(self.times), time.perf_counter() - begun
        await asyncio.sleep(0.5)  # the last ones are still on their way
        if self.lost:
            raise ServerFailed(f"{self.lost} sockets were lost")
        return seen / spent

    async def _one(self) -> None:
        """Somebody who is asked answers."""
        at = self._chance.randrange(len(self.ready))
        self.ready[at], self.ready[-1] = self.ready[-1], self.ready[at]
        seat, sight, version = self.ready.pop()
        self.played += 1
        await seat.answer(sight, version, self._chance.choice(sight.moves).id)

    async def long_game(self, answers: int) -> int:
        """The first table plays on and on, always the last of its moves, through all its sockets
        in turn: one alone may not say so much. How many moves were made."""
        last = -1
        while self.played < answers and not self.tables[0].over:
            for _, sight, version in self.ready:
                if version > last:
                    last = version
                    self.played += 1
                    seat = self.seats[self.played % len(self.seats)]
                    await seat.answer(sight, version, sight.moves[-1].id)
            self.ready.clear()
            if self.refused or self.lost:
                raise ServerFailed(f"refused: {self.refused}, lost: {self.lost}")
            await asyncio.sleep(0.0005)
        return self.played

    async def go(self) -> None:
        """Everybody leaves."""
        if self._pinging is not None:
            self._pinging.cancel()
        for seat in self.seats:
            await seat.go()
