"""Nothing of a table is visible before it is on disk, and what is on disk is told to everybody."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.bus import News
from broceliande.server.storage.writer import Entry
from broceliande.server.tables import seats
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import door
from broceliande.server.told.guests import Guest
from broceliande.server.told.replay import step
from tests.server.houses import answered, legal, opened, table_of

SERVER = Path(__file__).parents[3] / "src" / "broceliande" / "server"


class Wire:
    """Takes frames."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def put_now(self, *frames: bytes) -> bool:
        """Never at once."""
        return False

    async def put(self, frames: Sequence[bytes]) -> None:
        """Some more."""
        self.frames += frames


@asynccontextmanager
async def slow_disk(house: House) -> AsyncIterator[tuple[asyncio.Event, asyncio.Event]]:
    """The next entry waits for the disk: one event says that it does, the other lets it be."""
    waits, goes = asyncio.Event(), asyncio.Event()
    append = house.writer.append

    async def slow(entry: Entry) -> bool:
        waits.set()
        await goes.wait()
        return await append(entry)

    house.writer.append = slow  # type: ignore[method-assign]
    yield waits, goes
    goes.set()
    house.writer.append = append  # type: ignore[method-assign]


async def last_answer(house: House, live: Live) -> tuple[int, int]:
    """Play until one answer is left, and name it."""
    while True:
        seat = live.table.asked[0]
        move = legal(live, seat)[0]
        ahead = live.table.copy()
        ahead.play(seat, move)
        if ahead.over:
            return seat, move
        await answered(house, live, seat, move, f"{live.version}")


def test_a_replay_asked_for_while_the_game_ends_is_whole(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house, slow_disk(house) as (waits, goes):
            goes.set()
            live = await table_of(house)
            seat, move = await last_answer(house, live)
            goes.clear()
            waits.clear()
            answer = asyncio.create_task(answered(house, live, seat, move, "last"))
            await waits.wait()
            archive = Archive(house)
            for _ in range(3):
                with pytest.raises(Sorry, match="not_over"):  # it is read from the disk alone
                    await step(archive, live.id, 0, "en")
            goes.set()
            await answer
            assert (await step(archive, live.id, 0, "en")).last == live.table.ply
            assert len((await archive.finished(live.id)).answers) == live.table.ply

    asyncio.run(law())


def test_a_game_whose_end_was_not_written_is_not_over(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            seat, move = await last_answer(house, live)
            before, append = live.version, house.writer.append

            async def fails(entry: Entry) -> bool:
                raise Sorry("storage")

            house.writer.append = fails  # type: ignore[method-assign]
            with pytest.raises(Sorry):
                await answered(house, live, seat, move, "lost")
            with pytest.raises(AssertionError):
                door.state(live, (0,), "en", None, 0)  # the door itself keeps shut
            with pytest.raises(Sorry, match="not_over"):
                await Archive(house).finished(live.id)
            house.writer.append = append  # type: ignore[method-assign]
            async with house.settled(live):
                assert live.version == before
            assert door.state(live, (0,), "en", None, 0).seed is None

    asyncio.run(law())


def test_other_servers_are_told_of_no_version_that_is_not_on_disk(settings: Settings) -> None:
    """Two answer one after the other: the first one's news names the first one's version."""

    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house, "benevolent")
            told: list[tuple[int, bool]] = []
            tell = house.bus.tell
            house.bus.tell = lambda news: told.append((news.version, live.unsure))  # type: ignore[method-assign]
            for turn in range(6):
                seat = live.table.asked[0]
                await asyncio.gather(
                    answered(house, live, seat, legal(live, seat)[0], f"{turn}"),
                    seats.rename(house, live, 0, f"Ann {turn}"),
                )
            house.bus.tell = tell  # type: ignore[method-assign]
            assert told
            assert not any(unsure for _, unsure in told)

    asyncio.run(law())


def test_an_entry_that_was_written_and_never_acknowledged_is_told_to_all(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database breaks off while it commits, and had committed: the others must not wait."""
    monkeypatch.setattr("broceliande.server.tables.house.DOUBTS", (0.1, 0.2))

    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            wire = Wire()
            guest = Guest(house, live, wire, (1,))
            live.guests.add(guest)
            writing = asyncio.create_task(guest.writing())
            append = house.writer.append

            async def breaks(entry: Entry) -> bool:
                async def later() -> None:
                    await asyncio.sleep(0.2)  # after the first look
                    await append(entry)

                house.spawn(later())
                raise Sorry("storage")

            house.writer.append = breaks  # type: ignore[method-assign]
            seat = live.table.asked[0]
            with pytest.raises(Sorry):
                await answered(house, live, seat, legal(live, seat)[0], "doubtful")
            house.writer.append = append  # type: ignore[method-assign]
            for _ in range(100):
                await asyncio.sleep(0.02)
                if live.version == 2 and any(b'"version":2' in frame for frame in wire.frames):
                    break
            else:
                pytest.fail("nobody was told")
            writing.cancel()
            live.guests.clear()

    asyncio.run(law())


def test_there_is_one_way_to_look_at_a_table() -> None:
    """No other file takes a table's lock by itself."""
    takers = {
        file.relative_to(SERVER).as_posix()
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.AsyncWith)
        for item in node.items
        if isinstance(item.context_expr, ast.Attribute) and item.context_expr.attr == "lock"
    }
    assert takers == {"tables/house.py"}


def test_news_that_cannot_be_read_are_owed(settings: Settings) -> None:
    """Storage is away when another server tells of a version: the news come when it is back."""

    async def law() -> None:
        async with opened(settings) as there, opened(settings) as here:
            table = await table_of(there)
            live = await here.live(table.id)
            wire = Wire()
            guest = Guest(here, live, wire, (1,))
            live.guests.add(guest)
            writing = asyncio.create_task(guest.writing())
            load = here.loader.load

            async def fails(table_id: str) -> Live:
                raise Sorry("storage")

            here.loader.load = fails  # type: ignore[method-assign]
            seat = table.table.asked[0]
            await answered(there, table, seat, legal(table, seat)[0], "one")
            await here._heard(News(there.id, table.id, "log", table.version))
            guest.news("log", None)
            await asyncio.sleep(1.2)
            assert sum(b'"refused"' in frame for frame in wire.frames) == 1  # said once
            here.loader.load = load  # type: ignore[method-assign]
            for _ in range(150):
                await asyncio.sleep(0.02)
                if any(b'"version":2' in frame for frame in wire.frames):
                    break
            else:
                pytest.fail("they stand still")
            writing.cancel()
            live.guests.clear()

    asyncio.run(law())
