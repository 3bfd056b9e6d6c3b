"""The face of the library, and what it does with bad input."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import broceliande as bro
from tests.laws.cases import random_play


def dumped(answers: int = 12) -> dict[str, Any]:
    """The dump of a table in the middle of a game."""
    table = bro.table("benevolent", 3, seed=7)
    list(random_play(table, 1, answers))
    data: dict[str, Any] = json.loads(table.dump())
    return data


def test_the_face_of_the_library() -> None:
    assert "benevolent" in bro.games()
    t = bro.table("benevolent", seats=3, seed=7, options={})
    assert t.asked == (0,) or len(t.asked) == 1
    assert t.question == "hex"
    seat = t.asked[0]
    move = t.moves(seat)[0]
    assert move.path == ("hex:0",)
    assert move.words("fr") != move.words("en")
    assert t.why_not(seat, move.id) is None
    refusal = t.why_not((seat + 1) % 3, move.id)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not_your_turn", "BE-028")
    assert refusal.words("fr") != refusal.words("en")
    t.play(seat, move)
    assert t.question == "action"
    assert t.undo() == (seat, move.id)
    json.dumps(t.view(seat))
    json.dumps(t.view(None))
    assert t.chronicle(seat, "fr")
    assert (t.over, t.ending, t.places) == (False, None, (0, 0, 0))
    assert t.scores == (1, 1, 1)
    assert "3 seats" in repr(t)


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(bro.UnknownGame, match="benevolent"):
        bro.table("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "3", 2.0, True])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(bro.BadSeats, match="2 to 4 seats"):
        bro.table("benevolent", seats=seats)  # type: ignore[arg-type]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(bro.BadOption, match=r"unknown option 'colour'.*first.*layout"):
        bro.table("benevolent", options={"colour": "red"})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(bro.UnknownLanguage, match="fr and en"):
        bro.table("benevolent", seed=1).chronicle(0, "de")


@pytest.mark.parametrize("move", [-1, 10**6, "3", 2.0, None, True])
def test_a_move_that_does_not_exist_is_refused(move: object) -> None:
    table = bro.table("benevolent", seed=1)
    with pytest.raises(bro.Refused) as refused:
        table.play(table.asked[0], move)  # type: ignore[arg-type]
    assert refused.value.refusal.code == "no_such_move"


def test_an_error_names_code_and_rule() -> None:
    table = bro.table("benevolent", 2, seed=1)
    with pytest.raises(bro.Refused, match=r"\[not_your_turn, BE-028\]"):
        table.play(1 - table.asked[0], 0)


def test_names_are_used_in_words_and_kept_in_dumps() -> None:
    table = bro.table("benevolent", 2, seed=1)
    table.names = ["Yvain", "Laudine"]
    list(random_play(table, 1, 4))
    assert any("Yvain" in line for line in table.chronicle(0, "fr"))
    assert bro.load(table.dump()).names == ["Yvain", "Laudine"]


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    table = bro.table("benevolent", 2, seed=1)
    with pytest.raises(bro.NothingToUndo):
        table.undo()


def test_undo_stops_at_the_answer_of_another_seat() -> None:
    table = bro.table("benevolent", 2, seed=1)
    first = table.asked[0]
    while table.asked[0] == first:
        table.play(first, table.moves(first)[-1])
    table.play(table.asked[0], table.moves(table.asked[0])[0])
    table.undo()
    with pytest.raises(bro.NothingToUndo):
        table.undo()


BAD_DUMPS: dict[str, tuple[dict[str, Any], str]] = {
    "another format": ({"format": 2}, "reads format 1"),
    "other rules": ({"rules": 99}, "version 99 of the rules"),
    "unknown game": ({"game": "chess"}, "no game is called 'chess'"),
    "seats": ({"seats": 7}, "2 to 4 seats"),
    "option": ({"options": {"x": 1}}, "unknown option 'x'"),
    "edition": ({"edition": {"gifts": 3}}, "gifts"),
    "seed": ({"seed": "abc"}, "64 hexadecimal digits"),
    "no beginning": ({"seed": None}, "neither a seed nor a position"),
    "start": ({"seed": None, "start": "AAAA"}, "has .* bytes"),
    "start text": ({"seed": None, "start": "?"}, "not base64"),
    "a move that is none": ({"moves": [["a"]]}, "answer 1 of the dump is not a seat and a move"),
    "a forged move": ({"moves": [[0, 10**6]]}, "answer 1 of the dump is not legal"),
    "a seat that is none": ({"moves": [[9, 0]]}, "answer 1 of the dump cannot be played"),
    "position": ({"position": "AAAA"}, "not the one its moves lead to"),
    "a kind": ({"moves": "all"}, "'moves' cannot be"),
}


@pytest.mark.parametrize("what", BAD_DUMPS)
def test_a_bad_dump_is_refused_with_its_own_reason(what: str) -> None:
    change, message = BAD_DUMPS[what]
    with pytest.raises(bro.BadDump, match=message):
        bro.load(dumped() | change)


@pytest.mark.parametrize("key", sorted(dumped(0)))
def test_a_dump_without_one_of_its_parts_is_refused(key: str) -> None:
    data = dumped()
    del data[key]
    if key == "names":
        assert bro.load(data).names == ["", "", ""]
    elif key == "amendments":  # as dumps were written before there were any
        before = {name: part for name, part in dumped(2).items() if name != key}
        assert bro.load(before).rules.amendments == ()
    else:
        with pytest.raises(bro.BadDump, match=f"'{key}' is missing"):
            bro.load(data)


@pytest.mark.parametrize("data", ["", "{", "[]", "7", b"\xff", '{"format": 1}'])
def test_what_is_no_dump_at_all_is_refused(data: str | bytes) -> None:
    with pytest.raises(bro.BadDump, match="not a"):
        bro.load(data)


def test_a_forged_move_in_the_middle_is_named() -> None:
    data = dumped()
    seat, _ = data["moves"][5]
    data["moves"][5] = [(seat + 1) % 3, 0]
    with pytest.raises(bro.BadDump, match="answer 6 of the dump is not legal"):
        bro.load(data)


def test_a_position_edited_by_hand_is_dumped_as_it_is() -> None:
    table = bro.table("benevolent", 2, seed=3)
    table.state.leaves[0] -= 1  # type: ignore[attr-defined]
    table.state.reserve += 1  # type: ignore[attr-defined]
    again = bro.load(table.dump())
    assert bytes(again.state) == bytes(table.state)
    assert again.seed is None
    again.play(again.asked[0], again.moves(again.asked[0])[0])
    third = bro.load(again.dump())
    assert bytes(third.state) == bytes(again.state)
    assert third.played == again.played


def test_a_position_that_breaks_the_rules_is_not_loaded() -> None:
    table = bro.table("benevolent", 2, seed=3)
    table.state.leaves[0] += 9  # type: ignore[attr-defined]
    with pytest.raises(bro.BadDump, match="leaves are not all there"):
        bro.load(table.dump())


def test_looking_at_the_state_does_not_lose_the_seed() -> None:
    table = bro.table("benevolent", 2, seed=3)
    assert table.state.reserve  # type: ignore[attr-defined]
    assert bro.load(table.dump()).seed == table.seed


def test_a_rule_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bro.table("benevolent", 2, seed=3)
    before = bytes(table.state)

    def broken(state: Any, seat: int, move: int) -> None:
        state.reserve = 0
        state.reserve = 1000

    monkeypatch.setattr(table.rules, "play", broken)
    seat = table.asked[0]
    with pytest.raises(bro.BrokenRules, match="reserve cannot hold 1000"):
        table.play(seat, table.moves(seat)[0])
    assert bytes(table.state) == before
    assert table.played == []


def test_what_everybody_sees_is_put_together_once_a_position_for_whoever_asks_so() -> None:
    t = bro.table("benevolent", seats=3, seed=7)
    made: list[object] = []

    def write(part: object) -> bytes:
        made.append(part)
        return json.dumps(part).encode()

    def shared() -> int:
        return sum("leaves" in part for part in made if isinstance(part, dict))

    assert json.loads(t.view_written(0, write)) == t.view(0)
    assert json.loads(t.view_written(1, write)) == t.view(1)
    t.names = ["Merlin", "Viviane", "Morgane"]
    assert json.loads(t.view_written(None, write))["names"] == t.names
    assert shared() == 1
    t.play(t.asked[0], t.moves(t.asked[0])[0])
    assert json.loads(t.view_written(2, write)) == t.view(2)
    assert shared() == 2


@pytest.mark.parametrize("game", bro.games())
def test_a_view_that_is_written_is_the_view(game: str) -> None:
    t = bro.table(game, seed=3)
    chance = random.Random(3)
    for _ in range(40):
        for seat in (*range(t.seats), None):
            assert json.loads(t.view_written(seat, _plain)) == json.loads(_plain(t.view(seat)))
        if t.over:
            break
        t.play(t.asked[0], chance.choice(t.moves(t.asked[0])))


def _plain(part: object) -> bytes:
    return json.dumps(part).encode()


def test_a_view_belongs_to_whoever_asked_for_it() -> None:
    t = bro.table("benevolent", seats=3, seed=7)
    before = t.view(0)
    before["scores"][0], before["fields"]["leaves"][0] = 99, 99
    assert t.view(0)["scores"][0] != 99
    assert t.view(0)["fields"]["leaves"][0] != 99
