"""News that come while a table is read are not lost."""

from __future__ import annotations

import asyncio

from broceliande.server.ground.settings import Settings
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.storage.bus import News
from broceliande.server.tables import opening, seats
from broceliande.server.tables.asking import CHANGED
from broceliande.server.tables.live import Live
from tests.server.houses import answered, legal, opened, table_of


def test_what_is_heard_while_a_table_is_read_is_read_next(settings: Settings) -> None:
    """Another server answers while this one reads what was answered before."""

    async def law() -> tuple[int, int]:
        async with opened(settings) as there, opened(settings) as here:
            table = await table_of(there)
            seen = await here.live(table.id)

            async def answer(name: str) -> None:
                seat = table.table.asked[0]
                await answered(there, table, seat, legal(table, seat)[0], name)

            await answer("one")
            read, load = asyncio.Event(), here.loader.load

            async def slow(table_id: str) -> Live:
                found = await load(table_id)
                if not read.is_set():
                    read.set()
                    await answer("two")  # after it was read, before it is laid out
                    await here._heard(News(there.id, table_id, "log", table.version))
                return found

            here.loader.load = slow  # type: ignore[method-assign]
            await here._heard(News(there.id, table.id, "log", table.version))
            async with asyncio.timeout(5):
                await read.wait()
            for _ in range(100):
                if seen.version == table.version and not seen.stale:
                    break
                await asyncio.sleep(0.02)
            return seen.version, table.version

    ours, theirs = asyncio.run(law())
    assert ours == theirs == 3


class Looks:
    """Somebody who looks, and notes what they are told of."""

    seats, heard, address, person, keys = (0,), 0.0, "", "", ()

    def __init__(self) -> None:
        self.told: list[str] = []

    def news(self, what: str, broadcast: object) -> None:
        """Something changed."""
        self.told.append(what)


def test_whoever_looks_is_told_of_a_version_once(settings: Settings) -> None:
    """However often it is heard of: over the bus, and from the database."""

    async def law() -> list[str]:
        async with opened(settings) as there, opened(settings) as here:
            table = await table_of(there)
            seen, looks = await here.live(table.id), Looks()
            seen.guests.add(looks)  # type: ignore[arg-type]
            seat = table.table.asked[0]
            await answered(there, table, seat, legal(table, seat)[0], "one")
            for _ in range(3):
                await here._follow(seen, "log")
                seen.heard = table.version
                await here._follow(seen, "log")
                await here._follow(seen, CHANGED)
            seen.guests.clear()
            return looks.told

    assert asyncio.run(law()) == ["log"]


def test_a_game_that_begins_elsewhere_is_told_whichever_news_comes_first(
    settings: Settings,
) -> None:
    """The last one sits down at another server: who sits there is heard of before the log is."""

    async def law() -> list[str]:
        async with opened(settings) as there, opened(settings) as here:
            form = TableForm("whispers", [SeatForm("person", "Ann"), SeatForm("open")])
            table, _ = await opening.open_one(there, form, "en")
            seen, looks = await here.live(table.id), Looks()
            seen.guests.add(looks)  # type: ignore[arg-type]
            await seats.join(there, table, "Bob", None)
            await here._follow(seen, "seats")
            await here._heard(News(there.id, table.id, "log", table.version))
            await asyncio.sleep(0.1)
            assert seen.version == table.version == 1
            seen.guests.clear()
            return looks.told

    assert "log" in asyncio.run(law())


def test_what_is_heard_while_a_table_is_read_is_not_lost(settings: Settings) -> None:
    """It was read at one version, and before it lay in memory another server told of the next."""

    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            table, version = live.id, live.version
            house.tables.clear()
            load = house.loader.load

            async def slow(table_id: str) -> Live:
                laid = await load(table_id)
                await house._heard(News("another", table_id, "log", version + 1))
                return laid

            house.loader.load = slow  # type: ignore[method-assign]
            again = await house.live(table)
            assert again.heard == version + 1
            assert again.stale

    asyncio.run(law())
