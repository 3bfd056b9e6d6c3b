"""Learning is one press away; one plays as one likes, and that is remembered."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.node import bundled, node
from tests.web.visitor import Visitor

FIVE = ("Benevolent", "Bloody Grove", "Roundforest", "Bethel Woods", "Broom Service")


def link(guest: Visitor, name: str) -> str | None:
    """Where a link of the page leads."""
    return guest.page.get_by_role("link", name=name).first.get_attribute("href")


def test_every_card_and_rules_page_leads_to_the_lesson(visit: Visit) -> None:
    guest = visit("/", size=PHONE)
    for title in FIVE:
        lesson = link(guest, f"Learn to play {title}")
        assert lesson == f"/g/{title.lower().replace(' ', '-')}/teach"
        assert guest.api(f"games/{lesson.split('/')[2]}/lesson")["steps"]
    guest.page.goto("/g/roundforest/rules")
    assert link(guest, "Learn by playing") == "/g/roundforest/teach"


def test_the_first_table_asks_once_and_waits_while_one_learns(visit: Visit) -> None:
    guest = visit("/")
    guest.play_now()
    table = guest.page.url
    guest.sees("First time? Five minutes and you know it.")
    guest.page.get_by_role("link", name="Show me").click()
    guest.page.wait_for_url("**/g/benevolent/teach?table=*")
    guest.wait()
    guest.page.goto(table)
    guest.wait()
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.get_by_text("First time?").count() == 0


def test_the_light_stays_lit_and_the_card_has_its_name(visit: Visit) -> None:
    guest = visit("/g/bloody-grove/teach")
    guest.wait()
    step = guest.api("games/bloody-grove/lesson?lang=en")["steps"][0]
    light = guest.page.locator(f'[data-teacher="{step["path"][0]}"]')
    expect(light).to_be_visible()
    name = next(iter(step["named"].values()))
    for x, y in ((400, 300), (700, 420), (720, 500), (300, 760)):
        guest.page.mouse.move(x, y, steps=3)
    guest.page.locator(".mv").last.hover()
    expect(light).to_be_visible()
    expect(light).to_have_text(name)
    assert guest.page.locator(".mv.over").count() == 1


def test_a_name_near_the_edge_of_a_phone_can_be_read(tmp_path: Path) -> None:
    file = bundled("lib/within", tmp_path)
    asked = [(75, 200), (195, 200), (380, 200)]  # the middle of a thing, the width of its name
    lines = f"import {{ within }} from '{file}'\n"
    lines += f"console.log(JSON.stringify({json.dumps(asked)}.map(([m, w]) => within(m, w, 390))))"
    command = [node(), "--input-type=module", "-e", lines]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert told == [33, 0, -98]


@pytest.mark.long
def test_seats_and_bots_are_chosen_beside_play_and_remembered(visit: Visit) -> None:
    guest = visit("/")
    guest.button("Roundforest: 3 seats").click()
    popover = guest.page.get_by_role("dialog", name="Roundforest: with whom?")
    popover.get_by_role("radio", name="4", exact=True).check(force=True)
    popover.get_by_role("radio", name="Sapling").check(force=True)
    guest.page.keyboard.press("Escape")
    expect(guest.button("Roundforest: 4 seats, bots: Sapling")).to_be_focused()
    guest.page.reload()
    guest.button("Roundforest: 4 seats, bots: Sapling").wait_for()
    guest.button("Play Roundforest against bots").click()
    guest.page.wait_for_url("**/t/*")
    seats = guest.api(f"tables/{guest.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
    guest.page.goto("/")
    guest.sees("Roundforest, 4 seats, Sapling")
    assert link(guest, "Invite") == "/g/roundforest/new"
    guest.page.mouse.wheel(0, 9000)  # open tables are fetched when one comes to them
    assert link(guest, "Lay your own") == "/g/roundforest/new"


@pytest.mark.long
def test_bethel_woods_is_played_as_the_box_has_it(visit: Visit) -> None:
    guest = visit("/", size=PHONE)
    guest.button("Bethel Woods: 2 seats").click()
    guest.page.get_by_role("radio", name=re.compile("^1")).check(force=True)
    guest.sees("On your own: our own extension.")
    guest.page.goto("/g/bethel-woods/new")
    guest.page.locator('[name="count"][value="1"]').check(force=True)
    guest.sees("On your own: our own extension.")


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)])
def test_settings_hold_at_once_and_for_the_next_time(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit("/", size=size, motion=True)
    page = guest.page
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    sheet = page.get_by_role("dialog", name="Settings")
    guest.button("Settings").click()
    expect(sheet).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    if size == DESK:  # a phone's sheet lies over everything
        guest.button("Settings").click()
        expect(sheet).to_be_visible()
    guest.play_now()
    page.locator("[data-owl]").wait_for()
    expect(sheet).to_have_count(0)  # another page, another sheet
    guest.button("Settings").click()
    for choice in ("brief", "very large", "I play them", "never"):
        page.get_by_role("radio", name=choice).check(force=True)
    expect(root).to_have_attribute("data-motion", "brief")
    expect(page.locator("[data-owl]")).to_have_count(0)
    page.reload()
    guest.wait()
    expect(root).to_have_attribute("data-motion", "brief")
    expect(root).to_have_attribute("data-text", "larger")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    assert page.locator("[data-owl]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
