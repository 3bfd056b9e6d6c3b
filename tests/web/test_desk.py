"""The keeper's desk in the browser: it opens by a code, a report is acted upon, somebody is kept
out and reads why; axe finds nothing, on a desk and on a phone."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from broceliande.server.people.tokens import digest, new_sheet
from tests.web.conftest import LOOKS, Visit
from tests.web.looks import faults, sideways, untranslated
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/broceliande/server"
PARTS = ("reports", "tables", "people", "away", "kept", "log")
FORM = {"method": "PUT", "headers": {"content-type": "application/json"}}
NAME = "([name, form]) => fetch('/api/me', {...form, body: JSON.stringify({name})})"


def code_of(cellar: Path) -> str:
    """A code from the terminal, for whoever shall keep the desk."""
    (code,) = new_sheet(1)
    with closing(sqlite3.connect(cellar / "tables.sqlite3")) as base, base:
        row = (digest(code), int(time.time() * 1000) + 60_000)
        base.execute("INSERT INTO desk_codes (digest, until) VALUES (?, ?)", row)
    return code


def keeper(visit: Visit, cellar: Path, lang: str = "en", **more: Any) -> Visitor:
    """Somebody at the open desk."""
    guest = visit("/desk", lang=lang, **more)
    expect(guest.page.locator("h1")).to_have_text(re.compile("Lost|Perdu"))  # nothing is here
    guest.page.goto("/")
    guest.page.goto(f"/desk#{code_of(cellar)}")
    guest.button("Open the desk" if lang == "en" else "Ouvrir le bureau").click()
    guest.page.locator(".parts").wait_for()
    assert "#" not in guest.page.url
    return guest


def player(visit: Visit, name: str) -> tuple[Visitor, str]:
    """Somebody with a name and a table; the table's id."""
    guest = visit()
    guest.play_now()
    guest.page.evaluate(NAME, [name, FORM])
    return guest, guest.page.url.rsplit("/", 1)[1]


def reported(cellar: Path, name: str, table: str) -> None:
    """Somebody told keepers about a line."""
    now = int(time.time() * 1000)
    with closing(sqlite3.connect(cellar / "tables.sqlite3")) as base, base:
        (person,) = base.execute("SELECT id FROM persons WHERE name = ?", (name,)).fetchone()
        said = base.execute(
            "INSERT INTO chat (table_id, seat, name, text, at, person) VALUES (?, 0, ?, ?, ?, ?)",
            (table, name, "You fool", now, person),
        )
        line = {"id": said.lastrowid, "seat": 0, "text": "You fool", "at": now}
        base.execute(
            "INSERT INTO reports (id, at, reported, table_id, lines, reason, note, state)"
            " VALUES (?, ?, ?, ?, ?, 'insult', '', 'new')",
            (f"r-{now}", now, person, table, json.dumps([line])),
        )


@pytest.mark.long
def test_a_report_ends_with_somebody_kept_out(visit: Visit, cellar: Path) -> None:
    kay, table = player(visit, "Kay")
    reported(cellar, "Kay", table)
    desk = keeper(visit, cellar)
    desk.sees("You fool")
    desk.button("Keep out").first.click()
    desk.page.get_by_label("Why? They will read it.").fill("Insults, every evening.")
    desk.page.get_by_label("For how long").select_option("A week")
    desk.button("Keep them out").click()
    desk.sees("Nobody complained. Enjoy it.")
    kay.sees(re.compile("You may not play here any more.until .*Insults, every evening."))
    kay.page.goto("/me")
    kay.sees(re.compile("Insults, every evening. The page Me stays open"))
    expect(kay.page.get_by_role("link", name="Take everything along")).to_be_visible()
    desk.page.get_by_role("link", name="Kept out").click()
    desk.button("Let them back").click()
    desk.sees("Nobody is kept out.")
    kay.page.goto("/")
    kay.play_now()
    desk.page.get_by_role("link", name="Log", exact=True).click()
    for act in ("let back", "dealt with a report", "kept out", "opened the desk"):
        desk.sees(act)
    desk.button("Shut the desk").click()
    desk.sees("Show once more that it is you.")


@pytest.mark.long
@pytest.mark.parametrize(("size", "night"), LOOKS)
def test_axe_finds_nothing(visit: Visit, cellar: Path, size: tuple[int, int], night: bool) -> None:
    _, table = player(visit, f"Kay{size[0]}{night}")
    reported(cellar, f"Kay{size[0]}{night}", table)
    lang = "fr" if night else "en"
    desk = keeper(visit, cellar, lang, size=size, night=night)
    names = {"en": ("Keep out", "Kay"), "fr": ("Écarter", "Kay")}[lang]
    for part in (*PARTS, f"tables/{table}"):
        desk.page.goto(f"/desk#{part}")
        desk.page.locator(".list").first.wait_for()
        desk.page.wait_for_timeout(300)
        if part == "reports":
            desk.button(names[0]).first.click()
        assert faults(desk) == [], part
        assert not sideways(desk), part
    desk.page.goto("/desk#people")
    desk.page.get_by_role("link", name=names[1]).first.click()
    desk.page.locator(".counts").wait_for()
    assert faults(desk) == []
    assert not sideways(desk)


@pytest.mark.long
def test_no_word_is_left_untranslated(visit: Visit, cellar: Path) -> None:
    desk = keeper(visit, cellar)
    found: list[str] = []
    for part in PARTS:
        desk.page.goto(f"/desk?lang=pseudo#{part}")
        desk.page.locator(".list").first.wait_for()
        desk.page.wait_for_timeout(300)
        found += [f"{part} {words}" for words in untranslated(desk)]
    assert found == []


def test_everything_that_a_keeper_does_has_words() -> None:
    """What the log may say is read from where it is written."""
    files = [*sorted(SERVER.glob("desk/*.py")), SERVER / "keeper/admin.py"]
    files += [SERVER / "web/desk.py", SERVER / "keeper/desk_admin.py"]
    text = "".join(file.read_text("utf-8") for file in files)
    acts = set(re.findall(r'written\(\s*[\w.()]+,\s*"(\w+)"', text))
    acts |= {"mute", "ban", "unmute", "unban"}
    assert {"open", "close", "forget", "archive", "prune", "report", "retention"} <= acts
    file = ROOT / "web/src/desk/fr.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    known = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert {f"desk-did-{act}" for act in acts} <= known
