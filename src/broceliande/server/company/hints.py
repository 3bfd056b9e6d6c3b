"""Hints: asked for, never pushed, told to the one who asks alone, and not written down."""

from __future__ import annotations

import structlog

from broceliande.bots.counsel import is_team
from broceliande.engine.table import Table
from broceliande.server.company.thinkers import Budget
from broceliande.server.ground.texts import Sorry
from broceliande.server.tables import acts
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import door
from broceliande.server.told import messages as msg
from broceliande.server.told.guests import Guest

log = structlog.get_logger("broceliande")


async def ask(house: House, guest: Guest, message: msg.Hint) -> None:
    """Think about a hint, beside everything else: whoever asked may play on in the meantime."""
    live = guest.live
    if not guest.seats:
        raise Sorry("hint_watching")
    if message.seat not in guest.seats:
        raise Sorry("not_your_seat")
    if guest.advised or not guest.hints.take():
        raise Sorry("rate_limited")
    async with live.lock:
        await house.fresh(live, message.version)
        check(live, message.seat, message.version)
        world = live.table.redeal(message.seat)
    guest.advised = True
    house.spawn(_think(house, guest, message, world))


def check(live: Live, seat: int, version: int) -> None:
    """Whether the seat may be given a hint now; Sorry if not, with the reason."""
    acts.check(live, seat, version)
    if seat not in live.asked:
        raise Sorry("hint_not_asked")
    others = [s for s in live.sitters if s.seat != seat and s.secret is not None]
    if others and not is_team(live.game.name):
        raise Sorry("hint_company")


async def _think(house: House, guest: Guest, message: msg.Hint, world: Table) -> None:
    settings = house.settings
    budget = Budget(settings.hint_seconds, settings.hint_iterations)
    try:
        advice = await house.thinkers.advise(world, message.seat, budget)
        guest.send(door.advised(guest.live, message, world, advice, guest.lang))
    except Sorry as wrong:
        guest.send(door.refused(message.id, wrong, guest.lang))
    except Exception:
        house.metrics.troubles.inc()
        log.exception("trouble", table=guest.live.id[:6])
        guest.send(door.refused(message.id, Sorry("trouble"), guest.lang))
    finally:
        guest.advised = False
