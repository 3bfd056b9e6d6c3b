"""Friends: both agree, by a link or at a table; a friend keeps one a seat."""

from __future__ import annotations

import pytest

from broceliande.server.people import friends, seating
from broceliande.server.storage import folk
from tests.server.conftest import Server
from tests.server.folk import make_friends, two_at_a_table
from tests.server.people import ANN, BOT, OPEN, People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows


def test_a_link_makes_friends_and_both_said_yes(people: People) -> None:
    ann, carl = Browser(people).named("Ann"), Browser(people)
    told = ann.post("/me/friends/link")
    assert (told["days"], told["uses"]) == (14, 8)
    way, _, code = told["link"].partition("#")
    assert way == "/friends"
    sent = {"name": "Ann", "crest": "heron", "you": False, "friend": False}
    assert carl.post("/friends/link", json={"code": code}) == sent
    assert not rows(people, folk.friends)  # nothing comes of looking
    assert ann.post("/friends/link", json={"code": code})["you"]
    assert ann.post("/me/friends", 409, json={"code": code})["code"] == "oneself"
    (friend,) = carl.post("/me/friends", json={"code": code})["friends"]
    assert (friend["name"], friend["here"]) == ("Ann", False)
    assert carl.token  # somebody from now on
    assert ann.get("/me")["asks"] == 0
    (friend,) = ann.get("/me/friends")["friends"]
    assert (friend["name"], friend["here"]) == ("", True)
    carl.post("/me/friends", json={"code": code})
    assert [row.uses for row in rows(people, folk.friend_links)] == [7]
    for wrong, status in (("x" * 32, 410), ("x", 400)):
        carl.post("/me/friends", status, json={"code": wrong})
    assert Browser(people).get("/me/friends", 401)["code"] == "not_known"


def test_who_is_here_is_for_friends_and_can_be_kept_to_oneself(people: People) -> None:
    ann, bob = Browser(people).named("Ann"), Browser(people).named("Bob")
    make_friends(ann, bob)
    ann.get("/me")
    assert bob.get("/me/friends")["friends"][0]["here"]
    assert not ann.put("/me/friends", {"shown": False})["shown"]
    ann.get("/me")
    assert not bob.get("/me/friends")["friends"][0]["here"]
    ann.put("/me/friends", {"shown": True})
    assert bob.get("/me/friends")["friends"][0]["here"]
    (friend,) = bob.get("/me/friends")["friends"]
    assert bob.delete(f"/me/friends/{friend['id']}")["friends"] == []
    assert ann.get("/me/friends")["friends"] == []  # and nothing else: nobody is told
    assert bob.delete(f"/me/friends/{friend['id']}", 404)["code"] == "not_friends"


def test_friends_are_asked_where_both_sit(server: Server) -> None:
    people, other = server(), server()
    ann, bob, table = two_at_a_table(people)
    carl = Browser(people).named("Carl")
    path = f"/tables/{table}/seats/0"
    assert carl.post(f"{path}/friend", 403)["code"] == "not_together"
    assert bob.post(f"/tables/{table}/seats/1/friend", 409)["code"] == "oneself"
    assert bob.post(f"{path}/friend")["tie"] == "asked"
    bob.people = ann.people = other  # at another server, after whatever happens
    assert bob.get(f"{path}/profile")["tie"] == "asked"
    assert ann.get("/me")["asks"] == 1
    (ask,) = ann.get("/me/friends")["asks"]
    assert ask["name"] == "Bob"
    assert carl.ask("PUT", f"/me/friends/asks/{ask['id']}", 404, json={"yes": True})
    assert ann.put(f"/me/friends/asks/{ask['id']}", {"yes": False})["friends"] == []
    bob.post(f"{path}/friend")
    assert ann.get(f"/tables/{table}/seats/1/profile")["tie"] == "asks"
    assert ann.post(f"/tables/{table}/seats/1/friend")["tie"] == "friend"
    assert bob.get(f"{path}/profile")["tie"] == "friend"
    assert not rows(people, folk.asks)
    bots, _ = ann.open(ANN, BOT)
    assert ann.post(f"/tables/{bots}/seats/1/friend", 409)["code"] == "not_a_person"
    assert ann.get(f"/tables/{bots}/seats/7/profile", 404)["code"] == "not_found"


