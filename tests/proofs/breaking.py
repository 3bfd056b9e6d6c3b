"""A house broken on purpose: servers, PostgreSQL and Redis, killed, paused, cut off, slowed.

What is broken when is drawn from a seed, so that a run can be had again; how the machines take it
is theirs. Every trouble ends: what the clients must see afterwards, they must see in time.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from broceliande.lab.serving import HOST, Served
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.database import Storage
from tests.proofs.bounded import within
from tests.proofs.proxy import Proxy
from tests.proofs.storm import SERVE
from tests.server.redises import Redis

Result = TypeVar("Result")

OURS = "BROCELIANDE_TEST_DATABASE" not in os.environ  # else somebody else may need it
PATIENCE = 150.0  # seconds in which what was broken must be whole again, on however busy a machine


@dataclass
class Machine:
    """A server, and its own ways to the database and to the bus."""

    served: Served
    database: Proxy
    bus: Proxy


Act = Callable[["World", Machine, float], Awaitable[None]]


@dataclass(frozen=True)
class Trouble:
    """Something was broken, from one moment to another."""

    name: str
    begun: float
    ended: float

    @property
    def of_the_bus(self) -> bool:
        """Whether servers only heard less of each other."""
        return self.name.startswith(("bus", "Redis"))


@dataclass
class World:
    """All of it, and how it is broken."""

    machines: list[Machine]
    redis: Redis
    database: str  # without a proxy between
    chance: random.Random
    postmaster: int = 0
    done: list[Trouble] = field(default_factory=list)  # what was broken, in its order
    deck: list[tuple[str, Act]] = field(default_factory=list)  # what is to be, each once

    @property
    def servers(self) -> list[Served]:
        """The servers alone."""
        return [machine.served for machine in self.machines]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All of it runs, each server behind proxies of its own."""
        ways = [way for machine in self.machines for way in (machine.database, machine.bus)]
        await asyncio.to_thread(self.redis.start)
        async with within(PATIENCE, "PostgreSQL to say where it is"):
            self.postmaster = await _at_a_process(self.database, _parent)
        for way in ways:
            await way.start()
        try:
            starts = (asyncio.to_thread(served.start) for served in self.servers)
            await asyncio.gather(*starts)
            yield
        finally:
            async with within(PATIENCE, "the proxies to end"):
                for way in ways:
                    await way.stop()

    def kill(self) -> None:
        """Nothing of ours runs any more, and PostgreSQL does not stand still."""
        for served in self.servers:
            served.kill()
        self.redis.kill()
        if self.postmaster:
            _signal(self.postmaster, signal.SIGCONT)

    async def break_one(self) -> None:
        """Something breaks for a while, and is mended."""
        if not self.deck:
            self.deck = [each for each in TROUBLES if OURS or "PostgreSQL" not in each[0]]
            self.chance.shuffle(self.deck)
        name, act = self.deck.pop()
        machine = self.chance.choice(self.machines)
        begun = time.monotonic()
        async with within(PATIENCE, f"the end of what was broken: {name}"):
            await act(self, machine, 0.3 + 2.2 * self.chance.random())
        self.done.append(Trouble(name, begun, time.monotonic()))

    async def ready(self) -> None:
        """Until every server can write again."""
        async with within(PATIENCE, "every server to be ready"):
            for served in self.servers:
                while not await asyncio.to_thread(_ready, served):
                    await asyncio.sleep(0.1)


def _ready(served: Served) -> bool:
    with suppress(OSError, HTTPException), served.visitor() as visitor:
        return visitor.ask("GET", "/readyz")[0] == 200
    return False


# What can happen


async def _killed(world: World, machine: Machine, seconds: float) -> None:
    machine.served.kill()
    await asyncio.sleep(seconds / 4)
    await asyncio.to_thread(machine.served.start)


async def _paused(world: World, machine: Machine, seconds: float) -> None:
    machine.served.process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        machine.served.process.send_signal(signal.SIGCONT)


async def _redis_killed(world: World, machine: Machine, seconds: float) -> None:
    world.redis.kill()
    await asyncio.sleep(seconds)
    await asyncio.to_thread(world.redis.start)


async def _redis_paused(world: World, machine: Machine, seconds: float) -> None:
    world.redis.pause()
    try:
        await asyncio.sleep(seconds)
    finally:
        world.redis.go_on()


async def _postgres_paused(world: World, machine: Machine, seconds: float) -> None:
    """The whole of it, each of its processes."""
    _signal(world.postmaster, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds / 2)
    finally:
        _signal(world.postmaster, signal.SIGCONT)


async def _postgres_crashed(world: World, machine: Machine, seconds: float) -> None:
    """One of its processes is killed: it ends all others, and recovers from its log."""
    await _at_a_process(world.database, lambda pid: os.kill(pid, signal.SIGKILL))
    await asyncio.sleep(seconds / 4)
    await _at_a_process(world.database, _parent)


def _of(which: str, how: str) -> Act:
    async def act(world: World, machine: Machine, seconds: float) -> None:
        proxy: Proxy = getattr(machine, which)
        if how == "cut":
            proxy.cut()
        elif how == "away":
            proxy.go_away()
        elif how == "slow":
            proxy.slow_down(0.05)
        else:
            proxy.hold()
        try:
            await asyncio.sleep(seconds)
        finally:
            proxy.heal()

    return act


TROUBLES: list[tuple[str, Act]] = [
    ("a server is killed", _killed),
    ("a server is paused", _paused),
    ("Redis is killed", _redis_killed),
    ("Redis is paused", _redis_paused),
    ("PostgreSQL is paused", _postgres_paused),
    ("PostgreSQL crashes", _postgres_crashed),
    *(
        (f"{which}: {how}", _of(which, how))
        for which in ("database", "bus")
        for how in ("cut", "away", "slow", "hold")
    ),
]


# Putting it together


def _signal(postmaster: int, which: signal.Signals) -> None:
    with suppress(OSError):
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text("ascii")
        for pid in (postmaster, *map(int, children.split())):
            with suppress(ProcessLookupError):
                os.kill(pid, which)


async def _at_a_process(database: str, use: Callable[[int], Result]) -> Result:
    """Do something with a process of PostgreSQL, as soon as one answers us."""
    while True:
        storage = Storage(database)
        try:
            row = await storage.row(sa.text("select pg_backend_pid()"))
            assert row is not None
            return use(row[0])
        except Sorry:
            await asyncio.sleep(0.1)
        finally:
            with suppress(SQLAlchemyError, OSError):
                await storage.close()


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")")[-1].split()[1])


def world(database: str, folder: Path, count: int, chance: random.Random) -> World:
    """So many servers, which do not run yet."""
    redis = Redis(folder)
    url = sa.make_url(database)
    machines = []
    for number in range(count):
        ways = Proxy(url.port or 5432), Proxy(redis.port)
        theirs = url.set(host=HOST, port=ways[0].port).render_as_string(hide_password=False)
        arguments = ("--database", theirs, "--bus", f"redis://{HOST}:{ways[1].port}/0")
        served = Served(*arguments, log=folder / f"log{number}", command=SERVE)
        machines.append(Machine(served, *ways))
    return World(machines, redis, database, chance)
