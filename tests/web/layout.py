"""How a table lies in windows of every size: each is looked at by one function in the page
(`layout.js`), and what it finds is told as a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.positions import OVER, Place
from tests.web.visitor import STATE

LOOK = (Path(__file__).parent / "layout.js").read_text("utf-8")
GAMES = ("benevolent", "bloody-grove", "roundforest", "bethel-woods", "broom-service")
WINDOWS = (
    (360, 740), (390, 844), (768, 1024), (1024, 768), (1180, 820), (1366, 640), (1366, 768),
    (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
FINGER = 1200  # narrower windows are telephones' and tablets'
SETTLED = """() => new Promise(done => {
  const wait = left => left ? requestAnimationFrame(() => wait(left - 1)) : setTimeout(done, 20)
  wait(3)
})"""
LIT = "light => { document.documentElement.dataset.theme = light }"
# Nothing is remembered of the table before, but every game is known.
FIRST = f"localStorage.clear(); localStorage['broceliande.met'] = JSON.stringify({list(GAMES)})"

# Painting takes most of the time, and is not looked at.
UNPAINTED = "addEventListener('DOMContentLoaded', () => { document.body.style.opacity = '0' })"


class Finding(NamedTuple):
    """Something that is wrong."""

    game: str
    question: str
    state: str
    lang: str
    light: str
    window: str
    what: str
    where: str


class Walk:
    """One page that goes from table to table and is seen through many windows."""

    def __init__(
        self, chromium: Browser, site: str, lang: str, windows: Sequence[tuple[int, int]] = WINDOWS
    ) -> None:
        self.lang, self.windows = lang, windows
        self.found: list[Finding] = []
        self.looks = 0
        self._touch: bool | None = None
        self._context = chromium.new_context(base_url=site, locale=lang, reduced_motion="reduce")
        self._context.set_default_timeout(40_000)
        self._context.add_init_script(f"try {{ {FIRST} }} catch {{}} {UNPAINTED}")
        self._page: Page = self._context.new_page()
        self._device: CDPSession = self._context.new_cdp_session(self._page)

    def close(self) -> None:
        """The page is closed."""
        self._context.close()

    def asked(self, place: Place, picks: bool = True) -> None:
        """A question, and what is asked once something was picked."""
        self._come(place, place.asked[0])
        self._page.locator("[data-move]").first.wait_for()
        self._all(place, "asked")
        pairs = self._page.locator("[data-move*=':']")
        if picks and pairs.count():
            before = self._page.evaluate(STATE)
            pairs.first.evaluate("one => one.click()")
            self._page.wait_for_function(f"was => ({STATE})() !== was", arg=before)
            self._all(place, "picked")

    def waiting(self, place: Place) -> None:
        """The same for somebody who is not asked."""
        if place.waits is not None:
            self._come(place, place.waits)
            self._page.locator(".ask.waits").wait_for()
            self._all(place, "waiting")

    def over(self, place: Place) -> None:
        """The end."""
        self._come(place, 0)
        self._page.locator("#end-title").wait_for()
        self._all(place, OVER)

    def _come(self, place: Place, seat: int) -> None:
        self._context.clear_cookies()  # another person, who has no seat but this one
        self._page.goto("about:blank")
        self._page.goto(place.way(seat))

    def _all(self, place: Place, state: str) -> None:
        for at, (width, height) in enumerate(self.windows):
            touch = width < FINGER
            # each window is seen by day and by night in turn: light moves nothing, but styles all
            # that is drawn anew, so half of them are seen in one light and half in the other
            light = "night" if (self.looks + (2 * at >= len(self.windows))) % 2 else "day"
            self._page.evaluate(LIT, light)
            if touch is not self._touch:
                self._touch = touch
                self._device.send(
                    "Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 1}
                )
            self._page.set_viewport_size({"width": width, "height": height})
            self._page.evaluate(SETTLED)
            for what, where in self._page.evaluate(LOOK, {"touch": touch, "state": state}):
                window = f"{width}x{height}"
                about = (place.game, place.question, state, self.lang, light)
                self.found.append(Finding(*about, window, what, where))
        self.looks += 1


def told(found: Iterable[Finding]) -> str:
    """The findings as a table, each once, with the windows it is seen in."""
    rows: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for each in found:
        key = (each.game, each.question, each.state, each.lang, each.what, each.where)
        rows[key].append(each.window)
    lines = [" | ".join((*key, ", ".join(windows))) for key, windows in rows.items()]
    head = "game | question | state | language | what | where | windows"
    return "\n".join(["", head, *lines, f"{len(lines)} findings"])
