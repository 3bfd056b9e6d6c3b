"""Over HTTP: what is shown at the keeper's desk."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from broceliande.server.desk import acts, deeds, finding, measures, reports, retention
from broceliande.server.desk.finding import Sought
from broceliande.server.heard.bounds import LINK, SEARCH
from broceliande.server.told.belongings import Belongings
from broceliande.server.told.desk import (
    DeskLogOut,
    DeskPeople,
    DeskPersonWhole,
    DeskTables,
    DeskTableWhole,
    MeasuresOut,
    ReportsOut,
    RetentionOut,
)
from broceliande.server.web.keepers import at_desk, keeper_of
from broceliande.server.web.requests import Here, Visited, named

Search = Annotated[str, QueryParameter(name="search", max_length=SEARCH)]
Status = Annotated[Literal["", "open", "playing", "over"], QueryParameter(name="status")]
Before = Annotated[
    str,
    QueryParameter(name="before", pattern="^([0-9]{1,15}[.][A-Za-z0-9_-]{1,32})?$", max_length=48),
]
Number = Annotated[int, QueryParameter(name="before", ge=0, le=2**31 - 1)]
About = Annotated[str, QueryParameter(name="about", max_length=2 * LINK)]
Done = Annotated[bool, QueryParameter(name="done")]


async def table_out(here: Here, table_id: str) -> DeskTableWhole:
    """A table, for a keeper."""
    return await finding.table(here.storage, here.house.game, named(table_id), here.lang)


async def person_out(here: Here, person: str) -> DeskPersonWhole:
    """A person, for a keeper."""
    return await finding.person(here.storage, named(person), here.lang)


@get("/tables", guards=[at_desk])
async def list_tables(
    here: Visited, search: Search = "", status: Status = "", before: Before = ""
) -> DeskTables:
    """By an id, a game, a name or a person's id; the last touched first."""
    sought = Sought(search, status, before)
    return await finding.tables(here.storage, here.house.game, sought, here.lang)


@get("/tables/{table_id:str}", guards=[at_desk])
async def show_table(here: Visited, table_id: FromPath[str]) -> DeskTableWhole:
    """What is stored of it, by size and not by content."""
    return await table_out(here, table_id)


@get("/people", guards=[at_desk])
async def list_people(here: Visited, search: Search = "", before: Before = "") -> DeskPeople:
    """By a name or an id; the newest first."""
    return await finding.people(here.storage, Sought(search, "", before))


@get("/people/{person:str}", guards=[at_desk])
async def show_person(here: Visited, person: FromPath[str]) -> DeskPersonWhole:
    """Who it is, and what is stored about them."""
    return await person_out(here, person)


@get("/people/{person:str}/archive", guards=[at_desk], media_type="application/zip")
async def archive(here: Visited, person: FromPath[str]) -> Stream:
    """All that is kept about somebody, for them; of running games, nothing that their seats see."""
    belongings: Belongings = here.request.app.state.belongings
    known = await deeds.known_as(here.house, named(person))
    await here.storage.write(acts.written(keeper_of(here).id, "archive", known.person))
    pieces = await belongings.pack(known, here.lang, views=False)
    name = f'attachment; filename="broceliande-{known.person}.zip"'
    headers = {"content-disposition": name, "content-encoding": "identity"}
    return Stream(pieces, media_type="application/zip", headers=headers)


@get("/measures", guards=[at_desk])
async def list_measures(here: Visited) -> MeasuresOut:
    """Who may not speak or come."""
    return await measures.listed(here.storage)


@get("/reports", guards=[at_desk])
async def list_reports(here: Visited, done: Done = False, before: Before = "") -> ReportsOut:
    """Those that wait, or those that are done."""
    return await reports.page(here.storage, done, here.lang, before)


@get("/retention", guards=[at_desk])
async def show_retention(here: Visited) -> RetentionOut:
    """How long things are kept."""
    return await retention.shown(here.storage, here.house.settings.keep_days)


@get("/log", guards=[at_desk])
async def show_log(here: Visited, before: Number = 0, about: About = "") -> DeskLogOut:
    """What keepers did."""
    return await acts.page(here.storage, before, about)


HANDLERS = [
    *(list_tables, show_table, list_people, show_person, archive),
    *(list_measures, list_reports, show_retention, show_log),
]
