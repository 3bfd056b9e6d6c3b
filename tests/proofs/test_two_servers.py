"""Two servers on one PostgreSQL and one Redis: whichever is asked, there is one table."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import broceliande as bro
from broceliande.lab.serving import HOST, Served
from tests.proofs import SOAK
from tests.proofs.audit import audit
from tests.proofs.bounded import bounded, within
from tests.proofs.conftest import Services
from tests.proofs.crowd import NAMES, no_trouble
from tests.proofs.players import Temper
from tests.proofs.storm import SERVE, Storm, die_and_rise

KILLS = 2 * SOAK
RACES = 4.0 * SOAK  # seconds
ANSWERS = 20  # at least, however slow the machine
LIMIT = 300.0 + RACES + 30.0 * KILLS  # seconds after which a test hangs
NEWS = 5.0  # seconds in which news is there, on however busy a machine

pytestmark = pytest.mark.xdist_group("servers")


@pytest.fixture
def servers(services: Services, tmp_path: Path) -> Iterator[list[Served]]:
    """Two of them, running."""
    arguments = ("--database", services.database, "--bus", services.bus)
    pair = [Served(*arguments, log=tmp_path / f"log{n}", command=SERVE) for n in range(2)]
    for server in pair:
        server.start()
    yield pair
    for server in pair:
        server.kill()


def test_two_who_race_for_a_seat_through_both_servers_never_both_win(
    servers: list[Served], services: Services
) -> None:
    async def run() -> None:
        storm = Storm(servers, random.Random(3), Temper(cut=0.01), twins=2)

        def raced() -> int:
            """How many came first, or how many came second, whichever is less."""
            first = sum(len(player.acked) for player in storm.players)
            return min(first, sum(len(player.refused) for player in storm.players))

        playing = asyncio.gather(*(storm.table(name) for name in NAMES))
        begun = time.monotonic()
        while not playing.done() and (time.monotonic() - begun < RACES or raced() < ANSWERS):
            await asyncio.sleep(0.5)
        storm.stop()
        await playing
        await storm.look()
        assert await audit(services.database, storm.parties) >= ANSWERS
        refused = {code for player in storm.players for code in player.refused.values()}
        assert refused - {"already_over"} == {"stale"}, "whoever came second is told so"

    bounded(run(), LIMIT)
    no_trouble(servers)


@pytest.mark.long
def test_nothing_is_lost_when_either_server_is_killed(
    servers: list[Served], services: Services
) -> None:
    async def run() -> None:
        storm = Storm(servers, random.Random(4), twins=2)
        playing = asyncio.gather(*(storm.table(name) for name in NAMES))
        await die_and_rise(storm, KILLS, random.Random(5))
        storm.stop()
        await playing
        await storm.look()
        assert await audit(services.database, storm.parties) > 10 * KILLS

    bounded(run(), LIMIT)
    no_trouble(servers)


def test_what_is_done_at_one_server_is_told_at_the_other(servers: list[Served]) -> None:
    with servers[0].visitor() as visitor:
        form = {"game": bro.games()[0], "seats": [{"kind": "person"}] * 3}
        opened = visitor.open_table(form)
    here, there = (
        f"ws://{HOST}:{server.port}/api/tables/{opened['table']['id']}/play" for server in servers
    )

    async def state(socket: Any) -> dict[str, Any]:
        while True:
            async with within(NEWS, "news"):
                frame: dict[str, Any] = json.loads(await socket.recv())
            if frame["type"] == "state":
                return frame

    async def run() -> None:
        async with connect(here) as player, connect(there) as watcher:
            secrets = list(opened["secrets"].values())
            await player.send(json.dumps({"type": "hello", "secrets": secrets}))
            await watcher.send(json.dumps({"type": "hello"}))
            now, _ = await state(player), await state(watcher)
            for step in range(10):
                sight = next(s for s in now["sights"] if s["moves"])
                answer = {"seat": sight["seat"], "move": sight["moves"][0]["id"], "id": str(step)}
                begun = time.monotonic()
                await player.send(
                    json.dumps({"type": "answer", "version": now["version"], **answer})
                )
                now, seen = await state(player), await state(watcher)
                assert seen["version"] == now["version"]
                assert time.monotonic() - begun < NEWS

    bounded(run(), LIMIT)
    no_trouble(servers)
