"""Finished games as they are told: step by step for everybody, what was hidden told at last."""

from __future__ import annotations

import asyncio

from broceliande.engine.errors import BroceliandeError
from broceliande.engine.moves import Told
from broceliande.engine.words import seat_name, title_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.tables.bygone import Bygone
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.live import Live
from broceliande.server.told.chronicle import Spelled, in_words, spelled
from broceliande.server.told.replies import Step, StoryLine, Tale, Verdict


async def step(archive: Archive, table_id: str, ply: int, lang: str) -> Step:
    """One step, with what every seat saw."""
    game = await archive.finished(table_id)
    if not 0 <= ply <= len(game.answers):
        raise Sorry("no_such_step")
    table = await asyncio.to_thread(game.at, ply)
    seat, words = None, ""
    if ply:
        record = game.answers[ply - 1]
        seat = record.seat
        before = await asyncio.to_thread(game.at, ply - 1)
        words = before.move(record.seat, record.move).words(lang)
    story = [in_words(table, told, lang) for told in game.told if told.ply == ply]
    views = [table.view(each) for each in (*range(table.seats), None)]
    return Step(ply, len(game.answers), seat, words, story, views)


async def story(archive: Archive, table_id: str, lang: str) -> list[StoryLine]:
    """The whole chronicle, as it was told at the time."""
    return await asyncio.to_thread(_chronicle, await archive.bygone(table_id), lang)


async def tale(archive: Archive, table_id: str, lang: str) -> Tale:
    """What is left of a finished game, whatever rules it was played by."""
    game = await archive.bygone(table_id)
    setup, lines = game.setup, await asyncio.to_thread(_chronicle, game, lang)
    names = [seat_name(lang, seat, game.names) for seat in range(setup.seats)]
    title = title_of(game.game, lang)
    return Tale(setup.id, setup.game, title, setup.rules, names, setup.created, lines)


def _chronicle(game: Bygone, lang: str) -> list[StoryLine]:
    eyes = (*range(game.setup.seats), None)
    return [
        StoryLine(**_line(game, told, lang), eyes=[told.seen_by(seat) for seat in eyes])
        for told in game.told
    ]


def _line(game: Bygone, told: Told, lang: str) -> Spelled:
    try:
        return spelled(game, told, lang)
    except (BroceliandeError, LookupError):
        if game.same_rules:
            raise
        words = say(lang, "told-unread")  # of other rules, and today's have no words for it
        return {"ply": told.ply, "event": "", "numbers": (), "things": [], "words": words}


async def verdict(archive: Archive, live: Live) -> Verdict:
    """Whether the deck was stacked."""
    answers, wrong = await archive.checked(live)
    setup = live.setup
    return Verdict(not wrong, setup.commitment, setup.seed.hex(), answers, wrong)
