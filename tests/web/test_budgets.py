"""Budgets: of the built files, and in the browser."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from broceliande.server.web import types
from tests.web.conftest import Visit
from tests.web.timing import traced

ROOT = Path(__file__).parents[2]
LOBBY, FIRST_GAME = 150_000, 500_000  # bytes on the wire
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}


def test_types_are_those_of_the_declarations(pages: Path, tmp_path: Path) -> None:
    types.main(str(tmp_path))
    generated = ROOT / "web/src/generated"
    for name in ("views.ts", "wire.ts", "french.ts"):
        assert (generated / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8")


def test_nothing_is_inlined_and_names_hold_hashes(pages: Path) -> None:
    index = (pages / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*src=)|<style|style=", index)
    for file in (pages / "assets").iterdir():
        assert re.search(r"-[\w-]{8}\.", file.name), file.name
        if file.suffix in {".js", ".css"} and file.stat().st_size > 1000:
            assert file.with_name(file.name + ".br").is_file()


class Scales:
    """What a page costs on the wire, each answer by the bytes that truly came."""

    def __init__(self, page: Page, site: str) -> None:
        self.bytes = 0
        self.foreign: list[str] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._weigh)
        page.on("request", lambda asked: self._look(asked.url, site))

    def _weigh(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])

    def _look(self, url: str, site: str) -> None:
        if not url.startswith((site, site.replace("http", "ws"), "data:")):
            self.foreign.append(url)


def test_bytes_on_the_wire(chromium: Browser, site: str) -> None:
    context = chromium.new_context(base_url=site, locale="fr", reduced_motion="reduce")
    page = context.new_page()
    page.route("**/Keeper-*", lambda route: route.abort())  # comes once the lobby has rested
    scales = Scales(page, site)
    page.goto("/")
    page.locator(".btn.glow:enabled").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = scales.bytes
    page.locator(".btn.glow").click()
    page.locator("[data-move]").first.wait_for(timeout=20_000)
    page.wait_for_load_state("networkidle")
    context.close()
    assert scales.foreign == []
    assert 50_000 < lobby <= LOBBY
    assert scales.bytes <= FIRST_GAME


def test_only_what_is_opened_as_a_page_carries_what_a_page_is_told(site: str, pages: Path) -> None:
    """A browser heeds no policy of a script, a style or a letter that a page asks for."""

    def answered(path: str) -> Any:
        try:
            return urllib.request.urlopen(f"{site}{path}", timeout=20).headers
        except urllib.error.HTTPError as refused:
            return refused.headers

    parts = {file.suffix: file.name for file in (pages / "assets").iterdir()}
    light = [f"/assets/{parts[kind]}" for kind in (".js", ".css", ".woff2")]
    whole = ["/", "/sw.js", "/leaf.svg", f"/assets/{parts['.svg']}", "/assets/none.js"]
    for path in light + whole:
        told = answered(path)
        assert told["x-content-type-options"] == "nosniff", path
        for page in ("content-security-policy", "x-frame-options", "permissions-policy"):
            assert (told[page] is None) == (path in light), path


def test_what_is_read_is_packed_and_secrets_are_not(site: str) -> None:
    def answer(path: str, form: Any = None) -> Any:
        data = None if form is None else json.dumps(form).encode()
        asked = urllib.request.Request(f"{site}/api/{path}", data)
        asked.add_header("accept-encoding", "gzip")
        asked.add_header("content-type", "application/json")
        return urllib.request.urlopen(asked, timeout=20)

    with answer("games/benevolent/words") as words:
        assert words.headers["content-encoding"] == "gzip"
    seats = [{"kind": "person", "name": "é" * 30}, *[{"kind": "bot", "name": "è" * 30}] * 3]
    with answer("tables", {"game": "benevolent", "seats": seats}) as opened:
        assert opened.headers["content-encoding"] is None
        body = opened.read()
    assert len(body) > 1000
    assert b"secrets" in body


CLICKS, FEEDBACK = 3, 100  # milliseconds


def test_a_click_is_felt_at_once(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    for _ in range(CLICKS):
        assert guest.wait()
        guest.moves.first.hover()
        guest.page.wait_for_timeout(300)
        before = guest.state()
        with traced(guest.page) as trace:
            guest.moves.first.click(delay=60)
            guest.changed(before)
        assert 0 < trace.press() <= FEEDBACK


TRIES, PAINT = 4, 2500  # milliseconds


@pytest.mark.alone
def test_largest_paint(chromium: Browser, site: str) -> None:
    """The best of a few: the page needs its time each time, what the machine does besides comes on
    top, and what the page waited for a processor is taken off."""
    painted = []
    for _ in range(TRIES):
        painted.append(_largest_paint(chromium, site))
        if painted[-1] <= PAINT:
            break
    assert min(painted) <= PAINT, painted


def _largest_paint(chromium: Browser, site: str) -> float:
    context = chromium.new_context(base_url=site, viewport={"width": 390, "height": 844})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    with traced(page) as trace:
        page.goto("/")
        page.locator(".btn.glow").wait_for()
        paint = page.evaluate(
            """() => new Promise(done => new PerformanceObserver(list =>
              done(list.getEntries().at(-1).startTime)).observe(
              { type: 'largest-contentful-paint', buffered: true }))"""
        )
    context.close()
    return float(paint) - trace.kept_waiting()


def test_the_lock_holds_no_addresses_and_every_platform() -> None:
    lock = (ROOT / "web/package-lock.json").read_text("utf-8")
    packages = json.loads(lock)["packages"]
    assert not [name for name, each in packages.items() if "resolved" in each]
    assert all("integrity" in each for name, each in packages.items() if name)
    for name, each in packages.items():
        for part in each.get("optionalDependencies", {}):
            assert f"node_modules/{part}" in packages, f"{part}, a part of {name}, is not locked"
