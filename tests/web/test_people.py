"""A seat is never lost: my games, me, a second device, codes, passkeys; in the browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

WORDS = {
    "en": {
        "play": "Play now",
        "show": "Show the picture to scan",
        "yes": "Yes, it is me",
        "write": "Write them down",
        "code": "A code",
        "me": "It is me",
        "almost": "Almost at the table",
    },
    "fr": {
        "play": "Jouer maintenant",
        "show": "Montrer le dessin à scanner",
        "yes": "Oui, c’est moi",
        "write": "Les écrire",
        "code": "Un code",
        "me": "C’est moi",
        "almost": "Presque à table",
    },
}
SIZES = {"en": DESK, "fr": PHONE}
# French on the phone in `make test`; English on a desk beside it in `make test-web`.
BOTH = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])


def played(visit: Visit, lang: str, size: tuple[int, int] | None = None) -> tuple[Visitor, str]:
    """Somebody who has begun a game, and its address."""
    guest = visit(lang=lang, size=size or SIZES[lang])
    guest.button(WORDS[lang]["play"]).click()
    assert guest.wait()
    guest.step(0)
    return guest, guest.page.url.replace(guest.site, "")


def forgotten(guest: Visitor) -> None:
    """All site data are cleared."""
    guest.page.goto("about:blank")
    guest.page.context.clear_cookies()
    guest.page.goto("/credits")
    guest.page.evaluate("localStorage.clear(); sessionStorage.clear()")


def link_of(page: Page) -> str:
    """What the picture to scan holds, as the page was told it."""
    with page.expect_response("**/api/me/handover?*") as told:
        page.get_by_role("button", name=re.compile("Show the picture|Montrer le dessin")).click()
    expect(page.get_by_role("img", name=re.compile("scan"))).to_be_visible()
    link: str = told.value.json()["link"]
    return link


@pytest.mark.long
@BOTH
def test_from_the_desk_to_the_phone(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    known, table = played(visit, lang, DESK)
    known.page.goto("/me")
    link = link_of(known.page)
    phone = visit(link, size=PHONE, lang=lang)
    phone.sees(words["almost"])
    assert "#" not in phone.page.url
    known.button(words["yes"]).wait_for()
    beast = known.page.get_by_role("dialog").locator(".beast").inner_text().strip()
    assert phone.page.locator("main .h2").inner_text().strip() == beast
    known.button(words["yes"]).click()
    phone.page.wait_for_url(f"**{table}")
    phone.step(0)
    assert phone.page.evaluate("localStorage.getItem('broceliande.seats')") in (None, "{}")


@pytest.mark.long
def test_no_ends_it_on_both(visit: Visit) -> None:
    known, _ = played(visit, "en")
    known.page.goto("/me")
    with known.page.expect_response("**/api/me/handover?*") as told:
        known.button("Show the picture to scan").click()
    other = visit("/enter", size=PHONE)
    other.page.get_by_label("A code").fill(told.value.json()["code"])
    other.button("It is me").click()
    other.sees("Almost at the table")
    known.page.goto("/")  # it is asked wherever one is
    known.page.get_by_role("dialog").get_by_role("button", name="No", exact=True).click()
    known.sees("Nobody came in.")
    other.sees("Nobody came in.")
    other.page.goto("/games")
    other.sees("No game yet. There are five forests.")


@pytest.mark.long
@BOTH
def test_come_back_by_a_code(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    guest, table = played(visit, lang)
    guest.page.goto("/me")
    guest.button(words["write"]).click()
    codes = guest.page.locator(".print-me li")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    forgotten(guest)
    guest.page.goto(table)
    assert guest.page.locator("[data-move]").count() == 0
    guest.page.goto("/enter")
    field = guest.page.get_by_label(words["code"])
    field.fill("AAAA-BBBB-CCCC-DDDD")
    guest.button(words["me"]).click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    field.fill(code.lower().replace("-", " "))
    guest.button(words["me"]).click()
    guest.page.wait_for_url(f"**{table}")
    guest.step(0)


def test_come_back_by_a_passkey(visit: Visit) -> None:
    guest = visit()
    guest.page.goto(f"{guest.site.replace('127.0.0.1', 'localhost')}/")
    guest.button("Play now").click()
    assert guest.wait()
    table = "/t/" + guest.page.url.rsplit("/", 1)[1]
    session = guest.page.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    options: dict[str, Any] = {"protocol": "ctap2", "transport": "internal"}
    able = ("hasResidentKey", "hasUserVerification", "isUserVerified")
    options |= dict.fromkeys((*able, "automaticPresenceSimulation"), True)
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    home = guest.page.url.rsplit("/t/", 1)[0]
    guest.page.goto(f"{home}/me")
    guest.button("Set it up").click()
    expect(guest.page.get_by_text("Passkey", exact=True)).to_be_visible()
    guest.page.context.clear_cookies()
    guest.page.goto(f"{home}/enter")
    guest.button("My finger, my face or my code").click()
    guest.page.wait_for_url(f"**{table}")
    assert guest.wait()


@pytest.mark.long
def test_on_plain_http_no_passkey_is_drawn(visit: Visit) -> None:
    guest, _ = played(visit, "en")
    guest.page.goto("/me")
    guest.sees("Eight rescue codes")
    expect(guest.page.get_by_text("Your finger, your face or your code")).to_have_count(0)


DEAL = """form => Promise.all(Array.from({length: 49}, () => fetch('/api/tables',
  {method: 'POST', body: JSON.stringify(form), headers: {'content-type': 'application/json'}})))"""


@pytest.mark.long
def test_the_first_of_fifty_games_opens_again(visit: Visit) -> None:
    guest, table = played(visit, "en")
    seats = [{"kind": "person", "name": "Enide"}, {"kind": "bot"}]
    guest.page.evaluate(DEAL, {"game": "benevolent", "seats": seats})
    guest.page.goto("/")
    expect(guest.page.locator(".mine .all b")).to_have_text("50", timeout=20_000)
    expect(guest.page).to_have_title(re.compile(r"^\(\d+\) "))
    guest.page.goto("/games")
    first = guest.page.locator(f'a[href="{table}"]')
    guest.page.locator("article.run").first.wait_for()
    if not first.count():
        guest.page.get_by_role("button", name="More", exact=True).click()
    first.click()
    guest.page.wait_for_url(f"**{table}")
    guest.step(0)


@pytest.mark.long
@BOTH
def test_an_old_game_is_seen_again(visit: Visit, lang: str) -> None:
    guest = visit(size=DESK)
    table = guest.short_table(2)
    guest.finish()
    guest.button("Eight codes on paper").wait_for()
    again = guest.button("Play again").bounding_box()  # what is asked below does not push it away
    assert again is not None
    assert again["y"] + again["height"] <= DESK[1]
    guest.page.set_viewport_size({"width": SIZES[lang][0], "height": SIZES[lang][1]})
    guest.page.goto(f"/games?lang={lang}")
    row = guest.page.locator("article.row")
    expect(row).to_have_count(1)
    with guest.page.expect_response(re.compile("search=zzzz")):
        guest.page.get_by_role("searchbox").fill("zzzz")
    guest.sees(re.compile("Nothing by that name|Rien à ce nom"))
    guest.page.get_by_role("button", name=re.compile("Show all|Tout voir")).click()
    row.locator(f'a[href^="/t/{table}/replay"]').first.click()
    guest.page.locator("input[type=range]").wait_for()
    guest.page.goto(f"/games?lang={lang}")
    row.get_by_role("button", name=re.compile("my list|ma liste")).click()
    guest.sees(re.compile("No game yet|Aucune partie encore"))


def test_old_secrets_are_handed_in_once(visit: Visit) -> None:
    guest = visit("/credits")
    form = {"game": "benevolent", "seats": [{"kind": "person", "name": "Enide"}, {"kind": "bot"}]}
    opened = guest.api("tables", form)
    held = {opened["table"]["id"]: opened["secrets"], "unknown-table-000": {"0": "x" * 32}}
    guest.page.evaluate("held => localStorage.setItem('broceliande.seats', held)", json.dumps(held))
    with guest.page.expect_response("**/api/me?*"):
        guest.page.goto("/")
    guest.sees("Your turn")
    kept = guest.page.evaluate("JSON.parse(localStorage.getItem('broceliande.seats'))")
    assert list(kept) == ["unknown-table-000"]
    guest.page.goto(f"/t/{opened['table']['id']}")
    assert guest.wait()


@pytest.mark.long
def test_keep_your_seat_is_asked_after_the_first_and_the_third(visit: Visit) -> None:
    guest = visit()
    question = guest.page.get_by_role("heading", name="Keep your seat?")
    for asked in (True, False, True, False):
        guest.short_table(1)
        guest.finish()
        if asked:
            question.wait_for()
            guest.button("Later").click()
        else:
            guest.page.wait_for_load_state("networkidle")
        expect(question).to_have_count(0)


@pytest.mark.long
def test_a_name_a_crest_and_farewell(visit: Visit) -> None:
    guest, _ = played(visit, "en")
    guest.page.goto("/me")
    name = guest.page.get_by_label("Your name at the table")
    name.fill("Morgane")
    name.press("Enter")
    guest.sees("Noted.")
    guest.page.get_by_role("radio", name="Heron").check(force=True)
    expect(guest.page.locator("header .shield")).to_be_visible()
    guest.page.get_by_role("link", name="Delete me").click()
    guest.page.get_by_role("textbox").fill("Morgan")
    guest.button("Delete me").click()
    guest.sees("That is not your name")
    guest.page.get_by_role("textbox").fill("Morgane")
    guest.button("Delete me").click()
    guest.sees("Nothing of you is left here")
    guest.page.goto("/me")
    guest.sees("This device knows nobody yet")


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "night"), [pytest.param("en", True, marks=pytest.mark.long), ("fr", False)]
)
def test_everybody_can_use_the_pages_about_oneself(visit: Visit, lang: str, night: bool) -> None:
    guest = visit(lang=lang, size=SIZES[lang], night=night)
    guest.button(WORDS[lang]["play"]).click()
    assert guest.wait()
    for path in ("/", "/games", "/me", "/me/delete", "/enter"):
        guest.page.goto(path)
        guest.page.locator("h1").wait_for()
        guest.page.wait_for_load_state("networkidle")
        assert faults(guest) == [], path
        assert not sideways(guest), path
