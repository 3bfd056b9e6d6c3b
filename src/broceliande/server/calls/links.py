"""Links in messages: what stops a way from the message itself, and what confirms an address.

Both are made of the way's name and a key of the place, so that every message holds the same link,
also one made years later, and the database keeps no more than a hash of it, for those that stop.
"""

from __future__ import annotations

import base64
import hmac
import secrets

import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

KEY = "links"
STOP, CONFIRM = "/calls/stop/", "/calls/confirm/"  # paths; a secret follows


async def kept(storage: Storage, name: str, fresh: str) -> str:
    """A key of the place: the one that is kept, or the fresh one, if there was none. Of two
    servers that bring one at once, both get the same."""
    await storage.write(storage.insert(m.keys).values(name=name, value=fresh))
    row = await storage.row(sa.select(m.keys.c.value).where(m.keys.c.name == name))
    assert row is not None, "it was just written"
    return str(row.value)


async def key(storage: Storage) -> bytes:
    """What links are made with."""
    row = await storage.row(sa.select(m.keys.c.value).where(m.keys.c.name == KEY))
    text = row.value if row else await kept(storage, KEY, secrets.token_hex(32))
    return bytes.fromhex(text)


def stopping(key: bytes, way: str) -> str:
    """What the stop link of a way holds."""
    return _made(key, "stop", way)


def confirming(key: bytes, way: str, address: str) -> str:
    """What the link in the first letter to an address holds: the way, and that it was read."""
    return f"{way}.{_made(key, 'confirm', way, address)}"


def confirms(key: bytes, given: str, way: str, address: str) -> bool:
    """Whether this is what was sent to the address."""
    return hmac.compare_digest(given.encode(), confirming(key, way, address).encode())


def _made(key: bytes, *parts: str) -> str:
    made = hmac.digest(key, "\0".join(parts).encode(), "sha256")[:24]
    return base64.urlsafe_b64encode(made).decode()
