"""The turn and the movement: BE-026 to BE-043."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

import broceliande as bro
from tests.games.benevolent.answers import choices, play, refused
from tests.games.benevolent.board import Who, at, begin, forest, hex_at, hexes, lay
from tests.games.benevolent.looking import steps
from tests.games.playing import assert_sound
from tests.rules import rule

SIDES = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]  # four Steps in F2, the card empty


@rule("BE-026")
def test_the_game_goes_on_for_as_long_as_nobody_wins() -> None:
    t = forest("F2")
    for turn in range(500):
        assert t.asked == (turn % 2,)
        if t.question == "step":
            play(t, step=choices(t)[0])
        play(t, hex=choices(t)[-1], action="gather")
    assert at(t).turn == 501


@rule("BE-027")
def test_one_movement_then_one_action_both_compulsory() -> None:
    t = lay("F2")
    assert t.question == "hex"
    assert refused(t, "action", "gather") == "wrong_phase"
    play(t, hex=(0, 0))
    assert t.question == "action"
    assert refused(t, "hex", (1, 0)) == "wrong_phase"
    assert choices(t) == ["hex", "gather"]  # there is no third answer
    play(t, action="gather")
    assert t.asked == (1,)
    assert refused(t, "action", "gather") == "wrong_phase"


@rule("BE-028")
def test_only_the_player_of_the_turn_decides() -> None:
    t = lay("F3", Who(leaves=9), Who(leaves=9, secrets="E1 P3"), Who(leaves=9, secrets="E2"))
    for answer in ({"hex": (2, -1)}, {"action": "hex"}, {"buy": "feather"}):
        assert t.asked == (0,)
        for question, what in answer.items():
            assert refused(t, question, what, player=2) == "not_your_turn"
            assert refused(t, "window", "E1", player=2) == "not_your_turn"
        play(t, **answer)
    assert t.asked == (1,)
    assert refused(t, "window", "E2", player=3) == "not_your_turn"


@rule("BE-029", "BE-030")
def test_the_first_movement_puts_one_step_of_the_card_anywhere() -> None:
    t = lay("F4", Who(), Who(steps=[(0, 0)]))
    assert choices(t) == hexes(t)
    play(t, hex=(2, 2))
    assert steps(t, 1) == [(2, 2)]
    assert at(t).card[0] == 3
    assert steps(t, 2) == [(0, 0)]


@rule("BE-031")
def test_the_destination_holds_no_own_step() -> None:
    t = lay("F2", Who(steps=[(0, 0), (1, 0)]))
    assert refused(t, "hex", (0, 0)) == "own_step_there"
    assert refused(t, "hex", (1, 0)) == "own_step_there"
    t = lay("F2", Who(steps=SQUARE))
    play(t, step=(0, 0))
    assert refused(t, "hex", (1, 1)) == "own_step_there"


@rule("BE-032")
def test_the_destination_is_adjacent_to_another_own_step() -> None:
    t = lay("F2", Who(steps=[(0, 0)]), Who(steps=[(0, 2)]))
    assert choices(t) == [(1, 0), (0, 1)]
    assert refused(t, "hex", (0, 2)) == "not_adjacent"
    assert refused(t, "hex", (1, 2)) == "not_adjacent"  # next to a rival only


@rule("BE-033", "RU-04")
def test_one_walks_from_a_lower_segment_to_the_upper_one_and_back() -> None:
    t = lay("F4", Who(steps=[(1, 0)]), Who(steps=[(3, 0)]))
    assert (2, 0) in choices(t)  # slot 3 lies on slot 1 there
    play(t, hex=(2, 0), action="gather")
    assert (3, -1) in choices(t)  # from slot 3 down to slot 2
    assert refused(t, "hex", (1, 0)) == "not_adjacent"


@rule("BE-034")
def test_rivals_and_grey_steps_never_hinder() -> None:
    crowd = [Who(steps=[(3, 1), (2, 1)]) for _ in range(3)]
    t = lay("F4", Who(steps=[(2, 2)]), *crowd)
    assert set(choices(t)) == {(2, 1), (3, 1)}  # both grey, three rivals on each
    play(t, hex=(3, 1))
    at_hex = hex_at(t, 3, 1)
    assert [at(t).steps[seat][at_hex] for seat in range(4)] == [1, 1, 1, 1]


@rule("BE-035")
@pytest.mark.parametrize("own", [[(0, 0)], [(0, 0), (1, 0)], [(0, 0), (1, 0), (2, 0)]])
def test_while_a_step_lies_on_the_card_it_comes_from_the_card(own: list[tuple[int, int]]) -> None:
    t = lay("F2", Who(steps=own))
    assert t.question == "hex"
    assert refused(t, "step", (0, 0)) == "must_use_card"
    play(t, hex=(0, 1))
    assert sorted(steps(t, 1)) == sorted([*own, (0, 1)])
    assert at(t).card[0] == 3 - len(own)


@rule("BE-029", "BE-036", "BE-042")
def test_once_the_card_is_empty_a_step_of_the_forest_moves() -> None:
    t = lay("F2", Who(steps=SQUARE))
    assert t.question == "step"
    assert set(choices(t)) == set(SQUARE)
    assert refused(t, "step", "card") == "no_such_step"
    assert refused(t, "step", (2, 0)) == "no_such_step"
    play(t, step=(1, 1), hex=(-1, 2))
    assert sorted(steps(t, 1)) == sorted([(0, 0), (1, 0), (0, 1), (-1, 2)])
    assert at(t).card[0] == 0


@rule("BE-037")
def test_the_destination_need_not_be_near_the_hex_left() -> None:
    t = lay("F2", Who(steps=[(0, 0), (0, 1), (0, 2), (1, 2)]))
    play(t, step=(0, 0))
    assert set(choices(t)) == {(1, 0), (1, 1), (-1, 2)}  # (-1,2) and (1,1) are not near (0,0)


@rule("BE-038", "RU-06")
def test_the_step_in_motion_does_not_count_and_does_not_stay() -> None:
    t = lay("F2", Who(steps=[(2, 0), (1, 1), (0, 1), (0, 0)]))
    play(t, step=(0, 0))
    assert refused(t, "hex", (0, 0)) == "same_hex"
    t = lay("F3", Who(steps=[(0, 1), (1, 1), (1, 0), (2, 0)]))
    play(t, step=(0, 1))
    assert refused(t, "hex", (0, 0)) == ""  # touches (1,0)
    t = lay("F3", Who(steps=[(1, 1), (2, 0), (2, -1), (0, 1)]))
    play(t, step=(0, 1))
    assert refused(t, "hex", (0, 0)) == "not_adjacent"  # touched only the hex it left


@rule("BE-039", "BE-040")
def test_only_the_final_position_is_one_group() -> None:
    own = [(0, 0), (1, 0), (2, 0), (0, 1)]
    t = lay("F2", Who(steps=own))
    play(t, step=(1, 0))
    assert refused(t, "hex", (1, 1)) == ""  # joins (2,0) and (0,1) again
    assert refused(t, "hex", (0, 2)) == "not_connected"
    assert refused(t, "hex", (1, 2)) == "not_adjacent"
    play(t, hex=(1, 1))
    assert_sound(t)


@rule("BE-039")
def test_a_step_that_holds_the_group_together_alone_cannot_move() -> None:
    t = lay("F3", Who(steps=[(3, -2), (2, -1), (1, 0), (0, 1)]))
    assert set(choices(t)) == {(3, -2), (0, 1)}
    assert refused(t, "step", (2, -1)) == "not_connected"


@rule("BE-041", "RU-10")
def test_the_step_on_the_dream_path_never_walks() -> None:
    t = forest("F2")
    for walk in SQUARE:
        play(t, hex=walk, action="gather")
        play(t, hex=walk, action="gather")
    assert t.question == "step"  # four walk; the fifth still dreams
    assert refused(t, "step", "card") == "no_such_step"
    assert at(t).dream[0] == 0
    play(t, step=(0, 0), hex=(2, 0), action="gather")
    assert at(t).dream[0] == 0
    t = lay("F2", Who(dream=3))
    assert choices(t) == hexes(t)  # a dreamer is still in the first turn
    play(t, hex=(1, 0), action="hex", arrow="3>4")
    assert len(steps(t, 1)) == 1


@rule("BE-042", "RU-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_of_the_forest_stay_there_whatever_rivals_do(seats: int) -> None:
    t = bro.table("benevolent", seats=seats, seed=seats, options={"turn_limit": 30})
    luck = Random(seats)
    while not t.over:
        player = at(t).player
        before = [steps(t, seat) for seat in range(1, seats + 1)]
        moved = t.question == "hex"
        t.play(player, luck.choice(t.moves(player)))
        for seat in range(seats):
            after = steps(t, seat + 1)
            assert len(after) >= len(before[seat])
            if seat != player or not moved:
                assert after == before[seat]


def one_group(group: Sequence[tuple[int, int]]) -> bool:
    reached = {group[0]}
    for _ in group:
        reached |= {(q, r) for q, r in group for u, v in reached if (u - q, v - r) in SIDES}
    return reached == set(group)


@rule("BE-043", "RU-12")
@pytest.mark.parametrize("layout", ["2a", "2b", "2c", "3a", "3b", "3c", "4a", "4b", "4c"])
def test_a_legal_movement_always_exists(layout: str) -> None:
    """Every connected group of one to four Steps, in every Forest."""
    seats = int(layout[0])
    t = bro.table("benevolent", seats, 1, {"layout": layout, "first": 0})
    s = at(t)
    for count in range(1, 5):
        s.card[0] = 4 - count
        for group in filter(one_group, combinations(hexes(t), count)):
            for hex, place in enumerate(hexes(t)):
                s.steps[0][hex] = int(place in group)
            begin(t)
            assert t.question == ("step" if count == 4 else "hex")
            assert choices(t)


@rule("BE-031", "BE-032", "BE-037", "BE-038", "BE-039", "BE-040", "RU-06", "RU-08", "RU-09")
@pytest.mark.parametrize("name", ["F2", "F3", "F4"])
def test_every_movement_of_every_group_of_four(name: str) -> None:
    """Legal are exactly the free hexes that make one group of the Steps again."""
    t = lay(name)
    s, places = at(t), hexes(t)
    s.card[0] = 0
    for group in filter(one_group, combinations(places, 4)):
        for hex, place in enumerate(places):
            s.steps[0][hex] = int(place in group)
        begin(t)
        free = [place for place in places if place not in group]
        for step in group:
            others = [place for place in group if place != step]
            legal = [place for place in free if one_group([*others, place])]
            assert refused(t, "step", step) == ("" if legal else "not_connected")
            if legal:
                assert choices(play(t.copy(), step=step)) == legal


@rule("BE-043")
def test_a_position_without_a_movement_is_a_fault() -> None:
    t = lay("F2", Who(steps=SQUARE))
    play(t, step=(0, 0))
    at(t).lifted = -1  # from an empty card
    assert t.game.faults[t.rules.check(t.state) - 1] == "no movement is possible"
