"""After the three groves and the next round: BG-087 to BG-096."""

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import column, deck, druid, hand, place, tokens_at
from tests.rules import rule

ALL = ["bear_base_1", "bear_base_2", "bear_base_3"]


@rule("BG-087", "R-65")
def test_tokens_stay_until_the_third_grove_is_resolved_then_all_are_discarded() -> None:
    own = Side(columns=["fox_base_1{+2}", "bear_base_1 bear_base_2", "fox_base_2{+3}"])
    rival = Side(columns=["bear_base_1", "", "owl_base_1{+4}"])
    t = lay(own, rival, stage="groves", discard="destroy")
    while t.question != "replace":
        play(t, choices(t)[0])
    assert tokens_at(t, TokenAt.DISCARD) == ["destroy"]
    while at(t).round == 1:
        play(t, choices(t)[0])
    assert tokens_at(t, TokenAt.DISCARD) == ["+2", "+3", "+4", "destroy"]
    assert all(at(t).looked[token] == EVERYONE for token in range(4))


@rule("BG-087")
def test_tokens_on_venerables_are_discarded_too() -> None:
    own = Side(columns=["venerable_9{+2,+3}", "", "venerable_red_1{destroy}"])
    rival = Side(columns=["", "venerable_8{+4}", ""])
    t = lay(own, rival, stage="end", round=4, offers="")
    assert tokens_at(t, TokenAt.DISCARD) == ["+2", "+3", "+4", "destroy"]
    assert told(t, "discarded") == [("discarded", 4)]


@rule("BG-088", "R-61", "R-78")
def test_venerables_that_nobody_took_go_to_the_box_for_good() -> None:
    t = lay(Side(), Side(), stage="groves", offers="venerable_1 venerable_2 venerable_3")
    assert told(t, "boxed") == [("boxed", 48), ("boxed", 49), ("boxed", 50)]
    assert [place(t, f"venerable_{n}") for n in (1, 2, 3)] == [Place.BOX] * 3
    assert set(at(t).offer) & {48, 49, 50} == set()


@rule("BG-003", "BG-089", "R-60", "R-62")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("winner", [0, 1])
def test_three_groves_win_at_once_in_any_round(round: int, winner: int) -> None:
    sides = [Side(columns=["venerable_1", "", ""]), Side(columns=["venerable_2", "", ""])]
    sides[winner] = Side(columns=ALL)
    t = lay(*sides, stage="groves", round=round)
    for _ in range(2):
        play(t, choices(t)[0])
        while not t.over and t.question in ("replace", "look", "effect_recruit"):
            play(t, choices(t)[0])
    assert (t.over, t.ending) == (True, "groves")
    assert t.places == ((1, 2) if winner == 0 else (2, 1))
    assert len(told(t, "taken")) == 2  # no reward is taken for the third
    assert told(t, "won_groves") == [("won_groves", winner)]
    assert told(t, "boxed", "domination", "drew") == []


@rule("BG-089", "R-62")
def test_three_groves_beat_more_domination() -> None:
    own = Side(columns=["owl_base_1 owl_base_2", "bear_base_1", "fox_base_1"])
    rival = Side(columns=["venerable_1", "venerable_7", ""], druid="owl_elite_2")
    t = lay(own, rival, stage="groves", round=4, offers="venerable_red_1 venerable_red_2")
    while not t.over:
        play(t, choices(t)[0])
    assert t.scores[1] > t.scores[0]
    assert (t.ending, t.places) == ("groves", (1, 2))


@rule("BG-089", "BG-093", "R-63")
def test_groves_of_different_rounds_do_not_add_up() -> None:
    own = Side(columns=["fox_base_1", "fox_base_2", ""], deck="bear_base_3")
    t = lay(own, Side(deck=""), stage="groves", offers="venerable_2 venerable_7")
    play(t, "take venerable_2", "token 1", "recruit bear top", "recruit bear top")
    assert told(t, "control") == [("control", 0, 1), ("control", 0, 0)]  # G1 and G2
    assert (at(t).round, list(at(t).cube)) == (2, [-1, -1, -1])
    for card in [card for card in hand(t, 0) if card != "bear_base_3"]:
        play(t, f"left {card}")
        while t.question == "recruit":
            play(t, choices(t)[-1])
    play(t, "summon G3 bear_base_3")
    assert told(t, "control")[2:] == [("control", 0, 2)]  # G3, in the next round
    assert not t.over


@rule("BG-090", "R-66")
def test_after_round_4_the_domination_is_counted_and_nothing_is_skipped() -> None:
    own = Side(hand="bear_base_1 bear_base_2", columns=["venerable_9", "", ""])
    t = lay(own, Side(), stage="hands", round=4)
    play(
        t, "under bear_base_2", choices(t)[0] if t.question == "reward" else "take venerable_red_3"
    )
    assert t.over
    assert told(t, "tucked") == [("tucked", 0, 2), ("tucked", 1, 0)]
    assert len(told(t, "boxed")) == 2
    assert told(t, "drew", "offered", "round") == []
    assert [name for name, *_ in told(t, "domination")] == ["domination"] * 2


