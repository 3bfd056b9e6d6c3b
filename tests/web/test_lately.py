"""What just happened: marks on the board, deeds beside the seats, the recap above the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

KEEP = "localStorage.setItem('broceliande.seats', JSON.stringify({ [%r]: { 0: %r } }))"
MET = "localStorage.setItem('broceliande.met', JSON.stringify([%r]))"
# How far each ring is from the thing it stands around, and whether a mark would take a click.
OFF = """() => {
  const rings = [...document.querySelectorAll('[data-marks] .ring')]
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2]
  const things = [...document.querySelectorAll('.board [data-thing]')]
    .map((each) => middle(each.getBoundingClientRect()))
  const near = ([x, y]) => Math.min(...things.map(([a, b]) => Math.hypot(a - x, b - y)))
  return rings.map((ring) => Math.round(near(middle(ring.getBoundingClientRect()))))
}"""
# How many marks stood there, from now on: a machine at work would miss the moment with none.
COUNTS = """() => {
  const marks = document.querySelector('[data-marks]')
  window.counts = []
  new MutationObserver(() => window.counts.push(Number(marks.dataset.marks)))
    .observe(marks, { attributes: true, attributeFilter: ['data-marks'] })
}"""
MARK = "[data-marks] .tag"
TAKES = "() => getComputedStyle(document.querySelector('[data-marks] .tag')).pointerEvents"


def told(visit: Visit, game: str, size: tuple[int, int] = DESK, bots: int = 1) -> Visitor:
    """A table at which a rival has just played."""
    guest = visit("/credits", size=size)
    others = [{"kind": "bot", "name": name, "level": "random"} for name in ("Bob", "Cleo")[:bots]]
    form = {"game": game, "seats": [{"kind": "person", "name": "Ann"}, *others]}
    opened = guest.api("tables", form)
    table = opened["table"]["id"]
    guest.page.evaluate(KEEP % (table, opened["secrets"]["0"]))
    guest.page.evaluate(MET % game)
    guest.page.goto(f"/t/{table}")
    guest.wait()
    for at in range(30):
        if guest.page.locator("[data-recap]").count() and guest.page.locator(MARK).count():
            return guest
        guest.step(at)
    raise AssertionError("nobody else ever played")


def test_what_rivals_did_stands_on_the_board_until_one_answers(visit: Visit) -> None:
    guest = told(visit, "benevolent", (1440, 1000), bots=2)  # three seats need that height
    page = guest.page
    recap = page.locator("[data-recap]")
    expect(recap.get_by_role("heading", name="Since your last turn")).to_be_visible()
    tags, rings = page.locator("[data-marks] .tag"), page.locator("[data-marks] .ring")
    expect(tags).not_to_have_count(0)
    count = tags.count()
    assert 1 <= count == rings.count() <= 6
    assert page.evaluate(TAKES) == "none"
    assert page.locator(".did").count() >= 1  # beside the seats, too
    page.set_viewport_size({"width": 1024, "height": 768})  # they hold at every size
    page.wait_for_function(f"() => Math.max(...({OFF})()) <= 3")
    assert faults(guest) == []
    page.evaluate(COUNTS)
    recap.get_by_role("button", name="Replay").click()
    page.wait_for_function("() => window.counts.length >= 2")
    assert page.evaluate("() => window.counts[0]") == 0  # one after another
    page.locator("#question").click()
    expect(tags).to_have_count(count)  # and all at once, if one presses anywhere
    before = tags.all_inner_texts()
    guest.step(0)
    expect(recap.or_(page.locator("#question")).first).to_be_visible()
    assert not page.locator("[data-recap]").count() or tags.all_inner_texts() != before


@pytest.mark.long
def test_a_pick_folds_the_recap_and_fades_the_marks(visit: Visit) -> None:
    guest = told(visit, "bloody-grove")
    page = guest.page
    heading = page.locator("[data-recap] h2 button")
    expect(heading).to_have_attribute("aria-expanded", "true")
    picked = page.locator(".ask .picked")
    for at in range(20):
        guest.step(at)  # the first press at a card of several ways picks it
        if picked.count() and page.locator("[data-recap]").count():
            break
    expect(picked).to_be_visible()
    expect(heading).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-marks].faint")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize(
    "game", ["benevolent", "bloody-grove", "roundforest", "bethel-woods", "broom-service"]
)
def test_every_game_marks_what_happened(visit: Visit, game: str, size: tuple[int, int]) -> None:
    guest = told(visit, game, size)
    assert max(guest.page.evaluate(OFF), default=0) <= 3
    assert faults(guest) == []
    assert not sideways(guest)


@pytest.mark.long
def test_the_chronicle_is_folded(visit: Visit) -> None:
    guest = told(visit, "roundforest", PHONE)
    log = guest.page.get_by_role("log")
    turns = log.locator(".turn")
    assert turns.count() >= 2
    assert log.locator("ul li").count() == 0
    assert log.locator(".head").count() >= 1  # a heading for each round
    log.locator(".fold").last.click()
    assert log.locator("ul li").count() >= 1
    log.locator(".fold").last.click()
    assert log.locator("ul li").count() == 0
