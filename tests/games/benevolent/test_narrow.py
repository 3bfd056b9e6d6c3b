"""A Forest that is one row of hexes, other editions, and numbers that seldom show."""

from tests.games.benevolent.answers import choices, play, refused
from tests.games.benevolent.board import Who, at, forest, hexes, lay
from tests.rules import rule

ROW = {2: [[0, 0, 0], [0, 3, 0]], 3: [[0, 0, 0], [0, 5, 0]], 4: [[0, 0, 0], [0, 5, 0], [0, 9, 0]]}
NARROW: dict[str, object] = {
    "segment_shape": {"cells": [[q, 0] for q in range(5)]},
    "layout": [
        {"id": f"{seats}{x}", "slots": slots} for seats, slots in ROW.items() for x in "abc"
    ],
}


@rule("BE-036", "BE-039")
def test_the_only_step_that_can_go_goes_without_a_question() -> None:
    t = lay("F3", Who(steps=[(0, 0), (1, 0), (2, 0), (3, 0)]), edition=NARROW)
    assert hexes(t) == [(q, 0) for q in range(10)]
    assert (t.question, at(t).lifted, choices(t)) == ("hex", 0, [(4, 0)])
    assert refused(t, "step", (1, 0)) == "not_connected"
    t = lay("F3", Who(steps=[(6, 0), (7, 0), (8, 0), (9, 0)]), edition=NARROW)
    assert (t.question, at(t).lifted, choices(t)) == ("hex", 9, [(5, 0)])
    t = lay("F3", Who(steps=[(3, 0), (4, 0), (5, 0), (6, 0)]), edition=NARROW)
    assert (t.question, choices(t)) == ("step", [(3, 0), (6, 0)])


@rule("BE-036", "BE-110")
def test_a_rivals_p4_gives_no_other_step_a_place_to_go() -> None:
    t = lay("F3", Who(steps=[(0, 0), (1, 0), (2, 0), (3, 0)]), Who(secrets="P4"), edition=NARROW)
    assert (t.question, at(t).lifted) == ("hex", 0)
    t = lay("F3", Who(steps=[(0, 0), (1, 0), (2, 0), (3, 0)], secrets="P4"), edition=NARROW)
    assert (t.question, choices(t)) == ("step", [(0, 0), (3, 0)])


@rule("BE-090")
def test_nobody_holds_a_secret_at_first() -> None:
    for seats in ("F2", "F3", "F4"):
        assert list(at(forest(seats)).owner) == [-1] * 18


@rule("BE-035", "BE-036")
def test_a_step_from_the_card_is_told_from_those_of_the_forest() -> None:
    assert at(lay("F2")).lifted == -1
    t = lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0)]))
    assert (t.question, at(t).lifted) == ("hex", -1)
    play(t, hex=(0, 1), action="gather")
    assert at(t).lifted == -1  # the rival's, from the card too


@rule("BE-015")
def test_the_space_where_sleepers_begin_is_data() -> None:
    t = forest("F3", edition={"dream_path": {"start": 3}})
    assert list(at(t).dream) == [2, 2, 2, 0]
    play(t, hex=(1, 1), action="gather")


@rule("BE-030", "BE-032", "BE-115", "BE-116")
def test_what_touches_and_what_joins_are_hexes_of_the_forest_and_no_others() -> None:
    for name, count in (("F2", 8), ("F3", 10), ("F4", 14)):
        for table in (lay(name), lay(name, Who(steps=[(0, 0)], secrets="P6"))):
            assert at(table).touch == at(table).join == (1 << count) - 1
    t = lay("F3", Who(steps=[(3, 0), (4, 0), (5, 0)]), edition=NARROW)
    assert at(t).touch == at(t).join == 0b0001111100
    t = lay("F3", Who(steps=[(3, 0), (4, 0), (5, 0), (6, 0)]), edition=NARROW)
    play(t, step=(3, 0))
    assert at(t).touch == at(t).join == 0b0011111000


@rule("BE-035")
def test_the_last_step_of_the_card_is_chosen_already() -> None:
    t = lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0)]))
    assert at(t).card[0] == 1
    assert refused(t, "step", "card") == "wrong_phase"  # chosen already, not missing


@rule("BE-026", "BE-084")
def test_a_turn_begins_with_nothing_of_the_last_one() -> None:
    square = [(0, 0), (1, 0), (0, 1), (1, 1)]
    t = lay("F2", Who(steps=square), Who(secrets="E5"))
    play(t, step=(1, 0), hex=(-1, 2), action="gather")
    s = at(t)
    assert (t.question, t.asked) == ("window", (1,))
    assert (s.lifted, s.here, s.skipped, s.turn) == (-1, -1, 0, 2)


