"""People among people in the browser: a friend by a link, a seat that is kept, ready-made
sentences, a block and a report, closed talk; for everyone, in both lights."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit, two_people
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

ASK = """async ([method, path, form]) => {
  const headers = form ? { 'content-type': 'application/json' } : {}
  const body = form ? JSON.stringify(form) : undefined
  const answer = await fetch(`/api/${path}`, { method, headers, body })
  return await answer.text()
}"""


MOMENT = "document.querySelector('[data-moment]')?.dataset.moment"


def ask(guest: Visitor, method: str, path: str, form: dict[str, Any] | None = None) -> Any:
    """What a page asks of the server."""
    text = guest.page.evaluate(ASK, [method, path, form])
    return json.loads(text) if text else None


def known(visit: Visit, name: str, **more: Any) -> Visitor:
    """Somebody with a name, who has laid a table."""
    guest = visit("/credits", **more)
    ask(guest, "POST", "tables", {"game": "benevolent", "seats": [{"kind": "person"}] * 2})
    ask(guest, "PUT", "me", {"name": name, "crest": "heron"})
    return guest


def test_a_friend_comes_by_a_link_and_is_kept_a_seat(visit: Visit) -> None:
    host = known(visit, "Morgane")
    friend = known(visit, "Gauvain", size=PHONE, lang="fr", night=True)
    host.page.goto("/friends")
    host.button("The link").click()
    link = host.page.get_by_label("The link").input_value()
    assert faults(host) == []
    friend.page.goto(link.replace(host.site, ""))
    friend.button("Oui, soyons amis").click()
    expect(friend.page.get_by_text("Morgane et vous êtes amis.")).to_be_visible()
    assert faults(friend) == []
    assert not sideways(friend)
    host.page.goto("/g/benevolent/new")
    host.button("Lay the table").click()
    host.button("Keep Gauvain a seat").click()
    expect(host.page.get_by_text("Told", exact=True)).to_be_visible()
    friend.page.goto("/games")
    expect(friend.page.get_by_text("Morgane vous garde une place")).to_be_visible()
    assert faults(friend) == []
    friend.button("J’arrive").click()
    friend.page.wait_for_url("**/t/*")
    expect(host.page.get_by_text("Gauvain").first).to_be_visible()


def test_words_between_two_at_a_table(visit: Visit) -> None:
    one, two = two_people(visit)
    for guest in (one, two):
        guest.button("Talk").click()
    one.page.get_by_label("Your message").fill("You toad.")
    one.button("Say").click()
    expect(two.page.get_by_text("You toad.")).to_be_visible()
    one.page.get_by_label("Your message").fill("you toad")
    one.button("Say").click()
    expect(one.page.get_by_role("alert")).to_contain_text("You have just said that")
    expect(one.page.get_by_label("Your message")).to_have_value("you toad")  # nothing is lost
    two.button("Ready-made sentences").click()
    two.button("Let me think…").click()
    expect(one.page.get_by_role("log").get_by_text("Let me think…")).to_be_visible()
    assert faults(two) == []
    two.button("Report…").click()
    two.page.get_by_role("checkbox", name="You toad.").check()
    two.button("Report this line").click()
    expect(two.page.get_by_text("It has been passed on")).to_be_visible()
    expect(two.page.get_by_text("You toad.")).to_have_count(0)  # and blocked
    one.page.get_by_label("Your message").fill("Where are you?")
    one.button("Say").click()
    expect(one.page.get_by_text("Where are you?")).to_be_visible()
    two.page.wait_for_timeout(500)
    expect(two.page.get_by_text("Where are you?")).to_have_count(0)
    host = one if one.button("Close free talk").count() else two
    host.button("Close free talk").click()
    for guest in (one, two):
        expect(guest.page.get_by_label("Your message")).to_have_count(0)
    before = two.page.evaluate(MOMENT)
    one.moves.first.click()  # the game goes on
    two.page.wait_for_function(f"was => {MOMENT} !== was", arg=before)


@pytest.mark.parametrize(("size", "night"), [(DESK, False), (PHONE, True)])
def test_a_name_tells_who_that_is(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    guest.play_now()
    if size == PHONE:
        guest.page.locator(".fold").first.click(position={"x": 12, "y": 12})
    guest.page.locator(".meet").first.click()
    expect(guest.page.get_by_text("This is you, as others read it.")).to_be_visible()
    expect(guest.page.get_by_text("No game finished with others.")).to_be_visible()
    assert faults(guest) == []
