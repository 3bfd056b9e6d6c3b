"""Answers in advance are given when their question comes, whoever is there: the owner of the seat
need not be."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from broceliande.engine.moves import Refused
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.models import PERSON
from broceliande.server.tables import ahead, answers
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live


def due(live: Live, seat: int) -> bool:
    """Whether a seat that is asked answered in advance, and plays itself."""
    sitter = live.sitters[seat]
    return sitter.ahead > 0 and sitter.kind == PERSON and not sitter.lent


async def give(house: House, live: Live, seat: int) -> int:
    """Give the answer of a seat, if one fits; those that are out of step are dropped. The version
    at which nothing was left to give, or 0."""
    await asyncio.sleep(house.settings.bot_pace)  # so that it is seen
    async with house.settled(live):
        if house.closing or seat not in live.people_asked() or not due(live, seat):
            return 0
        version, found = live.version, await ahead.judge(house, live, seat)
        if found.move is None:
            await ahead.drop(house, live, seat, found)
            return version
    what = (seat, version, found.move.id, f"{ahead.GIVEN}{version}")
    with suppress(Sorry, Refused):  # they answered themselves, or another server gave it
        await answers.answer(house, live, *what, ahead.written(live, seat, found))
        live.sitters[seat].ahead = found.left
    return 0
