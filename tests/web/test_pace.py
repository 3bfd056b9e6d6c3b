"""Time as people say it, in both languages: in the form, in the lobby, and beside every seat."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.node import bundled, node

ROOT = Path(__file__).parents[2]
MINUTE, HOUR, DAY = 60, 3600, 86_400
DAYS = {"kind": "game", "seconds": 3 * DAY, "bonus": 12 * HOUR, "cap": 5 * DAY}
NOON = 1_795_608_000_000  # the 25th of November 2026, 12:00 in Greenwich

CASES: list[tuple[str, str, list[Any], str]] = [
    ("fr", "span", [3 * DAY], "3 jours"),
    ("en", "span", [DAY], "1 day"),
    ("fr", "span", [36 * HOUR], "36 h"),
    ("fr", "span", [HOUR + 5 * MINUTE], "1 h 05"),
    ("en", "span", [HOUR + 5 * MINUTE], "1 h 5 min"),
    ("fr", "span", [40 * MINUTE], "40 min"),
    ("en", "span", [95], "1 min 35 s"),
    ("fr", "remaining", [2.4 * DAY * 1000], "2 jours"),
    ("en", "remaining", [3 * DAY * 1000 - 5000], "3 days"),
    ("en", "remaining", [1.5 * DAY * 1000], "36 h"),
    ("fr", "remaining", [2 * HOUR * 1000 - 2000], "2 h"),
    ("fr", "remaining", [2.5 * HOUR * 1000], "2 h 30"),
    ("fr", "remaining", [20 * MINUTE * 1000 - 800], "20 min"),
    ("en", "remaining", [61_000], "1 min"),
    ("fr", "remaining", [59_000 - 4000], "55 s"),
    ("en", "remaining", [0], "0 s"),
    ("fr", "exactly", [(DAY + 2 * HOUR + 5) * 1000], "1 jour 2 h 5 s"),
    ("en", "exactly", [0], "0 s"),
    ("fr", "until", [2 * DAY * 1000, NOON, "fr"], "jusqu’au vendredi 27 novembre à 12:00"),
    ("fr", "until", [HOUR * 1000, NOON, "fr"], "jusqu’à 13:00:00"),
    ("fr", "agreed", [DAYS], "3 jours, +12 h à chaque coup, 5 jours au plus"),
    ("en", "agreed", [DAYS], "3 days, +12 h each move, 5 days at most"),
    ("fr", "agreed", [{"kind": "game", "seconds": 1200}], "20 min chacun"),
    ("en", "agreed", [{"kind": "move", "seconds": 7200}], "2 h a move"),
    ("en", "agreed", [{"kind": "game", "seconds": 60, "bonus": 5}], "1 min, +5 s each move"),
    ("fr", "named", [{**DAYS}], "Sur plusieurs jours"),
    ("en", "named", [{"kind": "game", "seconds": 1200, "bonus": 0, "cap": 0}], "Now"),
    ("fr", "named", [{"kind": "move", "seconds": 7200}], "Aujourd’hui"),
    ("fr", "named", [{"kind": "move", "seconds": 60}], "1 min par coup"),
    ("en", "named", [{"kind": "none"}], "No time limit"),
]


def test_times_are_said_as_people_say_them(pages: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "TZ": "UTC"}
    file = bundled("lib/pace", tmp_path)
    given = json.dumps([[lang, how, *rest] for lang, how, rest, _ in CASES])
    command = [
        node(),
        str(ROOT / "tests/web/pace.mjs"),
        str(file),
        str(ROOT / "web"),
    ]
    told = subprocess.run(
        command, input=given, capture_output=True, text=True, check=True, env=environment
    )
    said = [re.sub(r"\s", " ", words) for words in json.loads(told.stdout)]
    assert said == [words for *_, words in CASES]


LOOKS = [
    (PHONE, "fr", "Sur plusieurs jours", "Dresser la table", "Table ouverte à tous"),
    (DESK, "en", "Over days", "Lay the table", "Open to everybody"),
]
LEFT = {"fr": "encore 3 jours", "en": "3 days left"}
SEEN = {"fr": "3 jours, +12 h à chaque coup", "en": "3 days, +12 h each move"}


@pytest.mark.long
@pytest.mark.parametrize(("size", "lang", "pace", "lay", "public"), LOOKS)
def test_a_game_over_days_from_the_form_to_the_seats(
    visit: Visit, size: tuple[int, int], lang: str, pace: str, lay: str, public: str
) -> None:
    host = visit("/g/benevolent/new", size=size, lang=lang)
    chip = host.page.get_by_role("radio", name=re.compile(f"^{pace}"))
    chip.evaluate("chip => chip.scrollIntoView({ block: 'center' })")
    chip.check(force=True)
    host.page.get_by_label(public).check()
    assert faults(host) == []
    host.button(lay).click()
    host.page.wait_for_url("**/t/*")
    terms = host.page.locator("aside li").filter(has_text=re.compile(_spaced(SEEN[lang])))
    terms.first.wait_for()
    table = host.page.url.rsplit("/", 1)[1]

    friend = visit("/", size=size, lang=lang)
    friend.page.wait_for_function(  # open tables come when they are near
        "() => { scrollTo(0, document.body.scrollHeight); return document.querySelector('.row') }"
    )
    row = friend.page.locator(f".row:has(a[href='/t/{table}'])")
    row.wait_for()
    expect(row.locator(".opt")).to_contain_text(re.compile(pace, re.IGNORECASE))
    expect(row.locator(".opt")).to_have_attribute("title", re.compile(_spaced(SEEN[lang])))
    friend.page.goto(f"/t/{table}")
    friend.page.locator("form button.glow").click()
    for person in (host, friend):
        person.page.locator("main button.glow:not(form *)").click()
    for person in (host, friend):
        clocks = person.page.locator("[data-clock] time")
        clocks.first.wait_for()
        expect(clocks).to_have_count(2)
        for clock in clocks.all():
            expect(clock).to_have_text(re.compile(_spaced(LEFT[lang])))
            expect(clock).to_be_visible()
        until = person.page.locator("[data-clock].running time")
        expect(until).to_have_attribute("title", re.compile("^(jusqu’au|until) [a-zA-Z]+"))
        assert faults(person) == []
        assert not sideways(person)


def test_a_pace_of_ones_own(visit: Visit) -> None:
    host = visit("/g/benevolent/new", size=PHONE)
    page = host.page
    page.get_by_role("radio", name="Another pace").check(force=True)
    page.get_by_label("Time for each player", exact=True).fill("2")
    page.get_by_label("Time for each player: unit").select_option("hours")
    page.get_by_label("Given back with each move", exact=True).fill("5")
    most = page.get_by_label("At most (0: no limit)", exact=True)
    most.fill("90")
    host.button("Lay the table").click()
    assert most.evaluate("field => field.validity.rangeUnderflow"), "less than all begin with"
    most.fill("150")
    assert faults(host) == []
    assert not sideways(host)
    host.button("Lay the table").click()
    page.wait_for_url("**/t/*")
    told = re.compile(_spaced("2 h, +5 min each move, 2 h 30 min at most"))
    expect(page.locator("aside li").filter(has_text=told)).to_be_visible()


def _spaced(words: str) -> str:
    return re.escape(words).replace(r"\ ", r"\s")
