"""Messages are made: of all calls of a person that are due, one; in the language of each way.

First it is asked when they may be called, then which calls still hold, then whether another message
has just gone out to which nobody came: then these wait for company, and one message tells them all.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

import structlog

from broceliande.server.calls import hours, links, reminders, words
from broceliande.server.calls.carrying import Way
from broceliande.server.calls.holding import Held, look
from broceliande.server.calls.hours import Wishes
from broceliande.server.calls.message import Message
from broceliande.server.calls.rounds import Claimed, Made
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.tables.house import House

log = structlog.get_logger("broceliande")

# Seconds from one person to the next: those who play do not wait for those who are called.
APART = 0.005
GATHER = 5 * 60_000  # milliseconds after a message in which others wait to be told together
WEEK = 7 * 86_400
AGAIN = 3_600_000  # milliseconds after which calls are tried again that made trouble
LASTS = {  # seconds after which a message is worth nothing
    c.REMATCH: 86_400,
    c.FINISHED: 3 * 86_400,
    c.INVITATION: 86_400,
}
UNWANTED, NO_WAY, DOUBLE = "unwanted", "no_way", "double"  # why calls are dropped
STRONG = (c.SOON, c.TURN, c.REMATCH, c.FINISHED, c.INVITATION)  # of two about a table, the first


class Maker:
    """Makes messages for ways of these kinds."""

    def __init__(self, house: House, kinds: Collection[str]) -> None:
        self._house, self._kinds = house, kinds
        self._key = b""

    async def make(self, claimed: Claimed) -> list[Made]:
        """What becomes of the calls of some people."""
        self._key = self._key or await links.key(self._house.storage)
        made = []
        for person, calls in claimed.calls.items():
            await asyncio.sleep(APART)
            try:
                made.append(await self._of(calls, claimed))
            except Sorry:
                raise
            except Exception:  # nobody else waits for what we cannot put into words
                self._house.metrics.troubles.inc()
                log.exception("trouble", calls=len(calls))
                made.append(Made(person, later={call.id: now_ms() + AGAIN for call in calls}))
        return made

    def _ways(self, person: str, claimed: Claimed) -> list[Way]:
        """The ways by which somebody can be called from here: nobody writes to an address that was
        never confirmed."""
        known = [way for way in claimed.ways.values() if way.person == person]
        sure = [way for way in known if way.kind != c.MAIL or way.confirmed is not None]
        return [way for way in sure if way.kind in self._kinds]

    async def _of(self, calls: Sequence[Any], claimed: Claimed) -> Made:
        person, now = calls[0].person, now_ms()
        made, wanted = Made(person), []
        ways, wishes = self._ways(person, claimed), claimed.wishes.get(person, Wishes())
        for call in calls:
            if wishes.off or call.kind not in wishes.kinds:
                made.dropped[call.id] = UNWANTED
            elif not ways:
                made.dropped[call.id] = NO_WAY
            elif (due := hours.allowed(wishes, call.due, now)) > now:
                made.later[call.id] = due
            else:
                wanted.append(call)
        helds = [held for call in wanted if (held := await self._held(call, made)).holds]
        lately = [call for call in claimed.lately if call.person == person]
        if helds and (due := await self._gathers(helds, wishes, lately, now)) > now:
            made.later.update({held.call.id: due for held in helds})
        elif helds:
            self._tell(_one_a_table(helds, made), ways, claimed, made)
        return made

    async def _held(self, call: Any, made: Made) -> Held:
        held = await look(self._house, call)
        if held.dropped:
            made.dropped[call.id] = held.dropped
        elif held.later is not None:
            made.later[call.id] = held.later
        return held

    async def _gathers(
        self, helds: Sequence[Held], wishes: Wishes, lately: Sequence[Any], now: int
    ) -> int:
        """Until when these wait: a message went out just now, and nobody came for it yet. Somebody
        whose time runs out is told at once."""
        if wishes.digest == c.DAILY or any(held.call.kind == c.SOON for held in helds):
            return now
        for call in lately:
            if (await look(self._house, call)).holds:
                return int(call.sent) + GATHER
        return now

    def _tell(self, helds: list[Held], ways: list[Way], claimed: Claimed, made: Made) -> None:
        now, person = now_ms(), made.person
        wishes = claimed.wishes.get(person, Wishes())
        name, waits = claimed.names.get(person, ""), claimed.waits[person]
        made.message, made.told = secrets.token_hex(12), [held.call.id for held in helds]
        ttl = max(_lasts(held, now) for held in helds)
        made.until = now + ttl * 1000
        for way in ways:
            lang = wishes.lang or way.lang
            message = _message(helds, name, lang, now, _title(helds, wishes, now))
            site, stop = self._house.settings.site or way.site, links.stopping(self._key, way.id)
            known = {"id": made.message, "ttl": ttl, "waits": waits, "site": site}
            body = replace(message, **known, stop=links.STOP + stop)  # type: ignore[arg-type]
            made.bodies[way.id] = asdict(body)


def _one_a_table(helds: Sequence[Held], made: Made) -> list[Held]:
    """Of several calls about a table the strongest; the others need not be told."""
    best: dict[str, Held] = {}
    for held in sorted(helds, key=lambda held: _strength(held.call.kind)):
        kept = best.setdefault(held.call.table_id or held.call.id, held)
        if kept is not held:
            made.dropped[held.call.id] = DOUBLE
    return [held for held in helds if held in best.values()]


def _strength(kind: str) -> int:
    return STRONG.index(kind) if kind in STRONG else len(STRONG)


def _title(helds: Sequence[Held], wishes: Wishes, now: int) -> str:
    """What several calls are told under."""
    if wishes.digest == c.DAILY:
        return "digest-day"
    if hours.after_quiet(min(held.call.made for held in helds), now, wishes):
        return "digest-night"
    waits = all(held.call.kind in {c.TURN, c.SOON} for held in helds)
    return "digest-title" if waits else "digest-day"


def _message(helds: Sequence[Held], name: str, lang: str, now: int, title: str) -> Message:
    """What they say, without what is of one way alone."""
    if len(helds) == 1:
        said, kind = words.single(helds[0], name, lang, now), helds[0].call.kind
        tag = helds[0].call.table_id or kind
    else:
        said, kind, tag = words.several(helds, name, lang, now, title), c.DIGEST, c.DIGEST
    told = (said.title, said.text, said.public, said.lines)
    return Message(
        "",
        kind,
        lang,
        *told,
        link=said.link,
        stop="",
        tag=tag,
        ttl=0,
        waits=0,
        subject=said.subject,
    )


def _lasts(held: Held, now: int) -> int:
    """For how many seconds a call is worth something: a turn, as long as there is time for it."""
    call = held.call
    if call.kind in {c.TURN, c.SOON} and held.live is not None:
        left = reminders.left(held.live, call.seat, now)
        return max(60, min(WEEK, left // 1000)) if left is not None else WEEK
    return LASTS.get(call.kind, WEEK)
