"""Over HTTP: one's games and seats, and all that is kept about oneself."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.bounds import SEARCH
from broceliande.server.heard.people import TakeForm
from broceliande.server.people import mine, owned
from broceliande.server.told.belongings import Belongings
from broceliande.server.told.mine import Asked, Shelf
from broceliande.server.told.people import MyGames, SeatLink, TakenOut, TakenSeat
from broceliande.server.web.requests import Place, Visited, named

Part = Annotated[Literal["running", "waiting", "finished", "offered"], QueryParameter(name="part")]
Search = Annotated[str, QueryParameter(name="search", max_length=SEARCH)]
Before = Annotated[
    str,
    QueryParameter(
        name="before", pattern="^([0-9]{1,15}([.][A-Za-z0-9_-]{1,32})?)?$", max_length=48
    ),
]


@get("/me/games", summary="My games")
async def list_games(
    here: Visited, part: Part = "running", search: Search = "", before: Before = ""
) -> MyGames:
    """A page: `next` of one is `before` of the following. Running ones: mine to play first, those
    with the least time left first of all."""
    shelf: Shelf = here.request.app.state.mine
    known = await here.me()
    return await shelf.page(Asked(known.person, part, search, before, here.lang))


@delete("/me/games/{table_id:str}", summary="Leave it out of my list")
async def hide_game(here: Visited, table_id: FromPath[str]) -> None:
    """A finished game; the others keep it in theirs."""
    known = await here.me()
    if not await mine.hide(here.storage, known.person, named(table_id)):
        raise Sorry("not_found")


@post("/me/seats", summary="These seats are mine", status_code=200)
async def take_seats(here: Visited, data: JSONBody[TakeForm]) -> TakenOut:
    """Whose secrets one holds; a seat that is somebody's already stays theirs."""
    owner, token = await here.owner()
    if owner is None:
        raise Sorry("not_known")
    taken = await owned.take_over(here.house, owner, data.seats)
    if any(each.fate == "yours" for each in taken):
        here.give(token)
    return TakenOut([TakenSeat(each.table, each.seat, each.fate) for each in taken])


@post("/me/seats/{table_id:str}/{seat:int}/link", summary="A new link", status_code=200)
async def renew_link(place: Place) -> SeatLink:
    """For a seat of one's own; the old one dies, and whoever sits there by it is sent away."""
    known, live = await place.me(), await place.live()
    if not 0 <= place.seat < live.setup.seats:
        raise Sorry("not_found")
    if live.sitters[place.seat].person != known.person:
        raise Sorry("seat_of_another")
    secret = await owned.new_link(place.house, place.id, place.seat)
    return SeatLink(place.id, place.seat, secret)


@get("/me/archive", summary="All that is kept about me", media_type="application/zip")
async def archive(here: Visited) -> Stream:
    """One zip: who I am, my devices, games and lines of chat; finished games as dumps that replay,
    running ones as my seats see them."""
    belongings: Belongings = here.request.app.state.belongings
    pieces = await belongings.pack(await here.me(), here.lang)
    name = 'attachment; filename="broceliande.zip"'
    headers = {"content-disposition": name, "content-encoding": "identity"}
    return Stream(pieces, media_type="application/zip", headers=headers)


HANDLERS = [list_games, hide_game, take_seats, renew_link, archive]