@rule("BE-092")
def test_one_leaf_is_enough_for_a_secret_whose_gift_is_out_of_reach() -> None:
    t = lay("F2", Who(gifts=(4, 0, 0, 0, 0), secrets="E2"), Who(gifts=(0,) * 5), edition={
        "ephemeral": [{"id": "E2", "leaves": 1}]})  # fmt: skip
    play(t, window="E2")
    assert (at(t).leaves[0], at(t).gifts[0][0]) == (1, 4)


@rule("BE-072", "BE-107")
def test_gathering_nothing_still_puts_a_leaf_on_p3_and_asks_for_none() -> None:
    t = lay("F2", Who(secrets="P3"), edition={"leaves": {"gather": 0}})
    play(t, hex=(0, 0), action="gather")
    assert (t.asked, at(t).stash, at(t).leaves[0]) == ((1,), 1, 0)
    t = lay("F2", Who(secrets="P3"), Who(63), stash=1, edition={"leaves": {"gather": 0}})
    play(t, hex=(0, 0), action="gather")  # the Reserve is empty: the leaf comes off the tile
    assert (t.asked, at(t).stash, at(t).leaves[0]) == ((1,), 0, 1)


@rule("RU-52")
def test_the_last_turn_of_a_limit_is_followed_by_none() -> None:
    t = forest("F2", turn_limit=1)
    for _ in range(2):
        play(t, hex=(0, 0), action="gather")
    s = at(t)
    assert (t.over, s.player, s.turn, s.todo_n) == (True, 1, 2, 0)


@rule("BE-124", "BE-125")
def test_the_score_is_how_many_different_gifts_each_owns() -> None:
    owned = [(2, 1, 0, 0, 0), (0, 0, 0, 0, 0), (1, 1, 1, 0, 0), (1, 0, 0, 0, 0)]
    t = lay("F4", *(Who(gifts=gifts) for gifts in owned), turn_limit=1)
    assert t.scores == (2, 0, 3, 1)


@rule("BE-066", "BE-071")
def test_the_table_is_open_while_any_tile_is_left_wherever_it_lies() -> None:
    for place in range(9):
        t = lay("F3", pyramid=[])
        at(t).pyramid[place] = 0
        play(t, hex=(1, -1))
        assert refused(t, "action", "hex") == ""
        play(t, action="hex")
        assert choices(t) == [place + 1]
    t = lay("F3", pyramid=[])
    play(t, hex=(1, -1))
    assert refused(t, "action", "hex") == "effect_impossible"


@rule("BE-092", "BE-101")
def test_a_purchase_is_usable_by_whose_leaves_and_gifts_allow_it() -> None:
    for leaves, question in ((7, "window"), (6, "hex")):  # an Amber at 10, three leaves off
        t = lay("F2", Who(leaves, (4, 4, 3, 0, 0), secrets="E7"), Who(gifts=(0,) * 5))
        assert t.question == question


@rule("BE-096", "BE-098")
def test_a_recipe_may_take_any_gift_the_last_too() -> None:
    edition = {"ephemeral": [{"id": "E4a", "give": ["statuette"]}]}
    t = lay("F2", Who(gifts=(1, 0, 0, 0, 0), secrets="E4a"), edition=edition)
    assert t.question == "hex"  # no Statuette to give
    t = lay("F2", Who(gifts=(1, 0, 0, 0, 1), secrets="E4a"), edition=edition)
    play(t, window="E4a")
    assert list(at(t).gifts[0]) == [1, 0, 1, 0, 0]
    assert at(t).owner[12] == -1  # used


@rule("BE-104", "BE-106")
def test_sleep_is_repeated_even_if_nothing_could_be_exchanged() -> None:
    t = lay("F2", Who(9, (0, 0, 0, 0, 1), secrets="P2"))
    play(t, hex=(1, 0), action="hex", arrow="1>2")
    assert (t.question, at(t).repeating) == ("repeat", 0)
    play(t, repeat="yes")
    assert (t.question, at(t).repeating) == ("arrow", 1)
    t = lay("F3", Who(9, (2, 0, 0, 0, 0), secrets="P1"))
    play(t, hex=(2, 0), action="hex", exchange="clover", repeat="yes")
    assert (t.question, at(t).repeating) == ("exchange", 1)


@rule("BE-125")
def test_nobody_has_a_place_before_the_end() -> None:
    t = lay("F2")
    at(t).place[0] = at(t).place[1] = 2
    t.rules.standing(t.state)
    assert list(at(t).place) == [0, 0, 0, 0]
