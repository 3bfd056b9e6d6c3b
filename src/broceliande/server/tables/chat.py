"""What people say to each other at a table."""

from __future__ import annotations

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import CHAT
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Remark
from broceliande.server.storage.shelf import CHAT as LINES
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live


async def chat(house: House, live: Live, seat: int, text: str) -> None:
    """Somebody says something. It is text and stays text."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said:
        raise Sorry("malformed")
    if len(said) > CHAT:
        raise Sorry("too_long")
    sitter = live.sitters[seat]
    row = {"table_id": live.id, "seat": seat, "name": sitter.name, "at": now_ms()}
    insert = sa.insert(m.chat).values(**row, text=said, person=sitter.person).returning(m.chat.c.id)
    async with house.settled(live):
        async with house.storage.writing() as connection:
            number = (await connection.execute(insert)).scalar_one()
        live.chat.append(Remark(number, seat, str(row["name"]), said, now_ms()))
        del live.chat[:-LINES]
        house.tell(live, "chat")
