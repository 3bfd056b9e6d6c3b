"""Over HTTP: what the owner of a seat does with it, or the others when the owner is away."""

from __future__ import annotations

from litestar import post, put
from litestar.params import JSONBody

from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import BotForm, LeaveForm, NameForm, StandInForm
from broceliande.server.storage.models import LEND
from broceliande.server.tables import absent, closing, seats
from broceliande.server.tables.refusals import check_level
from broceliande.server.told.replies import Joined, TableOut
from broceliande.server.web.requests import Place


@put("/tables/{table_id:str}/seats/{seat:int}/name", summary="Take another name")
async def rename(place: Place, data: JSONBody[NameForm]) -> TableOut:
    """With the seat's secret."""
    live = await place.opened(place.seat)
    await seats.rename(place.house, live, place.seat, data.name)
    return await place.told(live)


@post("/tables/{table_id:str}/seats/{seat:int}/leave", summary="Get up", status_code=200)
async def leave(place: Place, data: JSONBody[LeaveForm]) -> TableOut:
    """With the seat's secret; during the game the seat can be taken back with it, unless one leaves
    for good. When all have left for good, the table closes."""
    live = await place.opened(place.seat)
    await place.check_owner(live, place.seat)
    check_level(data.level)
    if data.for_good and live.started:
        await closing.resign(place.house, live, place.seat, data.level)
    else:
        await seats.leave(place.house, live, place.seat, data.bot, data.level)
    return await place.told(live)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play on", status_code=200)
async def give(place: Place, data: JSONBody[BotForm]) -> TableOut:
    """For somebody who has been away for the table's patience; with the secret of any seat. Where
    several people are present it is a vote: the answer shows whether a bot plays."""
    live = await place.opened()
    check_level(data.level)
    mine = await place.mine(live)
    await absent.choose(place.house, live, mine, place.seat, LEND, data.level)
    return await place.told(live)


@post("/tables/{table_id:str}/seats/{seat:int}/stand-in", summary="Play for somebody who is away")
async def stand_in(place: Place, data: JSONBody[StandInForm]) -> Joined:
    """On a seat that is offered; its owner gets it back when they come. The secret is told once."""
    live = await place.live()
    if not 0 <= place.seat < live.setup.seats:
        raise Sorry("not_found")
    owner, token = await place.owner()
    sat = (place.house, live, place.seat, data.offer, data.name, owner)
    secret = await absent.stand_in(*sat)
    place.give(token)
    return Joined(await place.told(live), place.seat, secret)


@post("/tables/{table_id:str}/seats/{seat:int}/take", summary="Take it back", status_code=200)
async def take(place: Place) -> TableOut:
    """The owner comes back, and the bot or the stand-in gets up; with the seat's secret."""
    live = await place.opened(place.seat)
    await absent.take_back(place.house, live, place.seat)
    return await place.told(live)


HANDLERS = [rename, leave, give, stand_in, take]
