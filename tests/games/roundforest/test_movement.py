"""Turn, first move, symbols, compass and pause (RF-025 to RF-051)."""

import pytest

from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, at, begin, cell, lay
from tests.games.roundforest.looking import lies, told, turned
from tests.games.roundforest.players import pack, pawn, whose_turn
from tests.rules import rule


@rule("RF-025")
def test_a_turn_is_a_move_or_a_pause_never_both() -> None:
    t = play(lay(**HERE), move="pause")
    assert whose_turn(t) == "B"
    t = play(lay(**HERE, object_next="bottle"), move="r2c3", object="keep")
    assert whose_turn(t) == "B"
    assert turned(t, "r2c3") == 1


@rule("RF-026")
def test_the_tile_turns_then_the_tile_left_is_restocked_then_comes_the_action() -> None:
    t = play(lay(**HERE, chip_next="red", object_next="bottle"), move="r2c3", object="leave")
    assert told(t) == ["moved", "turned", "restocked", "chip_taken", "object_drawn", "left"]


@rule("RF-027")
def test_a_pause_has_no_action_but_the_end_of_the_turn_remains() -> None:
    t = lay(**HERE, packs={"A": "chest key"})
    play(t, start_window="done", move="pause", end_window="open")
    assert told(t) == [
        "paused",
        "turned",
        "chest_opened",
        "gave_object",
        "gave_object",
        "got_apple",
    ]
    assert whose_turn(t) == "B"


@rule("RF-028", "RF-029", "Q-03")
def test_the_first_move_goes_to_a_tile_beside_the_corner_without_a_compass() -> None:
    t = lay(tiles={"r1c2": "F01", "r2c1": "F01"}, compasses={"A": 2})
    assert choices(t) == ["r1c2", "r2c1"]
    assert refused(t, "move", "r3c3") == "not_bordering"
    assert refused(t, "move", "r1c3") == "not_bordering"
    assert refused(t, "move", "r1c6") == "not_in_forest"
    assert all(not move.path[0].startswith("compass") for move in t.moves(0))
    play(t, move="r2c1")
    assert at(t).compass[0] == 2


@rule("RF-030", "Q-04")
def test_a_player_waits_on_the_backpack_only_if_both_tiles_are_taken() -> None:
    for taken, free in (("r1c2", "r2c1"), ("r2c1", "r1c2")):
        t = lay(pawns={"B": taken})
        assert choices(t) == [free]
        assert refused(t, "move", "pause") == "must_leave_backpack"
    t = lay(pawns={"B": "r1c2", "C": "r2c1"})
    assert choices(t) == ["pause"]
    before = list(at(t).turned)
    play(t, move="pause")
    assert list(at(t).turned) == before
    assert told(t) == ["waited"]
    assert pawn(t) == ""
    assert whose_turn(t) == "B"


@rule("RF-030", "RF-121")
def test_a_character_beside_the_backpack_can_close_a_tile_too() -> None:
    t = lay(pawns={"B": "r1c2"}, tokens={"r2c1": "witch B"})
    assert choices(t) == ["pause"]
    t = lay(pawns={"B": "r1c2"}, tokens={"r2c1": "unicorn"})
    assert choices(t) == ["r2c1"]


@rule("RF-031")
def test_the_first_move_is_an_arrival_without_restocking() -> None:
    t = lay(chips={"r2c1": "red"}, card_next="prince", object_next="bottle boots key")
    before = at(t).black_n
    play(t, move="r2c1", ability="use", prince_pick="boots")
    assert turned(t, "r2c1") == 1
    assert at(t).black_n == before
    assert pack(t) == ["boots"]


@rule("RF-032", "RF-038")
@pytest.mark.parametrize(
    ("here", "corner"), [("r1c2", "r1c1"), ("r2c6", "r1c6"), ("r6c5", "r6c6"), ("r4c1", "r6c1")]
)
def test_no_pawn_goes_onto_a_corner(here: str, corner: str) -> None:
    for way in range(4):
        t = lay(pawns={"A": here}, tiles={here: f"F22 {way}"})
        assert corner not in [choice.strip("+") for choice in choices(t)]
        assert refused(t, "move", corner) == "not_in_forest"


@rule("RF-034", "RF-058")
def test_only_the_symbols_of_the_tile_stood_on_count() -> None:
    tiles = {"r3c3": "F01", "r2c3": "F08 2", "r4c3": "F08"}
    t = lay(pawns={"A": "r3c3"}, tiles=tiles, compasses={"A": 0})
    assert choices(t) == ["r1c3", "r2c3", "r3c4", "pause"]
    play(t, move="r3c4", object="leave")
    assert turned(t, "r3c4") == 1  # F17 turned: east and west
    begin(t)
    assert choices(t) == ["r3c2", "r3c3", "r3c5", "r3c6", "pause"]


