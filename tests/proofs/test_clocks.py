"""Clocks of servers that are killed, and of servers whose own clocks are wrong, on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.lab.serving import Served
from broceliande.server.company.flags import LEASE, SELDOM
from broceliande.server.ground import times
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.proofs.conftest import Services
from tests.proofs.serve import AHEAD
from tests.proofs.storm import SERVE

BUSY = 20.0  # seconds that a busy machine may need more than is promised
QUICK, SLOW = 5, 300  # seconds to think

pytestmark = pytest.mark.xdist_group("servers")
Start = Callable[..., Served]


@pytest.fixture
def start(services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts servers, whose clocks are so many seconds ahead of the database's."""
    running: list[Served] = []

    def one(ahead: int = 0) -> Served:
        arguments = ("--database", services.database, "--bus", services.bus)
        log = tmp_path / f"log{len(running)}"
        running.append(Served(*arguments, log=log, command=SERVE))
        monkeypatch.setenv(AHEAD, str(ahead))
        running[-1].start()
        return running[-1]

    yield one
    for server in running:
        server.kill()


def opened(server: Served, seconds: int) -> str:
    """A table with two people and a clock."""
    people, clock = [{"kind": "person"}] * 2, {"kind": "game", "seconds": seconds}
    with server.visitor() as visitor:
        table = visitor.open_table({"game": "whispers", "seats": people, "clock": clock})
    return str(table["table"]["id"])


def asked(services: Services, query: sa.Executable) -> list[Any]:
    """What the database says."""

    async def ask() -> list[Any]:
        storage = Storage(services.database)
        try:
            return list(await storage.rows(query))
        finally:
            await storage.close()

    return asyncio.run(ask())


def fallen(services: Services, table: str) -> list[int]:
    """The seats whose flags fell."""
    log = sa.select(m.log.c.seat).where(m.log.c.table_id == table, m.log.c.kind == m.SEAT)
    return [row.seat for row in asked(services, log.order_by(m.log.c.version))]


def falls(services: Services, table: str, within: float) -> None:
    """Both flags do, each once, and bots play to the end."""
    end = time.monotonic() + within + BUSY
    over = sa.select(m.tables.c.status).where(m.tables.c.id == table)
    while asked(services, over)[0].status != m.OVER:
        assert time.monotonic() < end, fallen(services, table)
        time.sleep(0.2)
    assert fallen(services, table) == [0, 1]


@pytest.mark.long
def test_flags_fall_after_a_kill_and_at_another_server(start: Start, services: Services) -> None:
    first = start()
    table = opened(first, QUICK)
    first.kill()
    time.sleep(QUICK + 1)
    assert fallen(services, table) == [], "nobody was there to let it fall"
    first.start()  # again, after the deadline
    falls(services, table, SELDOM)
    holder = sa.select(m.leases.c.holder)
    before = asked(services, holder)

    second = start()
    table = opened(first, QUICK)
    first.kill()  # it holds the lease
    falls(services, table, QUICK + LEASE + SELDOM)
    assert asked(services, holder) != before
    with second.visitor() as visitor:
        assert visitor.metrics()["broceliande_troubles_total"] == 0


def test_servers_go_by_the_clock_of_the_database(start: Start, services: Services) -> None:
    wrong, right = start(ahead=2 * SLOW), start()
    for here, there in ((wrong, right), (right, wrong)):
        table = opened(here, SLOW)
        with there.visitor() as visitor:
            assert visitor.ask("GET", f"/api/tables/{table}")[0] == 200  # it is in both memories
        time.sleep(2)
        assert fallen(services, table) == []
        late = sa.text("SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000")
        due = sa.select(m.deadlines.c.due).where(m.deadlines.c.table_id == table)
        (now,), (row,) = asked(services, late)[0], asked(services, due)
        assert 0 < row.due - float(now) <= SLOW * 1000


@pytest.mark.parametrize("ahead", [-3600.0, 0.0, 7.0])
def test_the_time_is_set_by_the_database(
    services: Services, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    real = time.time
    monkeypatch.setattr(times, "_ahead", 0.0)
    monkeypatch.setattr("time.time", lambda: real() + ahead)

    async def set_clock() -> None:
        storage = Storage(services.database)
        await storage.set_clock()
        await storage.close()

    asyncio.run(set_clock())
    assert abs(times.now_ms() / 1000 - real()) < 1
    times.set_by(real() + 50, real() + ahead - 10)  # an answer that took too long
    assert abs(times.now_ms() / 1000 - real()) < 1
