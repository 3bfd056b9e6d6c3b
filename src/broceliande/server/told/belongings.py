"""All that is kept about a person, to take along: one zip, made game by game in a file that is gone
afterwards. Finished games are dumps that replay; of running ones they get what their seat sees."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator
from contextlib import suppress
from tempfile import SpooledTemporaryFile
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict

from broceliande.server.ground.sorry import Sorry
from broceliande.server.people import codes, passkeys, sessions
from broceliande.server.people.facts import facts_of
from broceliande.server.people.sessions import Known
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.told.called import about_calls
from broceliande.server.told.folk import circle
from broceliande.server.told.sight import sight

IN_MEMORY = 1 << 20  # bytes; more goes to a file
CHUNK = 1 << 16
LISTS = ("friends", "asks", "blocked", "muted")


class Belongings:
    """Packs, for one person at a time: a long list of games is work."""

    def __init__(self, house: House, archive: Archive) -> None:
        self._house, self._archive = house, archive
        self._turn = asyncio.Semaphore(1)
        self._packing: set[str] = set()

    async def pack(self, known: Known, lang: str, views: bool = True) -> AsyncIterator[bytes]:
        """The zip, in pieces; without what their seats see now, where somebody else asks for it."""
        if known.person in self._packing:
            raise Sorry("rate_limited")
        self._packing.add(known.person)
        try:
            async with self._turn:
                file = await self._packed(known, lang, views)
        finally:
            self._packing.discard(known.person)
        return _pieces(file)

    async def _packed(self, known: Known, lang: str, views: bool) -> SpooledTemporaryFile[bytes]:
        file = SpooledTemporaryFile(max_size=IN_MEMORY)  # noqa: SIM115
        games = await self._games(known.person)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("me.json", _text(await self._about(known, games)))
            for table_id, row in {row.id: row for row in games}.items():
                if row.status != m.OVER and not views:
                    continue
                with suppress(Sorry):  # of rules that are not played here any more
                    own = [each.seat for each in games if each.id == table_id]
                    text = await self._game(row, own, lang)
                    name = f"{row.status}/{row.game}-{table_id}.json"
                    await asyncio.to_thread(packed.writestr, name, text)
        file.seek(0)
        return file

    async def _game(self, row: Any, own: list[int], lang: str) -> str:
        """A finished game whole; of another, what the person's seats see of it."""
        if row.status == m.OVER:
            return await self._archive.export(row.id)
        live = await self._house.live(row.id)
        async with self._house.settled(live):
            views = [sight(live, seat, lang).view for seat in own]
        return _text({"table": row.id, "game": row.game, "seats": own, "views": views})

    async def _games(self, person: str) -> Rows:
        t, s = m.tables.c, m.seats.c
        columns = (t.id, t.game, t.status, t.created, t.touched, t.ending)
        about = (s.seat, s.name, s.kind, s.place, s.score, s.hidden, s.resigned)
        stood = (s.stood, s.botted, s.stand_in_name)
        query = sa.select(*columns, *about, *stood).join(m.seats, s.table_id == t.id)
        mine = query.where(s.person == person).order_by(t.created, t.id, s.seat)
        return await self._house.storage.rows(mine)

    async def _ahead(self, person: str) -> list[dict[str, Any]]:
        """What they answered in advance, and nobody else knows."""
        a = m.ahead.c
        mine = sa.select(a.table_id, a.seat, a.given, a.state).where(a.person == person)
        rows = await self._house.storage.rows(mine.order_by(a.table_id, a.seat, a.number))
        return [dict(row._mapping) for row in rows]

    async def _about(self, known: Known, games: Rows) -> dict[str, Any]:
        """All rows about them; no secret is among them, and nothing of others."""
        storage, p = self._house.storage, m.persons.c
        rows = await storage.rows(sa.select(m.persons).where(p.id == known.person))
        lines = sa.select(
            m.chat.c.table_id, m.chat.c.seat, m.chat.c.text, m.chat.c.phrase, m.chat.c.at
        )
        said = await storage.rows(lines.where(m.chat.c.person == known.person).order_by("at"))
        where = (m.seats.c.table_id == m.seen.c.table_id, m.seats.c.seat == m.seen.c.seat)
        mine = sa.select(m.seen).where(*where, m.seats.c.person == known.person)
        seen = await storage.rows(mine)
        devices = await sessions.devices(storage, known.person)
        keys = await passkeys.passkeys(storage, known.person)
        shown = ("label", "created", "used", "site")
        return {
            "person": [dict(row._mapping) for row in rows],
            "devices": [_some(row, "label", "kind", "created", "seen") for row in devices],
            "passkeys": [_some(row, *shown) for row in keys],
            "days_off": [row.begins for row in await storage.rows(_days_off(known.person))],
            "answers_in_advance": await self._ahead(known.person),
            "codes_left": await codes.codes_left(storage, known.person),
            "games": [dict(row._mapping) for row in games],
            "chat": [dict(row._mapping) for row in said],
            **await self._among_people(known.person),
            **await decided(storage, known.person),
            "calls": await about_calls(storage, known.person),
            "seen": [dict(row._mapping) for row in seen],
        }

    async def _among_people(self, person: str) -> dict[str, Any]:
        """Friends and the rest, and the facts that others read; of a report about them what they
        said, not who reported it."""
        storage, r = self._house.storage, folk.reports.c
        about = (r.at, r.table_id, r.lines, r.reason, r.state)
        told = sa.select(*about, r.note).where(r.reporter == person)
        heard = sa.select(*about).where(r.reported == person)
        own = await circle(storage, person)
        return {
            **{name: [{**asdict(x), "id": ""} for x in getattr(own, name)] for name in LISTS},
            "facts": vars(await facts_of(storage, person)),
            "reports": [dict(row._mapping) for row in await storage.rows(told.order_by(r.at))],
            "reported": [dict(row._mapping) for row in await storage.rows(heard.order_by(r.at))],
        }


def _days_off(person: str) -> sa.Select[Any]:
    r = m.rests.c
    return sa.select(r.begins).where(r.person == person).order_by(r.begins)


async def decided(storage: Storage, person: str) -> dict[str, Any]:
    """What keepers decided about somebody, what they told keepers, and what others did: with the
    lines, and without who it was."""
    x, r, d = m.measures.c, m.reports.c, m.desk_log.c
    told = (r.at, r.table_id, r.lines, r.reason, r.state)
    wanted = {
        "measures": sa.select(x.kind, x.reason, x.made, x.until).where(x.person == person),
        "reports_made": sa.select(*told, r.note).where(r.reporter == person),
        "reports_about": sa.select(*told).where(r.reported == person),
        "keepers_did": sa.select(d.at, d.act, d.why).where(d.about == person),
    }
    rows = {name: await storage.rows(query) for name, query in wanted.items()}
    return {name: [dict(row._mapping) for row in found] for name, found in rows.items()}


def _some(row: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _text(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode()


async def _pieces(file: SpooledTemporaryFile[bytes]) -> AsyncIterator[bytes]:
    with file:
        while piece := await asyncio.to_thread(file.read, CHUNK):
            yield piece
