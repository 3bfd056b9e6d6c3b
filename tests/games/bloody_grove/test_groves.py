"""Resolving the groves: BG-061 to BG-072."""

import pytest

from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import place, tokens_at, tokens_on
from tests.rules import rule

BEAR, OWL, FOX = range(3)


def strengths(own: str, rival: str = "", druid: str = "", rival_druid: str = "") -> list[object]:
    """The totals of both players at G1, the owl grove."""
    t = lay(
        Side(columns=[own, "", ""], druid=druid),
        Side(columns=[rival, "", ""], druid=rival_druid),
        stage="groves",
    )
    return [strength for _, _, grove, strength in told(t, "total") if grove == OWL]


@rule("BG-061")
def test_each_grove_is_resolved_completely_before_the_next() -> None:
    own = Side(columns=["bear_base_1 bear_base_2", "bear_base_3 owl_base_1", ""])
    t = lay(own, Side(), stage="groves", offers="venerable_9 venerable_3")
    assert (t.question, at(t).active) == ("reward", 0)
    assert [g for _, _, g, _ in told(t, "total")] == [OWL, OWL]
    play(t, "take venerable_9", "replace bear_base_2")
    assert (t.question, at(t).active) == ("replace", 1)  # one Venerable left: taken unasked
    assert [g for _, _, g, _ in told(t, "total")] == [OWL, OWL, BEAR, BEAR]


@rule("BG-062", "R-65")
def test_only_the_tokens_of_the_grove_being_resolved_are_turned_up() -> None:
    own = Side(columns=["bear_base_1{+2} bear_base_2", "bear_base_3{+3}", ""])
    rival = Side(columns=["fox_base_1{+4}", "", ""])
    t = lay(own, rival, stage="groves")
    s = at(t)
    assert [s.looked[token] for token in range(3)] == [EVERYONE, 0, EVERYONE]
    revealed = {(token, card) for _, token, _, card, _ in told(t, "revealed")}
    assert revealed == {(0, 0), (2, 15)}
    assert tokens_on(t, "bear_base_1") == ["+2"]  # they stay until the round is over


@rule("BG-063", "BG-064", "R-31", "R-42", "R-43")
def test_a_destroy_token_sends_its_spirit_and_all_its_tokens_away() -> None:
    own = Side(columns=["bear_base_1{+4,destroy} owl_base_2 owl_base_3", "", ""])
    t = lay(own, Side(columns=["fox_base_1", "", ""]), stage="groves")
    assert place(t, "bear_base_1") == Place.BOX
    assert tokens_at(t, TokenAt.DISCARD) == ["+4", "destroy"]
    assert told(t, "destroyed") == [("destroyed", 0, 0)]
    assert told(t, "total")[0] == ("total", 0, OWL, 1 + 1 + 2)
    play(t, choices(t)[0])
    assert choices(t) == ["replace owl_base_2", "replace owl_base_3"]  # not the destroyed one


@rule("BG-063", "R-41")
def test_both_sides_are_revealed_and_destroyed_together_before_counting() -> None:
    own = Side(columns=["bear_base_1{destroy}", "", ""])
    t = lay(own, Side(columns=["bear_base_1{destroy}", "", ""]), stage="groves")
    assert [name for name, *_ in told(t, "revealed", "destroyed", "total")][:5] == [
        "revealed", "revealed", "destroyed", "destroyed", "total",
    ]  # fmt: skip
    assert [strength for *_, strength in told(t, "total")[:2]] == [0, 0]


@rule("BG-063", "R-42")
def test_a_destroyed_venerable_counts_for_nothing() -> None:
    own = "venerable_3 venerable_5{destroy} venerable_9"
    assert strengths(own) == [2 + 2, 0]  # venerable_3 counts itself and venerable_9


@rule("BG-064", "R-33")
def test_tokens_discarded_together_enter_an_empty_reserve_together() -> None:
    rest = "+2,+2,+3,+3,+3,+4,+4,+4"
    own = Side(columns=["bear_base_1{+2,destroy}", "", "fox_base_1{" + rest + "}"])
    rival = Side(columns=["bear_base_1{destroy}", "", "fox_base_1{destroy}"])
    t = lay(own, rival, stage="groves")
    assert told(t, "refilled")[0] == ("refilled", 3)
    assert len(told(t, "refilled")) == 1


