"""The sheet of a phone: a line, the question with its choices, or all of it; and words beside a
thing, never over it nor over what can be chosen."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.node import bundled, node
from tests.web.test_legend import sit
from tests.web.visitor import Visitor

SMALL = (360, 740)
# What a sheet of words lies over: the thing that it explains, or one that can be chosen.
COVERED = """() => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect()
  const free = document.querySelectorAll('[data-thing].lit, [data-thing].can, .ask')
  return [...free].filter((each) => {
    const at = each.getBoundingClientRect()
    const beside = tip.right <= at.left + 1 || tip.left >= at.right - 1
    return at.width && !beside && tip.bottom > at.top + 1 && tip.top < at.bottom - 1
  }).map((each) => each.dataset.thing ?? each.className)
}"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("sheet")
    files = [str(bundled(f"lib/{name}", folder)) for name in ("sheet", "placing")]
    command = [node(), str(Path(__file__).with_name("sheet.mjs")), *files]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_it_comes_to_rest_at_one_of_three_heights(said: dict[str, Any]) -> None:
    heights = said["heights"]
    assert heights["steps"] == [["peek", "half"], ["peek", "full"], ["half", "full"]]
    assert heights["let_go"] == ["half", "peek", "full", "peek", "full"]


def test_it_opens_by_itself_when_others_have_played(said: dict[str, Any]) -> None:
    assert said["heights"]["low"] == ["peek", "peek", "half", "full"]
    assert said["heights"]["unasked"] == ["half", "full", "full"]


def test_words_stand_beside_their_thing(said: dict[str, Any]) -> None:
    words = said["words"]
    assert words["above"] == {"x": 80, "y": 282}
    assert words["free"]
    assert words["crowded"]
    assert words["edge"]["y"] >= 60


def high(guest: Visitor) -> str | None:
    return guest.page.locator("#main").get_attribute("data-sheet")


def test_a_sheet_is_pulled_pressed_and_remembered(visit: Visit, site: str) -> None:
    guest = sit(visit, site, "benevolent", PHONE)
    page = guest.page
    grip = page.get_by_role("slider", name="Height of the sheet")
    ways, asked = guest.moves.count(), page.locator("#question").inner_text()
    assert high(guest) == "half"
    grip.press("ArrowDown")
    line = page.locator(".grip .line")
    expect(line).to_contain_text(asked)
    expect(line).to_contain_text(f"{ways} choices")  # none is hidden unsaid
    expect(guest.moves.first).to_be_hidden()
    box = line.bounding_box()
    assert box is not None
    assert box["height"] <= 60
    page.reload()
    expect(line).to_be_visible()  # as one left it
    line.click()
    expect(guest.moves.first).to_be_visible()
    grip.click()  # a step higher
    assert guest.moves.count() == ways
    assert faults(guest) == []
    leaves = page.get_by_role("group", name="Leaves of the sheet")
    leaves.get_by_role("button", name="Story").click()
    expect(page.get_by_role("log")).to_be_in_viewport()
    page.keyboard.press("Escape")
    assert high(guest) == "half"
    held = grip.bounding_box()
    assert held is not None
    page.mouse.move(held["x"] + 50, held["y"] + 30)
    page.mouse.down()
    page.mouse.move(held["x"] + 50, 820, steps=4)
    page.mouse.up()
    expect(line).to_be_visible()
    assert not sideways(guest)


def test_what_is_scrolled_passes_under_the_edge(visit: Visit, site: str) -> None:
    guest = sit(visit, site, "benevolent", SMALL)
    page = guest.page
    page.locator("[data-owl]").click()
    page.locator("[data-advice]").first.wait_for()
    grip, sheet = page.locator(".grip"), page.locator(".voice > .asks")
    sheet.evaluate("sheet => sheet.scrollTo({ top: 60, behavior: 'instant' })")
    expect(grip).to_have_css("border-top-width", "2px")
    expect(grip).to_have_css("background-image", re.compile("gradient"))
    sheet.evaluate("sheet => sheet.scrollTo({ top: 0, behavior: 'instant' })")
    expect(grip).to_have_css("background-image", "none")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "game", ["benevolent", "bloody-grove", "roundforest", "bethel-woods", "broom-service"]
)
def test_every_game_has_its_sheet(visit: Visit, site: str, game: str, lang: str) -> None:
    guest = sit(visit, site, game, SMALL, lang)
    page = guest.page
    page.locator(".grip .pill").press("ArrowDown")
    expect(page.locator(".grip .line b")).to_be_visible()
    assert faults(guest) == []
    page.locator(".grip .pill").press("ArrowUp")
    page.locator(".grip .pill").press("ArrowUp")
    for leaf in page.locator(".leaves button[aria-pressed]").all():
        leaf.click()
        assert faults(guest) == []
    assert not sideways(guest)


def test_a_tip_leaves_free_what_can_be_chosen(visit: Visit, site: str) -> None:
    guest = sit(visit, site, "benevolent", DESK)
    page = guest.page
    things = page.locator(".board [data-thing^=hex]:not(.lit)")
    lit = page.locator(".board [data-thing^=hex].lit")
    for thing in (lit.first, lit.last, things.first):
        if thing.count():
            thing.hover(force=True)
            page.get_by_role("tooltip").wait_for()
            assert page.evaluate(COVERED) == []
