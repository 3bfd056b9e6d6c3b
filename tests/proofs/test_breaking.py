"""Everything breaks, again and again, and every promise is kept.

BROCELIANDE_SEED has a run again, BROCELIANDE_SECONDS makes it shorter or longer, BROCELIANDE_FAULTS
lets it last for so many troubles instead.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import pytest

from tests.proofs import SOAK
from tests.proofs.bounded import bounded
from tests.proofs.breaking import World, world
from tests.proofs.conftest import Services
from tests.proofs.crowd import NAMES, Crowd, Figures, no_trouble
from tests.proofs.players import Temper

SEED = int(os.environ.get("BROCELIANDE_SEED", "1"))
FAULTS = int(os.environ.get("BROCELIANDE_FAULTS", "0"))
SECONDS = float(os.environ.get("BROCELIANDE_SECONDS", 10 if SOAK == 1 else min(20 * SOAK, 300)))
LIMIT = 600.0 + max(SECONDS, 15.0 * FAULTS)  # seconds after which a run hangs
ANSWERS = 20  # at least, however slow the machine
TEMPER = Temper(cut=0.01, undo=0.03, pause=0.05)

pytestmark = pytest.mark.xdist_group("servers")


async def broken(whole: World, crowd: Crowd) -> Figures:
    """Break one thing after the other while all play."""
    crowd.play(NAMES)
    until = time.monotonic() + (0 if FAULTS else SECONDS)
    while not crowd.wrong and (
        time.monotonic() < until or len(whole.done) < FAULTS or crowd.answered < ANSWERS
    ):
        await asyncio.sleep(0.5 + whole.chance.random())
        await whole.break_one()
    await whole.ready()
    return await crowd.ended(whole.done)


@pytest.mark.parametrize(
    "count", [pytest.param(2, marks=pytest.mark.long), 3], ids=["two", "three"]
)
def test_whatever_breaks_every_promise_is_kept(
    services: Services, tmp_path: Path, count: int
) -> None:
    whole = world(services.database, tmp_path, count, random.Random(SEED + count))

    async def law() -> None:
        chance = random.Random(SEED)
        async with (
            whole.running(),
            Crowd(whole.servers, services.database, chance, TEMPER) as crowd,
        ):
            try:
                await broken(whole, crowd)
            finally:
                names = [trouble.name for trouble in whole.done]
                print(f"\nseed {SEED}, {count} servers, {len(names)} troubles: {names}")
                print(crowd.figures)
            assert crowd.figures.answers >= ANSWERS

    try:
        bounded(law(), LIMIT)
        no_trouble(whole.servers)
    finally:
        whole.kill()
