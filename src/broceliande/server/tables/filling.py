"""Bots take the seats for which nobody came, when the time is over that people gave it."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from broceliande.bots.levels import LEVELS, USUAL
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.tables import gathering, names
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

TRIES = 3  # while people sit down at the same moment


async def fill_up(house: House, live: Live) -> None:
    """Seat bots, if it is time; then the game begins. Where none of those who wait is there, it is
    looked at again: nobody's game begins behind their back."""
    for _ in range(TRIES):
        async with house.settled(live):
            await house.loader.refresh(live)
            if not _due(live):
                return
        with suppress(_Late):
            await _fill(house, live)
            return


class _Late(Exception):
    """Somebody sat down meanwhile."""


def _due(live: Live) -> bool:
    fills = live.setup.fills
    if live.started or fills is None or fills > now_ms() or not live.free:
        return False
    return any(each.kind == m.PERSON and live.here(each.seat) for each in live.sitters)


async def _fill(house: House, live: Live) -> None:
    free = [sitter.seat for sitter in live.sitters if sitter.kind == m.FREE]
    taken = [sitter.name for sitter in live.sitters]
    level = live.setup.filler if live.setup.filler in LEVELS else USUAL
    updates: list[sa.Update] = []
    for seat in free:
        called = say(live.setup.lang or "en", "bot-name", number=seat + 1)
        taken.append(names.told_apart(called, taken))
        bot = {"kind": m.BOT, "level": level, "name": taken[-1]}
        updates.append(gathering.at(live, seat).where(m.seats.c.kind == m.FREE).values(**bot))
    try:
        await gathering.change(house, live, *updates)
    except Sorry as wrong:
        if wrong.code == "seat_taken":
            raise _Late from None
        if wrong.code != "has_begun":
            raise