@rule("BG-065", "R-30")
def test_tokens_count_for_the_owner_of_the_column() -> None:
    assert strengths("fox_base_1{+2,+3}", "fox_base_1{+4}") == [1 + 5, 1 + 4]


@rule("BG-066")
def test_printed_strength_of_base_elite_and_venerable_spirits() -> None:
    assert strengths("bear_base_1 bear_elite_5 venerable_9", "fox_elite_1") == [3 + 4 + 2, 0]


@rule("BG-067")
@pytest.mark.parametrize(("druid", "bonus"), [("", 0), ("fox_base_1", 2), ("bear_base_1", 0)])
def test_one_for_each_spirit_of_the_own_transformation(druid: str, bonus: int) -> None:
    assert strengths("fox_base_2 fox_base_3", "", druid, "fox_base_1") == [2 + bonus, 0]


@rule("BG-067")
def test_the_first_spirit_is_a_transformation_like_any_other() -> None:
    t = lay(Side(columns=["bear_base_2", "", ""], druid="bear_base_1"), stage="groves")
    assert told(t, "parts")[0] == ("parts", 0, 1, 1, 0)


@rule("BG-067", "R-13")
def test_only_the_top_card_of_the_druid_pile_is_the_transformation() -> None:
    assert strengths("fox_base_2", "", "bear_base_1 fox_base_1") == [2, 0]
    assert strengths("fox_base_2", "", "fox_base_1 bear_base_1") == [1, 0]


@rule("BG-068", "R-76")
def test_one_for_each_spirit_of_the_groves_animal_on_both_sides() -> None:
    assert strengths("owl_base_2 owl_base_3", "owl_base_2") == [4, 2]


@rule("BG-069")
def test_both_bonuses_add_up_and_apply_to_strength_0() -> None:
    assert strengths("owl_elite_2", "", "owl_base_1") == [2, 0]
    t = lay(Side(columns=["owl_elite_2", "", ""], druid="owl_base_1"), stage="groves")
    assert told(t, "parts")[0] == ("parts", 0, 0, 1, 1)


@rule("BG-070")
def test_venerables_never_get_a_bonus() -> None:
    assert strengths("venerable_5 venerable_9", "", "owl_base_1") == [3, 0]


@rule("BG-067", "BG-068")
def test_the_bonuses_are_data() -> None:
    edition = {"strength": {"transformation": 2, "grove": 3}}
    own = Side(columns=["owl_base_2", "", ""], druid="owl_base_1")
    t = lay(own, stage="groves", edition=edition)
    assert told(t, "total")[0] == ("total", 0, OWL, 1 + 2 + 3)


@rule("BG-071")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_higher_total_takes_control(winner: int) -> None:
    sides = [Side(columns=["fox_base_1", "", ""]), Side(columns=["fox_base_1", "", ""])]
    sides[winner] = Side(columns=["bear_base_1 bear_base_2", "", ""])
    t = lay(*sides, stage="groves")
    assert list(at(t).cube) == [winner, -1, -1]
    assert (t.question, t.asked) == ("reward", (winner,))
    assert told(t, "control") == [("control", winner, OWL)]


@rule("BG-072", "R-61")
@pytest.mark.parametrize("own", ["", "fox_base_1"])
def test_a_tie_leaves_the_cube_in_the_centre_and_gives_nothing(own: str) -> None:
    side = Side(columns=[own, own.replace("1", "2"), own.replace("1", "3")])
    t = lay(side, side, stage="groves")
    assert told(t, "tie") == [("tie", OWL), ("tie", BEAR), ("tie", FOX)]
    assert told(t, "taken") == []
    assert len(told(t, "boxed")) == 3
    assert (at(t).round, t.over) == (2, False)  # three ties: nobody wins


@rule("BG-071", "R-45")
def test_a_side_without_spirits_totals_0_and_never_wins() -> None:
    assert strengths("", "fox_elite_1") == [0, 0]
    assert strengths("", "fox_base_1") == [0, 1]


@rule("BG-061", "BG-065", "BG-066")
def test_the_items_are_told_with_their_total() -> None:
    own = Side(columns=["owl_base_2{+2} bear_base_1", "", ""], druid="bear_base_2")
    t = lay(own, Side(columns=["fox_base_1", "", ""]), stage="groves")
    assert told(t, "parts")[:2] == [("parts", 2, 4, 1, 1), ("parts", 0, 1, 0, 0)]
    assert [name for name, *_ in told(t, "total", "parts")][:4] == ["total", "parts"] * 2
