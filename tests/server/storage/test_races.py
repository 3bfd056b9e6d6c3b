"""Two servers over one database: of two who write the same version, one was first."""

from __future__ import annotations

import asyncio
import random

import sqlalchemy as sa

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.tables.answers import Done, answer
from tests.server.houses import legal, opened, table_of


def test_two_servers_that_write_the_same_version_settle_it(settings: Settings) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            chance = random.Random(4)
            live = await table_of(one, "benevolent")
            other = await two.live(live.id)
            for step in range(40):
                seat = live.table.asked[0]
                moves = legal(live, seat)
                tries = [
                    answer(house, here, seat, live.version, chance.choice(moves), f"{step}{name}")
                    for house, here, name in ((one, live, "a"), (two, other, "b"))
                ]
                done = await asyncio.gather(*tries, return_exceptions=True)
                kept = [d for d in done if isinstance(d, Done)]
                late = [d for d in done if isinstance(d, Sorry)]
                assert len(kept) == 1
                assert [wrong.code for wrong in late] == ["stale"]
                assert live.version == other.version == kept[0].version
                assert bytes(live.table._state) == bytes(other.table._state)
            rows = await one.storage.rows(sa.select(m.log).where(m.log.c.table_id == live.id))
            assert sorted(row.version for row in rows) == list(range(1, live.version + 1))

    asyncio.run(race())


def test_the_same_answer_through_two_servers_counts_once(settings: Settings) -> None:
    async def race() -> None:
        async with opened(settings) as one, opened(settings) as two:
            live = await table_of(one, "benevolent")
            other = await two.live(live.id)
            seat = live.table.asked[0]
            move = legal(live, seat)[0]
            done = await asyncio.gather(
                answer(one, live, seat, 1, move, "same"),
                answer(two, other, seat, 1, move, "same"),
            )
            assert sorted((d.version, d.duplicate) for d in done) == [(2, False), (2, True)]

    asyncio.run(race())
