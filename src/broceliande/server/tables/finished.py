"""Finished games: every position of them, the library's dump, and a check from the seed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BroceliandeError
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.bygone import Bygone, as_stored, bygone
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, called

EVERY = 25  # answers between the positions that are kept while somebody looks at a game
MOST = 16  # games that are kept


class Finished:
    """A finished game, and positions of it from which any step is near."""

    def __init__(self, game: Bygone) -> None:
        setup = game.setup
        table = open_table(game.game, setup.seats, setup.seed, setup.given)
        table.names = list(game.names)
        self.told = game.told
        self.answers = game.answers
        self._marks = [table.copy()]
        for record in game.answers:
            table.play(record.seat, record.move)
            if table.ply % EVERY == 0:
                self._marks.append(table.copy())
        self.end = table
        seats = [record.seat for record in game.answers]
        starts = [at for at in range(1, len(seats)) if seats[at] != seats[at - 1]]
        self.turns = [0, *starts] if seats else []  # plies at which another seat begins to answer

    def rename(self, names: list[str]) -> None:
        """Call those who played as they are called now: somebody may have left for good."""
        if names != self.end.names:
            for table in (*self._marks, self.end):
                table.names = list(names)

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

    async def bygone(self, table_id: str) -> Bygone:
        """What was told of a finished game."""
        return await bygone(self._house, table_id)

    async def finished(self, table_id: str) -> Finished:
        """A finished game with its positions; only by the rules that it was played by."""
        kept = self._kept.get(table_id)
        if kept is None:
            game = await self.bygone(table_id)
            if not game.same_rules:
                raise Sorry("other_rules", f"rules {game.setup.rules}, here {game.game.version}")
            kept = self._kept[table_id] = await asyncio.to_thread(Finished, game)
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        else:
            _, around = await self._house.shelf.around(table_id, 0)
            kept.rename(called(around.sitters))
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
        return kept

    async def export(self, table_id: str) -> str:
        """The library's dump."""
        game = await self.bygone(table_id)
        if not game.same_rules:
            return await as_stored(self._house, game)
        end = (await self.finished(table_id)).end
        return await asyncio.to_thread(end.dump)

    async def checked(self, live: Live) -> tuple[int, str]:
        """Deal from the seed and play every answer: how many there are, and what does not come out
        as it was played here, if anything."""
        game = await self.bygone(live.id)
        try:
            end = (await asyncio.to_thread(Finished, game)).end
        except BroceliandeError as wrong:
            return len(game.answers), str(wrong)
        if seeds.commitment(live.setup.seed) != live.setup.commitment:
            return len(game.answers), "the seed is not the one that was promised"
        async with self._house.settled(live):
            shown = live.table.view(None)["fields"]
        if end.view(None)["fields"] != shown:
            return len(game.answers), "the position is not the one that the answers lead to"
        return len(game.answers), ""
