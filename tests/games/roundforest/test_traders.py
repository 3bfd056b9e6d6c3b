"""Pedlar and goblin (RF-156 to RF-162)."""

import pytest

from broceliande.games.roundforest.names import OBJECTS
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, lay, scatter
from tests.games.roundforest.looking import in_bag, lies
from tests.games.roundforest.players import apples_of, pack, purse, whose_turn
from tests.rules import rule

BOOTS, SWORD = OBJECTS.index("boots"), OBJECTS.index("sword")


@rule("RF-156", "Q-29", "Q-50")
def test_the_pedlar_buys_objects_as_long_as_there_is_copper() -> None:
    t = lay(**RED, card_next="pedlar", packs={"A": "boots coin_silver anvil"})
    play(t, move="r2c3", ability="use")
    assert len(choices(t)) == 7
    play(t, pedlar="anvil coin_silver boots")
    assert (pack(t), purse(t)) == ([], (3, 0))
    assert in_bag(t, "coin_silver") == 2
    changes = {"packs": {"A": "boots key"}, "coins": {"B": (23, 0)}}
    t = lay(**RED, card_next="pedlar", **changes)  # type: ignore[arg-type]
    play(t, move="r2c3", ability="use")
    assert choices(t) == ["key", "boots"]
    assert refused(t, "pedlar", "key boots") == "no_coin_left"


@rule("RF-157", "RF-158", "RF-159", "Q-30")
def test_the_pedlar_sells_one_apple_for_silver() -> None:
    t = lay(**RED, card_next="pedlar", coins={"A": (9, 2)})
    play(t, move="r2c3", ability="use")
    assert choices(t) == ["apple"]  # and never silver for copper
    play(t, pedlar="apple")
    assert (purse(t), apples_of(t)) == ((9, 1), 1)
    assert at(t).supply[1] == 11
    assert whose_turn(t) == "B"
    tokens = {"r2c3": "pedlar", "r6c3": "forest_spirit"}
    t = lay(**HERE, tokens=tokens, coins={"A": (0, 2)}, apples={"B": 12})
    assert refused(t, "move", "r2c3") == "nothing_to_do"
    t = lay(**RED, card_next="pedlar", packs={"A": "boots"})
    play(t, move="r2c3", ability="use")
    assert refused(t, "pedlar", "apple") == "too_few_coins"
    assert refused(t, "pedlar", "") == "no_such_object"


@rule("RF-160", "RF-161", "Q-49")
def test_the_goblin_swaps_any_own_object_for_any_of_the_bag_but_coin_tokens() -> None:
    t = lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "coin_copper key key"})
    play(t, move="r2c3")
    kinds = {choice.split(" > ")[1] for choice in choices(t)}
    assert kinds == {"anvil", "barrel", "stone", "saddle", "chest", "sword", "potion", "cross",
                     "bottle", "boots"}  # fmt: skip
    assert refused(t, "goblin", "coin_copper > coin_silver") == "coin_not_swapped"
    assert refused(t, "goblin", "coin_copper > hat") == "not_in_bag"
    play(t, goblin="coin_copper > boots")
    assert pack(t) == ["key", "key", "boots"]
    assert in_bag(t, "coin_copper") == 5
    assert in_bag(t, "boots") == 0


@rule("RF-162", "Q-33")
def test_the_goblin_never_leaves_two_heavy_objects() -> None:
    t = play(lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "anvil key"}), move="r2c3")
    assert refused(t, "goblin", "key > stone") == "second_heavy"
    assert "anvil > stone" in choices(t)
    assert "anvil > anvil" in choices(t)
    t = scatter(lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "key"}),
                keep="coin_copper coin_copper coin_silver", chips="blue yellow red")  # fmt: skip
    assert refused(t, "move", "r2c3") == "nothing_to_do"  # only coin tokens in the bag


