"""Rewards and what Venerables do: BG-073 to BG-086."""

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import CARD_IDS, Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import column, deck, hand, place, tokens_at
from tests.rules import rule

TWO = "bear_base_1 bear_base_2"


def won(
    own: str = TWO, offers: str = "venerable_9 venerable_3 venerable_5", **given: str
) -> bro.Table:
    """Seat 0 wins G1 and nothing else; its deck holds two owls."""
    side = Side(columns=[own, "", ""], deck="owl_base_2 owl_base_1")
    return lay(side, Side(), stage="groves", offers=offers, **given)  # type: ignore[arg-type]


@rule("BG-073", "R-47")
def test_the_winner_must_take_one_of_the_venerables_on_offer() -> None:
    t = won()
    assert choices(t) == ["take venerable_3", "take venerable_5", "take venerable_9"]
    assert refused(t, "decline") == "must_choose"
    assert refused(t, "take venerable_1") == "venerable_not_offered"
    play(t, "take venerable_9")
    assert place(t, "venerable_9") == Place.TAKEN
    assert list(at(t).offer) == [-1, 50, 52]
    assert told(t, "taken") == [("taken", 0, 56)]


@rule("BG-074", "BG-075", "R-47", "R-48")
def test_it_replaces_a_base_or_elite_spirit_of_that_column() -> None:
    side = Side(columns=["bear_base_1 owl_elite_3 venerable_5", "fox_base_1", ""])
    t = lay(side, Side(columns=["fox_base_1", "", ""]), stage="groves", offers="venerable_9")
    assert choices(t) == ["replace bear_base_1", "replace owl_elite_3"]
    for other in ("venerable_5", "fox_base_1", "rival:fox_base_1", "owl_base_1"):
        assert refused(t, f"replace {other}") == "card_not_replaceable"
    assert refused(t, "decline") == "must_choose"
    play(t, "replace owl_elite_3")
    assert place(t, "owl_elite_3") == Place.BOX
    assert column(t, 0, 1) == ["bear_base_1", "venerable_5", "venerable_9"]


@rule("BG-075", "R-46")
def test_the_tokens_of_a_replaced_spirit_are_discarded_at_once() -> None:
    own = Side(columns=["bear_base_1{+2} bear_base_2", "", "fox_base_1{+3}"])
    rival = Side(columns=["", "", "fox_base_2"])
    t = lay(own, rival, stage="groves", offers="venerable_5")
    play(t, "replace bear_base_1")
    assert t.question == "look"
    assert tokens_at(t, TokenAt.DISCARD) == ["+2"]


@rule("BG-075", "R-33")
def test_a_replacement_without_tokens_can_be_taken_back() -> None:
    """Nothing is discarded, so nothing is mixed, and nobody learns anything."""
    t = won(offers="venerable_5 venerable_9", discard="+2")
    play(t, "take venerable_5", "replace bear_base_1")
    assert (t.question, t.can_undo()) == ("look", True)


@rule("BG-076", "R-44")
def test_without_a_base_or_elite_spirit_the_venerable_is_added() -> None:
    t = won("venerable_9 bear_base_1{destroy}", "venerable_3")
    assert column(t, 0, 1) == ["venerable_9", "venerable_3"]
    assert told(t, "added") == [("added", 0, 50)]
    assert told(t, "replaced") == []


@rule("BG-076", "R-45")
def test_an_empty_column_gets_the_venerable_all_the_same() -> None:
    t = won()
    s = at(t)
    s.lies[0] = s.lies[1] = Place.BOX  # an artificial position: the winner has no Spirit left
    play(t, "take venerable_9")
    assert place(t, "venerable_9") == Place.COLUMN
    assert told(t, "added") == [("added", 0, 56)]


@rule("BG-077", "R-49")
def test_effects_follow_in_order_before_the_next_grove() -> None:
    side = Side(columns=["bear_base_1", "bear_base_2", ""], deck="owl_base_2 owl_base_1")
    t = lay(side, Side(), stage="groves", offers="venerable_2 venerable_9")
    play(t, "take venerable_2")
    assert t.question == "look"
    play(t, "token 1")
    assert (t.question, at(t).active) == ("effect_recruit", 0)
    play(t, "recruit fox top")
    assert at(t).round == 2
    names = [name for name, *_ in told(t, "looked", "recruited", "total")]
    assert names == ["total"] * 2 + ["looked", "recruited"] + ["total"] * 4


