"""Pages that a message leads to: no more calls by this way, and letters to this address.

Whoever holds the link need not be known here. Mail programs follow links by themselves, so that
looking at one does nothing: a small page asks, and its button does it. A mail program's own button
does it at once (RFC 8058).
"""

from __future__ import annotations

import html

from litestar import Response, get, post
from litestar.params import FromPath

from broceliande.server.calls import links, ways
from broceliande.server.ground.texts import say
from broceliande.server.web.requests import Here, Visited

STYLE_AT = "/calls/page.css"
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="stylesheet" href="{style}">
<main>
<h1>{title}</h1>
<p>{text}</p>
{form}
<p><a href="/me?lang={lang}">{more}</a></p>
</main>
</html>
"""
FORM = '<form method="post">{field}<button>{button}</button></form>'
DAILY = '<input type="hidden" name="daily" value="1">'
STYLE = """:root { color-scheme: light dark; --wood: #2c4a38; --paper: #fbf5e4; --ink: #2b2a20;
  --quiet: #5b5846; --moss: #3c6b35; --on: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --wood: #101c16; --paper: #26332b; --ink: #f2ead6;
  --quiet: #c2bda6; --moss: #a9cf8b; --on: #14231b; } }
body { margin: 0; min-height: 100vh; background: var(--wood); color: var(--ink);
  font: 1.1rem/1.5 "Alegreya Sans", "Trebuchet MS", sans-serif; }
main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: 1.6rem 1.8rem;
  background: var(--paper); border-radius: 14px; position: relative; top: 16vh; }
h1 { margin: 0 0 0.4rem; font: 600 1.9rem/1.1 Grenze, Georgia, serif; }
p { margin: 0 0 1rem; color: var(--quiet); }
button { min-height: 44px; padding: 0 1.4rem; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--moss); color: var(--on); font: inherit; font-weight: 700; }
form { margin: 0 0 1rem; }
a { color: var(--ink); }
"""
# A form of a page that tells nobody where it is would say that it comes from nowhere.
HEADERS = {"cache-control": "no-store", "referrer-policy": "same-origin"}


def _page(
    here: Here, key: str, button: str = "", status: int = 200, field: str = ""
) -> Response[str]:
    lang = here.lang
    words = {"title": say(lang, f"{key}-title"), "text": say(lang, f"{key}-text")}
    words |= {"more": say(lang, "stop-more")}
    told = {name: html.escape(text) for name, text in words.items()}
    form = FORM.format(field=field, button=html.escape(say(lang, button))) if button else ""
    text = PAGE.format(lang=lang, style=STYLE_AT, form=form, **told)
    return Response(text, status_code=status, media_type="text/html", headers=HEADERS)


@get(STYLE_AT, include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """How they look: no page of ours has any style inside it."""
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


@get(links.STOP + "{secret:str}", include_in_schema=False)
async def ask_stop(here: Visited, secret: FromPath[str]) -> Response[str]:
    """No more calls by this way? Or, from a letter, one a day?"""
    row = await ways.stoppable(here.storage, secret)
    if row is None:
        return _page(here, "stop-unknown", status=404)
    if not row.active:
        return _page(here, "stopped")
    if "daily" in here.request.query_params:
        return _page(here, "daily", "daily-button", field=DAILY)
    return _page(here, f"stop-{row.kind}", "stop-button")


@post(links.STOP + "{secret:str}", include_in_schema=False, status_code=200)
async def stop(here: Visited, secret: FromPath[str]) -> Response[str]:
    """No more calls by this way; or one a day."""
    if "daily" in await here.request.form():
        done = await ways.once_a_day(here.storage, secret)
        return _page(here, "daily-done") if done else _page(here, "stop-unknown", status=404)
    if await ways.stop(here.storage, secret):
        return _page(here, "stopped")
    return _page(here, "stop-unknown", status=404)


@get(links.CONFIRM + "{secret:str}", include_in_schema=False)
async def ask_confirm(here: Visited, secret: FromPath[str]) -> Response[str]:
    """Letters to this address?"""
    return _page(here, "confirm", "confirm-button")


@post(links.CONFIRM + "{secret:str}", include_in_schema=False, status_code=200)
async def confirm(here: Visited, secret: FromPath[str]) -> Response[str]:
    """Letters to this address from now on."""
    if await ways.confirm(here.storage, secret):
        return _page(here, "confirmed")
    return _page(here, "stop-unknown", status=404)


HANDLERS = [style, ask_stop, stop, ask_confirm, confirm]
