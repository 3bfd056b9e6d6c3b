"""The final count: BG-097 to BG-102."""

import pytest

from tests.games.bloody_grove.answers import told
from tests.games.bloody_grove.board import Side, at, lay
from tests.rules import rule

NONE = "venerable_red_1"


def counted(first: Side, second: Side) -> tuple[str | None, tuple[int, ...], tuple[int, ...]]:
    """How a game ends that has only to be counted."""
    t = lay(first, second, round=4, stage="end", offers="")
    return t.ending, t.scores, t.places


@rule("BG-097", "R-57", "R-59")
def test_venerables_and_elites_of_the_three_columns_count() -> None:
    own = Side(columns=["venerable_1 bear_base_1", "owl_elite_2", "venerable_9 fox_elite_5"])
    assert counted(own, Side()) == ("domination", (2 + 1 + 1 + 1, 0), (1, 2))


@rule("BG-098", "BG-099", "R-13")
@pytest.mark.parametrize(
    ("druid", "points"), [("owl_elite_2", 1), ("owl_elite_2 fox_base_1", 0), ("fox_base_1", 0)]
)
def test_only_the_current_transformation_counts_of_the_druid_pile(druid: str, points: int) -> None:
    assert counted(Side(druid=druid), Side())[1] == (points, 0)


@rule("BG-099", "R-78")
def test_hand_deck_and_box_do_not_count() -> None:
    t = lay(
        Side(hand="owl_elite_2", deck="bear_elite_7"), Side(), round=4, stage="end", offers="",
        boxed="fox_elite_5 venerable_1",
    )  # fmt: skip
    assert t.scores == (0, 0)


@rule("BG-100", "BG-004")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_higher_sum_wins(winner: int) -> None:
    sides = [Side(columns=["venerable_9", "", ""]), Side(columns=["venerable_8", "", ""])]
    sides[winner] = Side(columns=["venerable_1", "", ""])
    assert counted(*sides)[0] == "domination"
    assert counted(*sides)[2] == ((1, 2) if winner == 0 else (2, 1))


@rule("BG-101", "R-67")
@pytest.mark.parametrize("winner", [0, 1])
def test_with_equal_sums_the_larger_druid_pile_wins(winner: int) -> None:
    sides = [Side(druid="bear_base_1"), Side(druid="bear_base_1")]
    sides[winner] = Side(druid="bear_base_1 bear_base_2")
    ending, scores, places = counted(*sides)
    assert (ending, scores) == ("transformations", (0, 0))
    assert places == ((1, 2) if winner == 0 else (2, 1))


@rule("BG-102", "R-68")
@pytest.mark.parametrize("druid", ["", "bear_base_1 bear_base_2"])
def test_if_all_is_equal_the_victory_is_shared(druid: str) -> None:
    assert counted(Side(druid=druid), Side(druid=druid)) == ("shared", (0, 0), (1, 1))


@rule("BG-097", "BG-100")
def test_both_sums_are_told() -> None:
    t = lay(Side(columns=["venerable_1", "", ""]), Side(), round=4, stage="end", offers="")
    assert told(t, "domination", "won_domination") == [
        ("domination", 0, 2), ("domination", 1, 0), ("won_domination", 0),
    ]  # fmt: skip


@rule("BG-079")
def test_domination_so_far_can_be_read_at_any_time() -> None:
    t = lay(Side(hand="bear_base_1", columns=["venerable_1", "", ""]), Side())
    assert t.scores == (2, 0)
    assert t.places == (0, 0)
    assert list(at(t).place) == [0, 0]
