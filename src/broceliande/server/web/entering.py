"""Over HTTP: a device comes to know somebody, by a passkey, a rescue code, or another device. What
is refused tells nobody whether somebody is known here."""

from __future__ import annotations

from typing import Literal, cast

from litestar import post
from litestar.params import JSONBody

from broceliande.server.ground.texts import say
from broceliande.server.heard.people import ClaimForm, CodeForm, PasskeyForm, TicketForm
from broceliande.server.people import codes, handover, mine, passkeys, sessions
from broceliande.server.people.arriving import arrive
from broceliande.server.told.people import Arrival, Ceremony, Claimed, Entered
from broceliande.server.web import visitors
from broceliande.server.web.me import me_out, site_of
from broceliande.server.web.requests import Here, Visited

State = Literal["waiting", "entered", "refused", "expired"]


async def _entered(here: Here, person: str, way: str) -> Entered:
    """This device knows them from now on: with another token, whatever it had before."""
    device = visitors.device_at(here.request)
    came = await arrive(here.house, person, way, await here.known(), device)
    here.give(came.token)
    _, table = await mine.calling(here.storage, person)
    known = await sessions.known(here.storage, came.token)
    return Entered(await me_out(here, known), came.games, table)


@post("/enter/passkey/options", summary="What a browser needs for a passkey", status_code=200)
async def begin_passkey(here: Visited) -> Ceremony:
    """It names nobody: the passkey tells who comes."""
    return Ceremony(await passkeys.to_enter(here.storage, site_of(here)))


@post("/enter/passkey", summary="Come back by a passkey", status_code=200)
async def by_passkey(here: Visited, data: JSONBody[PasskeyForm]) -> Entered:
    """What the browser signed."""
    signed = (site_of(here), data.credential, here.address)
    return await _entered(here, await passkeys.by_passkey(here.storage, *signed), "passkey")


@post("/enter/code", summary="Come back with a rescue code", status_code=200)
async def by_code(here: Visited, data: JSONBody[CodeForm]) -> Entered:
    """Each works once."""
    person = await codes.by_code(here.storage, data.code, here.address)
    return await _entered(here, person, "code")


@post("/enter/handover", summary="A second device comes", status_code=200)
async def claim(here: Visited, data: JSONBody[ClaimForm]) -> Claimed:
    """With the short code, or what the scanned link holds. It shows the beast, and waits."""
    device = visitors.device_at(here.request)
    ticket, row = await handover.claim(here.storage, data.code, here.address, device)
    kind = await handover.asker(here.storage, row)
    words = say(here.lang, f"beast-{row.beast}")
    return Claimed(ticket, handover.left_of(row), row.beast, words, kind)


@post("/enter/handover/done", summary="Was it let in?", status_code=200)
async def arrived(here: Visited, data: JSONBody[TicketForm]) -> Arrival:
    """Once the known device said yes, this one knows the person, once."""
    row, enters = await handover.arrived(here.storage, data.ticket)
    if enters:
        return Arrival("entered", 0, await _entered(here, row.person, "handover"))
    state = handover.state_of(row)
    told = "waiting" if state == handover.CLAIMED else state
    return Arrival(cast(State, told), handover.left_of(row))


HANDLERS = [begin_passkey, by_passkey, by_code, claim, arrived]
