"""The lobby: public tables, a page at a time, put together beside the event loop and kept a while.

However many ask, a page is made once in its time; it is packed once, and never larger than LARGEST.
What is only for one person's eyes is made for them, and not kept.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from broceliande.engine.game import Game
from broceliande.engine.words import LANGUAGES, title_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.bounds import TITLE
from broceliande.server.storage import lobby as shelf
from broceliande.server.storage.database import Storage
from broceliande.server.storage.folk import kept_apart
from broceliande.server.storage.lobby import Listed, Looks, Wish
from broceliande.server.storage.relisting import folded
from broceliande.server.storage.rows import Sitter, host_of
from broceliande.server.tables.house import House
from broceliande.server.tables.live import called, elsewhere
from broceliande.server.told.door import name_of, seat_out
from broceliande.server.told.frames import SeatOut
from broceliande.server.told.replies import TableOut

LISTED = 20  # tables on a page
LARGEST = 30 * 1024  # bytes of a page
ROOM = LARGEST - 200  # of it for tables
KEPT = 64  # pages
STEP = 300  # seconds in which a page counts how long somebody has been away


@dataclass(frozen=True)
class Wanted:
    """Which page is asked for."""

    watch: bool
    lang: str
    before: str = ""  # the last table of the page before
    wish: Wish = Wish()
    person: str = ""  # if it depends on who asks

    @property
    def shared(self) -> bool:
        """Whether it is the same for everybody."""
        return not self.person


@dataclass(frozen=True)
class Page:
    """A page as it is sent."""

    plain: bytes
    packed: bytes
    mark: str  # by which whoever has it already knows it again
    made: float


class Lobby:
    """The pages of one server."""

    def __init__(self, house: House) -> None:
        self._house, self._age = house, house.settings.lobby_age
        self._pages: OrderedDict[Wanted, Page] = OrderedDict()
        self._making: dict[Wanted, asyncio.Task[Page]] = {}
        self._all = (-self._age, 0)  # how many tables there are, and when that was counted

    @property
    def _storage(self) -> Storage:
        return self._house.storage

    async def looks(self, wish: Wish, person: str) -> Looks:
        """Who looks for what."""
        games = [self._house.game(name) for name in self._house.names()]
        said = folded(wish.find)
        titled = (game.name for game in games if said and said in _titles(game))
        played = tuple((game.name, game.version) for game in games)
        seats = await shelf.offered(self._storage)
        return Looks(played, tuple(titled), person, await self.parts(person), seats)

    async def parts(self, person: str) -> bool:
        """Whether there is anybody with whom somebody is never to sit."""
        return bool(person) and await self._storage.row(kept_apart(person).limit(1)) is not None

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
        if wanted.watch:
            found, counts = await shelf.watched(self._storage, before, LISTED + 1), (0, 0)
        else:
            looks = await self.looks(wanted.wish, wanted.person)
            found = await shelf.inviting(self._storage, wanted.wish, looks, before, LISTED + 1)
            counts = await self._counts(wanted.wish, looks)
        plain, packed = await asyncio.to_thread(self._written, found, wanted.lang, counts)
        mark = hashlib.blake2b(plain, digest_size=12).hexdigest()
        page = Page(plain, packed, f'"{mark}"', time.monotonic())
        if wanted.shared:
            self._pages[wanted] = page
            self._pages.move_to_end(wanted)
            if len(self._pages) > KEPT:
                self._pages.popitem(last=False)
        return page

    async def _counts(self, wish: Wish, looks: Looks) -> tuple[int, int]:
        """How many tables fit, and how many there are."""
        fit = await shelf.counted(self._storage, wish, looks)
        if looks.person or wish.empty:
            return fit, fit if wish.empty else await shelf.counted(self._storage, Wish(), looks)
        if time.monotonic() - self._all[0] >= self._age:
            self._all = time.monotonic(), await shelf.counted(self._storage, Wish(), looks)
        return fit, self._all[1]

    def _written(
        self, found: Sequence[Listed], lang: str, counts: tuple[int, int]
    ) -> tuple[bytes, bytes]:
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
        told = {"tables": tables, "next": following, "count": counts[0], "all": counts[1]}
        plain = msgspec.json.encode(told)
        return plain, gzip.compress(plain, 6)

    def _shown(self, each: Listed, lang: str) -> bytes:
        """A table in JSON; nothing, if it is played by other rules than ours."""
        try:
            game = self._house.game(each.row.game)
        except Sorry:
            return b""
        shown = msgspec.json.encode(_out(each, game, lang))
        return shown if game.version == each.row.rules and len(shown) < ROOM else b""


def _titles(game: Game) -> str:
    return "\n".join(folded(title_of(game, lang)) for lang in LANGUAGES)


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
        fills=row.fills,
        hushed=row.hushed,
    )


def _seats(sitters: Sequence[Sitter], lang: str) -> list[SeatOut]:
    names, host = called(sitters), host_of(sitters)
    told = [
        seat_out(
            sitter,
            name_of(sitter, names, lang),
            here=elsewhere(sitter),
            answered=False,
            host=sitter.seat == host,
        )
        for sitter in sitters
    ]
    for seat in told:  # in steps, so that a page is the same for a while
        seat.away = seat.away and seat.away - seat.away % STEP
    return told


def _cursor(last: Listed) -> str:
    return ".".join(map(str, last.place))


def _read(text: str) -> tuple[int, int, str]:
    away, created, table_id = text.split(".", 2)
    return int(away), int(created), table_id
