"""The lobby: public tables, a page at a time, put together beside the event loop and kept a while.

However many ask, a page is made once in its time; it is packed once, and never larger than LARGEST.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from broceliande.engine.game import Game
from broceliande.engine.words import title_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.bounds import TITLE
from broceliande.server.storage.database import Storage
from broceliande.server.storage.lobby import Listed, listed
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables.gathering import host_of
from broceliande.server.tables.live import called, elsewhere
from broceliande.server.told.door import name_of, seat_out
from broceliande.server.told.frames import SeatOut
from broceliande.server.told.replies import TableOut

LISTED = 50  # tables on a page
LARGEST = 64 * 1024  # bytes of a page
ROOM = LARGEST - 200  # of it for tables
KEPT = 64  # pages


@dataclass(frozen=True)
class Wanted:
    """Which page is asked for."""

    watch: bool
    lang: str
    before: str = ""  # the last table of the page before


@dataclass(frozen=True)
class Page:
    """A page as it is sent."""

    plain: bytes
    packed: bytes
    made: float


class Lobby:
    """The pages of one server."""

    def __init__(self, storage: Storage, find: Callable[[str], Game], age: float) -> None:
        self._storage, self._find, self._age = storage, find, age
        self._pages: OrderedDict[Wanted, Page] = OrderedDict()
        self._making: dict[Wanted, asyncio.Task[Page]] = {}

    def kept(self, wanted: Wanted) -> Page | None:
        """A page that was made lately."""
        known = self._pages.get(wanted)
        fresh = known is not None and time.monotonic() - known.made < self._age
        return known if fresh else None

    async def page(self, wanted: Wanted) -> Page:
        """A page, as fresh as the lobby promises."""
        if known := self.kept(wanted):
            return known
        making = self._making.get(wanted)
        if making is None:
            making = self._making[wanted] = asyncio.create_task(self._made(wanted))
            making.add_done_callback(lambda _: self._making.pop(wanted, None))
        return await asyncio.shield(making)

    async def _made(self, wanted: Wanted) -> Page:
        before = _read(wanted.before) if wanted.before else None
        found = await listed(self._storage, wanted.watch, before, LISTED + 1)
        plain, packed = await asyncio.to_thread(self._written, found, wanted.lang)
        page = self._pages[wanted] = Page(plain, packed, time.monotonic())
        self._pages.move_to_end(wanted)
        if len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        return page

    def _written(self, found: Sequence[Listed], lang: str) -> tuple[bytes, bytes]:
        """In a thread: as many tables as there is room for."""
        tables: list[msgspec.Raw] = []
        room, following = ROOM, ""
        for at, each in enumerate(found):
            shown = self._shown(each, lang)
            size = len(shown) + 1
            if at == LISTED or size > room:
                following = _cursor(found[at - 1]) if at else ""
                break
            room -= size if shown else 0
            tables += [msgspec.Raw(shown)] if shown else []
        plain = msgspec.json.encode({"tables": tables, "next": following})
        return plain, gzip.compress(plain, 6)

    def _shown(self, each: Listed, lang: str) -> bytes:
        """A table in JSON; nothing, if it is played by other rules than ours."""
        try:
            game = self._find(each.row.game)
        except Sorry:
            return b""
        shown = msgspec.json.encode(_out(each, game, lang))
        return shown if game.version == each.row.rules and len(shown) < ROOM else b""


def _out(each: Listed, game: Game, lang: str) -> TableOut:
    row = each.row
    edition = each.edition or game.edition().name
    return TableOut(
        id=row.id,
        game=row.game,
        title=title_of(game, lang),
        rules=row.rules,
        options=row.options,
        edition=edition[:TITLE],
        public=row.public,
        spectators=row.spectators,
        clock=row.clock,
        clock_seconds=row.clock_ms // 1000,
        clock_bonus=row.bonus_ms // 1000,
        clock_cap=row.cap_ms // 1000,
        patience=row.patience,
        status=row.status,
        version=row.version,
        commitment=row.commitment,
        seats=_seats(each.sitters, lang),
        rematch=row.rematch,
        created=row.created,
        ready=row.ready,
        hushed=row.hushed,
    )


def _seats(sitters: Sequence[Sitter], lang: str) -> list[SeatOut]:
    names, host = called(sitters), host_of(sitters)
    return [
        seat_out(
            sitter,
            name_of(sitter, names, lang),
            here=elsewhere(sitter),
            answered=False,
            host=sitter.seat == host,
        )
        for sitter in sitters
    ]


def _cursor(last: Listed) -> str:
    return f"{last.row.created}.{last.row.id}"


def _read(text: str) -> tuple[int, str]:
    created, _, table_id = text.partition(".")
    return int(created), table_id
