"""A household opens a table at the same moment, behind one address; and a page that did not get all
it asked for tries again, instead of staying without its question."""

from __future__ import annotations

import json
import re
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from broceliande.server.ground.settings import Settings
from tests.web.conftest import PATIENCE, served
from tests.web.node import bundled, node

ROOT = Path(__file__).parents[2]
USUAL = Settings("x")
REFUSED: dict[str, Any] = {"status": 429, "headers": {"retry-after": "1"}, "body": "{}"}
READ_ANEW = "sessionStorage.setItem('broceliande.anew', JSON.stringify(Array(3).fill(Date.now())))"


def laid(site: str, game: str, *seats: str) -> list[str]:
    """A table of people and bots; each person's link to it."""
    form = {
        "game": game,
        "seats": [{"kind": kind, "name": f"{kind} {at}"} for at, kind in enumerate(seats)],
    }
    asked = urllib.request.Request(f"{site}/api/tables", json.dumps(form).encode())
    asked.add_header("content-type", "application/json")
    with urllib.request.urlopen(asked, timeout=20) as answer:
        opened = json.load(answer)
    return [f"{site}/t/{opened['table']['id']}#s={each}" for each in opened["secrets"].values()]


@contextmanager
def stranger(chromium: Browser) -> Iterator[Page]:
    """A browser that was never here."""
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("home", [2, pytest.param(5, marks=pytest.mark.long)])
def test_everybody_at_home_opens_the_table_at_once(
    chromium: Browser, pages: Path, tmp_path: Path, home: int
) -> None:
    """With the usual limits, of which nothing comes back while they look."""
    usual: dict[str, Any] = {"request_burst": USUAL.request_burst, "file_burst": USUAL.file_burst}
    told: list[tuple[int, str]] = []
    with served(tmp_path, request_rate=0.01, file_rate=0.01, **usual) as site:
        links = laid(site, "broom-service", *["person"] * home)
        contexts = [chromium.new_context(locale="fr", reduced_motion="reduce") for _ in range(home)]
        seats = [context.new_page() for context in contexts]
        for page, link in zip(seats, links, strict=True):
            page.on("response", lambda answer: told.append((answer.status, answer.url)))
            page.goto(link, wait_until="commit")
        for page in seats:
            page.locator("[data-move]").first.wait_for(timeout=2 * PATIENCE)
        for context in contexts:
            context.close()
    assert len(told) > 50 * home
    assert [url for status, url in told if status >= 400] == []


def test_what_is_refused_for_a_moment_is_asked_for_again(chromium: Browser, site: str) -> None:
    link = laid(site, "benevolent", "person", "bot")[0]
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        new = asked.count(route.request.url) == 1 and route.request.method == "GET"
        route.fulfill(**REFUSED) if new else route.continue_()

    with stranger(chromium) as page:
        page.route("**/api/tables/**", once)
        page.route("**/api/games/**", once)
        page.goto(link)
        page.locator("[data-move]").first.wait_for()
    for needed in (r"/tables/[\w-]+\?", r"/edition\?", r"/games/benevolent/words\?"):
        assert len([url for url in asked if re.search(needed, url)]) == 2, needed


def until_read_anew(page: Page) -> Callable[[Route], None]:
    """Refuses what the first reading of a page asks for, not what the second one does."""
    read: list[str] = []
    page.on("request", lambda told: read.append("") if told.is_navigation_request() else None)
    return lambda route: route.fulfill(**REFUSED) if len(read) < 2 else route.continue_()


LONG = [pytest.param(part, marks=pytest.mark.long) for part in ("placing-*.js", "Stage-*.css")]


@pytest.mark.parametrize("part", ["Table-*.js", "benevolent-*.js", *LONG])
def test_a_part_that_did_not_come_is_fetched_after_all(
    chromium: Browser, site: str, part: str
) -> None:
    link = laid(site, "benevolent", "person", "bot")[0]
    with stranger(chromium) as page:
        page.route(f"**/assets/{part}", until_read_anew(page))
        page.goto(link, wait_until="commit")
        page.locator("[data-move]").first.wait_for()


def test_a_part_that_never_comes_is_said(chromium: Browser, site: str) -> None:
    """It was read anew three times already."""
    with stranger(chromium) as page:
        page.add_init_script(READ_ANEW)
        page.route("**/assets/Table-*.js", lambda route: route.fulfill(**REFUSED))
        page.goto(laid(site, "benevolent", "person", "bot")[0])
        expect(page.get_by_text("The server does not answer")).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_table_that_stays_refused_offers_to_try_again(chromium: Browser, site: str) -> None:
    fault = {"code": "rate_limited", "words": "Gently, please", "detail": ""}
    with stranger(chromium) as page:
        refused = {**REFUSED, "body": json.dumps(fault)}
        page.route("**/api/tables/*?lang*", lambda route: route.fulfill(**refused))
        page.goto(laid(site, "benevolent", "person", "bot")[0])
        expect(page.get_by_text("Gently, please")).to_be_visible()
        page.unroute("**/api/tables/*?lang*")
        page.get_by_role("button", name="Try again").click()
        page.locator("[data-move]").first.wait_for()


CASES: list[tuple[list[Any], list[Any]]] = [
    ([[200]], [1, [], 200]),
    ([[404], [200]], [1, [], 404]),
    ([[429, 1], [200]], [2, [1000], 200]),
    ([[503, 2], None, [200]], [3, [2000, 2500], 200]),
    ([[429], [502], [504]], [3, [700, 2500], 504]),
    ([[429, 900], [200]], [1, [], 429]),  # longer than anybody looks at a page that waits
    ([[429, "soon"], [200]], [2, [700], 200]),
    ([None, None, None], [3, [700, 2500], "cut"]),
]
OFFLINE = [1, [], "cut"]  # the system knows that there is no network: nobody need wait to hear it


def test_waits_are_those_that_the_server_asks_for(pages: Path, tmp_path: Path) -> None:
    file = bundled("lib/again", tmp_path)
    given = json.dumps([answers for answers, _ in CASES])
    command = [node(), str(ROOT / "tests/web/again.mjs"), str(file)]
    told = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [*(came for _, came in CASES), OFFLINE]
