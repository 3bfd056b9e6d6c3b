"""Over HTTP: oneself, one's devices, passkeys and codes; a second device is let in, and oneself out
for good."""

from __future__ import annotations

from typing import Any, Literal, cast

import sqlalchemy as sa
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.heard.people import FarewellForm, MeForm, PasskeyForm, WelcomeForm
from broceliande.server.people import (
    codes,
    friends,
    handover,
    leaving,
    mine,
    passkeys,
    seating,
    sessions,
)
from broceliande.server.people.passkeys import Site
from broceliande.server.people.sessions import Known
from broceliande.server.people.tokens import spoken
from broceliande.server.storage import models as m
from broceliande.server.tables import names
from broceliande.server.told.people import (
    Ceremony,
    CodesOut,
    DeviceOut,
    DevicesOut,
    Gone,
    HandoverOut,
    Me,
    PasskeyOut,
)
from broceliande.server.web import visitors
from broceliande.server.web.requests import Here, Visited, named

ENTER = "/enter#"  # what follows never reaches a server in an address


def site_of(here: Here) -> Site:
    """Where the page says that it is; the origin of what is done was checked already."""
    host = here.request.headers.get("host", "")
    scheme = "https" if visitors.is_safe(here.request) else "http"
    return Site(here.house.settings.site or f"{scheme}://{host}")


async def me_out(here: Here, known: Known | None) -> Me:
    """Who somebody is here."""
    may = site_of(here).fits
    if known is None:
        return Me(False, "", "", "", False, 0, 0, 0, 0, may)
    storage, person = here.storage, known.person
    keys = len(await passkeys.passkeys(storage, person))
    left = await codes.codes_left(storage, person)
    devices = len(await sessions.devices(storage, person))
    waiting, _ = await mine.calling(storage, person)
    kept = bool(keys or left or devices > 1)
    who = (known.name, known.crest, known.agrees)
    asks = await seating.asked_of(storage, person)
    why = here.decisions.banned(person) or here.decisions.shut(here.address, person)
    barred = why.words(here.lang) if why else ""
    return Me(True, *who, kept, keys, left, devices, waiting, may, asks, barred)


async def devices_out(here: Here, known: Known) -> DevicesOut:
    """By what somebody is known: this device first."""
    rows = await sessions.devices(here.storage, known.person)
    keys = await passkeys.passkeys(here.storage, known.person)
    devices = [
        DeviceOut(row.id, row.label, row.kind, row.id == known.session, row.created, row.seen)
        for row in rows
    ]
    devices.sort(key=lambda device: not device.here)
    return DevicesOut(devices, [PasskeyOut(x.id, x.label, x.created, x.used) for x in keys])


@get("/me", summary="Whom this device knows")
async def show(here: Visited) -> Me:
    """Nobody, if nothing was ever written for them; the device's cookie is renewed."""
    known = await here.known()
    if known is not None:
        here.give(known.token)
        await friends.seen(here.storage, known.person)
    return await me_out(here, known)


@put("/me", summary="A name and a crest")
async def change(here: Visited, data: JSONBody[MeForm]) -> Me:
    """What is left out stays as it was; the name is that of tables to come."""
    known = await here.me()
    name = None if data.name is None else names.clean(data.name)
    wanted = {"name": name, "crest": data.crest, "agrees": data.agrees}
    values = {key: value for key, value in wanted.items() if value is not None}
    if values:
        who = sa.update(m.persons).where(m.persons.c.id == known.person)
        await here.storage.write(who.values(**values))
    return await me_out(here, await here.known())


@delete("/me", summary="Delete me", status_code=200)
async def farewell(here: Visited, data: JSONBody[FarewellForm]) -> Gone:
    """One's name is typed once. Others keep their games; there is no way back."""
    left = await leaving.delete(here.house, await here.me(), data.name)
    visitors.take(here.request)
    return Gone(len(left.bots), left.freed, len(left.finished))


# Devices


@get("/me/devices", summary="The devices and passkeys that know me")
async def list_devices(here: Visited) -> DevicesOut:
    """This one first, then the last seen."""
    return await devices_out(here, await here.me())


