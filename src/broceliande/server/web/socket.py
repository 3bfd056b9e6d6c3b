"""The socket: frames come in, are understood or refused politely, and are acted upon."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from broceliande.engine.moves import Refused
from broceliande.server.company.hints import Hints
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard import frames as heard
from broceliande.server.tables import absent, gathering, seats, seen
from broceliande.server.tables.hearing import together, unheard
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import door, since
from broceliande.server.told.frames import written
from broceliande.server.told.guests import Guest
from broceliande.server.told.privacy import private
from broceliande.server.web import barred
from broceliande.server.web.dispatch import Visit, act
from broceliande.server.web.security import address_of, check_origin
from broceliande.server.web.visitors import known_at
from broceliande.server.web.wire import wire_of

log = structlog.get_logger("broceliande")
Socket = WebSocket[Any, Any, Any]

TOO_MANY, REFUSED, SILENT = 4429, 4400, 4408


@websocket("/api/tables/{table_id:str}/play", name="play")
async def play(socket: Socket, table_id: FromPath[str]) -> None:
    """A seat, several, or a spectator at a table."""
    house: House = socket.app.state.house
    address = address_of(socket)
    try:
        check_origin(socket, house.settings.origins)
    except Sorry:
        await socket.close(REFUSED)  # before it is accepted: 403
        return
    await socket.accept()
    if not house.limits.come(address):
        await _part(socket, Sorry("rate_limited"), "en", TOO_MANY)
        return
    try:
        await _visit(house, socket, table_id)
    finally:
        house.limits.go(address)


async def _visit(house: House, socket: Socket, table_id: str) -> None:
    lang = "en"
    try:
        hello = await _hello(house, socket)
        lang = hello.lang
        live = await house.live(table_id)
        async with house.settled(live, hello.version):
            pass
        known = await known_at(socket, house.storage)
        held = await _held(house, live, hello, known.person if known else "")
        whom = {known.person if known else "", *(live.sitters[seat].person or "" for seat in held)}
        apart = together(await unheard(house.storage, whom - {""}), whom)
        if not held and not live.setup.spectators and live.started:
            raise Sorry("no_spectators")
        barred.check_socket(socket, live, held, known)
    except Sorry as wrong:
        house.metrics.refused.labels(wrong.code).inc()
        await _part(socket, wrong, lang, REFUSED)
        return
    except (WebSocketDisconnect, asyncio.CancelledError):
        return
    wire = wire_of(socket)
    guest = Guest(house, live, wire, held)
    wire.pinged = guest.pinged
    guest.lang, guest.version, guest.chat = lang, hello.version, hello.chat
    guest.hot = hello.hot and len(held) > 1 and private(live.game)
    guest.looks = hello.look if hello.look in held else None
    guest.address, guest.apart = address_of(socket), apart
    guest.keys = tuple(map(seats.hashed, hello.secrets))
    if known is not None:
        guest.person, guest.session, guest.device = known.person, known.session, known.kind
    own = seats.own(live, guest.keys, guest.person)
    guest.stands_in = tuple(seat for seat in held if seat not in own)
    with suppress(Sorry):  # the present is worth more than the past
        await _greet(guest, hello.seen)
    await _stay(house, socket, guest)


async def _greet(guest: Guest, shown: int) -> None:
    """Whoever comes back hears what they missed, before they hear how the table stands."""
    if len(guest.eyes) == 1 and not guest.stands_in:
        missed = await since.missed(guest.house, guest.live, guest.eyes[0], guest.lang, shown)
        if missed is not None:
            guest.send(missed)


async def _held(house: House, live: Live, hello: heard.Hello, person: str) -> tuple[int, ...]:
    """The seats that somebody holds; whose seat was freed hears it."""
    try:
        return seats.held(live, hello.secrets, person)
    except Sorry as wrong:
        keys = [seats.hashed(secret) for secret in hello.secrets]
        if live.started or not await gathering.was_freed(house, live, "", keys):
            raise
        raise Sorry("seat_freed", open=live.free) from wrong


async def _hello(house: House, socket: Socket) -> heard.Hello:
    try:
        async with asyncio.timeout(house.settings.hello):
            first = _understood(house, await _frame(socket))
    except TimeoutError:
        raise Sorry("malformed", "the first frame is a hello, and comes at once") from None
    if not isinstance(first, heard.Hello):
        raise Sorry("malformed", "the first frame is a hello")
    return first


async def _stay(house: House, socket: Socket, guest: Guest) -> None:
    """Until the socket ends, whichever side ends it."""
    live = guest.live
    guest.handler = asyncio.current_task()
    live.guests.add(guest)
    house.guests.add(guest)
    guest.news("log", None)
    writing = asyncio.create_task(guest.writing())
    writing.add_done_callback(lambda _: guest.cut())
    code = SILENT
    try:
        own = seats.own(live, guest.keys, guest.person)
        with suppress(Sorry):  # who is here is not worth a place: a full disk sends nobody away
            await seats.came(house, live, guest.seats)
        house.spawn(absent.back(house, live, own))  # beside the socket, which may end meanwhile
        await _listen(house, socket, guest)
    except WebSocketDisconnect:
        code = 0
    except asyncio.CancelledError:  # cut: silent, unreadable, or sent away
        pass
    except Sorry as wrong:
        await _part(socket, wrong, guest.lang, REFUSED)
        code = 0
    finally:
        writing.cancel()
        _gone(house, guest)
    if code:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close(code)


def _gone(house: House, guest: Guest) -> None:
    """They are at the table no more."""
    guest.handler, guest.listening = None, False
    guest.live.guests.discard(guest)
    house.guests.discard(guest)
    guest.live.touched = time.monotonic()
    if not house.closing:
        own = [seat for seat in guest.seats if seat not in guest.stands_in]
        house.spawn(seen.keep(house, guest.live, own))
        house.spawn(_went(house, guest))


async def _went(house: House, guest: Guest) -> None:
    await absent.went(house, guest.live, guest.seats)
    await house.caller.missed(guest.live, guest.seats, time.monotonic() - guest.heard)


async def _listen(house: House, socket: Socket, guest: Guest) -> None:
    hints: Hints = socket.app.state.hints
    visit = Visit(house, hints, guest, socket.app.state.decisions)
    while not guest.unwanted:
        guest.listening = True
        frame = await _frame(socket)
        guest.listening = False
        guest.heard = time.monotonic()
        answer_id = ""
        try:
            if not guest.frames.take():
                raise Sorry("rate_limited")
            message = _understood(house, frame)
            answer_id = getattr(message, "id", "")
            await act(visit, message)
        except (Sorry, Refused) as wrong:
            await _refuse(house, guest, answer_id, wrong)
        except Exception:
            house.metrics.troubles.inc()
            log.exception("trouble", table=guest.live.id[:6])
            guest.live.unsure = True
            await _refuse(house, guest, answer_id, Sorry("trouble"))


async def _frame(socket: Socket) -> str | bytes:
    event: dict[str, Any] = dict(await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or 1005)
    return event.get("text") or event.get("bytes") or ""


def _understood(house: House, frame: str | bytes) -> heard.Incoming:
    if len(frame) > house.settings.frame_size:
        raise Sorry("too_long")
    try:
        return heard.read(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise Sorry("malformed", str(wrong)[:200]) from None


async def _refuse(house: House, guest: Guest, answer_id: str, why: Sorry | Refused) -> None:
    """Say why not, and how the table stands."""
    reason = why if isinstance(why, Sorry) else why.refusal
    house.metrics.refused.labels(reason.code).inc()
    now = None
    if reason.code not in {"rate_limited", "too_long", "malformed", "flood", "repeated"}:
        with suppress(Sorry):
            async with house.settled(guest.live):
                now = guest.now()
    guest.send(door.refused(answer_id, reason, guest.lang, now))


async def _part(socket: Socket, why: Sorry, lang: str, code: int) -> None:
    with suppress(Exception):
        await socket.send_text(written(door.bye(why, lang)).decode())
        await socket.close(code)
