"""Hints: for whoever is asked and plays alone or together; private, unrecorded, beside the game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import broceliande as bro
from broceliande.bots import calibration
from tests.server.conftest import GAMES, Server
from tests.server.people import BOT, PERSON, People, Player

QUICK = {"hint_iterations": 24, "silence": 60.0}


@pytest.fixture(autouse=True)
def together(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game in which all win or lose together is played here too; nobody waits for compiled code,
    so that a hint takes as long as its iterations."""
    for part in ("advice", "calibration"):
        monkeypatch.setattr(f"broceliande.bots.{part}.is_ready", lambda rules: False)
    GAMES["bethel-woods"] = bro.game("bethel-woods")
    yield
    del GAMES["bethel-woods"]


def asked(player: Player, id: str = "h", **more: Any) -> dict[str, Any]:
    """Ask for a hint at the first seat, and hear it or why not."""
    fields = {"seat": 0, "version": player.state["version"], "id": id, **more}
    player.send("hint", **fields)
    while (frame := player.hear())["type"] not in {"advised", "refused"} or frame["id"] != id:
        pass
    return frame


def alone(people: People, **more: Any) -> tuple[str, str]:
    """A table of one person who begins, against a bot."""
    table, (secret,) = people.open(PERSON, BOT, game="benevolent", options={"first": 0}, **more)
    return table, secret


def test_three_moves_with_reasons_for_whoever_is_asked(server: Server) -> None:
    people = server(**QUICK)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        hint = asked(ann)
        assert (hint["type"], hint["seat"]) == ("advised", 0)
        assert hint["version"] == ann.state["version"]
        moves = {move["id"]: move for move in ann.state["sights"][0]["moves"]}
        assert len(hint["moves"]) == 3
        assert len({each["move"] for each in hint["moves"]}) == 3
        for each in hint["moves"]:
            assert each["path"] == moves[each["move"]]["path"]
            assert each["words"] == moves[each["move"]]["words"]
            assert each["chance"] is None  # no figure without the search that was measured
            assert 1 <= len(each["why"]) <= 2
            assert all(sentence.endswith(".") for sentence in each["why"])


@pytest.mark.parametrize(
    ("level", "told"),
    [("pupil", True), ("druid", True), ("sapling", True), ("merlin", False)],
)
def test_a_figure_is_told_where_it_was_measured(
    server: Server, monkeypatch: pytest.MonkeyPatch, level: str, told: bool
) -> None:
    """Among saplings, pupils and druids, for two, each by a curve of their own; among Merlins
    nothing was measured. A look takes no time here."""
    known = {one.level: one for one in calibration.curves_of("benevolent") if one.seats == 2}
    curve = known[level if told else "pupil"]
    assert curve.holds
    assert "merlin" not in known
    monkeypatch.setattr(calibration, "is_ready", lambda rules: True)
    monkeypatch.setattr(calibration, "judge_name", lambda rules: curve.judge)
    monkeypatch.setattr(calibration, "look", lambda *asked: 0.4)
    people = server(**QUICK)
    seats = PERSON, BOT | {"level": level}
    table, (secret,) = people.open(*seats, game="benevolent", options={"first": 0})
    with people.sit(table, secret) as ann:
        chances = [each["chance"] for each in asked(ann)["moves"]]
    assert chances == [pytest.approx(curve(0.4), abs=0.01) if told else None] * 3


def test_a_hint_is_said_in_the_language_of_whoever_asks(server: Server) -> None:
    people = server(**QUICK)
    table, secret = alone(people)
    with people.sit(table, secret, lang="fr") as ann:
        said = " ".join(word for each in asked(ann)["moves"] for word in each["why"])
        assert any(word in said for word in ("Il ", "C’est"))


def test_a_hint_is_private_and_leaves_no_trace(server: Server) -> None:
    people = server(**QUICK)
    table, secret = alone(people)
    with people.sit(table, secret) as ann, people.sit(table) as watcher:
        before = ann.state["version"]
        assert asked(ann)["type"] == "advised"
        made = ann.answer(0, ann.moves(0)[0])
        assert made["version"] == before + 1
        watcher.until_version(made["version"])
        assert "advised" not in {frame["type"] for frame in watcher.frames}
        assert people.house.tables[table].tail[-1].version >= before + 1


