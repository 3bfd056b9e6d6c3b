"""Over HTTP: finished games, step by step, as a dump, checked, and what the coach says of them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from broceliande.server.company.coaches import Coaches
from broceliande.server.heard.forms import OnwardForm
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.onward import play_on
from broceliande.server.told import replay as told
from broceliande.server.told.replies import CoachOut, Opened, Step, StoryLine, Tale, Verdict
from broceliande.server.web.requests import Asked, Place, Table, house_of


def _archive(request: Asked) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def _coaches(request: Asked) -> Coaches:
    coaches: Coaches = request.app.state.coaches
    return coaches


@get("/tables/{table_id:str}/replay/{ply:int}", summary="A finished game, step by step")
async def replay(table: Table, ply: FromPath[int]) -> Step:
    """With the views of all seats."""
    return await told.step(_archive(table.request), table.id, ply, table.lang)


@get("/tables/{table_id:str}/story", summary="The chronicle of a finished game")
async def story(table: Table) -> list[StoryLine]:
    """All of it, with who saw what happen."""
    return await told.story(_archive(table.request), table.id, table.lang)


@get("/tables/{table_id:str}/turns", summary="Where the turns of a finished game begin")
async def turns(request: Asked, table_id: FromPath[str]) -> list[int]:
    """After how many answers each begins: where another seat answers than before."""
    return (await _archive(request).finished(table_id)).turns


@post("/tables/{table_id:str}/onward", summary="Play on from a point of a finished game")
async def onward(table: Table, data: JSONBody[OnwardForm]) -> Opened:
    """A new table, marked as such, from that position: a seat of it for whoever asks, bots on the
    others. What was hidden in a finished game is public, so no other person sits there."""
    table.house.limits.creation(table.address)
    game = await _archive(table.request).bygone(table.id)
    owner, token = await table.owner()
    live, secret = await play_on(table.house, game, data, table.lang, owner)
    table.give(token)
    return Opened(await table.told(live), {str(data.seat): secret})


@get("/tables/{table_id:str}/tale", summary="What was told of a finished game")
async def tale(table: Table) -> Tale:
    """Also of one that was played by other rules than today's."""
    return await told.tale(_archive(table.request), table.id, table.lang)


@get("/tables/{table_id:str}/export", summary="A finished game as the library's dump")
async def export(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """What `broceliande verify` and `broceliande.load` read."""
    game = await _archive(request).bygone(table_id)
    dump = await _archive(request).export(table_id)
    name = f'attachment; filename="{game.setup.game}-{table_id[:8]}.json"'
    return Response(
        dump.encode(), media_type="application/json", headers={"content-disposition": name}
    )


@get("/tables/{table_id:str}/verify", summary="Was the deck stacked?")
async def verify(request: Asked, table_id: FromPath[str]) -> Verdict:
    """Deals a finished game from its seed again, and plays every answer."""
    return await told.verdict(_archive(request), await house_of(request).live(table_id))


@post("/tables/{table_id:str}/coach/{seat:int}", summary="Look back upon a game", status_code=200)
async def ask_coach(place: Place) -> CoachOut:
    """Begins, if nobody asked before; the same path tells how far it is, and then the review."""
    coaches, live = _coaches(place.request), await place.live()
    return await coaches.told(live, await coaches.begin(live, place.seat), place.lang)


@get("/tables/{table_id:str}/coach/{seat:int}", summary="What the coach says of a game")
async def hear_coach(place: Place) -> CoachOut:
    """Curves of every seat's chance to win, and the costliest moves of one seat."""
    coaches, live = _coaches(place.request), await place.live()
    return await coaches.told(live, coaches.known(live, place.seat), place.lang)


HANDLERS = [replay, story, turns, onward, tale, export, verify, ask_coach, hear_coach]
