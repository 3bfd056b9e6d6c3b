"""Slow play over HTTP: days off and answers in advance are told to the one whom they concern."""

from __future__ import annotations

import json
import time
import zipfile
from io import BytesIO
from typing import Any

from broceliande.server.storage import models as m
from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, Json, People, Player
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

OVER_DAYS = {"kind": "game", "seconds": 3 * 86_400, "bonus": 43_200, "cap": 5 * 86_400}


def met(people: People, **more: Any) -> tuple[Browser, Browser, str]:
    """Ann and Bob at a table of Benevolent."""
    ann, bob = Browser(people), Browser(people)
    table, _ = ann.open(ANN, OPEN, game="benevolent", **more)
    bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
    return ann, bob, table


def waiting(ann: Browser, bob: Browser, table: str) -> tuple[Browser, int, Browser]:
    """Who waits, on which seat, and for whom."""
    with ann.sit(table) as player:
        return (bob, 1, ann) if player.moves(0) else (ann, 0, bob)


def foreseen(who: Browser, path: str, *answers: Json) -> Json:
    """The likeliest question that may come."""
    found: Json = who.post(f"{path}/foresee", json={"answers": list(answers)})["questions"][0]
    return found


def first_of(question: Json) -> Json:
    """Its first answer, as it is given in advance."""
    return {"question": question["question"], "path": question["answers"][0]["path"]}


def test_an_answer_given_in_advance_is_played_while_its_owner_is_away(people: People) -> None:
    ann, bob, table = met(people)
    who, seat, other = waiting(ann, bob, table)
    path = f"/tables/{table}/seats/{seat}/ahead"
    assert who.get(path) == {"answers": []}
    question = foreseen(who, path)
    step = first_of(question)
    told = who.put(path, {"answers": [step]})
    assert [each["state"] for each in told["answers"]] == ["stands"]
    assert told["answers"][0]["answer"] == question["answers"][0]["words"]
    assert who.get(f"{path}?lang=fr")["answers"][0]["answer"] != told["answers"][0]["answer"]
    assert foreseen(who, path, step)["question"] != question["question"], "what comes after it"
    other.get(path, 403)
    Browser(people).get(path, 401)
    other.put(path, {"answers": []}, 403)
    with other.sit(table) as player:
        while player.moves(1 - seat):
            player.answer(1 - seat, player.moves(1 - seat)[0])
            player.until_version(player.state["version"])
            player.send("ping")
            player.until("pong")
        end = time.monotonic() + 20
        while seat not in in_advance(people):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert b"ahead" not in json.dumps(player.frames).encode(), "nobody is told how it came"
    assert who.get(path) == {"answers": []}


def test_no_frame_leaves_when_somebody_answers_in_advance(people: People) -> None:
    ann, bob, table = met(people)
    who, seat, other = waiting(ann, bob, table)
    path = f"/tables/{table}/seats/{seat}/ahead"
    answers = [first_of(foreseen(who, path))]
    with other.sit(table) as player, people.sit(table) as spectator:
        for each in (player, spectator):
            while len(heard_since(each)) > 1:  # of those who came and went
                time.sleep(0.2)
        who.put(path, {"answers": answers})
        who.put(path, {"answers": []})
        who.put(path, {"answers": answers})
        assert heard_since(player) == heard_since(spectator) == ["pong"]


def heard_since(player: Player) -> list[str]:
    """What came to somebody since they last asked."""
    known = len(player.frames)
    player.send("ping")
    player.until("pong")
    return [frame["type"] for frame in player.frames[known:]]


def in_advance(people: People) -> list[int]:
    """The seats whose answers were given in advance."""
    return [row.seat for row in rows(people, m.log) if row.answer_id.startswith("ahead-")]


def test_bad_answers_in_advance_are_refused_and_change_nothing(people: People) -> None:
    ann, bob, table = met(people)
    who, seat, other = waiting(ann, bob, table)
    path = f"/tables/{table}/seats/{seat}/ahead"
    good = first_of(foreseen(who, path))
    who.put(path, {"answers": [good]})
    for wrong in (
        {**good, "path": ["hex:99"]},
        {**good, "question": "nothing"},
        {**good, "when": [{"player": 1}]},
    ):
        assert who.put(path, {"answers": [good, wrong]}, 409)["code"] == "not_foreseen"
    strange: list[Json] = [{"question": "STEP!", "path": []}, {"path": []}, {**good, "more": 1}]
    for malformed in strange:
        assert who.put(path, {"answers": [malformed]}, 400)["code"] == "malformed"
    assert who.put(path, {"answers": [good] * 25}, 400)["code"] == "malformed"
    other_path = f"/tables/{table}/seats/{1 - seat}/ahead"
    assert other.put(other_path, {"answers": []}, 409)["code"] == "asked_now"
    assert len(who.get(path)["answers"]) == 1
    assert who.put(path, {"answers": []}) == {"answers": []}


def test_days_off_and_answers_in_advance_are_taken_along_and_deleted(people: People) -> None:
    ann, bob, table = met(people, clock=OVER_DAYS)
    who, seat, _ = waiting(ann, bob, table)
    assert who.get("/me/days-off") == {"left": 20, "most": 20, "taken": []}
    Browser(people).get("/me/days-off", 401)
    path = f"/tables/{table}/seats/{seat}/ahead"
    who.put(path, {"answers": [first_of(foreseen(who, path))]})
    who.get("/me/archive")
    assert who.last is not None
    with zipfile.ZipFile(BytesIO(who.last.content)) as packed:
        about = json.loads(packed.read("me.json"))
    assert about["days_off"] == []
    assert [each["seat"] for each in about["answers_in_advance"]] == [seat]
    who.delete("/me", json={"name": "Ann" if seat == 0 and who.get("/me")["name"] else ""})
    assert rows(people, m.ahead) == []


def test_whoever_plays_over_days_is_waited_for_longer(server: Server) -> None:
    people = server()
    for clock, patience in (
        ({"kind": "none"}, 60),
        ({"kind": "game", "seconds": 1200}, 60),
        ({"kind": "move", "seconds": 7200}, 3600),
        (OVER_DAYS, 86_400),
    ):
        table, _ = people.open(clock=clock)
        assert people.get(f"/tables/{table}")["patience"] == patience
    table, _ = people.open(clock=OVER_DAYS, patience=5)
    assert people.get(f"/tables/{table}")["patience"] == 5
