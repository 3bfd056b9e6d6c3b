"""Over HTTP: open tables as one wishes them, page by page, and a seat at one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from broceliande.server.ground.limits import DEAR
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.bounds import SEARCH
from broceliande.server.heard.sitting import SitForm, WishForm
from broceliande.server.storage.lobby import Wish
from broceliande.server.tables import sitting
from broceliande.server.told.lobby import Lobby, Page, Wanted
from broceliande.server.told.replies import Sat, TablesOut
from broceliande.server.web.requests import Here, Visited

LISTED = {
    200: ResponseSpec(TablesOut, generate_examples=False, description="A page of them"),
    304: ResponseSpec(None, generate_examples=False, description="It is as you have it"),
}
Watch = Annotated[bool, QueryParameter(name="watch")]
Before = Annotated[
    str,
    QueryParameter(
        name="before", pattern="^([01][.][0-9]{1,15}[.][A-Za-z0-9_-]{1,32})?$", max_length=52
    ),
]
Game = Annotated[str, QueryParameter(name="game", max_length=64)]
Seats = Annotated[int, QueryParameter(name="seats", ge=0, le=16)]
Free = Annotated[int, QueryParameter(name="free", ge=0, le=16)]
Paces = Annotated[str, QueryParameter(name="paces", pattern="^[a-z.]*$", max_length=32)]
Speaks = Annotated[str, QueryParameter(name="speaks", max_length=8)]
Bots = Annotated[str, QueryParameter(name="bots", max_length=8)]
Known = Annotated[bool, QueryParameter(name="known")]
Find = Annotated[str, QueryParameter(name="find", max_length=SEARCH)]


@get("/tables", summary="Public tables with a free seat, or to watch", responses=LISTED)
async def list_tables(
    here: Visited,
    watch: Watch = False,
    before: Before = "",
    game: Game = "",
    seats: Seats = 0,
    free: Free = 0,
    paces: Paces = "",
    speaks: Speaks = "",
    bots: Bots = "",
    known: Known = False,
    find: Find = "",
) -> Response[bytes]:
    """Those where the host is present first, then the oldest; to watch, the newest first. A page at
    a time: `next` of one is `before` of the following. `paces` are words with points between (none,
    now, today, days), `bots` is with or without, `speaks` the host's language, `known` those at
    which somebody sits whom one played with, `find` looks in names and titles."""
    told = {"game": game, "seats": seats, "free": free, "speaks": speaks, "bots": bots}
    words = {"paces": [pace for pace in paces.split(".") if pace], "known": known, "find": find}
    wish = Wish() if watch else _wished({**told, **words})
    return _sent(here, await _page(here, Wanted(watch, here.lang, before, wish)))


def _wished(told: dict[str, object]) -> Wish:
    try:
        return sitting.wished(msgspec.convert(told, WishForm))
    except msgspec.ValidationError as wrong:
        raise Sorry("malformed", str(wrong)) from None


async def _page(here: Here, wanted: Wanted) -> Page:
    """A page that is everybody's, or one that is made for whoever asks."""
    lobby: Lobby = here.request.app.state.lobby
    known = None if wanted.watch else await here.known()
    person = known.person if known else ""
    if wanted.wish.known and not person:
        raise Sorry("not_known")
    if wanted.wish.known or await lobby.parts(person):
        wanted = replace(wanted, person=person)
    first = wanted.shared and wanted.wish.empty and not wanted.before  # it is made for everybody
    if not first and lobby.kept(wanted) is None:
        here.house.limits.request(here.address, DEAR)
    return await lobby.page(wanted)


def _sent(here: Here, page: Page) -> Response[bytes]:
    """Packed for whoever reads that; nothing, for whoever has it already."""
    headers = {"vary": "Accept-Encoding", "etag": page.mark}
    if here.request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in here.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, media_type="application/json", headers=headers)
    return Response(page.plain, media_type="application/json", headers=headers)


@post("/sit", summary="Sit me down")
async def sit_down(here: Visited, data: JSONBody[SitForm]) -> Sat:
    """At the first table of the lobby that fits, or at a new one; bots take its free seats after so
    many minutes, if that is wanted. The seat's secret is told this once."""
    here.house.limits.creation(here.address)
    owner, token = await here.owner()
    lobby: Lobby = here.request.app.state.lobby
    known = await here.known()
    looks = await lobby.looks(sitting.wished(data.wish), known.person if known else "")
    sat = await sitting.sit_down(here.house, data, looks, here.lang, owner)
    if not sat.secret:
        token = ""
    here.give(token)
    return Sat(await here.told(sat.live), sat.seat, sat.secret, sat.opened)


HANDLERS = [list_tables, sit_down]
