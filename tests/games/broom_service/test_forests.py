"""Variant: forest tiles (BS-193 to BS-206)."""

from collections import Counter
from typing import Any

import pytest

import broceliande as bro
from broceliande.games.broom_service.names import FOREST_TILES
from tests.games.broom_service.answers import choose, keep, play, refused
from tests.games.broom_service.board import (
    ROLE,
    VERSO,
    at,
    begin,
    deal,
    give_tile,
    land,
    lay,
    named,
)
from tests.games.broom_service.looking import goods, hand, told, vp
from tests.rules import rule

EXTRA = FOREST_TILES.index("extra_card")


def lay_verso(seats: int = 2, **given: Any) -> bro.Table:
    return lay(seats, **{**given, **VERSO})


@rule("BS-193", "BS-207", "BS-215", "BS-221")
def test_tiles_of_the_verso() -> None:
    forests, hills = Counter[int](), Counter[int]()
    for seed in range(40):
        s = at(deal(3, seed, **VERSO))
        assert all(tile >= 0 for tile in s.tile[:11])
        assert max(Counter(s.tile[3:7]).values()) <= 2
        assert len(set(s.tile[7:11])) == 4
        forests.update(s.tile[3:7])
        hills.update(s.tile[7:11])
    assert set(forests) == {0, 1, 2}
    assert set(hills) == set(range(6))
    assert named(deal(2)).FOREST_COUNT == [2, 2, 2]


@rule("BS-194", "Q08", "Q38")
def test_a_forest_tile_is_taken_before_anything_else_and_not_replaced() -> None:
    t = lay_verso(hands=["forest root", "forest"], pawns=["gg", "gg"], tiles={"b": "five_points"})
    play(t, "lead", "forest", "brave")
    play(t, "follow", "cowardly")
    play(t, "move", 0, "b")
    assert at(t).tiles[1][2] == 1
    play(t, "move", 0, "b")  # the brave witch finds an ordinary forest
    assert list(at(t).tiles[0]) == [0, 0, 0]
    assert t.question == "deliver"
    play(t, "deliver", 0, "VT04")
    t = lay_verso(hands=["forest", ""], pawns=["gg", "gr"], tiles={"b": "five_points"})
    play(t, "lead", "forest", "brave")
    play(t, "move", 0, "b")
    assert at(t).tiles[0][2] == 1  # before the delivery
    assert t.question == "deliver"


@rule("BS-195", "BS-196", "Q33")
def test_a_forest_tile_serves_from_the_next_trick_on_and_once() -> None:
    t = lay_verso(hands=["forest root fruit", ""], pawns=["gg", "gr"], tiles={"b": "five_points"})
    play(t, "lead", "forest", "brave")
    play(t, "move", 0, "b")
    assert refused(t, "coward_mode", "five_points") == "tile_taken_this_trick"
    assert refused(t, "coward_mode", "brave_coward") == "tile_not_held"
    play(t, "deliver", "none")
    play(t, "lead", "root", "cowardly")
    play(t, "coward_mode", "five_points")
    assert vp(t)[0] == 15
    assert list(at(t).tiles[0]) == [0, 0, 0]
    assert list(at(t).spent) == [0, 0, 1]
    play(t, "lead", "fruit", "cowardly")
    assert t.question == "gather"


@rule("BS-197", "Q37")
def test_one_forest_tile_for_each_card() -> None:
    t = lay_verso(hands=["root fruit", ""], own=["brave_coward five_points"])
    play(t, "lead", "root", "cowardly")
    assert refused(t, "coward_mode", "five_points") == ""
    play(t, "coward_mode", "brave_coward")
    assert refused(t, "coward_mode", "five_points") == "one_tile_per_card"
    play(t, "gather", "yes")
    assert vp(t)[0] == 10
    play(t, "lead", "fruit", "cowardly")
    play(t, "coward_mode", "five_points")  # with the next card


