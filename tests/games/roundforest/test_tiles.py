"""Turning tiles and restocking (RF-052 to RF-066)."""

from collections import Counter

import pytest

from broceliande import Table
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import HERE, at, begin, cell, lay
from tests.games.roundforest.looking import aside, lies, told, turned
from tests.rules import rule


@rule("RF-052", "RF-053", "RF-056", "RF-057")
def test_exactly_one_tile_turns_by_exactly_a_quarter() -> None:
    for answer, where in (("r2c3", "r2c3"), ("pause", "r3c3")):
        t = lay(**HERE)
        before = list(at(t).turned)
        play(t, move=answer)
        if t.question == "object":
            play(t, object="leave")
        before[cell(where)] += 1
        assert list(at(t).turned) == before


@rule("RF-054")
def test_tiles_turn_clockwise_and_come_round() -> None:
    t = lay(pawns={"A": "r3c3"}, tiles={"r3c3": "F01 3"})
    r = t.rules.named
    north = r.SHOWN[0]
    for way in range(8):  # what pointed north points east after one turn
        assert north[0] >> way & 1 == north[1] >> (way + 2) % 8 & 1
    play(t, move="pause")
    assert turned(t, "r3c3") == 0


@rule("RF-055")
def test_wells_turn() -> None:
    t = play(lay(pawns={"A": "r3c2"}), move="r2c2")
    assert turned(t, "r2c2") == 1


@rule("RF-058")
def test_the_new_rotation_counts_only_from_the_next_turn() -> None:
    t = lay(pawns={"A": "r3c3"}, tiles={"r3c3": "F17"}, compasses={"A": 0})
    assert [c for c in t.moves(0) if c.path == (f"tile:{cell('r2c3')}",)]
    play(t, move="pause")
    begin(t)
    assert not [c for c in t.moves(0) if c.path == (f"tile:{cell('r2c3')}",)]


@rule("RF-059", "Q-63")
def test_nothing_on_a_tile_keeps_it_from_turning() -> None:
    for changes in (
        {"objects": {"r2c3": "anvil"}},
        {"tokens": {"r2c3": "devil B"}, "coins": {"A": (0, 1)}},
        {"chips": {"r2c3": "yellow", "r6c3": "yellow"}},
    ):
        t = play(lay(**HERE, **changes), move="r2c3")
        assert turned(t, "r2c3") == 1
    t = play(lay(pawns={"A": "r3c3"}, tokens={"r3c3": "witch A"}), move="pause")
    assert turned(t, "r3c3") == 1


@rule("RF-060")
def test_the_tile_left_gets_the_next_chip() -> None:
    for chip in ("blue", "yellow", "red"):
        t = lay(**HERE, chip_next=chip)
        before = at(t).black_n
        play(t, move="r2c3")
        assert lies(t, "r3c3") == chip
        assert at(t).black_n == before - 1


@rule("RF-060")
def test_chips_are_drawn_uniformly_over_the_single_chips() -> None:
    drawn = Counter[str]()
    for luck in range(150):
        t = lay(**HERE).redeal(0, luck)
        play(t, move="r2c3")
        drawn[lies(t, "r3c3")] += 1
    assert drawn["yellow"] > drawn["blue"] > drawn["red"] > 0  # 16, 7 and 2 of 25
    assert 70 < drawn["yellow"] < 120


@rule("RF-061", "RF-062")
def test_no_chip_where_an_object_or_a_character_lies() -> None:
    t = lay(**HERE, objects={"r3c3": "boots"})
    play(t, move="r2c3", object="leave")
    assert lies(t, "r3c3") == "boots"
    assert "restocked" not in told(t)
    t = lay(**HERE, tokens={"r3c3": "prince"})
    play(t, move="r2c3", object="leave")
    assert lies(t, "r3c3") == "prince"
    assert "restocked" not in told(t)


@rule("RF-063", "Q-10")
def test_no_chip_on_a_well() -> None:
    t = play(lay(pawns={"A": "r2c2"}), move="r1c2", object="leave")
    assert lies(t, "r2c2") == ""
    assert "restocked" not in told(t)


