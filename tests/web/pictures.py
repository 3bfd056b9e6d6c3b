"""The pictures of the README: `make pictures`. A few moves at each table, small WebP files.

Not a test; it stands here because it visits the pages as the tests do."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ROOT, served
from tests.web.visitor import Visitor

PICTURES = ROOT / "docs/pictures"
DESK, PHONE = (1280, 800), (390, 844)
WIDE = 760  # pixels at most
MOST = 300_000  # bytes, all of them together
COMPANY = ("Yvain", "Viviane", "Merlin")
TABLES = (  # game, seats, moves made, size, night, language
    ("benevolent", 3, 16, DESK, False, "en"),
    ("benevolent", 3, 9, PHONE, True, "fr"),
    ("bloody-grove", 2, 12, DESK, True, "en"),
    ("roundforest", 3, 14, DESK, False, "fr"),
    ("bethel-woods", 2, 9, DESK, False, "en"),
    ("broom-service", 3, 16, DESK, False, "fr"),
)


def main(wanted: list[str]) -> None:
    """All of them anew, or those whose names are given."""
    chromium = subprocess.check_output([ROOT / "scripts/browser"], text=True).split()[0]
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as site,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if not wanted or "lobby" in wanted:
            visitor = come(browser, site, DESK, night=False, lang="en")
            visitor.page.wait_for_load_state("networkidle")
            take(visitor, "lobby")
        for game, seats, moves, size, night, lang in TABLES:
            name = game + ("-phone" if size is PHONE else "")
            if wanted and name not in wanted:
                continue
            visitor = come(browser, site, size, night, lang)
            sit_down(visitor, game, seats)
            for at in range(moves):
                if visitor.wait():
                    visitor.step(at * 7)
            take(visitor, name)
        browser.close()
    weight = sum(file.stat().st_size for file in PICTURES.iterdir())
    assert weight <= MOST, f"{weight} bytes are too many"
    print(f"{weight} bytes in {PICTURES}")


def come(browser: Browser, site: str, size: tuple[int, int], night: bool, lang: str) -> Visitor:
    """Somebody new, with a window of that size."""
    context = browser.new_context(
        base_url=site,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if night else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    return Visitor(page, site)


def sit_down(visitor: Visitor, game: str, seats: int) -> None:
    """At a table of that game, with bots."""
    bots = [{"kind": "bot", "name": name, "level": "random"} for name in COMPANY[: seats - 1]]
    form = {"game": game, "seats": [{"kind": "person", "name": "Morgane"}, *bots]}
    opened: dict[str, Any] = visitor.api("tables", form)
    table = opened["table"]["id"]
    kept = json.dumps({table: opened["secrets"]})
    visitor.page.evaluate("kept => localStorage.setItem('broceliande.seats', kept)", kept)
    visitor.page.goto(f"/t/{table}")


def take(visitor: Visitor, name: str) -> None:
    """The picture, once everything has come to rest."""
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(1500)
    session = visitor.page.context.new_cdp_session(visitor.page)
    wide = visitor.page.evaluate("innerWidth")
    clip = {"x": 0, "y": 0, "width": wide, "height": visitor.page.evaluate("innerHeight")}
    asked = {"format": "webp", "quality": 45, "clip": {**clip, "scale": min(1, WIDE / wide)}}
    data = session.send("Page.captureScreenshot", asked)["data"]
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(data))
    visitor.page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
