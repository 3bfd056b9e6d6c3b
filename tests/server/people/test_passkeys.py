"""Passkeys: made here they open here, once for each challenge; of another site, they do not."""

from __future__ import annotations

from typing import Any

import pytest

from broceliande.server.people import passkeys
from tests.server.conftest import Server
from tests.server.people import People
from tests.server.people.authenticator import Authenticator, coded
from tests.server.people.browsers import PHONE, Browser

HERE = "localhost"


def keyed(people: People, key: Authenticator) -> Browser:
    """Somebody with a passkey."""
    ann = Browser(people, host=HERE).named("Ann")
    options = ann.post("/me/passkeys/options")["options"]
    ann.post("/me/passkeys", json=key.make(options))
    return ann


def entering(browser: Browser) -> Any:
    """What a browser is to sign."""
    return browser.post("/enter/passkey/options")["options"]


def test_a_passkey_finds_somebody_again(people: People) -> None:
    key = Authenticator()
    ann = Browser(people, host=HERE).named("Ann")
    options = ann.post("/me/passkeys/options")["options"]
    assert options["rp"] == {"id": HERE, "name": "Brocéliande"}
    chosen = options["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "preferred")
    before = ann.token
    (kept,) = ann.post("/me/passkeys", json=key.make(options))["passkeys"]
    assert kept["label"] == "Firefox, Linux"
    assert ann.token != before
    assert ann.get("/me")["kept"]
    there = ann.post("/me/passkeys/options")["options"]["excludeCredentials"]
    assert [each["id"] for each in there] == [coded(key.id)]
    phone = Browser(people, PHONE, HERE)
    asked = entering(phone)
    assert asked.get("allowCredentials", []) == []  # it names nobody
    entered = phone.post("/enter/passkey", json=key.sign(asked))
    assert entered["me"]["name"] == "Ann"
    assert entered["me"]["devices"] == 2
    ann.delete(f"/me/passkeys/{kept['id']}")
    third = Browser(people, host=HERE)
    assert third.post("/enter/passkey", 403, json=key.sign(entering(third)))


def test_what_is_signed_is_signed_once(people: People) -> None:
    key = Authenticator()
    ann = keyed(people, key)
    signed = key.sign(entering(ann))
    assert Browser(people, host=HERE).post("/enter/passkey", json=signed)
    assert Browser(people, host=HERE).post("/enter/passkey", 403, json=signed)
    options = ann.post("/me/passkeys/options")["options"]
    other = Authenticator()
    made = other.make(options)
    ann.post("/me/passkeys", json=made)
    assert ann.post("/me/passkeys", 403, json=made)["code"] == "passkey_failed"


def test_a_challenge_is_answered_in_time_and_for_what_it_is(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator()
    ann = keyed(people, key)
    making = ann.post("/me/passkeys/options")["options"]
    assert ann.post("/enter/passkey", 403, json=key.sign(making))["code"] == "passkey_failed"
    bob = Browser(people, host=HERE).named("Bob")
    hers = ann.post("/me/passkeys/options")["options"]
    assert bob.post("/me/passkeys", 403, json=Authenticator().make(hers))
    own = key.sign({"challenge": coded(b"x" * 32)})
    assert ann.post("/enter/passkey", 403, json=own)["code"] == "passkey_failed"
    monkeypatch.setattr(passkeys, "LASTS", -1)
    assert ann.post("/enter/passkey", 403, json=key.sign(entering(ann)))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://evil.example", "evil.example"),
        ("https://evil.example", HERE),
        ("http://localhost", "evil.example"),
        ("http://localhost:9999", HERE),
    ],
)
def test_a_passkey_of_another_site_is_none(people: People, origin: str, host: str) -> None:
    key = Authenticator()
    ann = keyed(people, key)
    options = ann.post("/me/passkeys/options")["options"]
    assert ann.post("/me/passkeys", 403, json=Authenticator(origin, host).make(options))
    key.origin, key.host = origin, host
    stranger = Browser(people, host=HERE)
    refused = stranger.post("/enter/passkey", 403, json=key.sign(entering(stranger)))
    assert refused["code"] == "passkey_failed"
    assert not stranger.token


