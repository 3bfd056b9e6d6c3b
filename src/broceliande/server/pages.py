"""The pages: what was built for the browser, or until then a page that says so."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from broceliande.server.texts import language, say

Asked = Request[Any, Any, Any]

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="stylesheet" href="/placeholder.css">
<main>
<h1>{title}</h1>
<p>{pitch}</p>
<p>{soon} <a href="/api/schema/openapi.json">OpenAPI</a></p>
</main>
</html>
"""
STYLE = """body { margin: 0; font-family: Georgia, serif; background: #14231b; color: #f2ead6; }
main { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; line-height: 1.6; }
h1 { font-weight: normal; letter-spacing: 0.04em; }
a { color: #e3b85f; }
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def placeholder(request: Asked) -> Response[str]:
    """The page until there are better ones."""
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
    keys = ("title", "pitch", "soon")
    words = {key: html.escape(say(lang, f"page-{key}")) for key in keys}
    return Response(PAGE.format(lang=lang, **words), media_type="text/html")


@get("/placeholder.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """Its style: no page of ours has any inside it."""
    return Response(STYLE, media_type="text/css")


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """The pages in the folder; `index.html` also for the links of tables and games."""
    index = folder / "index.html"
    if not index.is_file():
        return [placeholder, style]
    files = create_static_files_router(
        path="/", directories=[folder], html_mode=True, include_in_schema=False
    )
    return [files, *_entrances(index)]


def _entrances(index: Path) -> list[HTTPRouteHandler]:
    page = index.read_bytes()

    @get(["/t/{rest:path}", "/g/{rest:path}"], include_in_schema=False, sync_to_thread=False)
    def entrance(rest: FromPath[Path]) -> Response[bytes]:
        """The browser's side finds its way from the address."""
        return Response(page, media_type="text/html")

    return [entrance]
