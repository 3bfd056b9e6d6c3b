"""What people say to each other at a table: free words, or ready-made sentences."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import CHAT
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Remark, host_of
from broceliande.server.storage.shelf import CHAT as LINES
from broceliande.server.tables.gathering import check_host
from broceliande.server.tables.hearing import learn
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.phrases import FREED, HUSHED, NOTES, PHRASES

REPEATED = 60_000  # milliseconds for which the same words are not said again,
PHRASE_AGAIN = 15_000  # and the same ready-made sentence
LOOKED_AT = 40  # lines of a table that are looked through
c = m.chat.c


async def chat(house: House, live: Live, seat: int, text: str, person: str | None = None) -> None:
    """Somebody says something. It is text and stays text."""
    said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not said:
        raise Sorry("malformed")
    if len(said) > CHAT:
        raise Sorry("too_long")
    await _say(house, live, seat, said, None, person)


async def phrase(house: House, live: Live, seat: int, number: int, person: str | None) -> None:
    """Somebody says a ready-made sentence."""
    if number not in PHRASES:
        raise Sorry("malformed", "there is no such sentence")
    await _say(house, live, seat, "", number, person)


async def hush(house: House, live: Live, held: tuple[int, ...], on: bool) -> None:
    """The host closes free talk, or opens it again, before the game or in it; all are told."""
    table = sa.update(m.tables).where(m.tables.c.id == live.id, m.tables.c.hushed != on)
    async with house.settled(live):
        await house.loader.refresh(live)
        check_host(live, held)
        host = host_of(live.sitters)
        assert host is not None
        row = _row(live, host, "", HUSHED if on else FREED, None)
        async with house.storage.writing() as connection:
            if (await connection.execute(table.values(hushed=on))).rowcount == 0:
                return
            await connection.execute(sa.insert(m.chat).values(**row))
        await house.loader.refresh(live)
        await learn(house.storage, live)
    house.tell(live, "table")


async def _say(
    house: House, live: Live, seat: int, said: str, number: int | None, person: str | None
) -> None:
    row = _row(live, seat, said, number, person)
    insert = sa.insert(m.chat).values(**row).returning(c.id)
    free = sa.select(m.tables.c.hushed).where(m.tables.c.id == live.id)
    last = sa.select(c.text, c.phrase, c.at, c.seat).where(c.table_id == live.id)
    async with house.settled(live):
        async with house.storage.writing() as connection:
            if number is None and (await connection.execute(free)).scalar():
                raise Sorry("talk_closed")
            lines = await connection.execute(last.order_by(c.id.desc()).limit(LOOKED_AT))
            check_pace(house.settings, row, [each for each in lines if each.seat == seat])
            known = (await connection.execute(insert)).scalar_one()
        remark = Remark(known, seat, row["name"], said, row["at"], number, row["person"])
        live.chat.append(remark)
        del live.chat[:-LINES]
        await learn(house.storage, live)
        house.tell(live, "chat")


def _row(
    live: Live, seat: int, said: str, number: int | None, person: str | None
) -> dict[str, Any]:
    sitter = live.sitters[seat]
    who = {"name": sitter.name, "person": person or sitter.person, "at": now_ms()}
    return {"table_id": live.id, "seat": seat, "text": said, "phrase": number, **who}


def check_pace(settings: Settings, row: dict[str, Any], earlier: Iterable[Any]) -> None:
    """Sorry if a seat says too much at once, or the same again; it hears when it may. What counts
    is what is stored: another socket, server or start makes nobody talk faster."""
    own = [line for line in earlier if line.phrase not in NOTES]
    now, again = row["at"], 0
    burst = math.ceil(settings.chat_burst)
    if settings.chat_rate and len(own) >= burst:
        again = own[burst - 1].at + int(1000 * settings.chat_burst / settings.chat_rate) - now
    if again > 0:
        raise Sorry("flood", seconds=math.ceil(again / 1000))
    for line in own:
        pause = REPEATED if row["phrase"] is None else PHRASE_AGAIN
        same = line.phrase == row["phrase"] and _plain(line.text) == _plain(row["text"])
        if same and line.at + pause > now:
            raise Sorry("repeated", seconds=math.ceil((line.at + pause - now) / 1000))


def _plain(text: str) -> str:
    """Words as they count when they are said again: great letters, blanks and marks do not."""
    return "".join(letter for letter in text.casefold() if letter.isalnum()) or text
