"""Tables at which people answer in advance."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

import broceliande as bro
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.company.driver import Driver
from broceliande.server.company.thinkers import Thinkers
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.tables import opening, planning
from broceliande.server.tables.answers import answer
from broceliande.server.tables.foreseeing import Ahead
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

GAMES = {name: bro.game(name) for name in bro.games()}
SEATS = {"bloody-grove": 2, "bethel-woods": 2}
SEED = bytes(range(32))
BRAVE, COWARDLY = ("answer:brave",), ("answer:cowardly",)


class Still(Driver):
    """Does nothing by itself."""

    def look(self, live: Live) -> None:
        """Not now."""

    async def watch(self) -> None:
        """Not at all."""


@asynccontextmanager
async def inhabited(settings: Settings, company: type[Driver] = Still) -> AsyncIterator[House]:
    """A house with our games."""
    house = House(settings, GAMES)
    house.company = company(house, Thinkers(1, 5.0, False, house.metrics))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def laid(house: House, game: str, patch: pytest.MonkeyPatch) -> Live:
    """A table of people, always the same deal."""
    people = [SeatForm("person", f"P{seat}") for seat in range(SEATS.get(game, 3))]
    with patch.context() as fixed:
        fixed.setattr("secrets.token_bytes", lambda n: SEED if n == len(SEED) else os.urandom(n))
        live, _ = await opening.open_one(house, TableForm(game, people), "en")
    return live


def by_hand(game: str, most: int, seed: int = 1) -> tuple[Table, list[tuple[int, Ahead, int]]]:
    """A game at random: each answer's seat, how one would give it in advance, and its move."""
    table, chance = open_table(GAMES[game], SEATS.get(game, 3), SEED, {}), random.Random(seed)
    given: list[tuple[int, Ahead, int]] = []
    while table.asked and len(given) < most:
        seat = chance.choice(table.asked)
        move = chance.choice(table.moves(seat))
        given.append((seat, Ahead(table.question, move.path), move.id))
        table.play(seat, move)
    return table, given


async def do(house: House, live: Live, seat: int, move: int) -> None:
    """Answer by hand."""
    await answer(house, live, seat, live.version, move, f"h{live.version}")


class NotForeseen(Exception):
    """What came was in none of the worlds that were looked at."""


async def kept(house: House, live: Live, seat: int, wanted: list[Ahead]) -> None:
    """Keep answers in advance, if they can be foreseen."""
    try:
        await planning.keep(house, live, seat, wanted)
    except Sorry as wrong:
        raise (NotForeseen if wrong.code == "not_foreseen" else wrong) from wrong


async def until(house: House, live: Live, so: Callable[[Table], bool], seed: int = 1) -> None:
    """Random answers by hand until the table is so."""
    chance = random.Random(seed)
    while not so(live.table):
        seat = live.table.asked[0]
        await do(house, live, seat, chance.choice(live.table.moves(seat)).id)
