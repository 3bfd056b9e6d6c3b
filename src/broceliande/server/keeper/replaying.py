"""Before a release: every stored table played again by the rules at hand; which would change?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.errors import BroceliandeError
from broceliande.engine.game import Game
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.storage.rows import Record, Setup, standing
from broceliande.server.storage.shelf import ALL, Shelf


@dataclass(frozen=True)
class Verdict:
    """What became of a stored table."""

    table: str
    game: str
    status: str
    changed: str  # what is not as it was told then; empty if nothing is


async def replayed(
    database: str, find: Callable[[str], Game] = bro.game
) -> AsyncIterator[tuple[Verdict, int]]:
    """Each table with its verdict, and how many there are."""
    storage = Storage(database)
    await storage.open()
    try:
        ids = [row.id for row in await storage.rows(sa.select(m.tables.c.id))]
        shelf = Shelf(storage, ALL)
        for table_id in ids:
            setup, _ = await shelf.around(table_id, 0)
            records, _ = await shelf.story(table_id, ALL, ALL)
            changed = _changed(setup, records, find)
            yield Verdict(table_id, setup.game, setup.status, changed), len(ids)
    finally:
        await storage.close()


def _changed(setup: Setup, records: list[Record], find: Callable[[str], Game]) -> str:
    try:
        game = find(setup.game)
        if game.version != setup.rules:
            return f"played by version {setup.rules} of the rules, here is {game.version}"
        table = open_table(game, setup.seats, setup.seed, setup.given)
        return _differs(table, [record for record in records if record.version == 0]) or _played(
            table, standing(records)
        )
    except BroceliandeError as wrong:
        return str(wrong)


def _played(table: Table, answers: list[Record]) -> str:
    """The answers again, each compared with what was told then."""
    for at, record in enumerate(answers):
        try:
            table.play(record.seat, record.move)
        except BroceliandeError as wrong:
            return f"answer {at + 1} of {len(answers)}: {wrong}"
        differs = _differs(table, [record])
        if differs:
            return f"answer {at + 1} of {len(answers)}: {differs}"
    return ""


def _differs(table: Table, records: list[Record]) -> str:
    then = [(t.event, t.audience, t.numbers) for record in records for t in record.told]
    now = [(t.event, t.audience, t.numbers) for t in table.told if t.ply == table.ply]
    return "" if then == now else f"{len(then)} events were told then, {len(now)} others are now"
