"""Undo over the socket: within the boundary, and beyond it when the others agree."""

from __future__ import annotations

from tests.server.people import BOT, PERSON, People, Player


def _first_answer(player: Player) -> tuple[int, int]:
    seat = next(s["seat"] for s in player.state["sights"] if s["moves"])
    return seat, player.moves(seat)[0]


def test_an_answer_is_taken_back_within_the_boundary(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        before = both.state["sights"]
        seat, move = _first_answer(both)
        both.answer(seat, move)
        both.until_version(2)
        assert both.state["sights"][seat]["undo"] == "free"
        both.send("undo", seat=seat, version=2, id="back")
        both.until("ack")
        state = both.until_version(3)
        assert state["sights"] == before
        assert [line["undone"] for line in state["story"] if "undone" in line] == [True]
        both.send("undo", seat=seat, version=3, id="again")
        assert both.until("refused")["code"] == "nothing_to_undo"
        both.send("undo", seat=seat, version=2, id="back")
        assert both.until("ack")["duplicate"]


def _beyond(people: People, a: Player, b: Player) -> int:
    """Both lay a card: what Ann did cannot be taken back without Bob."""
    a.answer(0, 0)
    b.answer(1, 1)
    a.until_version(3)
    b.until_version(3)
    assert a.state["sights"][0]["undo"] == "ask"
    a.send("undo", seat=0, version=3, id="please")
    a.until("ack")
    while not (b.state["request"] or {}):
        b.hear()
    assert b.state["request"]["seat"] == 0
    assert b.state["request"]["waiting"] == [1]
    return 3


def test_beyond_the_boundary_the_others_must_agree(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        before = a.state["sights"], b.state["sights"]
        version = _beyond(people, a, b)
        b.send("vote", seat=1, version=version, yes=True)
        assert (a.until_version(4)["sights"], b.until_version(4)["sights"]) == before
        assert a.state["request"] is None
        assert a.answer(0, 2)["type"] == "ack"


def test_one_who_declines_is_heard(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        version = _beyond(people, a, b)
        b.send("vote", seat=1, version=version, yes=False)
        while b.state["request"]:
            b.hear()
        a.send("undo", seat=0, version=version, id="please!")
        assert a.until("refused")["code"] == "undo_declined"
        b.send("vote", seat=1, version=version, yes=True)
        assert b.until("refused")["code"] == "no_request"
        assert a.state["version"] == version


def test_alone_with_bots_one_may_always_take_back(people: People) -> None:
    table, (ann,) = people.open(PERSON, BOT)
    with people.sit(table, ann) as a:
        a.answer(0, 0)
        a.until_version(3)
        while not a.state["sights"][0]["moves"]:
            a.until_version(a.state["version"] + 1)
        a.send("undo", seat=0, version=a.state["version"], id="back")
        assert a.until("ack")["type"] == "ack"


def test_nothing_is_taken_back_once_the_game_is_over(people: People) -> None:
    table, secrets = people.finished()
    with people.sit(table, *secrets) as both:
        both.send("undo", seat=0, version=both.state["version"], id="x")
        assert both.until("refused")["code"] == "already_over"
        assert both.answer(0, 0)["code"] == "already_over"
