"""Shared links: what stands in the head of a page for those who preview it, and its picture.

A page of ours is the same file for everybody; what its address is about is put into its head here,
in words that need no script. What cannot be read is left out: the page comes in any case.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.house import House
from broceliande.server.told import previews
from broceliande.server.told.pictures import HIGH, WIDE, Pictures
from broceliande.server.told.previews import Preview
from broceliande.server.web.requests import Asked, house_of, spoken

SITE = "broceliande"  # the picture of what is nobody's in particular
LOCALES = {"fr": "fr_FR", "en": "en_GB"}


async def preview_of(house: House, path: str, lang: str) -> tuple[str, Preview]:
    """What an address is about: the name of its picture, and what is said of it."""
    first, _, rest = path.strip("/").partition("/")
    name = rest.partition("/")[0]
    try:
        if first == "t" and name:
            return name, await previews.of_table(house, name, lang)
        if first == "g" and name:
            return name, previews.of_game(house.game(name), lang)
    except Sorry:
        pass  # the page itself will say what is wrong
    return SITE, previews.of_site(lang)


def dressed(page: str, preview: Preview, lang: str, site: str, path: str, picture: str) -> str:
    """The page with its head filled in."""
    title = preview.title if preview.title == "Brocéliande" else f"{preview.title}, Brocéliande"
    told = {
        "og:site_name": "Brocéliande",
        "og:type": "website",
        "og:title": title,
        "og:description": preview.description,
        "og:url": site + path,
        "og:locale": LOCALES[lang],
    }
    if picture:
        told |= {
            "og:image": f"{site}/share/{picture}.png?lang={lang}",
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": title,
        }
    tags = [f'<meta property="{name}" content="{escape(said)}">' for name, said in told.items()]
    tags.append(f'<meta name="description" content="{escape(preview.description)}">')
    tags.append('<meta name="twitter:card" content="summary_large_image">' if picture else "")
    head = f"<title>{escape(title)}</title>{''.join(tags)}"
    page = page.replace("<title>Brocéliande</title>", head, 1)
    page = page.replace('<html lang="fr">', f'<html lang="{lang}">', 1)
    return page.replace("/app/fr.webmanifest", f"/app/{lang}.webmanifest", 1)


async def entrance(request: Asked, page: str, path: str, status: int) -> Response[bytes]:
    """A page as its address wants it, packed for whoever can read that."""
    lang = spoken(request, request.query_params.get("lang"))
    name, preview = await preview_of(house_of(request), path, lang)
    pictures: Pictures = request.app.state.pictures
    site = f"{request.url.scheme}://{request.headers.get('host', '')}"
    body = dressed(page, preview, lang, site, path, name if pictures.able else "").encode()
    headers = {"vary": "accept-encoding, accept-language", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, status_code=status, headers=headers, media_type="text/html")


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


@get("/share/{name:str}", include_in_schema=False)
async def picture(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The picture of a link: of a table, a game, or the whole place."""
    lang = spoken(request, request.query_params.get("lang"))
    preview = await _named(house_of(request), name.removesuffix(".png"), lang)
    pictures: Pictures = request.app.state.pictures
    tag = f'"{pictures.mark(preview)}"'
    headers: dict[str, Any] = {
        "etag": tag,
        "cache-control": "public, max-age=300",
        "cross-origin-resource-policy": "cross-origin",  # chats show it in pages of their own
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    return Response(await pictures.picture(preview), headers=headers, media_type="image/png")


async def _named(house: House, name: str, lang: str) -> Preview:
    if name == SITE:
        return previews.of_site(lang)
    if name in house.names():
        return previews.of_game(house.game(name), lang)
    return await previews.of_table(house, name, lang)


HANDLERS = [picture]
