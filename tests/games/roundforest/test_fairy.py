"""Barter with the fairy (RF-081 to RF-092)."""

import pytest

from broceliande.games.roundforest.names import OBJECTS
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import FAIRY, HERE, at, lay, scatter
from tests.games.roundforest.looking import fairy_rows, in_bag, told
from tests.games.roundforest.players import pack, purse
from tests.rules import rule

ROWS = "hat spoon jug sword cheese kettle coin_silver anvil boots"


@rule("RF-081", "RF-082")
def test_an_object_of_any_row_may_be_taken() -> None:
    t = play(lay(**HERE, coins={"A": (2, 0)}, object_next="bottle"), move="r2c3")
    assert choices(t) == ["keep", "leave", *(f"barter {name}" for name in FAIRY.split())]
    play(t, object="barter mortar")
    assert in_bag(t, "bottle") + fairy_rows(t)[2].split().count("bottle") == 1
    assert pack(t) == ["mortar"]


@rule("RF-083", "RF-084", "RF-085", "RF-086")
@pytest.mark.parametrize(("kind", "price"), [("hat", 0), ("cheese", 1), ("spoon", 2)])
def test_a_row_has_its_price(kind: str, price: int) -> None:
    t = play(lay(**HERE, coins={"A": (price, 0)}, object_next="bottle"), move="r2c3")
    play(t, object=f"barter {kind}")
    assert purse(t) == (0, 0)
    assert at(t).supply[0] == 24
    if price:
        t = play(lay(**HERE, coins={"A": (price - 1, 0)}, object_next="bottle"), move="r2c3")
        assert refused(t, "object", f"barter {kind}") == "cannot_pay_fairy"


@rule("RF-087", "Q-19", "Q-20")
def test_silver_pays_a_row_only_where_copper_is_lacking() -> None:
    t = play(lay(**HERE, coins={"A": (1, 1)}, object_next="bottle"), move="r2c3")
    top = play(t.copy(), object="barter spoon")
    assert purse(top) == (1, 0)  # no mixing, no change
    middle = play(t.copy(), object="barter cheese")
    assert purse(middle) == (0, 1)  # with enough copper, copper
    t = lay(**HERE, chips={"r2c3": "red"}, card_next="bandit", coins={"A": (1, 5)})
    play(t, move="r2c3")
    assert at(t).card[4] == 0  # nobody else takes silver for copper: a debt


@rule("RF-088", "Q-16", "Q-17")
def test_what_is_taken_needs_room() -> None:
    fairy = "anvil hat spoon cheese kettle jug mortar mushroom helmet"
    t = play(lay(**HERE, packs={"A": "stone"}, fairy=fairy, object_next="barrel"), move="r2c3")
    assert choices(t) == ["leave", "barter hat", "barter spoon"]
    assert refused(t, "object", "barter anvil") == "second_heavy"
    coin = "coin_copper hat spoon cheese kettle jug mortar mushroom helmet"
    t = play(
        lay(**HERE, packs={"A": "key cross boots"}, fairy=coin, object_next="sword"), move="r2c3"
    )
    assert refused(t, "object", "keep") == "no_room"
    assert refused(t, "object", "barter hat") == "no_room"


@rule("RF-089", "RF-090", "RF-091", "RF-092", "Q-21")
@pytest.mark.parametrize(
    ("taken", "rows"),
    [
        ("spoon", ["sword cheese kettle", "coin_silver anvil boots", "bottle cross key"]),
        ("cheese", ["hat spoon jug", "coin_silver anvil boots", "bottle cross key"]),
        ("boots", ["hat spoon jug", "sword cheese kettle", "bottle cross key"]),
    ],
)
def test_rows_slide_down_and_the_top_row_is_filled(taken: str, rows: list[str]) -> None:
    t = lay(**HERE, fairy=ROWS, coins={"A": (2, 0)}, object_next="mushroom bottle cross key")
    row = next(names for names in fairy_rows(t) if taken in names).split()
    play(t, move="r2c3", object=f"barter {taken}")
    assert fairy_rows(t) == rows
    for left in set(row) - {taken}:
        assert in_bag(t, left) == t.rules.named.OBJECT_COUNT[OBJECTS.index(left)]


@rule("RF-092", "Q-21")
def test_the_rest_of_the_row_cannot_reappear_at_once_but_the_offered_object_can() -> None:
    seen = set()
    for luck in range(60):
        t = lay(**HERE, fairy=ROWS, object_next="mushroom", luck=luck)
        play(t, move="r2c3", object="barter jug")
        seen |= set(fairy_rows(t)[2].split())
    assert not {"hat", "spoon"} & seen
    assert "mushroom" in seen


@rule("RF-086", "RF-093", "Q-21")
def test_a_coin_gained_by_the_barter_cannot_pay_for_it_and_comes_before_the_sliding() -> None:
    fairy = "hat spoon jug coin_copper cheese kettle anvil boots mortar"
    t = play(lay(**HERE, fairy=fairy, object_next="mushroom"), move="r2c3")
    assert refused(t, "object", "barter coin_copper") == "cannot_pay_fairy"
    t = lay(**HERE, fairy=fairy, coins={"A": (1, 0)}, object_next="mushroom")
    play(t, move="r2c3", object="barter coin_copper")
    assert t.question == "coin_token"
    assert fairy_rows(t)[1] == "- cheese kettle"  # the rows have not slid yet
    play(t, coin_token="convert")
    assert purse(t) == (1, 0)
    assert fairy_rows(t)[1] == "anvil boots mortar"


@rule("RF-091", "Q-22")
def test_when_the_bag_runs_out_what_lies_beside_goes_in_at_once() -> None:
    for luck in range(4):
        t = scatter(lay(**HERE, luck=luck), keep="bottle", chips="blue yellow red")
        play(t, move="r2c3", object="barter hat")
        first, *others = fairy_rows(t)[2].split()
        assert (first, sorted(others)) == ("bottle", ["helmet", "horseshoe"])
        assert at(t).blue_n == 0


@rule("RF-091", "Q-22")
def test_when_nothing_lies_beside_either_places_stay_empty() -> None:
    fairy = "hat - - cheese kettle jug spoon mortar mushroom"
    t = scatter(lay(**HERE, fairy=fairy), keep="bottle", chips="blue yellow red")
    play(t, move="r2c3", object="barter hat")
    assert fairy_rows(t) == ["cheese kettle jug", "spoon mortar mushroom", "bottle - -"]
    assert told(t).count("fairy_got") == 1


@rule("RF-090", "RF-091", "Q-22")
def test_empty_places_slide_down_and_cannot_be_chosen() -> None:
    fairy = "hat spoon jug - cheese - anvil boots mortar"
    t = lay(**HERE, fairy=fairy, coins={"A": (2, 0)}, object_next="mushroom")
    play(t, move="r2c3")
    assert refused(t, "object", "barter empty 3") == "place_empty"
    play(t, object="barter jug")
    assert fairy_rows(t)[0] == "- cheese -"
    assert told(t).count("fairy_got") == 3


@rule("RF-089", "RF-092")
def test_nothing_stays_beside_the_board() -> None:
    t = play(lay(**HERE, object_next="bottle"), move="r2c3", object="barter hat")
    assert list(at(t).beside) == [-1, -1, -1]
