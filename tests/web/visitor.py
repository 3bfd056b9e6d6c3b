"""Somebody before a page: what they see and do."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

# Changes with every answer; ends in "ready" when there is something to do or the game is over, and
# no click waits to be carried out: what others answer meanwhile is not taken for it.
STATE = """() => {
  const moves = document.querySelectorAll('[data-move]').length
  const over = document.querySelector('#end-title')
  const pressed = document.querySelector('[data-felt=""]')
  const ready = !pressed && (over || moves)
  return document.querySelector('[data-moment]')?.dataset.moment + (ready ? ' ready' : '')
}"""


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

    def short_table(self, turns: int = 3, seats: int = 2, game: str = "benevolent") -> str:
        """A table against bots, of a few turns where the game knows a limit, laid in the form; its
        id."""
        page = self.page
        page.goto(f"/g/{game}/new")
        page.get_by_role("radio", name=f"{seats} players").check(force=True)
        for chip in page.get_by_role("radio", name="A bot", exact=True).all():
            chip.check(force=True)
        options = page.get_by_text("Game options")
        if options.count():
            options.click()
        limit = page.get_by_label("Turn limit")
        if limit.count():
            limit.fill(str(turns))
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

    def whole_story(self) -> None:
        """At the end: its course, the coach, whether the deal was fair."""
        self.button("The whole story").click()
        self.page.get_by_role("dialog", name="The whole story").wait_for()

    def step(self, which: int) -> None:
        """One move by its button, counted round and round."""
        self.moves.first.wait_for()
        before = self.state()
        self.moves.nth(which % max(1, self.moves.count())).click()
        self.changed(before)

    def changed(self, before: str) -> None:
        """Until something else is asked, or the game is over."""
        self.page.wait_for_function(
            f"was => {{ const now = ({STATE})(); return now.endsWith('ready') && now !== was }}",
            arg=before,
        )

    def state(self) -> str:
        """Something that changes with every answer."""
        return str(self.page.evaluate(STATE))

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
