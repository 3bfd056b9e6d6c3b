"""The one door: every message about a table that leaves the server is put together here.

Each is made for the seats that a socket holds, or for a spectator, from what the engine says that
they may know: `sight.py` shows the position, `chronicle.py` tells what happened. Nothing outside of
this room looks into a table to tell somebody about it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from broceliande.bots.counsel import Advice
from broceliande.bots.unlearnt import unlearnt
from broceliande.engine.moves import Refusal
from broceliande.engine.table import Table
from broceliande.engine.words import seat_name, title_of, words_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.frames import Hint
from broceliande.server.storage.models import ABANDONED, BOT, FREE, LEND, PERSON
from broceliande.server.storage.rows import Sitter, host_of
from broceliande.server.tables import patience, rematch
from broceliande.server.tables.absent import present
from broceliande.server.tables.answers import Done
from broceliande.server.tables.clocks import NONE
from broceliande.server.tables.live import Live, elsewhere
from broceliande.server.told import chronicle
from broceliande.server.told import frames as out
from broceliande.server.told.replies import TableOut
from broceliande.server.told.sight import sight
from broceliande.server.told.talk import chat_after, talk


def state(
    live: Live,
    seats: chronicle.Seats,
    lang: str,
    since: int | None,
    chat: int,
    shared: dict[Any, Any] | None = None,
    looks: chronicle.Seats | None = None,
    apart: Collection[str] = (),
) -> out.State:
    """The table as those who hold these seats may know it; `looks` are those of them who look, if
    not all of them do. What is in `shared` was made for others who are told at the same moment;
    the words of those who are kept `apart` are not told."""
    live.check_settled()
    eyes = seats if looks is None else looks
    since = chronicle.known(live, since)
    setup = live.setup
    over = live.over
    return out.State(
        table=live.id,
        version=live.version,
        status=setup.status,
        you=list(seats),
        sights=[sight(live, seat, lang) for seat in _eyes(live, eyes)],
        hot=looks is not None,
        story=chronicle.news(live, since, eyes, lang, {} if shared is None else shared),
        since=since,
        seats=out.together(shared, ("seats", lang), lambda: sitters(live, lang)),
        clocks=clocks(live),
        request=request(live),
        chat=chat_after(live, chat, lang, apart),
        talk=talk(live),
        spectators=setup.spectators,
        watching=watching(live),
        absences=out.together(shared, ("away", not seats), lambda: absences(live, seats)),
        commitment=setup.commitment,
        seed=setup.seed.hex() if over else None,
        ending=ending(live, lang) if over else "",
        rematch=setup.rematch,
        offer=offer(live, apart),
        fills=setup.fills,
        unlearnt=_unlearnt(live, lang),
    )


def _unlearnt(live: Live, lang: str) -> str:
    """Why the bots of the table cannot judge by what they have learnt, if there are any."""
    why = unlearnt(live.table.rules) if any(each.kind == BOT for each in live.sitters) else None
    return why.words(lang) if why and not live.over else ""


def _eyes(live: Live, seats: chronicle.Seats) -> Sequence[int | None]:
    """Whose sights are told. Whoever may not watch learns who sits there, until the game begins."""
    return seats or ((None,) if live.setup.spectators or live.started else ())


# Parts of it


def offer(live: Live, apart: Collection[str] = ()) -> out.OfferOut | None:
    """A rematch that somebody offers; not to those who are kept apart from them."""
    found = rematch.offer_of(live)
    hidden = found is not None and live.sitters[found.seat].person in apart
    return out.OfferOut(**vars(found)) if found and not hidden else None


def sitters(live: Live, lang: str) -> list[out.SeatOut]:
    """Who sits at the table, called as their reader would."""
    here, host = live.seated(), host_of(live.sitters)
    told = [
        seat_out(
            sitter,
            name_of(sitter, live.table.names, lang),
            here=sitter.seat in here or elsewhere(sitter),
            answered=sitter.seat in live.answered,
            host=sitter.seat == host and not live.started,
        )
        for sitter in live.sitters
    ]
    for each in told:
        each.stood, each.botted, each.unseen = live.turns_for(each.seat)
        if each.unseen and each.botted:  # the bot that played meanwhile
            each.level = live.sitters[each.seat].level
    return told


def name_of(sitter: Sitter, names: Sequence[str], lang: str) -> str:
    """What whoever sits there is called by who reads this language; nobody is called nothing."""
    return "" if sitter.kind == FREE else seat_name(lang, sitter.seat, names)


def seat_out(sitter: Sitter, name: str, here: bool, answered: bool, host: bool) -> out.SeatOut:
    """Who sits on a seat."""
    left, now = sitter.left, now_ms()
    return out.SeatOut(
        seat=sitter.seat,
        name=name,
        kind=sitter.kind,
        level=sitter.level if sitter.kind != PERSON else "",
        connected=here,
        answered=answered,
        owned=sitter.secret is not None,
        away=None if left is None or here else max(0, (now - left) // 1000),
        only=sitter.only and sitter.kind == PERSON,
        crest=sitter.crest if sitter.kind == PERSON else "",
        stand_in=sitter.stand_in_name,
        lent=sitter.lent,
        offered=sitter.offer is not None,
        resigned=sitter.resigned,
        closes=sitter.closes,
        stood=sitter.stood,
        botted=sitter.botted,
        ready=sitter.ready and sitter.kind == PERSON,
        host=host,
    )


def absences(live: Live, seats: chronicle.Seats) -> list[out.Absence]:
    """Who is away, and what the others chose; the link of a seat that is offered is told to those
    who sit at the table alone."""
    now, gone = now_ms(), patience.absent(live)
    lent = [s.seat for s in live.sitters if s.kind == BOT and s.chosen == LEND and not live.over]
    told: list[out.Absence] = []
    for sitter in (live.sitters[seat] for seat in sorted((*gone, *lent))):
        at = sitter.seat
        votes = [each.seat for each in live.sitters if each.wants_bot >> at & 1]
        link = (sitter.offer or "") if seats else ""
        away = (sitter.left or 0, patience.asks_at(live, at), at in gone)
        asks = away[2] and patience.asks(live, at, now)
        needed = len(present(live, at)) // 2 + 1
        chosen = (sitter.chosen, sitter.chosen_by)
        told.append(out.Absence(at, *away[:2], asks, votes, needed, *chosen, link))
    return told


def watching(live: Live) -> int:
    """How many watch without a seat."""
    return sum(not guest.seats for guest in live.guests)


def clocks(live: Live) -> out.Clocks | None:
    """The clocks as people see them."""
    clock = live.clock
    if clock.pace.kind == NONE:
        return None
    rested = [live.resting(seat) for seat in range(live.setup.seats)]
    return out.Clocks(clock.pace.kind, clock.left_at(now_ms()), clock.running, rested)


def request(live: Live) -> out.Request | None:
    """What somebody asks to take back."""
    asks = next((vote for vote in live.votes if vote.asks), None)
    if asks is None or not all(vote.yes for vote in live.votes):
        return None
    agreed = [vote.seat for vote in live.votes]
    people = [s.seat for s in live.sitters if s.kind == PERSON]
    return out.Request(asks.seat, asks.ply, agreed, [s for s in people if s not in agreed])


def ending(live: Live, lang: str) -> str:
    """How the game ended, in words."""
    code = live.table.ending or live.setup.ending or ""
    if code == ABANDONED:
        return say(lang, "ending-abandoned")
    words, key = words_of(live.game, lang), "ending-" + code.replace("_", "-")
    return words.say(key) if words.has(key) else code


# News


def seats_changed(live: Live, seats: chronicle.Seats, lang: str) -> out.SeatsChanged:
    """Who sits and who watches now."""
    live.check_settled()
    return out.SeatsChanged(sitters(live, lang), watching(live), absences(live, seats))


def pointed(seat: int, thing: str) -> out.Pointed:
    """A seat points at a thing. Its name alone leaves: what it is, each page knows for itself."""
    return out.Pointed(seat, thing)


# To whoever asked


def acknowledged(answer_id: str, done: Done) -> out.Ack:
    """It is on disk."""
    return out.Ack(answer_id, done.version, done.duplicate)


def refused(
    answer_id: str, why: Refusal | Sorry, lang: str, now: out.State | None = None
) -> out.RefusedOut:
    """Not done, and why."""
    if isinstance(why, Sorry):
        return out.RefusedOut(answer_id, why.code, "", why.words(lang), why.detail, now)
    return out.RefusedOut(answer_id, why.code, why.rule, why.words(lang), "", now)


def allowed(seat: int, move: int | None) -> out.Allowed:
    """What was asked about is possible."""
    return out.Allowed(seat, move)


def advised(
    live: Live, ask: Hint, world: Table, advice: Sequence[Advice], lang: str
) -> out.Advised:
    """A hint in words; `world` is the redealt table that it was thought about."""
    game = live.game.name
    moves = []
    for each in advice:
        move = world.move(ask.seat, each.move)
        because = each.because(game, lang)
        moves.append(out.AdviceOut(move.id, move.path, move.words(lang), each.chance, because))
    return out.Advised(ask.id, ask.seat, ask.version, moves)


def bye(why: Sorry, lang: str) -> out.Bye:
    """Why the socket is closed."""
    return out.Bye(why.code, why.words(lang))


# Over HTTP


def table_out(live: Live, lang: str, apart: Collection[str] = ()) -> TableOut:
    """What anybody who knows the link may know of a table."""
    live.check_settled()
    setup, edition = live.setup, live.table.rules.edition
    return TableOut(
        id=live.id,
        game=setup.game,
        title=title_of(live.game, lang),
        rules=setup.rules,
        options=setup.options,
        edition=edition.name,
        public=setup.public,
        spectators=setup.spectators,
        clock=setup.clock,
        clock_seconds=setup.clock_ms // 1000,
        clock_bonus=setup.bonus_ms // 1000,
        clock_cap=setup.cap_ms // 1000,
        patience=setup.patience,
        status=setup.status,
        version=live.version,
        commitment=setup.commitment,
        seats=sitters(live, lang),
        rematch=setup.rematch,
        created=setup.created,
        closed=setup.ending == ABANDONED,
        ready=setup.ready,
        hushed=setup.hushed,
        offer=offer(live, apart),
        origin=setup.origin,
        origin_ply=setup.origin_ply,
        fills=setup.fills,
    )
