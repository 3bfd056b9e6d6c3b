"""Before a game and after it: two browsers fill a table, are ready, play, and play once more."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor


@dataclass(frozen=True)
class Words:
    """What buttons are called."""

    name: str
    lay: str
    options: str
    limit: str
    sit: str
    ready: str
    rematch: str
    stay: str
    go: str
    bot: str
    leaves: str


WORDS = {
    "en": Words(
        *("Your name", "Lay the table", "Game options", "Turn limit", "Sit down", "I am ready"),
        *("Play again", "I stay", "Not this time", "With a bot", "Yvain leaves. With a bot?"),
    ),
    "fr": Words(
        *("Votre nom", "Dresser la table", "Réglages de la partie", "Limite de tours", "S’asseoir"),
        *("On y va", "Rejouer", "Je reste", "Pas cette fois", "Avec un bot"),
        "Yvain s’en va. Avec un bot\u00a0?",
    ),
}
SIZES = {"en": DESK, "fr": PHONE}
# French on the phone in `make test`; English on a desk beside it in `make test-web`.
BOTH = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])


def laid(visit: Visit, lang: str) -> tuple[Visitor, str]:
    """A host before their table of two, for one turn each; and its link."""
    words = WORDS[lang]
    host = visit("/g/benevolent/new", size=SIZES[lang], lang=lang)
    host.page.get_by_label(words.name).fill("Viviane")
    host.page.get_by_text(words.options).click()
    host.page.get_by_label(words.limit).fill("1")
    host.button(words.lay).click()
    host.page.wait_for_url("**/t/*")
    host.button(words.ready).wait_for()
    return host, host.page.url.replace(host.site, "")


def seen(person: Visitor, words: str | re.Pattern[str]) -> None:
    """Somewhere on the page, as soon as it comes."""
    person.page.get_by_text(words).first.wait_for()


def joined(visit: Visit, link: str, lang: str) -> Visitor:
    """Yvain sits down by the link."""
    words = WORDS[lang]
    friend = visit(link, size=SIZES[lang], lang=lang)
    friend.page.get_by_label(words.name).fill("Yvain")
    friend.page.get_by_role("button", name=words.sit, exact=True).click()
    friend.button(words.ready).wait_for()
    return friend


# Beside the page, by its own cookie: the first legal move whenever there is one.
PLAYS = """table => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`)
  const send = message => socket.send(JSON.stringify(message))
  socket.onopen = () => send({ type: 'hello' })
  socket.onmessage = event => {
    const message = JSON.parse(event.data)
    const state = message.type === 'state' ? message : message.state
    if (!state) return
    if (state.status === 'over') return socket.close()
    const { version } = state
    const [sight] = state.sights.filter(each => each.moves.length)
    const answer = { type: 'answer', version, id: crypto.randomUUID() }
    if (sight) send({ ...answer, seat: sight.seat, move: sight.moves[0].id })
  }
}"""


def play_out(link: str, *people: Visitor) -> None:
    """Any legal moves until the end screen is before everybody."""
    for person in people:
        person.page.locator("#question").wait_for()
        person.page.evaluate(PLAYS, link.rpartition("/")[2])
    for person in people:
        person.over.wait_for()


@BOTH
def test_two_fill_a_table_are_ready_play_and_play_again(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    host, link = laid(visit, lang)
    visitor = visit(link, size=SIZES[lang], lang=lang)
    visitor.page.get_by_label(words.name).wait_for()
    friend = joined(visit, link, lang)
    seen(visitor, re.compile("The table is full|La table est complète"))
    assert faults(host) == []
    assert not sideways(host)
    friend.button(words.ready).click()
    host.page.locator('[data-seat="1"] .ready').wait_for()
    host.button(words.ready).click()
    play_out(link, host, friend)
    host.button(words.rematch).click()
    seen(friend, re.compile("Viviane (offers a rematch|propose une revanche)"))
    seen(friend, re.compile("(begins|you begin|commence|commencez)"))
    assert not sideways(friend)
    friend.button(words.stay).click()
    for person in (host, friend):
        person.page.wait_for_url(lambda url: not url.endswith(link))
        person.page.locator("#question").wait_for()
    assert host.page.url == friend.page.url


@pytest.mark.long
@BOTH
def test_whoever_left_finds_the_offer_and_says_no(visit: Visit, lang: str) -> None:
    words = WORDS[lang]
    host, link = laid(visit, lang)
    friend = joined(visit, link, lang)
    friend.button(words.ready).click()
    host.button(words.ready).click()
    play_out(link, host, friend)
    friend.page.goto("/")
    host.button(words.rematch).click()
    seen(friend, re.compile("Viviane (offers a rematch|propose une revanche)"))
    friend.page.goto("/games")
    friend.button(words.go).click()
    seen(host, words.leaves)
    host.button(words.bot).click()
    host.page.wait_for_url(lambda url: not url.endswith(link))
    host.page.locator("#question").wait_for()


@pytest.mark.long
def test_seats_are_changed_filled_and_emptied(visit: Visit) -> None:
    host = visit("/g/benevolent/new")
    host.page.get_by_label("Your name").fill("Viviane")
    host.page.get_by_role("radio", name="3 players").check(force=True)
    host.button("Lay the table").click()
    host.button("I am ready").wait_for()
    last = host.page.locator('[data-seat="2"]')
    last.get_by_role("button", name="Sit here").click()
    last.get_by_text("Viviane").wait_for()
    first = host.page.locator('[data-seat="0"]')
    first.get_by_role("button", name="Bot").click()
    host.page.locator(".levels button").first.click()
    first.get_by_role("button", name=re.compile("Take")).click()
    first.get_by_text("Free seat").wait_for()
    friend = joined(visit, host.page.url.replace(host.site, ""), "en")
    seen(friend, "host of the table")
    host.button("Leave the table").click()
    seen(friend, "you, host of the table")
