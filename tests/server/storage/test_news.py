"""News that come while a table is read are not lost."""

from __future__ import annotations

import asyncio

from broceliande.server.ground.settings import Settings
from broceliande.server.storage.bus import News
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
            await asyncio.wait_for(read.wait(), 5)
            for _ in range(100):
                if seen.version == table.version and not seen.stale:
                    break
                await asyncio.sleep(0.02)
            return seen.version, table.version

    ours, theirs = asyncio.run(law())
    assert ours == theirs == 3
