"""Hints: asked for, never pushed, told to the one who asks alone, and not written down."""

from __future__ import annotations

import structlog

from broceliande.bots.counsel import is_team
from broceliande.engine.table import Table
from broceliande.server.company.measure import level_at
from broceliande.server.company.thinkers import Budget, Thinkers, Whom
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.frames import Hint
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.refusals import check_question
from broceliande.server.told import door
from broceliande.server.told.guests import Guest

log = structlog.get_logger("broceliande")


class Hints:
    """Whoever may have one is given one, in the time that is left beside the bots."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers

    async def ask(self, guest: Guest, wish: Hint) -> None:
        """Think about a hint, beside everything else: whoever asked may play on in the meantime."""
        live = guest.live
        if not guest.seats:
            raise Sorry("hint_watching")
        guest.check(wish.seat)
        if guest.advised or not guest.hints.take():
            raise Sorry("rate_limited")
        async with self._house.settled(live, wish.version):
            check_hint(live, wish.seat, wish.version)
            world = live.table.redeal(wish.seat)
        guest.advised = True
        self._house.spawn(self._think(guest, wish, world))

    async def _think(self, guest: Guest, wish: Hint, world: Table) -> None:
        settings = self._house.settings
        budget = Budget(settings.hint_seconds, settings.hint_iterations)
        try:
            whom = Whom(guest.address, guest.live.id)
            level = level_at(guest.live)
            advice = await self._thinkers.advise(world, wish.seat, budget, whom, level)
            if wish.seat in guest.eyes:  # the device may have changed hands
                guest.send(door.advised(guest.live, wish, world, advice, guest.lang))
        except Sorry as wrong:
            guest.send(door.refused(wish.id, wrong, guest.lang))
        except Exception:
            self._house.metrics.troubles.inc()
            log.exception("trouble", table=guest.live.id[:6])
            guest.send(door.refused(wish.id, Sorry("trouble"), guest.lang))
        finally:
            guest.advised = False


def check_hint(live: Live, seat: int, version: int) -> None:
    """Whether the seat may be given a hint now; Sorry if not, with the reason."""
    check_question(live, seat, version)
    if seat not in live.asked:
        raise Sorry("hint_not_asked")
    others = [s for s in live.sitters if s.seat != seat and s.secret is not None]
    if others and not is_team(live.game.name):
        raise Sorry("hint_company")
