"""Positions: declared once, checked at every store."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broceliande.engine.errors import BrokenRules
from broceliande.engine.fields import NOBODY, OWNER, Fields, Seen, aside, cell, per_seat, row
from broceliande.engine.view import HIDDEN, observe, see


class Small(Fields, seats=3, tasks=2, options=0):
    """A position with one field of each kind."""

    count: int = cell("i1", "a number")
    far: int = cell("i4", "a large number")
    grid: list[list[int]] = row("i2", 2, 3, doc="a grid")
    hand: list[list[int]] = per_seat("i1", 2, see=OWNER, doc="hidden from the others")
    deck: list[int] = row("i1", 4, see=NOBODY, doc="hidden from all")
    known: list[int] = row("i1", 2, doc="who has seen each token")
    token: list[int] = row("i1", 2, see=Seen("known"), doc="seen by some")


def test_a_number_too_large_for_its_cell_is_an_error() -> None:
    s = Small()
    s.count = 127
    for number in (128, -129):
        with pytest.raises(BrokenRules, match="count cannot hold"):
            s.count = number
        with pytest.raises(BrokenRules, match="cannot hold"):
            s.hand[0][0] = number
    assert s.count == 127


def test_a_store_beside_a_row_is_an_error() -> None:
    s = Small()
    for at in (-1, 2):
        with pytest.raises(BrokenRules, match="in a row of 2"):
            s.hand[0][at] = 1
    with pytest.raises(BrokenRules, match="keeps its length"):
        s.deck.append(1)
    with pytest.raises(TypeError):
        s.grid[0] = [1, 2, 3]


def test_a_name_that_was_not_declared_is_an_error() -> None:
    with pytest.raises(BrokenRules, match="is not a cell"):
        Small().other = 1
    with pytest.raises(BrokenRules, match="is not a cell"):
        Small().deck = [1]


def test_truth_is_stored_as_a_number() -> None:
    s = Small()
    s.count = True
    s.deck[0] = True
    assert str(s.count) + str(s.deck[0]) == "11"


def test_declarations_that_cannot_be_kept_are_refused() -> None:
    with pytest.raises(TypeError, match="OWNER"):
        type("Bad", (Fields,), {"x": row("i1", 2, see=OWNER, doc="")}, seats=2, tasks=1, options=0)
    unseen = {"x": row("i1", 2, see=Seen("y"), doc="")}
    with pytest.raises(TypeError, match="no mask"):
        type("Bad", (Fields,), unseen, seats=2, tasks=1, options=0)


@given(
    st.lists(st.integers(-128, 127), min_size=6, max_size=6),
    st.integers(-(2**31), 2**31 - 1),
)
def test_bytes_carry_every_number(numbers: list[int], far: int) -> None:
    s = Small()
    s.far = far
    for at, number in enumerate(numbers):
        s.hand[at // 2][at % 2] = number
    again = Small.from_bytes(bytes(s))
    assert again == s
    assert again.as_json() == s.as_json()
    assert hash(again) == hash(s)
    twin = s.copy()
    twin.hand[0][0] = 0 if numbers[0] else 1
    assert twin != s
    assert bytes(again) == bytes(s)


def test_a_view_holds_what_the_seat_may_see_and_nothing_else() -> None:
    s = Small()
    s.seats = 2
    s.hand[0][0] = 5
    s.hand[1][1] = 6
    s.known[1] = 0b10
    s.token[1] = 9
    mine, theirs, nobody = see(s, 0), see(s, 1), see(s, None)
    assert mine["hand"] == [[5, 0], [None, None]]
    assert theirs["hand"] == [[None, None], [0, 6]]
    assert "hand" not in nobody
    assert "deck" not in mine
    assert "luck" not in mine
    assert (mine["token"], theirs["token"], nobody["token"]) == (
        [None, None],
        [None, 9],
        [None, None],
    )
    s.known[0] = 0x7F
    assert see(s, None)["token"] == [0, None]


def test_an_observation_has_a_fixed_length_and_hides_the_same() -> None:
    s = Small()
    s.seats = 2
    s.deck[0] = 3
    s.hand[1][0] = 7
    mine, theirs = observe(s, 0), observe(s, 1)
    assert len(mine) == len(theirs) == len(s.numbers())
    at = s.LAYOUT.at("hand")
    assert mine[at : at + 6] == [0, 0] + [HIDDEN] * 4
    assert theirs[at : at + 4] == [HIDDEN, HIDDEN, 7, 0]
    deck = s.LAYOUT.at("deck")
    assert mine[deck : deck + 4] == [HIDDEN] * 4


def test_fields_lie_widest_first_without_gaps() -> None:
    widths = [int(field.width[1]) for field in Small.LAYOUT.fields]
    assert widths == sorted(widths, reverse=True)
    assert Small.LAYOUT.struct.size == sum(
        int(field.width[1]) * field.cells for field in Small.LAYOUT.fields
    )


def test_reading_what_is_hidden_is_noticed() -> None:
    s = Small()
    watch = s.__dict__["watch"]
    assert s.grid[0][0] == 0
    assert not watch[0]
    assert s.hand[0][0] == 0
    assert watch[0]
    assert not s.copy().__dict__["watch"][0]


def test_a_position_aside_has_the_rows_it_was_given_and_cells_of_its_own() -> None:
    s = Small()
    twin = aside(s, "score")
    twin.score[1], twin.count = 5, 6
    assert (list(s.score), s.count) == ([0, 0, 0], 0)
    assert (list(twin.score), twin.count) == ([0, 5, 0], 6)
    assert twin.grid is s.grid


def test_a_copy_watches_over_its_own_hidden_rows() -> None:
    s = Small()
    twin = s.copy()
    assert twin.hand[0][0] == twin.deck[0] == 0
    assert twin.__dict__["watch"] == [True]
    assert s.__dict__["watch"] == [False]
