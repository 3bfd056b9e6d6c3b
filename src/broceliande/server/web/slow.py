"""Over HTTP: one's days off."""

from __future__ import annotations

from litestar import get

from broceliande.server.ground.times import now_ms
from broceliande.server.storage.slow import A_YEAR, taken
from broceliande.server.told.slow import DaysOff
from broceliande.server.web.requests import Visited


@get("/me/days-off", summary="My days off")
async def days_off(here: Visited) -> DaysOff:
    """They spend themselves, in games that are played over days, before one's time is over; there
    are as many again from the first of January on."""
    known = await here.me()
    days = [row.begins for row in await here.storage.rows(taken(known.person, now_ms()))]
    return DaysOff(max(0, A_YEAR - len(days)), A_YEAR, days)


HANDLERS = [days_off]
