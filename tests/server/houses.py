"""Houses under test without a network: opened and closed, with tables that are played at."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from broceliande.engine.game import Game
from broceliande.server.ground.settings import Settings
from broceliande.server.heard.forms import ClockForm, SeatForm, TableForm
from broceliande.server.tables import opening
from broceliande.server.tables.answers import Done, answer
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo
from broceliande.server.told import door
from broceliande.server.told.frames import written
from tests.server.conftest import GAMES

NO_CLOCK = ClockForm()


@asynccontextmanager
async def opened(settings: Settings, games: Mapping[str, Game] = GAMES) -> AsyncIterator[House]:
    """A house for as long as the block lasts."""
    house = House(settings, games)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_of(
    house: House, game: str = "whispers", seats: int = 2, clock: ClockForm = NO_CLOCK
) -> Live:
    """A table at which only people sit."""
    people = [SeatForm("person", f"P{seat}") for seat in range(seats)]
    form = TableForm(game, people, clock=clock)
    live, _ = await opening.open_one(house, form, "en")
    return live


def legal(live: Live, seat: int) -> list[int]:
    """The legal moves of a seat."""
    return list(live.table.rules.legal(live.table._state, seat))


async def answered(house: House, live: Live, seat: int, move: int, name: str) -> Done:
    """An answer to what the table asks now."""
    return await answer(house, live, seat, live.version, move, name)


async def play(house: House, live: Live, times: int, chance: random.Random) -> None:
    """Random answers, some of them taken back."""
    for _ in range(times):
        if live.over:
            return
        seat = chance.choice(live.table.asked)
        name = f"{chance.random()}"
        await answered(house, live, seat, chance.choice(legal(live, seat)), name)
        if chance.random() < 0.3 and not live.over:
            await undo(house, live, seat, live.version, f"u{name}", (0, 1))


def everything(live: Live) -> list[str]:
    """All that anybody can see of a table."""
    return [
        written(door.state(live, seats, "fr", None, 0)).decode()
        for seats in ((0,), (1,), (0, 1), ())
    ] + [repr([live.asked_since, live.answered, live.version, live.table.can_undo()])]
