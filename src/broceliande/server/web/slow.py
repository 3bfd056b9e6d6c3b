"""Over HTTP: one's days off, and answers given in advance."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post, put
from litestar.params import JSONBody

from broceliande.server.ground.limits import DEAR
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.slow import AheadAnswer, AheadForm
from broceliande.server.storage.slow import A_YEAR, taken
from broceliande.server.tables import planning
from broceliande.server.tables.foreseeing import Ahead
from broceliande.server.told.slow import (
    AheadList,
    DaysOff,
    ForeseenList,
    ahead_list,
    foreseen_list,
)
from broceliande.server.web.requests import Place, Visited

AT = "/tables/{table_id:str}/seats/{seat:int}/ahead"


@get("/me/days-off", summary="My days off")
async def days_off(here: Visited) -> DaysOff:
    """They spend themselves, in games that are played over days, before one's time is over; there
    are as many again from the first of January on."""
    known = await here.me()
    days = [row.begins for row in await here.storage.rows(taken(known.person, now_ms()))]
    return DaysOff(max(0, A_YEAR - len(days)), A_YEAR, days)


@get(AT, summary="What I answered in advance")
async def show(place: Place) -> AheadList:
    """For the owner of the seat alone; those that do not stand any more say why, until others are
    given."""
    live = await place.opened(place.seat)
    return ahead_list(await planning.shown(place.house, live, place.seat), place.lang)


@put(AT, summary="Answer in advance")
async def keep(place: Place, data: JSONBody[AheadForm]) -> AheadList:
    """All of them, in the place of those before; each is given when its question comes, if it is
    possible then."""
    live = await place.opened(place.seat)
    place.house.limits.request(place.address, DEAR)
    await planning.keep(place.house, live, place.seat, _read(data.answers))
    return ahead_list(await planning.shown(place.house, live, place.seat), place.lang)


@post(f"{AT}/foresee", summary="What may be asked of me next?", status_code=200)
async def foresee(place: Place, data: JSONBody[AheadForm]) -> ForeseenList:
    """After the answers that are named, which are not kept."""
    live = await place.opened(place.seat)
    place.house.limits.request(place.address, DEAR)
    plan = planning.planned(live, _read(data.answers))
    version, steps = await planning.look(place.house, live, place.seat, plan)
    return foreseen_list(version, steps, live.game.things, place.lang)


def _read(answers: Sequence[AheadAnswer]) -> list[Ahead]:
    return [Ahead(each.question, tuple(each.path), tuple(each.when)) for each in answers]


HANDLERS = [days_off]
AT_TABLES = [show, keep, foresee]