@delete("/me/devices/{device:str}", summary="That device knows me no more", status_code=200)
async def end_device(here: Visited, device: FromPath[str]) -> DevicesOut:
    """Also this one; its seats stay one's own."""
    known = await here.me()
    if not await sessions.end(here.storage, known.person, [named(device)]):
        raise Sorry("not_found")
    if device == known.session:
        visitors.take(here.request)
        return DevicesOut([], [])
    return await devices_out(here, known)


@delete("/me/devices", summary="No other device knows me any more", status_code=200)
async def end_others(here: Visited) -> DevicesOut:
    """All but this one."""
    known = await here.me()
    rows = await sessions.devices(here.storage, known.person)
    others = [row.id for row in rows if row.id != known.session]
    await sessions.end(here.storage, known.person, others)
    return await devices_out(here, known)


# Ways to be found again


@post("/me/codes", summary="Eight rescue codes", status_code=200)
async def write_codes(here: Visited) -> CodesOut:
    """Told this once; those before them work no more."""
    known = await here.me()
    renew, token = sessions.renewed(known.session)
    made = await codes.write_codes(here.storage, known.person, renew)
    here.give(token)
    return CodesOut(made)


@post("/me/passkeys/options", summary="What a browser needs to make a passkey", status_code=200)
async def begin_passkey(here: Visited) -> Ceremony:
    """To be answered once, within five minutes."""
    return Ceremony(await passkeys.to_make(here.storage, await here.me(), site_of(here)))


@post("/me/passkeys", summary="Keep a passkey", status_code=200)
async def keep_passkey(here: Visited, data: JSONBody[PasskeyForm]) -> DevicesOut:
    """What the browser made; the device gets another token too."""
    known = await here.me()
    renew, token = sessions.renewed(known.session)
    label = visitors.device_at(here.request).label
    made = (site_of(here), data.credential, label, renew)
    await passkeys.made(here.storage, known, *made)
    here.give(token)
    return await devices_out(here, known)


@delete("/me/passkeys/{passkey:str}", summary="Take a passkey away", status_code=200)
async def drop_passkey(here: Visited, passkey: FromPath[str]) -> DevicesOut:
    """It opens nothing any more."""
    known = await here.me()
    await passkeys.taken_away(here.storage, known.person, named(passkey))
    return await devices_out(here, known)


# A second device


def _handover(here: Here, row: Any, code: str = "", link: str = "") -> HandoverOut:
    states = Literal["waiting", "claimed", "entered", "refused", "expired"]
    return HandoverOut(
        row.id,
        cast(states, handover.state_of(row)),
        handover.left_of(row),
        code,
        link,
        row.beast,
        say(here.lang, f"beast-{row.beast}") if row.beast else "",
        row.kind,
        row.label,
    )


@post("/me/handover", summary="Wait for a second device", status_code=200)
async def ask_handover(here: Visited) -> HandoverOut:
    """A short code to type there, and a link to scan: two minutes, once."""
    known = await here.me()
    asked = await handover.ask(here.storage, known)
    row = await handover.shown(here.storage, known, asked.id)
    return _handover(here, row, spoken(asked.short, here.lang), ENTER + asked.link)


@get("/me/handover/{handover_id:str}", summary="Has the second device come?")
async def show_handover(here: Visited, handover_id: FromPath[str]) -> HandoverOut:
    """For the device that waits for it."""
    return _handover(here, await handover.shown(here.storage, await here.me(), named(handover_id)))


@post("/me/handover/{handover_id:str}", summary="Is it me?", status_code=200)
async def answer_handover(
    here: Visited, handover_id: FromPath[str], data: JSONBody[WelcomeForm]
) -> HandoverOut:
    """Yes lets the second device in; no ends it on both."""
    known = await here.me()
    row = await handover.welcome(here.storage, known, named(handover_id), data.yes)
    return _handover(here, row)


HANDLERS = [
    *(show, change, farewell, list_devices, end_device, end_others),
    *(write_codes, begin_passkey, keep_passkey, drop_passkey),
    *(ask_handover, show_handover, answer_handover),
]
