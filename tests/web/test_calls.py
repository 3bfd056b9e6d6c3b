"""Called back to the table, in the browser: ways and wishes, and calls that come to the worker."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.calls.receivers import PushBrowser
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways, untranslated
from tests.web.ringing import able, rung, scene
from tests.web.visitor import Visitor


def test_a_call_from_the_switch_to_the_table(visit: Visit) -> None:
    with rung(visit) as (guest, table, browser, service):
        page: Page = guest.page
        switch = page.get_by_role("switch", name="Sur cet appareil")
        expect(switch).to_have_attribute("aria-checked", "false")
        assert page.evaluate("window.asked") == 0
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        guest.button("M’envoyer un essai").click()
        expect(page.get_by_text("Un essai est parti.")).to_be_visible()
        said = browser.read(service.got[-1].body)
        call = {**said, "kind": "turn", "title": "À vous, Morgane", "text": "Encore 2 jours."}
        call |= {"link": table, "tag": "t1", "waits": 3, "deeds": deeds()}
        push, other = ("push", call), ("push", {**call, "id": "another"})
        first, again, opened, _, _ = scene(
            page, push, push, ("press", ""), other, ("press", "stop")
        )
        [notice] = first["shown"]
        assert (notice["title"], notice["body"]) == ("À vous, Morgane", "Encore 2 jours.")
        assert (notice["tag"], notice["lang"], notice["renotify"]) == ("t1", "fr", True)
        titles = [each["title"] for each in notice["actions"]]
        assert titles[-2:] == ["Ce soir", "Plus d’appels"]
        assert [each["renotify"] for each in again["shown"]] == [False]  # it rings once
        assert opened["opened"] == [table]
        assert first["badge"] == 3
        page.reload()
        expect(page.get_by_text("Arrêté depuis un message.")).to_be_visible()


@pytest.mark.long
def test_a_browser_that_moves_is_called_at_its_new_address(visit: Visit) -> None:
    with rung(visit) as (guest, _, browser, service):
        guest.page.get_by_role("switch", name="Sur cet appareil").click()
        guest.button("M’envoyer un essai").click()
        expect(guest.page.get_by_text("Un essai est parti.")).to_be_visible()
        assert service.got[-1].path == "/p/1"
        new = {"endpoint": f"{service.url}/p/2", "keys": browser.keys}
        (moved,) = scene(guest.page, ("move", new))
        [(to, body)] = [said for said in moved["said"] if said[1]]
        assert (to, json.loads(body)["endpoint"]) == ("/api/me/calls/push", new["endpoint"])
        guest.page.evaluate(
            """async () => {
              const { ways } = await (await fetch('/api/me/calls')).json()
              for (const { id } of ways)
                await fetch(`/api/me/calls/ways/${id}/test`, { method: 'POST' })
            }"""
        )
        assert service.got[-1].path == "/p/2"


def deeds() -> list[dict[str, str]]:
    words = {"open": "Jouer", "later": "Ce soir", "stop": "Plus d’appels"}
    return [{"action": action, "title": title} for action, title in words.items()]


@pytest.mark.long
def test_tonight_and_what_could_not_be_said_stays(visit: Visit) -> None:
    with rung(visit) as (guest, table, _, _):
        page: Page = guest.page
        page.get_by_text("Quand c’est à vous").wait_for()
        call = {
            "id": "m1",
            "kind": "turn",
            "title": "À vous",
            "text": "",
            "link": table,
            "tag": "t",
        }
        call |= {"stop": "/calls/stop/none", "waits": 1, "deeds": deeds()}
        bare = {"title": "", "link": "https://evil.example/"}
        cut, later = ("break", True), ("press", "later")
        told = scene(
            page, ("push", call), cut, later, ("break", False), later, ("push", bare), ("press", "")
        )
        [again] = told[2]["shown"]  # nothing was lost: the call stays, and is silent
        assert again["silent"] is True
        assert told[4]["shown"] == []
        assert told[4]["said"][-1] == ["/api/me/calls/later", '{"call":"m1"}']
        assert told[5]["shown"][0]["title"] == "Brocéliande"
        assert told[6]["opened"] == ["/"]


@pytest.mark.long
def test_refused_by_the_browser(visit: Visit) -> None:
    with rung(visit, "en", "denied") as (guest, _, _, _):
        page: Page = guest.page
        page.get_by_role("switch", name="On this device").click()
        expect(page.get_by_text("The browser holds back our calls.")).to_be_visible()
        guest.button("How to allow them").click()
        expect(page.get_by_text("then Notifications, then Allow")).to_be_visible()


@pytest.mark.long
def test_a_channel_is_connected_and_tried(visit: Visit) -> None:
    with rung(visit, "en") as (guest, _, _, hook):
        page: Page = guest.page
        guest.button("Connect").click()
        page.get_by_label("Which channel?").select_option("ntfy")
        page.get_by_label("Its address").fill("https://10.0.0.1/ours")
        guest.button("Connect this channel").click()
        expect(page.get_by_role("alert")).to_have_text(re.compile("does not lead outside"))
        page.get_by_label("Its address").fill(f"{hook.url}/our-table")
        guest.button("Connect this channel").click()
        guest.button("Try ntfy, 127.0.0.1").click()
        expect(page.get_by_text("A test call was sent.")).to_be_visible()
        assert hook.got[-1].json["topic"] == "our-table"
        hook.answers.append((404, {}))
        page.wait_for_timeout(3100)  # between two tests on one way
        guest.button("Try ntfy, 127.0.0.1").click()
        expect(page.get_by_role("alert")).to_have_text(re.compile("This channel is gone"))
        guest.button("Remove ntfy, 127.0.0.1").click()
        expect(guest.button("Try ntfy, 127.0.0.1")).to_have_count(0)


@pytest.mark.long
def test_quiet_hours(visit: Visit) -> None:
    with rung(visit, "en") as (guest, _, _, _):
        page: Page = guest.page
        page.get_by_role("switch", name="No quiet hours").click()
        quiet = page.get_by_role("switch", name="Quiet from 22:00 to 8:00")
        expect(quiet).to_have_attribute("aria-checked", "true")
        page.get_by_label("Quiet from", exact=True).fill("23:30")
        page.get_by_label("Quiet from", exact=True).blur()
        expect(page.get_by_role("switch", name="Quiet from 23:30 to 8:00")).to_be_visible()
        page.get_by_text("How often?").first.click()
        page.get_by_label(re.compile("once a day")).check()
        expect(page.get_by_label("The hour")).to_have_value("8")
        page.reload()
        expect(page.get_by_role("switch", name="Quiet from 23:30 to 8:00")).to_be_visible()


def slow_table(guest: Visitor) -> None:
    """A game over days, with a seat for somebody else."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    clock = {"kind": "game", "seconds": 259_200, "bonus": 43_200, "cap": 432_000}
    form = {"game": "benevolent", "seats": seats, "clock": clock}
    table = guest.page.evaluate(
        "form => fetch('/api/tables', {method: 'POST', body: JSON.stringify(form),"
        " headers: {'content-type': 'application/json'}}).then(told => told.json())",
        form,
    )["table"]["id"]
    guest.page.goto(f"/t/{table}")


