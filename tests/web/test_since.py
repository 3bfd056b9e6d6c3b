"""Since your turn: the board as it was left, what happened since, and nothing asked before that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import connect

from tests.web.conftest import DESK, PATIENCE, PHONE, served
from tests.web.looks import faults
from tests.web.visitor import Visitor

BOTS = {"benevolent": 2, "roundforest": 2, "bethel-woods": 1, "bloody-grove": 1, "broom-service": 2}
QUICK = {"benevolent"}
LAST = "localStorage.setItem('broceliande.seats', JSON.stringify({ [%r]: { 0: %r } }))"
# What the line said while the steps ran.
LISTENS = """() => {
  window.said = new Set()
  const hear = () => window.said.add(document.querySelector('[data-since] .turn')?.innerText.trim())
  const all = { subtree: true, childList: true, characterData: true }
  new MutationObserver(hear).observe(document.body, all)
}"""
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def place(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks everybody away who is not looking."""
    with served(tmp_path_factory.mktemp("since"), away_after=0.0) as site:
        yield site


@pytest.fixture
def come(place: str, chromium: Browser) -> Iterator[Come]:
    """Somebody comes back to a seat whose turn they played elsewhere."""
    opened: list[BrowserContext] = []

    def back(game: str, size: tuple[int, int] = DESK, motion: bool = False) -> Visitor:
        table, secret = left(place, game)
        context = chromium.new_context(
            base_url=place,
            locale="en",
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page: Page = context.new_page()
        page.goto("/credits")
        page.evaluate(LAST % (table, secret))
        page.goto(f"/t/{table}")
        return Visitor(page, place)

    yield back
    for context in opened:
        context.close()


def left(site: str, game: str) -> tuple[str, str]:
    """A table at which bots have played since its owner's turn; its link, and the seat's secret."""
    guest = Visitor(None, site)  # type: ignore[arg-type]
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "name": "Bob"}] * BOTS[game]]
    opened = guest.api("tables", {"game": game, "seats": seats})
    table, secret = opened["table"]["id"], opened["secrets"]["0"]
    with connect(f"{site.replace('http', 'ws')}/api/tables/{table}/play") as line:
        line.send(json.dumps({"type": "hello", "secrets": [secret]}))
        own = -1  # the version of the last answer of one's own
        for at in range(400):
            told: list[Any] = []
            state = heard(line, own, told)
            moves = state["sights"][0]["moves"]
            if own > 0 and any(each["words"] for each in told if each["version"] > own):
                return table, secret  # bots answered since, and it is one's turn again
            if moves:
                own = state["version"] + 1
                move = moves[at * 7 % len(moves)]["id"]
                asked = {"type": "answer", "seat": 0, "version": state["version"], "move": move}
                line.send(json.dumps({**asked, "id": f"answer-{at}"}))
    raise AssertionError("the bots never played")


def heard(line: Any, after: int, story: list[Any]) -> Any:
    """The next state in which one is asked, later than a version; and what is told until then."""
    while True:
        told = json.loads(line.recv(timeout=30))
        state = told if told["type"] == "state" else told.get("state")
        story += state["story"] if state else []
        if state and state["version"] >= after and state["sights"][0]["moves"]:
            return state


@pytest.mark.parametrize(
    "game", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in BOTS]
)
def test_the_board_waits_until_one_has_seen_what_happened(come: Come, game: str) -> None:
    guest = come(game)
    page = guest.page
    since = page.locator("[data-since]")
    expect(since.get_by_role("heading", name="Since your turn")).to_be_visible()
    expect(guest.moves).to_have_count(0)  # nothing is asked of whoever is behind
    page.get_by_text("In words").click()
    lines = since.get_by_role("listitem").all_inner_texts()
    assert lines
    assert all("Bob" in line for line in lines)
    page.evaluate(LISTENS)
    before = page.locator(".board").inner_html()
    guest.button("Show me").click()
    guest.moves.first.wait_for()
    expect(since).to_have_count(0)
    assert page.locator(".board").inner_html() != before
    said = page.evaluate("[...window.said]")
    assert [line.strip() for line in lines if line.strip() not in said] == []
    expect(page.get_by_text("What changed since your turn")).to_be_visible()
    told = page.get_by_text("What changed since your turn")
    for _ in range(4):  # a move may be several choices
        if told.count():
            guest.step(0)
    expect(told).to_have_count(0)


def test_it_is_passed_over_on_a_phone_and_marked(come: Come) -> None:
    guest = come("benevolent", PHONE, motion=True)
    page = guest.page
    guest.button("Skip").click()
    guest.moves.first.wait_for()
    assert page.locator("[data-changed]").count() > 0
    guest.button("All right").click()
    expect(page.locator("[data-changed]")).to_have_count(0)
    page.reload()  # what was seen is not told again
    guest.moves.first.wait_for()
    expect(page.locator("[data-since]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", list(BOTS))
def test_it_moves_as_it_happened(come: Come, game: str) -> None:
    guest = come(game, PHONE, motion=True)
    assert faults(guest) == []
    guest.button("Show me").click()
    guest.moves.first.wait_for(timeout=120_000)
    expect(guest.page.locator("[data-since]")).to_have_count(0)
