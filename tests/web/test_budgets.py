"""Budgets: of the built files, and in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

from broceliande.server import types
from tests.web.conftest import Visit

LOBBY, FIRST_GAME = 150_000, 500_000  # bytes on the wire
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}


def test_types_are_those_of_the_declarations(pages: Path, tmp_path: Path) -> None:
    types.main(str(tmp_path))
    generated = Path(__file__).parents[2] / "web/src/generated"
    for name in ("views.ts", "wire.ts"):
        assert (generated / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8")


def test_nothing_is_inlined_and_names_hold_hashes(pages: Path) -> None:
    index = (pages / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*src=)|<style|style=", index)
    for file in (pages / "assets").iterdir():
        assert re.search(r"-[\w-]{8}\.", file.name), file.name
        if file.suffix in {".js", ".css"} and file.stat().st_size > 1000:
            assert file.with_name(file.name + ".br").is_file()


def test_bytes_on_the_wire(chromium: Browser, site: str) -> None:
    context = chromium.new_context(base_url=site, locale="fr", reduced_motion="reduce")
    page = context.new_page()
    sizes: list[int] = []
    foreign: list[str] = []

    def weigh(response: Response) -> None:
        if not response.url.startswith(site):
            foreign.append(response.url)
        sizes.append(int(response.headers.get("content-length", "0")))

    page.on("response", weigh)
    page.goto("/")
    page.locator(".btn.glow:enabled").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = sum(sizes)
    page.locator(".btn.glow").click()
    page.locator("[data-move]").first.wait_for(timeout=20_000)
    context.close()
    assert foreign == []
    assert lobby <= LOBBY
    assert sum(sizes) <= FIRST_GAME


FELT = """() => new Promise(done => {
  const from = performance.now()
  new MutationObserver(() => done(performance.now() - from)).observe(document.body,
    { subtree: true, childList: true, attributes: true })
  document.querySelector('[data-move]').click()
})"""


def test_a_click_is_felt_at_once(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    felt = []
    for _ in range(5):
        guest.wait()
        guest.page.wait_for_timeout(300)
        felt.append(guest.page.evaluate(FELT))
        guest.page.wait_for_timeout(300)
    assert max(felt) <= 100


@pytest.mark.parametrize("path", ["/"])
def test_largest_paint(chromium: Browser, site: str, path: str) -> None:
    context = chromium.new_context(base_url=site, viewport={"width": 390, "height": 844})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(path)
    page.locator(".btn.glow").wait_for()
    paint = page.evaluate(
        """() => new Promise(done => new PerformanceObserver(list =>
          done(list.getEntries().at(-1).startTime)).observe(
          { type: 'largest-contentful-paint', buffered: true }))"""
    )
    context.close()
    assert paint <= 2500
