"""Flags fall unseen: with nobody there, at whichever server, once, and after whatever happened."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from broceliande.server.company import flags
from broceliande.server.company.driver import Driver
from broceliande.server.company.flags import Flags
from broceliande.server.company.thinkers import Thinkers
from broceliande.server.ground import times
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.deadlines import Deadline, Lease, nearest
from broceliande.server.storage.writer import Entry
from broceliande.server.tables.house import House
from tests.server.conftest import GAMES, Server
from tests.server.houses import table_of

DAY = 86_400
DAYS = {"kind": "game", "seconds": 3 * DAY, "bonus": DAY // 2, "cap": 5 * DAY}
SLOW = ClockForm("game", 3 * DAY, DAY // 2, 5 * DAY)
Later = Callable[[float], None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines are looked at all the time."""
    monkeypatch.setattr(flags, "OFTEN", 0.05)
    monkeypatch.setattr(flags, "SELDOM", 0.05)


@pytest.fixture
def later() -> Iterator[Later]:
    """So many days go by at once."""

    def jump(days: float) -> None:
        times._ahead += days * DAY

    yield jump
    times._ahead = 0.0


class Unwatching(Driver):
    """Looks at no table that it was not shown."""

    async def watch(self) -> None:
        """Not at all."""


@asynccontextmanager
async def inhabited(settings: Settings, watch: bool = False) -> AsyncIterator[House]:
    """A house with bots; nobody looks after its deadlines unless that is wanted."""
    house = House(settings, GAMES)
    company = Driver if watch else Unwatching
    house.company = company(house, Thinkers(1, 5.0, False, house.metrics))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def flags_of(house: House) -> Flags:
    """Those of a house."""
    assert isinstance(house.company, Driver)
    return house.company.flags


async def fallen(house: House, table_id: str) -> list[int]:
    """The seats whose flag fell at a table, in their order; the log tells, not the memory."""
    log = sa.select(m.log).where(m.log.c.table_id == table_id, m.log.c.kind == m.SEAT)
    return [row.seat for row in await house.storage.rows(log.order_by(m.log.c.version))]


async def over(house: House, table_id: str) -> None:
    """Wait until bots have played a game to its end."""
    query = sa.select(m.tables.c.status).where(m.tables.c.id == table_id)
    for _ in range(1000):
        row = await house.storage.row(query)
        if row is not None and row.status == m.OVER:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody played on")


def stored(file: Path, query: str) -> list[tuple[object, ...]]:
    """What a database file holds."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(query).fetchall()


def test_a_flag_falls_with_nobody_there_and_the_table_in_no_memory(
    server: Server, tmp_path: Path, later: Later
) -> None:
    people, file = server(idle=0.1), tmp_path / "tables.sqlite3"
    table, _ = people.open(clock=DAYS)
    end = time.monotonic() + 20
    while people.house.tables:
        assert time.monotonic() < end
        time.sleep(0.05)
    later(2.9)
    time.sleep(0.5)
    assert stored(file, "SELECT kind FROM log") == [("start",)]
    assert not people.house.tables, "it is not laid out before its time"
    later(0.2)
    while stored(file, "SELECT status FROM tables") != [("over",)]:
        assert time.monotonic() < end, "bots play on to the end"
        time.sleep(0.05)
    fell = stored(file, "SELECT seat FROM log WHERE kind = 'seat' ORDER BY version")
    assert fell == [(0,), (1,)]
    assert stored(file, "SELECT * FROM deadlines") == []


def test_a_flag_falls_once_whoever_believes_to_hold_the_lease(
    settings: Settings, later: Later
) -> None:
    async def race() -> None:
        async with inhabited(settings) as one, inhabited(settings) as two:
            for _ in range(5):
                table = (await table_of(one, clock=SLOW)).id
                later(3.1)
                (deadline,) = await nearest(one.storage)
                looks = [flags_of(house)._serve(deadline) for house in (one, two) for _ in range(2)]
                await asyncio.gather(*looks)
                assert await fallen(two, table) == [0, 1]
                await over(one, table)
                assert await nearest(two.storage) == []
            assert one.metrics.troubles._value.get() == two.metrics.troubles._value.get() == 0

    asyncio.run(race())


def test_a_server_killed_between_reading_and_writing_leaves_the_deadline(
    settings: Settings, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed() -> None:
        async with inhabited(settings) as one:
            table = (await table_of(one, clock=SLOW)).id
            later(3.1)
            (deadline,) = await nearest(one.storage)
            with monkeypatch.context() as patch:
                patch.setattr(one.writer, "append", _never)
                looking = asyncio.create_task(flags_of(one)._serve(deadline))
                while not one.tables[table].unsure:
                    await asyncio.sleep(0.02)
                looking.cancel()
            async with inhabited(settings, watch=True) as two:
                await over(two, table)
                assert await fallen(two, table) == [0, 1]

    asyncio.run(killed())


async def _never(entry: Entry) -> bool:
    await asyncio.sleep(3600)
    raise AssertionError


def test_a_server_that_does_not_hold_the_lease_leaves_the_table_alone(
    settings: Settings, later: Later
) -> None:
    async def held() -> None:
        async with inhabited(settings) as one, inhabited(settings, watch=True) as two:
            table = (await table_of(one, clock=SLOW)).id
            lease = Lease(one.storage, "deadlines", one.id, 5 * DAY)
            assert await lease.ours()
            later(3.1)
            one.tables.clear()
            await asyncio.sleep(0.5)
            assert await fallen(one, table) == []
            assert table not in two.tables
            await lease.give_back()
            await over(one, table)
            assert await fallen(one, table) == [0, 1]

    asyncio.run(held())


def test_a_bot_that_owes_an_answer_is_found_after_a_kill(settings: Settings, later: Later) -> None:
    async def forsaken() -> None:
        async with inhabited(settings) as one:
            live = await table_of(one, clock=SLOW)
            live.thinking[0] = live.thinking[1] = asyncio.current_task()  # type: ignore[assignment]
            later(3.1)
            await flags_of(one).fall(live)
            assert live.version == 3
            (deadline,) = await nearest(one.storage)
            assert 0 < deadline.due - times.now_ms() <= 30_000
            live.thinking.clear()
            one.tables.clear()  # killed before a bot had answered
            later(1 / 24)
            async with inhabited(settings, watch=True) as two:
                await over(two, live.id)

    asyncio.run(forsaken())


def test_a_table_that_cannot_be_laid_out_is_tried_again_later(
    settings: Settings, later: Later
) -> None:
    async def tried() -> None:
        async with inhabited(settings) as house:
            live = await table_of(house, clock=SLOW)
            await house.storage.write(sa.update(m.tables).values(rules=99))
            house.tables.clear()
            later(3.1)
            assert await flags_of(house)._look() == flags.OFTEN
            (deadline,) = await nearest(house.storage)
            assert 0 < deadline.due - times.now_ms() <= flags.AGAIN
            assert (deadline.table_id, deadline.version) == (live.id, 1)
            assert await fallen(house, live.id) == []

    asyncio.run(tried())


def test_a_house_closes_whatever_becomes_of_the_question_for_deadlines(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def swallows(storage: Storage) -> list[Deadline]:
        asked.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:  # as a connection does that breaks off just then
            raise Sorry("storage") from None
        return []

    async def close() -> None:
        monkeypatch.setattr(flags, "nearest", swallows)
        async with inhabited(settings, watch=True):
            await asked.wait()

    async def in_time() -> None:
        async with asyncio.timeout(30):
            await close()

    asyncio.run(in_time())
