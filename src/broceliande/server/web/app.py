"""The application: the house and its company are put together, and the routes that lead to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Response, Router, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import broceliande
from broceliande.engine.game import Game
from broceliande.server.calls.couriers import Couriers
from broceliande.server.calls.outbox import Outbox
from broceliande.server.calls.sending import Sender
from broceliande.server.company.coaches import Coaches
from broceliande.server.company.driver import Driver
from broceliande.server.company.hints import Hints
from broceliande.server.company.thinkers import Thinkers
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.people.decisions import Decisions
from broceliande.server.people.watch import Watch
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.told.belongings import Belongings
from broceliande.server.told.lobby import Lobby
from broceliande.server.told.mine import Shelf
from broceliande.server.told.pictures import Pictures
from broceliande.server.told.replies import Fault
from broceliande.server.web import (
    barred,
    calls,
    desk,
    desk_acts,
    entering,
    finished,
    folk,
    games,
    gathering,
    health,
    keepers,
    lobby,
    me,
    mine,
    pages,
    seats,
    slow,
    socket,
    stopping,
    tables,
)
from broceliande.server.web.keepers import UNKNOWN
from broceliande.server.web.requests import GIVEN, Asked, house_of, spoken
from broceliande.server.web.security import address_of, check_origin, headers

log = structlog.get_logger("broceliande")

API = [
    *(*games.HANDLERS, *lobby.HANDLERS, *tables.HANDLERS, *gathering.HANDLERS, *seats.HANDLERS),
    *(*finished.HANDLERS, *slow.AT_TABLES),
]
PEOPLE = [
    *(*me.HANDLERS, *mine.HANDLERS, *slow.HANDLERS, *entering.HANDLERS, *folk.HANDLERS),
    *calls.HANDLERS,
]
DESK = [*keepers.HANDLERS, *desk.HANDLERS, *desk_acts.HANDLERS]
LOBBY = "/api/tables"
HUNG_UP = "client disconnected prematurely"  # in the middle of a body: no fault of ours
BY_STATUS = {401: "wrong_secret", 404: "not_found", 405: "not_allowed", 413: "too_large"}


@route("/api/{rest:path}", http_method=list(HttpMethod), include_in_schema=False)
async def nothing(rest: FromPath[Path]) -> None:
    """No address of ours."""
    raise Sorry("not_found", UNKNOWN)


def create_app(settings: Settings, games: Mapping[str, Game] | None = None) -> Litestar:
    """The server as an application; `games` are ours if none are given."""
    rooms = furnished(settings, games)
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=API, tags=["tables"], middleware=[packed]),
            Router("/api", route_handlers=PEOPLE, tags=["people"], middleware=[packed]),
            Router("/api/desk", route_handlers=DESK, include_in_schema=False, middleware=[packed]),
            *(socket.play, *health.HANDLERS, *stopping.HANDLERS, nothing),
            *pages.handlers(rooms["leaves"]),
        ],
        dependencies=GIVEN,
        lifespan=[_open],
        before_request=_before,
        exception_handlers={
            Sorry: _sorry,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _trouble,
        },
        request_max_body_size=settings.body_size,
        state=State(rooms),
        openapi_config=_openapi(),
        logging_config=None,
    )
    app.asgi_handler = with_headers(with_head(app.asgi_handler))
    return app


def furnished(settings: Settings, games: Mapping[str, Game] | None) -> dict[str, Any]:
    """What handlers find in the application's state: the house and the company it keeps."""
    house = House(settings, games)
    threads, patience = settings.bot_threads, settings.bot_patience
    thinkers = Thinkers(threads, patience, settings.compiles, house.metrics)
    house.company = Driver(house, thinkers)
    couriers = Couriers(settings, house.storage)
    sender = Sender(house, couriers.by_kind)
    house.caller = Outbox(house, sender.wake)
    archive = Archive(house)
    watch = Watch(house)
    return {
        "house": house,
        "couriers": couriers,
        "sender": sender,
        "hints": Hints(house, thinkers),
        "archive": archive,
        "lobby": Lobby(house),
        "coaches": Coaches(settings, archive),
        "mine": Shelf(house.storage, house.names, house.game, watch.keeping),
        "belongings": Belongings(house, archive),
        "watch": watch,
        "decisions": Decisions(house),
        "pictures": Pictures(settings.static),
        "leaves": pages.gathered(settings.static),
    }


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    coaches: Coaches = app.state.coaches
    watch: Watch = app.state.watch
    couriers: Couriers = app.state.couriers
    sender: Sender = app.state.sender
    await house.open()
    watch.set_out()
    await app.state.decisions.begin()
    sender.begin()
    try:
        yield
    finally:
        app.state.decisions.close()
        watch.close()
        await sender.close()
        coaches.close()
        await couriers.close()
        await house.close()


