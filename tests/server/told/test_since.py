"""Since your last turn: the table as one left it, and what happened meanwhile, for one's seat."""

from __future__ import annotations

import json
import secrets as chances
from typing import Any

import pytest

from tests.server.conftest import Server
from tests.server.people import ANN, PERSON, People, Player

BOB = {"kind": "person", "name": "Bob"}


@pytest.fixture
def people(server: Server) -> People:
    """Nobody is away for too short a time."""
    return server(away_after=0.0)


def _sights(player: Player, seat: int) -> Any:
    return next(each for each in player.state["sights"] if each["seat"] == seat)


def _view(player: Player, seat: int) -> Any:
    return _sights(player, seat)["view"]


def _left(people: People, table: str, secret: str) -> Any:
    """Seat 0 looks at the table and goes; what it saw."""
    with people.sit(table, secret) as ann:
        ann.send("seen", seat=0, version=ann.state["version"])
        ann.send("ping")
        ann.until("pong")
        return _view(ann, 0)


def _since(player: Player) -> Any:
    """What was said before the first state."""
    found = [frame for frame in player.frames if frame["type"] == "since"]
    assert not found or player.frames[0] is found[0], "the past is told before the present"
    return found[0] if found else None


def _steps(player: Player, since: Any) -> list[Any]:
    steps: list[Any] = []
    last = False
    while not last:
        after = steps[-1]["version"] if steps else since["version"]
        player.send("meanwhile", seat=since["seat"], version=since["version"], after=after)
        heard = player.until("since")
        assert heard["view"] is None
        steps += heard["steps"]
        last = heard["last"]
    return steps


def test_the_table_is_the_one_that_was_left(people: People) -> None:
    table, keys = people.open(ANN, BOB, game="benevolent")
    left = _left(people, table, keys[0])
    with people.sit(table, keys[1]) as bob:
        seat = next((s["seat"] for s in bob.state["sights"] if s["moves"]), None)
    if seat is None:
        with people.sit(table, keys[0]) as ann:
            people.play_on(ann, answers=1)
            while _sights(ann, 0)["moves"]:
                people.play_on(ann, answers=1)
            left = _view(ann, 0)
    with people.sit(table, keys[1]) as bob:
        for _ in range(3):
            if _sights(bob, 1)["moves"]:
                people.play_on(bob, answers=1)
        present = bob.state["version"]
    with people.sit(table, keys[0]) as ann:
        since = _since(ann)
        assert since["seat"] == 0
        assert since["view"] == left
        assert since["now"] == present == ann.state["version"]
        assert [turn["seat"] for turn in since["turns"]] == [1]
        assert "Bob" in since["turns"][0]["words"]
        assert since["things"]
        steps = _steps(ann, since)
        assert [step["seat"] for step in steps] == [1] * len(steps)
        told = [line["words"] for step in steps for line in step["lines"]]
        assert all(part in " ".join(told) for part in since["turns"][0]["words"].split(". "))
        assert {**steps[-1]["view"], "asked": []} == {**_view(ann, 0), "asked": []}


def test_many_steps_come_a_few_at_a_time(people: People) -> None:
    table, keys = people.open(game="benevolent")
    with people.sit(table, *keys, hot=False) as both:
        people.play_on(both, answers=1)
        version = both.state["version"]
        people.play_on(both, answers=40)
        now = both.state
    with people.sit(table, keys[0]) as ann:
        ann.send("meanwhile", seat=0, version=version, after=version)
        first = ann.until("since")
        assert 0 < len(first["steps"]) <= 12
        assert not first["last"]
        steps = _steps(ann, {"seat": 0, "version": version})
        assert len(steps) == now["version"] - version
        assert steps[-1]["view"] == _view(ann, 0)


