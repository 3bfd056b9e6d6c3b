"""A server that is killed under load, and sockets that are cut: what was acknowledged stays."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import broceliande as bro
from broceliande.lab.serving import Served
from broceliande.server.ground.settings import database_in
from tests.proofs import SOAK
from tests.proofs.audit import audit
from tests.proofs.bounded import bounded
from tests.proofs.storm import SERVE, Storm, die_and_rise
from tests.whispers import GAME as WHISPERS

KILLS = 2 * SOAK
LIMIT = 300.0 + 30.0 * KILLS  # seconds after which it hangs
TABLES = 2  # of each game, at a time


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server on an embedded database of its own."""
    served = Served("--data", str(tmp_path), log=tmp_path / "log", command=SERVE)
    yield served
    served.kill()


@pytest.mark.xdist_group("servers")
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(
    server: Served, tmp_path: Path
) -> None:
    async def run() -> None:
        await asyncio.to_thread(server.start)
        storm = Storm([server], random.Random(1))
        names = [*bro.games(), WHISPERS.name] * TABLES
        playing = asyncio.gather(*(storm.table(name) for name in names))
        await die_and_rise(storm, KILLS, random.Random(2))
        storm.stop()
        await playing
        await storm.look()
        with server.visitor() as visitor:
            assert visitor.metrics()["broceliande_troubles_total"] == 0
        server.kill()
        answers = await audit(database_in(tmp_path), storm.parties)
        assert answers > 20 * KILLS
        assert sum(player.again for player in storm.players) > KILLS

    bounded(run(), LIMIT)
    assert '"level": "error"' not in server.log.read_text("utf-8")


@pytest.mark.xdist_group("servers")
def test_a_server_that_is_asked_to_stop_finishes_what_was_begun(server: Served) -> None:
    server.start()
    assert server.stop() in {0, -signal.SIGTERM}  # uvicorn passes the signal on when all is done
    assert '"event": "closed"' in server.log.read_text("utf-8")