@rule("RF-064", "Q-11", "Q-48")
def test_no_second_chip_where_the_unicorn_had_set_the_pawn() -> None:
    t = lay(**HERE, chips={"r3c3": "red"})
    play(t, move="pause")  # nothing is resolved by pausing
    assert lies(t, "r3c3") == "red"
    assert aside(t) == {}
    begin(t)
    before = at(t).black_n
    play(t, move="r3c2", object="leave")
    assert lies(t, "r3c3") == "red"
    assert at(t).black_n == before


@rule("RF-065", "Q-26")
def test_the_new_chip_counts_for_the_action() -> None:
    t = lay(**HERE, chips={"r2c3": "yellow"}, chip_next="yellow", object_next="bottle")
    play(t, move="r2c3")
    assert t.question == "yellow_target"
    assert [move.path for move in t.moves(0)] == [(f"tile:{cell('r3c3')}",)]
    play(t, yellow_target="r3c3")
    assert lies(t, "r3c3") == "bottle"


def last_chip() -> dict[str, int]:
    """Play a move that draws the last chip of the black bag while 24 lie aside."""
    t = lay(**HERE, chip_next="red")
    s = at(t)
    for chip in range(3):
        out = s.black_count[chip] - (chip == 2)
        s.aside[chip] += out
        s.black_count[chip] -= out
    s.black[0], s.black_n = 2, 1
    begin(t)
    play(t, move="r2c3")
    assert lies(t, "r3c3") == "red"
    assert told(t)[:4] == ["moved", "turned", "restocked", "bag_refilled"]
    assert at(t).black_n == sum(at(t).black_count) == 24
    return aside(t)


@rule("RF-066", "Q-12")
def test_the_black_bag_is_refilled_as_soon_as_it_is_empty() -> None:
    """The chip of the tile entered is not yet aside then: it is the only one left there."""
    assert last_chip() == {"blue": 1}


def nearly_empty(chips: int, luck: int = 1) -> Table:
    """A table whose black bag holds so many yellow chips; all others of the bag lie aside."""
    t = lay(**HERE, luck=luck)
    s = at(t)
    for chip in range(3):
        s.aside[chip] = s.black_count[chip] - (chips if chip == 1 else 0)
        s.black_count[chip] = chips if chip == 1 else 0
    s.black_n = chips
    for place in range(chips):
        s.black[place] = 1
    return begin(t)


@rule("RF-066", "Q-12")
def test_the_black_bag_is_not_refilled_while_a_chip_is_left_in_it() -> None:
    t = nearly_empty(2)
    before = sum(aside(t).values())
    play(t, move="r2c3", object="leave")
    assert "bag_refilled" not in told(t)
    assert (at(t).black_n, sum(aside(t).values())) == (1, before + 1)
    begin(t)
    play(t, move="r1c3")
    assert "bag_refilled" not in told(t)  # an object lies on the tile left: nothing was drawn


@rule("RF-066")
def test_the_chips_that_go_back_are_mixed() -> None:
    orders = set()
    for luck in range(5):
        t = play(nearly_empty(1, luck), move="r2c3")
        order = list(at(t).black)[: at(t).black_n]
        assert [order.count(chip) for chip in range(3)] == list(at(t).black_count)
        assert order != sorted(order)
        orders.add(tuple(order))
    assert len(orders) == 5


@rule("RF-061", "RF-062", "RF-064")
@pytest.mark.parametrize(
    ("changes", "stays"),
    [
        ({"objects": {"r3c3": "anvil"}}, "anvil"),  # the first of each kind, number 0
        ({"tokens": {"r3c3": "smith B"}}, "smith"),
        ({"chips": {"r3c3": "blue"}}, "blue"),
        ({"chips": {"r3c3": "yellow"}}, "yellow"),
    ],
)
def test_whatever_lies_on_the_tile_left_keeps_chips_away(
    changes: dict[str, dict[str, str]], stays: str
) -> None:
    t = lay(**HERE, **changes)  # type: ignore[arg-type]
    before = at(t).black_n
    play(t, move="r2c3")
    assert (lies(t, "r3c3"), at(t).black_n) == (stays, before)