def test_who_looks_on_or_was_hardly_away_hears_nothing(server: Server) -> None:
    people = server()  # a minute
    table, keys = people.open(game="benevolent")
    _left(people, table, keys[0])
    with people.sit(table, *keys) as both:
        people.play_on(both, answers=8)
    with people.sit(table, keys[0]) as ann:
        assert _since(ann) is None
        ann.send("meanwhile", seat=0)
        ann.send("ping")
        ann.until("pong")
        assert _since(ann) is None
    patient = server(away_after=0.0)
    with patient.sit(table) as nobody:
        assert _since(nobody) is None
        nobody.send("meanwhile", seat=0)
        assert nobody.until("refused")["code"] == "not_your_seat"
    with patient.sit(table, keys[0], seen=9) as same_page:
        assert _since(same_page) is None


def test_answers_that_are_still_sealed_are_no_news(people: People) -> None:
    table, keys = people.open(PERSON, PERSON, PERSON)
    with people.sit(table, *keys) as all_three:
        while len(sealed := [s["seat"] for s in all_three.state["sights"] if s["moves"]]) < 3:
            people.play_on(all_three, answers=1)
        assert sealed == [0, 1, 2]
    _left(people, table, keys[0])
    with people.sit(table, keys[1]) as bob:
        people.play_on(bob, answers=1)
    with people.sit(table, keys[0]) as ann:
        assert _since(ann) is None
        assert ann.moves(0)


def test_what_was_taken_back_is_not_shown_again(people: People) -> None:
    table, keys = people.open(game="benevolent")
    with people.sit(table, *keys) as both:
        before = _view(both, 0)
        seat = next(s["seat"] for s in both.state["sights"] if s["moves"])
        both.answer(seat, both.moves(seat)[0])
        both.until_version(2)
        both.send("seen", seat=0, version=2)
        both.send("undo", seat=seat, version=2, id=chances.token_hex(4))
        both.until_version(3)
        both.answer(seat, both.moves(seat)[-1])
        both.until_version(4)
        now = _view(both, 0)
    with people.sit(table, keys[0]) as ann:
        since = _since(ann)
        if seat == 0:  # one's own answer: what was seen then is known
            ann.send("meanwhile", seat=0, version=2, after=2)
            steps = ann.until("since")["steps"]
        else:
            assert since["turns"][0]["words"] == "One answer was taken back."
            steps = _steps(ann, since)
        assert [step["seat"] for step in steps] == [-1, seat]
        assert steps[0]["view"] == before
        assert steps[1]["view"] == now


def test_no_secret_of_another_is_told(people: People) -> None:
    """Whispers deals cards that only their owner knows: what is told of the past is what the seat
    was told then."""
    table, keys = people.open(PERSON, PERSON)
    with people.sit(table, keys[0]) as ann:
        seen = [ann.state]
    _left(people, table, keys[0])
    with people.sit(table, keys[0]) as ann, people.sit(table, keys[1]) as bob:
        for player, seat in ((ann, 0), (bob, 1)) * 3:
            if _sights(player, seat)["moves"]:
                people.play_on(player, answers=1)
                ann.until_version(player.state["version"])
                bob.until_version(player.state["version"])
                seen.append(ann.state)
    views = [json.dumps(_strip(state["sights"][0]["view"])) for state in seen]
    with people.sit(table, keys[0]) as ann:
        ann.send("meanwhile", seat=0, version=1, after=1)
        steps = ann.until("since")["steps"]
        assert len(steps) > 2
        assert all(json.dumps(_strip(step["view"])) in views for step in steps)


def _strip(view: Any) -> Any:
    return {**view, "asked": [], "question": ""}


def test_what_was_seen_is_kept_for_every_server(server: Server) -> None:
    table, keys = server().open(ANN, BOB, game="benevolent")
    people = server(away_after=0.0)
    left = _left(people, table, keys[0])
    with people.sit(table, *keys) as both:
        while not _sights(both, 1)["moves"]:
            people.play_on(both, answers=1)
        both.send("seen", seat=0, version=both.state["version"])
        left = _view(both, 0)
        people.play_on(both, answers=1)
    other = server(away_after=0.0)
    with other.sit(table, keys[0]) as ann:
        since = _since(ann)
        assert since["view"] == left
        assert {turn["seat"] for turn in since["turns"]} == {1}
