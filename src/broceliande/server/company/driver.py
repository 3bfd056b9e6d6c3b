"""What moves a table on when no person does: bots, and flags that fall (`flags.py`)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from broceliande.engine.moves import Refused
from broceliande.server.company import ahead
from broceliande.server.company.flags import Flags
from broceliande.server.company.forced import only_answer
from broceliande.server.company.memory import Place
from broceliande.server.company.thinkers import Thinkers, Whom
from broceliande.server.company.turns import NOBODY
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.models import ANSWER, OVER
from broceliande.server.tables import answers
from broceliande.server.tables.company import Company
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

log = structlog.get_logger("broceliande")
GOES_ON = 0.35  # of the pause before a bot's answer, where it answers on: a turn is one deed
AHEAD, ONLY = "ahead", "only"  # what the house answers for a person
Work = Coroutine[Any, Any, None]


def whom(live: Live) -> Whom:
    """For whom the bots of a table think: those who are there, of whom one has to be named."""
    return Whom(min((guest.address for guest in live.guests), default=NOBODY), live.id)


def goes_on(live: Live, seat: int) -> bool:
    """Whether the last answer at the table was this seat's own."""
    return bool(live.tail) and live.tail[-1].kind == ANSWER and live.tail[-1].seat == seat


class Driver(Company):
    """Looks at a table whenever it has changed."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self.flags = Flags(house)
        # Seats for which there was nothing to answer, of whatever kind, at which version.
        self._tried: dict[tuple[str, int, str], int] = {}

    def look(self, live: Live) -> None:
        """Set bots to think and clocks to ring; called after every change, and after loading."""
        self.flags.wind(live)
        if self._house.closing or live.setup.status == OVER:
            return
        for seat in live.bots_asked():
            self._set_to(live, seat, self._think)
        for seat in live.people_asked():
            if ahead.due(live, seat) and self._untried(live, seat, AHEAD):
                self._set_to(live, seat, self._give_ahead)
            elif live.sitters[seat].only and self._untried(live, seat, ONLY):
                self._set_to(live, seat, self._give_only)

    def _untried(self, live: Live, seat: int, what: str) -> bool:
        return self._tried.get((live.id, seat, what)) != live.version

    def _set_to(self, live: Live, seat: int, work: Callable[[Live, int], Work]) -> None:
        if seat not in live.thinking:
            task = self._house.spawn(work(live, seat))
            live.thinking[seat] = task
            task.add_done_callback(partial(self._thought, live, seat))

    def forget(self, table_id: str) -> None:
        """A table is let go: what bots found out at it is too."""
        for key in [key for key in self._tried if key[0] == table_id]:
            del self._tried[key]
        self._thinkers.memory.forget(table_id)

    async def watch(self) -> None:
        """Let the flags fall of tables that nobody looks at."""
        await self.flags.watch()

    def close(self) -> None:
        """No bot thinks any more."""
        self._thinkers.close()

    def _thought(self, live: Live, seat: int, _: asyncio.Task[None]) -> None:
        live.thinking.pop(seat, None)
        if not self._house.closing and self._house.tables.get(live.id) is live:
            self.look(live)

    async def _give_ahead(self, live: Live, seat: int) -> None:
        """Give what a person answered before they were asked."""
        version = await ahead.give(self._house, live, seat)
        self._tried[live.id, seat, AHEAD] = version

    async def _give_only(self, live: Live, seat: int) -> None:
        """Answer for a person who has no choice, and wants that."""
        house = self._house
        async with house.settled(live):
            version = live.version
            move = only_answer(live.table, seat) if live.sitters[seat].only else None
            self._tried[live.id, seat, ONLY] = version
        if move is None or house.closing:
            return
        await asyncio.sleep(house.settings.bot_pace)  # so that it is seen
        with suppress(Sorry, Refused):  # they answered themselves
            name = f"{answers.ONLY}{secrets.token_hex(4)}"
            await answers.answer(house, live, seat, version, move, name)

    async def _think(self, live: Live, seat: int) -> None:
        house, settings = self._house, self._house.settings
        try:
            await asyncio.sleep(settings.bot_pace * (GOES_ON if goes_on(live, seat) else 1))
            async with house.settled(live):
                if house.closing or seat not in live.bots_asked():
                    return
                version, level = live.version, live.sitters[seat].level
                world = live.table.redeal(seat)
            place = Place(live.id, seat, version)
            move = await self._thinkers.choose(world, seat, level, place, whom(live))
            await answers.answer(house, live, seat, version, move, f"bot-{secrets.token_hex(4)}")
        except Refused:
            log.warning("a bot's answer was refused", table=live.id[:6], seat=seat)
            await asyncio.sleep(1)
        except Sorry as wrong:
            await asyncio.sleep(1 if wrong.code == "storage" else 0)
