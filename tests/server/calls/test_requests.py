"""By which ways somebody is called: added, tried, changed; over HTTP."""

from __future__ import annotations

from broceliande.server.calls import links
from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.keys import base64url
from broceliande.server.calls.message import Message
from broceliande.server.heard.calls import WAYS
from broceliande.server.storage import models as m
from tests.server.calls.asking import listening, rows, somebody, subscribe
from tests.server.calls.receivers import PushBrowser, Receiver, vapid_of
from tests.server.people import Json, People
from tests.server.people.browsers import PHONE, Browser


def test_nobody_known_has_no_ways(people: People) -> None:
    assert Browser(people).get("/me/calls", 401)["code"] == "not_known"


def test_this_device_is_called_and_a_test_call_arrives(house: People) -> None:
    ann, browser = somebody(house), PushBrowser()
    empty = ann.get("/me/calls")
    assert empty["ways"] == []
    assert empty["wishes"]["quiet"] == []
    with listening(Receiver()) as service:
        told = subscribe(ann, f"{service.url}/p/1", browser)
        [way] = told["ways"]
        assert (way["kind"], way["here"], way["active"]) == ("push", True, True)
        assert way["label"] == "Firefox, Linux"
        assert told["wishes"]["quiet"] == [22 * 60, 8 * 60]
        assert told["wishes"]["zone"] == "Europe/Paris"
        ann.ask("POST", f"/me/calls/ways/{way['id']}/test?lang=fr", json=None)
        again = ann.ask("POST", f"/me/calls/ways/{way['id']}/test", 429)
        assert again["code"] == "rate_limited"
        [got] = service.got
        vapid_of(got, service.url, told["key"])
        said = browser.read(got.body)
    assert said["title"] == "Un essai de Brocéliande"
    assert said["kind"] == "test"
    assert said["stop"].startswith(links.STOP)


def test_what_a_test_call_met_is_told_in_words_and_kept(house: People) -> None:
    ann = somebody(house)
    with listening(Receiver([(410, {})])) as service:
        way = subscribe(ann, f"{service.url}/p/1", PushBrowser())["ways"][0]["id"]
        refused = ann.ask("POST", f"/me/calls/ways/{way}/test?lang=fr", 409)
    assert refused["code"] == "call_ended"
    [told] = ann.get("/me/calls?lang=fr")["ways"]
    assert told["trouble"] == refused["words"]
    assert told["active"] is False


def test_a_browser_calls_whoever_is_at_it_now(house: People) -> None:
    ann, bob, browser = somebody(house), somebody(house, PHONE), PushBrowser()
    with listening(Receiver()) as service:
        subscribe(ann, f"{service.url}/p/1", browser)
        subscribe(bob, f"{service.url}/p/1", browser)
        assert ann.get("/me/calls")["ways"] == []
        subscribe(bob, f"{service.url}/p/2", PushBrowser())  # the browser changed its mind
        assert len(bob.get("/me/calls")["ways"]) == 1


def test_a_device_that_knows_me_no_more_is_not_called(house: People) -> None:
    ann = somebody(house)
    with listening(Receiver()) as service:
        subscribe(ann, f"{service.url}/p/1", PushBrowser())
    [device] = ann.get("/me/devices")["devices"]
    ann.ask("DELETE", f"/me/devices/{device['id']}")
    assert rows(house, m.ways) == []


FOREIGN = {
    "http://127.0.0.1:9/": "call_not_safe",
    "https://127.0.0.1/": "call_inside",
    "https://10.0.0.1/": "call_inside",
    "https://[::1]/": "call_inside",
    "https://push.invalid/": "call_unknown_name",
    "https://me:x@push.example/": "call_bad_address",
    "mailto:ann@play.example": "call_bad_address",
}


def test_a_foreign_subscription_is_refused_in_words(people: People) -> None:
    ann = somebody(people)
    for endpoint, code in FOREIGN.items():
        assert subscribe(ann, endpoint, PushBrowser(), 400)["code"] == code
        channel = {"preset": "plain", "address": endpoint}
        assert ann.ask("POST", "/me/calls/channel", 400, json=channel)["code"] == code
    assert ann.get("/me/calls")["ways"] == []


def test_keys_that_seal_nothing_are_refused(house: People) -> None:
    ann = somebody(house)
    for key in ("A", "AAAA", base64url(b"\4" + b"\1" * 64)):
        form = {"endpoint": "http://127.0.0.1:9/", "p256dh": key, "auth": base64url(b"s" * 16)}
        assert ann.ask("POST", "/me/calls/push", 400, json=form)["code"] == "call_foreign"


