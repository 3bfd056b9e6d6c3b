"""The chronicle: what happened at a table, in words, for those who saw it happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Protocol, TypedDict

from broceliande.engine.fields import EVERYONE
from broceliande.engine.game import Game
from broceliande.engine.moves import Told
from broceliande.engine.rules import Rules
from broceliande.server.storage.models import UNDO
from broceliande.server.storage.rows import Record, deal
from broceliande.server.tables.live import Live
from broceliande.server.told.frames import OldStory
from broceliande.server.told.lines import Line

Seats = tuple[int, ...]  # the seats that somebody holds; none for a spectator


class Speaker(Protocol):
    """What can be spoken of: a table, or a game that is over."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def rules(self) -> Rules:
        """The rules, which know the names of things."""

    @property
    def names(self) -> list[str]:
        """The names of those who sit there."""


class Spelled(TypedDict):
    """What a line says of an event, whoever reads it."""

    ply: int
    event: str
    numbers: tuple[int, ...]
    things: list[str]
    words: str


def spelled(table: Speaker, told: Told, lang: str) -> Spelled:
    """An event by its name, its numbers, its things and in words."""
    return _spelled(table.rules, told, table.names, lang)


def in_words(table: Speaker, told: Told, lang: str) -> str:
    """An event as a sentence, with the names of those who sit there."""
    return told.saying(table.game, table.rules.named, table.names).words(lang)


def _spelled(rules: Rules, told: Told, names: Sequence[str], lang: str) -> Spelled:
    event = rules.game.events[told.event - 1]
    return {
        "ply": told.ply,
        "event": event.name,
        "numbers": told.numbers[: len(event.arguments)],
        "things": told.things(rules.game),
        "words": told.saying(rules.game, rules.named, names).words(lang),
    }


def lines(live: Live, records: Iterable[Record], seats: Seats, lang: str) -> list[Line]:
    """The chronicle of some log entries, as these seats saw it."""
    story = []
    table, names = live.table, tuple(live.table.names)
    for record in records:
        if record.kind == UNDO:
            story.append(Line(record.version, record.ply, undone=True))
        seen = [told for told in record.told if _seen(told, seats)]
        story += [_line(record.version, table.rules, told, names, lang) for told in seen]
    return story


def news(live: Live, since: int, seats: Seats, lang: str, shared: dict[Any, Any]) -> list[Line]:
    """The chronicle after a version; one for all who are told together, where all may see it."""
    known: list[Line] | None = shared.get((since, lang))
    if known is not None:
        return known
    records = after(live, since)
    told = lines(live, records, seats, lang)
    if all(each.audience == EVERYONE for record in records for each in record.told):
        shared[since, lang] = told
    return told


@lru_cache(maxsize=2048)  # everybody at a table reads the same, one after another
def _line(version: int, rules: Rules, told: Told, names: tuple[str, ...], lang: str) -> Line:
    return Line(version, **_spelled(rules, told, names, lang))


def _seen(told: Told, seats: Seats) -> bool:
    return any(told.seen_by(seat) for seat in seats) if seats else told.seen_by(None)


def known(live: Live, since: int | None) -> int:
    """The version after which the story is told: the one known, or as far as memory goes."""
    reach = live.tail[0].version - 1 if live.tail else live.version
    if since is None or since > live.version:
        return reach if reach > 0 else -1
    return max(since, reach)


def after(live: Live, since: int) -> list[Record]:
    """The entries after a version, and the deal if nothing is known at all."""
    begun = [deal(live.dealt)] if since < 0 else []
    new = list(takewhile(lambda record: record.version > since, reversed(live.tail)))
    return begun + new[::-1]


def old_story(
    live: Live, records: Sequence[Record], seats: Seats, lang: str, first: int
) -> OldStory:
    """A part of the chronicle that memory no longer holds."""
    return OldStory(lines(live, records, seats, lang), first)
