"""Where bots have not learnt the components of a table, those who play with them are told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

OPEN = """async gather => {
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'merlin' }]
  const edition = { leaves: { provenance: 'corrected', gather } }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ game: 'benevolent', seats, edition })
  const asked = { method: 'POST', headers, body }
  return (await (await fetch('/api/tables', asked)).json()).table.id
}"""

SEEN = """each => {
  const at = each.getBoundingClientRect()
  return each.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))
}"""


@pytest.mark.parametrize(
    ("lang", "size", "words"),
    [
        ("fr", (390, 844), "1 n’est pas tel qu’ils l’ont appris."),
        ("en", (1440, 900), "1 is not as they learnt it."),
    ],
)
def test_bots_that_have_not_learnt_the_components_say_so_and_cover_nothing(
    visit: Visit, lang: str, size: tuple[int, int], words: str
) -> None:
    page = visit("/credits", lang=lang, size=size).page
    page.goto(f"/t/{page.evaluate(OPEN, 3)}")
    told = page.locator(".unlearnt")
    expect(told).to_contain_text(words)
    told.evaluate("each => each.scrollIntoView({ block: 'center' })")
    assert told.evaluate(SEEN)
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    page.goto(f"/t/{page.evaluate(OPEN, 2)}")  # a leaf as in our own box
    expect(page.locator("[data-thing]").first).to_be_visible()
    expect(told).to_have_count(0)