def test_a_copied_passkey_is_noticed_by_its_count(people: People) -> None:
    key = Authenticator()
    ann = keyed(people, key)
    ann.post("/enter/passkey", json=key.sign(entering(ann)))
    key.signed = 0  # a copy, that knows nothing of it
    assert ann.post("/enter/passkey", 403, json=key.sign(entering(ann)))["code"] == "passkey_failed"
    assert ann.post("/enter/passkey", json=key.sign({**entering(ann)}))


def test_a_passkey_tells_who_comes_and_nobody_else(people: People) -> None:
    key, other = Authenticator(), Authenticator()
    keyed(people, key)
    keyed(people, other)
    stranger = Browser(people, host=HERE)
    key.user = other.user
    assert stranger.post("/enter/passkey", 403, json=key.sign(entering(stranger)))
    unknown = stranger.post("/enter/passkey", 403, json=Authenticator().sign(entering(stranger)))
    forged = other.sign(entering(stranger))
    forged["credential"]["response"]["signature"] = coded(b"0" * 70)
    wrong = stranger.post("/enter/passkey", 403, json=forged)
    assert (unknown["code"], unknown["words"]) == (wrong["code"], wrong["words"])


def test_guessing_is_locked_out(people: People) -> None:
    key = Authenticator()
    ann = keyed(people, key)
    key.host = "evil.example"
    for _ in range(5):
        ann.post("/enter/passkey", 403, json=key.sign(entering(ann)))
    assert ann.post("/enter/passkey", 429, json=key.sign(entering(ann)))["code"] == "too_many_tries"


@pytest.mark.parametrize("host", ["testserver.local", "127.0.0.1", "[::1]:8000", "192.168.1.7"])
def test_where_browsers_make_none_none_is_asked_for(people: People, host: str) -> None:
    ann = Browser(people, host=host).named("Ann")
    assert not ann.get("/me")["may_passkey"]
    assert ann.post("/me/passkeys/options", 409)["code"] == "no_passkeys"
    assert ann.post("/enter/passkey/options", 409)["code"] == "no_passkeys"


def test_a_house_may_say_where_it_is(server: Server) -> None:
    ann = Browser(server(site="https://play.example")).named("Ann")
    key = Authenticator("https://play.example", "play.example")
    options = ann.post("/me/passkeys/options")["options"]
    assert options["rp"]["id"] == "play.example"
    assert ann.post("/me/passkeys", json=key.make(options))["passkeys"]


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": 7, "response": None},
        {"id": "x", "response": {"clientDataJSON": "é"}},
        {"id": "x", "response": {"clientDataJSON": coded(b"[" * 5000)}},
        {"id": "x", "response": {"clientDataJSON": coded(b'{"type":1,"challenge":2,"origin":3}')}},
        {"id": "x" * 5000, "response": {"clientDataJSON": "x"}},
    ],
)
def test_odd_input_changes_nothing(people: People, credential: Any) -> None:
    ann = Browser(people, host=HERE).named("Ann")
    for path in ("/me/passkeys", "/enter/passkey"):
        assert ann.post(path, 403, json={"credential": credential})["code"] == "passkey_failed"
    assert b"broceliande_troubles_total 0.0" in people.house.metrics.text()


def test_what_is_too_large_is_not_even_read(people: People) -> None:
    ann = Browser(people, host=HERE).named("Ann")
    for credential in ({"id": "x" * 9000}, {f"n{n}": 1 for n in range(40)}, {"a": [[[[[1]]]]]}):
        assert ann.post("/me/passkeys", 400, json={"credential": credential})["code"] == "malformed"
