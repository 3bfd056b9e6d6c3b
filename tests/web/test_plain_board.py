"""The plain table: a game that brings no board of its own is in the lobby and played at once."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import broceliande as bro
from tests.web.conftest import PHONE, Visit, served
from tests.web.looks import faults, sideways, untranslated
from tests.web.visitor import Visitor
from tests.whispers import GAME as WHISPERS

PLAY = {"en": "Play Whispers against bots", "fr": "Jouer à Murmures contre des bots"}
ONESELF = {"en": re.compile("^you$"), "fr": re.compile("^vous$")}
TOKENS = 3
# Both lay their first card, the first seat gains the point, its first token is a 2, and no wind
# comes up.
LUCK = bytes([4]) * 32
TALL = (1440, 1000)  # in lower windows the seats of others tell only their plain numbers
LOOKS = [
    pytest.param(TALL, False, "en", marks=pytest.mark.long),
    (PHONE, True, "fr"),
    pytest.param(TALL, True, "fr", marks=pytest.mark.long),
    pytest.param(PHONE, False, "en", marks=pytest.mark.long),
]


@pytest.fixture(scope="module")
def site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with one game that has a board, and one that has none."""
    games = {"benevolent": bro.game("benevolent"), "whispers": WHISPERS}
    with served(tmp_path_factory.mktemp("plain"), games) as address:
        yield address


def complaints(guest: Visitor) -> list[str]:
    """Whatever the page complains of from now on."""
    heard: list[str] = []
    loud = {"error", "warning"}
    guest.page.on("console", lambda line: heard.append(line.text) if line.type in loud else None)
    return heard


def piece(guest: Visitor, name: str) -> Locator:
    """A thing on the plain table."""
    return guest.page.locator(f'[data-plain] [data-thing="{name}"]')


def hand(guest: Visitor, name: str | re.Pattern[str]) -> Locator:
    """The hand of somebody, in the card of their seat."""
    named = guest.page.get_by_role("heading", name=name)
    return guest.page.get_by_role("article").filter(has=named).locator('[data-field="hand"]')


def backs(place: Locator) -> int:
    """How much lies face down there."""
    return place.locator(".back").count()


@pytest.mark.parametrize(("size", "night", "lang"), LOOKS)
def test_a_whole_game_by_its_things(
    visit: Visit, size: tuple[int, int], night: bool, lang: str
) -> None:
    guest = visit("/join", size=size, night=night, lang=lang)
    wrong = complaints(guest)
    guest.page.goto("/")
    guest.button(PLAY[lang]).click()
    assert guest.wait()
    table = guest.page.locator("[data-plain]")
    assert backs(table) == TOKENS
    assert faults(guest) == []
    assert not sideways(guest)
    if size == TALL:
        sitting = (ONESELF[lang], "Yvain", "Viviane")
        assert [backs(hand(guest, name)) for name in sitting] == [0, 3, 3]
        assert not re.search(r"\d", hand(guest, "Yvain").inner_text())
    answers = 0
    while guest.wait():
        before = guest.state()
        table.locator(".can").nth(answers % table.locator(".can").count()).click()
        guest.changed(before)
        answers += 1
    assert answers >= 3
    assert backs(table) == 0, "at the end everybody knows the tokens"
    expect(guest.page.locator("[data-rank]")).to_have_count(3)
    assert not sideways(guest)
    assert wrong == []


@pytest.mark.long
def test_a_whole_game_by_its_buttons_with_hint_replay_and_proof(visit: Visit) -> None:
    guest = visit()
    guest.short_table(game="whispers")
    guest.button("Hint").click()
    advice = guest.page.locator("[data-advice]")
    advice.first.wait_for(timeout=60_000)  # the machine that tests may be busy
    assert 1 <= advice.count() <= 3
    guest.page.keyboard.press("Escape")
    guest.finish()
    guest.whole_story()
    guest.sees("The story of the game: Points")
    guest.button("Verify the deal").click()
    guest.sees(re.compile("All is right"))
    guest.page.get_by_role("link", name="See the game again").click()
    guest.sees("Step 0 of")
    assert backs(guest.page.locator("[data-plain]")) == TOKENS
    guest.page.get_by_role("slider").press("End")
    expect(guest.page.locator("[data-plain] .back")).to_have_count(0)
    expect(guest.page).to_have_title("Watch Whispers again")


