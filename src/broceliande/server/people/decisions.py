"""What keepers decided, as one server knows it: who may not speak, who may not come, and which
tables they changed behind its back.

The log of what keepers did is read once a second; whatever is new in it is looked at. So a decision
holds at every server within two seconds, whether it was made at another one or on the command line.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.addresses import lies_in
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people.patrol import Patrol
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows
from broceliande.server.storage.desk import BAN, MUTE
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

EVERY = 1.0  # seconds
AGAIN = 10_000  # milliseconds: a row that was written late is still seen
CALM = 20_000  # addresses whose answer is remembered


@dataclass(frozen=True)
class Measure:
    """Somebody may not speak, or may not come."""

    kind: str
    reason: str
    until: int | None
    network: str | None

    @property
    def holds(self) -> bool:
        """Whether it has not ended."""
        return self.until is None or self.until > now_ms()

    def sorry(self) -> Sorry:
        """What is said to whom it concerns: until when, and why."""
        until = datetime.fromtimestamp((self.until or 0) / 1000, UTC)
        where, ends = "address" if self.network else "person", "no" if self.until is None else "yes"
        told: dict[str, Any] = {"ends": ends, "until": until, "reason": self.reason.rstrip(". ")}
        if self.kind == MUTE:
            return Sorry("muted", **told)
        return Sorry("banned", where=where, **told)


class Decisions(Patrol):
    """One server's."""

    every = EVERY

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.calm = True  # nobody was sent away: there is nothing to ask
        self._people: dict[tuple[str, str], Measure] = {}  # by kind and person
        self._networks: list[Measure] = []
        self._addresses: dict[str, Measure | None] = {}
        self._keepers: set[str] = set()
        self._seen: set[int] | None = None  # entries of the log; none was read yet
        self._looking = asyncio.Lock()

    async def begin(self) -> None:
        """Know what is decided, and look for news as long as the house is open."""
        await self.look()
        self.set_out()

    async def round(self) -> None:
        """Look for news."""
        await self.look()

    # What holds

    def muted(self, *people: str | None) -> Sorry | None:
        """Why one of them may not speak."""
        return self._of(MUTE, people)

    def banned(self, *people: str | None) -> Sorry | None:
        """Why one of them may not be here."""
        return self._of(BAN, people)

    def _of(self, kind: str, people: tuple[str | None, ...]) -> Sorry | None:
        found = (self._people.get((kind, person)) for person in people if person)
        return next((each.sorry() for each in found if each is not None and each.holds), None)

    def shut(self, address: str, person: str = "") -> Sorry | None:
        """Why nobody may come from an address, unless a keeper does."""
        if not self._networks or person in self._keepers:
            return None
        if address not in self._addresses:
            if len(self._addresses) >= CALM:
                self._addresses.clear()
            held = (n for n in self._networks if n.network and lies_in(address, n.network))
            self._addresses[address] = next(held, None)
        found = self._addresses[address]
        return found.sorry() if found is not None and found.holds else None

    # News

    async def look(self) -> None:
        """Read what keepers did since; it holds here when this is done."""
        async with self._looking:
            recent, known = await self._recent(), self._seen
            news = [row for row in recent if row.id not in (known or ())]
            if news or known is None:
                await self._read()
            self._seen = {row.id for row in recent}
            if known is None:
                return
            for table_id in dict.fromkeys(t for row in news for t in row.more.get("tables", ())):
                await self._follow(table_id)
            if news:
                self.send_away()

    async def _recent(self) -> Rows:
        d = m.desk_log.c
        recent = sa.select(d.id, d.more).where(d.at > now_ms() - AGAIN).order_by(d.id)
        return await self._house.storage.rows(recent)

    async def _read(self) -> None:
        storage = self._house.storage
        people, networks = {}, []
        for row in await storage.rows(sa.select(m.measures).order_by(m.measures.c.made)):
            measure = Measure(row.kind, row.reason, row.until, row.network)
            if row.person:
                people[row.kind, row.person] = measure
            elif measure.holds:
                networks.append(measure)
        keepers = await storage.rows(sa.select(m.keepers.c.person))
        self._people, self._networks, self._addresses = people, networks, {}
        self._keepers = {row.person for row in keepers}
        self.calm = not networks and not any(kind == BAN for kind, _ in people)

    async def _follow(self, table_id: str) -> None:
        """A keeper changed a table that is perhaps in memory here."""
        live = self._house.tables.get(table_id)
        if live is None:
            return
        try:
            async with self._house.settled(live):
                await self._house.reload(live)
        except Sorry as wrong:
            if wrong.code == "storage":
                raise
            self._house.put_away(table_id)
        else:
            self._house.notify(live, "table")

    def send_away(self) -> None:
        """Whoever may not be here any more is asked to go, with a word."""
        for live in list(self._house.tables.values()):
            for guest in list(live.guests):
                why = self.banned(guest.person, *owners(live, guest.seats))
                why = why or self.shut(guest.address, guest.person)
                if why is not None:
                    guest.leave(why)


def owners(live: Live, seats: tuple[int, ...]) -> list[str]:
    """The people whose seats these are, or who stand in there."""
    held = (live.sitters[seat] for seat in seats)
    return [who for each in held for who in (each.stand_in_person or each.person,) if who]
