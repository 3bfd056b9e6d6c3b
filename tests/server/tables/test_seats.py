"""Seats: taken, named, left, played on by bots, and taken back; each obeys its secret."""

from __future__ import annotations

from tests.server.people import ANN, OPEN, People


def test_a_friend_joins_by_the_link_until_the_table_is_full(people: People) -> None:
    table, _ = people.open(ANN, OPEN, OPEN)
    joined = people.post(f"/tables/{table}/join", 201, json={"name": " Bob\n\u202e ", "seat": 2})
    assert joined["seat"] == 2
    assert joined["table"]["seats"][2]["name"] == "Bob"
    taken = people.post(f"/tables/{table}/join", 409, json={"seat": 2})
    assert taken["code"] == "seat_taken"
    assert people.post(f"/tables/{table}/join", 201, json={})["table"]["status"] == "playing"
    assert people.post(f"/tables/{table}/join", 409, json={})["code"] == "table_full"
    with people.sit(table, joined["secret"]) as bob:
        assert bob.state["you"] == [2]


def test_a_seat_obeys_its_secret_only(people: People) -> None:
    table, (ann, bob) = people.open()
    path = f"/tables/{table}/seats/0/name"
    assert people.put(path, 401, json={"name": "x"})["code"] == "wrong_secret"
    assert people.put(path, 401, "x" * 22, json={"name": "x"})["code"] == "wrong_secret"
    odd = {"authorization": ("Bearer " + "é" * 20).encode("latin-1")}
    assert people.put(path, 401, headers=odd, json={"name": "x"})["code"] == "wrong_secret"
    assert people.put(path, 403, bob, json={"name": "x"})["code"] == "not_your_seat"
    assert people.put(path, 200, ann, json={"name": "Anne"})["seats"][0]["name"] == "Anne"
    other, _ = people.open()
    assert people.put(f"/tables/{other}/seats/0/name", 401, ann, json={"name": "x"})


def test_a_new_name_is_in_the_words_at_once(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, bob) as b:
        people.put(f"/tables/{table}/seats/0/name", 200, ann, json={"name": "Ygraine"})
        while b.state["sights"][0]["view"]["names"][0] != "Ygraine":
            b.hear()


def test_whoever_leaves_before_the_game_frees_the_seat(people: People) -> None:
    table, _ = people.open(ANN, OPEN, OPEN)
    bob = people.post(f"/tables/{table}/join", 201, json={"name": "Bob"})["secret"]
    left = people.post(f"/tables/{table}/seats/1/leave", 200, bob, json={})
    assert left["seats"][1]["kind"] == "open"
    assert people.post(f"/tables/{table}/seats/1/leave", 401, bob, json={})


def test_a_leaver_is_replaced_after_a_while_and_may_come_back(people: People) -> None:
    table, (ann, bob) = people.open(patience=3600)
    bots = f"/tables/{table}/seats/1/bot"
    with people.sit(table, ann) as a:
        with people.sit(table, bob):
            a.until_seats(lambda seats: seats[1]["connected"])
            assert people.post(bots, 409, ann, json={})["code"] == "still_here"
        a.until_seats(lambda seats: not seats[1]["connected"])
        fault = people.post(bots, 409, ann, json={})
        assert "more seconds" in fault["words"]
        assert people.post(bots, 400, ann, json={"level": "divine"})["code"] == "bad_seats"
    table, (ann, bob) = people.open(patience=0)
    bots = f"/tables/{table}/seats/1/bot"
    with people.sit(table, ann) as a:
        assert people.post(bots, 200, ann, json={})["seats"][1]["kind"] == "bot"
        assert people.post(bots, 409, ann, json={})["code"] == "not_a_person"
        a.answer(0, 0)
        a.until_version(4)  # the bot has answered too
    assert people.post(f"/tables/{table}/seats/1/take", 403, ann)["code"] == "not_your_seat"
    back = people.post(f"/tables/{table}/seats/1/take", 200, bob)
    assert back["seats"][1]["kind"] == "person"
    assert people.post(f"/tables/{table}/seats/9/bot", 404, ann, json={})["code"] == "not_found"


def test_one_may_let_a_bot_play_on_at_once(people: People) -> None:
    table, (_, bob) = people.open()
    left = people.post(f"/tables/{table}/seats/1/leave", 200, bob, json={"bot": True})
    assert left["seats"][1]["kind"] == "bot"
    assert left["seats"][1]["owned"]
