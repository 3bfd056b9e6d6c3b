"""A person's games as they are told, a page at a time: nothing that a seat may not see is in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from broceliande.engine.game import Game as Rules
from broceliande.engine.words import LANGUAGES, NAMELESS, seat_name, title_of, words_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.people import mine
from broceliande.server.people.keeping import GAMES, Keeping
from broceliande.server.people.mine import RUNNING, Game, Wanted
from broceliande.server.storage.database import Storage
from broceliande.server.storage.models import ABANDONED, FREE
from broceliande.server.tables.rematch import offer_in
from broceliande.server.told.frames import OfferOut
from broceliande.server.told.people import MyGame, MyGames, MySeat

PAGE = 40  # games on a page
LARGEST = 64 * 1024  # bytes of a page
ROOM = LARGEST - 200


@dataclass(frozen=True)
class Asked:
    """Which page of whose games is asked for."""

    person: str
    part: str
    search: str = ""
    before: str = ""
    lang: str = "en"


class Shelf:
    """Tells people of their games."""

    def __init__(
        self,
        storage: Storage,
        names: Callable[[], Sequence[str]],
        find: Callable[[str], Rules],
        keeping: Keeping,
    ) -> None:
        self._storage, self._names, self._find, self._keeping = storage, names, find, keeping

    async def _kept(self) -> int:
        return (await self._keeping.days())[GAMES]

    async def page(self, asked: Asked) -> MyGames:
        """A page of somebody's games."""
        seen = "".join(letter if letter.isprintable() else " " for letter in asked.search)
        text = " ".join(seen.split())
        wanted = Wanted(asked.part, self._titled(text) if text else (), text)
        if asked.part == RUNNING:
            return await self._running(asked, wanted)
        before = _cursor(asked.before) if asked.before else None
        wanted = replace(wanted, before=before)
        found, count = await mine.listed(self._storage, asked.person, wanted, PAGE + 1)
        games = self._fitting(found, asked)
        more = len(games) < len(found)
        last = found[len(games) - 1].row if games else None
        following = f"{last.touched}.{last.id}" if more and last else ""
        return MyGames(games, following, count, await self._kept())

    async def _running(self, asked: Asked, wanted: Wanted) -> MyGames:
        found = await mine.running(self._storage, asked.person, now_ms())
        if wanted.text:
            found = mine.matching(found, wanted)
        begin = int(asked.before.partition(".")[0] or 0)
        games = self._fitting(found[begin : begin + PAGE + 1], asked)
        end = begin + len(games)
        following = str(end) if games and end < len(found) else ""
        return MyGames(games, following, len(found), await self._kept())

    def _fitting(self, found: Sequence[Game], asked: Asked) -> list[MyGame]:
        """As many as there is room for on a page."""
        room, games = ROOM, []
        for each in found[:PAGE]:
            told = self._told(each, asked.lang)
            room -= len(msgspec.json.encode(told)) + 1
            if room < 0:
                break
            games.append(told)
        return games

    def _titled(self, text: str) -> tuple[str, ...]:
        """The games whose titles hold a text, in any language."""
        wanted = text.casefold()
        games = ((name, self._find(name)) for name in self._names())
        return tuple(
            name
            for name, game in games
            if any(wanted in title_of(game, lang).casefold() for lang in LANGUAGES)
        )

    def _rules(self, name: str) -> Rules | None:
        try:
            return self._find(name)
        except Sorry:  # it is not played here any more
            return None

    def _told(self, each: Game, lang: str) -> MyGame:
        row, rules, now = each.row, self._rules(each.row.game), now_ms()
        return MyGame(
            table=row.id,
            game=row.game,
            title=title_of(rules, lang) if rules else row.game,
            status=row.status,
            seats=[_seat(seat, each, lang) for seat in each.seats],
            clock=row.clock,
            created=row.created,
            touched=row.touched,
            turn=each.turn,
            mine=each.mine,
            since=each.since,
            left=each.left(now),
            open=sum(seat.kind == FREE for seat in each.seats),
            ending=_ending(rules, row.ending, lang),
            replays=rules is not None and rules.version == row.rules,
            rematch=row.rematch,
            closed=row.ending == ABANDONED,
            offer=_offer(each, rules),
            origin=row.origin,
            origin_ply=row.origin_ply,
        )


def _offer(each: Game, rules: Rules | None) -> OfferOut | None:
    found = offer_in(each.row, each.seats, rules.seats) if rules else None
    return OfferOut(**vars(found)) if found else None


def _seat(row: Any, game: Game, lang: str) -> MySeat:
    yours = row.person == game.person
    called = [seat.name or NAMELESS for seat in game.seats]
    name = row.name if row.kind == FREE else seat_name(lang, row.seat, called)
    result = (row.place, row.score, row.stood, row.botted, row.stand_in_name)
    return MySeat(row.seat, name, row.kind, yours, row.crest or "", *result)


def _ending(rules: Rules | None, code: str | None, lang: str) -> str:
    """How a game ended, in words."""
    if code == ABANDONED:
        return say(lang, "ending-abandoned")
    if rules is None or not code:
        return code or ""
    words, key = words_of(rules, lang), "ending-" + code.replace("_", "-")
    return words.say(key) if words.has(key) else code


def _cursor(text: str) -> tuple[int, str]:
    touched, _, table_id = text.partition(".")
    return int(touched), table_id
