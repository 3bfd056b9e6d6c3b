"""Transforming the Druid: BG-045 to BG-058."""

import pytest

from broceliande.games.bloody_grove.names import Place
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import deck, druid, hand, place
from tests.rules import rule

RIVAL = Side(hand="bear_base_1 bear_base_2")
OFFER = "bear_elite_9 owl_elite_9 fox_elite_9"


def animals(options: list[str]) -> set[str]:
    """The animals that can be recruited now."""
    return {option.split()[1] for option in options if option.startswith("recruit")}


@rule("BG-045", "BG-046", "BG-047", "BG-049", "R-04", "R-06")
@pytest.mark.parametrize(
    ("side", "recruits"), [("left", {"bear", "fox"}), ("right", {"owl", "fox"})]
)
def test_the_edges_that_touch_are_compared(side: str, recruits: set[str]) -> None:
    """fox_base_1 has owl and fox on its left edge, bear and fox on its right one."""
    t = lay(Side(hand="fox_base_1"), RIVAL)
    play(t, f"{side} fox_base_1")
    assert animals(choices(t)) == recruits
    assert told(t, "transforming") == [("transforming", 0, 6, ["left", "right"].index(side))]


@rule("BG-047", "BG-048", "R-05", "R-13")
def test_only_the_top_card_of_the_pile_counts() -> None:
    pile = "bear_elite_7 fox_base_3"  # all animals below, only the fox on top
    t = lay(Side(hand="bear_base_2", druid=pile), RIVAL)
    play(t, "right bear_base_2")  # left edge: bear, fox
    assert animals(choices(t)) == {"fox"}


@rule("BG-050", "R-07", "R-10")
def test_every_completed_symbol_must_be_used_and_each_once() -> None:
    t = lay(Side(hand="bear_base_2"), RIVAL, elites=OFFER)
    play(t, "right bear_base_2")
    assert refused(t, "decline") == "must_choose"
    assert refused(t, "recruit owl hand") == "symbol_not_completed"
    play(t, "recruit bear bottom")
    assert refused(t, "recruit bear bottom") == "symbol_not_completed"  # the newly shown one
    assert refused(t, "decline") == "must_choose"
    play(t, "recruit fox bottom")
    assert t.asked == (1,)


@rule("BG-051", "BG-052", "R-01", "R-09", "R-12")
def test_recruits_in_any_order_to_hand_top_or_bottom() -> None:
    t = lay(Side(hand="bear_elite_7", deck="owl_base_1"), RIVAL, elites=OFFER)
    play(t, "left bear_elite_7")
    assert len(choices(t)) == 9
    play(t, "recruit fox hand", "recruit bear top", "recruit owl bottom")
    assert hand(t, 0) == ["fox_elite_9"]
    assert deck(t, 0) == ["bear_elite_9", "owl_base_1", "owl_elite_9"]
    assert told(t, "recruited") == [
        ("recruited", 0, 46, 0), ("recruited", 0, 26, 1), ("recruited", 0, 36, 2),
    ]  # fmt: skip
    assert place(t, "fox_elite_9") == Place.HELD


@rule("BG-052", "R-09")
@pytest.mark.parametrize(
    ("to", "order"),
    [
        ("top", ["owl_elite_9", "bear_elite_9", "owl_base_1"]),
        ("bottom", ["owl_base_1", "bear_elite_9", "owl_elite_9"]),
    ],
)
def test_each_recruit_goes_beyond_those_put_there_before(to: str, order: list[str]) -> None:
    t = lay(Side(hand="bear_elite_7", deck="owl_base_1"), RIVAL, elites=OFFER)
    play(t, "left bear_elite_7", f"recruit bear {to}", f"recruit owl {to}")
    assert deck(t, 0) == order


