"""What a message says: whose turn, what happened, how long.

A title has at most 30 signs and a text 110: of several ways to say it, the first that fits is
taken. What a channel hears is what a spectator may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broceliande.engine.words import seat_name, title_of, words_in
from broceliande.server.calls import reminders
from broceliande.server.calls.facts import facts
from broceliande.server.calls.holding import Held
from broceliande.server.calls.message import TEXT, TITLE
from broceliande.server.storage import calling as c
from broceliande.server.tables.clocks import NONE
from broceliande.server.tables.live import Live

HERE = Path(__file__).parent
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds
FACTS, LINES = 2, 6  # that are told at most, in a text and in a letter


@dataclass(frozen=True)
class Said:
    """What is said, before it is somebody's message."""

    title: str
    text: str
    public: str
    lines: tuple[str, ...] = ()
    subject: str = ""
    link: str = "/"


def say(lang: str, key: str, **arguments: Any) -> str:
    """One of the sentences of calls."""
    return words_in(lang, HERE).say(key, arguments)


def span(milliseconds: int, lang: str) -> str:
    """A time as one says it: days of many, minutes of few."""
    for unit, key, least in ((DAY, "in-days", 36 * HOUR), (HOUR, "in-hours", 90 * MINUTE)):
        if milliseconds >= least:
            return say(lang, key, count=(milliseconds + unit // 20) // unit)
    return say(lang, "in-minutes", count=max(1, (milliseconds + MINUTE // 2) // MINUTE))


def fitting(most: int, *ways: str) -> str:
    """The first way to say it that is short enough; the last is cut, where even that is not."""
    found = next((way for way in ways if len(way) <= most), ways[-1])
    return found if len(found) <= most else found[: most - 1].rstrip() + "…"


def single(held: Held, name: str, lang: str, now: int) -> Said:
    """What one call says."""
    return SAYINGS[held.call.kind](held, name, lang, now)


def _game(live: Live, lang: str) -> str:
    return title_of(live.game, lang)


def _live(held: Held) -> Live:
    assert held.live is not None, "a call of this kind has a table"
    return held.live


def _called(live: Live, seat: int, lang: str) -> str:
    return seat_name(lang, seat, live.table.names)


def _turn(held: Held, name: str, lang: str, now: int) -> Said:
    live, seat = _live(held), held.call.seat
    game, time = _game(live, lang), reminders.left(live, seat, now)
    left = say(lang, "left", time=span(time, lang)) if time is not None else ""
    told = facts(live, seat, False, lang, LINES)
    brief = facts(live, seat, False, lang, FACTS)
    nothing = say(lang, "turn-nothing")
    parts = [" ".join([*brief[:most], left]).strip() for most in (2, 1)] if brief else []
    parts += [" ".join([fact, left]).strip() for fact in sorted(brief, key=len)]
    texts = [
        say(lang, "turn-text", game=game, facts=part) for part in [*parts, f"{nothing} {left}"]
    ]
    plain = say(lang, "turn-title-plain")
    return Said(
        fitting(TITLE, say(lang, "turn-title", name=name), plain) if name else plain,
        fitting(TEXT, *(text.strip() for text in texts)),
        _turn_public(live, seat, lang, time),
        (*told, " ".join([say(lang, "turn-line"), left]).strip()),
        say(lang, "turn-subject", game=game),
        _table(held),
    )


def _turn_public(live: Live, seat: int, lang: str, time: int | None) -> str:
    name, game = _called(live, seat, lang), _game(live, lang)
    head = say(lang, "turn-public", name=name, game=game)
    left = say(lang, "left-link", time=span(time, lang)) if time is not None else say(lang, "link")
    return " ".join([head, *facts(live, seat, True, lang, FACTS), left])


def _table(held: Held) -> str:
    return f"/t/{held.call.table_id}"


def _soon(held: Held, name: str, lang: str, now: int) -> Said:
    live, seat = _live(held), held.call.seat
    game, left = _game(live, lang), reminders.left(live, seat, now) or 0
    time = span(left, lang)
    title = say(lang, "soon-title", time=time)
    text = say(lang, "soon-text-rest" if held.rests else "soon-text", game=game)
    public = say(lang, "soon-public", name=_called(live, seat, lang), time=time, game=game)
    subject = f"{title}, {game}"
    public = f"{public} {say(lang, 'link')}"
    return Said(title, text, public, (text,), subject, _table(held))


def _rematch(held: Held, name: str, lang: str, now: int) -> Said:
    live = _live(held)
    by = held.call.about.get("by") or say(lang, "somebody")
    game = _game(live, lang)
    title = say(lang, "rematch-title", name=by)
    fits = len(title) <= TITLE
    short = title if fits else say(lang, "rematch-title-plain")
    text = say(lang, "rematch-text" if fits else "rematch-text-by", game=game, name=by)
    public = say(lang, "rematch-public", name=by, game=game) + " " + say(lang, "link")
    return Said(short, fitting(TEXT, text), public, (text,), title, _table(held))


def _finished(held: Held, name: str, lang: str, now: int) -> Said:
    live, seat = _live(held), held.call.seat
    table, game = live.table, _game(live, lang)
    place = table.places[seat]
    won = [at for at, each in enumerate(table.places) if each == 1]
    public = _winner(live, won, None, lang)
    title = fitting(TITLE, _winner(live, won, seat, lang), say(lang, "finished-title-plain"))
    text = say(lang, "finished-text", game=game, place=place)
    told = say(lang, "finished-public", game=game, result=public) + " " + say(lang, "link")
    link = f"{_table(held)}/replay"
    subject = f"{title}, {game}"
    return Said(title, fitting(TEXT, text), told, (f"{public}.", text), subject, link)


def _winner(live: Live, won: Sequence[int], seat: int | None, lang: str) -> str:
    """Who won: somebody, oneself, several or nobody."""
    if not won:
        return say(lang, "finished-title-none")
    if won == [seat]:
        return say(lang, "finished-title-you")
    if len(won) > 1:
        return say(lang, "finished-title-all")
    return say(lang, "finished-title", name=_called(live, won[0], lang))


def _invitation(held: Held, name: str, lang: str, now: int) -> Said:
    live = _live(held)
    by = held.call.about.get("by") or say(lang, "somebody")
    game, seats = _game(live, lang), live.setup.seats
    told = say(lang, "invitation-text", game=game, seats=seats, pace=pace(live))
    title = say(lang, "invitation-title", name=by)
    fits = len(title) <= TITLE
    short = title if fits else say(lang, "invitation-title-plain")
    text = told if fits else say(lang, "invitation-text-by", name=by, text=told)
    public = say(lang, "invitation-public", text=told) + " " + say(lang, "link")
    return Said(short, fitting(TEXT, text, told), public, (text,), title, _table(held))


def pace(live: Live) -> str:
    """How long a game takes, as it is chosen."""
    kind, limit = live.clock.pace.kind, live.clock.pace.limit
    if kind == NONE:
        return "none"
    return "days" if limit >= DAY else "today" if limit >= HOUR else "now"


def _friend(held: Held, name: str, lang: str, now: int) -> Said:
    by = held.call.about.get("by") or say(lang, "somebody")
    text = say(lang, "friend-text", name=by)
    return Said(say(lang, "friend-title"), fitting(TEXT, text), text, (text,), text, "/me")


SAYINGS: dict[str, Callable[[Held, str, str, int], Said]] = {
    c.TURN: _turn,
    c.SOON: _soon,
    c.REMATCH: _rematch,
    c.FINISHED: _finished,
    c.INVITATION: _invitation,
    c.FRIEND: _friend,
}


def several(helds: Sequence[Held], name: str, lang: str, now: int, title: str) -> Said:
    """What several calls say together."""
    singles = [single(held, name, lang, now) for held in helds]
    labels = [_label(held, lang) for held in helds]
    count = len(helds)
    title = say(lang, title, count=count)
    texts = [say(lang, "digest-text", count=count, tables=", ".join(labels))]
    games = [_game(held.live, lang) for held in helds if held.live]
    for most in range(len(games), 0, -1):
        more = ", …" if most < count else ""
        texts.append(say(lang, "digest-text", count=count, tables=", ".join(games[:most]) + more))
    lines = [
        say(lang, "digest-line", table=label, text=" ".join(said.lines[-1:]))
        for label, said in zip(labels, singles, strict=True)
    ]
    told = say(lang, "digest-text", count=count, tables=", ".join(games))
    public = say(lang, "digest-public", name=name or say(lang, "somebody"), text=told)
    public += " " + say(lang, "link")
    return Said(title, fitting(TEXT, *texts), public, tuple(lines), title, "/games")


def _label(held: Held, lang: str) -> str:
    """A table, by its game and those who sit there."""
    if held.live is None:
        return str(held.call.about.get("by") or say(lang, "somebody"))
    live = held.live
    names = [_called(live, s.seat, lang) for s in live.sitters if s.seat != held.call.seat]
    game = _game(live, lang)
    return say(lang, "table-with", game=game, names=", ".join(names)) if names else game
