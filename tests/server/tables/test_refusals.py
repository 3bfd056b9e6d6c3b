"""Answers that the server refuses: with the reason, the rule, and the table as it stands."""

from __future__ import annotations

import asyncio

import pytest

from broceliande.engine.moves import Refused
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.answers import answer
from tests.server.houses import everything, opened, table_of
from tests.server.people import PERSON, People


def test_a_stale_answer_gets_the_current_view_and_changes_nothing(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        seat = both.state["sights"][0]["view"]["asked"][0]
        move = both.moves(seat)[0]
        version = both.answer(seat, move)["version"]
        refused = both.answer(seat, move, version=1, id="late")
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["state"]["version"] == version
        assert both.answer(seat, move, version=version + 7, id="early")["code"] == "stale"


def test_a_foreign_seat_is_refused(people: People) -> None:
    table, (ann, _) = people.open()
    with people.sit(table, ann) as a:
        assert a.answer(1, 0)["code"] == "not_your_seat"
        assert a.answer(9, 0)["code"] == "not_your_seat"
        assert a.state["version"] == 1
    with people.sit(table) as watcher:
        assert watcher.answer(0, 0)["code"] == "not_your_seat"


def test_an_illegal_move_is_refused_with_its_rule(people: People) -> None:
    table, (ann, _) = people.open()
    with people.sit(table, ann, lang="fr") as a:
        refused = a.answer(0, 5)
        assert (refused["code"], refused["rule"]) == ("wrong_phase", "WH-003")
        assert refused["state"]["version"] == 1
        assert a.answer(0, 10**9, id="x")["code"] == "no_such_move"
        a.send("why_not", seat=0, move=5)
        assert a.until("refused")["code"] == "wrong_phase"
        a.send("why_not", seat=0, move=0)
        assert a.until("allowed")["move"] == 0


def test_nobody_answers_before_every_seat_is_taken(people: People) -> None:
    table, (ann,) = people.open(PERSON, {"kind": "open"})
    with people.sit(table, ann) as a:
        assert a.state["status"] == "open"
        assert a.answer(0, 0)["code"] == "not_started"
        people.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
        assert a.until_version(1)["status"] == "playing"
        assert a.moves(0)


def test_a_refused_answer_leaves_no_trace(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            before = everything(live)
            with pytest.raises(Refused):
                await answer(house, live, 0, 1, 5, "x")
            with pytest.raises(Sorry, match="stale"):
                await answer(house, live, 0, 7, 0, "x")
            assert everything(live) == before

    asyncio.run(law())
