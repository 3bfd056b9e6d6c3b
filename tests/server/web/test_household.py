"""A household behind one address opens a table: its first visits need much at once, and none of it
is refused. Whoever asks for more is told when to come back. No bucket fills up in these tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import SOON, Sorry
from tests.server.conftest import Server
from tests.server.people import GOOD, PERSON, People

USUAL = Settings("x")
HOME, FILES = 5, 100  # people, and parts of the pages that each of them fetches
# What a page asks for until its question is there, and in the moments after.
ASKED = ("me", "tables/{id}", "tables/{id}/edition", "games/benevolent/words")
THEN = ("games/benevolent/rules", "games?options=false", "tables/{id}/seats/{seat}/ahead")
STILL: dict[str, Any] = {"request_rate": 0.01, "file_rate": 0.01, "create_rate": 0.01}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Pages of many parts."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Brocéliande</title>", "utf-8")
    (folder / "leaf.svg").write_text("<svg/>", "utf-8")
    for part in range(FILES):
        (folder / f"assets/part-{part:08}.js").write_text(f"export default {part}", "utf-8")
    return folder


def fetched(people: People, files: int) -> set[int]:
    """What becomes of so many files, one after the other."""
    paths = (f"/assets/part-{at % FILES:08}.js" for at in range(files))
    return {people.client.get(path).status_code for path in paths}


def asked(people: People, burst: int) -> list[int]:
    """What becomes of so many questions."""
    return [people.client.get("/api/games?options=false").status_code for _ in range(burst)]


def test_five_first_visits_at_once_get_everything(server: Server, built: Path) -> None:
    usual = {"request_burst": USUAL.request_burst, "file_burst": USUAL.file_burst}
    people = server(static=built, **STILL, **usual)
    table, secrets = people.open(*[PERSON] * 2, game="benevolent")
    statuses = []
    for person in range(HOME):
        statuses.append(people.client.get(f"/t/{table}").status_code)
        statuses.extend(fetched(people, FILES))
        statuses.append(people.client.get("/leaf.svg").status_code)
        seats = [{"table": table, "secret": secrets[person % 2]}]
        statuses.append(people.client.post("/api/me/seats", json={"seats": seats}).status_code)
        for path in (*ASKED, *THEN, "me", "me", "me"):
            where = path.format(id=table, seat=person % 2)
            secret = {"authorization": f"Bearer {secrets[person % 2]}"}
            statuses.append(people.client.get(f"/api/{where}", headers=secret).status_code)
    assert 429 not in statuses
    assert statuses.count(200) > HOME * 8


def test_files_take_nothing_from_what_else_may_be_asked(server: Server, built: Path) -> None:
    people = server(static=built, **STILL, request_burst=4, file_burst=FILES)
    assert fetched(people, FILES) == {200}
    assert asked(people, 5) == [200] * 4 + [429]
    assert people.client.head("/leaf.svg").status_code == 429


def test_a_flood_is_refused_as_ever(server: Server, built: Path) -> None:
    burst = int(USUAL.request_burst)
    people = server(static=built, **STILL, request_burst=burst, create_burst=2)
    assert [people.client.post("/api/tables", json=GOOD).status_code for _ in range(3)] == [
        *(201, 201),
        429,
    ]
    assert asked(people, burst) == [200] * (burst - 3) + [429] * 3
    for path in ("/", "/t/abc", "/assets/part-none.js", "/index.html"):  # pages are put together
        assert people.client.get(path).status_code == 429
    assert people.client.post("/api/enter/code", json={"code": "x"}).status_code == 429
    assert fetched(people, FILES) == {200}  # who is at a page gets the rest of it


def test_files_have_a_bound_too(server: Server, built: Path) -> None:
    people = server(static=built, **STILL, file_burst=3)
    assert fetched(people, 3) == {200}
    refused = people.client.get("/assets/part-00000000.js")
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "100"
    assert "immutable" not in refused.headers.get("cache-control", "")
    assert people.get("/games")


def test_who_is_refused_is_told_when_to_come_back(server: Server) -> None:
    people = server(request_burst=1, request_rate=0.02)
    people.get("/games")
    refused = people.client.get("/api/games")
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "50"
    strict = server(create_burst=1, create_rate=0.25)
    strict.open()
    assert strict.client.post("/api/tables", json=GOOD).headers["retry-after"] == "4"


def test_wrong_codes_wait_for_as_long_as_the_words_say(people: People) -> None:
    for _ in range(5):
        answer = people.client.post("/api/enter/code", json={"code": "0000"})
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "900"


@pytest.mark.parametrize(
    ("sorry", "seconds"),
    [
        (Sorry("flood", seconds=7), 7),
        (Sorry("too_many_tries", minutes=3), 180),
        (Sorry("closing"), SOON),
    ],
)
def test_when_to_come_back(sorry: Sorry, seconds: int) -> None:
    assert sorry.after == seconds
