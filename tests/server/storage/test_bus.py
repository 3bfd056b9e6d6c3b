"""A bus that comes and goes: two servers stay one house, and say what is wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.storage.bus import News
from broceliande.server.tables.chat import chat
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.seats import rename
from tests.server.houses import answered, legal, opened, table_of
from tests.server.redises import Redis

PROMISE = 2.0  # seconds until people at another server see a move
SLACK = 1.0  # for a busy machine


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    """One that runs."""
    made = Redis(tmp_path)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def shared(settings: Settings, redis: Redis) -> Settings:
    """Servers that tell each other over it."""
    return replace(settings, bus=redis.url)


async def until(true: Callable[[], bool], seconds: float = PROMISE + SLACK) -> float:
    """Wait for something; how long it took."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < seconds, "it took too long"
        await asyncio.sleep(0.01)
    return time.monotonic() - begun


async def one_answer(house: House, live: Live, name: str) -> None:
    """Whoever is asked plays anything."""
    seat = live.table.asked[0]
    await answered(house, live, seat, legal(live, seat)[0], name)


def well(house: House) -> bool:
    """Whether a server hears itself, and the other one."""
    return house.bus.health == "well"


Act = Callable[[House, Live, House, Live], Awaitable[None]]


def between(settings: Settings, act: Act) -> None:
    """Two servers, and a table in the memory of both."""

    async def law() -> None:
        async with opened(settings) as one, opened(settings) as two:
            await until(lambda: well(one) and well(two))
            live = await table_of(one)
            await act(one, live, two, await two.live(live.id))

    asyncio.run(law())


def test_a_blip_of_the_bus_separates_nobody(shared: Settings, redis: Redis) -> None:
    async def act(one: House, here: Live, two: House, there: Live) -> None:
        await one_answer(one, here, "before")
        await until(lambda: there.version == here.version)
        redis.kill()
        await one_answer(one, here, "without")
        await until(lambda: there.version == here.version)
        await one_answer(two, there, "back")
        await until(lambda: there.version == here.version)
        assert not well(one)
        assert not well(two)
        redis.start()
        await until(lambda: well(one) and well(two), 10)
        await asyncio.sleep(1.5)  # the last question to the database is asked
        await one_answer(one, here, "again")
        assert await until(lambda: there.version == here.version) < 0.9

    between(shared, act)


def test_a_bus_that_stands_still_is_noticed(shared: Settings, redis: Redis) -> None:
    async def act(one: House, here: Live, two: House, there: Live) -> None:
        redis.pause()
        await asyncio.sleep(0.2)
        await one_answer(one, here, "without")
        await until(lambda: there.version == here.version)
        redis.go_on()
        await until(lambda: well(one) and well(two), 10)

    between(shared, act)


def test_what_people_say_and_who_they_are_is_found_too(shared: Settings, redis: Redis) -> None:
    async def act(one: House, here: Live, two: House, there: Live) -> None:
        redis.kill()
        await chat(one, here, 0, "Is anybody there?")
        await until(lambda: [line.text for line in there.chat] == ["Is anybody there?"])
        await rename(two, there, 1, "Viviane")
        await until(lambda: here.sitters[1].name == "Viviane")

    between(shared, act)


def test_a_server_that_alone_lost_the_bus_is_followed(shared: Settings, tmp_path: Path) -> None:
    """The other one hears the bus well, and misses the one that it cannot hear."""
    other = Redis(tmp_path)  # which is not there

    async def law() -> None:
        async with opened(shared) as one, opened(replace(shared, bus=other.url)) as two:
            await until(lambda: well(one))
            live = await table_of(two)
            there = await one.live(live.id)
            await one_answer(two, live, "unheard")
            await until(lambda: there.version == live.version)

    asyncio.run(law())


def test_a_server_starts_and_stops_without_the_bus(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Log:
        def __getattr__(self, level: str) -> Callable[..., None]:
            return lambda event, **_: lines.append(f"{level}: {event}")

    monkeypatch.setattr("broceliande.server.storage.bus.log", Log())
    redis = Redis(tmp_path)

    async def law() -> None:
        async with opened(settings) as before:  # makes the database, which may take its time
            await table_of(before)
        begun = time.monotonic()
        async with opened(replace(settings, bus=redis.url)) as house:
            assert time.monotonic() - begun < 3
            live = await table_of(house)
            await one_answer(house, live, "alone")
            assert house.bus.health == "away"
            assert b"broceliande_bus 0.0" in house.metrics.text()
            redis.start()
            await until(lambda: well(house), 10)
            assert b"broceliande_bus 1.0" in house.metrics.text()
            redis.kill()
            await until(lambda: not well(house))
            begun = time.monotonic()
        assert time.monotonic() - begun < 3

    try:
        asyncio.run(law())
    finally:
        redis.kill()
    assert lines[:2] == ["warning: the bus is away"] * 2  # who speaks, and who listens
    assert "info: the bus is back" in lines
    assert lines[-1] == "warning: the bus is away"


def test_a_server_closes_that_is_told_something_in_that_very_moment(shared: Settings) -> None:
    """Whoever waits for something to tell is woken and cancelled at once, and ends."""

    async def law() -> None:
        async with opened(shared) as house:
            await until(lambda: well(house))

            async def told() -> None:
                house.bus.tell(News(house.id, "a table", "log", 1))

            house.bus._told = told  # type: ignore[method-assign]
            closing = asyncio.create_task(house.bus.close())
            done, _ = await asyncio.wait({closing}, timeout=PROMISE + SLACK)
            for task in house.bus._tasks:  # else this test would wait for it, too
                task.cancel()
            assert done, "it waits for ever"

    asyncio.run(law())


def test_while_the_bus_is_well_no_table_is_asked_for(shared: Settings) -> None:
    async def act(one: House, here: Live, two: House, there: Live) -> None:
        await asyncio.sleep(2.5)
        asked: list[int] = []
        marks = one.shelf.marks

        async def counted(ids: list[str]) -> object:
            asked.append(len(ids))
            return await marks(ids)

        one.shelf.marks = counted  # type: ignore[assignment]
        await asyncio.sleep(2.5)
        assert not asked

    between(shared, act)
