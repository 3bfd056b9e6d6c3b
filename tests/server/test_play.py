"""Play over the socket: answers, refusals, resuming, simultaneous questions, chat, clocks."""

from __future__ import annotations

import json
import time

import pytest

from tests.server.conftest import Server
from tests.server.people import BOT, PERSON, People


def test_a_whole_game_is_played_by_two(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, ann, lang="fr") as a, people.sit(table, bob) as b:
        for _ in range(100):
            if a.state["status"] == "over":
                break
            for seat, player in ((0, a), (1, b)):
                if player.moves(seat):
                    acked = player.answer(seat, player.moves(seat)[0])
                    assert acked["type"] == "ack"
                    a.until_version(acked["version"])
                    b.until_version(acked["version"])
        assert a.state["status"] == b.state["status"] == "over"
        assert a.state["seed"] == b.state["seed"]
        assert a.state["ending"] != b.state["ending"]  # each in their language


def test_a_game_with_a_bot_goes_on_by_itself(people: People) -> None:
    table, (ann,) = people.open(PERSON, BOT)
    with people.sit(table, ann) as a:
        people.play_on(a)
        assert a.state["status"] == "over"


def test_bots_alone_play_to_the_end(people: People) -> None:
    table, _ = people.open(BOT, BOT, game="benevolent", options={"turn_limit": 3})
    with people.sit(table) as watcher:
        while watcher.state["status"] != "over":
            watcher.hear()


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


