"""Whom a device knows: a cookie holds a random token, of which a hash is kept."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import DEVICES
from broceliande.server.people.devices import Device
from broceliande.server.people.tokens import digest, new_id, new_token
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables.owners import Owner

DAY = 86_400_000
LASTS = 400 * DAY  # since it was last seen; no browser keeps a cookie longer
SEEN = 600_000  # how old "last seen" may become before it is written again
LONGEST = 64  # letters of a token that is looked at


@dataclass(frozen=True)
class Known:
    """A person, at a device that knows them."""

    person: str
    name: str
    crest: str
    agrees: str
    session: str
    kind: str  # of the device
    token: str

    @property
    def owner(self) -> Owner:
        """As tables know them."""
        return Owner(self.person, self.name)


async def known(storage: Storage, token: str) -> Known | None:
    """Whom the device with this token knows."""
    if not 16 <= len(token) <= LONGEST:
        return None
    s, p, now, kept = m.sessions.c, m.persons.c, now_ms(), digest(token)
    query = sa.select(s.id, s.digest, s.seen, s.kind, s.person, p.name, p.crest, p.agrees)
    query = query.join(m.persons, p.id == s.person)
    row = await storage.row(query.where(s.digest == kept, s.seen > now - LASTS))
    if row is None or not hmac.compare_digest(row.digest, kept):
        return None
    if row.seen < now - SEEN:
        with suppress(Sorry):  # when somebody was last seen is not worth a refusal
            await storage.write(sa.update(m.sessions).where(s.id == row.id).values(seen=now))
    return Known(row.person, row.name, row.crest, row.agrees, row.id, row.kind, token)


def person_row(person: str) -> sa.Executable:
    """A guest."""
    values = {"id": person, "name": "", "crest": "", "agrees": "", "created": now_ms()}
    return sa.insert(m.persons).values(**values)


def session_row(person: str, token: str, device: Device) -> sa.Executable:
    """A device comes to know a person."""
    now = now_ms()
    values = {"id": new_id(), "person": person, "digest": digest(token), "created": now}
    about = {"label": device.label, "kind": device.kind, "seen": now}
    return sa.insert(m.sessions).values(**values, **about)


def new_guest(device: Device) -> tuple[Owner, str]:
    """Somebody for whom something is written for the first time, and the token of their device."""
    person, token = new_id(), new_token()
    return Owner(person, rows=(person_row(person), session_row(person, token, device))), token


def renewed(session: str) -> tuple[sa.Executable, str]:
    """Another token for a device: whoever knows the old one knows nothing any more."""
    token = new_token()
    change = sa.update(m.sessions).where(m.sessions.c.id == session)
    return change.values(digest=digest(token), seen=now_ms()), token


# Devices


async def devices(storage: Storage, person: str) -> Rows:
    """The devices that know a person, the last seen first."""
    s = m.sessions.c
    mine = sa.select(m.sessions).where(s.person == person, s.seen > now_ms() - LASTS)
    return await storage.rows(mine.order_by(s.seen.desc(), s.id))


async def end(storage: Storage, person: str, sessions: Sequence[str]) -> int:
    """These devices know the person no more; how many did."""
    s = m.sessions.c
    async with storage.writing() as connection:
        mine = sa.delete(m.sessions).where(s.person == person, s.id.in_(sessions))
        return int((await connection.execute(mine)).rowcount)


def crowd(person: str) -> sa.Executable:
    """Of more devices than one can have, those that were not seen for longest know them no more."""
    s, t = m.sessions.c, m.sessions.alias().c
    newest = sa.select(t.id).where(t.person == person).order_by(t.seen.desc(), t.created.desc())
    return sa.delete(m.sessions).where(s.person == person, s.id.not_in(newest.limit(DEVICES)))
