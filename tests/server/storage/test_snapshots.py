"""However often somebody answers and takes back, a table is loaded at once and stays small."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.table import Table
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.tables.entries import BUSY
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo
from tests.server.conftest import GAMES
from tests.server.houses import answered, everything, legal, opened, play, table_of

ALL = {**GAMES, "broom-service": bro.game("broom-service")}
EVERY = 4


@pytest.fixture
def busy(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Snapshots come early; nobody is away for longer when we look twice."""
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: 0)
    return replace(settings, snapshot_every=EVERY, tail=8)


async def back_and_forth(house: House, live: Live, seat: int, times: int) -> None:
    """A seat answers and takes back, without end."""
    for n in range(times):
        move = legal(live, seat)[n % len(legal(live, seat))]
        await answered(house, live, seat, move, f"{live.version}")
        await undo(house, live, seat, live.version, f"u{live.version}", (0, 1))


async def loaded(house: House, live: Live, monkeypatch: pytest.MonkeyPatch) -> tuple[Live, int]:
    """The table from storage, and how many answers were played to lay it out."""
    played = 0
    one = Table.play

    def counted(table: Table, seat: int, move: int) -> None:
        nonlocal played
        played += 1
        one(table, seat, move)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "play", counted)
        return await house.loader.load(live.id), played


async def free_answer(house: House, live: Live) -> int:
    """Play until some seat gave an answer that it may take back, and is asked again; that seat."""
    while True:
        seat = live.table.asked[0]
        for move in legal(live, seat):
            ahead = live.table.copy()
            ahead.play(seat, move)
            if ahead.can_undo(seat) and seat in ahead.asked:
                await answered(house, live, seat, move, f"{live.version}")
                return seat
        await answered(house, live, seat, legal(live, seat)[0], f"{live.version}")


@pytest.mark.parametrize("stands", [False, True])
@pytest.mark.parametrize("game", ["benevolent", "broom-service"])
def test_endless_answers_and_undos_are_not_replayed(
    busy: Settings, monkeypatch: pytest.MonkeyPatch, game: str, stands: bool
) -> None:
    async def law() -> None:
        async with opened(busy, ALL) as house:
            live = await table_of(house, game)
            seat = await free_answer(house, live) if stands else live.table.asked[0]
            await back_and_forth(house, live, seat, 60)
            again, played = await loaded(house, live, monkeypatch)
            assert everything(again) == everything(live)
            most = busy.tail + BUSY * EVERY + 2
            assert played <= most + live.table.ply
            assert len(again.tail) <= most
            assert len(live.tail) <= most
            count = sa.select(sa.func.count()).select_from(m.snapshots)
            row = await house.storage.row(count)
            assert row is not None
            assert row[0] <= 3 + live.table.ply  # those of the same position are replaced
            if stands:  # what stood before can be taken back, and loaded again
                await undo(house, live, seat, live.version, "last", (0, 1))
                assert everything(await house.loader.load(live.id)) == everything(live)

    asyncio.run(law())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["whispers", "benevolent", "broom-service"])
def test_a_table_is_loaded_as_it_was_after_every_few_entries(
    busy: Settings, game: str, seed: int
) -> None:
    async def law() -> None:
        chance = random.Random(seed)
        async with opened(replace(busy, snapshot_every=2), ALL) as house:
            live = await table_of(house, game)
            for _ in range(12):
                await play(house, live, 8, chance)
                assert everything(await house.loader.load(live.id)) == everything(live)

    asyncio.run(law())
