"""Messages are sent: by any server, each by one at a time, until its way took it or gave it up.

There is one moment at which it is not sure whether a message went out: when a server was killed
after it handed one over and before it wrote that down. It is handed over again then, under the same
name, by which whoever takes it knows that it is the same.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
import structlog

from broceliande.server.calls import rounds
from broceliande.server.calls.carrying import Courier, Outcome, Result, Way
from broceliande.server.calls.holding import look
from broceliande.server.calls.making import GATHER, Maker
from broceliande.server.calls.message import Message
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.storage.database import attempt
from broceliande.server.tables.house import House

log = structlog.get_logger("broceliande")

LOOK = 1.0  # seconds between two looks at what other servers wrote, or what is due by now
# Seconds from one message to the next: nobody at a table waits for many who are called at once.
APART = 0.01
BREATH = 0.1  # and after one was woken: what comes together is seen to together
PEOPLE = 50  # whose calls are made up in one round
AT_ONCE = 32  # messages that are on their way at a time
TOO_LONG = 20.0  # seconds that a courier may take
FRESH = 10_000  # milliseconds for which what a message says is not looked at again
FORGET = 600.0  # seconds between two looks at what need not be kept any more
PAUSES = (30, 120, 600, 3_600, 4 * 3_600, 12 * 3_600)  # seconds until a message is tried again
CHANNEL = (60, 3_600)  # two more tries, then we stop
SILENT = {c.CHANNEL: "channel_silent", c.MAIL: "mail_silent"}
GIVEN_UP = 5  # messages in a row after which a way is not tried any more
carry = m.carries.c


class Sender:
    """One server's. Couriers are known by the kind of way that they go."""

    def __init__(self, house: House, couriers: Mapping[str, Courier]) -> None:
        self._house, self._couriers = house, couriers
        self._maker = Maker(house, couriers.keys())
        self._wake = asyncio.Event()
        self._going: dict[asyncio.Task[None], rounds.Key] = {}
        self._task: asyncio.Task[None] | None = None
        self._forgot = -FORGET

    def wake(self) -> None:
        """Something was written: do not wait for the next look."""
        self._wake.set()

    def begin(self) -> None:
        """Send, for as long as the house is open."""
        self._task = self._house.spawn(self._for_ever())

    async def close(self) -> None:
        """What is on its way may arrive, and is written down; nothing more is begun."""
        if self._task is not None:
            self._task.cancel()
        if self._going:
            await asyncio.wait(self._going, timeout=2)
        for task in list(self._going):
            task.cancel()

    async def _for_ever(self) -> None:
        while not self._house.closing:
            self._wake.clear()
            if not await self._looked():
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()
                        await asyncio.sleep(BREATH)

    async def _looked(self) -> bool:
        """One round, whatever comes of it."""
        try:
            return bool(await attempt(self.round))
        except Exception:
            self._house.metrics.troubles.inc()
            log.exception("trouble")
            await asyncio.sleep(LOOK)
            return False

    async def round(self) -> bool:
        """Make up what is due, and send it on its way; whether there may be more at once."""
        storage, now = self._house.storage, now_ms()
        calls, carries = await rounds.waiting(storage, now)
        more = calls and await self._make(now)
        free = AT_ONCE - len(self._going)
        if (calls or carries) and free > 0:
            more |= await self._send(free) == free
        if time.monotonic() - self._forgot > FORGET:
            self._forgot = time.monotonic()
            await self._forget()
        return more and len(self._going) < AT_ONCE

    async def _make(self, now: int) -> bool:
        """Make messages of what is due; whether there were too many for one round."""
        holder, until = secrets.token_hex(8), now + self._claim
        storage = self._house.storage
        lately = now - GATHER
        claimed = await rounds.claim_calls(storage, holder, now, until, PEOPLE, lately)
        if claimed.calls:
            made = await self._maker.make(claimed)
            await rounds.settle(storage, holder, now_ms(), made)
        return len(claimed.calls) >= PEOPLE

    @property
    def _claim(self) -> int:
        """For how many milliseconds what is claimed is ours: longer than a courier may take."""
        return int(self._house.settings.call_claim * 1000)

    # On the way

    async def _send(self, most: int) -> int:
        holder, now = secrets.token_hex(8), now_ms()
        storage = self._house.storage
        until, but = now + self._claim, self._going.values()
        rows, ways = await rounds.claim_carries(storage, holder, now, until, most, but)
        for row in rows:
            if row.way in ways:
                task = self._house.spawn(self._carry(row, ways[row.way], holder))
                self._going[task] = (row.message, row.way)
                task.add_done_callback(self._gone)
                await asyncio.sleep(APART)
        return len(rows)

    def _gone(self, task: asyncio.Task[None]) -> None:
        if len(self._going) == AT_ONCE:  # others wait for a place
            self.wake()
        self._going.pop(task, None)

    async def _carry(self, row: Any, way: Way, holder: str) -> None:
        why = await self._pointless(row, way)
        if why:
            await self._write(row, holder, due=None, error=why)
            return
        body = {**row.body, "lines": tuple(row.body["lines"])}
        result = await self._handed(way, Message(**body))
        await self._house.writer.write(*self._outcome(row, way, holder, result))
        self._count(row, way, result)

    async def _pointless(self, row: Any, way: Way) -> str:
        """Why it is not worth carrying any more."""
        if not way.active or way.kind not in self._couriers:
            return "stopped"
        if now_ms() >= row.until:
            return "late"
        fresh = not row.tries and now_ms() < row.made + FRESH
        calls = [] if fresh else await rounds.calls_in(self._house.storage, row.message)
        held = [(await look(self._house, call)).holds for call in calls]
        return "came" if held and not any(held) else ""

    async def _handed(self, way: Way, message: Message) -> Result:
        try:
            async with asyncio.timeout(min(TOO_LONG, self._house.settings.call_claim * 0.8)):
                return await self._couriers[way.kind].carry(way, message)
        except TimeoutError:
            return Result(Outcome.LATER, SILENT.get(way.kind, "way_silent"))
        except Exception:
            self._house.metrics.troubles.inc()
            log.exception("trouble", way=way.kind)
            return Result(Outcome.LATER, "way_silent")

    def _outcome(self, row: Any, way: Way, holder: str, result: Result) -> list[sa.Executable]:
        """What is written of it: at the message, and at the way."""
        now = now_ms()
        at_way: dict[str, Any] = {"tried": now, "error": result.why}
        values: dict[str, Any] = {"due": None, "error": result.why, "tries": row.tries + 1}
        if result.outcome is Outcome.SENT:
            values |= {"sent": now}
            at_way |= {"failures": 0, "error": ""}
        elif result.outcome is Outcome.GONE:
            at_way |= {"active": False, "failures": way.failures + 1}
        elif result.outcome is Outcome.LATER and (due := _again(row, way, result, now)):
            values |= {"due": due}
        else:
            silent = result.outcome is Outcome.LATER and way.kind == c.CHANNEL
            failures = way.failures + 1
            at_way |= {"failures": failures, "active": not silent and failures < GIVEN_UP}
        mine = self._mine(row, holder)
        if result.outcome is Outcome.SENT:  # it went out, whoever claims it meanwhile
            mine = sa.update(m.carries).where(carry.message == row.message, carry.way == row.way)
        changed = sa.update(m.ways).where(m.ways.c.id == way.id).values(**at_way)
        return [mine.values(**values, claimed=0, holder=""), changed]

    def _mine(self, row: Any, holder: str) -> sa.Update:
        same = (carry.message == row.message, carry.way == row.way, carry.holder == holder)
        return sa.update(m.carries).where(*same)

    async def _write(self, row: Any, holder: str, **values: Any) -> None:
        mine = self._mine(row, holder).values(**values, claimed=0, holder="")
        await self._house.writer.write(mine)

    def _count(self, row: Any, way: Way, result: Result) -> None:
        self._house.metrics.called.labels(way.kind, result.outcome.value).inc()
        if result.outcome is Outcome.SENT:
            took = (now_ms() - row.made) / 1000
            log.info("called", way=way.kind, kind=row.body["kind"], tries=row.tries + 1, took=took)
        else:
            told = {"outcome": result.outcome.value, "why": result.why, "tries": row.tries + 1}
            log.warning("not called", way=way.kind, **told)

    # What need not be kept

    async def _forget(self) -> None:
        """Calls that were told or dropped, and messages that are done with, after some days."""
        days = self._house.settings.call_days
        old = now_ms() - int(days * 86_400_000)
        call = m.calls.c
        await self._house.storage.write(
            sa.delete(m.calls).where(call.made < old, call.due.is_(None)),
            sa.delete(m.carries).where(carry.made < old, carry.due.is_(None)),
        )


def _again(row: Any, way: Way, result: Result, now: int) -> int | None:
    """When it is tried again; never, if it was often enough or is worth nothing by then."""
    pauses = CHANNEL if way.kind == c.CHANNEL else PAUSES
    if row.tries >= len(pauses):
        return None
    pause = max(result.after or 0.0, pauses[row.tries])
    due = now + int(pause * 1000)
    return due if due < row.until else None


async def measure(house: House) -> None:
    """How many calls and messages wait, and how old the oldest is."""
    now, call = now_ms(), m.calls.c
    found = []
    for due in (call.due, carry.due):
        figures = (sa.func.count().label("many"), sa.func.min(due).label("oldest"))
        try:
            found.append(await house.storage.row(sa.select(*figures).where(due <= now)))
        except Sorry:
            return
    rows = [row for row in found if row is not None and row.many]
    house.metrics.calls_waiting.set(sum(row.many for row in rows))
    oldest = min((row.oldest for row in rows), default=now)
    house.metrics.calls_oldest.set((now - oldest) / 1000)