def test_channels_and_their_number(house: People) -> None:
    ann = somebody(house)
    with listening(Receiver()) as hook:
        form = {"preset": "ntfy", "address": f"{hook.url}/our-table", "token": "tk_secret"}
        told = ann.ask("POST", "/me/calls/channel", json=form)
        again = ann.ask("POST", "/me/calls/channel", json=form)
        assert len(told["ways"]) == len(again["ways"]) == 1
        [way] = again["ways"]
        assert (way["preset"], way["label"]) == ("ntfy", "127.0.0.1")
        assert "tk_secret" not in str(again)
        ann.ask("POST", f"/me/calls/ways/{way['id']}/test?lang=en")
        [got] = hook.got
        assert got.json["message"] == "A test from Brocéliande. Tables will call here"
        for at in range(1, WAYS):
            form["address"] = f"{hook.url}/t{at}"
            ann.ask("POST", "/me/calls/channel", json=form)
        form["address"] = f"{hook.url}/more"
        refused = ann.ask("POST", "/me/calls/channel", 409, json=form)
    assert refused["code"] == "too_many_ways"
    ann.ask("DELETE", f"/me/calls/ways/{way['id']}")
    assert len(ann.get("/me/calls")["ways"]) == WAYS - 1
    ann.ask("DELETE", f"/me/calls/ways/{way['id']}", 404)


def test_an_address_that_is_no_such_channel(house: People) -> None:
    form = {"preset": "discord", "address": "http://127.0.0.1:9/x"}
    refused = somebody(house).ask("POST", "/me/calls/channel?lang=en", 400, json=form)
    assert refused["words"] == "This is not the address of a Discord channel."


def test_others_cannot_touch_my_ways(house: People) -> None:
    ann, bob = somebody(house), somebody(house, PHONE)
    way = ann.ask(
        "POST", "/me/calls/channel", json={"preset": "plain", "address": "http://127.0.0.1:9/"}
    )["ways"][0]["id"]
    bob.ask("DELETE", f"/me/calls/ways/{way}", 404)
    bob.ask("POST", f"/me/calls/ways/{way}/test", 404)
    assert len(ann.get("/me/calls")["ways"]) == 1


def test_letters_where_nobody_writes_them(people: People) -> None:
    form = {"address": "ann@play.example"}
    assert somebody(people).ask("POST", "/me/calls/mail", 409, json=form)["code"] == "no_letters"


class Post:
    """Takes letters, and counts those that ask whether they may come."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []

    async def carry(self, way: Way, message: Message) -> Result:
        self.sent.append((way.address, message.kind))
        return Result(Outcome.SENT)


def test_nobody_is_written_to_again_and_again(people: People) -> None:
    ann, post = somebody(people), Post()
    people.client.app.state.couriers.by_kind["mail"] = post
    form = {"address": "bob@play.example", "zone": "Europe/Paris"}
    for _ in range(5):
        told = ann.ask("POST", "/me/calls/mail", json=form)
    [way] = told["ways"]
    assert (way["label"], way["confirmed"]) == ("bob@play.example", False)
    assert ann.ask("POST", "/me/calls/mail", 429, json=form)["code"] == "too_many_tries"
    ann.ask("POST", "/me/calls/mail", 400, json={"address": "not an address"})
    ann.ask("POST", f"/me/calls/ways/{way['id']}/test", 409)
    assert {kind for _, kind in post.sent} <= {"confirm"}


def test_wishes(people: People) -> None:
    ann = somebody(people)
    wanted: Json = {"zone": "America/New_York", "quiet": [1380, 420], "digest": "daily", "hour": 7}
    told = ann.ask("PUT", "/me/calls", json=wanted)["wishes"]
    assert wanted.items() <= told.items()
    assert ann.ask("PUT", "/me/calls", json={"quiet": []})["wishes"]["quiet"] == []
    assert ann.ask("PUT", "/me/calls", json={"kinds": ["turn"]})["wishes"]["kinds"] == ["turn"]
    assert ann.ask("PUT", "/me/calls", json={"off": True})["wishes"]["hour"] == 7
    zone = {"zone": "Atlantis/Ys"}
    assert ann.ask("PUT", "/me/calls", 400, json=zone)["code"] == "unknown_zone"
    for quiet in ([60], [60, 60], [1, 2, 3], [-1, 2], [0, 1440]):
        ann.ask("PUT", "/me/calls", 400, json={"quiet": quiet})
    ann.ask("PUT", "/me/calls", 400, json={"kinds": ["gossip"]})