@rule("RF-033", "RF-035", "RF-036", "RF-039", "RF-040")
@pytest.mark.parametrize("rotation", range(4))
def test_each_symbol_stands_for_its_tile(rotation: int) -> None:
    """F06: N inner, E outer, S outer white."""
    t = lay(
        pawns={"A": "r3c3"}, tiles={"r3c3": f"F06 {rotation}"}, compasses={"A": 0},
    )  # fmt: skip
    reached = [
        {"r2c3", "r3c5", "r5c3"},  # N inner, E outer, S outer
        {"r3c4", "r5c3", "r3c1"},  # turned once: E inner, S outer, W outer
        {"r4c3", "r3c1", "r1c3"},
        {"r3c2", "r1c3", "r3c5"},
    ][rotation]
    assert set(choices(t)) == {*reached, "pause"}
    closed = {"r1c3", "r2c3", "r3c1", "r3c2", "r3c4", "r3c5", "r4c3", "r5c3"} - reached
    assert {refused(t, "move", where) for where in closed} == {"no_white_symbol"}


@rule("RF-037")
def test_moves_are_straight_and_one_or_two_tiles_long() -> None:
    t = lay(**HERE)
    for far in ("r2c2", "r4c4", "r3c6", "r6c3", "r1c2", "r3c3"):
        assert refused(t, "move", far) == "not_in_line"


@rule("RF-041", "RF-042", "RF-044", "Q-07")
def test_what_is_jumped_over_does_not_matter() -> None:
    t = lay(
        pawns={"A": "r3c3", "B": "r3c4"}, tiles={"r3c3": "F13"},
        tokens={"r2c3": "devil C"}, objects={"r4c3": "stone"},
    )  # fmt: skip
    assert choices(t) == ["r1c3", "+r3c1", "+r3c2", "r3c5", "r4c3", "+r5c3", "pause"]
    play(t, move="r1c3", object="leave")
    assert lies(t, "r2c3") == "devil"
    t = lay(pawns={"A": "r2c3"}, tiles={"r2c3": "F17 1"})
    play(t, move="r2c1")  # over the well
    assert turned(t, "r2c2") == 0


@rule("RF-043")
def test_a_tile_never_holds_two_pawns() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r4c3"}, tiles={"r3c3": "F13"})
    assert "r4c3" not in choices(t)
    assert refused(t, "move", "r4c3") == "tile_occupied"


@rule("RF-045", "RF-047", "RF-049", "Q-09")
def test_a_compass_opens_empty_symbols_twice_a_game() -> None:
    t = lay(**HERE)
    assert "+r3c2" in choices(t)
    assert "r2c3" in choices(t)  # allowed although a white symbol offers another way
    play(t, move="r3c2", object="leave")
    assert at(t).compass[0] == 1
    assert told(t)[0] == "compass_spent"
    begin(t)
    play(t, move="r3c4", object="leave")  # F17 turned: east is white, no compass
    assert at(t).compass[0] == 1
    t = lay(**HERE, compasses={"A": 0})
    assert [c for c in choices(t) if c.startswith("+")] == []
    assert refused(t, "move", "r3c2") == "no_white_symbol"


@rule("RF-046", "RF-047")
def test_nothing_brings_a_compass_back() -> None:
    t = play(lay(**HERE), move="r3c2", object="leave")
    for player in "BCDA" * 5:
        assert whose_turn(t) == player
        play(t, move="pause" if "pause" in choices(t) else choices(t)[0])
        while whose_turn(t) == player:
            play(t, **{t.question: choices(t)[-1]})
    assert at(t).compass[0] == 1


@rule("RF-048", "Q-08")
def test_a_compass_lifts_no_other_ban() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r3c4"}, tiles={"r3c3": "F01 3"}, tokens={"r3c2": "devil B"})
    assert refused(t, "move", "r3c4") == "tile_occupied"
    assert refused(t, "move", "r3c2") == "nothing_to_do"
    assert refused(t, "move", "r3c6") == "not_in_line"


@rule("RF-050", "RF-051", "RF-049")
def test_a_pause_is_always_possible_on_a_tile_and_forced_without_a_move() -> None:
    assert "pause" in choices(lay(**HERE))
    t = lay(pawns={"A": "r1c2", "B": "r1c3"}, tiles={"r1c2": "F01"}, compasses={"A": 0})
    assert choices(t) == ["pause"]
    t = lay(pawns={"A": "r1c2", "B": "r1c3"}, tiles={"r1c2": "F01"}, compasses={"A": 1})
    assert choices(t) == ["+r1c4", "+r2c2", "+r3c2", "pause"]  # never compulsory


@rule("RF-068", "Q-13")
def test_a_bare_tile_can_be_entered_and_gives_nothing() -> None:
    t = lay(**HERE)
    s = at(t)
    s.chip[cell("r2c3")] = -1
    s.aside[0] += 1
    begin(t, sound=False)
    t.play(0, t.moves(0)[choices(t).index("r2c3")])
    assert told(t) == ["moved", "turned", "restocked"]
    assert whose_turn(t) == "B"


@rule("RF-043")
def test_the_first_and_the_last_players_pawns_close_their_tiles_like_any_other() -> None:
    t = lay(pawns={"A": "r3c3", "D": "r2c3"}, tiles={"r3c3": "F13"})
    assert refused(t, "move", "r2c3") == "tile_occupied"
    t = lay(pawns={"A": "r2c3", "B": "r3c3"}, tiles={"r3c3": "F13"}, player="B")
    assert "r2c3" not in choices(t)
    assert refused(t, "move", "r2c3") == "tile_occupied"
    t = lay(pawns={"A": "r1c5"}, player="B")
    assert refused(t, "move", "r1c5") == "tile_occupied"
