"""What somebody missed, for their seat alone: the table as they left it, a line for each turn since
then, and the steps from there to the present. All of it is what the log told and the engine shows
to that seat; nobody is told anything here that they could not have seen by staying."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, cast

import msgspec

from broceliande.engine.table import Table
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage.rows import Record
from broceliande.server.tables import seen
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, Seen
from broceliande.server.tables.past import Past, past_of
from broceliande.server.told.chronicle import lines
from broceliande.server.told.frames import write
from broceliande.server.told.lines import PastStep, PastTurn, Since

STEPS = 12  # told at once
TURNS = 60  # told in words; of earlier ones their number
SENTENCES = 2  # that a turn's line is made of


async def missed(house: House, live: Live, seat: int, lang: str, shown: int = 0) -> Since | None:
    """What the owner of a seat missed, without its steps; None if that is nothing, or so short
    ago that they have not been away. `shown` is what their page says that they have seen."""
    if not live.started:
        return None
    known = await seen.last(house, live, seat)
    if known is None or known.version >= live.version or shown >= live.version:
        return None
    if shown > known.version or now_ms() - known.at < house.settings.away_after * 1000:
        return None
    return await _told(house, live, seat, lang, known)


async def _told(house: House, live: Live, seat: int, lang: str, known: Seen) -> Since | None:
    past = await past_of(house, live, known.version)
    if not past.undone and all(record.seat == seat for record in past.answers):
        return None
    turns = turns_of(live, past, seat, lang)
    if not turns:
        return None  # sealed answers, which they learn of with everybody else
    told = lines(live, past.answers, (seat,), lang)
    things = sorted({thing for line in told for thing in line.things})
    view = _raw(await asyncio.to_thread(past.then, _picture(seat)))
    told_turns, earlier = turns[-TURNS:], max(0, len(turns) - TURNS)
    return Since(
        seat, known.version, past.now, known.at, view, told_turns, earlier, things, [], last=False
    )


async def steps(house: House, live: Live, seat: int, lang: str, version: int, after: int) -> Since:
    """Steps from a version that a seat saw to the present, those after another version."""
    past = await past_of(house, live, version)
    made: list[PastStep] = []
    if past.undone and after <= version:
        made.append(await _taken_back(past, seat))
    walk = await asyncio.to_thread(lambda: list(past.steps(_picture(seat), after, STEPS + 1)))
    for record, view in walk[:STEPS]:
        told = lines(live, [record], (seat,), lang)
        made.append(PastStep(record.version, record.ply, record.seat, _raw(view), told))
    end = len(walk) <= STEPS
    return Since(seat, version, past.now, 0, None, [], 0, [], made, last=end)


async def _taken_back(past: Past, seat: int) -> PastStep:
    view = await asyncio.to_thread(past.back, _picture(seat))
    return PastStep(past.version, past.same, -1, _raw(view), [])


def turns_of(live: Live, past: Past, seat: int, lang: str) -> list[PastTurn]:
    """A line for each turn, as the seat may know it: for the page, for those who listen to it, and
    for a notice."""
    turns = []
    if past.undone:
        words = say(lang, "since-undone", count=past.undone)
        turns.append(PastTurn(past.version, -1, words))
    for who, answers in groupby(past.answers, key=lambda record: record.seat):
        given = list(answers)
        if words := _line(live, given, seat, lang):
            turns.append(PastTurn(given[-1].version, who, words))
    return turns


def _line(live: Live, answers: Sequence[Record], seat: int, lang: str) -> str:
    """What a turn was, in the sentences of the chronicle."""
    told = [line.words for line in lines(live, answers, (seat,), lang) if line.words]
    return " ".join(dict.fromkeys(told[:SENTENCES]))


def _picture(seat: int) -> Callable[[Table], bytes]:
    return lambda table: table.view_written(seat, write)


def _raw(view: bytes) -> dict[str, Any]:
    return cast(dict[str, Any], msgspec.Raw(view))
