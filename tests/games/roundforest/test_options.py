"""What the host of a table may fix, and what is said of a value that does not fit."""

from collections.abc import Iterable

import pytest

import broceliande as bro
from broceliande.games.roundforest.names import CORNERS
from tests.games.roundforest.answers import choices
from tests.games.roundforest.board import at, lay
from tests.rules import rule


def dealt(seats: int = 2, seed: int = 3, **options: object) -> bro.Table:
    return bro.table("roundforest", seats=seats, seed=seed, options=options)


@rule("RF-023", "Q-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_names_the_first_player(seats: int) -> None:
    for seat in range(seats):
        t = dealt(seats, first=seat)
        assert (at(t).first, at(t).player, t.asked) == (seat, seat, (seat,))


@rule("RF-010", "RF-024", "Q-05")
@pytest.mark.parametrize(
    ("seats", "corners"),
    [(2, "NW SE"), (2, "NW NE"), (2, "NE SW"), (2, "SE SW"), (3, "NE SE SW"), (4, "NW NE SE SW")],
)
def test_corners_are_taken_clockwise(seats: int, corners: str) -> None:
    t = dealt(seats, corners=corners)
    assert [CORNERS[c] for c in at(t).corner[:seats]] == corners.split()
    start = {"NW": "r1c2 r2c1", "NE": "r1c4 r2c5", "SE": "r4c5 r5c4", "SW": "r4c1 r5c2"}
    if seats == 2:
        for seat, corner in enumerate(corners.split()):
            assert choices(dealt(2, corners=corners, first=seat)) == start[corner].split()


@rule("RF-018")
def test_the_harder_game_and_blocking_combine() -> None:
    t = dealt(4, harder=True, blocking=True)
    assert at(t).blue_count[10] == 0
    assert lay(packs={"A": "stone"}, pawns={"A": "r3c3"}, harder=True, blocking=True).question == (
        "start_window"
    )


@rule("RF-188")
def test_the_limit_is_a_hundred_turns_unless_named() -> None:
    assert dealt().rules.named.MAX_TURNS == 100
    assert at(dealt(turn_limit=7)).option[3] == 7


def test_the_same_options_and_seed_deal_the_same_table_and_stay_in_the_dump() -> None:
    fixed = {"first": 1, "harder": True, "blocking": True, "turn_limit": 9, "corners": "NE SW"}
    assert bytes(dealt(2, 1, **fixed).state) == bytes(dealt(2, 1, **fixed).state)
    assert bro.load(dealt(2, 1, **fixed).dump()).options == fixed


def test_an_option_left_open_may_be_given_as_none() -> None:
    twin = dealt(3, first=None, harder=None, corners=None)
    assert bytes(twin.state) == bytes(dealt(3).state)


BAD: Iterable[tuple[str, object, str]] = [
    ("first", 2, "0, 1"),
    ("first", True, "True"),
    ("harder", 1, "False, True"),
    ("harder", "yes", "'yes'"),
    ("blocking", 0, "False, True"),
    ("turn_limit", 0, "1 to 1000"),
    ("turn_limit", 1001, "1 to 1000"),
    ("turn_limit", 2.0, "whole number"),
    ("corners", "NW", "'NW NE'"),
    ("corners", "SE NW", "'NW SE'"),
    ("corners", ["NW", "SE"], "not ['NW', 'SE']"),
    ("corners", "NW NE SE", "not 'NW NE SE'"),
    ("spirits", 1, "unknown option"),
]


@pytest.mark.parametrize(("name", "value", "says"), BAD)
def test_a_value_that_does_not_fit_is_refused(name: str, value: object, says: str) -> None:
    with pytest.raises(bro.BadOption) as caught:
        bro.table("roundforest", seats=2, seed=3, options={name: value})
    assert name in str(caught.value)
    assert says in str(caught.value)
