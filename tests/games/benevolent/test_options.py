"""What the host of a table may fix, and what is said of a value that does not fit."""

from typing import Any

import pytest

import broceliande as bro
from broceliande.games.benevolent.names import FACES_PER_SIDE
from tests.games.benevolent.answers import play
from tests.games.benevolent.board import at
from tests.games.benevolent.looking import tiles
from tests.rules import rule

SHOWN = ["E7", "P4", "P7", "E6", "E2", "P1", "P3", "E4a", "E4b"]


def dealt(seats: int = 2, seed: int = 3, **options: object) -> bro.Table:
    return bro.table("benevolent", seats=seats, seed=seed, options=options)


@rule("BE-005", "RU-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_names_the_first_player(seats: int) -> None:
    for seat in range(seats):
        s = at(dealt(seats, first=seat))
        assert (s.first, s.player, s.leaves[seat]) == (seat, seat, 1)


@rule("BE-017")
def test_layout_and_faces_fix_the_forest() -> None:
    for seed in range(5):
        s = at(dealt(4, seed, layout="4c", faces=["3A", "1B", "2A"]))
        assert [FACES_PER_SIDE[face] for face in s.faces] == ["3A", "1B", "2A"]
        assert (s.hex_q[3], s.hex_r[3]) == (3, 0)  # 4c has four hexes in its first row
    assert list(at(dealt(2, faces=("2B", "1A"))).faces) == [3, 0, -1]


@rule("BE-023")
def test_secrets_fix_the_pyramid() -> None:
    assert tiles(dealt(secrets=SHOWN)) == SHOWN
    assert tiles(dealt(secrets=tuple(reversed(SHOWN)))) == SHOWN[::-1]


@rule("BE-017", "BE-023")
def test_what_is_not_fixed_is_still_drawn() -> None:
    drawn = {tuple(at(dealt(2, seed, layout="2b", first=1)).pyramid) for seed in range(8)}
    assert len(drawn) == 8
    faces = {tuple(at(dealt(2, seed, secrets=SHOWN)).faces) for seed in range(20)}
    assert len(faces) > 5


@rule("BE-026", "RU-52")
def test_turn_limit_ends_the_game_after_so_many_turns_of_each() -> None:
    t = dealt(3, turn_limit=2, layout="3a")
    for turn in range(6):
        assert (t.over, at(t).turn) == (False, turn + 1)
        play(t, hex=[(0, 0), (1, 0)][turn // 3], action="gather")
    assert (t.ending, t.places) == ("turn_limit", (0, 0, 0))
    assert at(dealt(turn_limit=0)).option[1] == 0  # no limit, as without the option


def test_the_same_options_and_seed_deal_the_same_table_and_stay_in_the_dump() -> None:
    fixed = {"first": 1, "layout": "2c", "faces": ["3B", "1A"], "secrets": SHOWN, "turn_limit": 9}
    t, twin = dealt(2, 1, **fixed), dealt(2, 1, **fixed)
    assert bytes(t.state) == bytes(twin.state)
    assert bro.load(t.dump()).options == fixed


def test_an_option_left_open_may_be_given_as_none() -> None:
    assert bytes(dealt(3, first=None, layout=None).state) == bytes(dealt(3).state)


BAD: list[tuple[str, object, str]] = [
    ("first", 2, "0, 1"),
    ("first", -1, "0, 1"),
    ("first", True, "True"),
    ("first", "0", "'0'"),
    ("turn_limit", -1, "0 to 10000"),
    ("turn_limit", 10_001, "0 to 10000"),
    ("turn_limit", 2.0, "whole number"),
    ("turn_limit", False, "whole number"),
    ("layout", "3a", "'2a', '2b', '2c'"),
    ("layout", "2d", "'2a', '2b', '2c'"),
    ("layout", 0, "'2a', '2b', '2c'"),
    ("layout", ["2a"], "'2a', '2b', '2c'"),
    ("faces", "1A", "2 segment faces with 2 seats"),
    ("faces", ["1A"], "2 segment faces with 2 seats"),
    ("faces", ["1A", "2A", "3A"], "2 segment faces with 2 seats"),
    ("faces", ["1A", "4A"], "'4A'"),
    ("faces", ["1A", ["2A"]], "2A"),
    ("faces", ["1A", "1B"], "segment twice"),
    ("secrets", "E7", "9 faces"),
    ("secrets", SHOWN[:8], "9 faces"),
    ("secrets", [*SHOWN[:8], "E9"], "'E9'"),
    ("secrets", [*SHOWN[:8], 4], "4"),
    ("secrets", [*SHOWN[:8], "E7"], "one face twice"),
    ("secrets", [*SHOWN[:8], "E1"], "both faces of one tile"),  # P4 lies there already
    ("colour", "blue", "unknown option 'colour'"),
]


@pytest.mark.parametrize(("name", "value", "says"), BAD)
def test_a_bad_option_is_named_and_explained(name: str, value: object, says: str) -> None:
    with pytest.raises(bro.BadOption) as caught:
        bro.table("benevolent", seats=2, seed=3, options={name: value})
    assert repr(name) in str(caught.value)
    assert says in str(caught.value)


def test_four_seats_take_three_faces() -> None:
    with pytest.raises(bro.BadOption, match="3 segment faces with 4 seats"):
        dealt(4, faces=["1A", "2A"])


@pytest.mark.parametrize("edition", [3, ["leaves"], True])
def test_an_edition_is_a_file_or_its_content(edition: object) -> None:
    with pytest.raises(bro.BadEdition, match="an edition is"):
        dealt(edition=edition)


@rule("BE-001")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0])
def test_bad_seats_are_refused(seats: Any) -> None:
    with pytest.raises(bro.BadSeats, match="2 to 4"):
        bro.table("benevolent", seats=seats)


def test_without_seats_the_smallest_table_is_laid() -> None:
    assert bro.table("benevolent", seed=1).seats == 2
