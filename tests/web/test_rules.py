"""The page of rules: drawings, examples, a search, the aid on one page, paragraphs by their
number."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.node import bundled, node

ROOT = Path(__file__).parents[2]
FIVE = ("benevolent", "bethel-woods", "bloody-grove", "broom-service", "roundforest")
THINGS = ["La Forêt d’Émeraude", "Deux œufs", "Les chevaux, un cheval", "RF-031 Ici"]
CASES: list[tuple[str, list[int]]] = [
    ("", [0, 1, 2, 3]),
    ("  ", [0, 1, 2, 3]),
    ("foret", [0]),
    ("EMERAUDE forêts", [0]),
    ("oeuf", [1]),
    ("œufs deux", [1]),
    ("chevaux", [2]),
    ("rf-031", [3]),
    ("d'emeraude", [0]),
    ("forêt cheval", []),
    ("dragon", []),
]
# Symbols that are drawn but not there, and the height of the aid against that of its page.
LACKING = """() => [...document.querySelectorAll('main use, [data-aid] use')]
  .map((each) => each.getAttribute('href'))
  .filter((each) => !document.getElementById(each.slice(1)))"""
# Words that lie over the drawing they belong to: over what is painted of it, not what is cut off.
COVERED = """() => [...document.querySelectorAll('[data-piece]')].filter((each) => {
  each.scrollIntoView({ block: 'center', behavior: 'instant' })
  const words = each.querySelector('.words').getBoundingClientRect()
  const pic = each.querySelector('.pic')
  pic?.querySelectorAll('*').forEach((one) => (one.style.pointerEvents = 'visiblePainted'))
  const drawn = (one) => one !== pic && pic?.contains(one)
  const painted = (x, y) => document.elementsFromPoint(x, y).some(drawn)
  for (let x = words.left + 2; x < words.right; x += 6)
    for (let y = words.top + 2; y < words.bottom; y += 6) if (painted(x, y)) return true
  return false
}).map((each) => each.dataset.piece)"""
FITS = """() => {
  const aid = document.querySelector('[data-aid]')
  const { clientHeight: high, clientWidth: wide } = aid
  return high > 400 && aid.scrollHeight <= high && aid.scrollWidth <= wide
}"""


def test_a_search_minds_neither_accents_nor_case_nor_plurals(tmp_path: Path) -> None:
    file = bundled("lib/seek", tmp_path)
    given = json.dumps([[THINGS, sought] for sought, _ in CASES])
    command = [node(), str(ROOT / "tests/web/seek.mjs"), str(file)]
    told = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [[THINGS[at] for at in found] for _, found in CASES]


def test_rules_are_looked_at_searched_and_opened_at_a_paragraph(visit: Visit) -> None:
    guest = visit("/g/benevolent/rules#BE-031", size=PHONE)
    page = guest.page
    expect(page.locator('[data-rule="BE-031"]')).to_be_focused()
    assert page.locator("details[open]").count() == 1
    assert page.locator("[data-example] svg").count() > 20
    assert page.evaluate(LACKING) == []
    assert not sideways(guest)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.button("In these rules").click()
    page.get_by_role("link", name="Dues").click()
    expect(page.locator("#dues")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("amber")
    expect(page.locator('[data-piece="gift:amber"]')).to_be_visible()
    page.get_by_role("searchbox").fill("dragon")
    guest.sees("Nothing here says “dragon”")
    expect(guest.button("Print the aid")).to_be_visible()
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1047})
    assert page.evaluate(FITS)
    expect(page.locator("[data-aid] h2")).to_have_text("Benevolent, all on one page")
    page.emulate_media(media="screen")
    guest.button("Play Benevolent against bots").click()
    page.wait_for_url("**/t/*")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", FIVE)
def test_every_game_is_drawn_and_fits_its_page(visit: Visit, game: str, lang: str) -> None:
    for size, night in ((DESK, False), (PHONE, True)):
        guest = visit(f"/g/{game}/rules", size=size, night=night, lang=lang)
        guest.page.locator("section.chapter").first.wait_for()
        assert guest.page.evaluate(LACKING) == []
        assert guest.page.evaluate(COVERED) == []
        assert faults(guest) == []
        assert not sideways(guest)
        guest.page.emulate_media(media="print")
        guest.page.set_viewport_size({"width": 718, "height": 1047})
        assert guest.page.evaluate(FITS)
