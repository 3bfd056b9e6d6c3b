"""Deadlines are written with the entry that they follow from; a lease says who looks after them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import broceliande as bro
from broceliande.server.ground.settings import Settings
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage.deadlines import Lease, nearest
from tests.server.houses import answered, legal, opened, table_of
from tests.server.storage.test_amendments import old_database
from tests.whispers import GAME as WHISPERS

DAY = 86_400
SLOW = ClockForm("game", 3 * DAY, DAY // 2, 5 * DAY)


def test_another_server_looks_when_the_lease_of_a_dead_one_has_run_out(settings: Settings) -> None:
    async def passes() -> None:
        async with opened(settings) as dead, opened(settings) as other:
            mine = Lease(dead.storage, "deadlines", dead.id, 1.0)
            theirs = Lease(other.storage, "deadlines", other.id, 1.0)
            assert await mine.ours()
            begun = time.monotonic()
            assert not await theirs.ours()
            await asyncio.sleep(0.6)
            assert await mine.ours(), "it is renewed"
            assert not await theirs.ours()
            while not await theirs.ours():
                await asyncio.sleep(0.02)
            assert 1.5 < time.monotonic() - begun < 10
            await asyncio.sleep(0.6)
            assert not await mine.ours()
            await theirs.give_back()
            assert await mine.ours(), "at once"

    asyncio.run(passes())


def test_a_deadline_stands_and_falls_with_its_entry(settings: Settings) -> None:
    async def written() -> None:
        async with opened(settings) as house:
            await table_of(house)
            assert await nearest(house.storage) == [], "no clock, no deadline"
            live = await table_of(house, clock=SLOW)
            (first,) = await nearest(house.storage)
            assert (first.version, first.due) == (1, live.clock.next_fall())
            await answered(house, live, 0, legal(live, 0)[0], "a")
            (second,) = await nearest(house.storage)
            assert (second.version, second.due) == (2, live.clock.next_fall())
            assert live.clock.left[0] > 3 * DAY * 1000, "half a day came back"
            while not live.over:
                seat = live.table.asked[0]
                await answered(house, live, seat, legal(live, seat)[0], f"{live.version}")
            assert await nearest(house.storage) == []

    asyncio.run(written())


def test_an_old_database_with_a_running_clock_is_upgraded(
    settings: Settings, tmp_path: Path
) -> None:
    file, day = tmp_path / "old.sqlite3", DAY * 1000
    old_database(file, bro.table(WHISPERS, 2, 5))
    since = int(time.time() * 1000) - 3_600_000
    after = {"left": [day, day // 2], "since": [since, since], "asked_since": [1, 1]}
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET clock = 'game', clock_ms = ?", (day,))
        connection.execute("UPDATE log SET after = ?", (json.dumps({**after, "answered": []}),))

    async def go_on() -> None:
        here = replace(settings, database=f"sqlite+aiosqlite:///{file}")
        async with opened(here) as house:
            (deadline,) = await nearest(house.storage)
            assert (deadline.version, deadline.due) == (1, since + day // 2)
            live = await house.live("old")
            assert live.clock.next_fall() == deadline.due
            await answered(house, live, 0, legal(live, 0)[0], "a")
            assert day - 3_700_000 < live.clock.left[0] <= day - 3_600_000
            (deadline,) = await nearest(house.storage)
            assert (deadline.version, deadline.due) == (2, since + day // 2)

    asyncio.run(go_on())
