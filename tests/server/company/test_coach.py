"""The coach over HTTP: on demand, in the background, once for all who ask."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import broceliande as bro
from broceliande.bots.coach import Coach, Review
from broceliande.server.company.coaches import Coaches
from tests.server.conftest import GAMES, Server
from tests.server.people import People

QUICK = {"coach_iterations": 2}
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for compiled code: a review takes as long as its iterations."""
    monkeypatch.setattr("broceliande.bots.advice.is_ready", lambda rules: False)


def played(people: People, turns: int = 3) -> str:
    """A short game of Benevolent that came to its end."""
    options = {"first": 0, "turn_limit": turns}
    table, secrets = people.open(game="benevolent", options=options)
    with people.sit(table, *secrets) as both:
        people.play_on(both)
        assert both.state["status"] == "over"
    return table


def heard(people: People, path: str) -> Json:
    """The review, waited for."""
    for _ in range(200):
        told = people.get(path)
        if told["ready"]:
            return told
        assert 0 <= told["progress"] <= 1
        time.sleep(0.05)
    raise AssertionError("the coach does not come to an end")


def test_curves_and_costliest_moves_of_a_finished_game(server: Server) -> None:
    people = server(**QUICK)
    table = played(people, 4)
    path = f"/tables/{table}/coach/0"
    begun = people.post(path, 200)
    assert begun["seat"] == 0
    told = heard(people, path)
    last = people.get(f"/tables/{table}/replay/0")["last"]
    assert (told["last"], told["team"], told["progress"]) == (last, False, 1.0)
    plies = [point["ply"] for point in told["points"]]
    assert plies == sorted(set(plies))
    assert (plies[0], plies[-1]) == (0, last)
    for point in told["points"]:
        assert len(point["chances"]) == 2
        assert all(0 <= chance <= 1 for chance in point["chances"])
    places = people.get(f"/tables/{table}/replay/{last}")["views"][-1]["places"]
    assert told["points"][-1]["chances"] == [float(place == 1) for place in places]
    assert len(told["lapses"]) <= 3
    assert not told["measured"]
    assert all(lapse["best"] is lapse["chance"] is None for lapse in told["lapses"])
    for lapse in told["lapses"]:
        step = people.get(f"/tables/{table}/replay/{lapse['ply'] + 1}")
        assert (step["seat"], step["words"]) == (0, lapse["played"])
        assert lapse["better"] != lapse["played"]
        assert lapse["why"]


def test_the_review_is_kept_and_speaks_both_languages(server: Server) -> None:
    people = server(**QUICK)
    table = played(people)
    path = f"/tables/{table}/coach/1"
    people.post(path, 200)
    first = heard(people, path)
    again = people.post(f"{path}?lang=fr", 200)
    assert again["ready"]
    assert again["points"] == first["points"]
    assert [each["ply"] for each in again["lapses"]] == [each["ply"] for each in first["lapses"]]
    assert [each["played"] for each in again["lapses"]] != [
        each["played"] for each in first["lapses"]
    ] or not first["lapses"]
    people.post(f"/tables/{table}/coach/0", 200)
    other = heard(people, f"/tables/{table}/coach/0")
    assert other["points"] == first["points"]  # the curves are the same for every seat


def test_a_team_has_one_curve(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bethel-woods", bro.game("bethel-woods"))
    people = server(coach_iterations=1)
    table, _ = people.finished("bethel-woods")
    people.post(f"/tables/{table}/coach/0", 200)
    told = heard(people, f"/tables/{table}/coach/0")
    assert told["team"]
    assert {len(point["chances"]) for point in told["points"]} == {1}


def test_a_game_that_lasts_is_not_looked_back_upon(server: Server) -> None:
    people = server(**QUICK)
    table, _ = people.open(game="benevolent")
    assert people.post(f"/tables/{table}/coach/0", 409)["code"] == "not_over"
    assert people.get(f"/tables/{table}/coach/0", 404)["code"] == "not_found"


def test_a_seat_or_table_that_is_not_there_is_not_found(server: Server) -> None:
    people = server(**QUICK)
    table = played(people)
    assert people.post(f"/tables/{table}/coach/2", 404)["code"] == "not_found"
    assert people.get(f"/tables/{table}/coach/1", 404)["code"] == "not_found"
    assert people.post("/tables/nowhere/coach/0", 404)["code"] == "unknown_table"


def test_one_at_a_time_for_a_table_and_the_tables_play_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, review = threading.Event(), Coach.review

    def slowly(*given: Any) -> Review:
        assert go_on.wait(60)
        return review(*given)

    monkeypatch.setattr(Coach, "review", slowly)
    people = server(**QUICK)
    table = played(people)
    assert not people.post(f"/tables/{table}/coach/0", 200)["ready"]
    assert people.post(f"/tables/{table}/coach/1", 503)["code"] == "coach_busy"
    assert not people.post(f"/tables/{table}/coach/0", 200)["ready"]  # the same work, not a second
    people.finished()  # another table is played to its end meanwhile
    coaches: Coaches = people.client.app.state.coaches
    assert len(coaches._kept) == 1
    go_on.set()
    assert heard(people, f"/tables/{table}/coach/0")["ready"]


def test_memory_is_bounded(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("broceliande.server.company.coaches.KEPT", 2)
    people = server(coach_iterations=1)
    tables = [played(people, 1) for _ in range(4)]
    for table in tables:
        people.post(f"/tables/{table}/coach/0", 200)
        heard(people, f"/tables/{table}/coach/0")
    coaches: Coaches = people.client.app.state.coaches
    assert len(coaches._kept) <= 3
    assert people.post(f"/tables/{tables[0]}/coach/0", 200)["seat"] == 0


def test_a_review_that_fails_is_told_and_may_be_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server(**QUICK)
    table = played(people)
    with monkeypatch.context() as stumbling:
        stumbling.setattr("broceliande.server.company.coaches.Coach.review", None)
        people.client.post(f"/api/tables/{table}/coach/0")
        coaches: Coaches = people.client.app.state.coaches
        future = coaches._kept[table, 0].future
        assert future is not None
        future.result(10)
        assert people.get(f"/tables/{table}/coach/0", 500)["code"] == "trouble"
    people.client.post(f"/api/tables/{table}/coach/0")
    assert heard(people, f"/tables/{table}/coach/0")["ready"]
