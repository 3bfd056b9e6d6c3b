"""The app on a device: installed, without a network, of a new version; nothing private is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from broceliande.server.web.pages import Leaf
from tests.web.conftest import Visit

KEPT = """async () => {
  const all = []
  for (const name of await caches.keys()) {
    const found = await (await caches.open(name)).keys()
    all.push(...found.map(request => new URL(request.url).pathname))
  }
  return all
}"""
WORKS = "async () => (await navigator.serviceWorker.ready).active.state === 'activated' || null"
OPEN = """async game => {
  const seats = [{ kind: 'person', name: 'Morgane' }, { kind: 'bot', name: 'Yvain' }]
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify({ game, seats }) }
  return (await (await fetch('/api/tables', asked)).json()).table.id
}"""


def png_size(data: bytes) -> tuple[int, int]:
    """How wide and how high a PNG says that it is."""
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_can_be_installed(visit: Visit, lang: str) -> None:
    page = visit("/credits", lang=lang).page
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["url"].endswith(f"/app/{lang}.webmanifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == lang
    assert [each["url"] for each in manifest["shortcuts"]] == ["/games", "/"]
    purposes = set()
    for icon in (each for each in manifest["icons"] if each["type"] == "image/png"):
        data = page.request.get(icon["src"]).body()
        assert "x".join(map(str, png_size(data))) == icon["sizes"]
        purposes.add(icon["purpose"])
    assert purposes == {"any", "maskable", "monochrome"}
    for shot in manifest["screenshots"]:
        assert page.request.get(shot["src"]).headers["content-type"] == "image/webp"
    page.wait_for_function(WORKS)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in faults if each["errorId"] != "in-incognito"] == []


@pytest.mark.long
def test_without_a_network_ones_tables_stand_as_they_were_left(visit: Visit) -> None:
    guest = visit("/credits", lang="fr")
    page = guest.page
    table = page.evaluate(OPEN, "benevolent")
    page.goto(f"/t/{table}")
    guest.wait()
    page.wait_for_function(WORKS)
    page.goto("/credits")
    kept = page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert not [path for path in kept if not path.startswith(("/offline.html", "/assets/"))]
    page.context.set_offline(True)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Pas de réseau. Voici vos tables telles que vous les avez laissées."
    )
    guest.sees("Benevolent")
    guest.sees("avec Yvain")
    expect(page.get_by_text("C’était à")).to_be_visible()
    page.context.set_offline(False)
    guest.wait()  # the page came back by itself


def test_a_new_version_is_taken_when_one_says_so(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit("/credits").page
    page.wait_for_function(WORKS)
    page.reload()  # from here on the page is the worker's
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    old = page.evaluate("caches.keys()")
    answer = Leaf.response

    def newer(leaf: Leaf, request: Any, status: int = 200) -> Any:
        """The server has been brought up to date: its worker is another one."""
        if request.url.path != "/sw.js":
            return answer(leaf, request, status)
        changed = leaf.plain.replace(old[0].removeprefix("broceliande-").encode(), b"new")
        assert changed != leaf.plain
        return answer(Leaf(changed, leaf.kind, forever=False, tag='"new"'), request, status)

    monkeypatch.setattr(Leaf, "response", newer)
    page.evaluate("async () => void (await navigator.serviceWorker.ready).update()")
    expect(page.get_by_text("A new version is here.")).to_be_visible()
    assert set(old) < set(page.evaluate("caches.keys()"))  # it waits beside the one that works
    page.evaluate("window.before = true")
    page.get_by_role("button", name="Take it").click()
    page.wait_for_function("() => !window.before")
    page.wait_for_function("async ([old]) => !(await caches.keys()).includes(old)", arg=old)
