"""A house that calls people and is killed under it: who answers, who is called, who takes it.

The house runs in a process of its own, without a network but for the courier: it hands each message
over to us, line by line, and waits until we say that we have it. We may be slow to say so.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from broceliande.server.calls import links, rounds
from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.message import Message
from broceliande.server.calls.outbox import Outbox
from broceliande.server.calls.sending import Sender
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.people.tokens import digest
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.tables.aftermath import After
from broceliande.server.tables.answers import answer
from broceliande.server.tables.house import House
from tests.server.conftest import GAMES
from tests.server.houses import legal, opened, table_of

CLAIM = 1.0  # seconds after which what a killed house carried is taken up
LATE = 2_000  # milliseconds that calls are due before people wait for them
PATIENCE = 60.0  # seconds in which a house calls somebody
WAYS = (c.PUSH, c.CHANNEL)  # of each person


@dataclass(frozen=True)
class Given:
    """A message that somebody was given."""

    way: str
    id: str
    tag: str


@dataclass
class Office:
    """Takes messages from whichever house lives, in a thread of ours."""

    given: list[Given] = field(default_factory=list)
    port: int = 0
    chance: random.Random = field(default_factory=lambda: random.Random(7))

    def open(self) -> None:
        """Listen from now on."""
        ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self._serve(ready)), daemon=True).start()
        assert ready.wait(10)

    async def _serve(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await asyncio.Event().wait()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if line := await reader.readline():
                self.given.append(Given(**json.loads(line)))
                await asyncio.sleep(self.chance.choice((0, 0, 0.02, 0.05)))
                writer.write(b"ok\n")
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    @property
    def seen(self) -> Counter[Given]:
        """What people see: a message that comes twice under one name is one message."""
        return Counter(self.given)


@dataclass(frozen=True)
class Errand:
    """A courier to the office."""

    port: int

    async def carry(self, way: Way, message: Message) -> Result:
        """Hand it over."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            given = {"way": way.id, "id": message.id, "tag": message.tag}
            writer.write(json.dumps(given).encode() + b"\n")
            took = await reader.readline()
            writer.close()
        except OSError:
            return Result(Outcome.LATER, "way_silent")
        return Result(Outcome.SENT) if took else Result(Outcome.LATER, "way_silent")


def settings_of(database: str) -> Settings:
    """Of a house that is killed again and again."""
    return Settings(database=database, call_claim=CLAIM, bot_pace=0.0, only=False)


async def prepared(database: str, tables: int) -> list[str]:
    """Tables whose owners are away for good, each of whom has two ways."""
    async with opened(settings_of(database), GAMES) as house:
        key, names = await links.key(house.storage), []
        for number in range(tables):
            live = await table_of(house, "benevolent", 2)
            names.append(live.id)
            for seat in range(2):
                await house.storage.write(*_owned(live.id, seat, f"p{number}-{seat}", key))
        return names


def _owned(table: str, seat: int, person: str, key: bytes) -> list[sa.Executable]:
    row = {"id": person, "name": person, "crest": "", "agrees": "", "created": 0}
    same = (m.seats.c.table_id == table, m.seats.c.seat == seat)
    ways = [
        {"id": f"{person}-{kind}", "person": person, "kind": kind, "address": "", "keys": {},
         "lang": "en", "made": 1, "confirmed": 1,
         "stop": digest(links.stopping(key, f"{person}-{kind}"))}
        for kind in WAYS
    ]  # fmt: skip
    return [
        sa.insert(m.persons).values(row),
        sa.insert(m.ways).values(ways),
        sa.update(m.seats).where(*same).values(person=person, left=1),
    ]


def live_on(database: str, tables: list[str], port: int, seed: int, play: bool) -> None:
    """A house, in a process of its own: people answer, others are called, until it is killed or,
    where nobody plays, until nothing waits any more."""
    asyncio.run(_live_on(database, tables, port, seed, play))


async def _live_on(database: str, tables: list[str], port: int, seed: int, play: bool) -> None:
    async with opened(settings_of(database), GAMES) as house:
        sender = Sender(house, dict.fromkeys(WAYS, Errand(port)))
        house.caller = Outbox(house, sender.wake)
        sender.begin()
        chance = random.Random(seed)
        while play:
            await _answered(house, chance.choice(tables), chance)
            await asyncio.sleep(0.02)
            while any(await rounds.waiting(house.storage, now_ms() - LATE)):
                await asyncio.sleep(0.05)  # whoever answers does not outrun who calls
        while await _waits(house.storage):
            await asyncio.sleep(0.05)
        await sender.close()


async def _answered(house: House, table: str, chance: random.Random) -> None:
    live = await house.live(table)
    if not live.over:
        seat, version = live.table.asked[0], live.version
        move = chance.choice(legal(live, seat))
        await answer(house, live, seat, version, move, f"{chance.getrandbits(64):x}")


async def _waits(storage: Storage) -> bool:
    """Whether anything is left in the outbox."""
    due = sa.or_(
        sa.exists().where(m.calls.c.due.is_not(None)),
        sa.exists().where(m.carries.c.due.is_not(None)),
    )
    row = await storage.row(sa.select(due.label("due")))
    return bool(row and row.due)


@dataclass(frozen=True)
class Found:
    """What the database says when all is done."""

    owed: set[tuple[str, int, int]]  # table, seat, version: somebody who was away was asked
    calls: list[Any]
    carries: list[Any]
    answers: dict[tuple[str, int, int], bool]  # whether that was answered


async def found(database: str) -> Found:
    """Read the truth from the log, and what the outbox made of it."""
    storage = Storage(database)
    await storage.open()
    log = await storage.rows(sa.select(m.log).order_by(m.log.c.table_id, m.log.c.version))
    owed, answers = set(), {}
    last = {row.table_id: row for row in log}
    for row in log:
        after = msgspec.json.decode(row.after, type=After)
        for seat in after.asked:
            if row.version > 1 and after.asked_since[seat] == row.version:
                key = (row.table_id, seat, row.version)
                owed.add(key)
                end = msgspec.json.decode(last[row.table_id].after, type=After)
                answers[key] = seat not in end.asked or end.asked_since[seat] != row.version
    calls = list(await storage.rows(sa.select(m.calls)))
    carries = list(await storage.rows(sa.select(m.carries)))
    await storage.close()
    return Found(owed, calls, carries, answers)


class Killer:
    """Starts houses and kills them."""

    def __init__(self, database: str, tables: list[str], office: Office) -> None:
        self._given, self._office = (database, tables, office.port), office
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])

    def strike(self, chance: random.Random) -> None:
        """One house lives until it has handed some messages over, and a moment longer; or it is
        killed at once, while it begins."""
        house = self._context.Process(
            target=live_on, args=(*self._given, chance.getrandbits(32), True)
        )
        house.start()
        until = len(self._office.given) + chance.randrange(8)
        patience = time.monotonic() + PATIENCE
        while len(self._office.given) < until and house.is_alive():
            assert time.monotonic() < patience, "nobody is called"
            time.sleep(0.002)
        time.sleep(chance.choice((0.0, 0.005, 0.03, 0.1)) * chance.random())
        assert house.is_alive(), "it ended by itself"
        house.kill()
        house.join()

    def rest(self) -> None:
        """A last house sends what is left, and ends by itself."""
        house = self._context.Process(target=live_on, args=(*self._given, 0, False))
        house.start()
        house.join(PATIENCE)
        assert house.exitcode == 0
