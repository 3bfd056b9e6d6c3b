"""Acting, objects and backpack, blue and yellow chips, coin tokens, objects on tiles (RF-067 to
RF-080, RF-093 to RF-100, RF-133 to RF-135)."""

from collections import Counter

import pytest

from broceliande.games.roundforest.names import OBJECTS
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import AT_WELL, FAIRY, HERE, at, begin, lay, scatter
from tests.games.roundforest.looking import aside, in_bag, lies, told
from tests.games.roundforest.players import apples_of, pack, purse, whose_turn
from tests.rules import rule

HEAVY = ["anvil", "barrel", "stone", "saddle", "chest"]
FULL = {"A": "bottle boots key"}


@rule("RF-067", "RF-069")
@pytest.mark.parametrize(
    ("chip", "then"),
    [("blue", "object_drawn"), ("yellow", "object_drawn"), ("red", "card_drawn")],
)
def test_a_chip_is_put_aside_first_and_must_be_resolved(chip: str, then: str) -> None:
    t = play(lay(**HERE, chips={"r2c3": chip}, card_next="witch"), move="r2c3")
    assert told(t)[3:5] == ["chip_taken", then]
    assert aside(t) == {chip: 1}
    assert lies(t, "r2c3") in ("", "witch")


@rule("RF-067")
def test_what_lies_there_decides() -> None:
    t = play(lay(**HERE, objects={"r2c3": "boots"}), move="r2c3")
    assert t.question == "object"
    t = play(lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "hat"}, fairy="- " * 9),
             move="r2c3")  # fmt: skip
    assert t.question == "goblin"
    t = play(lay(**AT_WELL, coins={"A": (0, 1)}), move="r2c2")
    assert t.question == "well"


@rule("RF-070", "RF-078", "Q-16", "Q-18")
def test_a_backpack_holds_three_objects() -> None:
    t = play(
        lay(**HERE, packs={"A": "bottle boots"}, object_next="key"), move="r2c3", object="keep"
    )
    assert pack(t) == ["key", "bottle", "boots"]
    t = play(lay(**HERE, packs=FULL, object_next="sword"), move="r2c3")
    assert lies(t, "r2c3") == "sword"  # drawn all the same, and left: nothing can be thrown away
    assert pack(t) == ["key", "bottle", "boots"]


@rule("RF-071", "RF-072")
@pytest.mark.parametrize("kind", HEAVY)
def test_one_heavy_object_is_all_a_backpack_holds(kind: str) -> None:
    other = "stone" if kind != "stone" else "anvil"
    t = play(lay(**HERE, packs={"A": other}, object_next=kind), move="r2c3")
    assert refused(t, "object", "keep") == "second_heavy"
    assert "leave" in choices(t)
    t = play(lay(**HERE, packs={"A": "boots"}, object_next=kind), move="r2c3", object="keep")
    assert kind in pack(t)


@rule("RF-073", "Q-74")
@pytest.mark.parametrize("kind", [k for k in OBJECTS if k not in HEAVY and "coin" not in k])
def test_light_objects_go_beside_a_heavy_one_and_beside_each_other(kind: str) -> None:
    fairy = " ".join("-" if name == kind else name for name in FAIRY.split())
    t = lay(**HERE, packs={"A": "anvil"}, object_next=kind, fairy=fairy)
    play(t, move="r2c3", object="keep")
    assert pack(t) == ["anvil", kind]
    if kind in ("sword", "potion", "cross", "key"):
        t = lay(**HERE, packs={"A": kind}, object_next=kind)
        assert pack(play(t, move="r2c3", object="keep")) == [kind, kind]


@rule("RF-074")
def test_the_red_mark_is_on_what_missions_use_and_does_nothing() -> None:
    r = lay().rules.named
    marked = {OBJECTS[kind] for kind in range(22) if r.MARK[kind]}
    used = {OBJECTS[kind] for row in r.NEED for kind in row if kind >= 0}
    assert marked == used == {"anvil", "barrel", "stone", "sword", "potion", "cross"}
    assert "MARK" not in {name for rule_ in lay().game.rules for name in vars(rule_)}


@rule("RF-075", "Q-14")
def test_coins_and_apples_take_no_place() -> None:
    t = lay(**HERE, packs={"A": "bottle boots"}, coins={"A": (9, 9)}, apples={"A": 5},
            tokens={"r6c5": "forest_spirit"}, object_next="key")  # fmt: skip
    play(t, move="r2c3", object="keep")
    assert len(pack(t)) == 3
    t = lay(**AT_WELL, packs=FULL, coins={"A": (0, 1)}, apples={"A": 5},
            tokens={"r6c5": "forest_spirit"})  # fmt: skip
    play(t, move="r2c2", well="apple")
    assert apples_of(t) == 6


