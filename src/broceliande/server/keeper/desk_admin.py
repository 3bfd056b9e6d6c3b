"""What is done at the keeper's desk, done without a server: over the database alone. Servers that
run hear of it by the log of the desk, within two seconds."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from rich.console import Console

from broceliande.server.desk import acts, deeds, finding, keepers, measures, reports
from broceliande.server.desk.acts import COMMAND_LINE
from broceliande.server.ground.addresses import range_of
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.desk import BAN, MUTE
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.told.belongings import Belongings

Result = TypeVar("Result")


@asynccontextmanager
async def house_at(database: str) -> AsyncIterator[House]:
    """A house that nobody comes to: it reads and writes, and serves nothing."""
    house = House(Settings(database=database))
    await house.storage.open()
    try:
        yield house
    finally:
        await house.writer.close()
        await house.storage.close()


def done(database: str, work: Callable[[House], Awaitable[Result]], saying: str = "") -> Result:
    """Do something with the database; what may take long says what it does meanwhile."""

    async def run() -> Result:
        async with house_at(database) as house:
            return await work(house)

    if not saying:
        return asyncio.run(run())
    with Console(stderr=True).status(saying):
        return asyncio.run(run())


async def whom(storage: Storage, typed: str) -> str:
    """The id of a person, by id or name."""
    return await finding.one(storage, typed)


async def measure(house: House, kind: str, about: str, why: str, hours: int | None) -> str:
    """Mute or ban somebody, or ban a range of addresses; whom or what it is about."""
    if kind == BAN and range_of(about) is not None:
        said = (COMMAND_LINE, about, why, hours)
        return await measures.about_network(house.storage, *said)
    person = await whom(house.storage, about)
    await measures.about_person(house.storage, COMMAND_LINE, kind, person, why, hours)
    return person


async def unmeasure(house: House, kind: str, about: str) -> str:
    """Take it back."""
    network = range_of(about) if kind == BAN else None
    meant = network or await whom(house.storage, about)
    await measures.taken_back_from(house.storage, COMMAND_LINE, kind, meant)
    return meant


async def removed(house: House, table: str, why: str, forget: bool) -> None:
    """Clear a table away, or forget it."""
    work = deeds.forgotten if forget else deeds.clear
    await work(house, COMMAND_LINE, table, why)


async def packed(house: House, typed: str, file: Path) -> int:
    """All that is kept about somebody, in a new file for its owner's eyes; how many bytes."""
    known = await deeds.known_as(house, await whom(house.storage, typed))
    if file.exists():
        raise OSError(f"{file} is there already and may be precious: give another name")
    pieces = await Belongings(house, Archive(house)).pack(known, "en", views=False)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        async for piece in pieces:
            out.write(piece)
    await house.storage.write(acts.written(COMMAND_LINE, "archive", known.person))
    return file.stat().st_size


async def report_done(
    house: House, report: str, act: str, why: str, lines: bool, hours: int | None
) -> None:
    """Something, or nothing, is done about a report."""
    if act not in {"nothing", MUTE, BAN}:
        raise OSError(f"{act} is nothing that is done about a report: nothing, {MUTE} or {BAN}")
    try:
        await reports.handled(house.storage, COMMAND_LINE, report, act, why, lines, hours)
    except Sorry as wrong:
        if wrong.code != "not_found":
            raise
        raise OSError(f"there is no report {report}") from None


async def first_code(database: str) -> str:
    """A code for the first keeper; none, if there is one already."""
    async with house_at(database) as house:
        if await house.storage.row(sa.select(m.keepers.c.person).limit(1)) is not None:
            return ""
        return await keepers.new_code(house.storage, None)