@rule("BG-077", "R-39", "R-49")
def test_two_looks_one_after_the_other_even_at_the_same_token() -> None:
    t = won("bear_base_1", "venerable_8")
    play(t, "token 3")
    assert refused(t, "token 3") == ""
    play(t, "token 3")
    assert told(t, "looked") == [("looked", 0, 2), ("looked", 0, 2)]
    assert at(t).round == 2


@rule("BG-078", "R-52")
def test_the_reward_does_not_change_the_grove_just_resolved() -> None:
    t = won("fox_base_1", "venerable_9")
    assert [strength for *_, strength in told(t, "total")[:2]] == [1, 0]
    assert told(t, "control") == [("control", 0, 1)]
    assert len(told(t, "total")) == 6  # each grove is counted once


@rule("BG-079", "BG-080")
def test_strength_counts_from_the_next_round_on_and_domination_at_the_end() -> None:
    t = lay(Side(columns=["venerable_9", "", ""]), Side(), stage="groves", round=3)
    assert told(t, "total")[0] == ("total", 0, 1, 2)
    assert told(t, "domination") == []


@rule("BG-081", "R-53")
def test_recruit_takes_any_animal_to_the_deck_never_to_the_hand() -> None:
    t = won("bear_base_1", "venerable_7", elites="bear_elite_9 owl_elite_9", empty="fox")
    assert set(choices(t)) == {
        "recruit bear top", "recruit bear bottom", "recruit owl top", "recruit owl bottom",
    }  # fmt: skip
    assert refused(t, "recruit bear hand") == "destination_not_allowed"
    assert refused(t, "recruit fox top") == "elite_not_available"
    assert refused(t, "decline") == "must_choose"
    shown = at(t).pile[1][at(t).pile_n[1] - 1]
    play(t, "recruit owl bottom")
    assert at(t).elite[1] == shown
    assert hand(t, 0) == ["owl_base_1", "owl_base_2", "owl_elite_9"]  # the whole deck of round 2


@rule("BG-081", "R-08", "R-53")
def test_recruit_without_any_elite_on_offer_does_nothing() -> None:
    t = won("bear_base_1", "venerable_7", empty="bear owl fox")
    assert told(t, "no_effect") == [("no_effect", 0, 2)]
    assert at(t).round == 2


@rule("BG-082", "R-36", "R-37")
def test_look_shows_a_token_of_the_reserve_to_its_player_only() -> None:
    t = won("bear_base_1", "venerable_5", discard="+2")
    assert refused(t, "token 1") == "token_not_in_reserve"
    assert refused(t, "decline") == "must_choose"
    before = list(at(t).token_at)
    play(t, "token 12")
    s = at(t)
    assert (s.looked[11], list(s.token_at)) == (1, before)
    assert told(t, "learned", seat=0) == [("learned", 11, 3)]
    assert told(t, "learned", seat=1) == told(t, "learned", seat=None) == []


@rule("BG-082", "R-34")
def test_look_at_the_only_token_is_not_asked_and_at_none_does_nothing() -> None:
    rest = "+2,+2,+2,+3,+3,+3,+4,+4,+4,destroy,destroy"
    side = Side(columns=["bear_base_1", "", "venerable_9{" + rest + "}"])
    t = lay(side, Side(), stage="groves", offers="venerable_5")
    assert told(t, "looked") == [("looked", 0, 11)]
    side = Side(columns=["bear_base_1", "", "venerable_9{" + rest + ",destroy}"])
    t = lay(side, Side(), stage="groves", offers="venerable_5")
    assert told(t, "no_effect") == [("no_effect", 0, 1)]


@rule("BG-083", "R-50", "R-51")
def test_bottom_brings_the_bottom_card_without_its_symbols() -> None:
    t = won("bear_base_2", "venerable_1")
    assert column(t, 0, 1) == ["venerable_1", "owl_base_1"]  # the owl has an Arcane symbol
    assert told(t, "bottom") == [("bottom", 0, CARD_IDS.index("black:owl_base_1"))]
    assert told(t, "placed", "declined") == []
    assert hand(t, 0) == ["owl_base_2"]


