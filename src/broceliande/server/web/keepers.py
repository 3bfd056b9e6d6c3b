"""Over HTTP: the door of the keeper's desk. It opens to a keeper, at a device that knows them, who
shows a passkey or a code again; to everybody else there is nothing here, as at any unknown address.
"""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from broceliande.server.desk import keepers, reports
from broceliande.server.desk.keepers import LASTS, Keeper
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.desk import DeskCodeForm
from broceliande.server.heard.people import PasskeyForm
from broceliande.server.people import codes, passkeys, sessions
from broceliande.server.people.sessions import Known
from broceliande.server.tables.house import House
from broceliande.server.told.desk import DeskOut
from broceliande.server.told.people import Ceremony
from broceliande.server.web.me import site_of
from broceliande.server.web.requests import Asked, Here, Visited
from broceliande.server.web.security import DESK_COOKIE, Connection, address_of, check_origin
from broceliande.server.web.visitors import READS, is_safe, known_at, token_of

DESK = "/api/desk"
UNKNOWN = "there is no such address"
KEEPER, KNOWN = "broceliande.keeper", "broceliande.keeps"  # where a request keeps who asks


def cookie_name(connection: Connection) -> str:
    """The desk's own cookie; over TLS no plain page can set it."""
    return "__Secure-broceliande-desk" if is_safe(connection) else "broceliande-desk"


def _give(connection: Connection, token: str, seconds: int) -> None:
    safe = "; Secure" if is_safe(connection) else ""
    more = f"Path={DESK}; Max-Age={seconds}; HttpOnly; SameSite=Strict{safe}"
    connection.scope["state"][DESK_COOKIE] = f"{cookie_name(connection)}={token}; {more}"


def hidden(request: Asked) -> bool:
    """Whether somebody asks at the desk whom it does not know: they hear of nothing there."""
    asked = str(request.scope["path"]).startswith(DESK)
    return asked and not request.scope.get("state", {}).get(KNOWN)


def keeper_of(here: Here) -> Keeper:
    """Who sits at the desk; the guard has seen to it that somebody does."""
    keeper: Keeper = here.request.scope["state"][KEEPER]
    return keeper


async def _arrived(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[House, Known | None]:
    """Every request to the desk: how often, from which page, from whose device. A guard comes
    before everything else, so that even a body that makes no sense tells nothing."""
    house: House = connection.app.state.house
    house.limits.request(address_of(connection))
    if connection.scope.get("method") not in READS:
        check_origin(connection, house.settings.origins)
    known = await known_at(connection, house.storage)
    keeps = known is not None and await keepers.is_keeper(house.storage, known.person)
    connection.scope["state"][KNOWN] = keeps
    return house, known if keeps else None


async def anybody(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Where a code may be typed by whoever shall become a keeper."""
    await _arrived(connection)


async def a_keeper(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Before the desk: for keepers alone."""
    if (await _arrived(connection))[1] is None:
        raise Sorry("not_found", UNKNOWN)


async def at_desk(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """At the desk: for a keeper who opened it here, within the last quarter of an hour."""
    house, known = await _arrived(connection)
    read = connection.scope.get("method") in READS
    told = read or connection.headers.get("origin") is not None
    token = connection.cookies.get(cookie_name(connection), "") if told else ""
    keeper = await keepers.at_desk(house.storage, known, token)
    if keeper is None:
        raise Sorry("not_found", UNKNOWN)
    connection.scope["state"][KEEPER] = keeper


async def _told(here: Here, known: Known, keeper: Keeper | None) -> DeskOut:
    person, storage = known.person, here.storage
    keys = await passkeys.passkeys(storage, person)
    may = site_of(here).fits and bool(keys)
    left = await codes.codes_left(storage, person)
    waiting = await reports.waiting(storage) if keeper else 0
    until = keeper.until if keeper else 0
    return DeskOut(known.name, keeper is not None, until, may, left, waiting)


async def _open(here: Here, known: Known, way: str) -> DeskOut:
    keeper, token = await keepers.open_desk(here.storage, known, here.address, way)
    _give(here.request, token, LASTS // 1000)
    return await _told(here, known, keeper)


@get("/", guards=[a_keeper])
async def look(here: Visited) -> DeskOut:
    """Whether the desk is open here."""
    known = await here.me()
    token = here.request.cookies.get(cookie_name(here.request), "")
    return await _told(here, known, await keepers.at_desk(here.storage, known, token))


@post("/open/passkey/options", guards=[a_keeper], status_code=200)
async def begin_passkey(here: Visited) -> Ceremony:
    """What a browser needs to ask for a passkey."""
    return Ceremony(await passkeys.to_enter(here.storage, site_of(here)))


@post("/open/passkey", guards=[a_keeper], status_code=200)
async def by_passkey(here: Visited, data: JSONBody[PasskeyForm]) -> DeskOut:
    """The keeper's own passkey, shown again."""
    known = await here.me()
    signed = (site_of(here), data.credential, here.address)
    if await passkeys.by_passkey(here.storage, *signed) != known.person:
        raise Sorry("passkey_failed")
    return await _open(here, known, "passkey")


@post("/open/code", guards=[anybody], status_code=200)
async def by_code(here: Visited, data: JSONBody[DeskCodeForm]) -> DeskOut:
    """A rescue code of the keeper's, or a code of the command line, which makes whoever types it a
    keeper. To others than keepers a wrong one is nothing at all."""
    owner, token = await here.owner()
    if owner is None:
        raise Sorry("not_found", UNKNOWN)
    try:
        typed = (data.code, here.address, owner.id)
        way = await keepers.by_code(here.storage, *typed, *owner.rows)
    except Sorry as wrong:
        if hidden(here.request) and wrong.code != "storage":
            raise Sorry("not_found", UNKNOWN) from None
        raise
    here.give(token)
    known = await sessions.known(here.storage, token or token_of(here.request))
    if known is None:  # their device was ended in this moment
        raise Sorry("not_found", UNKNOWN)
    return await _open(here, known, way)


@delete("/open", guards=[a_keeper], status_code=200)
async def shut(here: Visited) -> DeskOut:
    """The desk is shut."""
    known = await here.me()
    await keepers.shut_desk(here.storage, known.person)
    _give(here.request, "", 0)
    return await _told(here, known, None)


HANDLERS = [look, begin_passkey, by_passkey, by_code, shut]