def test_a_thing_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    guest = visit()
    guest.short_table(game="whispers")
    before = guest.state()
    piece(guest, "token:1").click()
    murmur = guest.page.locator(".murmure")
    expect(murmur).to_contain_text("That is not the question.")
    murmur.get_by_role("button").click()
    expect(guest.page.locator(".par.open")).to_contain_text("WH-003")
    assert guest.state() == before


@pytest.mark.long
def test_what_one_has_looked_at_others_see_only_that_one_has(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n=None: LUCK if n == 32 else drawn(n))
    guest, rival = visit("/join"), visit("/join", size=PHONE)
    people = [{"kind": "person", "name": name} for name in ("Morgane", "Yvain")]
    opened = guest.api("tables", {"game": "whispers", "seats": people})
    monkeypatch.undo()
    address = f"/t/{opened['table']['id']}"
    for person, seat in ((guest, "0"), (rival, "1")):
        person.page.goto(f"{address}#s={opened['secrets'][seat]}")
        assert person.wait()
        piece(person, "card:0").click()
    spectator = visit(address)
    piece(guest, "token:0").and_(guest.page.locator(".can")).click()
    for person, said in ((guest, "2"), (rival, "hidden"), (spectator, "hidden")):
        token = piece(person, "token:0")
        expect(token).to_contain_text("known to Morgane")
        expect(token.locator(".cell")).to_have_text(said)
        assert backs(person.page.locator("[data-plain]")) == TOKENS - (person is guest)
    expect(guest.page.locator("[role=log]")).to_contain_text("Token 1 is 2.")
    expect(rival.page.locator("[role=log]")).not_to_contain_text("Token 1 is")


def test_its_card_and_its_pages(visit: Visit) -> None:
    guest = visit(lang="fr", night=True)
    card = guest.page.get_by_role("article").filter(has_text="Murmures")
    expect(card).to_contain_text("2–3")
    expect(card.locator(".scene use").first).to_be_attached()
    expect(guest.page.get_by_role("article")).to_have_count(6)
    for part, title in (("rules", "Les règles de Murmures"), ("new", "Une table de Murmures")):
        guest.page.goto(f"/g/whispers/{part}")
        guest.page.locator("h1").wait_for()
        expect(guest.page).to_have_title(title)
    guest.page.goto("/g/whispers/about")
    guest.sees("Murmures")
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_no_word_of_the_page_is_left_untranslated(visit: Visit) -> None:
    guest = visit("/?lang=pseudo")
    expect(guest.page.locator(".game")).to_have_count(6)
    found = untranslated(guest)
    guest.page.evaluate("localStorage.setItem('broceliande.lang', '\"pseudo\"')")
    guest.page.locator(".game").last.get_by_role("button").first.click()
    assert guest.wait()
    assert set(found + untranslated(guest)) <= {"Whispers"}  # its title, which the server says


def test_a_game_tells_what_it_is_made_of(visit: Visit) -> None:
    told = visit("/join").api("games/whispers/fields")
    assert told["things"] == ["card", "token", "answer"]
    fields = {field.pop("name"): field for field in told["fields"]}
    assert set(fields) == {"round", "left", "points", "laid", "hand", "looked", "token"}
    assert fields["hand"] == {"doc": "cards in hand, 0 none", "seated": True, "mask": ""}
    assert fields["token"] == {"doc": "what each token is", "seated": False, "mask": "looked"}
