"""One person, two devices: both play, one is ended, all is taken along; games of last week, and the
first of fifty."""

from __future__ import annotations

import io
import re
import sqlite3
import time
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.test_people import link_of, played
from tests.web.visitor import Visitor

ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
SAID = {
    "en": {
        "yes": "Yes, it is me",
        "read": "All right",
        "played": "You have already played, on the phone.",
        "take": "Take everything along",
        "end": "Sign out ",
        "ended": "This device was signed out. Your seat is still yours.",
    },
    "fr": {
        "yes": "Oui, c’est moi",
        "read": "Compris",
        "played": "Vous avez déjà joué, sur le téléphone.",
        "take": "Tout emporter",
        "end": "Déconnecter ",
        "ended": "Cet appareil a été déconnecté. Votre place est toujours à vous.",
    },
}
WEEK = 7 * 86_400_000


class Deaf:
    """A line on which nothing new comes in, while one does not want to hear it."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        page.route_web_socket(re.compile("/play$"), self._route)

    def _route(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            if not self.deaf or '"type":"state"' not in str(message)[:40]:
                line.send(message)

        server.on_message(heard)


def second(visit: Visit, known: Visitor, lang: str) -> Visitor:
    """The telephone of somebody, let in by their other device."""
    known.page.goto("/me")
    phone = visit(link_of(known.page), size=PHONE, lang=lang, agent=ANDROID)
    known.button(SAID[lang]["yes"]).click()
    phone.page.wait_for_url("**/t/*")
    assert phone.wait()
    known.button(SAID[lang]["read"]).click()  # that the telephone came in
    return phone


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_two_devices_of_one_person(visit: Visit, lang: str) -> None:
    said = SAID[lang]
    known, table = played(visit, lang, DESK)
    phone = second(visit, known, lang)
    line = Deaf(known.page)
    known.page.goto(table)
    assert known.wait()
    line.deaf = True
    phone.step(0)
    known.moves.first.click()
    known.sees(said["played"])
    line.deaf = False
    known.page.goto("/me")
    with known.page.expect_download() as packed:
        known.page.get_by_role("link", name=said["take"]).click()
    file = Path(packed.value.path()).read_bytes()
    with zipfile.ZipFile(io.BytesIO(file)) as archive:
        names = archive.namelist()
        assert "me.json" in names
        assert any(table.rsplit("/", 1)[1] in name for name in names)
    known.page.get_by_role("button", name=re.compile(said["end"] + ".*Android")).click()
    phone.sees(said["ended"])
    known.page.goto(table)
    assert known.wait()


def aged(cellar: Path, table: str, by: int) -> None:
    """All that happened at a table happened so much earlier."""
    with closing(sqlite3.connect(cellar / "tables.sqlite3", timeout=20)) as file, file:
        file.execute(
            "UPDATE tables SET created = created - ?, touched = touched - ? WHERE id = ?",
            (by, by, table),
        )
        file.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (by, table))
    file.close()


@pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("en", DESK, marks=pytest.mark.long), ("fr", PHONE)]
)
def test_last_week_s_game(visit: Visit, cellar: Path, lang: str, size: tuple[int, int]) -> None:
    guest = visit(size=DESK)
    table = guest.short_table(1)
    guest.finish()
    aged(cellar, table, WEEK)
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.goto(f"/games?lang={lang}")
    row = guest.page.locator("article.row")
    expect(row).to_have_count(1)
    then = time.localtime(time.time() - WEEK / 1000)
    shown = row.locator("time").inner_text()
    assert re.fullmatch(rf"{then.tm_mday} \w+|\w+ {then.tm_mday}", shown), shown
    guest.sees(re.compile("^(Kept until|Gardées jusqu)"))
    row.locator(f'a[href^="/t/{table}/replay"]').first.click()
    guest.page.locator("input[type=range]").wait_for()
    guest.page.goto(f"/t/{table}")
    guest.over.wait_for()


@pytest.mark.long
def test_play_is_pressed_fifty_times(visit: Visit) -> None:
    guest, table = played(visit, "en")
    for _ in range(49):
        guest.page.goto("/")
        guest.button("Play now").click()
        guest.page.wait_for_url("**/t/*")
        assert guest.wait()
    guest.page.goto("/games")
    guest.page.locator("article.run").first.wait_for()
    first = guest.page.locator(f'a[href="{table}"]')
    if not first.count():
        guest.page.get_by_role("button", name="More", exact=True).click()
    first.first.click()
    guest.page.wait_for_url(f"**{table}")
    guest.step(0)
