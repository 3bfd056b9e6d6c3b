"""The database: one engine to read with, one writer, and the few questions put to them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from broceliande.server.ground import times
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
}  # left out
AGAIN = (0.2, 2.0)  # seconds until the database is asked again, at first and at most
LAST = 10.0  # seconds that closing waits for what was begun
PROBE = 1.0  # seconds for which a disk that could be written is believed to be so

Result = TypeVar("Result")
Rows = Sequence[sa.Row[Any]]


class Storage:
    """A database, and how it is read. Whatever it cannot do is a polite refusal."""

    def __init__(self, url: str) -> None:
        given = sa.make_url(url)
        self.url = given.set(drivername=DRIVERS.get(given.drivername, given.drivername))
        self.embedded = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url)
        self._turn = asyncio.Lock()  # the embedded database has one writer
        self._direct = _direct_engine(self.url) if self.embedded else None
        self._probing, self._probed = asyncio.Lock(), -PROBE
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._begun: set[asyncio.Task[Any]] = set()
        self._lent = 0  # connections that somebody has
        self._closed = False

    async def open(self) -> None:
        """Bring the database up to date; one that cannot be is let go of."""
        from broceliande.server.storage.migrations.run import bring_up_to_date

        try:
            await self._reach()
            async with self.reading() as connection:
                await bring_up_to_date(connection)
        except Sorry:
            await self.close()
            raise
        await self.set_clock()

    async def _reach(self) -> None:
        """Whether the embedded database can be opened is found out without its driver for the event
        loop, whose thread would still answer a loop that has ended."""
        if self._direct is not None:
            async with polite():
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(
                    self._thread, lambda direct: direct.connect().close(), self._direct
                )

    async def set_clock(self) -> None:
        """Go by the database's clock, where it stands on another machine perhaps."""
        if not self.embedded:
            asked = time.time()
            row = await self.row(sa.text("SELECT EXTRACT(EPOCH FROM clock_timestamp())"))
            times.set_by(float(row[0]) if row else asked, asked)

    async def close(self) -> None:
        """Let go of the database, when what was begun is done."""
        until = time.monotonic() + LAST
        while (self._begun or self._lent) and time.monotonic() < until:
            await asyncio.sleep(0.005)
        self._closed = True
        await self.engine.dispose()
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown(wait=False)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with polite(), self._connected() as connection:
            yield connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection that comes back, whenever whoever has it is cancelled."""
        self._check_open()
        lending = self._begin(self.engine.connect().start())
        self._lent += 1
        try:
            yield await asyncio.shield(lending)
        finally:
            await self.to_the_end(self._given_back(lending))

    async def _given_back(self, lending: asyncio.Task[AsyncConnection]) -> None:
        try:
            await asyncio.wait([lending])
            if lending.exception() is None:
                await lending.result().close()
        finally:
            self._lent -= 1

    def _check_open(self) -> None:
        """Whoever comes after the end would open a connection that nobody closes."""
        if self._closed:
            raise Sorry("storage", "closed")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: kept whole when the block ends, or not at all."""
        if not self.embedded:
            async with polite(), self._connected() as connection, connection.begin():
                yield connection
            return
        async with polite(), self._turn, self._connected() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                await connection.commit()
            except BaseException:
                await asyncio.shield(connection.rollback())
                raise

    async def in_one_go(self, work: Callable[[sa.Connection], Result]) -> Result:
        """A transaction that needs no answer from us half-way: one visit to the database's thread
        instead of a dozen."""
        async with polite():
            if self._direct is None:
                async with self._connected() as connection, connection.begin():
                    return await connection.run_sync(work)
            async with self._turn:
                self._check_open()
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, _locked, self._direct, work)

    async def write(self, *statements: sa.Executable) -> None:
        """Carry out some statements in one transaction."""

        async def work() -> None:
            async with self.writing() as connection:
                for statement in statements:
                    await connection.execute(statement)

        await self.to_the_end(work())

    async def rows(self, statement: sa.Executable) -> Rows:
        """What the database answers."""

        async def work() -> Rows:
            async with self.reading() as connection:
                return (await connection.execute(statement)).all()

        return await self.to_the_end(work())

    async def row(self, statement: sa.Executable) -> sa.Row[Any] | None:
        """The first row of the answer."""

        async def work() -> sa.Row[Any] | None:
            async with self.reading() as connection:
                return (await connection.execute(statement)).first()

        return await self.to_the_end(work())

    async def to_the_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Whoever asks may be cancelled; a connection that is left half-way would be lost."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked knows it, or is gone

    async def writable(self) -> bool:
        """Whether a transaction can be kept just now. Something is written to find out, at most
        once a second while it can be, however many ask."""
        async with self._probing:
            if time.monotonic() < self._probed + PROBE:
                return True
            written = await attempt(lambda: self.in_one_go(_probe)) is not None
            if written:
                self._probed = time.monotonic()
            return written

    def insert(self, table: sa.Table) -> Any:
        """An insert that passes over what is there already."""
        if self.embedded:
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()


@asynccontextmanager
async def polite() -> AsyncIterator[None]:
    """Trouble with the database is told to people as such, and kept for the log."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, SQLAlchemyError, OSError, TimeoutError) as wrong:
        raise Sorry("storage", type(wrong).__name__) from wrong


async def attempt(action: Callable[[], Awaitable[Result]]) -> Result | None:
    """What the action gives, None where the database had trouble."""
    try:
        return await action()
    except (Sorry, IntegrityError):
        return None


async def insist(work: Callable[[], Awaitable[None]], wanted: Callable[[], bool]) -> None:
    """Do something again until the database is there, with growing pauses, while it is wanted."""
    pause = AGAIN[0]
    while True:
        try:
            return await work()
        except Sorry as wrong:
            if wrong.code != "storage" or not wanted():
                raise
        await asyncio.sleep(pause)
        pause = min(2 * pause, AGAIN[1])


def _probe(connection: sa.Connection) -> bool:
    """A row comes and goes; a full disk does not take it."""
    name = secrets.token_hex(8)
    connection.execute(sa.insert(m.servers).values(id=name, seen=0))
    connection.execute(sa.delete(m.servers).where(m.servers.c.id == name))
    return True


def _engine(url: sa.URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(
        url, pool_size=4, pool_reset_on_return=None, connect_args={"timeout": 10}
    )
    sa.event.listen(engine.sync_engine, "connect", _settle)
    return engine


def _direct_engine(url: sa.URL) -> sa.Engine:
    """The embedded database without the event loop, for one thread."""
    engine = sa.create_engine(
        url.set(drivername="sqlite"), pool_reset_on_return=None, connect_args={"timeout": 10}
    )
    sa.event.listen(engine, "connect", _settle)
    return engine


def _locked(engine: sa.Engine, work: Callable[[sa.Connection], Result]) -> Result:
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            done = work(connection)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        return done


def _settle(connection: Any, _: Any) -> None:
    """Several may read while one writes, and what is committed survives a power cut."""
    connection.isolation_level = None  # transactions are begun by us, in `writing`
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
