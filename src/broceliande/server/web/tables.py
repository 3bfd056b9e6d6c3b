"""Over HTTP: tables are listed, opened, joined, watched, and opened again for a rematch."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import JoinForm, SpectatorsForm, TableForm
from broceliande.server.storage import models as m
from broceliande.server.tables import opening, seats
from broceliande.server.told.games import edition_out
from broceliande.server.told.replies import EditionOut, Joined, Opened, TableOut, TablesOut
from broceliande.server.web.requests import Asked, Table, Visited, house_of
from broceliande.server.web.security import address_of

LISTED = 50


@get("/tables", summary="Public tables with a free seat, or to watch")
async def list_tables(
    here: Visited, watch: Annotated[bool, QueryParameter(name="watch")] = False
) -> TablesOut:
    """The newest first."""
    house = here.house
    shown = sa.select(m.tables.c.id).where(m.tables.c.public)
    if watch:
        shown = shown.where(m.tables.c.status == m.PLAYING, m.tables.c.spectators)
    else:
        shown = shown.where(m.tables.c.status == m.OPEN)
    rows = await house.storage.rows(shown.order_by(m.tables.c.created.desc()).limit(LISTED))
    found = []
    for row in rows:
        try:
            found.append(here.told(await house.live(row.id)))
        except Sorry:
            continue  # of other rules, or just pruned
    return TablesOut(found)


@post("/tables", summary="Open a table")
async def open_table(here: Visited, data: JSONBody[TableForm]) -> Opened:
    """The secrets of one's own seats are told this once; the table's id is its link."""
    here.house.limits.creation(address_of(here.request))
    live, keys = await opening.open_one(here.house, data, here.lang)
    return Opened(here.told(live), {str(seat): secret for seat, secret in keys.items()})


@get("/tables/{table_id:str}", summary="What is known of a table")
async def show_table(table: Table) -> TableOut:
    """For whoever knows its link."""
    return table.told(await table.live())


@get("/tables/{table_id:str}/edition", summary="The components that a table is played with")
async def read_table_edition(request: Asked, table_id: FromPath[str]) -> EditionOut:
    """Ours, or what its host brought."""
    live = await house_of(request).live(table_id)
    return edition_out(live.table.rules.edition)


@post("/tables/{table_id:str}/join", summary="Sit down on a free seat")
async def join(table: Table, data: JSONBody[JoinForm]) -> Joined:
    """The seat's secret is told this once."""
    live = await table.live()
    seat, secret = await seats.join(table.house, live, data.name, data.seat)
    return Joined(table.told(live), seat, secret)


@post("/tables/{table_id:str}/rematch", summary="Play again", status_code=200)
async def rematch(table: Table) -> TableOut:
    """A new table for the same company; everybody's secret opens their seat there too."""
    return table.told(await opening.again(table.house, await table.opened()))


@put("/tables/{table_id:str}/spectators", summary="Let the table be watched, or not")
async def let_watch(table: Table, data: JSONBody[SpectatorsForm]) -> TableOut:
    """Whoever has a seat may say so."""
    live = await table.opened()
    await seats.let_watch(table.house, live, data.allowed)
    return table.told(live)


HANDLERS = [list_tables, open_table, show_table, read_table_edition, join, rematch, let_watch]
