"""Finished games: step by step for everybody, as a dump, and checked from the seed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BroceliandeError
from broceliande.engine.table import Table, open_table
from broceliande.server.ground.texts import Sorry
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, Record, standing
from broceliande.server.told.forms import Step, StoryLine, Verdict

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

    async def step(self, live: Live, ply: int, lang: str) -> Step:
        """One step, with what every seat saw and what nobody could see told at last."""
        game = await self.finished(live)
        if not 0 <= ply <= len(game.answers):
            raise Sorry("no_such_step")
        table = await asyncio.to_thread(game.at, ply)
        seat, words = None, ""
        if ply:
            record = game.answers[ply - 1]
            seat = record.seat
            before = await asyncio.to_thread(game.at, ply - 1)
            words = before.move(record.seat, record.move).words(lang)
        named = table.rules.named
        told = [t for t in table.told if t.ply == ply]
        story = [t.saying(table.game, named, table.names).words(lang) for t in told]
        views = [table.view(each) for each in (*range(table.seats), None)]
        return Step(ply, len(game.answers), seat, words, story, views)

    async def story(self, live: Live, lang: str) -> list[StoryLine]:
        """The whole chronicle, what was hidden told at last."""
        table = (await self.finished(live)).end
        return await asyncio.to_thread(_chronicle, table, lang)

    async def export(self, live: Live) -> str:
        """The library's dump."""
        game = await self.finished(live)
        return await asyncio.to_thread(game.end.dump)

    async def verify(self, live: Live) -> Verdict:
        """Deal from the seed and play every answer: does it come out as it was played here?"""
        if not live.over:
            raise Sorry("not_over")
        setup, detail = live.setup, ""
        answers = await self.answers(live)
        try:
            end = (await asyncio.to_thread(Finished, live, answers)).end
        except BroceliandeError as wrong:
            detail = str(wrong)
        else:
            if seeds.commitment(setup.seed) != setup.commitment:
                detail = "the seed is not the one that was promised"
            elif end.view(None)["fields"] != live.table.view(None)["fields"]:
                detail = "the position is not the one that the answers lead to"
        return Verdict(not detail, setup.commitment, setup.seed.hex(), len(answers), detail)


def _chronicle(table: Table, lang: str) -> list[StoryLine]:
    game, named = table.game, table.rules.named
    eyes = (*range(table.seats), None)
    return [
        StoryLine(
            ply=told.ply,
            event=game.events[told.event - 1].name,
            numbers=told.numbers[: len(game.events[told.event - 1].arguments)],
            things=told.things(game),
            words=told.saying(game, named, table.names).words(lang),
            eyes=[told.seen_by(seat) for seat in eyes],
        )
        for told in table.told
    ]
