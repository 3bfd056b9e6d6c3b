"""Summoning and Ruse: BG-029 to BG-036."""

from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import column, hand, place, tokens_on
from tests.rules import rule

RIVAL = Side(hand="bear_base_1 bear_base_2", columns=["", "fox_base_1", ""])


@rule("BG-029", "BG-030")
def test_a_card_goes_from_the_hand_to_the_own_column_of_the_active_grove() -> None:
    t = lay(Side(hand="bear_base_1 owl_base_2", columns=["fox_base_1", "", ""]), RIVAL)
    assert refused(t, "summon G2 bear_base_1") == "grove_not_active"
    assert refused(t, "summon G3 bear_base_1") == "grove_not_active"
    play(t, "summon G1 bear_base_1")
    assert column(t, 0, 1) == ["fox_base_1", "bear_base_1"]
    assert hand(t, 0) == ["owl_base_2"]
    assert column(t, 1, 1) == []


@rule("BG-030")
def test_a_column_has_no_limit_and_every_card_counts() -> None:
    crowd = " ".join(f"bear_elite_{n}" for n in range(1, 11)) + " owl_base_2 owl_base_3"
    t = lay(Side(columns=[crowd, "", ""]), Side(columns=["bear_base_1", "", ""]), stage="groves")
    assert told(t, "total")[0] == ("total", 0, 1, 29 + 2 + 2)


@rule("BG-031", "R-20")
def test_all_ruse_symbols_come_before_all_arcane_symbols() -> None:
    t = lay(Side(hand="fox_elite_4"), RIVAL)
    play(t, "summon fox_elite_4")
    asked = []
    while t.asked == (0,):
        asked.append(t.question)
        play(t, "decline")
    assert asked == ["ruse", "ruse", "arcane", "arcane"]


@rule("BG-032", "BG-033", "BG-034", "R-22", "R-23", "R-24")
def test_any_own_spirit_goes_to_an_adjacent_grove() -> None:
    own = Side(hand="fox_base_3", columns=["", "venerable_5", "bear_base_1"])
    t = lay(own, RIVAL)
    play(t, "summon fox_base_3")
    assert set(choices(t)) == {
        "fox_base_3 to G2", "venerable_5 to G1", "venerable_5 to G3", "bear_base_1 to G2",
        "decline",
    }  # fmt: skip
    assert refused(t, "fox_base_3 to G3") == "grove_not_adjacent"
    assert refused(t, "fox_base_3 to G1") == "grove_not_adjacent"
    assert refused(t, "rival:fox_base_1 to G1") == "card_not_yours"
    assert refused(t, "bear_base_2 to G1") == "card_not_in_column"
    play(t, "venerable_5 to G3")
    assert column(t, 0, 3) == ["bear_base_1", "venerable_5"]
    assert column(t, 0, 2) == []


@rule("BG-032", "R-25")
def test_two_symbols_may_move_the_same_spirit_there_and_back() -> None:
    t = lay(Side(hand="fox_elite_8", columns=["", "owl_base_2", ""]), RIVAL)
    play(t, "summon fox_elite_8", "owl_base_2 to G3", "owl_base_2 to G2")
    assert column(t, 0, 2) == ["owl_base_2"]
    assert t.asked == (1,)
    t = lay(Side(hand="fox_elite_8"), RIVAL)
    play(t, "summon fox_elite_8", "fox_elite_8 to G2", "fox_elite_8 to G3")
    assert column(t, 0, 3) == ["fox_elite_8"]


@rule("BG-035", "R-21")
def test_each_ruse_symbol_is_decided_by_itself() -> None:
    t = lay(Side(hand="fox_elite_7"), RIVAL)
    play(t, "summon fox_elite_7", "decline", "fox_elite_7 to G2", "decline")
    assert column(t, 0, 2) == ["fox_elite_7"]
    assert t.asked == (1,)
    assert told(t, "declined") == [("declined", 0, 0), ("declined", 0, 0)]


@rule("BG-036", "R-26", "R-27")
def test_tokens_go_with_a_moved_spirit_and_its_symbols_stay_unused() -> None:
    own = Side(hand="fox_base_3", columns=["", "owl_elite_1{+2,destroy}", ""])
    t = lay(own, RIVAL)
    play(t, "summon fox_base_3", "owl_elite_1 to G3")
    assert tokens_on(t, "owl_elite_1") == ["+2", "destroy"]
    assert list(at(t).looked)[:2] == [0, 0]
    assert t.asked == (1,)  # no Arcane of the owl, which has three


@rule("BG-029", "BG-033")
def test_the_opponents_columns_are_never_touched() -> None:
    t = lay(Side(hand="fox_base_3"), RIVAL)
    before = place(t, "fox_base_1", 1)
    play(t, "summon fox_base_3")
    assert [c for c in choices(t) if "rival" in c] == []
    play(t, "decline")
    assert place(t, "fox_base_1", 1) == before
