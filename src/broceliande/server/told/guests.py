"""Somebody at a socket: the seats they hold, what they know, and what is on its way to them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

import structlog

from broceliande.server.ground.limits import Bucket
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.answers import Done
from broceliande.server.tables.hearing import silent
from broceliande.server.tables.house import WHOLE, House
from broceliande.server.tables.live import Live
from broceliande.server.tables.onlookers import Broadcast
from broceliande.server.tables.refusals import check_seat
from broceliande.server.told import door
from broceliande.server.told.frames import Outgoing, State, written
from broceliande.server.told.talk import said

log = structlog.get_logger("broceliande")
AGAIN = 0.5  # seconds until news that could not be read are tried again
MOST_WAITING = 200  # frames that somebody has not taken: they are gone, or mean harm


class Wire(Protocol):
    """Something that takes frames."""

    def put_now(self, *frames: bytes) -> bool:
        """Send frames without waiting; False, and nothing sent, if one would have to."""

    async def put(self, frames: Sequence[bytes]) -> None:
        """Send frames, in this order."""


class Guest:
    """Somebody at a socket. With several seats it is a hot seat, with none a spectator."""

    def __init__(self, house: House, live: Live, wire: Wire, seats: tuple[int, ...]) -> None:
        self.house = house
        self.live = live
        self.seats = seats
        self.address = self.person = self.session = self.device = ""
        self.keys: tuple[str, ...] = ()
        self.apart = frozenset[str]()  # people whose words they are not told
        self.stands_in: tuple[int, ...] = ()
        self.played: dict[int, int] = {}  # by seat, the version that their last answer made
        self.hot = False  # several people share the device, and hide something from each other
        self.looks: int | None = None  # the seat whose owner has it; nobody, while it is covered
        self.lang = "en"
        self.version: int | None = None  # the last one sent
        self.chat = 0  # the last line sent
        self.heard = time.monotonic()
        self.frames = Bucket(house.settings.frame_rate, house.settings.frame_burst)
        self.lines = Bucket(house.settings.chat_rate, house.settings.chat_burst)
        self.points = Bucket(house.settings.point_rate, house.settings.point_burst)
        self.hints = Bucket(house.settings.hint_rate, house.settings.hint_burst)
        self.advised = False  # a hint is being thought about
        self.handler: asyncio.Task[object] | None = None
        self.listening = False  # the handler waits for a frame
        self.answering = ""  # the answer of theirs that is being written, and not acknowledged
        self.unwanted = False
        self._wire = wire
        self._waiting: deque[bytes] = deque()
        self._due: set[str] = set()
        self._broadcasts: list[Broadcast] = []
        self._wake = asyncio.Event()
        self._writing = False  # something is being sent, or made for it
        self._last_word = False
        self._sorry = False  # they were told that storage is away

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats that are told what they may know: all that are held here, but of several who
        share a device only the one who has it, until the game is over."""
        if not self.hot or self.live.over:
            return self.seats
        return () if self.looks is None else (self.looks,)

    def check(self, seat: int) -> None:
        """Whether they may act for a seat now; Sorry if not."""
        check_seat(self.seats, seat)
        if seat not in self.eyes:
            raise Sorry("covered")

    def look(self, seat: int | None) -> None:
        """The device changes hands: nothing is told of anybody else from here on, and all that
        this seat may know is told anew."""
        if seat is not None:
            check_seat(self.seats, seat)
        self.looks, self.version = seat, None
        self.news("log", None)

    def send(self, message: Outgoing) -> None:
        """Put a message on its way."""
        self._waiting.append(written(message))
        self._wake.set()
        if len(self._waiting) > MOST_WAITING:
            self.cut()

    def news(self, what: str, broadcast: Broadcast | None) -> None:
        """Something changed; what is sent is made when the socket is ready for it, so that a slow
        one gets fewer and larger messages, and never holds anybody up."""
        self._due.add(what)
        if broadcast is not None:
            self._broadcasts.append(broadcast)
        self._wake.set()

    def tell_now(self, broadcast: Broadcast | None) -> bool:
        """Tell them of the log on the spot, if nothing that came before is on its way to them; the
        table's lock is held. Who has just answered hears first that it was written down."""
        if self._writing or self._waiting or self._due or self._last_word:
            return False
        first = self._acknowledged()
        if not first and not self.listening:
            return False
        known = self.version, self.chat
        try:
            state = written(self.now(broadcast.shared if broadcast else None))
            told = self._wire.put_now(*first, state)
        except Exception:  # the answer is written, whatever becomes of the telling
            log.exception("trouble", table=self.live.id[:6])
            told = False
        if not told:
            self.version, self.chat = known
            return False
        if first:
            self.answering = ""
        if broadcast is not None:
            broadcast.arrived()
        return True

    def _acknowledged(self) -> tuple[bytes, ...]:
        """The word that their answer is on disk, if it is what has just been written."""
        last = self.live.tail[-1] if self.answering and self.live.tail else None
        if last is None or last.answer_id != self.answering or last.seat not in self.seats:
            return ()
        return (written(door.acknowledged(self.answering, Done(last.version))),)

    def pinged(self) -> bool:
        """They say that they are there, and may: not too often."""
        if self.unwanted or not self.frames.take():
            return False
        self.heard = time.monotonic()
        return True

    def pointed(self, seat: int, thing: str) -> None:
        """A seat points at a thing, for them to look at."""
        if not silent(self.live.sitters[seat], self.apart):
            self.send(door.pointed(seat, thing))

    def cut(self) -> None:
        """End the socket; whoever is there comes back by version. What is being done for them is
        finished first."""
        self.unwanted = True
        if self.handler is not None and self.listening:
            self.handler.cancel()

    def leave(self, why: Sorry) -> None:
        """Ask them to go, with a word; the socket ends when it is sent."""
        self.send(door.bye(why, self.lang))
        self._last_word = True

    async def writing(self) -> None:
        """Send what is due, for as long as the socket lasts."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            due, self._due = self._due, set()
            arrived, self._broadcasts = self._broadcasts, []
            if self._last_word or self.live.lock.locked():
                await self._send_waiting()  # for what is due one would have to wait
            if due and not self._last_word:
                # Through the same queue as all else: frames leave in the order they were made.
                self._waiting.extend([written(message) for message in await self._made(due)])
            await self._send_waiting()
            for broadcast in arrived:
                broadcast.arrived()
            self._writing = False
            if self._last_word:
                return

    async def _send_waiting(self) -> None:
        while self._waiting:
            frames = list(self._waiting)
            self._waiting.clear()
            await self._wire.put(frames)

    async def _made(self, due: set[str]) -> list[Outgoing]:
        try:
            async with self.house.settled(self.live):
                self._sorry = False
                return self._news(due)
        except Sorry as wrong:  # they are owed the news, and hear once that it comes late
            asyncio.get_running_loop().call_later(AGAIN, self._owed, due)
            known, self._sorry = self._sorry, True
            return [] if known else [door.refused("", wrong, self.lang)]

    def _owed(self, due: set[str]) -> None:
        for what in due:
            self.news(what, None)

    def _news(self, due: set[str]) -> list[Outgoing]:
        if self.live.started and not self.seats and not self.live.setup.spectators:
            self.leave(Sorry("no_spectators"))  # they waited for a seat
            return []
        if due & WHOLE:
            return [self.now()]
        made: list[Outgoing] = []
        if "seats" in due:
            made.append(door.seats_changed(self.live, self.seats, self.lang))
        if "chat" in due:
            spoken = said(self.live, self.chat, self.lang, self.apart)
            made += [spoken] if spoken.lines else []  # not even that somebody spoke
            self.chat = max([self.chat, *(line.id for line in self.live.chat)])
        return made

    def now(self, shared: dict[Any, Any] | None = None) -> State:
        """The table as it stands, with what is new since the last time; its lock is held."""
        live = self.live
        looks = self.eyes if self.hot and not live.over else None
        known = self.version, self.chat
        made = door.state(live, self.seats, self.lang, *known, shared, looks, self.apart)
        self.version = live.version
        self.chat = max([self.chat, *(line.id for line in live.chat)])
        return made
