"""Rescue codes: eight on paper, each of which works once."""

from __future__ import annotations

import hmac

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people.tokens import SHEET, digest, grouped, new_sheet, plain
from broceliande.server.people.tries import Try
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

COUNT = 8


async def write_codes(storage: Storage, person: str, *also: sa.Executable) -> list[str]:
    """Eight new codes; those before them work no more."""
    codes = new_sheet(COUNT)
    rows = [{"digest": digest(code), "person": person} for code in codes]
    old = sa.delete(m.codes).where(m.codes.c.person == person)
    await storage.write(old, sa.insert(m.codes).values(rows), *also)
    return [grouped(code) for code in codes]


async def codes_left(storage: Storage, person: str) -> int:
    """How many codes still work."""
    c = m.codes.c
    query = sa.select(sa.func.count()).where(c.person == person, c.used.is_(None))
    row = await storage.row(query)
    return int(row[0]) if row else 0


async def by_code(storage: Storage, typed: str, address: str) -> str:
    """Whose code this is; from now on it is used. Sorry, if it is nobody's."""
    code = plain(typed)
    attempt = Try(storage, f"address {address}", f"sheet {code[:SHEET]}")
    await attempt.begin()
    kept, c = digest(code), m.codes.c
    row = await storage.row(sa.select(m.codes).where(c.digest == kept)) if code else None
    if row is None or not hmac.compare_digest(row.digest, kept):
        raise attempt.wrong()
    async with storage.writing() as connection:
        once = sa.update(m.codes).where(c.digest == kept, c.used.is_(None))
        done = await connection.execute(once.values(used=now_ms()))
    await attempt.right()
    if done.rowcount != 1:
        raise Sorry("used_code", left=await codes_left(storage, row.person))
    return str(row.person)