@rule("BS-199", "BS-200", "Q29", "Q36")
@pytest.mark.parametrize("event", ["more_or_less", "take_heart"])
def test_the_brave_coward_tile_performs_the_brave_action_at_once(event: str) -> None:
    t = lay_verso(hands=["valley root", "valley root"], pawns=["gg", "gg"], event=event,
                  own=["", "brave_coward"])  # fmt: skip
    play(t, "lead", "valley", "brave")
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "brave_coward")
    play(t, "deliver", 0, "VT02")
    assert vp(t)[1] == 10 + 3 + 3  # with the druid's three
    assert at(t).claim == 0  # nobody is robbed
    play(t, "deliver", 0, "VT03")
    assert (t.question, t.asked) == ("lead", (0,))


@rule("BS-200")
def test_a_brave_coward_does_not_lead_because_of_it() -> None:
    t = lay_verso(hands=["root fruit", "root fruit"], own=["", "brave_coward"])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "brave_coward")
    play(t, "gather", "yes")
    assert goods(t, 1) == [3, 1, 1, 2]
    assert (t.question, t.asked) == ("lead", (0,))


@rule("BS-201")
def test_take_heart_does_not_yield_to_the_tile() -> None:
    t = lay_verso(hands=["root", ""], event="take_heart", own=["brave_coward"])
    assert refused(t, "lead", "root", "cowardly") == "must_be_brave"


def with_extra(event: str, *own: int, round: int = 2) -> bro.Table:
    """A round in which these seats hold so many extra-card tiles."""
    t = begin(3, event, round, **VERSO)
    for seat, count in enumerate(own):
        for _ in range(count):
            give_tile(t, seat, EXTRA)
    return t


@rule("BS-198", "BS-202", "BS-222", "Q31", "Q32")
def test_an_extra_card_after_the_choice_clockwise_from_the_leader() -> None:
    t = with_extra("gathering", 2, 0)
    at(t).leader = 1
    choose(t, *["forest hill root fruit"] * 3)
    assert (t.question, t.asked) == ("extra_card", (0,))
    assert refused(t, "extra_card", "forest") == "duplicate_role"
    play(t, "extra_card", "fairy")
    assert t.question == "lead"  # one tile a round, although there is another
    assert hand(t, 0) == {"forest", "hill", "root", "fruit", "fairy"}
    assert at(t).left[0] == 5
    assert "extra_used" in told(t, 1)
    assert "extra_card" not in told(t, 1)
    assert "extra_card" in told(t, 0)
    assert list(at(t).tiles[0]) == [0, 1, 0]
    at(t).leader = 0
    at(t).asked, at(t).question = 1, t.game.questions.index(t.game.question_of(32)[0]) + 1
    assert refused(t, "extra_card", "peak", seat=0) == "one_extra_card_per_round"


@rule("BS-202", "Q31")
def test_owners_are_asked_in_turn_and_may_decline() -> None:
    t = with_extra("gathering", 1, 0, 1)
    at(t).leader = 1
    choose(t, *["forest hill root fruit"] * 3)
    assert t.asked == (2,)
    play(t, "extra_card", "none")
    assert t.asked == (0,)
    play(t, "extra_card", "none")
    assert "extra_declined" in told(t)
    assert [at(t).left[seat] for seat in range(3)] == [4, 4, 4]
    assert at(t).tiles[0][EXTRA] == 1


@rule("BS-203", "BS-204", "BS-060", "Q30")
def test_under_more_or_less_the_extra_card_comes_after_the_numbers() -> None:
    """E11."""
    t = with_extra("more_or_less", 1)
    keep(t, "forest hill root", *["forest hill root fruit herb"] * 2)
    assert vp(t) == [13, 7, 7]
    assert t.question == "extra_card"
    play(t, "extra_card", "fairy")
    assert vp(t) == [13, 7, 7]
    assert at(t).left[0] == 4
    t = with_extra("more_or_less", 1)
    keep(t, *["forest hill root fruit herb"] * 3)
    play(t, "extra_card", "fairy")
    assert at(t).left[0] == 6  # the largest possible hand


