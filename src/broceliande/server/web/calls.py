"""Over HTTP: by which ways I am called, and how I want it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from broceliande.server.calls import first, hooks, links, ways
from broceliande.server.calls.carrying import Outcome, Way
from broceliande.server.calls.couriers import Couriers
from broceliande.server.calls.message import Message
from broceliande.server.calls.outward import Unreachable
from broceliande.server.calls.push import Keys
from broceliande.server.ground.sorry import STATUS, Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.calls import (
    ChannelForm,
    LaterForm,
    MailForm,
    PushForm,
    WishesForm,
)
from broceliande.server.people.sessions import Known
from broceliande.server.people.tokens import digest, new_id
from broceliande.server.people.tries import Try
from broceliande.server.storage import calling
from broceliande.server.told.calls import CallsOut, LaterOut, WayOut, WishesOut
from broceliande.server.web.me import site_of
from broceliande.server.web.requests import Here, Visited, named

PAUSE = 3000  # milliseconds between two test calls on one way
TEST_LASTS = 600  # seconds for which a test call is worth something
PAGE = "/me"  # what a test call opens


def couriers_of(here: Here) -> Couriers:
    """Who carries calls."""
    couriers: Couriers = here.request.app.state.couriers
    return couriers


def trouble_in(lang: str, code: str) -> str:
    """What went wrong with a way, in words."""
    return Sorry(code if code in STATUS else "way_silent").words(lang) if code else ""


def _way_out(row: Any, known: Known, lang: str) -> WayOut:
    host = urlsplit(row.address).hostname or ""
    labels = {calling.PUSH: row.device or host, calling.MAIL: row.address}
    return WayOut(
        row.id,
        row.kind,
        row.preset,
        labels.get(row.kind, host),
        row.session is not None and row.session == known.session,
        row.active,
        row.kind != calling.MAIL or row.confirmed is not None,
        row.made,
        trouble_in(lang, row.error),
    )


async def calls_out(here: Here, known: Known) -> CallsOut:
    """All about being called."""
    couriers = couriers_of(here)
    signer = await couriers.keyring.signer()
    rows = await ways.of(here.storage, known.person)
    wanted = await ways.wishes(here.storage, known.person, here.lang)
    quiet = [wanted["quiet_from"], wanted["quiet_to"]]
    wishes = WishesOut(
        wanted["zone"],
        quiet if None not in quiet else [],
        wanted["digest"],
        wanted["hour"],
        wanted["off"],
        wanted["kinds"],
    )
    told = [_way_out(row, known, here.lang) for row in rows]
    return CallsOut(signer.public, calling.MAIL in couriers.by_kind, told, wishes)


@get("/me/calls", summary="By which ways I am called, and how I want it")
async def show(here: Visited) -> CallsOut:
    """The addresses of channels and browsers are not told again."""
    return await calls_out(here, await here.me())


@put("/me/calls", summary="How I want to be called")
async def change(here: Visited, data: JSONBody[WishesForm]) -> CallsOut:
    """What is left out stays as it was."""
    known = await here.me()
    given = msgspec.structs.asdict(data)
    wanted = {name: value for name, value in given.items() if value is not None}
    await ways.wish(here.storage, known.person, here.lang, wanted)
    return await calls_out(here, known)


async def _checked(here: Here, address: str) -> Any:
    """An address that leads outside; Sorry, if it does not."""
    try:
        return await couriers_of(here).outward.check(address)
    except Unreachable as wrong:
        raise Sorry(wrong.why) from None


def _new(here: Here, kind: str, address: str, keys: dict[str, str], **more: Any) -> ways.New:
    site = here.house.settings.site or site_of(here).origin
    return ways.New(kind, address, keys, here.lang, site, **more)


@post("/me/calls/push", summary="Call me on this device", status_code=200)
async def add_push(here: Visited, data: JSONBody[PushForm]) -> CallsOut:
    """What the browser's subscription says. If it called somebody else before, it calls me now."""
    known = await here.me()
    try:
        Keys.of(data.p256dh, data.auth)
    except ValueError:
        raise Sorry("call_foreign") from None
    await _checked(here, data.endpoint)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    new = _new(here, calling.PUSH, data.endpoint, keys, session=known.session)
    await ways.add(here.storage, known.person, new, data.zone)
    return await calls_out(here, known)


