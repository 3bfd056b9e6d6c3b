"""Over HTTP: before the game people are ready, change seats, and the host lets bots in."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import JSONBody

from broceliande.server.heard.forms import FillForm, InviteForm, MoveForm, ReadyForm
from broceliande.server.people import inviting
from broceliande.server.people.tokens import spoken
from broceliande.server.tables import gathering
from broceliande.server.tables.live import Live
from broceliande.server.tables.refusals import check_level
from broceliande.server.told.replies import CodeOut, InvitedOut, TableOut
from broceliande.server.web.requests import AtSeat, Place, Table, Visited


@put("/tables/{table_id:str}/seats/{seat:int}/ready", summary="I am ready, or not yet")
async def ready(place: Place, data: JSONBody[ReadyForm]) -> TableOut:
    """With the seat's secret. Where the table was opened with `ready`, the game begins when every
    seat is taken and all people are ready."""
    live = await place.opened(place.seat)
    await gathering.ready(place.house, live, place.seat, data.ready)
    return await place.told(live)


@post("/tables/{table_id:str}/seats/{seat:int}/move", summary="Sit elsewhere", status_code=200)
async def move(place: Place, data: JSONBody[MoveForm]) -> TableOut:
    """With the seat's secret, to a seat that is free; the secret comes along."""
    live = await place.opened(place.seat)
    await place.check_owner(live, place.seat)
    await gathering.move(place.house, live, place.seat, data.to)
    return await place.told(live)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="A bot for a free seat")
async def fill(place: Place, data: JSONBody[FillForm]) -> TableOut:
    """The host may do that; for a seat with a bot, it is another one."""
    live = await _hosted(place)
    check_level(data.level)
    asked = (place.seat, data.level, data.name, place.lang)
    await gathering.fill(place.house, live, *asked)
    return await place.told(live)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Take a bot out", status_code=200)
async def empty(place: Place) -> TableOut:
    """The host may do that; the seat is free again."""
    live = await _hosted(place)
    await gathering.empty(place.house, live, place.seat)
    return await place.told(live)


@post("/tables/{table_id:str}/seats/{seat:int}/free", summary="Free a seat", status_code=200)
async def free(place: Place) -> TableOut:
    """The host may do that, when whoever has it has been away for three minutes; they are told when
    they look again."""
    live = await _hosted(place)
    await gathering.free(place.house, live, place.seat)
    return await place.told(live)


async def _hosted(place: AtSeat) -> Live:
    live, held = await place.holding()
    gathering.check_host(live, held)
    return live


@post("/tables/{table_id:str}/code", summary="A code to say", status_code=200)
async def give_code(table: Table) -> CodeOut:
    """Instead of the link, for as long as the table waits for people; with the secret of a seat."""
    live = await table.opened()
    return CodeOut(spoken(await inviting.code_of(table.house, live), table.lang))


@post("/invitations", summary="The table of a code", status_code=200)
async def find_by_code(here: Visited, data: JSONBody[InviteForm]) -> InvitedOut:
    """However it was typed, in French or English. Guessing ends after five wrong ones."""
    return InvitedOut(await inviting.table_of(here.storage, data.code, here.address))


HANDLERS = [ready, move, fill, empty, free, give_code, find_by_code]