@rule("RF-076")
def test_objects_are_drawn_uniformly_over_the_single_tokens() -> None:
    drawn = Counter[str]()
    for luck in range(200):
        t = lay(**HERE).redeal(None, luck)
        play(t, move="r2c3")
        drawn[OBJECTS[at(t).held[0]]] += 1
    assert len(drawn) == 13  # every kind in the bag
    assert 18 < drawn["coin_copper"] < 55  # 5 of 30
    assert drawn["bottle"] < drawn["coin_copper"]


@rule("RF-076", "Q-23")
@pytest.mark.parametrize("chip", ["blue", "yellow"])
def test_an_empty_blue_bag_yields_nothing(chip: str) -> None:
    t = scatter(lay(**HERE, chips={"r2c3": chip}), chips="blue yellow red")
    assert at(t).blue_n == 0
    play(t, move="r2c3")
    assert told(t)[-2:] == ["chip_taken", "no_object"]
    assert whose_turn(t) == "B"


@rule("RF-077", "RF-078", "RF-079")
def test_keep_leave_or_barter() -> None:
    t = play(lay(**HERE, object_next="bottle"), move="r2c3")
    assert choices(t) == ["keep", "leave", "barter helmet", "barter horseshoe", "barter hat"]
    assert pack(play(t.copy(), object="keep")) == ["bottle"]
    assert lies(play(t.copy(), object="leave"), "r2c3") == "bottle"
    assert pack(play(t.copy(), object="barter hat")) == ["hat"]


@rule("RF-080", "RF-133", "Q-15")
def test_an_object_left_waits_for_a_later_arrival() -> None:
    t = play(lay(**HERE, object_next="bottle"), move="r2c3", object="leave")
    begin(t)
    play(t, move="pause")  # pausing does not take it
    assert lies(t, "r2c3") == "bottle"
    t = lay(pawns={"A": "r3c3"}, tiles={"r3c3": "F13"}, objects={"r2c3": "bottle"})
    play(t, move="r2c3", object="keep")
    assert pack(t) == ["bottle"]
    assert lies(t, "r2c3") == ""


@rule("RF-093", "RF-094", "Q-27")
@pytest.mark.parametrize(("token", "coins"), [("coin_copper", (1, 0)), ("coin_silver", (0, 1))])
def test_a_coin_token_may_be_changed_at_once(token: str, coins: tuple[int, int]) -> None:
    t = play(lay(**HERE, object_next=token), move="r2c3", object="keep")
    assert choices(t) == ["convert", "keep"]
    before = in_bag(t, token)
    play(t, coin_token="convert")
    assert purse(t) == coins
    assert in_bag(t, token) == before + 1
    assert pack(t) == []


@rule("RF-093", "Q-27")
def test_a_coin_token_kept_is_an_object_for_ever() -> None:
    t = play(lay(**HERE, object_next="coin_silver"), move="r2c3", object="keep", coin_token="keep")
    assert pack(t) == ["coin_silver"]
    assert purse(t) == (0, 0)
    for where in ("start", "end"):
        assert where + "_window" != t.question
    t = lay(**AT_WELL, packs={"A": "coin_silver coin_copper boots"})
    play(t, move="r2c2", well="coin_copper coin_silver")
    assert pack(t) == ["boots"]
    assert purse(t) == (2, 0)


@rule("RF-095", "Q-28")
def test_a_coin_token_changed_at_once_needs_no_room() -> None:
    t = play(lay(**HERE, packs=FULL, objects={"r2c3": "coin_silver"}), move="r2c3", object="keep")
    assert purse(t) == (0, 1)
    fairy = "coin_copper hat spoon cheese kettle jug mortar mushroom helmet"
    t = play(lay(**HERE, packs=FULL, fairy=fairy, object_next="cross"), move="r2c3")
    assert choices(t) == ["leave", "barter coin_copper"]
    play(t, object="barter coin_copper")
    assert purse(t) == (1, 0)
    assert len(pack(t)) == 3


@rule("RF-093", "RF-022", "Q-29")
def test_without_a_coin_in_the_supply_nothing_is_changed() -> None:
    t = lay(**HERE, coins={"B": (24, 0)}, object_next="coin_copper")
    play(t, move="r2c3", object="keep")
    assert pack(t) == ["coin_copper"]  # not asked
    t = lay(**HERE, coins={"B": (24, 0)}, packs=FULL, object_next="coin_copper")
    play(t, move="r2c3")
    assert lies(t, "r2c3") == "coin_copper"


