"""Devices: named by what they say of themselves, ended one by one, and never known by a token that
somebody else chose or knows."""

from __future__ import annotations

import pytest

from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import DEVICES
from broceliande.server.people import sessions, watch
from broceliande.server.people.devices import device_of
from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.people import People
from tests.server.people.browsers import FIREFOX, PHONE, Browser
from tests.server.people.test_guests import rows

SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0"


@pytest.mark.parametrize(
    ("agent", "label", "kind"),
    [
        (FIREFOX, "Firefox, Linux", "computer"),
        (PHONE, "Chrome, Android", "phone"),
        (PHONE.replace("Mobile ", ""), "Chrome, Android", "tablet"),
        (f"Mozilla/5.0 (iPad; CPU OS 18_0) {SAFARI} Safari/604.1", "Safari, iPad", "tablet"),
        (f"Mozilla/5.0 (iPhone; CPU) {SAFARI} Mobile Safari/604.1", "Safari, iPhone", "phone"),
        (f"Mozilla/5.0 (Macintosh; Intel) {SAFARI} Safari/605.1", "Safari, macOS", "computer"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/1 Safari/1 Edg/1", "Edge, Windows", "computer"),
        ("<script>" + "x" * 10_000, "", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_called_what_people_call_it(agent: str, label: str, kind: str) -> None:
    device = device_of(agent)
    assert (device.label, device.kind) == (label, kind)


def second(ann: Browser) -> Browser:
    """Another device of the same person."""
    code = ann.post("/me/codes")["codes"][0]
    phone = Browser(ann.people, PHONE)
    phone.post("/enter/code", json={"code": code})
    return phone


def test_devices_are_listed_and_ended(people: People) -> None:
    ann = Browser(people).named("Ann")
    phone, third = second(ann), second(ann)
    listed = ann.get("/me/devices")["devices"]
    assert [device["here"] for device in listed] == [True, False, False]
    assert [device["label"] for device in listed] == ["Firefox, Linux", *["Chrome, Android"] * 2]
    hers = phone.get("/me/devices")["devices"][0]["id"]
    assert len(ann.delete(f"/me/devices/{hers}")["devices"]) == 2
    assert not phone.get("/me")["known"]
    assert len(ann.delete("/me/devices")["devices"]) == 1
    assert not third.get("/me")["known"]
    bob = Browser(people).named("Bob")
    own = ann.get("/me/devices")["devices"][0]["id"]
    assert bob.delete(f"/me/devices/{own}", 404)["code"] == "not_found"
    ann.delete(f"/me/devices/{own}")
    assert ann.token == ""
    assert not ann.get("/me")["known"]


def test_whoever_sits_by_a_device_that_was_ended_is_sent_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch.Watch, "every", 0.05)
    people = server()
    ann = Browser(people).named("Ann")
    table, _ = ann.open()
    phone = second(ann)
    with ann.sit(table) as here, phone.sit(table) as there:
        ann.delete("/me/devices")
        bye = there.until("bye")
        assert bye["code"] == "signed_out"
        assert here.answer(0, here.moves(0)[0])["type"] == "ack"


def test_a_token_that_somebody_else_chose_is_never_kept(people: People) -> None:
    victim = Browser(people)
    victim.cookies = {"broceliande": "chosen-by-somebody-else-"}
    victim.open()
    assert victim.token != "chosen-by-somebody-else-"
    thief = Browser(people)
    thief.open()
    planted = thief.token  # a guest of the thief's, in the victim's browser
    code = victim.post("/me/codes")["codes"][0]
    victim.cookies = {"broceliande": planted}
    victim.post("/enter/code", json={"code": code})
    assert victim.token != planted
    assert not thief.get("/me")["known"]
    again = Browser(people)
    again.open()
    shared = Browser(people)
    shared.cookies = dict(again.cookies)
    again.post("/me/codes")  # a guest becomes somebody who is found again
    assert again.get("/me")["kept"]
    assert not shared.get("/me")["known"]


@pytest.mark.parametrize(
    "token", ["", "x", "x" * 22, "x" * 5000, "é" * 22, '"; Path=/x', "%00" * 9]
)
def test_odd_cookies_know_nobody(people: People, token: str) -> None:
    visitor = Browser(people)
    cookie = f"broceliande={token}".encode()
    assert not visitor.get("/me", headers={"cookie": cookie})["known"]


def test_a_device_that_was_not_seen_for_very_long_knows_nobody(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Browser(people)
    table, secrets = ann.open()
    later = now_ms() + sessions.LASTS + 1
    for module in (sessions, watch):
        monkeypatch.setattr(module, "now_ms", lambda: later)
    assert not ann.get("/me")["known"]
    people.client.blocking_portal.call(people.client.app.state.watch.forget)
    assert not rows(people, m.sessions)
    assert not rows(people, m.persons)  # nothing could ever find them again
    with ann.sit(table, *secrets) as player:  # but for their links
        assert player.state["you"] == [0, 1]


def test_seen_is_seen_and_a_client_s_clock_is_not_asked(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Browser(people)
    ann.open()
    first = ann.get("/me/devices", headers={"date": "Thu, 01 Jan 1970 00:00:00 GMT"})["devices"][0]
    later = now_ms() + 3_600_000
    monkeypatch.setattr(sessions, "now_ms", lambda: later)
    assert ann.get("/me/devices")["devices"][0]["seen"] == later > first["seen"]


def test_nobody_has_more_devices_than_one_can_have(people: People) -> None:
    ann = Browser(people).named("Ann")
    phones = []
    for _ in range(DEVICES // 8 + 1):
        codes = ann.post("/me/codes")["codes"]
        for code in codes:
            phones.append(Browser(people, PHONE))
            phones[-1].post("/enter/code", json={"code": code})
    assert len(rows(people, m.sessions)) == DEVICES
    assert phones[-1].get("/me")["known"]
    assert not phones[0].get("/me")["known"]
