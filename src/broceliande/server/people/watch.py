"""Looks after people: whoever sits at a socket by a right that has ended is sent away, and what
need not be known any more is forgotten. A device is ended by a row that is gone, so that it is
ended at every server."""

from __future__ import annotations

import time

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people import friends, passkeys, sessions, tries
from broceliande.server.people.keeping import Keeping
from broceliande.server.people.patrol import Patrol
from broceliande.server.storage import models as m
from broceliande.server.tables.absent import opens
from broceliande.server.tables.closing import tidy
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.onlookers import Onlooker

EVERY = 2.0  # seconds
FORGET = 600.0


class Watch(Patrol):
    """One server's."""

    every = EVERY

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.keeping = Keeping(house)
        self._forgot = -FORGET

    async def round(self) -> None:
        """Look, and forget now and then what need not be known."""
        await self.look()
        if time.monotonic() - self._forgot > FORGET:
            self._forgot = time.monotonic()
            await self.forget()
            await self.keeping.sweep()
            await tidy(self._house, self._house.settings.waiting_days)

    async def look(self) -> None:
        """Send those away who may not be here."""
        ended = await self._ended({guest.session for guest in self._house.guests} - {""})
        for live in list(self._house.tables.values()):
            for guest in list(live.guests):
                if guest.session in ended or not may_sit(live, guest):
                    guest.leave(_why(live, guest, guest.session in ended))

    async def _ended(self, named: set[str]) -> set[str]:
        if not named:
            return set()
        s = m.sessions.c
        rows = await self._house.storage.rows(sa.select(s.id).where(s.id.in_(sorted(named))))
        return named - {row.id for row in rows}

    async def forget(self) -> None:
        """Devices that were not seen for very long, what nobody answered, and people whom nothing
        could ever find again."""
        now, p = now_ms(), m.persons.c
        ways = [sa.exists().where(way.c.person == p.id) for way in (m.sessions, m.passkeys)]
        ways.append(sa.exists().where(m.codes.c.person == p.id, m.codes.c.used.is_(None)))
        await self._house.storage.write(
            sa.delete(m.sessions).where(m.sessions.c.seen <= now - sessions.LASTS),
            sa.delete(m.handovers).where(m.handovers.c.until <= now - FORGET * 1000),
            passkeys.forgotten(now),
            *tries.forgotten(now),
            *friends.forgotten(now),
            sa.delete(m.persons).where(*map(sa.not_, ways)),
        )


def may_sit(live: Live, guest: Onlooker) -> bool:
    """Whether every seat of somebody at a socket still opens to them."""
    return all(opens(live.sitters[seat], guest.person, guest.keys) for seat in guest.seats)


def _why(live: Live, guest: Onlooker, ended: bool) -> Sorry:
    """The device was ended, or the owner of a seat is back at which they stood in."""
    names = [live.sitters[seat].name for seat in guest.stands_in]
    return Sorry("signed_out") if ended or not names else Sorry("owner_back", name=names[0])
