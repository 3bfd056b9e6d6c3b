"""Tables that were stored before a position became smaller open, go back and play on."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import replace

import pytest
import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.stored import bytes_of
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.replaying import replayed
from broceliande.server.storage import models as m
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.tables.undo import undo
from tests.games.bloody_grove.former import BEFORE, SEED, as_before, former
from tests.server.houses import answered, everything, legal, opened, table_of

GROVE = {"bloody-grove": bro.game("bloody-grove")}


async def store_as_before(house: House) -> list[bytes]:
    """Make every snapshot what it would have been then."""
    s, positions = m.snapshots.c, []
    rows = await house.storage.rows(sa.select(m.snapshots).order_by(m.snapshots.c.version))
    for row in rows:
        this = sa.and_(s.table_id == row.table_id, s.version == row.version)
        position = as_before(row.position)
        assert len(position) == BEFORE > len(row.position)
        positions.append(position)
        await house.storage.write(sa.update(m.snapshots).where(this).values(position=position))
    return positions


def test_a_table_of_larger_positions_opens_goes_back_and_plays_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: 0)
    drawn, deal, stored = secrets.token_bytes, SEED.to_bytes(32, "big"), former()
    monkeypatch.setattr(secrets, "token_bytes", lambda n=None: deal if n == 32 else drawn(n))
    often, chance = replace(settings, snapshot_every=5, tail=8), random.Random(2)

    async def begin() -> tuple[str, list[str], bytes]:
        async with opened(often, GROVE) as house:
            live = await table_of(house, "bloody-grove")
            for n, (seat, move) in enumerate(stored["moves"]):
                await answered(house, live, seat, move, f"a{n}")
            positions = await store_as_before(house)
            assert positions[0] == bytes_of(stored["start"])
            assert len(positions) > 3
            assert as_before(bytes(live.table._state)) == bytes_of(stored["position"])
            return live.id, everything(live), bytes(live.table._state)

    async def go_on(table: str, known: list[str], position: bytes) -> None:
        async with opened(often, GROVE) as house:
            live = await house.live(table)
            assert (everything(live), bytes(live.table._state)) == (known, position)
            kept = live.kept
            while live.standing():  # one plays both seats: back as far as memory reaches
                seat = live.standing()[-1].seat
                await undo(house, live, seat, live.version, f"u{live.version}", (0, 1))
            assert live.kept < kept  # an older snapshot was laid
            while not live.over:
                seat = live.table.asked[0]
                move = chance.choice(legal(live, seat))
                await answered(house, live, seat, move, f"b{live.version}")
            assert bro.load(await Archive(house).export(table)).over
            assert (await Archive(house).checked(live))[1] == ""

    table, known, position = asyncio.run(begin())
    asyncio.run(go_on(table, known, position))

    async def judged() -> list[str]:
        return [verdict.changed async for verdict, _ in replayed(often.database)]

    assert asyncio.run(judged()) == [""]
