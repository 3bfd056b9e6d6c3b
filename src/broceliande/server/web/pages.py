"""The pages: what was built for the browser, or until then a page that says so."""

from __future__ import annotations

import html
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from broceliande.server.ground.texts import say
from broceliande.server.web import share
from broceliande.server.web.requests import Asked, spoken

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
FOREVER = "public, max-age=31536000, immutable"  # its name holds the hash of its content
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# What addresses of pages begin with.
PAGES = {"t", "g", "credits", "join", "enter", "me", "games", "friends", "desk"}
INDEX = "index.html"
PACKED = {".br": "br", ".gz": "gzip"}  # the better one first


@get("/", include_in_schema=False, sync_to_thread=False)
def placeholder(request: Asked) -> Response[str]:
    """The page until there are better ones."""
    lang = spoken(request, request.query_params.get("lang"))
    keys = ("title", "pitch", "soon")
    words = {key: html.escape(say(lang, f"page-{key}")) for key in keys}
    return Response(PAGE.format(lang=lang, **words), media_type="text/html")


@get("/placeholder.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """Its style: no page of ours has any inside it."""
    return Response(STYLE, media_type="text/css")


@dataclass
class Leaf:
    """A file that was built, as it is and packed."""

    plain: bytes
    kind: str
    forever: bool
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)

    def response(self, request: Asked, status: int = 200) -> Response[bytes]:
        """The file as the browser likes it best."""
        headers = {"vary": "accept-encoding", "etag": self.tag}
        headers["cache-control"] = FOREVER if self.forever else "no-cache"
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.plain
        wanted = request.headers.get("accept-encoding", "")
        for code, data in self.packed.items():
            if code in wanted:
                body, headers["content-encoding"] = data, code
                break
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


def is_file(request: Asked) -> bool:
    """Whether a file is asked for, which is handed out as it is: nothing is looked up for it."""
    name = str(request.scope["path"]).removeprefix("/")
    return name in request.app.state.leaves and name != INDEX


def handlers(leaves: Mapping[str, Leaf]) -> list[ControllerRouterHandler]:
    """The pages that were built; `index.html` also for every address that is no file."""
    if INDEX not in leaves:
        return [placeholder, style]
    index = leaves[INDEX].plain.decode()

    @get("/", include_in_schema=False)
    async def home(request: Asked) -> Response[bytes]:
        """The lobby."""
        return await share.entrance(request, index, "/", 200)

    @get("/{rest:path}", include_in_schema=False)
    async def entrance(request: Asked, rest: FromPath[Path]) -> Response[bytes]:
        """A file, or a page: the browser's side finds its way from the address."""
        name = str(rest).lstrip("/")
        if name in leaves and name != INDEX:
            return leaves[name].response(request)
        known = name.partition("/")[0] in PAGES
        return await share.entrance(request, index, f"/{name}", 200 if known else 404)

    return [home, entrance, *share.HANDLERS]


def gathered(folder: Path) -> dict[str, Leaf]:
    """Everything that was built, held in memory: it is small."""
    leaves: dict[str, Leaf] = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and file.suffix not in PACKED and not name.startswith("drawn/"):
            plain = file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "text/plain"
            tag = f'"{sha256(plain).hexdigest()[:16]}"'
            leaf = Leaf(plain, kind, name.startswith("assets/"), tag)
            for suffix, code in PACKED.items():
                packed = file.with_name(file.name + suffix)
                if packed.is_file():
                    leaf.packed[code] = packed.read_bytes()
            leaves[name] = leaf
    return leaves