@rule("RF-156", "Q-29", "Q-33")
def test_without_copper_in_the_supply_the_pedlar_buys_nothing() -> None:
    broke = {"packs": {"A": "boots key"}, "coins": {"B": (24, 0)}}
    t = lay(**HERE, tokens={"r2c3": "pedlar"}, **broke)  # type: ignore[arg-type]
    assert refused(t, "move", "r2c3") == "nothing_to_do"
    t = play(lay(**RED, card_next="pedlar", **broke), move="r2c3")  # type: ignore[arg-type]
    assert lies(t, "r2c3") == "pedlar"  # laid face up, not asked
    assert whose_turn(t) == "B"
    t = lay(**HERE, tokens={"r2c3": "pedlar"}, packs={"A": "boots"},
            coins={"A": (0, 1), "B": (24, 0)})  # fmt: skip
    play(t, move="r2c3")
    assert choices(t) == ["apple"]


@rule("RF-160", "RF-136")
def test_which_of_several_like_objects_is_taken_is_left_to_chance() -> None:
    taken = set()
    for luck in range(12):
        t = lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "boots"}, object_next="sword",
                luck=luck)  # fmt: skip
        play(t, move="r2c3", goblin="boots > sword")
        left = [kind for kind in list(at(t).blue)[: at(t).blue_n] if kind != BOOTS]
        taken.add("first" if left[-1] == SWORD else "last")
    assert taken == {"first", "last"}


@rule("RF-160")
@pytest.mark.parametrize(
    ("own", "like"), [("key key boots", [1]), ("anvil key key", [2]), ("cross cross cross", [1, 2])]
)
def test_of_like_objects_the_first_is_swapped(own: str, like: list[int]) -> None:
    t = play(lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": own}), move="r2c3")
    for place in range(3):
        refusal = t.why_not(0, t.game.move("goblin", place, SWORD))
        assert (refusal.code if refusal else "") == ("like_object" if place in like else "")


@rule("RF-157", "Q-30")
@pytest.mark.parametrize(("left", "code"), [(1, ""), (0, "no_apple_left")])
def test_the_pedlar_sells_the_last_apple_and_no_other(left: int, code: str) -> None:
    tokens = {"r2c3": "pedlar", "r6c3": "forest_spirit"}
    t = lay(**HERE, tokens=tokens, packs={"A": "boots"}, coins={"A": (0, 1)},
            apples={"B": 12 - left})  # fmt: skip
    assert refused(play(t, move="r2c3"), "pedlar", "apple") == code
    t = lay(**HERE, tokens=tokens, coins={"A": (0, 1)}, apples={"B": 12 - left})
    assert refused(t, "move", "r2c3") == ("nothing_to_do" if code else "")


@rule("RF-156", "RF-160")
def test_an_empty_place_holds_nothing_to_sell_or_to_swap() -> None:
    t = play(lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "boots"}), move="r2c3")
    for place in (1, 2):
        refusal = t.why_not(0, t.game.move("goblin", place, SWORD))
        assert refusal is not None
        assert refusal.code == "no_such_object"
    t = play(lay(**HERE, tokens={"r2c3": "pedlar"}, packs={"A": "anvil key key"}), move="r2c3")
    codes = {0b101: "like_object", 0b100: "like_object", 0b011: "", 0b110: ""}
    for objects, code in codes.items():
        refusal = t.why_not(0, t.game.move("pedlar", objects))
        assert (refusal.code if refusal else "") == code
    t = play(lay(**HERE, tokens={"r2c3": "pedlar"}, packs={"A": "cross cross cross"}), move="r2c3")
    assert choices(t) == ["cross", "cross cross", "cross cross cross"]
    t = play(lay(**HERE, tokens={"r2c3": "pedlar"}, packs={"A": "anvil key"}), move="r2c3")
    refusal = t.why_not(0, t.game.move("pedlar", 0b100))
    assert refusal is not None
    assert refusal.code == "no_such_object"