@rule("BS-205", "BS-206", "Q34")
@pytest.mark.parametrize("event", ["more_or_less", "black_market", "moonshiner"])
def test_the_five_points_tile_replaces_action_and_event(event: str) -> None:
    """E12."""
    t = lay_verso(hands=["root fruit", ""], event=event, own=["five_points"])
    play(t, "lead", "root", "cowardly")
    play(t, "coward_mode", "five_points")
    assert vp(t)[0] == 15
    assert goods(t, 0) == [1, 1, 1, 1]
    assert t.question == "lead"


@rule("BS-199", "BS-206", "Q35")
def test_the_brave_coward_tile_replaces_the_events_gift() -> None:
    t = lay_verso(hands=["root fruit", ""], event="black_market", own=["brave_coward"])
    play(t, "lead", "root", "cowardly")
    play(t, "coward_mode", "brave_coward")
    play(t, "gather", "yes")
    assert (vp(t)[0], goods(t, 0)) == (10, [3, 1, 1, 2])
    assert t.question == "lead"


@rule("BS-194")
def test_a_forest_whose_tile_was_taken_is_empty() -> None:
    t = lay_verso(hands=["forest root", ""], pawns=["gg", "gg"], tiles={"b": "brave_coward"})
    space = named(t).SPACE_AT[1][land(t, "b")]
    play(t, "lead", "forest", "cowardly")
    play(t, "move", 0, "b")
    assert (at(t).tile[space], list(at(t).tiles[0])) == (-1, [1, 0, 0])


@rule("BS-202")
def test_an_extra_card_is_one_that_its_owner_does_not_hold_yet() -> None:
    t = begin(2, "take_heart", **VERSO)
    give_tile(t, 0, EXTRA)
    choose(t, "forest hill mountain prairie", "root fruit herb valley")
    assert (t.question, t.asked) == ("extra_card", (0,))
    refusals = [refused(t, "extra_card", role) for role in ROLE]
    assert refusals == ["duplicate_role"] * 4 + [""] * 6  # whatever the rival holds


@rule("BS-197")
def test_a_tile_used_by_one_coward_is_no_business_of_the_next() -> None:
    t = lay_verso(3, hands=["root", "root", "root hill"], own=["", "five_points", ""])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "five_points")
    assert (t.question, t.asked) == ("follow", (2,))
    assert refused(t, "coward_mode", "five_points") == "wrong_decision"


@rule("BS-197")
def test_a_cowards_tile_does_not_count_against_the_brave_one() -> None:
    t = lay_verso(2, hands=["root", "root hill"], own=["", "five_points"])
    play(t, "lead", "root", "brave")
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "five_points")
    assert (t.question, t.asked) == ("gather", (0,))
    assert refused(t, "coward_mode", "five_points") == "tile_not_held"


@rule("BS-198")
def test_no_second_extra_card_whichever_it_is() -> None:
    t = begin(2, "take_heart", **VERSO)
    give_tile(t, 0, EXTRA)
    give_tile(t, 0, EXTRA)
    choose(t, *["hill mountain prairie root"] * 2)
    play(t, "extra_card", "fairy")
    for role in ("forest", "peak"):
        assert refused(t, "extra_card", role) == "one_extra_card_per_round"


@rule("BS-197", "BS-199")
def test_a_tile_used_for_one_card_does_not_count_against_the_next_player() -> None:
    t = lay(2, hands=["root hill", "root"], own=["brave_coward", "five_points"], **VERSO)
    play(t, "lead", "root", "cowardly")
    assert (t.question, at(t).actor, at(t).tiled) == ("coward_mode", 0, 0)
    play(t, "coward_mode", "brave_coward")
    assert (at(t).tiled, at(t).brave) == (1, 1)
    play(t, "gather", "yes")
    play(t, "follow", "cowardly")
    assert (t.question, at(t).actor, at(t).tiled) == ("coward_mode", 1, 0)
    play(t, "coward_mode", "action")
    assert refused(t, "coward_mode", "brave_coward") == "tile_not_held"
