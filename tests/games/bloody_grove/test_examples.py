"""The worked examples of the ledger, WE-1 to WE-13, to the letter."""

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import column, druid, place, tokens_at, tokens_on
from tests.rules import rule

LEFT, RIGHT = 0, 1
BEAR, OWL, FOX = range(3)


def common() -> bro.Table:
    """The common position of WE-1 to WE-4."""
    left = Side(columns=["owl_base_2{+2}", "bear_base_1", "fox_base_1"], druid="bear_base_2")
    right = Side(columns=["bear_base_1 owl_base_1", "fox_base_1", "owl_base_2"], druid="owl_base_3")
    return lay(
        left, right, groves="owl bear fox", stage="groves",
        offers="venerable_3 venerable_9 venerable_7",
    )  # fmt: skip


@rule("BG-061", "BG-062", "BG-065", "BG-066", "BG-067", "BG-068", "BG-071", "BG-073", "BG-074",
      "BG-075", "BG-087")  # fmt: skip
def test_we_1_first_grove() -> None:
    t = common()
    assert told(t, "total", "parts") == [
        ("total", LEFT, OWL, 4), ("parts", 2, 1, 0, 1),
        ("total", RIGHT, OWL, 6), ("parts", 0, 4, 1, 1),
    ]  # fmt: skip
    assert (t.question, t.asked) == ("reward", (RIGHT,))
    play(t, "take venerable_3")
    assert choices(t) == ["replace bear_base_1", "replace owl_base_1"]
    play(t, "replace bear_base_1")
    assert place(t, "bear_base_1", RIGHT) == Place.BOX
    assert column(t, RIGHT, 1) == ["owl_base_1", "venerable_3"]
    assert tokens_on(t, "owl_base_2", LEFT) == ["+2"]


@rule("BG-071", "BG-074", "R-47")
def test_we_2_second_grove_forced_replacement() -> None:
    t = play(common(), "take venerable_3", "replace bear_base_1")
    assert told(t, "total")[2:4] == [("total", LEFT, BEAR, 5), ("total", RIGHT, BEAR, 1)]
    assert told(t, "parts")[2] == ("parts", 0, 3, 1, 1)
    play(t, "take venerable_9")  # the bear has to be replaced: it is not asked for
    assert place(t, "bear_base_1", LEFT) == Place.BOX
    assert column(t, LEFT, 2) == ["venerable_9"]


@rule("BG-072", "BG-088")
def test_we_3_third_grove_tie() -> None:
    t = play(common(), "take venerable_3", "replace bear_base_1", "take venerable_9")
    assert told(t, "total")[4:6] == [("total", LEFT, FOX, 2), ("total", RIGHT, FOX, 2)]
    assert told(t, "parts")[4:6] == [("parts", 0, 1, 0, 1), ("parts", 0, 1, 1, 0)]
    assert told(t, "tie") == [("tie", FOX)]
    assert told(t, "boxed") == [("boxed", 54)]
    assert place(t, "venerable_7") == Place.BOX


@rule("BG-087", "BG-089", "BG-090")
def test_we_4_end_of_the_phase() -> None:
    t = play(common(), "take venerable_3", "replace bear_base_1", "take venerable_9")
    assert tokens_at(t, TokenAt.DISCARD) == ["+2"]
    assert (t.over, at(t).round) == (False, 2)


@rule("BG-067")
def test_we_5_transformation_bonus() -> None:
    own = Side(columns=["owl_base_1", "owl_base_2 owl_elite_2", "fox_base_1"], druid="owl_base_3")
    t = lay(own, Side(), groves="bear fox owl", stage="groves", offers="venerable_3 venerable_9")
    bonus = [told(t, "parts")[0][3]]
    play(t, "take venerable_3")
    bonus.append(told(t, "parts")[2][3])
    assert bonus == [1, 2]


@rule("BG-084")
def test_we_6_variable_strength() -> None:
    own = Side(columns=["venerable_3 venerable_1 venerable_2", "", ""])
    assert told(lay(own, stage="groves"), "total")[0] == ("total", LEFT, OWL, 3)


@rule("BG-085")
def test_we_7_variable_domination_venerables() -> None:
    own = Side(columns=["venerable_red_2 venerable_red_1 venerable_4", "", ""])
    t = lay(own, Side(), round=4, stage="end", offers="")
    assert t.scores == (3 + 0 + 1, 0)


@rule("BG-086")
def test_we_8_variable_domination_animals() -> None:
    own = Side(columns=["venerable_red_1 owl_base_1 fox_base_1 bear_base_1", "", ""])
    assert lay(own, Side(), round=4, stage="end", offers="").scores == (3, 0)


@rule("BG-022", "BG-023")
@pytest.mark.parametrize(("turn", "player", "grove"), [
    (1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 0, 2), (5, 0, 3), (6, 1, 3),
])  # fmt: skip
def test_we_9_cube_and_active_grove(turn: int, player: int, grove: int) -> None:
    t = lay(Side(hand="bear_base_1"), Side(hand="bear_base_1"), turn=turn)
    assert (t.asked, at(t).active + 1) == ((player,), grove)


@rule("BG-046", "BG-047", "BG-049", "BG-051")
@pytest.mark.parametrize(
    ("side", "recruits"), [("right", ["owl", "fox"]), ("left", ["bear", "owl"])]
)
@pytest.mark.parametrize("order", [1, -1])
def test_we_10_first_transformation(side: str, recruits: list[str], order: int) -> None:
    t = lay(Side(hand="owl_base_2"), Side(hand="bear_base_1"))
    play(t, f"{side} owl_base_2")
    assert {option.split()[1] for option in choices(t)} == set(recruits)
    play(t, *(f"recruit {animal} top" for animal in recruits[::order]))
    assert druid(t, 0) == ["owl_base_2"]


@rule("BG-047", "BG-048", "BG-054", "BG-055")
def test_we_11_second_transformation() -> None:
    def start() -> bro.Table:
        return lay(Side(hand="bear_base_3", druid="owl_base_2"), Side(hand="bear_base_1"))

    t = play(start(), "right bear_base_3")
    assert {option.split()[1] for option in choices(t)} == {"bear", "owl"}
    t = play(start(), "left bear_base_3")
    assert {option.split()[1] for option in choices(t)} == {"fox"}
    play(t, "recruit fox hand")
    assert druid(t, 0) == ["owl_base_2", "bear_base_3"]
    assert t.rules.named.ANIMAL[t.rules.named.transformation(t.state, 0)] == BEAR


@rule("BG-033", "BG-034", "BG-035")
def test_we_12_ruse() -> None:
    t = lay(Side(hand="bear_elite_6", columns=["venerable_5", "", ""]), turn=5)
    play(t, "summon bear_elite_6")
    assert set(choices(t)) == {"bear_elite_6 to G2", "venerable_5 to G2", "decline"}


@rule("BG-098", "BG-099", "BG-101")
@pytest.mark.parametrize(
    ("pile", "points"), [("fox_base_1 owl_elite_2", 1), ("owl_elite_2 fox_base_1", 0)]
)
def test_we_13_druid_with_an_elite(pile: str, points: int) -> None:
    t = lay(Side(druid=pile), Side(), round=4, stage="end", offers="")
    assert (t.scores[0], at(t).druid_n[0]) == (points, 2)
