"""Programs that answer at once, over several servers: nothing stands still, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import pytest

from broceliande.lab.serving import Served
from tests.proofs import SOAK
from tests.proofs.bounded import bounded
from tests.proofs.conftest import Services
from tests.proofs.crowd import NAMES, Crowd, no_trouble
from tests.proofs.players import Temper
from tests.proofs.storm import SERVE

SEED = int(os.environ.get("BROCELIANDE_SEED", "1"))
SECONDS = float(os.environ.get("BROCELIANDE_SECONDS", 6 if SOAK == 1 else min(15 * SOAK, 300)))
LIMIT = 600.0 + 2 * SECONDS  # seconds after which a run hangs
TABLES = 10
ANSWERS = 100  # at least, however slow the machine

pytestmark = pytest.mark.xdist_group("servers")


@pytest.mark.parametrize(
    "count", [pytest.param(2, marks=pytest.mark.long), 3], ids=["two", "three"]
)
def test_programs_at_full_speed_freeze_nothing(
    services: Services, tmp_path: Path, count: int
) -> None:
    """Ten tables, programs that answer at once, each answer through a socket of any server."""
    arguments = ("--database", services.database, "--bus", services.bus)
    servers = [Served(*arguments, log=tmp_path / f"l{n}", command=SERVE) for n in range(count)]

    async def law() -> None:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        calm = Temper(cut=0, undo=0, pause=0)
        async with Crowd(servers, services.database, random.Random(SEED), calm) as crowd:
            crowd.play((NAMES * 2)[:TABLES])
            until = time.monotonic() + SECONDS
            while not crowd.wrong and (time.monotonic() < until or crowd.answered < ANSWERS):
                await asyncio.sleep(0.5)
            print(f"\nseed {SEED}, {count} servers, {crowd.answered} answers acknowledged")
            print(await crowd.ended())
            assert crowd.figures.answers >= ANSWERS

    try:
        bounded(law(), LIMIT)
        no_trouble(servers)
    finally:
        for server in servers:
            server.kill()
