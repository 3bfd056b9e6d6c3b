"""A real server with the pages that were built, and Chromium before it."""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import broceliande as bro
from broceliande.bots.random_bot import RandomBot
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.run import Address, server_of
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/broceliande/server/static"
PHONE, DESK = (390, 844), (1440, 900)
PATIENCE = 40_000  # milliseconds: where the machine is busy, a single picture may take seconds
# In daylight on a desk, at night on a phone; the other two show little more, and take as long.
LOOKS = [
    (DESK, False),
    (PHONE, True),
    pytest.param(DESK, True, marks=pytest.mark.long),
    pytest.param(PHONE, False, marks=pytest.mark.long),
]

Visit = Callable[..., Visitor]

BOARDS = ("bethel_woods", "bloody_grove", "broom_service", "roundforest")
LATER = ("absent", "coach", "devices", "everyone", "folk")  # what servers' tests see much of, too


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the boards of these games do in the browser takes minutes to see: `make test-web` does,
    while `make test` sees every game from its lobby on in `test_every_game.py`."""
    files = {f"test_{board}.py" for board in (*BOARDS, *LATER)}
    for item in items:
        if item.path.name in files and "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def pages() -> Path:
    """The pages, built if they are not, or are old."""
    environment = {**os.environ, "PYTHON": sys.executable}
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run side by side; the pages are built once
        subprocess.run([ROOT / "scripts/web", "build"], check=True, env=environment, cwd=ROOT)
    return STATIC


@pytest.fixture(scope="session")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which that server keeps its tables."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(pages: Path, cellar: Path) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    with served(cellar, call_inside=("127.0.0.0/8",)) as address:
        yield address


@contextmanager
def served(
    folder: Path, games: Mapping[str, bro.Game] | None = None, **other: Any
) -> Iterator[str]:
    """A server that keeps its tables in a folder, and hinders nobody who is quick; `games` are
    ours if none are given, `other` other settings."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
        bot_pace=0.0,
        only=False,
        silence=30.0,  # the machine that tests may be busy
        bot_patience=120.0,  # the first hint loads what was compiled: on such a machine that takes
        hint_iterations=24,
        coach_iterations=3,
        request_burst=10_000,
        create_burst=10_000,
        frame_burst=10_000,
    )
    settings = replace(settings, **other)
    with pytest.MonkeyPatch.context() as patch:  # bots of any level answer without thinking
        patch.setattr(
            "broceliande.server.company.thinkers._made", lambda level, seconds: RandomBot()
        )
        server = server_of(settings, Address(port=port), games)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    yield address
    server.should_exit = True
    thread.join(10)


@pytest.fixture(autouse=True)
def turn(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests of the pages run side by side, but those marked `alone` measure time: while one of them
    runs, the others wait. Who wants to be alone closes the gate, so that nobody new comes in."""
    (ROOT / "build").mkdir(exist_ok=True)
    alone = request.node.get_closest_marker("alone") is not None
    with (ROOT / "build/gate.lock").open("w") as gate, (ROOT / "build/hall.lock").open("w") as hall:
        fcntl.flock(gate, fcntl.LOCK_EX)
        fcntl.flock(hall, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        if not alone:
            fcntl.flock(gate, fcntl.LOCK_UN)
        yield


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    told = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True, check=True)
    found = told.stdout.split()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found[0], args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """Opens browsers: each call is another person's, with nothing remembered."""
    opened: list[tuple[BrowserContext, list[str]]] = []

    def come(
        path: str = "/",
        size: tuple[int, int] = DESK,
        lang: str = "en",
        night: bool = False,
        motion: bool = False,
        scale: float = 1,
        agent: str | None = None,
    ) -> Visitor:
        context = chromium.new_context(
            base_url=site,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if night else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 700,
            device_scale_factor=scale,
            user_agent=agent,
        )
        context.set_default_timeout(PATIENCE)
        wrong: list[str] = []
        page: Page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if _bad(line.text) else None)
        page.goto(path)
        opened.append((context, wrong))
        return Visitor(page, site)

    yield come
    troubles = [trouble for _, wrong in opened for trouble in wrong]
    for context, _ in opened:
        context.close()
    assert not troubles


def two_people(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two at a table of Benevolent, one by the other's link; the one who is asked comes first."""
    host = visit("/g/benevolent/new")
    host.button("Lay the table").click()
    link = host.page.get_by_label("The table’s link").input_value()
    friend = visit(link.replace(host.site, ""))
    friend.button("Sit down").click()
    for person in (host, friend):
        person.button("I am ready").click()
    for person in (host, friend):
        person.moves.or_(person.page.get_by_text("is thinking")).first.wait_for()
    return (host, friend) if host.moves.count() else (friend, host)


def _bad(line: str) -> bool:
    """What the site's policy refused is a fault of the page; a cut line is not."""
    return "Content Security Policy" in line or "Uncaught" in line
