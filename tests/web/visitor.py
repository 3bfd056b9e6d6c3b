"""Somebody before a page: what they see and do."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

NO_BREAK = "\u00a0"


class Visitor:
    """A page, and the few things a player does with it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def button(self, name: str) -> Locator:
        """A button by its name, wherever it stands."""
        return self.page.get_by_role("button", name=name)

    @property
    def moves(self) -> Locator:
        """The legal moves as buttons."""
        return self.page.locator("[data-move]")

    @property
    def over(self) -> Locator:
        """The heading of the end screen."""
        return self.page.locator("#end-title")

    def wait(self) -> bool:
        """Until there is a move to make (True) or the game is over."""
        self.moves.or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def play_now(self) -> None:
        """From the lobby to the first question."""
        self.button("Play now").click()
        assert self.wait()

    def short_table(self, turns: int = 3, seats: int = 2) -> str:
        """A table of a few turns against bots, laid in the form; its id."""
        page = self.page
        page.goto("/g/benevolent/new")
        page.get_by_text(f"{seats} players").click()
        for chip in page.get_by_text("A bot", exact=True).all():
            chip.click()
        page.get_by_text("Options of the game").click()
        page.get_by_label("Limit of turns").fill(str(turns))
        self.button("Lay the table").click()
        page.wait_for_url("**/t/*")
        self.wait()
        return page.url.rsplit("/", 1)[1]

    def finish(self) -> None:
        """Any legal move until the end screen is there."""
        for _ in range(400):
            if not self.wait():
                return
            self.step(0)
        raise AssertionError("the game does not end")

    def step(self, which: int) -> None:
        """One move by its button."""
        question = self.state()
        self.moves.nth(which).click()
        self.page.wait_for_function(
            "was => (document.querySelector('#end-title') || document.querySelector('[data-move]'))"
            " && was !== [...document.querySelectorAll('[data-move]')].map(e => e.dataset.move)"
            ".join() + document.querySelectorAll('[role=log] li').length",
            arg=question,
        )

    def state(self) -> str:
        """Something that changes with every answer."""
        return str(
            self.page.evaluate(
                "() => [...document.querySelectorAll('[data-move]')].map(e => e.dataset.move)"
                ".join() + document.querySelectorAll('[role=log] li').length"
            )
        )

    def api(self, path: str, form: Any = None) -> Any:
        """What the server says, beside the page."""
        data = None if form is None else json.dumps(form).encode()
        request = urllib.request.Request(f"{self.site}/api/{path}", data)
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def sees(self, words: str | re.Pattern[str]) -> None:
        """Somewhere on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()
