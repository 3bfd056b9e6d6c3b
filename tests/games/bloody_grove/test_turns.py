"""Rounds and turns: BG-021 to BG-028."""

import pytest

from broceliande.games.bloody_grove.names import BASE_IDS
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.rules import rule

FOUR = "bear_base_1 bear_base_2 bear_base_3 owl_base_2"


@rule("BG-021", "BG-022", "BG-023", "BG-027", "BG-028", "R-03")
@pytest.mark.parametrize("starter", [0, 1])
def test_six_turns_in_their_order_at_their_groves(starter: int) -> None:
    t = lay(Side(hand=FOUR), Side(hand=FOUR), starter=starter)
    seen = []
    while t.question == "action":
        s = at(t)
        seen.append((s.turn, s.player, s.active + 1))
        assert t.asked == (s.player,)
        play(t, f"summon {[name for name in FOUR.split() if f'left {name}' in choices(t)][0]}")
        if at(t).turn < s.turn or at(t).round > 1:
            break
    other = 1 - starter
    assert seen[:6] == [
        (1, starter, 1), (2, other, 1), (3, other, 2), (4, starter, 2), (5, starter, 3),
        (6, other, 3),
    ]  # fmt: skip
    assert [name for name, *_ in told(t, "tucked")] == ["tucked", "tucked"]


@rule("BG-024", "BG-025", "R-17", "R-18")
def test_one_of_two_actions_and_no_pass() -> None:
    t = lay(Side(hand="bear_base_1 fox_base_3"), Side(hand=FOUR))
    assert choices(t) == [
        "summon G1 bear_base_1", "left bear_base_1", "right bear_base_1",
        "summon G1 fox_base_3", "left fox_base_3", "right fox_base_3",
    ]  # fmt: skip
    assert refused(t, "decline") == "must_choose"
    play(t, "summon bear_base_1")
    assert t.asked == (1,)  # a summon, and the turn is over: no transformation as well


@rule("BG-026", "BG-027", "R-16")
def test_a_turn_without_cards_is_lost_and_the_cube_moves_on() -> None:
    t = lay(Side(hand="bear_base_1"), Side(hand="bear_base_1 bear_base_2 bear_base_3"))
    play(t, "summon bear_base_1", "summon bear_base_1", "summon bear_base_2")
    s = at(t)
    assert (t.asked, s.turn, s.active) == ((1,), 6, 2)
    assert told(t, "turn_lost") == [("turn_lost", 0), ("turn_lost", 0)]


@rule("BG-026", "R-16")
def test_a_round_without_any_cards_is_only_resolved() -> None:
    t = lay(Side(deck=""), Side(deck=""), round=4)
    assert (t.over, t.ending, t.places) == (True, "shared", (1, 1))
    assert len(told(t, "turn_lost")) == 6


@rule("BG-029", "R-18")
def test_a_card_in_hand_can_always_be_summoned() -> None:
    crowd = " ".join([*BASE_IDS[1:], *(f"bear_elite_{n}" for n in range(1, 11))])
    t = lay(Side(hand="bear_base_1", columns=[crowd, "", ""]))
    play(t, "summon bear_base_1")
    assert at(t).hand_n[0] == 0


@rule("BG-022")
def test_who_has_which_turn_is_data() -> None:
    order = {"turns": {"player": ["starter", "other", "starter", "other", "starter", "other"]}}
    t = lay(Side(hand=FOUR), Side(hand=FOUR), edition=order)
    asked: list[int] = []
    for name in ("bear_base_1", "bear_base_1", "bear_base_2", "bear_base_2"):
        asked += t.asked
        play(t, f"summon {name}")
    assert asked == [0, 1, 0, 1]
