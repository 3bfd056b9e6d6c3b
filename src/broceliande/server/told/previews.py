"""What a shared link says of itself before anybody follows it: of a table who sits there and who is
waited for, of a finished game how it ended; never a board, never a card, never what one seat knows.

Everything here anybody may read who has the link (`GET /api/tables/<id>`); no table is laid out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from broceliande.engine.game import Game
from broceliande.engine.words import seat_name, title_of, words_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Setup, Sitter, host_of
from broceliande.server.tables.aftermath import After
from broceliande.server.tables.house import House
from broceliande.server.tables.live import called

HOUR = 3_600_000
NOW, TODAY = 2 * HOUR, 24 * HOUR  # a game whose clocks last no longer is one for now, for today


@dataclass(frozen=True)
class Rank:
    """Somebody in a result."""

    seat: int
    name: str
    points: int | None


@dataclass(frozen=True)
class Preview:
    """What is said of a link, and drawn for it."""

    scene: str  # the game whose world is drawn
    over: str  # the line over the title
    title: str
    text: str
    seats: tuple[int | None, ...] = ()  # who sits there; None for a seat that is free
    ranks: tuple[Rank, ...] = field(default=())

    @property
    def description(self) -> str:
        """All of it in a sentence or two, for those who show no picture."""
        ranks = ", ".join(f"{each.name} {each.points}" for each in self.ranks if each.points)
        return ". ".join(part for part in (self.over, self.text, ranks) if part)


def of_site(lang: str) -> Preview:
    """The lobby, and every page that is nobody's in particular."""
    return Preview("", "", "Brocéliande", say(lang, "preview-site"))


def of_game(game: Game, lang: str) -> Preview:
    """A game's own pages: its rules, its lesson, a new table of it."""
    words = words_of(game, lang)
    pitch = words.say("game-pitch") if words.has("game-pitch") else ""
    return Preview(game.name, say(lang, "preview-game"), title_of(game, lang), pitch)


async def of_table(house: House, table_id: str, lang: str) -> Preview:
    """A table: an invitation, a game that goes on, or a result."""
    if len(table_id) > 32:
        raise Sorry("unknown_table")
    setup, around = await house.shelf.around(table_id, 0)
    game, sitters = house.game(setup.game), around.sitters
    names = [seat_name(lang, sitter.seat, called(sitters)) for sitter in sitters]
    if setup.status == m.OPEN:
        return _invitation(setup, sitters, names, title_of(game, lang), lang)
    if setup.status == m.OVER:
        return _result(setup, sitters, names, title_of(game, lang), lang)
    waits = await _waited_for(house, setup) if setup.spectators else []
    who = _several([names[seat] for seat in waits], lang)
    text = say(lang, "preview-waits", names=who) if waits else _at_table(setup, lang)
    over, seats = say(lang, "preview-running"), tuple(sitter.seat for sitter in sitters)
    return Preview(setup.game, over, title_of(game, lang), text, seats)


def _invitation(
    setup: Setup, sitters: Sequence[Sitter], names: Sequence[str], title: str, lang: str
) -> Preview:
    host = host_of(sitters)
    named = host is not None and bool(sitters[host].name)
    over = say(lang, "preview-keeps", name=names[host or 0]) if named else ""
    seats = tuple(None if sitter.kind == m.FREE else sitter.seat for sitter in sitters)
    taken = tuple(sorted(s for s in seats if s is not None))
    free = (None,) * (len(seats) - len(taken))
    over = over or say(lang, "preview-seat" if free else "preview-full")
    return Preview(setup.game, over, title, _at_table(setup, lang), (*taken, *free))


def _at_table(setup: Setup, lang: str) -> str:
    """How many sit there, and how quick it is."""
    pace = "none"
    if setup.clock != "none":
        lasts = max(setup.clock_ms, setup.cap_ms)
        pace = "now" if lasts <= NOW else "today" if lasts <= TODAY else "days"
    return say(lang, "preview-table", seats=setup.seats, pace=pace)


def _result(
    setup: Setup, sitters: Sequence[Sitter], names: Sequence[str], title: str, lang: str
) -> Preview:
    first = [sitter.seat for sitter in sitters if sitter.place == 1]
    if setup.ending == m.ABANDONED or all(sitter.place is None for sitter in sitters):
        return Preview(setup.game, title, say(lang, "preview-cleared"), _at_table(setup, lang))
    together = len({sitter.place for sitter in sitters}) == 1
    if together and len(sitters) > 1:
        words = say(lang, "preview-won" if first else "preview-lost")
    elif first:
        winners = _several([names[seat] for seat in first], lang)
        words = say(lang, "preview-winner", names=winners, count=len(first))
    else:
        words = say(lang, "preview-lost")
    order = sorted(sitters, key=lambda sitter: (sitter.place or 99, sitter.seat))
    points = [None if together else sitter.score for sitter in order]
    ranks = [Rank(s.seat, names[s.seat], p) for s, p in zip(order, points, strict=True)]
    return Preview(setup.game, title, words, "", (), tuple(ranks))


async def _waited_for(house: House, setup: Setup) -> list[int]:
    """The seats that owe an answer, as the last entry of the log keeps them."""
    entry = sa.select(m.log.c.after).where(m.log.c.table_id == setup.id)
    row = await house.storage.row(entry.order_by(m.log.c.version.desc()).limit(1))
    return msgspec.json.decode(row.after, type=After).asked if row and row.after else []


def _several(names: Sequence[str], lang: str) -> str:
    """Names as one says them: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return say(lang, "preview-and", names=", ".join(names[:-1]), last=names[-1])
