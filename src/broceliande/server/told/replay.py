"""Finished games as they are told: step by step for everybody, what was hidden told at last."""

from __future__ import annotations

import asyncio

from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.live import Live
from broceliande.server.told.chronicle import in_words, spelled
from broceliande.server.told.replies import Step, StoryLine, Verdict


async def step(archive: Archive, live: Live, ply: int, lang: str) -> Step:
    """One step, with what every seat saw."""
    game = await archive.finished(live)
    if not 0 <= ply <= len(game.answers):
        raise Sorry("no_such_step")
    table = await asyncio.to_thread(game.at, ply)
    seat, words = None, ""
    if ply:
        record = game.answers[ply - 1]
        seat = record.seat
        before = await asyncio.to_thread(game.at, ply - 1)
        words = before.move(record.seat, record.move).words(lang)
    story = [in_words(table, told, lang) for told in table.told if told.ply == ply]
    views = [table.view(each) for each in (*range(table.seats), None)]
    return Step(ply, len(game.answers), seat, words, story, views)


async def story(archive: Archive, live: Live, lang: str) -> list[StoryLine]:
    """The whole chronicle."""
    table = (await archive.finished(live)).end
    return await asyncio.to_thread(_chronicle, table, lang)


def _chronicle(table: Table, lang: str) -> list[StoryLine]:
    eyes = (*range(table.seats), None)
    return [
        StoryLine(**spelled(table, told, lang), eyes=[told.seen_by(seat) for seat in eyes])
        for told in table.told
    ]


async def verdict(archive: Archive, live: Live) -> Verdict:
    """Whether the deck was stacked."""
    answers, wrong = await archive.checked(live)
    setup = live.setup
    return Verdict(not wrong, setup.commitment, setup.seed.hex(), answers, wrong)