def packed(app: ASGIApp) -> ASGIApp:
    """What is read is packed on its way, what is done is not. A secret is only ever in an answer of
    the second kind; so the length of a packed answer, which may hold words of whoever asks, tells
    nothing of one."""
    packing = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6)
    packer = CompressionMiddleware(app, packing)

    async def pack(scope: Scope, receive: Receive, send: Send) -> None:
        read = scope["type"] == ScopeType.HTTP and scope.get("method") == "GET"
        ready = scope["path"] == LOBBY  # it is packed when it is made
        await (packer if read and not ready else app)(scope, receive, send)

    return pack


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer has our headers. The frames of a socket have none, and are not looked at."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            headers(message, scope)
            await send(message)

        await app(scope, receive, dressed if scope["type"] == ScopeType.HTTP else send)

    return ask


def with_head(app: ASGIApp) -> ASGIApp:
    """Whoever asks for the head of an answer gets that of GET, without its body."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        async def head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await app({**scope, "method": HttpMethod.GET}, receive, head)
        else:
            await app(scope, receive, send)

    return ask


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Brocéliande",
        version=broceliande.__version__,
        description="Tables for board games. Play itself goes over the socket of a table.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


async def _before(request: Asked) -> None:
    """Every request: from where, and how often."""
    house = house_of(request)
    if request.scope["path"] in {"/healthz", "/readyz", "/metrics"}:
        return
    if pages.is_file(request):
        house.limits.file(address_of(request))
        return
    house.limits.request(address_of(request))
    if request.method not in {"GET", "HEAD", "OPTIONS"}:
        check_origin(request, house.settings.origins)
    await barred.check(request)


# What went wrong


def _answer(request: Asked, wrong: Sorry) -> Response[Fault]:
    lang = spoken(request, request.query_params.get("lang"))
    fault = Fault(wrong.code, wrong.words(lang), wrong.detail)
    more = {"retry-after": str(wrong.after)} if wrong.status in {429, 503} else {}
    return Response(fault, status_code=wrong.status, media_type="application/json", headers=more)


def _sorry(request: Asked, wrong: Sorry) -> Response[Fault]:
    house_of(request).metrics.refused.labels(wrong.code).inc()
    return _answer(request, wrong)


def _http(request: Asked, wrong: HTTPException) -> Response[Fault]:
    if wrong.status_code >= 500 and wrong.detail != HUNG_UP:
        return _trouble(request, wrong)
    extra = getattr(wrong, "extra", None)
    if keepers.hidden(request):  # nothing there tells a stranger that it is there
        return _sorry(request, Sorry("not_found", UNKNOWN))
    told = f"{wrong.detail}: {extra}" if extra else wrong.detail
    code = BY_STATUS.get(wrong.status_code, "malformed")
    return _sorry(request, Sorry(code, told[:300]))


def _too_deep(request: Asked, wrong: RecursionError) -> Response[Fault]:
    """JSON within JSON without end; what is done with a body is bounded, so nothing else is."""
    return _sorry(request, Sorry("malformed", "too deep"))


def _trouble(request: Asked, wrong: Exception) -> Response[Fault]:
    house_of(request).metrics.troubles.inc()
    log.error("trouble", path=request.scope["path"], exc_info=wrong)
    return _answer(request, Sorry("trouble"))
