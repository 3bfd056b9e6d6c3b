"""A second device: the known one shows a short code and a link for two minutes; the new one names
it and shows a beast; the known one sees the same beast and says yes. Each step happens once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people.devices import Device
from broceliande.server.people.sessions import Known
from broceliande.server.people.tokens import BEASTS, digest, new_id, new_short, new_token, short_of
from broceliande.server.people.tries import Try
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

LASTS = 120_000  # milliseconds, for each step
WAITING, CLAIMED, WELCOME = "waiting", "claimed", "welcome"
ENTERED, REFUSED, EXPIRED = "entered", "refused", "expired"

Row = sa.Row[Any]
h = m.handovers.c


@dataclass(frozen=True)
class Asked:
    """A second device is waited for: what to type there, or to scan."""

    id: str
    short: str
    link: str


async def ask(storage: Storage, known: Known) -> Asked:
    """Wait for a second device; one that was waited for before is waited for no more."""
    for _ in range(8):
        asked = Asked(new_id(), new_short(), new_token())
        try:
            await storage.write(*_begun(known, asked))
        except IntegrityError:  # somebody else has that short code now
            continue
        return asked
    raise Sorry("storage", "no short code is free")


def _begun(known: Known, asked: Asked) -> list[sa.Executable]:
    now = now_ms()
    old = sa.delete(m.handovers).where(sa.or_(h.person == known.person, h.until < now - 5 * LASTS))
    row = {"id": asked.id, "person": known.person, "session": known.session}
    ways = {"code": digest(asked.short), "link": digest(asked.link), "until": now + LASTS}
    new = {"state": WAITING, "beast": "", "label": "", "kind": ""}
    return [old, sa.insert(m.handovers).values(**row, **ways, **new)]


async def shown(storage: Storage, known: Known, handover: str) -> Row:
    """How it stands, for the device that asked, and no other."""
    mine = (h.id == handover, h.person == known.person, h.session == known.session)
    row = await storage.row(sa.select(m.handovers).where(*mine))
    if row is None:
        raise Sorry("not_found")
    return row


def state_of(row: Row) -> str:
    """How it stands, in a word that devices are told."""
    if row.state in {ENTERED, REFUSED}:
        return str(row.state)
    if row.until <= now_ms():
        return EXPIRED
    return CLAIMED if row.state == WELCOME else str(row.state)


def left_of(row: Row) -> int:
    """Milliseconds until it is over."""
    return max(0, int(row.until) - now_ms())


async def claim(storage: Storage, typed: str, address: str, device: Device) -> tuple[str, Row]:
    """A new device comes with the code or the link; what it holds from now on, and the beast."""
    attempt = Try(storage, f"address {address}")
    await attempt.begin()
    ticket, now, named = new_token(), now_ms(), digest(short_of(typed) or "-")
    same = sa.or_(h.code == named, h.link == digest(typed.strip()))
    found = await storage.row(sa.select(m.handovers).where(same))
    if found is None or found.state != WAITING:
        raise attempt.wrong()
    if found.until <= now:
        raise Sorry("code_expired")
    values = {"state": CLAIMED, "ticket": digest(ticket), "until": now + LASTS}
    about = {"beast": secrets.choice(BEASTS), "label": device.label, "kind": device.kind}
    once = (h.id == found.id, h.state == WAITING, h.until > now)
    if not await _moved(storage, once, {**values, **about}):
        raise attempt.wrong()
    await attempt.right()
    return ticket, await _by_ticket(storage, ticket)


async def welcome(storage: Storage, known: Known, handover: str, yes: bool) -> Row:
    """The known device says whether it is the same person; it is said once."""
    row = await shown(storage, known, handover)
    if not yes:
        states = h.state.in_((WAITING, CLAIMED))
        await _moved(storage, (h.id == row.id, states), {"state": REFUSED})
    else:
        once = (h.id == row.id, h.state == CLAIMED, h.until > now_ms())
        if not await _moved(storage, once, {"state": WELCOME, "until": now_ms() + LASTS}):
            raise Sorry("code_expired")
    return await shown(storage, known, handover)


async def arrived(storage: Storage, ticket: str) -> tuple[Row, bool]:
    """How it stands for the new device, and whether it may enter now: it may once."""
    row = await _by_ticket(storage, ticket)
    once = (h.id == row.id, h.state == WELCOME, h.until > now_ms())
    if row.state == WELCOME and await _moved(storage, once, {"state": ENTERED}):
        return row, True
    return row, False


async def asker(storage: Storage, row: Row) -> str:
    """The kind of the known device."""
    s = m.sessions.c
    found = await storage.row(sa.select(s.kind).where(s.id == row.session))
    return str(found.kind) if found else ""


async def _by_ticket(storage: Storage, ticket: str) -> Row:
    row = await storage.row(sa.select(m.handovers).where(h.ticket == digest(ticket)))
    if row is None:
        raise Sorry("code_expired")
    return row


async def _moved(storage: Storage, once: tuple[Any, ...], values: dict[str, Any]) -> bool:
    """A step, if nobody took it before."""
    async with storage.writing() as connection:
        done = await connection.execute(sa.update(m.handovers).where(*once).values(**values))
        return bool(done.rowcount == 1)