def next_round(starter: int = 0) -> bro.Table:
    """Three ties in round 1, with something everywhere."""
    side = Side(columns=["fox_base_1", "", ""], druid="owl_base_2 bear_base_2")
    return lay(side, side, stage="groves", starter=starter, discard="+2")


@rule("BG-091", "BG-092", "BG-093", "BG-095", "BG-096", "R-64")
def test_the_next_round_is_prepared_and_all_else_stays() -> None:
    t = next_round()
    s = at(t)
    assert (s.round, s.turn, t.question) == (2, 1, "action")
    assert len([card for card in s.offer if card >= 0]) == 3
    assert s.stack_n == 6
    assert [len(hand(t, seat)) for seat in (0, 1)] == [4, 4]
    assert [len(deck(t, seat)) for seat in (0, 1)] == [2, 2]
    assert list(s.cube) == [-1, -1, -1]
    assert column(t, 0, 1) == ["fox_base_1"]
    assert druid(t, 0) == ["owl_base_2", "bear_base_2"]
    assert tokens_at(t, TokenAt.DISCARD) == ["+2"]
    assert list(s.pile_n) == [9, 9, 9]


@rule("BG-093")
@pytest.mark.parametrize("grove", [1, 2, 3])
def test_control_of_no_grove_is_carried_over(grove: int) -> None:
    side = Side(columns=["bear_base_1" if at == grove else "" for at in (1, 2, 3)])
    t = lay(side, Side(), stage="groves", offers="venerable_9")
    assert len(told(t, "control")) == 1
    assert (at(t).round, list(at(t).cube)) == (2, [-1, -1, -1])


@rule("BG-044", "BG-087", "R-33")
def test_tokens_discarded_at_the_end_of_a_round_fill_an_empty_reserve() -> None:
    every = "{+2,+2,+2,+3,+3,+3,+4,+4,+4,destroy,destroy,destroy}"
    t = lay(Side(columns=["venerable_9" + every, "", ""]), Side(), stage="end")
    assert told(t, "discarded", "refilled") == [("discarded", 12), ("refilled", 12)]
    assert list(at(t).token_at) == [TokenAt.RESERVE] * 12


@rule("BG-088", "BG-090")
def test_nothing_is_on_offer_once_the_last_round_is_over() -> None:
    t = lay(Side(), Side(), stage="groves", round=4)
    assert (t.over, list(at(t).offer)) == (True, [-1, -1, -1])


@rule("BG-094")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_player_of_turn_6_starts_the_next_round(starter: int) -> None:
    t = next_round(starter)
    assert (at(t).starter, t.asked) == (1 - starter, (1 - starter,))
    assert told(t, "round") == [("round", 1 - starter, 2)]


@rule("BG-092", "R-19")
@pytest.mark.parametrize("count", [0, 1, 3, 4, 5])
def test_fewer_than_four_cards_are_all_drawn(count: int) -> None:
    cards = ["bear_base_1", "bear_base_2", "bear_base_3", "owl_base_1", "owl_base_2"][:count]
    t = lay(Side(deck=" ".join(cards)), Side(), stage="groves")
    assert len(hand(t, 0)) == min(count, 4)
    assert deck(t, 0) == cards[4:]
    assert told(t, "drew")[0] == ("drew", 0, min(count, 4))


@rule("BG-092")
def test_cards_put_on_top_are_drawn_first() -> None:
    t = lay(Side(deck="bear_elite_1 owl_elite_1 fox_base_1 fox_base_2 fox_base_3"), stage="groves")
    assert hand(t, 0) == ["fox_base_1", "fox_base_2", "bear_elite_1", "owl_elite_1"]
    assert place(t, "bear_elite_1") == Place.HELD


@rule("BG-058", "R-13", "R-64")
def test_only_destroyed_and_replaced_spirits_leave_a_column() -> None:
    own = Side(columns=["bear_base_1 bear_base_2", "fox_base_1", "owl_base_1{destroy}"])
    rival = Side(columns=["", "fox_base_1", ""])
    t = lay(own, rival, stage="groves", offers="venerable_3")
    play(t, "replace bear_base_1")
    columns = [column(t, 0, grove) for grove in (1, 2, 3)]
    assert columns == [["bear_base_2", "venerable_3"], ["fox_base_1"], []]


@rule("BG-002")
def test_a_game_lasts_four_rounds_at_most() -> None:
    for seed in range(20):
        t = bro.table("bloody-grove", seed=seed)
        while not t.over:
            t.play(t.asked[0], t.rules.legal(t._state, t.asked[0])[seed % 2])
            assert at(t).round <= 4