def together(visit: Visit, agent: str | None = None) -> Visitor:
    """The one of two at a slow table whose turn it is."""
    host = visit("/credits", lang="en", agent=agent)
    able(host, PushBrowser(), "http://127.0.0.1:9/p")
    slow_table(host)
    friend = visit(host.page.url.replace(host.site, ""), lang="en", agent=agent)
    able(friend, PushBrowser(), "http://127.0.0.1:9/q")
    friend.page.reload()
    friend.button("Sit down").first.or_(friend.button("Sit here").first).first.click()
    for person in (host, friend):
        person.moves.or_(person.page.get_by_text("is thinking")).first.wait_for()
    return host if host.moves.count() else friend


ASK = "Shall we call you when it is your turn?"


def until_asked(guest: Visitor) -> None:
    """Moves, until somebody else is to play."""
    for _ in range(40):
        before = guest.page.locator("[data-moment]").get_attribute("data-moment")
        guest.moves.first.click()
        guest.page.wait_for_function(
            "was => document.querySelector('[data-moment]').dataset.moment !== was", arg=before
        )
        if not guest.moves.count():
            break
    expect(guest.page.get_by_text(ASK)).to_be_visible()


@pytest.mark.long
def test_after_the_first_slow_move_it_is_asked_once_and_the_browser_after_a_yes(
    visit: Visit,
) -> None:
    guest = together(visit)
    expect(guest.page.get_by_text(ASK)).to_have_count(0)
    until_asked(guest)
    assert guest.page.evaluate("window.asked") == 0
    assert faults(guest) == []
    guest.button("Yes").click()
    expect(guest.page.get_by_text("Noted, we will call you.")).to_be_visible()
    assert guest.page.evaluate("window.asked") == 1
    ways = guest.page.evaluate("fetch('/api/me/calls').then(told => told.json())")["ways"]
    assert [(way["kind"], way["here"]) for way in ways] == [("push", True)]
    guest.page.reload()
    guest.page.get_by_text("is thinking").first.wait_for()
    expect(guest.page.get_by_text(ASK)).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "size", "night"),
    [
        ("fr", PHONE, True),
        pytest.param("en", DESK, False, marks=pytest.mark.long),
        pytest.param("pseudo", DESK, False, marks=pytest.mark.long),
    ],
)
def test_everybody_can_use_it(visit: Visit, lang: str, size: tuple[int, int], night: bool) -> None:
    guest = visit(lang="en" if lang == "pseudo" else lang, size=size, night=night)
    guest.button("Jouer maintenant" if lang == "fr" else "Play now").click()
    assert guest.wait()
    able(guest, PushBrowser(), "http://127.0.0.1:9/p")
    guest.page.goto(f"/me?lang={lang}")
    guest.page.locator(".way").nth(2).wait_for()
    for details in guest.page.locator("details").all():
        details.locator("summary").click()
    guest.page.locator(".way [aria-expanded]").last.click()
    guest.page.get_by_role("switch").last.click()
    guest.page.locator(".hours").wait_for()
    assert faults(guest) == []
    assert not sideways(guest)
    if lang == "pseudo":
        assert untranslated(guest) == []
