"""The one door: every word about a table that leaves the server is put together here.

Each message is made for the seats that a socket holds, or for a spectator, from what the engine
says that they may know: `view`, `moves`, `events` and their words. Nothing else in the server
looks into a table to tell somebody about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from broceliande.bots.counsel import Advice
from broceliande.engine.moves import Refusal, Told
from broceliande.engine.table import Table
from broceliande.engine.words import title_of, words_of
from broceliande.server.ground.texts import Sorry, say
from broceliande.server.storage.models import PERSON, UNDO
from broceliande.server.tables.live import Live, Record, now_ms
from broceliande.server.told import messages as out
from broceliande.server.told.forms import TableOut

MANY = 8  # moves; more are chosen among thing by thing
Seats = tuple[int, ...]  # the seats that somebody holds; none for a spectator


def state(live: Live, seats: Seats, lang: str, since: int | None, chat: int) -> out.State:
    """The table as those who hold these seats may know it."""
    since = _known(live, since)
    setup = live.setup
    over = live.over
    return out.State(
        table=live.id,
        version=live.version,
        status=setup.status,
        you=list(seats),
        sights=[sight(live, seat, lang) for seat in seats or (None,)],
        story=lines(live, _after(live, since), seats, lang),
        since=since,
        seats=sitters(live),
        clocks=live.clock.shown(now_ms()),
        request=request(live),
        chat=[line for line in live.chat if line.id > chat],
        spectators=setup.spectators,
        watching=watching(live),
        commitment=setup.commitment,
        seed=setup.seed.hex() if over else None,
        ending=ending(live, lang) if over else "",
        rematch=setup.rematch,
    )


def sight(live: Live, seat: int | None, lang: str) -> out.Sight:
    """What one seat, or a spectator, sees; with the question and the moves, if it is asked."""
    table = live.table
    view = table.view(seat)
    if seat is None or seat not in live.asked:
        undo = "" if seat is None else undoable(live, seat)
        return out.Sight(seat, view, None, [], {}, undo)
    question = next(q for q in live.game.questions if q.name == table.question)
    asks = out.Question(question.name, table.ask_words(seat, lang), question.rule)
    moves = [out.MoveOut(m.id, m.path, m.words(lang)) for m in table.moves(seat)]
    things = beginnings(live.table, moves, lang)
    return out.Sight(seat, view, asks, moves, things, undoable(live, seat))


def beginnings(table: Table, moves: Sequence[out.MoveOut], lang: str) -> dict[str, str]:
    """Where there are many moves, the things that several of them lead through, in words."""
    if len(moves) <= MANY:
        return {}
    through = {thing for move in moves for thing in move.path[:-1]}
    return {thing: table.describe(thing, lang) for thing in sorted(through)}


def undoable(live: Live, seat: int) -> str:
    """Whether a seat can take its last answer back: at once, if all agree, or not at all."""
    last = live.last_answer(seat) if live.started and not live.over else None
    if last is None:
        return ""
    return "free" if last.ply == live.table.ply and live.table.can_undo() else "ask"


def lines(live: Live, records: Iterable[Record], seats: Seats, lang: str) -> list[out.Line]:
    """The chronicle of some log entries, as these seats saw it."""
    told = []
    for record in records:
        if record.kind == UNDO:
            told.append(out.Line(record.version, record.ply, undone=True))
        told += [_line(live, record.version, t, lang) for t in record.told if _seen(t, seats)]
    return told


def _line(live: Live, version: int, told: Told, lang: str) -> out.Line:
    game, named, names = live.game, live.table.rules.named, live.table.names
    return out.Line(
        version=version,
        ply=told.ply,
        event=game.events[told.event - 1].name,
        numbers=told.numbers[: len(game.events[told.event - 1].arguments)],
        things=told.things(game),
        words=told.saying(game, named, names).words(lang),
    )


def _seen(told: Told, seats: Seats) -> bool:
    return any(told.seen_by(seat) for seat in seats) if seats else told.seen_by(None)


def _known(live: Live, since: int | None) -> int:
    """The version after which the story is told: the one known, or as far as memory goes."""
    reach = live.tail[0].version - 1 if live.tail else live.version
    if since is None or since > live.version:
        return reach if reach > 0 else -1
    return max(since, reach)


def _after(live: Live, since: int) -> list[Record]:
    """The entries after a version, and the deal if nothing is known at all."""
    deal = [Record(0, "deal", 0, -1, -1, "", live.dealt, 0)] if since < 0 else []
    return deal + [record for record in live.tail if record.version > since]


def old_story(
    live: Live, records: Sequence[Record], seats: Seats, lang: str, first: int
) -> out.OldStory:
    """A part of the chronicle that memory no longer holds."""
    return out.OldStory(lines(live, records, seats, lang), first)


def sitters(live: Live) -> list[out.SeatOut]:
    """Who sits at the table."""
    now = now_ms()
    return [
        out.SeatOut(
            seat=sitter.seat,
            name=sitter.name,
            kind=sitter.kind,
            level=sitter.level if sitter.kind != PERSON else "",
            connected=live.here(sitter.seat),
            answered=sitter.seat in live.answered,
            owned=sitter.secret is not None,
            away=_away(live, sitter.seat, now),
        )
        for sitter in live.sitters
    ]


def _away(live: Live, seat: int, now: int) -> int | None:
    left = live.sitters[seat].left
    return None if left is None or live.here(seat) else max(0, (now - left) // 1000)


def watching(live: Live) -> int:
    """How many watch without a seat."""
    return sum(not guest.seats for guest in live.guests)


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
    code = live.table.ending or ""
    words, key = words_of(live.game, lang), "ending-" + code.replace("_", "-")
    return words.say(key) if words.has(key) else code


def seats_changed(live: Live) -> out.SeatsChanged:
    """Who sits and who watches now."""
    return out.SeatsChanged(sitters(live), watching(live))


def said(live: Live, after: int) -> out.Said:
    """New lines of chat."""
    return out.Said([line for line in live.chat if line.id > after])


def pointed(seat: int, thing: str) -> out.Pointed:
    """A seat points at a thing. Its name alone leaves: what it is, each page knows for itself."""
    return out.Pointed(seat, thing)


def refused(
    answer_id: str, why: Refusal | Sorry, lang: str, now: out.State | None = None
) -> out.RefusedOut:
    """Not done, and why."""
    if isinstance(why, Sorry):
        return out.RefusedOut(answer_id, why.code, "", why.words(lang), why.detail, now)
    return out.RefusedOut(answer_id, why.code, why.rule, why.words(lang), "", now)


def advised(
    live: Live, ask: out.Hint, world: Table, advice: Sequence[Advice], lang: str
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


def table_out(live: Live, lang: str) -> TableOut:
    """What anybody who knows the link may know of a table."""
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
        patience=setup.patience,
        status=setup.status,
        version=live.version,
        commitment=setup.commitment,
        seats=sitters(live),
        rematch=setup.rematch,
        created=setup.created,
    )


def bot_name(lang: str, seat: int) -> str:
    """The name of a bot that was given none."""
    return say(lang, "bot-name", number=seat + 1)