def test_whoever_asked_may_play_on_meanwhile(server: Server) -> None:
    people = server(hint_seconds=0.6, silence=60.0)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        ann.send("hint", seat=0, version=ann.state["version"], id="h")
        began = time.perf_counter()
        made = ann.answer(0, ann.moves(0)[0])
        assert made["type"] == "ack"
        assert time.perf_counter() - began < 0.5
        hint = next((f for f in ann.frames if f["type"] == "advised"), None) or ann.until("advised")
        assert hint["version"] < made["version"]


def test_a_stale_version_is_refused_with_the_table_as_it_stands(server: Server) -> None:
    people = server(**QUICK)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        version = ann.answer(0, ann.moves(0)[0])["version"]
        ann.until_version(version)
        refused = asked(ann, version=0)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["state"]["version"] >= version
        assert asked(ann, "i", version=refused["state"]["version"] + 9)["code"] == "stale"


def test_those_who_watch_are_told_that_hints_are_not_for_them(server: Server) -> None:
    people = server(**QUICK)
    table, _ = alone(people)
    with people.sit(table) as watcher:
        refused = asked(watcher)
        assert refused["code"] == "hint_watching"
        assert "watching" in refused["words"]


def test_a_seat_of_somebody_else_and_one_that_is_not_asked_are_refused(server: Server) -> None:
    people = server(**QUICK, bot_pace=1.5)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        assert asked(ann, seat=1)["code"] == "not_your_seat"
        while ann.moves(0):
            ann.until_version(ann.answer(0, ann.moves(0)[0])["version"])
        refused = asked(ann)
        assert refused["code"] == "hint_not_asked"
        assert "nothing to decide" in refused["words"]


def test_other_people_at_the_table_mean_no_hints(server: Server) -> None:
    people = server(**QUICK)
    table, (ann_secret, _) = people.open(game="benevolent", options={"first": 0})
    with people.sit(table, ann_secret) as ann:
        refused = asked(ann)
        assert refused["code"] == "hint_company"
        assert "alone against bots" in refused["words"]


def test_a_team_may_ask_for_hints_whoever_sits_there(server: Server) -> None:
    people = server(**QUICK)
    table, secrets = people.open(game="bethel-woods")
    with people.sit(table, *secrets) as both:
        seat = both.state["sights"][0]["view"]["asked"][0]
        assert asked(both, seat=seat)["type"] == "advised"


def test_hints_cannot_be_asked_for_without_end(server: Server) -> None:
    people = server(**QUICK, hint_burst=2, hint_rate=0.01)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        found = [asked(ann, f"h{at}") for at in range(3)]
        assert [frame["type"] for frame in found] == ["advised", "advised", "refused"]
        assert found[2]["code"] == "rate_limited"


def test_before_the_game_and_after_it_there_are_no_hints(server: Server) -> None:
    people = server(**QUICK)
    table, (secret,) = people.open(PERSON, {"kind": "open"}, game="benevolent")
    with people.sit(table, secret) as ann:
        assert asked(ann)["code"] == "not_started"
    over, secrets = people.finished()
    with people.sit(over, *secrets) as both:
        assert asked(both)["code"] == "already_over"


def test_many_hints_at_once_leave_room_for_the_bots(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broceliande.server.company.thinkers.MOST_HINTS", 0)
    people = server(**QUICK)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        assert asked(ann)["code"] == "hint_busy"


def test_a_hint_that_fails_is_told_politely(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    people = server(**QUICK)
    monkeypatch.setattr("broceliande.server.company.thinkers.counsel", stumble)
    table, secret = alone(people)
    with people.sit(table, secret) as ann:
        assert asked(ann)["code"] == "trouble"
        assert ann.answer(0, ann.moves(0)[0])["type"] == "ack"