@rule("RF-093", "RF-022", "Q-29")
@pytest.mark.parametrize(
    ("token", "taken", "asked"),
    [("coin_copper", (24, 0), ""), ("coin_copper", (23, 12), "coin_token"),
     ("coin_silver", (0, 12), ""), ("coin_silver", (24, 11), "coin_token")],
)  # fmt: skip
def test_the_last_coin_of_its_metal_is_still_given_for_a_token(
    token: str, taken: tuple[int, int], asked: str
) -> None:
    t = lay(**HERE, coins={"B": taken}, object_next=token)
    play(t, move="r2c3", object="keep")
    assert t.question == (asked or "move")


@rule("RF-096")
def test_the_yellow_chips_object_is_laid_and_nothing_else() -> None:
    yellow = {"r2c3": "yellow", "r6c3": "yellow"}
    t = play(lay(**HERE, chips=yellow, object_next="coin_silver"), move="r2c3")
    assert t.question == "yellow_target"
    play(t, yellow_target="r6c3")
    assert lies(t, "r6c3") == "coin_silver"
    assert (pack(t), purse(t)) == ([], (0, 0))


@rule("RF-097", "RF-098", "Q-25")
def test_any_tile_with_a_yellow_chip_will_do_even_under_a_pawn() -> None:
    t = lay(
        pawns={"A": "r3c3", "B": "r6c2"}, tiles={"r3c3": "F13"}, chip_next="red",
        chips={"r2c3": "yellow", "r6c2": "yellow"}, object_next="boots",
    )  # fmt: skip
    play(t, move="r2c3")
    assert choices(t) == ["r6c2"]
    assert refused(t, "yellow_target", "r4c3") == "wrong_tile"
    assert refused(t, "yellow_target", "r1c1") == "not_in_forest"
    play(t, yellow_target="r6c2")
    assert lies(t, "r6c2") == "boots"
    assert pack(t, "B") == []
    assert aside(t) == {"yellow": 2}


@rule("RF-099", "Q-24")
def test_without_yellow_and_blue_chips_the_object_goes_back() -> None:
    t = lay(**HERE, chips={"r2c3": "yellow"}, chip_next="red", object_next="boots")
    scatter(t, keep="boots")
    play(t, move="r2c3")
    assert told(t)[-2:] == ["object_drawn", "returned"]
    assert in_bag(t, "boots") == 1
    assert whose_turn(t) == "B"


@rule("RF-100", "RF-133")
def test_an_object_laid_by_a_yellow_chip_can_be_taken_by_anybody() -> None:
    t = lay(pawns={"A": "r6c3", "B": "r3c3"}, tiles={"r3c3": "F13"}, objects={"r2c3": "boots"},
            player="B")  # fmt: skip
    play(t, move="r2c3", object="keep")
    assert pack(t, "B") == ["boots"]


@rule("RF-133", "RF-134")
def test_an_object_on_a_tile_is_taken_bartered_or_left() -> None:
    t = play(lay(**HERE, objects={"r2c3": "boots"}), move="r2c3")
    assert choices(t) == ["keep", "leave", "barter helmet", "barter horseshoe", "barter hat"]
    assert lies(play(t.copy(), object="leave"), "r2c3") == "boots"
    bartered = play(t.copy(), object="barter hat")
    assert lies(bartered, "r2c3") == ""
    assert in_bag(bartered, "boots") == 1
    t = play(lay(**HERE, objects={"r2c3": "boots"}, packs={"A": "key hat cross"}, fairy="- " * 9),
             move="r2c3")  # fmt: skip
    assert lies(t, "r2c3") == "boots"  # no room


@rule("RF-135", "Q-34")
def test_without_room_the_tile_may_be_entered_and_the_object_stays() -> None:
    t = lay(**HERE, objects={"r2c3": "sword"}, packs=FULL)
    assert "r2c3" in choices(t)
    play(t, move="r2c3")
    assert told(t)[-2:] == ["object_found", "left"]
    assert whose_turn(t) == "B"


@rule("Q-75")
def test_players_have_no_way_to_trade_give_or_steal() -> None:
    names = {question.name for question in lay().game.questions}
    assert names == {
        "start_window", "move", "object", "coin_token", "yellow_target", "mission", "ability",
        "prince_pick", "unicorn_target", "saddle", "pedlar", "goblin", "beggar_pick", "well",
        "end_window", "spirit_place",
    }  # fmt: skip


@rule("RF-077", "RF-085", "Q-17")
def test_the_last_place_of_the_fairy_board_is_an_offer_too() -> None:
    t = lay(**HERE, packs={"A": "anvil"}, object_next="stone", coins={"A": (2, 0)},
            fairy="- - - - - - - - mushroom")  # fmt: skip
    play(t, move="r2c3")
    assert choices(t) == ["leave", "barter mushroom"]
    left = play(t.copy(), object="leave")
    assert list(at(left).held) == [-1, -1, -1]
    play(t, object="barter mushroom")
    assert list(at(t).beside) == list(at(t).held) == [-1, -1, -1]
