"""Answers over the socket: played once, acknowledged, told; alone or together with others."""

from __future__ import annotations

from tests.server.people import People


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


def test_everybody_may_answer_the_same_version_at_once(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        assert a.answer(0, 0, version=1)["type"] == "ack"
        assert b.answer(1, 0, version=1)["type"] == "ack"
        assert a.until_version(3)["version"] == 3
