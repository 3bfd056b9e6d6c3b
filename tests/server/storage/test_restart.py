"""What was acknowledged is there after a restart, and loading stays short."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace

import pytest
import sqlalchemy as sa

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.tables.house import House
from tests.server.conftest import GAMES, Server
from tests.server.houses import answered, everything, legal, opened, play, table_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_is_the_same_after_a_restart_whatever_happened(
    game: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: 0)
    often = replace(settings, snapshot_every=5, tail=40)

    async def law() -> None:
        async with opened(often) as first:
            chance = random.Random(3)
            for _ in range(4):
                live = await table_of(first, game)
                for _ in range(6):
                    await play(first, live, 7, chance)
                    second = House(often, GAMES)
                    again = await second.loader.load(live.id)
                    assert everything(again) == everything(live)
                    assert bytes(again.table._state) == bytes(live.table._state)
                    await second.storage.close()

    asyncio.run(law())


def test_a_restart_keeps_tables_seats_chat_and_story(server: Server) -> None:
    people = server()
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=20)
        both.send("say", seat=0, text="until tomorrow")
        both.until("said")
    with server().sit(table, *secrets) as back:
        for key in ("version", "sights", "status", "commitment"):
            assert back.state[key] == both.state[key]
        assert back.state["chat"][0]["text"] == "until tomorrow"
        people.play_on(back, answers=3)


def test_idle_tables_leave_the_memory_and_come_back(server: Server) -> None:
    people = server(idle=0.2)
    table, secrets = people.open()
    assert table in people.house.tables
    for _ in range(50):
        time.sleep(0.1)
        if not people.house.tables:
            break
    assert not people.house.tables
    with people.sit(table, *secrets) as both:
        assert both.state["version"] == 1


def test_a_table_of_other_rules_is_refused_politely(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            await house.storage.write(sa.update(m.tables).values(rules=99))
            house.tables.clear()
            with pytest.raises(Sorry, match="other_rules"):
                await house.live(live.id)

    asyncio.run(law())


def test_a_game_that_ends_while_its_table_is_read_is_over(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            while not live.over:
                seat = live.table.asked[0]
                await answered(house, live, seat, legal(live, seat)[0], "x")
            # as if the table's own row had been read before the last answer, and the log after it
            await house.storage.write(sa.update(m.tables).values(status=m.PLAYING))
            house.tables.clear()
            assert (await house.live(live.id)).over

    asyncio.run(law())


def test_loading_does_not_grow_with_the_game(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house, "benevolent", 4)
            chance = random.Random(8)
            while not live.over and live.version < 300:
                seat = live.table.asked[0]
                await answered(house, live, seat, chance.choice(legal(live, seat)), "x")
            rows = await house.storage.rows(sa.select(m.snapshots.c.ply))
            assert live.table.ply - max(row.ply for row in rows) <= 2 * settings.snapshot_every
            assert len(live.tail) <= settings.tail + 2 * settings.snapshot_every
            assert len(live.table.played) < live.table.ply

    asyncio.run(law())
