"""Somebody closes the tab on their turn: the others go on, the one who comes back sits again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

WORDS = {
    "en": {
        "away": "It is {name}’s turn, and {name} is not here.",
        "bot": "Let a bot play",
        "offer": "Offer the seat",
        "wait": "Keep waiting",
        "waits": "{name} chose to wait.",
        "back": "for you. The seat is yours.",
        "link": "The link of {name}’s seat",
        "sit": "Sit here",
        "plays": "You play for {name}, until they are back.",
        "yields": "{name} is back and plays on.",
        "watch": "Watch",
        "leave": "Leave the table",
        "talk": "Talk",
        "clear": "Clear the table away",
        "over": "The game was given up",
        "stop": "Propose to stop",
        "agree": "Agreed, we stop",
        "resign": "Leave, a bot plays",
        "given up": "Given up",
        "cleared": "This table has been cleared.",
        "like": "Lay one like it",
    },
    "fr": {
        "away": "C’est à {name}, et {name} n’est pas là.",
        "bot": "Laisser un bot jouer",
        "offer": "Offrir la place",
        "wait": "Attendre encore",
        "waits": "{name} a choisi d’attendre.",
        "back": "pour vous. Votre place est à vous.",
        "link": "Le lien de la place {name}",
        "sit": "M’asseoir ici",
        "plays": "Vous jouez pour {name}, jusqu’à son retour.",
        "yields": "{name} est de retour et reprend sa place.",
        "watch": "Regarder",
        "leave": "Quitter la table",
        "talk": "Parler",
        "clear": "Ranger la table",
        "over": "La partie est abandonnée",
        "stop": "Proposer d’arrêter",
        "agree": "D’accord, on arrête",
        "resign": "Partir, un bot joue",
        "given up": "Abandonnée",
        "cleared": "Cette table est rangée.",
        "like": "En dresser une pareille",
    },
}
SIZES = {"en": DESK, "fr": PHONE}
# French on the phone in `make test`; English on a desk beside it in `make test-web`, and the rest.
BOTH = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])
LATER = pytest.mark.parametrize("lang", [pytest.param(x, marks=pytest.mark.long) for x in SIZES])
NAMES = ("Morgane", "Yvain", "Viviane")
ASK = """async ([path, form]) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(form)
  const answer = await fetch('/api/' + path, { method: 'POST', headers, body })
  return [answer.status, await answer.json()]
}"""


def ask(guest: Visitor, path: str, form: Any) -> Any:
    """The page asks the server."""
    status, told = guest.page.evaluate(ASK, [path, form])
    assert status in {200, 201}, told
    return told


def seated(visit: Visit, lang: str, people: int, **more: Any) -> list[Visitor]:
    """So many people at a table of Benevolent; the one who is asked comes first."""
    host = visit("/credits", lang=lang, size=SIZES[lang])
    seats = [{"kind": "person", "name": NAMES[0]}, *[{"kind": "open"}] * (people - 1)]
    form = {"game": "benevolent", "seats": seats, "patience": 1, **more}
    table = ask(host, "tables", form)["table"]["id"]
    guests = [host]
    for name in NAMES[1:people]:
        guests.append(visit("/credits", lang=lang, size=SIZES[lang]))
        ask(guests[-1], f"tables/{table}/join", {"name": name})
    for guest in guests:
        guest.page.goto(f"/t/{table}")
    for guest in guests:
        guest.page.locator("[data-moment]").wait_for()
    host.page.wait_for_function("() => document.querySelector('.seat.turn')")
    turns = [bool(guest.moves.count()) for guest in guests]
    while not any(turns):
        host.page.wait_for_timeout(50)
        turns = [bool(guest.moves.count()) for guest in guests]
    return sorted(guests, key=lambda guest: not guest.moves.count())


def name_of(guest: Visitor) -> str:
    """What somebody is called at the table: their seat stands first."""
    return guest.page.locator(".seat .nm").first.inner_text().strip()


def sees(guest: Visitor, words: str) -> None:
    """Sooner or later, however busy the machine is."""
    guest.page.get_by_text(words).first.wait_for()


def leaves(guest: Visitor) -> str:
    """Somebody closes the tab; the address of the table."""
    address = guest.page.url
    guest.page.close()
    return address.replace(guest.site, "")


def comes_back(guest: Visitor, address: str) -> Visitor:
    """The same device opens the table again."""
    page = guest.page.context.new_page()
    page.goto(address)
    return Visitor(page, guest.site)


@BOTH
def test_the_other_goes_on_and_who_comes_back_sits_again(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    goes, stays = seated(visit, lang, 2)
    name = name_of(goes)
    address = leaves(goes)
    sees(stays, words["away"].format(name=name))
    for card in ("bot", "offer", "wait"):
        expect(stays.button(words[card])).to_be_visible()
    assert faults(stays) == []
    assert not sideways(stays)
    stays.button(words["bot"]).click()
    assert stays.wait()  # the bot has played: it is their turn
    again = comes_back(goes, address)
    sees(again, words["back"])
    table = stays.api(address.replace("/t/", "tables/"))
    assert [seat["kind"] for seat in table["seats"]] == ["person"] * 2


@LATER
def test_the_first_answer_counts_for_all(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    goes, one, two = seated(visit, lang, 3)
    name, chooses = name_of(goes), name_of(one)
    leaves(goes)
    for guest in (one, two):
        sees(guest, words["away"].format(name=name))
    one.button(words["wait"]).click()
    for guest in (one, two):
        sees(guest, words["waits"].format(name=chooses))
        expect(guest.button(words["bot"])).to_have_count(0)


@pytest.mark.long
@BOTH
def test_somebody_stands_in(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    goes, stays = seated(visit, lang, 2)
    name = name_of(goes)
    address = leaves(goes)
    stays.button(words["offer"]).click()
    link = stays.page.locator("#offer-link").input_value()
    third = visit(link.replace(stays.site, ""), lang=lang, size=SIZES[lang])
    third.button(words["sit"]).click()
    sees(third, words["plays"].format(name=name))
    third.step(0)
    again = comes_back(goes, address)
    sees(again, words["back"])
    sees(third, words["yields"].format(name=name))
    third.button(words["watch"]).click()
    third.page.locator("[data-moment]").wait_for()
    assert third.moves.count() == 0


def menu(guest: Visitor, lang: str, name: str = "leave") -> Locator:
    """The way out: beside the other tools, on a phone under the talk; what opens."""
    words, drawer = WORDS[lang], guest.page.get_by_role("dialog")
    if lang == "fr":
        guest.button(words["talk"]).click()
        drawer.get_by_role("button", name=words[name]).click()
    else:
        guest.button(words[name]).click()
    return drawer


@LATER
def test_leaving_closes_the_table(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    goes, stays = seated(visit, lang, 2)
    drawer = menu(goes, lang)
    assert faults(goes) == []
    drawer.get_by_role("button", name=words["resign"]).click()
    goes.page.wait_for_url(f"{goes.site}/")
    assert stays.wait()  # a bot played
    menu(stays, lang).get_by_role("button", name=words["clear"]).click()
    stays.page.wait_for_url(f"{stays.site}/")
    stays.page.goto("/games")
    sees(stays, words["given up"])


@LATER
def test_all_agree_to_stop(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    one, two = seated(visit, lang, 2)
    menu(one, lang).get_by_role("button", name=words["stop"]).click()
    two.button(words["agree"]).click()
    for guest in (one, two):
        sees(guest, words["over"])
        assert guest.moves.count() == 0
    assert faults(two) == []


@LATER
def test_a_table_that_waits_is_cleared_away(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    host = visit("/credits", lang=lang, size=SIZES[lang])
    seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
    table = ask(host, "tables", {"game": "benevolent", "seats": seats})["table"]["id"]
    host.page.goto(f"/t/{table}")
    menu(host, lang, "clear").get_by_role("button", name=words["clear"]).click()
    sees(host, words["cleared"])
    friend = visit(f"/t/{table}", lang=lang, size=SIZES[lang])
    sees(friend, words["cleared"])
    friend.page.get_by_role("link", name=words["like"]).click()
    friend.page.wait_for_url("**/g/benevolent/new")
