"""The first letter to an address asks whether it is theirs; nothing else goes there before."""

from __future__ import annotations

import secrets
from dataclasses import asdict

import sqlalchemy as sa

from broceliande.server.calls import links, rounds
from broceliande.server.calls.message import Message
from broceliande.server.calls.words import say
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.tables.house import House

LASTS = 2 * 86_400  # seconds


async def ask(house: House, way_id: str) -> None:
    """Put the first letter for a way into the outbox."""
    storage, now = house.storage, now_ms()
    way = await rounds.way_of(storage, way_id)
    if way is None:
        raise Sorry("not_found")
    key = await links.key(storage)
    lang, title = way.lang, say(way.lang, "confirm-title")
    text = say(lang, "confirm-text")
    message = Message(
        secrets.token_hex(12), c.CONFIRM, lang, title, text, "",
        (text, say(lang, "confirm-line")),
        links.CONFIRM + links.confirming(key, way.id, way.address),
        links.STOP + links.stopping(key, way.id),
        c.CONFIRM, LASTS, 0, house.settings.site or way.site, title,
    )  # fmt: skip
    row = {"message": message.id, "way": way.id, "body": asdict(message), "made": now}
    row |= {"until": now + LASTS * 1000, "due": now}
    await storage.write(sa.insert(m.carries).values(row))
    house.caller.wake()


async def bounced(storage: Storage, address: str) -> int:
    """Letters came back: nothing is sent there any more. How many ways ended by that."""
    way = m.ways.c
    same = (way.kind == c.MAIL, sa.func.lower(way.address) == address.strip().lower())
    ended = sa.update(m.ways).where(*same, way.active.is_(sa.true()))
    values = {"active": False, "error": "mail_bounced", "tried": now_ms()}

    def work(connection: sa.Connection) -> int:
        return connection.execute(ended.values(**values)).rowcount

    return await storage.in_one_go(work)
