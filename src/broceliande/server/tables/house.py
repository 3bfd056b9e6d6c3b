"""The house: all the tables in memory, what all of them share, and how news of them spreads."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
import structlog

import broceliande as bro
from broceliande.engine.game import Game
from broceliande.server.ground.ending import ended
from broceliande.server.ground.limits import Limits
from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import LINK
from broceliande.server.storage import models as m
from broceliande.server.storage.bus import Bus, News
from broceliande.server.storage.database import Storage, attempt, insist
from broceliande.server.storage.relisting import server_closed
from broceliande.server.storage.shelf import Shelf
from broceliande.server.storage.writer import Writer
from broceliande.server.tables.asking import CHANGED, Asking, marks_of
from broceliande.server.tables.caller import Caller
from broceliande.server.tables.company import Company
from broceliande.server.tables.hearing import learn
from broceliande.server.tables.live import Live, bereft
from broceliande.server.tables.loading import Loader
from broceliande.server.tables.onlookers import Broadcast, Onlooker
from broceliande.server.tables.patience import Patience
from broceliande.server.tables.settled import Settled

log = structlog.get_logger("broceliande")

WHOLE = {"log", "table", "vote"}  # news of which the whole table is told
AT_ONCE = 8  # guests who are told on the spot; of more, each in turn with all else
DOUBTS = (0.5, 2.0, 8.0)  # seconds after which a commit that failed is looked for


class House:
    """One server's memory: tables that somebody looks at, and the means to change them."""

    def __init__(self, settings: Settings, games: Mapping[str, Game] | None = None) -> None:
        self.settings = settings
        self.id = secrets.token_hex(8)  # of this server
        self._games = games
        self.storage = Storage(settings.database)
        self.writer = Writer(self.storage)
        self.shelf = Shelf(self.storage, settings.tail)
        self.loader = Loader(self.shelf, self.game)
        self.limits = Limits(settings)
        self.tables, self.guests = dict[str, Live](), set[Onlooker]()
        self.metrics = Metrics(lambda: len(self.tables), lambda: len(self.guests))
        self.bus = Bus(settings.bus, self.id, self.metrics)
        self.closing, self.company, self.caller = False, Company(), Caller()
        self._patience = Patience(lambda live: self.notify(live, "seats"))
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._early: dict[str, int] = {}  # versions heard of while a table was read
        self._tasks, self._loops = set[asyncio.Task[None]](), list[asyncio.Task[None]]()

    def names(self) -> tuple[str, ...]:
        """The games played here."""
        return bro.games() if self._games is None else tuple(sorted(self._games))

    def game(self, name: str) -> Game:
        """The game of that name."""
        if name not in self.names():
            raise Sorry("unknown_game")
        return bro.game(name) if self._games is None else self._games[name]

    # Opening and closing

    async def open(self) -> None:
        """Begin to serve. What is stored is not looked at until somebody asks for it."""
        await self.storage.open()
        await self._beat()
        await self.bus.open(self._heard)
        asking = Asking(self.shelf, self.bus, self.tables, self._followed)
        for work in (self._sweeping(), self._beating(), asking.for_ever(), self.company.watch()):
            self._loops.append(self.spawn(work))
        log.info("open", server=self.id, bus=not self.bus.alone)

    async def close(self) -> None:
        """Finish what was begun, and tell that nobody is here any more."""
        self.closing = True
        for live in list(self.tables.values()):
            self._drop(live)
        for task in self._loops:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        await ended(self._tasks)
        await self.bus.close()
        await self.writer.close()
        gone = sa.update(m.seats).where(m.seats.c.holder == self.id, m.seats.c.left.is_(None))
        mine = sa.delete(m.servers).where(m.servers.c.id == self.id)
        lobby = server_closed(self.id)
        await attempt(lambda: self.storage.write(gone.values(left=now_ms()), lobby, mine))
        self.company.close()
        await self.storage.close()
        log.info("closed", server=self.id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; trouble is logged, and ends there."""
        task: asyncio.Task[None] = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may be stopped before it ever began
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Sorry as wrong:
            log.warning("refused", code=wrong.code, detail=wrong.detail)
        except Exception:
            self.metrics.troubles.inc()
            log.exception("trouble")

    # Tables

    async def live(self, table_id: str) -> Live:
        """The table of that link, from memory or storage."""
        found = self.tables.get(table_id)
        if found is None and len(table_id) > LINK:
            raise Sorry("unknown_table")
        if found is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(loading)
        found.touched = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Live:
        began = time.perf_counter()
        live = await self.loader.load(table_id)
        self.metrics.loading.observe(time.perf_counter() - began)
        self.tables[table_id] = live
        live.told = live.version
        live.heard = self._early.pop(table_id, 0)
        if live.stale:  # it went on at another server while it was read
            self._followed(live, "log")
        self.company.look(live)
        return live

    async def fresh(self, live: Live, version: int | None = None) -> None:
        """Make sure that the table is what storage knows; its lock is held. Somebody who knows of
        a later version was told of it by another server, before its news came here."""
        ahead = version is not None and version > live.version and not self.bus.alone
        if live.stale or ahead:
            await self.reload(live)

    def settled(self, live: Live, version: int | None = None) -> Settled:
        """The one way to look at a table: nobody changes it meanwhile, and all of it is on disk."""
        return Settled(live, version, self.fresh)

    async def reload(self, live: Live) -> None:
        """Become what storage knows; whoever looks is told, if that is news. The lock is held."""
        await self.loader.reload(live)
        self._catch_up(live)

    def _catch_up(self, live: Live) -> None:
        if live.version != live.told:
            self.notify(live, "log")
            self.company.look(live)

    def doubt(self, live: Live) -> None:
        """Storage failed while it wrote: what became of it is asked until it must be decided."""
        self.spawn(self._decided(live))

    async def _decided(self, live: Live) -> None:
        async def look() -> None:
            async with live.lock:
                live.unsure = True
                await self.fresh(live)

        for pause in DOUBTS:
            await asyncio.sleep(pause)
            await self._insist(live, look)

    async def _insist(self, live: Live, work: Callable[[], Awaitable[None]]) -> None:
        """Whoever looks at a table is owed the news, for as long as it is in memory."""
        await insist(work, lambda: not self.closing and live.id in self.tables)

    def _drop(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        self._patience.stop(live)
        self.tables.pop(live.id, None)
        self.company.forget(live.id)

    def put_away(self, table_id: str) -> None:
        """A table is stored no more: whoever looks at it is told, and memory forgets it too."""
        if live := self.tables.get(table_id):
            for guest in list(live.guests):
                guest.leave(Sorry("unknown_table"))
            self._drop(live)

    # News

    def tell(self, live: Live, what: str, born: float | None = None) -> None:
        """Something changed and is written down: tell those who look, and the other servers."""
        self.notify(live, what, born)
        self.bus.tell(News(self.id, live.id, what, live.version))
        if what == "log":
            self.company.look(live)

    def notify(self, live: Live, what: str, born: float | None = None) -> None:
        """Tell those who look at the table here."""
        live.touched = time.monotonic()
        if what in WHOLE:
            live.told = live.version
        if not live.guests:
            return
        broadcast = Broadcast(born, len(live.guests), self.metrics) if born else None
        now = born is not None and len(live.guests) <= AT_ONCE  # the table's lock is held
        for guest in live.guests:
            if not (now and guest.tell_now(broadcast)):
                guest.news(what, broadcast)
        self._patience.wind(live)

    def point(self, live: Live, seat: int, thing: str, but: Onlooker) -> None:
        """A seat points at a thing: show it to all the others, at other servers too."""
        self._show(live, seat, thing, but)
        self.bus.tell(News(self.id, live.id, "point", live.version, seat, thing))

    def _show(self, live: Live, seat: int, thing: str, but: Onlooker | None = None) -> None:
        live.touched = time.monotonic()
        for guest in live.guests:
            if guest is not but:
                guest.pointed(seat, thing)

    async def _heard(self, news: News) -> None:
        live = self.tables.get(news.table)
        if live is None:
            if news.table in self._loading and news.what == "log":
                self._early[news.table] = max(self._early.get(news.table, 0), news.version)
        elif news.what == "point":
            self._show(live, news.seat, news.thing)
        else:
            live.heard = max(live.heard, news.version if news.what == "log" else 0)
            self._followed(live, news.what)

    def _followed(self, live: Live, what: str) -> None:
        self.spawn(self._follow(live, what))

    async def _follow(self, live: Live, what: str) -> None:
        """Another server changed a table that somebody looks at here."""

        async def look() -> None:
            async with self.settled(live):
                if what != "log":
                    await self.loader.refresh(live)
                    await learn(self.storage, live)
                    self._catch_up(live)

        before = marks_of(live)
        await self._insist(live, look)
        if what == CHANGED:
            what = "table" if marks_of(live) != before else "log"
        if what != "log":  # of its log everybody was told when it was read
            self.notify(live, what)

    # Housekeeping

    async def _sweeping(self) -> None:
        """Cut silent sockets, drop tables that nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            now = time.monotonic()
            for guest in [g for g in self.guests if now - g.heard > self.settings.silence]:
                guest.cut()
            for live in list(self.tables.values()):
                idle = now - live.touched > self.settings.idle
                if idle and not live.guests and not live.thinking and not live.lock.locked():
                    self._drop(live)
            self.limits.sweep(now)

    async def _beating(self) -> None:
        while not self.closing:
            await asyncio.sleep(self.settings.heartbeat)
            with suppress(Sorry):
                await self._beat()
                alive = {*await self.shelf.servers(), self.id}
                for live in [each for each in self.tables.values() if bereft(each, alive)]:
                    self.notify(live, "seats")

    async def _beat(self) -> None:
        """Write that this server lives, and forget those that do not."""
        await self.writer.write(*self.shelf.beat(self.id))
