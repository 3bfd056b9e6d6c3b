"""What the signs of a board mean, and how far everybody is: unfolded at the table, one tap away on
a phone; never over the question."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

GAMES = ("benevolent", "bloody-grove", "roundforest", "bethel-woods", "broom-service")
TABLET = (1024, 768)
# Signs that are drawn by nothing: their symbol is not on the page.
BLANK = """() => [...document.querySelectorAll('section.legend use')]
  .map((each) => each.getAttribute('href')).filter((id) => !document.querySelector(id))"""


def sit(visit: Visit, site: str, game: str, size: tuple[int, int], lang: str = "en") -> Visitor:
    """At a table of two, where one is asked first."""
    seats = [{"kind": "person", "name": "Morgane"}, {"kind": "bot", "level": "random"}]
    data = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"{site}/api/tables", data)
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=20) as answer:
        opened = json.load(answer)
    guest = visit(f"/t/{opened['table']['id']}#s={opened['secrets']['0']}", size=size, lang=lang)
    assert guest.wait()
    return guest


def test_a_legend_unfolds_and_leaves_the_question_free(visit: Visit, site: str) -> None:
    guest = sit(visit, site, "roundforest", DESK)
    legend = guest.page.get_by_role("region", name="Legend")
    tool = guest.button("Legend")
    tool.click()
    expect(legend).to_contain_text("Empty symbol: only with a compass")
    assert guest.page.evaluate(BLANK) == []
    ask, over = guest.page.locator(".ask").bounding_box(), legend.bounding_box()
    assert ask is not None
    assert over is not None
    assert ask["x"] + ask["width"] <= over["x"]
    assert faults(guest) == []
    guest.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    tool.click()
    tool.click()
    expect(legend).to_have_count(0)
    expect(guest.page.locator(".goal")).to_contain_text("0 of 3 apples")


@pytest.mark.long
def test_on_a_phone_goal_and_legend_are_one_tap_away(visit: Visit, site: str) -> None:
    guest = sit(visit, site, "broom-service", PHONE, "fr")
    steps = guest.page.locator(".goal li")
    expect(steps.first).to_be_hidden()
    guest.page.locator(".goal").get_by_role("button", name="But").click()
    expect(steps).to_have_text([re.compile("10 PV")] * 2)
    guest.button("Légende").click()
    legend = guest.page.get_by_role("region", name="Légende")
    expect(legend).to_contain_text("Tour ronde")
    assert guest.page.evaluate(BLANK) == []
    assert faults(guest) == []
    assert not sideways(guest)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_legend_and_says_how_far_all_are(
    visit: Visit, site: str, game: str
) -> None:
    for lang, word in (("en", "Legend"), ("fr", "Légende")):
        guest = sit(visit, site, game, TABLET, lang)
        guest.button(word).click()
        expect(guest.page.get_by_role("region", name=word)).to_be_visible()
        assert guest.page.evaluate(BLANK) == []
        expect(guest.page.locator(".goal li").first).to_be_visible()
        assert faults(guest) == []