@post("/me/calls/channel", summary="Call me in a channel", status_code=200)
async def add_channel(here: Visited, data: JSONBody[ChannelForm]) -> CallsOut:
    """Discord, Slack, ntfy, Matrix, or a program of one's own; many read it, so that it hears what
    a spectator may see."""
    known = await here.me()
    url = await _checked(here, data.address)
    if not hooks.fits(data.preset, url, data.room, data.token):
        raise Sorry("channel_other", name=data.preset)
    keys = {"room": data.room, "token": data.token}
    new = _new(here, calling.CHANNEL, data.address, keys, preset=data.preset)
    await ways.add(here.storage, known.person, new, data.zone)
    return await calls_out(here, known)


@post("/me/calls/mail", summary="Write me letters", status_code=200)
async def add_mail(here: Visited, data: JSONBody[MailForm]) -> CallsOut:
    """The first one holds a link; until that was used there is no second."""
    known = await here.me()
    if calling.MAIL not in couriers_of(here).by_kind:
        raise Sorry("no_letters")
    named = (f"mail {digest(data.address.lower())[:40]}", f"mail from {here.address}")
    await Try(here.storage, *named).begin()  # nobody is written to again and again by it
    new = _new(here, calling.MAIL, data.address, {})
    way = await ways.add(here.storage, known.person, new, data.zone)
    await first.ask(here.house, way)
    return await calls_out(here, known)


@delete("/me/calls/ways/{way:str}", summary="Call me there no more", status_code=200)
async def remove(here: Visited, way: FromPath[str]) -> CallsOut:
    """The way is forgotten."""
    known = await here.me()
    await ways.remove(here.storage, known.person, named(way))
    return await calls_out(here, known)


@post("/me/calls/ways/{way:str}/test", summary="Send me a test call", status_code=200)
async def test(here: Visited, way: FromPath[str]) -> CallsOut:
    """Refused with what went wrong, if it could not be handed over."""
    known = await here.me()
    found = await ways.one(here.storage, known.person, named(way))
    courier = couriers_of(here).by_kind.get(found.kind)
    if courier is None:
        raise Sorry("no_letters")
    if found.kind == calling.MAIL and found.confirmed is None:
        raise Sorry("mail_waits")
    rows = await ways.of(here.storage, known.person)
    last = next((row.tried for row in rows if row.id == found.id), None)
    if last is not None and last > now_ms() - PAUSE:
        raise Sorry("rate_limited")
    result = await courier.carry(found, await _test_message(here, found))
    await ways.tried(here.storage, found.id, result)
    if result.outcome is not Outcome.SENT:
        raise Sorry(result.why if result.why in STATUS else "way_silent")
    return await calls_out(here, known)


async def _test_message(here: Here, way: Way) -> Message:
    key, lang = await links.key(here.storage), here.lang
    text = say(lang, "call-test-text")
    return Message(
        id=new_id(),
        kind=calling.TEST,
        lang=lang,
        title=say(lang, "call-test-title"),
        text=text,
        public=say(lang, "call-test-public"),
        lines=(text,),
        link="/" if way.kind == calling.CHANNEL else PAGE,
        stop=links.STOP + links.stopping(key, way.id),
        tag="test",
        ttl=TEST_LASTS,
        waits=0,
        site=here.house.settings.site or way.site,
    )


@post("/me/calls/later", summary="Call me again tonight", status_code=200)
async def later(here: Visited, data: JSONBody[LaterForm]) -> LaterOut:
    """What a call was about, if it still waits by then."""
    known = await here.me()
    return LaterOut(await ways.put_off(here.storage, known.person, data.call))


HANDLERS = [show, change, add_push, add_channel, add_mail, remove, test, later]
