"""What moves a table on when no person does: bots, and the fall of a flag."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial

import structlog

from broceliande.engine.moves import Refused
from broceliande.server.company.memory import Place
from broceliande.server.company.thinkers import Thinkers
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage.models import BOT, OVER, PERSON
from broceliande.server.tables import answers, entries
from broceliande.server.tables.house import Company, House
from broceliande.server.tables.live import Live

log = structlog.get_logger("broceliande")
LATE = 0.02  # a timer never rings before its time


class Driver(Company):
    """Looks at a table whenever it has changed."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers

    def look(self, live: Live) -> None:
        """Set bots to think and clocks to ring; called after every change, and after loading."""
        self._wind(live)
        if self._house.closing or live.setup.status == OVER:
            return
        for seat in live.bots_asked():
            if seat not in live.thinking:
                task = self._house.spawn(self._think(live, seat))
                live.thinking[seat] = task
                task.add_done_callback(partial(self._thought, live, seat))

    def forget(self, table_id: str) -> None:
        """A table is let go: what bots found out at it is too."""
        self._thinkers.memory.forget(table_id)

    def close(self) -> None:
        """No bot thinks any more."""
        self._thinkers.close()

    def _thought(self, live: Live, seat: int, _: asyncio.Task[None]) -> None:
        live.thinking.pop(seat, None)
        if not self._house.closing and self._house.tables.get(live.id) is live:
            self.look(live)

    async def _think(self, live: Live, seat: int) -> None:
        house, settings = self._house, self._house.settings
        try:
            await asyncio.sleep(settings.bot_pace)
            async with live.lock:
                await house.fresh(live)
                if house.closing or seat not in live.bots_asked():
                    return
                version, level = live.version, live.sitters[seat].level
                world = live.table.redeal(seat)
            place = Place(live.id, seat, version)
            move = await self._thinkers.choose(world, seat, level, place)
            await answers.answer(house, live, seat, version, move, f"bot-{secrets.token_hex(4)}")
        except Refused:
            log.warning("a bot's answer was refused", table=live.id[:6], seat=seat)
            await asyncio.sleep(1)
        except Sorry as wrong:
            await asyncio.sleep(1 if wrong.code == "storage" else 0)

    # Clocks

    def _wind(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        fall = live.clock.next_fall() if live.setup.status != OVER else None
        if fall is not None and not self._house.closing:
            wait = max(0.0, (fall - now_ms()) / 1000) + LATE
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(wait, 86400), self._ring, live)

    def _ring(self, live: Live) -> None:
        self._house.spawn(self._fall(live))

    async def _fall(self, live: Live) -> None:
        """Those whose time is over get up, and a bot sits down."""
        async with live.lock:
            await self._house.fresh(live)
            fallen = [] if live.over else live.clock.fallen(now_ms())
            for seat in fallen:
                if live.sitters[seat].kind == PERSON:
                    await entries.switch(self._house, live, seat, BOT, live.sitters[seat].level)
        if fallen:
            self._house.tell(live, "log")
        else:
            self.look(live)
