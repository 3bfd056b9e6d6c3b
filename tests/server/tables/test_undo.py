"""Undo over the socket: within the boundary, and beyond it when the others agree."""

from __future__ import annotations

import secrets

import pytest

import broceliande as bro
from tests.server.conftest import GAMES, Server
from tests.server.people import BOT, PERSON, People, Player

# In the first round each lays four of the ten role cards, whatever the event.
DEAL = bytes([1]) * 32


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


@pytest.fixture
def witches(server: Server, monkeypatch: pytest.MonkeyPatch) -> People:
    """A house where Broom Service is played, and the first round has no event of its own."""
    drawn = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n=None: DEAL if n == 32 else drawn(n))
    monkeypatch.setitem(GAMES, "broom-service", bro.game("broom-service"))
    return server()


def _choose(player: Player, seat: int, cards: int = 4) -> list[int]:
    """Lay so many role cards of Broom Service."""
    laid = []
    for _ in range(cards):
        laid.append(player.moves(seat)[0])
        ack = player.answer(seat, laid[-1])
        player.until_version(ack["version"])
    return laid


def test_each_takes_its_own_sealed_choice_back_without_asking(witches: People) -> None:
    people = witches
    table, (ann, bob) = people.open(game="broom-service")
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        _choose(a, 0)
        b.until_version(a.state["version"])
        _choose(b, 1, 2)
        a.until_version(b.state["version"])
        assert a.state["sights"][0]["undo"] == "free"
        bobs = b.state["sights"][0]["view"]["fields"]["held"][1]
        for n in range(4):
            a.send("undo", seat=0, version=a.state["version"], id=f"back-{n}")
            a.until_version(a.until("ack")["version"])
        assert a.state["request"] is None
        assert set(a.state["sights"][0]["view"]["fields"]["held"][0]) == {0}
        assert b.until_version(a.state["version"])["sights"][0]["view"]["fields"]["held"][1] == bobs
        assert not any("undone" in line for line in b.state["story"])  # nothing was told
        people.house.tables.clear()  # it is read from storage again
    with people.sit(table, ann, bob) as both:
        fields = both.state["sights"][1]["view"]["fields"]
        assert (fields["held"][1], fields["picked"]) == (bobs, [0, 2])
        _choose(both, 0)
        _choose(both, 1, 2)
        assert both.state["sights"][0]["undo"] == "ask"  # all are revealed
        people.play_on(both)
    assert people.get(f"/tables/{table}/verify")["right"]


def test_what_others_answer_meanwhile_does_not_make_a_take_back_stale(witches: People) -> None:
    people = witches
    table, (ann, bob) = people.open(game="broom-service")
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        _choose(a, 0, 1)
        known = a.state["version"]
        b.until_version(known)
        _choose(b, 1, 3)
        a.send("undo", seat=0, version=known, id="back")
        assert a.until("ack")["version"] == known + 4
        a.send("undo", seat=0, version=known, id="again")
        assert a.until("refused")["code"] == "stale"
