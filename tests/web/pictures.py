"""The pictures of the README and of the manual, in both languages: `make pictures`. A few moves at
each table, small WebP files.

Not a test; it stands here because it visits the pages as the tests do."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ROOT, served
from tests.web.visitor import Visitor

PICTURES = ROOT / "docs/pictures"
APP = ROOT / "web/public/app"
DESK, PHONE = (1280, 800), (390, 844)
WIDE = 760  # pixels at most
MOST = 900_000  # bytes, all of them together
LEAST = 10_000  # bytes, each of them
COMPANY = ("Yvain", "Viviane", "Merlin")
LANGUAGES = ("en", "fr")
TABLES = (  # game, seats, moves made, size, night
    ("benevolent", 3, 16, DESK, False),
    ("benevolent", 3, 9, PHONE, True),
    ("bloody-grove", 2, 12, DESK, True),
    ("bloody-grove", 2, 8, PHONE, False),
    ("roundforest", 3, 14, DESK, False),
    ("roundforest", 2, 9, PHONE, False),
    ("bethel-woods", 2, 9, DESK, False),
    ("bethel-woods", 2, 7, PHONE, True),
    ("broom-service", 3, 16, DESK, False),
    ("broom-service", 3, 9, PHONE, True),
)


def main(wanted: list[str]) -> None:
    """All of them anew, or those whose names are given, such as fr/benevolent."""
    chromium = subprocess.check_output([ROOT / "scripts/browser"], text=True).split()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as site,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for lang in LANGUAGES:
            (PICTURES / lang).mkdir(parents=True, exist_ok=True)
            if not wanted or f"{lang}/lobby" in wanted:
                visitor = come(browser, site, DESK, night=False, lang=lang)
                visitor.page.wait_for_load_state("networkidle")
                take(visitor, f"{lang}/lobby")
            for game, seats, moves, size, night in TABLES:
                name = f"{lang}/{game}" + ("-phone" if size is PHONE else "")
                if not wanted or name in wanted:
                    visitor = come(browser, site, size, night, lang)
                    play_a_little(visitor, game, seats, moves)
                    take(visitor, name)
        browser.close()
    for lang in LANGUAGES:  # what a system shows before it installs the app
        for name, shape in (("lobby", "wide"), ("benevolent-phone", "narrow")):
            shutil.copyfile(PICTURES / lang / f"{name}.webp", APP / f"{lang}-{shape}.webp")
    weight = sum(file.stat().st_size for file in PICTURES.rglob("*.webp"))
    assert weight <= MOST, f"{weight} bytes are too many"
    print(f"{weight} bytes in {PICTURES}")


def play_a_little(visitor: Visitor, game: str, seats: int, moves: int) -> None:
    """A few moves at a table of that game."""
    sit_down(visitor, game, seats)
    for at in range(moves):
        if visitor.wait():
            visitor.step(at * 7)


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
    """The picture, from the top of the page, once everything has come to rest."""
    visitor.page.mouse.move(2, 2)
    visitor.page.evaluate("scrollTo(0, 0)")
    visitor.page.wait_for_timeout(1500)
    session = visitor.page.context.new_cdp_session(visitor.page)
    wide = visitor.page.evaluate("innerWidth")
    clip = {"x": 0, "y": 0, "width": wide, "height": visitor.page.evaluate("innerHeight")}
    asked = {"format": "webp", "quality": 40, "clip": {**clip, "scale": min(1, WIDE / wide)}}
    picture = base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])
    assert len(picture) > LEAST, f"{name} is blank"
    (PICTURES / f"{name}.webp").write_bytes(picture)
    visitor.page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
