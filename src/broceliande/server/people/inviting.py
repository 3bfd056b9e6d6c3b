"""A code to say aloud instead of a link: it leads to a table while that waits for people."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.people.tokens import new_short, short_of
from broceliande.server.people.tries import Try
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

TRIES = 8
t = m.tables.c


async def code_of(house: House, live: Live) -> str:
    """The code of a table that waits, as it is kept; made when it is first asked for."""
    waits = sa.update(m.tables).where(t.id == live.id, t.status == m.OPEN, t.code.is_(None))
    async with house.settled(live):
        for _ in range(TRIES):
            await house.loader.refresh(live)
            if live.started:
                raise Sorry("has_begun")
            if live.setup.code:
                return live.setup.code
            try:
                await house.storage.write(waits.values(code=new_short()))
            except IntegrityError:  # another table has that one
                continue
    raise Sorry("storage", "no short code is free")


async def table_of(storage: Storage, typed: str, address: str) -> str:
    """The table that a code leads to. Guessing is counted as it is for any other code."""
    attempt = Try(storage, f"address {address}")
    await attempt.begin()
    named = (t.code == (short_of(typed) or "-"), t.status == m.OPEN)
    row = await storage.row(sa.select(t.id).where(*named))
    if row is None:
        raise attempt.wrong()
    await attempt.right()
    return str(row.id)
