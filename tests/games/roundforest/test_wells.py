"""Wells (RF-124 to RF-132)."""

import pytest

from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import AT_WELL, at, begin, lay
from tests.games.roundforest.looking import in_bag
from tests.games.roundforest.players import apples_of, pack, purse, whose_turn
from tests.rules import rule


@rule("RF-124")
def test_an_exchange_is_offered_on_arrival_and_may_be_declined() -> None:
    t = play(lay(**AT_WELL, packs={"A": "boots key"}, coins={"A": (3, 1)}), move="r2c2")
    assert choices(t) == ["nothing", "key boots", "silver", "apple"]
    play(t, well="nothing")
    assert (pack(t), purse(t), apples_of(t)) == (["key", "boots"], (3, 1), 0)
    assert whose_turn(t) == "B"


@rule("RF-125", "RF-128")
@pytest.mark.parametrize(
    ("pair", "left"), [("anvil key", "boots"), ("anvil boots", "key"), ("key boots", "anvil")]
)
def test_two_objects_of_ones_choice_for_two_copper_coins(pair: str, left: str) -> None:
    t = play(lay(**AT_WELL, packs={"A": "anvil boots key"}), move="r2c2", well=pair)
    assert pack(t) == [left]
    assert purse(t) == (2, 0)
    assert at(t).supply[0] == 22
    assert all(in_bag(t, kind) == (1 if kind == "boots" else 2) for kind in pair.split())


@rule("RF-126", "RF-127", "RF-128")
def test_three_copper_for_silver_and_silver_for_an_apple() -> None:
    t = play(lay(**AT_WELL, coins={"A": (4, 0)}), move="r2c2", well="silver")
    assert purse(t) == (1, 1)
    assert list(at(t).supply) == [23, 11]
    t = play(lay(**AT_WELL, coins={"A": (0, 1)}), move="r2c2", well="apple")
    assert (purse(t), apples_of(t)) == ((0, 0), 1)
    assert (list(at(t).supply), at(t).orchard) == ([24, 12], 11)


@rule("RF-129", "Q-20")
def test_coins_are_exchanged_nowhere_else() -> None:
    t = lay(pawns={"A": "r3c3"}, coins={"A": (9, 3)})
    assert t.question == "move"
    t = play(lay(**AT_WELL, coins={"A": (2, 2)}), move="r2c2")
    assert choices(t) == ["nothing", "apple"]
    assert refused(t, "well", "silver") == "too_few_coins"


@rule("RF-130", "RF-132")
def test_one_exchange_per_turn_and_only_on_arrival() -> None:
    t = play(lay(**AT_WELL, coins={"A": (9, 3)}), move="r2c2", well="silver")
    assert whose_turn(t) == "B"
    begin(t)
    assert t.question == "move"
    play(t, move="pause")
    assert whose_turn(t) == "B"
    assert purse(t) == (6, 4)


@rule("RF-131")
def test_quantities_are_exact() -> None:
    t = play(lay(**AT_WELL, packs={"A": "anvil boots key"}, coins={"A": (6, 2)}), move="r2c2")
    assert refused(t, "well", "boots") == "not_two_objects"
    assert refused(t, "well", "anvil key boots") == "not_two_objects"
    assert refused(play(t.copy(), well="apple"), "well", "apple", "A") == "not_your_turn"
    assert apples_of(play(t, well="apple")) == 1  # not two for two silver coins


@rule("RF-125")
def test_of_equal_objects_the_first_are_named() -> None:
    t = play(lay(**AT_WELL, packs={"A": "key key boots"}), move="r2c2")
    assert choices(t) == ["nothing", "key key", "key boots"]
    last = t.game.move("well", 0b110)
    refusal = t.why_not(0, last)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("like_object", "RF-124")


@rule("RF-022", "Q-29", "Q-30")
def test_what_the_supply_lacks_is_not_exchanged() -> None:
    packs, coins = {"A": "boots key"}, {"A": (3, 1), "B": (20, 11)}
    t = lay(**AT_WELL, packs=packs, coins=coins, apples={"B": 2, "C": 10},
            tokens={"r6c3": "forest_spirit"})  # fmt: skip
    s = at(t)
    assert (list(s.supply), s.orchard) == ([1, 0], 0)
    play(t, move="r2c2")
    assert whose_turn(t) == "B"  # nothing is possible: not asked
    t = lay(**AT_WELL, packs=packs, coins={"A": (3, 1), "B": (19, 11)},
            apples={"B": 2, "C": 10}, tokens={"r6c3": "forest_spirit"})  # fmt: skip
    play(t, move="r2c2")
    assert choices(t) == ["nothing", "key boots"]
    assert refused(t, "well", "silver") == "no_coin_left"
    assert refused(t, "well", "apple") == "no_apple_left"


@rule("RF-125", "RF-131", "Q-29")
@pytest.mark.parametrize("left", [0, 1])
def test_two_objects_need_two_copper_coins_in_the_supply(left: int) -> None:
    short = {"B": (24 - left, 0)}
    t = play(lay(**AT_WELL, packs={"A": "boots key"}, coins=short), move="r2c2")
    assert whose_turn(t) == "B"  # not asked
    t = lay(**AT_WELL, packs={"A": "boots key"}, coins={**short, "A": (0, 1)})
    play(t, move="r2c2")
    assert choices(t) == ["nothing", "apple"]
    assert refused(t, "well", "key boots") == "no_coin_left"


@rule("RF-125", "RF-126", "RF-127", "Q-29", "Q-30")
def test_the_last_of_the_supply_is_still_exchanged() -> None:
    rich = {"A": (3, 1), "B": (19, 10)}
    t = lay(**AT_WELL, packs={"A": "boots key"}, coins=rich, apples={"B": 2, "C": 9},
            tokens={"r6c3": "forest_spirit"})  # fmt: skip
    assert (list(at(t).supply), at(t).orchard) == ([2, 1], 1)
    play(t, move="r2c2")
    assert choices(t) == ["nothing", "key boots", "silver", "apple"]
