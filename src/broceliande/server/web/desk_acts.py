"""Over HTTP: what is done at the keeper's desk. Each is written into the log of the desk, and holds
at this server when it is answered."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from broceliande.server.desk import deeds, measures, reports, retention
from broceliande.server.heard.desk import (
    HandledForm,
    MeasureForm,
    NetworkForm,
    RetentionForm,
    WhyForm,
)
from broceliande.server.storage.desk import BAN, MUTE
from broceliande.server.told.desk import (
    DeskPersonWhole,
    DeskTableWhole,
    MeasuresOut,
    ReportsOut,
    RetentionOut,
)
from broceliande.server.told.people import Gone
from broceliande.server.web.desk import person_out, table_out
from broceliande.server.web.keepers import at_desk, keeper_of
from broceliande.server.web.requests import Here, Visited, named


@post("/tables/{table_id:str}/close", guards=[at_desk], status_code=200)
async def close(here: Visited, table_id: FromPath[str], data: JSONBody[WhyForm]) -> DeskTableWhole:
    """It is over for everybody, and counts for nobody."""
    await deeds.clear(here.house, keeper_of(here).id, named(table_id), data.why)
    await here.decisions.look()
    return await table_out(here, table_id)


@post("/tables/{table_id:str}/forget", guards=[at_desk], status_code=204)
async def forget(here: Visited, table_id: FromPath[str], data: JSONBody[WhyForm]) -> None:
    """Nothing of it is kept."""
    await deeds.forgotten(here.house, keeper_of(here).id, named(table_id), data.why)
    await here.decisions.look()


async def _measure(here: Here, kind: str, person: str, data: MeasureForm) -> DeskPersonWhole:
    whom = (here.storage, keeper_of(here).id, kind, named(person))
    await measures.about_person(*whom, data.why, data.hours)
    await here.decisions.look()
    return await person_out(here, person)


@post("/people/{person:str}/mute", guards=[at_desk], status_code=200)
async def mute(
    here: Visited, person: FromPath[str], data: JSONBody[MeasureForm]
) -> DeskPersonWhole:
    """They may play, and not speak."""
    return await _measure(here, MUTE, person, data)


@post("/people/{person:str}/ban", guards=[at_desk], status_code=200)
async def ban(here: Visited, person: FromPath[str], data: JSONBody[MeasureForm]) -> DeskPersonWhole:
    """They may not come any more."""
    return await _measure(here, BAN, person, data)


@post("/people/{person:str}/delete", guards=[at_desk], status_code=200)
async def delete_person(here: Visited, person: FromPath[str], data: JSONBody[WhyForm]) -> Gone:
    """On their request; the same as if they did it themselves."""
    left = await deeds.deleted(here.house, keeper_of(here).id, named(person), data.why)
    await here.decisions.look()
    return Gone(len(left.bots), left.freed, len(left.finished))


@post("/people/{person:str}/devices", guards=[at_desk], status_code=200)
async def end_devices(
    here: Visited, person: FromPath[str], data: JSONBody[WhyForm]
) -> DeskPersonWhole:
    """No device knows them any more."""
    await deeds.devices_ended(here.house, keeper_of(here).id, named(person), data.why)
    return await person_out(here, person)


@post("/networks", guards=[at_desk], status_code=200)
async def ban_network(here: Visited, data: JSONBody[NetworkForm]) -> MeasuresOut:
    """Nobody may come from there, but for keepers."""
    said = (data.network, data.why, data.hours, here.address)
    await measures.about_network(here.storage, keeper_of(here).id, *said)
    await here.decisions.look()
    return await measures.listed(here.storage)


@delete("/measures/{measure:str}", guards=[at_desk], status_code=200)
async def take_back(here: Visited, measure: FromPath[str]) -> MeasuresOut:
    """It holds no more."""
    await measures.taken_back(here.storage, keeper_of(here).id, named(measure))
    await here.decisions.look()
    return await measures.listed(here.storage)


@post("/reports/{report:str}", guards=[at_desk], status_code=200)
async def handle(here: Visited, report: FromPath[str], data: JSONBody[HandledForm]) -> ReportsOut:
    """It is done: with nothing, or by muting or banning; the lines may be deleted as well."""
    done = (named(report), data.act, data.why, data.lines, data.hours)
    await reports.handled(here.storage, keeper_of(here).id, *done)
    await here.decisions.look()
    return await reports.page(here.storage, False, here.lang)


@put("/retention", guards=[at_desk])
async def keep(here: Visited, data: JSONBody[RetentionForm]) -> RetentionOut:
    """So many days from now on."""
    await retention.change(here.storage, keeper_of(here).id, data.what, data.days)
    return await retention.shown(here.storage, here.house.settings.keep_days)


HANDLERS = [
    *(close, forget, mute, ban, delete_person, end_devices),
    *(ban_network, take_back, handle, keep),
]