@rule("BG-052", "R-12", "R-69")
def test_everybody_knows_a_recruit_and_its_place() -> None:
    t = lay(Side(hand="bear_elite_7", deck="owl_base_1"), RIVAL, elites=OFFER)
    play(t, "left bear_elite_7", "recruit fox hand", "recruit bear top", "recruit owl bottom")
    for seat in (0, 1, None):
        fields = t.view(seat)["fields"]
        assert fields["deck"][0][:3] == [36, None, 26]
        assert fields["lies"][46] == Place.HELD
    assert t.view(1)["fields"]["hand"][0][46] is None


@rule("BG-053", "R-02")
def test_the_next_elite_is_turned_up_before_the_next_recruit() -> None:
    t = lay(Side(hand="bear_base_2"), RIVAL, elites=OFFER)
    s = at(t)
    coming = s.pile[0][s.pile_n[0] - 1]
    play(t, "right bear_base_2", "recruit bear hand")
    assert (s.elite[0], s.pile_n[0], s.lies[coming]) == (coming, 8, Place.OFFER)
    assert t.question == "recruit"
    assert told(t, "turned_up")[-1] == ("turned_up", coming)


@rule("BG-050", "BG-053", "R-08")
def test_an_exhausted_pile_yields_nothing() -> None:
    t = lay(Side(hand="bear_base_2 bear_base_3"), RIVAL, elites="bear_elite_9", empty="bear fox")
    play(t, "right bear_base_2")
    assert refused(t, "recruit fox hand") == "elite_not_available"
    play(t, "recruit bear hand")
    assert at(t).elite[0] == -1
    assert ("pile_empty", 0) in told(t, "pile_empty")
    assert t.asked == (1,)  # the fox symbol was completed in vain
    assert druid(t, 0) == ["bear_base_2"]
    assert at(t).symbols == 0  # no symbol outlives its turn


@rule("BG-054", "BG-055", "BG-058", "R-13", "R-77")
def test_the_card_is_stacked_after_the_recruits_and_stays() -> None:
    t = lay(Side(hand="bear_base_2", druid="owl_base_2"), RIVAL)
    play(t, "right bear_base_2")
    assert druid(t, 0) == ["owl_base_2"]
    assert place(t, "bear_base_2") == Place.BESIDE
    assert at(t).beside == 1
    while t.question == "recruit":
        play(t, choices(t)[0])
    assert druid(t, 0) == ["owl_base_2", "bear_base_2"]
    assert place(t, "bear_base_2") == place(t, "owl_base_2") == Place.DRUID
    assert told(t, "transformed") == [("transformed", 0, 1)]


@rule("BG-056", "R-14")
def test_a_transformation_may_complete_nothing() -> None:
    t = lay(Side(hand="bear_elite_5 bear_elite_9", druid="fox_base_3"), RIVAL)
    play(t, "left bear_elite_5")
    assert (t.asked, druid(t, 0)) == ((1,), ["fox_base_3", "bear_elite_5"])
    play(t, "summon bear_base_1", "summon bear_base_2", "left bear_elite_9")
    assert told(t, "recruited") == []  # nothing on the edges of bear_elite_5 either
    assert druid(t, 0)[-1] == "bear_elite_9"


@rule("BG-057", "R-15")
def test_ruse_and_arcane_symbols_are_not_used() -> None:
    t = lay(Side(hand="fox_elite_4"), RIVAL)
    play(t, "left fox_elite_4")
    assert t.asked == (1,)


@rule("BG-052", "R-75")
def test_a_recruit_in_hand_can_be_played_in_the_same_round() -> None:
    t = lay(Side(hand="fox_base_3"), RIVAL, elites=OFFER)
    play(t, "left fox_base_3", "recruit fox hand", "summon bear_base_1", "summon bear_base_2")
    assert choices(t) == ["summon G2 fox_elite_9", "left fox_elite_9", "right fox_elite_9"]


@rule("R-05", "R-11")
def test_only_the_player_of_the_turn_recruits() -> None:
    t = lay(Side(hand="bear_elite_7"), RIVAL)
    play(t, "left bear_elite_7")
    while t.question == "recruit":
        assert t.asked == (0,)
        play(t, choices(t)[0])
    assert {seat for _, seat, *_ in told(t, "recruited")} == {0}
    assert len(told(t, "recruited")) == 3
