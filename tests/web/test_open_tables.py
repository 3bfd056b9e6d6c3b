"""Open tables in the browser: a seat in one press, wishes as chips, and nothing that fits."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

DAYS = {"kind": "game", "seconds": 259_200, "bonus": 43_200, "cap": 432_000}


def lay(site: str, name: str, **more: object) -> str:
    """A public table for two."""
    seats = [{"kind": "person", "name": name}, {"kind": "open"}]
    form = {"game": "benevolent", "seats": seats, "public": True, **more}
    asked = urllib.request.Request(f"{site}/api/tables", json.dumps(form).encode())
    asked.add_header("content-type", "application/json")
    with urllib.request.urlopen(asked, timeout=20) as answer:
        table: str = json.load(answer)["table"]["id"]
    return table


def below(guest: Visitor) -> None:
    """Go down to the open tables."""
    guest.page.locator(".btn.glow:enabled").wait_for()
    guest.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    guest.page.get_by_role("searchbox").wait_for()


def test_one_press_seats_a_guest_on_a_phone_in_french(visit: Visit, site: str) -> None:
    lay(site, "Énide l’Ancienne")
    guest = visit("/", size=PHONE, lang="fr")
    below(guest)
    assert not sideways(guest)
    assert faults(guest) == []
    guest.button("Compléter par des bots").click()
    guest.page.get_by_label("Oui, après 5\u00a0min").check()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("searchbox").fill("une table à moi seule")
    guest.page.get_by_text("Rien avec ces choix").wait_for()
    guest.button("Asseyez-moi").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("timer").wait_for()
    told = guest.page.get_by_role("timer").inner_text()
    assert re.search(r"Des bots prennent les places libres dans [45] min", told)
    assert guest.page.get_by_text("la table est rangée le").count() == 1


@pytest.mark.long
def test_wishes_are_obeyed_remembered_and_removed(visit: Visit, site: str) -> None:
    lay(site, "Slow Gawain", clock=DAYS)
    lay(site, "Quick Gawain", clock={"kind": "game", "seconds": 1200})
    guest = visit("/", size=DESK, lang="en")
    below(guest)
    rows = guest.page.locator(".low li")
    guest.page.get_by_role("searchbox").fill("gawain")
    guest.page.get_by_text("Slow Gawain’s table").wait_for()
    assert rows.count() == 2
    guest.page.get_by_role("searchbox").fill("")
    guest.button("Pace").click()
    guest.page.get_by_label("Over days").check()
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate("document.activeElement.textContent").strip() == "Over days"
    guest.page.get_by_text("Quick Gawain’s table").wait_for(state="detached")
    guest.page.reload()
    below(guest)
    guest.page.get_by_text("Slow Gawain’s table").wait_for()
    assert guest.page.get_by_text("Quick Gawain’s table").count() == 0
    guest.page.get_by_role("button", name="Seats", exact=True).click()
    guest.page.get_by_role("group", name="How many").get_by_label("5").check()
    guest.page.get_by_text("Nothing with these choices").wait_for()
    guest.button("Remove them").click()
    rows.first.wait_for()
    assert guest.button("Remove this choice").count() == 0
