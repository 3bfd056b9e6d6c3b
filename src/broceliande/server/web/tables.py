"""Over HTTP: tables are opened, joined, watched, and opened again for a rematch."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import (
    CloseForm,
    JoinForm,
    RematchForm,
    SpectatorsForm,
    TableForm,
)
from broceliande.server.tables import closing, gathering, opening, seats
from broceliande.server.tables.rematch import Answer, answer
from broceliande.server.told.games import edition_out
from broceliande.server.told.replies import EditionOut, Joined, Opened, TableOut
from broceliande.server.web.requests import Asked, AtTable, Table, Visited, house_of


@post("/tables", summary="Open a table")
async def open_table(here: Visited, data: JSONBody[TableForm]) -> Opened:
    """The secrets of one's own seats are told this once; the table's id is its link. A page's
    visitor becomes a person by it, and the seats are theirs."""
    here.house.limits.creation(here.address)
    owner, token = await here.owner()
    live, keys = await opening.open_one(here.house, data, here.lang, owner)
    here.give(token)
    return Opened(await here.told(live), {str(seat): secret for seat, secret in keys.items()})


@get("/tables/{table_id:str}", summary="What is known of a table")
async def show_table(table: Table) -> TableOut:
    """For whoever knows its link."""
    live, known = await table.live(), await table.known()
    told = await table.told(live)
    if known and not live.started and not seats.held(live, (), known.person):
        told.freed = await gathering.was_freed(table.house, live, known.person)
    return told


@get("/tables/{table_id:str}/edition", summary="The components that a table is played with")
async def read_table_edition(request: Asked, table_id: FromPath[str]) -> EditionOut:
    """Ours, or what its host brought."""
    live = await house_of(request).live(table_id)
    return edition_out(live.table.rules.edition)


@post("/tables/{table_id:str}/join", summary="Sit down on a free seat")
async def join(table: Table, data: JSONBody[JoinForm]) -> Joined:
    """The seat's secret is told this once."""
    live = await table.live()
    owner, token = await table.owner()
    seat, secret = await seats.join(table.house, live, data.name, data.seat, owner)
    table.give(token)
    return Joined(await table.told(live), seat, secret)


@post("/tables/{table_id:str}/rematch", summary="Offer a rematch", status_code=200)
async def rematch(table: Table) -> TableOut:
    """Offer it, or agree, with every seat that one holds. When nobody else need agree it opens: the
    answer is the new table, at which everybody's secret opens their seat too. Else it is this one,
    with how the offer stands."""
    return await _say(table, stay=True)


@put("/tables/{table_id:str}/rematch", summary="Answer to a rematch")
async def answer_rematch(table: Table, data: JSONBody[RematchForm]) -> TableOut:
    """Stay, or not this time; whoever stays may say what is done without those who leave."""
    return await _say(table, data.stay, data.without)


async def _say(table: AtTable, stay: bool, without: str | None = None) -> TableOut:
    live, held = await table.holding()
    said = Answer(held, stay, without)
    return await table.told(await answer(table.house, live, said, table.lang))


@put("/tables/{table_id:str}/spectators", summary="Let the table be watched, or not")
async def let_watch(table: Table, data: JSONBody[SpectatorsForm]) -> TableOut:
    """Whoever has a seat may say so."""
    live = await table.opened()
    await seats.let_watch(table.house, live, data.allowed)
    return await table.told(live)


@post("/tables/{table_id:str}/close", summary="Clear the table away", status_code=200)
async def close(table: Table, data: JSONBody[CloseForm]) -> TableOut:
    """Before the game its host does; in a game all who have a seat must agree: each says so, and
    the answer shows who did, and whether it is over."""
    live = await table.opened()
    known = await table.known()
    mine = seats.own(live, table.given(), known.person if known else "")
    if not mine:
        raise Sorry("not_your_seat")
    await closing.vote(table.house, live, list(mine), data.yes)
    return await table.told(live)


HANDLERS = [
    *(open_table, show_table, read_table_edition, join),
    *(rematch, answer_rematch, let_watch, close),
]
