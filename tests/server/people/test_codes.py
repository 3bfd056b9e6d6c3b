"""Rescue codes: each works once, new ones kill the old, and nobody guesses one."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people import tokens, tries
from broceliande.server.people.codes import by_code
from broceliande.server.storage import models as m
from tests.server.people import People
from tests.server.people.browsers import PHONE, Browser
from tests.server.people.test_guests import rows

WRONG = "7777-7777-7777-7777"


def test_codes_have_sixty_bits_and_can_be_read_aloud() -> None:
    codes = tokens.new_sheet(8)
    assert len({*codes}) == 8
    assert len({code[: tokens.SHEET] for code in codes}) == 1
    assert len(tokens.SIGNS) ** (tokens.CODE - tokens.SHEET) == 2**60
    for code in codes:
        assert re.fullmatch("([0-9A-Z]{4}-){3}[0-9A-Z]{4}", tokens.grouped(code))
        typed = tokens.grouped(code).lower().replace("0", "o").replace("1", "l")
        assert tokens.plain(f"  {typed} ") == code
    for odd in ("", "x", "é" * 16, "0" * 17, "\U0001d7d8" * 16):
        assert tokens.plain(odd) == ""


def test_a_code_works_once_and_brings_a_device(people: People) -> None:
    ann = Browser(people).named("Ann")
    before, codes = ann.token, ann.post("/me/codes")["codes"]
    assert len(codes) == 8
    assert ann.token != before  # whoever knew the old token knows nothing any more
    stored = {row.digest for row in rows(people, m.codes)}
    assert stored == {tokens.digest(tokens.plain(code)) for code in codes}
    phone = Browser(people, PHONE)
    entered = phone.post("/enter/code", json={"code": codes[3].lower()})
    assert (entered["me"]["name"], entered["me"]["codes"], entered["games"]) == ("Ann", 7, 0)
    used = Browser(people).post("/enter/code?lang=fr", 409, json={"code": codes[3]})
    assert used["words"] == "Ce code a déjà servi. Il vous en reste sept."
    fresh = phone.post("/me/codes")["codes"]
    old = Browser(people).post("/enter/code?lang=en", 403, json={"code": codes[0]})
    assert old["words"] == "This code does not fit. Four tries left."
    assert Browser(people).post("/enter/code", json={"code": fresh[0]})


def test_five_wrong_tries_of_an_address_are_enough(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Browser(people).named("Ann")
    codes = ann.post("/me/codes")["codes"]
    thief = Browser(people)
    for left in ("Quatre", "Trois", "Deux", "Un"):
        words = thief.post("/enter/code?lang=fr", 403, json={"code": tokens.grouped(WRONG)})[
            "words"
        ]
        assert left.lower() in words
    for code in (WRONG, codes[0]):  # a right one does not help either
        refused = thief.post("/enter/code?lang=fr", 429, json={"code": code})
        assert refused["words"] == "Trop d’essais. Revenez dans 15 minutes."
    later = now_ms() + tries.LOCKED + 1
    monkeypatch.setattr(tries, "now_ms", lambda: later)
    assert thief.post("/enter/code", json={"code": codes[0]})


def test_one_does_not_guess_on_by_entering_ones_own_code(people: People) -> None:
    thief = Browser(people).named("Thief")
    codes = thief.post("/me/codes")["codes"]
    for code in codes[:4]:
        thief.post("/enter/code", 403, json={"code": WRONG})
        thief.post("/enter/code", json={"code": code})
    for code in (WRONG, codes[4]):
        assert thief.post("/enter/code", 429, json={"code": code})["code"] == "too_many_tries"


def test_many_at_once_are_not_more_tries(people: People) -> None:
    def guess(number: int) -> int:
        form = {"code": f"7777-7777-7777-{number:04}"}
        return people.client.post("/api/enter/code", json=form).status_code

    with ThreadPoolExecutor(8) as threads:
        statuses = list(threads.map(guess, range(40)))
    assert sorted({*statuses}) == [403, 429]
    assert statuses.count(403) == tries.MOST - 1


def test_a_sheet_is_locked_whatever_the_address(people: People) -> None:
    ann = Browser(people).named("Ann")
    (code, *others) = ann.post("/me/codes")["codes"]
    guess = code[:-4] + ("2222" if not code.endswith("2222") else "3333")
    portal = people.client.blocking_portal
    told = []
    for number in range(7):
        address = f"192.0.2.{number}"
        with pytest.raises(Sorry) as wrong:
            portal.call(by_code, people.house.storage, guess, address)
        told.append(wrong.value.code)
    assert told == ["wrong_code"] * 4 + ["too_many_tries"] * 3
    with pytest.raises(Sorry):
        portal.call(by_code, people.house.storage, others[0], "198.51.100.1")
    bob = Browser(people).named("Bob")
    other = bob.post("/me/codes")["codes"][0]
    assert portal.call(by_code, people.house.storage, other, "198.51.100.2")


def test_nothing_tells_whether_somebody_is_known(people: People) -> None:
    ann = Browser(people).named("Ann")
    sheet = ann.post("/me/codes")["codes"][0][:4]
    told = [
        Browser(people).post("/enter/code", 403, json={"code": code})["code"]
        for code in (f"{sheet}-7777-7777-7777", WRONG, "hello", "\U0001d7d8" * 16)
    ]
    assert {*told} == {"wrong_code"}


@pytest.mark.parametrize("code", ["", "x" * 65, None, 7, ["x"]])
def test_odd_codes_are_refused(people: People, code: object) -> None:
    for path in ("/enter/code", "/enter/handover"):
        assert Browser(people).post(path, 400, json={"code": code})["code"] == "malformed"
