"""Open tables as one wishes them: every wish, any two of them, page by page, and for whose eyes."""

from __future__ import annotations

from typing import Any

import pytest

from broceliande.server.storage.relisting import folded, pace_of
from tests.server.people import BOT, OPEN, People, Player
from tests.server.people.browsers import Browser

HOUR = 3_600
NOW = {"kind": "game", "seconds": 1200}
TODAY = {"kind": "move", "seconds": 2 * HOUR}
DAYS = {"kind": "game", "seconds": 72 * HOUR, "bonus": 12 * HOUR, "cap": 120 * HOUR}


def person(name: str) -> dict[str, str]:
    """Somebody's seat."""
    return {"kind": "person", "name": name}


@pytest.fixture
def tables(people: People) -> dict[str, str]:
    """Tables of all kinds, by their hosts."""
    found = {}
    for name, seats, lang, more in (
        ("Énide", [OPEN], "fr", {"clock": NOW}),
        ("Yvain", [OPEN, OPEN], "fr", {"clock": TODAY}),
        ("Gawain", [OPEN, BOT], "en", {"clock": DAYS}),
        ("Morgan", [OPEN, OPEN, OPEN], "en", {}),
        ("Merlin", [OPEN], "en", {"game": "whispers"}),
    ):
        form = {"game": "benevolent", "seats": [person(name), *seats], "public": True, **more}
        opened = people.post(f"/tables?lang={lang}", 201, json=form)
        found[opened["table"]["id"]] = name
    return found


WISHES = {
    "": "Énide Yvain Gawain Morgan Merlin",
    "game=whispers": "Merlin",
    "seats=3": "Yvain Gawain",
    "free=2": "Yvain Morgan",
    "paces=now": "Énide",
    "paces=now.today": "Énide Yvain",
    "paces=days.none": "Gawain Morgan Merlin",
    "speaks=fr": "Énide Yvain",
    "bots=with": "Gawain",
    "bots=without&seats=3": "Yvain",
    "find=enid": "Énide",
    "find=%C3%89NI": "Énide",
    "find=benevo&seats=4": "Morgan",
    "find=%25": "",
    "game=benevolent&paces=now&speaks=en": "",
}


def test_every_wish_is_obeyed(people: People, tables: dict[str, str]) -> None:
    for asked, found in WISHES.items():
        told = people.get(f"/tables?{asked}")
        assert [tables[each["id"]] for each in told["tables"]] == found.split(), asked
        assert (told["count"], told["all"]) == (len(found.split()), 5), asked


def test_wishes_nobody_can_have_are_refused(people: People) -> None:
    for wrong in ("paces=never", "bots=some", "speaks=de", "seats=17", "find=" + "x" * 41):
        people.get(f"/tables?{wrong}", 400)
    people.get("/tables?known=true", 401)


def test_a_host_who_is_present_comes_first(people: People, tables: dict[str, str]) -> None:
    table, keys = people.open(person("Viviane"), OPEN, game="benevolent", public=True)
    assert [each["id"] for each in people.get("/tables")["tables"]] == [*tables, table]
    with people.sit(table, keys[0]) as host:
        host.until("seats")
        assert [each["id"] for each in people.get("/tables")["tables"]] == [table, *tables]
    gone = people.get("/tables")
    while any(seat["connected"] for each in gone["tables"] for seat in each["seats"]):
        gone = people.get("/tables")
    assert [each["id"] for each in people.get("/tables")["tables"]] == [*tables, table]


def test_the_list_follows_what_happens_at_the_tables(people: People) -> None:
    table, keys = people.open(person("Ann"), OPEN, OPEN, game="benevolent", public=True)

    def listed(asked: str) -> bool:
        return bool(people.get(f"/tables?{asked}")["count"])

    assert listed("free=2&bots=without")
    people.put(f"/tables/{table}/seats/1/bot", 200, keys[0], json={})
    assert listed("bots=with")
    assert not listed("free=2")
    people.put(f"/tables/{table}/seats/0/name", 200, keys[0], json={"name": "Bérénice"})
    assert listed("find=berenice")
    assert not listed("find=ann")
    joined = people.post(f"/tables/{table}/join", 201, json={"name": "Cai"})
    assert joined["table"]["status"] == "playing"
    assert not listed("")


def test_who_has_a_page_is_told_that_it_is_the_same(people: People) -> None:
    people.open(person("Ann"), OPEN, game="benevolent", public=True)
    first = people.client.get("/api/tables")
    mark = {"if-none-match": first.headers["etag"]}
    same = people.client.get("/api/tables", headers=mark)
    assert (same.status_code, same.content) == (304, b"")
    people.open(person("Ben"), OPEN, game="benevolent", public=True)
    news = people.client.get("/api/tables", headers=mark)
    assert (news.status_code, len(news.json()["tables"])) == (200, 2)


def play(people: People, table: str, secrets: list[str]) -> None:
    """A whole game."""
    with people.sit(table, *secrets) as both:
        both_play(people, both)


def both_play(people: People, both: Player) -> None:
    """To its end."""
    people.play_on(both)
    assert both.state["status"] == "over"


def test_people_i_know_are_for_my_eyes_alone(people: People) -> None:
    ann, ben, cai = (Browser(people) for _ in range(3))
    table, keys = ann.open(person("Ann"), OPEN)
    sat: dict[str, Any] = ben.post(f"/tables/{table}/join", 201, json={"name": "Ben"})
    play(people, table, [keys[0], sat["secret"]])
    known, _ = ben.open(person("Ben"), OPEN, game="benevolent", public=True)
    cai.open(person("Cai"), OPEN, game="benevolent", public=True)
    people.client.app.state.lobby._age = 60.0  # pages are kept for everybody
    assert [each["id"] for each in ann.get("/tables?known=true")["tables"]] == [known]
    assert cai.get("/tables?known=true")["tables"] == []
    assert ann.get("/tables?known=true")["all"] == cai.get("/tables")["count"] == 2
    assert all(wanted.shared for wanted in people.client.app.state.lobby._pages)


def test_paces_and_letters() -> None:
    paces = [("none", 0), ("move", 60), ("move", 7200), ("move", 86_400), ("game", 1200)]
    told = [pace_of(kind, 1000 * seconds) for kind, seconds in paces]
    assert told == ["none", "now", "today", "days", "now"]
    assert folded("Œuvre d’Élaine, ÇA") == "oeuvre d'elaine, ca"
