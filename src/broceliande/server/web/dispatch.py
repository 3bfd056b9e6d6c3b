"""What is done with each frame of a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from broceliande.server.company.hints import Hints
from broceliande.server.ground.limits import DEAR
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard import frames as heard
from broceliande.server.people.decisions import Decisions
from broceliande.server.storage.models import ANSWER, BOT
from broceliande.server.tables import absent, answers, chat, seats, seen, undo
from broceliande.server.tables.house import House
from broceliande.server.tables.pointing import check_thing, pointed_at
from broceliande.server.tables.refusals import check_level
from broceliande.server.told import chronicle, door, since
from broceliande.server.told.frames import Pong
from broceliande.server.told.guests import Guest

OLD_STORY = 60  # entries in one answer


@dataclass(frozen=True)
class Visit:
    """Somebody at a socket, and whom they ask."""

    house: House
    hints: Hints
    guest: Guest
    decisions: Decisions


async def act(visit: Visit, message: heard.Incoming) -> None:
    """Do what a frame asks for; Sorry or Refused if that cannot be."""
    await _ACTS[type(message)](visit, message)


async def _answer(visit: Visit, message: heard.Answer) -> None:
    house, guest, live = visit.house, visit.guest, visit.guest.live
    guest.check(message.seat)
    if not absent.opens(live.sitters[message.seat], guest.person, guest.keys):
        raise Sorry("owner_back", name=live.sitters[message.seat].name)
    if live.sitters[message.seat].kind == BOT:
        stands_in = message.seat in guest.stands_in
        await absent.take_back(house, live, message.seat, stands_in)
        raise Sorry("stale")
    what = (message.seat, message.version, message.move, message.id)
    guest.answering = message.id
    try:
        done = await answers.answer(house, live, *what)
    except Sorry as wrong:
        raise _elsewhere(guest, message, wrong) from None
    finally:
        owed, guest.answering = guest.answering, ""
    guest.played[message.seat] = done.version
    if message.seat not in guest.stands_in:
        seen.note(live, message.seat, done.version)
    if owed:  # else they heard it with the news
        guest.send(door.acknowledged(message.id, done))


def _elsewhere(guest: Guest, message: heard.Answer, wrong: Sorry) -> Sorry:
    """Whether a person came too late because they were quicker themselves, on another device; which
    one is told if it is still here."""
    if guest.played.get(message.seat, 0) > message.version:
        return wrong  # it was this very device
    later = [r.version for r in guest.live.tail if r.version > message.version]
    own = [r.version for r in guest.live.tail if r.seat == message.seat and r.kind == ANSWER]
    if wrong.code != "stale" or not guest.person or not {*later} & {*own}:
        return wrong
    others = [g for g in guest.live.guests if isinstance(g, Guest) and g is not guest]
    there = [g.device for g in others if g.played.get(message.seat, 0) > message.version]
    return Sorry("already_played", device=there[0] if there else "")


async def _undo(visit: Visit, message: heard.Undo) -> None:
    guest = visit.guest
    guest.check(message.seat)
    what = (message.seat, message.version, message.id)
    done = await undo.undo(visit.house, guest.live, *what, guest.seats)
    guest.send(door.acknowledged(message.id, done))


async def _vote(visit: Visit, message: heard.Vote) -> None:
    guest = visit.guest
    guest.check(message.seat)
    await undo.vote(visit.house, guest.live, guest.seats, message.version, message.yes)


async def _say(visit: Visit, message: heard.Say) -> None:
    guest = visit.guest
    guest.check(message.seat)
    _check_voice(visit, message.seat)
    await chat.chat(visit.house, guest.live, message.seat, message.text, guest.person or None)


async def _phrase(visit: Visit, message: heard.Phrase) -> None:
    guest = visit.guest
    guest.check(message.seat)
    _check_voice(visit, message.seat)
    await chat.phrase(visit.house, guest.live, message.seat, message.phrase, guest.person or None)


def _check_voice(visit: Visit, seat: int) -> None:
    """Whom a keeper muted says nothing; and nobody asks storage for more lines than this, whatever
    becomes of them."""
    guest = visit.guest
    if why := visit.decisions.muted(guest.person, guest.live.sitters[seat].person):
        raise why
    if not guest.lines.take():
        raise Sorry("flood", seconds=guest.lines.wait())


async def _point(visit: Visit, message: heard.Point) -> None:
    guest, live = visit.guest, visit.guest.live
    guest.check(message.seat)
    check_thing(live.game, message.thing)
    if not guest.points.take():
        raise Sorry("rate_limited")
    visit.house.point(live, message.seat, message.thing, guest)


async def _story(visit: Visit, message: heard.Story) -> None:
    guest, live = visit.guest, visit.guest.live
    if not guest.frames.take(DEAR):
        raise Sorry("rate_limited")
    records, first = await visit.house.shelf.story(live.id, message.before, OLD_STORY)
    async with visit.house.settled(live):
        guest.send(chronicle.old_story(live, records, guest.eyes, guest.lang, first))


async def _seen(visit: Visit, message: heard.Seen) -> None:
    guest = visit.guest
    guest.check(message.seat)
    if message.seat not in guest.stands_in:
        seen.note(guest.live, message.seat, message.version)


async def _meanwhile(visit: Visit, message: heard.Meanwhile) -> None:
    house, guest, live = visit.house, visit.guest, visit.guest.live
    guest.check(message.seat)
    if message.seat in guest.stands_in:
        raise Sorry("not_your_seat")
    if not guest.frames.take(DEAR):
        raise Sorry("rate_limited")
    told = (message.seat, guest.lang)
    if message.version is None:
        if missed := await since.missed(house, live, *told):
            guest.send(missed)
    else:
        guest.send(await since.steps(house, live, *told, message.version, message.after))


async def _why_not(visit: Visit, message: heard.WhyNot) -> None:
    guest, live = visit.guest, visit.guest.live
    guest.check(message.seat)
    async with visit.house.settled(live):
        if message.move is None:
            refusal = pointed_at(live.table, message.seat, message.path)
        else:
            refusal = live.table.why_not(message.seat, message.move)
    if refusal is None:
        guest.send(door.allowed(message.seat, message.move))
    else:
        guest.send(door.refused("", refusal, guest.lang))


async def _hint(visit: Visit, message: heard.Hint) -> None:
    await visit.hints.ask(visit.guest, message)


async def _only(visit: Visit, message: heard.Only) -> None:
    guest = visit.guest
    guest.check(message.seat)
    await seats.give_only(visit.house, guest.live, message.seat, message.on)


async def _away(visit: Visit, message: heard.Away) -> None:
    guest = visit.guest
    check_level(message.level)
    what = (message.seat, message.choice, message.level)
    await absent.choose(visit.house, guest.live, guest.seats, *what)


async def _speak(visit: Visit, message: heard.Speak) -> None:
    visit.guest.lang = message.lang
    visit.guest.version = None
    visit.guest.news("log", None)


async def _look(visit: Visit, message: heard.Look) -> None:
    visit.guest.look(message.seat)


async def _ping(visit: Visit, message: heard.Ping) -> None:
    visit.guest.send(Pong(now_ms()))


async def _hello_again(visit: Visit, message: heard.Hello) -> None:
    raise Sorry("malformed", "hello was said already")


_ACTS: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    heard.Answer: _answer,
    heard.Undo: _undo,
    heard.Vote: _vote,
    heard.Say: _say,
    heard.Phrase: _phrase,
    heard.Point: _point,
    heard.Story: _story,
    heard.Seen: _seen,
    heard.Meanwhile: _meanwhile,
    heard.WhyNot: _why_not,
    heard.Hint: _hint,
    heard.Only: _only,
    heard.Away: _away,
    heard.Speak: _speak,
    heard.Look: _look,
    heard.Ping: _ping,
    heard.Hello: _hello_again,
}
