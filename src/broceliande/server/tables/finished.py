"""Finished games: every position of them, the library's dump, and a check from the seed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BroceliandeError
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.rows import Record, standing
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

EVERY = 25  # answers between the positions that are kept while somebody looks at a game
MOST = 16  # games that are kept


class Finished:
    """A finished game, and positions of it from which any step is near."""

    def __init__(self, live: Live, answers: list[Record]) -> None:
        setup = live.setup
        table = open_table(live.game, setup.seats, setup.seed, setup.given)
        table.names = [sitter.name for sitter in live.sitters]
        self.answers = answers
        self._marks = [table.copy()]
        for record in answers:
            table.play(record.seat, record.move)
            if table.ply % EVERY == 0:
                self._marks.append(table.copy())
        self.end = table

    def at(self, ply: int) -> Table:
        """The table after so many answers."""
        table = self._marks[ply // EVERY].copy()
        for record in self.answers[table.ply : ply]:
            table.play(record.seat, record.move)
        return table


class Archive:
    """The finished games that people look at."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, Finished] = OrderedDict()

    async def finished(self, live: Live) -> Finished:
        """A finished game; while it lasts, nothing of it is shown here."""
        if not live.over:
            raise Sorry("not_over")
        if live.id not in self._kept:
            answers = await self.answers(live)
            game = await asyncio.to_thread(Finished, live, answers)
            self._kept[live.id] = game
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(live.id)
        return self._kept[live.id]

    async def answers(self, live: Live) -> list[Record]:
        """All the answers that stand."""
        records, _ = await self._house.shelf.story(live.id, live.version + 1, live.version + 1)
        return standing(records)

    async def export(self, live: Live) -> str:
        """The library's dump."""
        game = await self.finished(live)
        return await asyncio.to_thread(game.end.dump)

    async def checked(self, live: Live) -> tuple[int, str]:
        """Deal from the seed and play every answer: how many there are, and what does not come out
        as it was played here, if anything."""
        if not live.over:
            raise Sorry("not_over")
        answers = await self.answers(live)
        try:
            end = (await asyncio.to_thread(Finished, live, answers)).end
        except BroceliandeError as wrong:
            return len(answers), str(wrong)
        if seeds.commitment(live.setup.seed) != live.setup.commitment:
            return len(answers), "the seed is not the one that was promised"
        if end.view(None)["fields"] != live.table.view(None)["fields"]:
            return len(answers), "the position is not the one that the answers lead to"
        return len(answers), ""