def test_the_same_answer_sent_again_is_acknowledged_again_and_played_once(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        seat = both.state["sights"][0]["view"]["asked"][0]
        move, at = both.moves(seat)[0], both.state["version"]
        first = both.answer(seat, move, version=at, id="once")
        again = both.answer(seat, move, version=at, id="once")
        assert again == {**first, "duplicate": True}
    with people.sit(table, *secrets) as both:  # and after a cut
        assert both.answer(seat, move, version=at, id="once")["duplicate"]
        assert both.state["version"] == first["version"]


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


def test_whoever_comes_back_gets_only_what_is_missing(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=6)
        told = [
            line for frame in both.frames if frame["type"] == "state" for line in frame["story"]
        ]
        version = both.state["version"]
    with people.sit(table, *secrets) as fresh:
        assert fresh.state["story"] == told
        assert fresh.state["since"] == -1
    half = told[len(told) // 2]["version"]
    with people.sit(table, *secrets, version=half) as back:
        assert back.state["story"] == [line for line in told if line["version"] > half]
    with people.sit(table, *secrets, version=version) as back:
        assert back.state["story"] == []
    with people.sit(table, *secrets, version=version + 100) as lost:
        assert lost.state["story"] == told


def test_old_parts_of_the_story_come_when_asked_for(server: Server) -> None:
    people = server(tail=8, snapshot_every=4)
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=40)
        told = [
            line for frame in both.frames if frame["type"] == "state" for line in frame["story"]
        ]
    with people.sit(table, *secrets) as back:
        since = back.state["since"]
        assert since > 10
        assert back.state["story"] == [line for line in told if line["version"] > since]
        back.send("story", before=since + 1)
        old = back.until("story")
        assert old["lines"] == [line for line in told if line["version"] <= since]
        assert old["first"] == 0


# Simultaneous questions


def test_everybody_may_answer_the_same_version_at_once(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        assert a.answer(0, 0, version=1)["type"] == "ack"
        assert b.answer(1, 0, version=1)["type"] == "ack"
        assert a.until_version(3)["version"] == 3


def test_nothing_of_a_sealed_answer_shows_not_even_its_size(people: People) -> None:
    seen = []
    for move in range(3):
        table, (ann, bob) = people.open()
        with people.sit(table, ann) as a, people.sit(table, bob) as b, people.sit(table) as w:
            a.answer(0, move)
            for player, other in ((b, w), (w, b)):
                state = player.until_version(2)
                assert [seat["answered"] for seat in state["seats"]] == [True, False]
                assert state["story"] == []
                assert state["sights"][0]["view"]["fields"]["sealed" if player is b else "seats"]
                assert other is not player
            shown = {key: b.state[key] for key in b.state if key not in {"table", "commitment"}}
            del shown["sights"]  # the hands differ between tables
            seen.append(json.dumps(shown))
    assert len(set(seen)) == 1


# Undo


def test_nobody_answers_before_every_seat_is_taken(people: People) -> None:
    table, (ann,) = people.open(PERSON, {"kind": "open"})
    with people.sit(table, ann) as a:
        assert a.state["status"] == "open"
        assert a.answer(0, 0)["code"] == "not_started"
        people.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
        assert a.until_version(1)["status"] == "playing"
        assert a.moves(0)


def test_what_people_say_is_text_and_is_kept(people: People) -> None:
    table, (ann, bob) = people.open({"kind": "person", "name": "Ann"}, PERSON)
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        a.send("say", seat=0, text="  <b>hello</b>\x00 ")
        line = b.until("said")["lines"][0]
        assert (line["name"], line["text"]) == ("Ann", "<b>hello</b>")
        b.send("say", seat=0, text="I am Ann")
        assert b.until("refused")["code"] == "not_your_seat"
        b.send("say", seat=1, text="x" * 600)
        assert b.until("refused")["code"] == "too_long"
    with people.sit(table, bob) as b:
        assert [said["text"] for said in b.state["chat"]] == ["<b>hello</b>"]
    with people.sit(table, bob, chat=line["id"]) as b:
        assert b.state["chat"] == []


def test_one_may_change_the_language(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets, lang="en") as both:
        people.play_on(both, answers=3)
        english = both.state
        both.send("speak", lang="fr")
        french = both.until("state")
        assert french["version"] == english["version"]
        assert french["story"][-1]["words"] != english["story"][-1]["words"]


def test_one_browser_may_hold_several_seats(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        assert both.state["you"] == [0, 1]
        assert [sight["seat"] for sight in both.state["sights"]] == [0, 1]
        people.play_on(both)
        assert both.state["status"] == "over"


def test_a_spectator_sees_what_everybody_may_see(people: People) -> None:
    table, (ann, _) = people.open()
    with people.sit(table) as watcher, people.sit(table, ann) as a:
        sight = watcher.state["sights"][0]
        assert sight["seat"] is None
        assert "hand" not in sight["view"]["fields"]
        assert sight["moves"] == []
        assert a.state["watching"] == 1
        people.put(f"/tables/{table}/spectators", 200, ann, json={"allowed": False})
        assert watcher.until("bye")["code"] == "no_spectators"


def test_frames_that_come_too_fast_are_refused_and_the_game_goes_on(server: Server) -> None:
    people = server(frame_burst=5, frame_rate=5)
    table, (ann, _) = people.open()
    with people.sit(table, ann) as a:
        for _ in range(8):
            a.send("ping")
        assert a.until("refused")["code"] == "rate_limited"
        time.sleep(1)
        assert a.answer(0, 0)["type"] == "ack"


# Clocks


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_a_flag_falls_a_bot_plays_on(
    people: People, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = people.open(clock={"kind": kind, "seconds": 5})
    with people.sit(table, ann) as a:
        assert a.state["clocks"]["running"] == [0, 1]
        assert 4000 < a.state["clocks"]["left"][0] <= 5000
        people.house.tables[table].clock.left[1] = 0  # as if Bob had thought for 5 seconds
        a.answer(0, 0)
        while a.state["seats"][1]["kind"] != "bot":
            a.hear()
        a.until_version(4)  # and the bot has answered
    with people.sit(table, bob) as b:
        people.post(f"/tables/{table}/seats/1/take", 200, bob)
        while b.state["seats"][1]["kind"] != "person":
            b.hear()


def test_clocks_survive_a_restart(server: Server) -> None:
    people = server()
    table, secrets = people.open(clock={"kind": "game", "seconds": 60})
    with people.sit(table, *secrets) as both:
        people.house.tables[table].clock.left[0] = 30_000
        both.answer(0, 0)
        both.until_version(2)
    with server().sit(table, *secrets) as both:
        assert 25_000 < both.state["clocks"]["left"][0] <= 30_000
        assert both.state["clocks"]["running"] == [1]
