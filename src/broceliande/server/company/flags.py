"""Flags: when somebody's time is over, a day off is spent, or a bot sits down on their seat.

A table in memory has a timer of its own, to the moment. One that is in no memory has its deadline
in the database, and whichever server holds the lease looks for those that are due: it lays the
table out, and the flag falls as it would have before people's eyes. Where two let the same flag
fall, the log's key settles it; where a server was killed before it could, the deadline stands.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage.database import attempt
from broceliande.server.storage.deadlines import Deadline, Lease, nearest, put_off
from broceliande.server.storage.models import BOT, OVER, PERSON
from broceliande.server.tables import entries
from broceliande.server.tables.filling import fill_up
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.resting import Resting

log = structlog.get_logger("broceliande")

LATE = 0.02  # seconds: a timer never rings before its time
DAY = 86_400.0  # a timer does not wait longer, and is wound again
OFTEN, SELDOM = 1.0, 5.0  # seconds between two looks at the deadlines, at least and at most
GRACE = 1_000  # milliseconds: whoever has the table in memory is quicker
LEASE = 10.0  # seconds after which another server looks, if the one that did is gone
SET = 60.0  # seconds after which the database is asked for the time again
AGAIN = 3_600_000  # milliseconds after which a table that could not be laid out is tried again


class Flags:
    """Lets flags fall, at tables in memory and at all others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._resting = Resting(house)
        self._lease = Lease(house.storage, "deadlines", house.id, LEASE)
        self._set = time.monotonic()

    # In memory

    def wind(self, live: Live) -> None:
        """Let the table's timer ring when the next flag falls."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        fall = live.clock.next_fall() if live.setup.status != OVER else None
        fall = fall if live.started else live.setup.fills
        if fall is not None and not self._house.closing:
            wait = max(0.0, (fall - now_ms()) / 1000) + LATE
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(wait, DAY), self._ring, live)

    def _ring(self, live: Live) -> None:
        self._house.spawn(self.fall(live))

    async def fall(self, live: Live) -> None:
        """Those whose time is over take a day off, or get up, and a bot sits down; before the game,
        bots take the seats for which nobody came."""
        house = self._house
        if not live.started:
            await fill_up(house, live)
            return
        async with house.settled(live):
            fell = False
            while seats := _fallen(live):
                level = live.sitters[seats[0]].level
                try:
                    if await self._resting.rest(live, seats[0]):
                        fell = True
                        continue
                    await entries.switch(house, live, seats[0], BOT, level)
                    fell = True
                except Sorry as wrong:
                    if wrong.code != "stale":  # another server was quicker, and memory knows it now
                        raise
        if not fell:
            house.company.look(live)

    # Wherever it is

    async def watch(self) -> None:
        """Look for deadlines that are due, for as long as the house is open."""
        try:
            while not self._house.closing:  # the database may have swallowed that we were cancelled
                pause = await attempt(self._look)
                await asyncio.sleep(SELDOM if pause is None else pause)
        finally:
            await attempt(self._lease.give_back)

    async def _look(self) -> float:
        """Serve what is due; how long to wait until the next look."""
        storage = self._house.storage
        if time.monotonic() > self._set + SET:
            await storage.set_clock()
            self._set = time.monotonic()
        deadlines = await nearest(storage)
        late = now_ms() - GRACE
        due = [deadline for deadline in deadlines if deadline.due <= late]
        if due and await self._lease.ours():
            for deadline in due:
                await self._serve(deadline)
        if due or not deadlines:
            return OFTEN if due else SELDOM
        return min(max((deadlines[0].due - late) / 1000, OFTEN), SELDOM)

    async def _serve(self, deadline: Deadline) -> None:
        """Look at a table, and at it again when that is due."""
        storage, again = self._house.storage, now_ms() + AGAIN
        try:
            live = await self._house.live(deadline.table_id)
            live.heard = max(live.heard, deadline.version)
            await self.fall(live)
            async with self._house.settled(live):
                due = live.due(now_ms())
            if live.version == deadline.version:
                await put_off(storage, deadline, due)
        except Sorry as wrong:
            if wrong.code == "storage":
                raise
            log.warning("no clock falls", table=deadline.table_id[:6], code=wrong.code)
            await put_off(storage, deadline, again)
        except Exception:
            self._house.metrics.troubles.inc()
            log.exception("trouble")
            await put_off(storage, deadline, again)


def _fallen(live: Live) -> list[int]:
    fallen = [] if live.over else live.clock.fallen(now_ms())
    return [seat for seat in fallen if live.sitters[seat].kind == PERSON]