def test_lists_have_ends(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two_at_a_table(people)
    monkeypatch.setattr(friends, "ASKED", 0)
    refused = ann.post(f"/tables/{table}/seats/1/friend", 409)
    assert refused["code"] == "too_many_asked"
    monkeypatch.setattr(friends, "FRIENDS", 0)
    code = ann.post("/me/friends/link")["link"].partition("#")[2]
    assert bob.post("/me/friends", 409, json={"code": code})["code"] == "too_many_friends"
    monkeypatch.setattr(friends, "USES", 0)
    code = ann.post("/me/friends/link")["link"].partition("#")[2]
    assert bob.post("/friends/link", 410, json={"code": code})["code"] == "friend_link_gone"
    monkeypatch.setattr(friends, "USES", 1)
    for _ in range(10):
        ann.post("/me/friends/link")
    assert len(rows(people, folk.friend_links)) == friends.LINKS


def test_a_friend_keeps_a_seat(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people, other = server(), server()
    ann, bob = Browser(people).named("Ann"), Browser(people).named("Bob")
    carl = Browser(people).named("Carl")
    make_friends(ann, bob)
    make_friends(ann, carl)
    seat = {friend["name"]: friend["id"] for friend in ann.get("/me/friends")["friends"]}
    clock = {"kind": "move", "seconds": 7200}
    table, _ = ann.open(ANN, OPEN, OPEN, game="benevolent", clock=clock)
    path = f"/tables/{table}/invitations"
    for name in ("Bob", "Carl"):
        ann.post(path, 204, json={"friend": seat[name]})
    assert ann.post(path, 409, json={"friend": seat["Bob"]})["code"] == "invited_already"
    assert ann.post(path, 404, json={"friend": "nobody"})["code"] == "not_friends"
    assert bob.post(path, 401, json={"friend": seat["Bob"]})["code"] == "wrong_secret"
    bob.people = carl.people = other
    assert bob.get("/me")["asks"] == 1
    (kept,) = bob.get("/me/invitations")["invitations"]
    assert (kept["name"], kept["game"], kept["seats"]) == ("Ann", "benevolent", 3)
    assert (kept["clock"], kept["clock_seconds"]) == ("move", 7200)
    assert bob.put(f"/me/invitations/{kept['id']}", {"yes": False}) == {"table": table}
    assert bob.get("/me/invitations")["invitations"] == []
    gone = bob.ask("PUT", f"/me/invitations/{kept['id']}", 410, json={"yes": True})
    assert gone["code"] == "invitation_gone"
    (kept,) = carl.get("/me/invitations")["invitations"]
    assert carl.put(f"/me/invitations/{kept['id']}", {"yes": True}) == {"table": table}
    assert [each["name"] for each in carl.get(f"/tables/{table}")["seats"]] == ["Ann", "Carl", ""]
    monkeypatch.setattr(seating, "INVITED", 1)
    make_friends(ann, Browser(people).named("Dora"))
    dora = next(each for each in ann.get("/me/friends")["friends"] if each["name"] == "Dora")
    refused = ann.post(path, 409, json={"friend": dora["id"]})
    assert refused["code"] == "too_many_invited"
    full, _ = ann.open()
    begun = ann.post(f"/tables/{full}/invitations", 409, json={"friend": dora["id"]})
    assert begun["code"] == "has_begun"


def test_what_a_guest_had_comes_along_when_they_say_who_they_are(people: People) -> None:
    ann, bob, table = two_at_a_table(people)
    codes = ann.post("/me/codes")["codes"]
    guest = Browser(people)
    make_friends(bob, guest)
    make_friends(ann, guest)  # who turns out to be Ann herself
    guest.post("/enter/code", json={"code": codes[0]})
    assert [friend["name"] for friend in guest.get("/me/friends")["friends"]] == ["Bob"]
    assert [friend["name"] for friend in bob.get("/me/friends")["friends"]] == ["Ann"]
    assert len(rows(people, folk.friends)) == 2
