"""One device, several people: a socket is told one seat's secrets at a time, by who says it is
them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import broceliande as bro
from broceliande.server.told.privacy import private
from tests.server.people import People, Player
from tests.whispers import GAME as WHISPERS


def eyes(state: dict[str, Any]) -> list[int | None]:
    """Whose sights a state holds."""
    return [sight["seat"] for sight in state["sights"]]


def look(player: Player, seat: int | None) -> dict[str, Any]:
    """Somebody takes the device; the first state that is theirs."""
    player.send("look", seat=seat)
    while eyes(player.state) != [seat]:
        player.hear()
    return player.state


@pytest.mark.parametrize(
    ("game", "hides"),
    [
        ("benevolent", False), ("roundforest", False), ("bethel-woods", False),
        ("bloody-grove", True), ("broom-service", True),
    ],
)  # fmt: skip
def test_a_game_says_itself_whether_seats_hide_something(game: str, hides: bool) -> None:
    assert private(bro.game(game)) is hides


def test_no_seat_is_told_before_somebody_says_it_is_them(people: People) -> None:
    table, secrets = people.open()
    assert private(WHISPERS)
    with people.sit(table, *secrets) as both, people.sit(table, *secrets, hot=True) as shared:
        hands = [
            sight["view"]["fields"]["hand"][at] for at, sight in enumerate(both.state["sights"])
        ]
        assert shared.state["you"] == [0, 1]
        assert shared.state["hot"]
        assert not both.state["hot"]
        assert eyes(shared.state) == [None]
        assert "hand" not in shared.state["sights"][0]["view"]["fields"]
        for seat in (0, 1, 0):
            state = look(shared, seat)
            shown = state["sights"][0]["view"]["fields"]["hand"]
            assert shown[seat] == hands[seat]
            assert shown[1 - seat] == [None] * 3
        look(shared, None)
        told = [frame for frame in shared.frames if frame["type"] == "state"]
        assert all(len(frame["sights"]) == 1 for frame in told)


def test_a_sealed_answer_is_not_told_to_who_comes_next(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets, hot=True) as shared:
        look(shared, 0)
        done = shared.answer(0, shared.moves(0)[0])
        shared.until_version(done["version"])
        told = len(shared.frames)
        state = look(shared, 1)
        assert state["sights"][0]["question"] is not None
        assert state["sights"][0]["view"]["fields"]["sealed"][0] is None
        for frame in shared.frames[told:]:
            if frame["type"] == "state":
                assert frame["sights"][0]["seat"] == 1
                assert frame["since"] == -1  # told anew, in their own eyes
        done = shared.answer(1, shared.moves(1)[0])
        assert done["type"] == "ack"


def test_who_has_not_the_device_does_nothing(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets, hot=True, look=1) as shared:
        assert eyes(shared.state) == [1]
        version = shared.state["version"]
        wish = {"version": version, "id": "x"}
        deeds: dict[str, dict[str, Any]] = {
            "answer": {**wish, "move": 0},
            "why_not": {"path": ["card:0"]},
            "hint": wish,
            "undo": wish,
            "say": {"text": "psst"},
            "only": {"on": True},
            "point": {"thing": "token:0"},
        }
        for kind, more in deeds.items():
            shared.send(kind, seat=0, **more)
            assert shared.until("refused")["code"] == "covered", kind
        shared.send("look", seat=7)
        assert shared.until("refused")["code"] == "not_your_seat"
        assert eyes(shared.state) == [1]


def test_both_are_at_the_table_and_at_the_end_nothing_is_covered(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets, hot=True) as shared, people.sit(table) as watcher:
        watcher.until_seats(lambda seats: all(seat["connected"] for seat in seats))
        while shared.state["status"] != "over":
            asked = shared.state["sights"][0]["view"]["asked"]
            look(shared, asked[0])
            done = shared.answer(asked[0], shared.moves(asked[0])[0])
            shared.until_version(done["version"])
        assert eyes(shared.state) == [0, 1]
        assert not shared.state["hot"]


def test_open_games_and_one_seat_need_no_cover(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets, hot=True) as both:
        assert eyes(both.state) == [0, 1]
        assert not both.state["hot"]
    table, secrets = people.open()
    with people.sit(table, secrets[1], hot=True) as one:
        assert eyes(one.state) == [1]
        assert not one.state["hot"]


def test_nothing_of_the_other_hand_is_in_any_frame(people: People) -> None:
    """What is captured while one has the device does not change with the other's hand."""
    table, secrets = people.open()
    with people.sit(table, *secrets, hot=True) as shared, people.sit(table, secrets[0]) as alone:
        look(shared, 0)
        same = {key: alone.state[key] for key in ("sights", "story", "clocks", "chat")}
        assert json.dumps({key: shared.state[key] for key in same}) == json.dumps(same)
