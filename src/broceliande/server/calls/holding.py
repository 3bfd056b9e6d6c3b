"""Whether a call still holds: what a row says is *look*; what is to be seen stands at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from broceliande.server.calls import reminders
from broceliande.server.calls.outbox import called
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, elsewhere
from broceliande.server.tables.resting import left

# Why a call is dropped.
ANSWERED, CAME, GONE, FULL, AWAY = "answered", "came", "gone", "full", ""
DOUBTED = 60_000  # milliseconds for which somebody at another server may turn out to be gone
AGAIN = 10_000  # after which that is looked at again


@dataclass(frozen=True)
class Held:
    """A call, and what became of it: why it is dropped, or until when it waits, or the table at
    which it holds."""

    call: Any  # a row of `calls`
    dropped: str = ""
    later: int | None = None
    live: Live | None = None
    rests: bool = False  # whether a day off is spent before the flag falls

    @property
    def holds(self) -> bool:
        """Whether it is told now."""
        return not self.dropped and self.later is None


async def look(house: House, call: Any) -> Held:
    """Look whether a call still holds."""
    if call.table_id is None:
        return Held(call)
    try:
        live = await house.live(call.table_id)
    except Sorry as wrong:
        if wrong.code == "storage":
            raise
        return Held(call, GONE)
    async with house.settled(live):
        if why := _over(live, call):
            return Held(call, why)
        held = _seen(live, call)
    return replace(held, rests=await _rests(house, live, call)) if held.holds else held


async def _rests(house: House, live: Live, call: Any) -> bool:
    """Whether a day off is left for them, at a table where that is asked."""
    if call.kind != c.SOON or not reminders.rests(live, call.seat):
        return False
    return await left(house.storage, call.person, now_ms()) > 0


def _over(live: Live, call: Any) -> str:
    """Why it is not worth telling any more."""
    if call.kind == c.INVITATION:
        mine = any(sitter.person == call.person for sitter in live.sitters)
        return CAME if mine else FULL if live.started or not live.free else ""
    sitter = live.sitters[call.seat]
    if call.kind in {c.TURN, c.SOON}:
        asked = call.seat in live.asked and live.asked_since[call.seat] == call.version
        return "" if asked and called(sitter) == call.person else ANSWERED
    if call.kind == c.REMATCH:
        offered = live.setup.offered is not None and live.setup.rematch is None
        return "" if offered and sitter.again is None else ANSWERED
    return "" if sitter.person == call.person else GONE


def _seen(live: Live, call: Any) -> Held:
    """Whether they look at the table, or did since. Of somebody at another server it is not sure
    before that one is heard of again."""
    sitter = _sitter(live, call)
    if sitter is None:
        return Held(call, live=live)
    since = call.made if call.kind != c.SOON else call.due or call.made
    if sitter.seat in live.seated() or (sitter.left is not None and sitter.left > since):
        return Held(call, CAME)
    if elsewhere(sitter):
        now = now_ms()
        sure = now - since > DOUBTED
        return Held(call, CAME) if sure else Held(call, later=now + AGAIN)
    return Held(call, live=live)


def _sitter(live: Live, call: Any) -> Sitter | None:
    return live.sitters[call.seat] if call.seat >= 0 else None
