"""The door of the desk: it opens to keepers who show again who they are, for a quarter of an hour;
to everybody else there is nothing, and nothing tells that there might be."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from litestar.handlers import HTTPRouteHandler

from broceliande.server.desk import keepers
from broceliande.server.people import tries
from broceliande.server.storage import models as m
from broceliande.server.web.app import DESK
from tests.server.conftest import Server
from tests.server.desk import called, keeper, person_of
from tests.server.people import Json, People
from tests.server.people.authenticator import Authenticator
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows


def addresses() -> list[tuple[str, str]]:
    """Every request of the desk, with something in the place of what it names."""
    found = []
    for handler in DESK:
        assert isinstance(handler, HTTPRouteHandler)
        (path,) = handler.paths
        path = path.replace("{table_id:str}", "x").replace("{person:str}", "x")
        path = path.replace("{measure:str}", "x").replace("{report:str}", "x")
        found += [(str(method), f"/desk{path}") for method in handler.http_methods]
    return sorted(found)


def fault(browser: Browser, method: str, path: str, **more: Any) -> tuple[int, bytes, list[str]]:
    """What is answered, to the byte, and which headers it has."""
    answer = browser.people.client.request(
        method, f"/api{path}", headers=browser._sent() | more.pop("headers", {}), **more
    )
    return answer.status_code, answer.content, sorted(answer.headers)


def stranger(people: People) -> Browser:
    return Browser(people).named("Mordred")


def test_without_the_step_every_request_is_an_unknown_address(people: People) -> None:
    nimue, mordred, stolen = keeper(people), stranger(people), Browser(people)
    stolen.cookies = {"broceliande": nimue.token}  # and not the desk's own
    forms: list[Json] = [{}, {"json": {"why": 3}}, {"content": b"{"}, {"json": {"code": "x" * 16}}]
    asked = addresses()
    assert len(asked) > 20
    for method, path in asked:
        unknown = fault(mordred, method, "/nowhere")
        assert unknown[0] == 404
        for who in (Browser(people), mordred):
            for form in forms if method != "GET" else [{}]:
                assert fault(who, method, path, **form) == unknown, path
        if not path.startswith("/desk/open") and path != "/desk/":
            assert fault(stolen, method, path) == unknown, path
    nimue.get("/desk/tables")


@pytest.mark.long
def test_a_method_that_is_not_there_tells_nothing_either(people: People) -> None:
    unknown = fault(stranger(people), "PATCH", "/nowhere")
    assert fault(stranger(people), "PATCH", "/desk/tables") == unknown
    assert fault(stranger(people), "GET", "/desk/nothing/at/all") == unknown


def test_a_cookie_of_the_desk_opens_nothing_at_another_device(people: People) -> None:
    nimue = keeper(people)
    codes = nimue.post("/me/codes")["codes"]
    other = Browser(people)
    other.post("/enter/code", json={"code": codes[0]})
    other.cookies["broceliande-desk"] = nimue.cookies["broceliande-desk"]
    other.get("/desk/tables", 404)
    assert other.get("/desk")["open"] is False
    nimue.get("/desk/tables")


def test_it_shuts_after_a_quarter_of_an_hour(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    nimue = keeper(people)
    until = nimue.get("/desk")["until"]
    for before, status in ((1, 200), (0, 404)):
        monkeypatch.setattr(keepers, "now_ms", lambda before=before: until - before)
        nimue.get("/desk/tables", status)
    assert not nimue.get("/desk")["open"]


@pytest.mark.long
def test_it_is_shut_by_hand_and_with_its_device(people: People) -> None:
    nimue = keeper(people)
    assert not nimue.delete("/desk/open")["open"]
    nimue.get("/desk/tables", 404)
    code = nimue.post("/me/codes")["codes"][0]
    nimue.post("/desk/open/code", json={"code": code})
    nimue.get("/desk/tables")
    nimue.delete(f"/me/devices/{nimue.get('/me/devices')['devices'][0]['id']}")
    assert not rows(people, m.desk_visits)


def test_it_opens_by_the_keeper_s_own_passkey(people: People) -> None:
    nimue, other = (Browser(people, host="localhost").named(name) for name in ("Nimue", "Enid"))
    called(people, keepers.add, people.house.storage, person_of(nimue))
    keys = []
    for browser in (nimue, other):
        key = Authenticator()
        options = browser.post("/me/passkeys/options")["options"]
        browser.post("/me/passkeys", json=key.make(options))
        keys.append(key)
    assert nimue.get("/desk")["may_passkey"]
    for key, status in zip(reversed(keys), (403, 200), strict=True):
        signed = key.sign(nimue.post("/desk/open/passkey/options")["options"])
        nimue.post("/desk/open/passkey", status, json=signed)
    nimue.get("/desk/tables")
    nimue.post("/desk/open/passkey", 403, json=signed)  # a challenge is signed once


@pytest.mark.long
def test_a_code_works_once_and_for_whom_it_is(people: People) -> None:
    nimue, other = (Browser(people).named(name) for name in ("Nimue", "Enid"))
    code = called(people, keepers.add, people.house.storage, person_of(nimue))
    other.post("/desk/open/code", 404, json={"code": code})
    nimue.post("/desk/open/code", json={"code": code})
    assert nimue.post("/desk/open/code", 403, json={"code": code})["code"] == "wrong_code"


def test_whoever_types_the_first_code_becomes_the_keeper(people: People) -> None:
    code = called(people, keepers.new_code, people.house.storage, None)
    guest = Browser(people)  # whom nobody knows
    assert guest.post("/desk/open/code", json={"code": code})["open"]
    guest.get("/desk/log")
    (row,) = rows(people, m.keepers)
    assert row.person == person_of(guest)
    Browser(people).post("/desk/open/code", 404, json={"code": code})


def test_guessing_is_counted_as_elsewhere(server: Server) -> None:
    people = server()
    nimue = keeper(people)
    nimue.delete("/desk/open")
    good = nimue.post("/me/codes")["codes"][0]
    wrong = [f"{sheet}AAAAAAAAAAAAAAA" for sheet in range(tries.MOST + 1)]
    codes = [
        nimue.post("/desk/open/code", json={"code": w}, status=s)["code"]
        for w, s in zip(wrong, [403] * (tries.MOST - 1) + [429] * 2, strict=True)
    ]
    assert codes == ["wrong_code"] * (tries.MOST - 1) + ["too_many_tries"] * 2
    assert nimue.post("/desk/open/code", 429, json={"code": good})["code"] == "too_many_tries"
    first = called(people, keepers.new_code, people.house.storage, None)
    Browser(people).post(
        "/desk/open/code", 404, json={"code": first}
    )  # silence, even for a right one
    people.client.blocking_portal.call(people.house.storage.write, sa.delete(m.tries))
    nimue.post("/desk/open/code", json={"code": good})


def test_a_foreign_page_and_a_program_do_nothing(people: People) -> None:
    nimue = keeper(people)
    nimue.put("/desk/retention", {"what": "chat", "days": 3})
    del nimue.headers["origin"]
    nimue.put("/desk/retention", {"what": "chat", "days": 4}, 404)
    nimue.headers["origin"] = "https://elsewhere.example"
    assert nimue.put("/desk/retention", {"what": "chat", "days": 5}, 403)["code"] == "bad_origin"
    assert [row.days for row in rows(people, m.retention)] == [3]


@pytest.mark.long
def test_a_keeper_no_more_is_nobody_at_once(people: People) -> None:
    nimue = keeper(people)
    called(people, keepers.remove, people.house.storage, person_of(nimue))
    nimue.get("/desk/tables", 404)
    nimue.get("/desk", 404)


@pytest.mark.long
def test_the_cookie_of_the_desk_is_for_the_desk_alone(people: People) -> None:
    nimue = keeper(people)
    assert nimue.last is not None
    (cookie,) = [c for c in nimue.last.headers.get_list("set-cookie") if "desk" in c]
    for part in ("Path=/api/desk", "HttpOnly", "SameSite=Strict", "Max-Age=900"):
        assert part in cookie