@rule("BG-083", "R-51")
@pytest.mark.parametrize(("cards", "brought"), [("", []), ("owl_base_2", ["owl_base_2"])])
def test_bottom_with_an_empty_or_a_one_card_deck(cards: str, brought: list[str]) -> None:
    side = Side(columns=["bear_base_1", "", ""], deck=cards)
    t = lay(side, Side(), stage="groves", offers="venerable_1")
    assert column(t, 0, 1) == ["venerable_1", *brought]
    assert deck(t, 0) == hand(t, 0) == []
    assert len(told(t, "no_effect")) == (0 if cards else 1)


@rule("BG-083")
@pytest.mark.parametrize("grove", [1, 2, 3])
@pytest.mark.parametrize("winner", [0, 1])
def test_bottom_lays_its_card_in_the_column_of_its_venerable(grove: int, winner: int) -> None:
    columns = ["", "", ""]
    columns[grove - 1] = "bear_base_2"
    sides = [Side(), Side()]
    sides[winner] = Side(columns=columns, deck="owl_base_2 owl_base_1")
    t = lay(*sides, stage="groves", offers="venerable_1")
    assert column(t, winner, grove) == ["venerable_1", "owl_base_1"]
    for other in {1, 2, 3} - {grove}:
        assert column(t, winner, other) == []


@rule("BG-083", "R-48")
def test_a_card_brought_by_bottom_cannot_be_the_one_replaced() -> None:
    side = Side(columns=["bear_base_1 fox_base_1", "", ""], deck="owl_base_2")
    t = lay(side, Side(), stage="groves", offers="venerable_1")
    assert choices(t) == ["replace bear_base_1", "replace fox_base_1"]
    play(t, "replace fox_base_1")
    assert column(t, 0, 1) == ["bear_base_1", "venerable_1", "owl_base_2"]


@rule("BG-084", "R-54", "R-55", "R-58")
@pytest.mark.parametrize(
    ("own", "strength"),
    [
        ("venerable_3", 1),
        ("venerable_3 venerable_2 venerable_6", 3),
        ("venerable_3 fox_elite_1", 1),
    ],
)
def test_variable_strength_counts_the_own_venerables_of_the_column(own: str, strength: int) -> None:
    side = Side(columns=[own, "venerable_1", ""], druid="bear_base_1")
    rival = Side(columns=["venerable_4", "", ""])
    t = lay(side, rival, stage="groves", offers="venerable_9")
    assert told(t, "parts")[0] == ("parts", 0, strength, 0, 0)


@rule("BG-085", "R-55", "R-57", "R-58")
@pytest.mark.parametrize(
    ("own", "points"),
    [("venerable_red_2", 1), ("venerable_red_2 venerable_red_1 venerable_red_3", 1 + 1 + 1 + 2)],
)
def test_variable_domination_counts_the_own_venerables_of_the_column(own: str, points: int) -> None:
    side = Side(columns=[own, "", ""], druid="bear_base_1")
    rival = Side(columns=["venerable_9", "", ""])
    assert lay(side, rival, round=4, offers="").scores == (points, 1)


@rule("BG-086", "R-55", "R-56", "R-58")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("", 0),
        ("owl_base_1", 1),
        ("owl_base_1 owl_elite_3 owl_base_2", 1),
        ("owl_base_1 fox_base_1", 2),
        ("owl_base_1 fox_base_1 bear_elite_1 fox_elite_9", 3),
    ],
)
def test_variable_domination_counts_different_animals(own: str, points: int) -> None:
    side = Side(columns=[f"venerable_red_1 {own}", "bear_base_2", ""], druid="fox_base_3")
    rival = Side(columns=["bear_base_1", "", ""])
    assert lay(side, rival, round=4, offers="").scores == (points, 0)


@rule("BG-086", "R-56")
def test_venerables_are_no_animal() -> None:
    t = lay(Side(columns=["venerable_red_1 venerable_red_3", "", ""]), Side(), round=4, offers="")
    assert t.scores == (2, 0)
