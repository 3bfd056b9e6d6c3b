"""Action, dues, the six locations and gathering: BE-044 to BE-075."""

import pytest

from broceliande.games.benevolent.names import GIFTS
from tests.games.benevolent.answers import choices, play, refused
from tests.games.benevolent.board import Who, at, forest, lay
from tests.games.benevolent.looking import gifts, hand, secrets, tiles
from tests.rules import rule

RICH = (2, 1, 1, 1, 0)


@rule("BE-044", "BE-045")
def test_one_action_that_of_the_hex_or_gathering() -> None:
    t = lay("F2", Who(leaves=9, steps=[(0, 0), (0, 1)]))  # on a meadow and an altar
    play(t, hex=(1, 0))  # the pond
    assert choices(t) == ["hex", "gather"]
    gathering = play(t.copy(), action="gather")
    assert (hand(gathering, 1), gifts(gathering, 1), gathering.asked) == (11, [1, 0, 0, 0, 0], (1,))
    play(t, action="hex")
    assert t.question == "arrow"
    play(t, arrow="1>2")
    assert (hand(t, 1), gifts(t, 1), t.asked) == (9, [1, 0, 0, 0, 0], (1,))


@rule("BE-046", "BE-047", "BE-048", "BE-050")
def test_a_leaf_for_every_step_that_is_not_ones_own() -> None:
    here = (1, 1)  # pond*
    t = lay("F3", Who(leaves=5), Who(leaves=1, steps=[here]), Who(leaves=2, steps=[here]))
    reserve = at(t).reserve
    play(t, hex=here, action="hex")
    assert t.question == "arrow"  # all is paid before the effect
    assert [hand(t, player) for player in (1, 2, 3)] == [2, 2, 3]
    assert at(t).reserve == reserve + 1


@rule("BE-049")
def test_nothing_is_owed_where_only_the_own_step_stands() -> None:
    t = lay("F2", Who(steps=[(0, 0)]), Who(steps=[(0, 1), (1, 1)]))
    play(t, hex=(1, 0), action="hex", arrow="1>2")  # rivals next to it, none on it
    assert at(t).leaves[:2] == [0, 0]


@rule("BE-051", "RU-15")
@pytest.mark.parametrize(
    ("leaves", "code"),
    [(0, "cannot_pay_dues"), (1, "effect_impossible"), (2, "effect_impossible"), (3, "")],
)
def test_dues_and_effect_must_both_be_possible(leaves: int, code: str) -> None:
    t = lay("F2", Who(leaves=leaves), Who(steps=[(0, 1)]))  # the altar, and a rival on it
    play(t, hex=(0, 1))
    assert refused(t, "action", "hex") == code
    assert choices(t) == (["gather"] if code else ["hex", "gather"])


@rule("BE-051")
@pytest.mark.parametrize(
    ("name", "place", "who", "code"),
    [
        ("F2", (0, 0), Who(gifts=(3, 0, 0, 0, 0)), ""),
        ("F2", (2, 0), Who(leaves=1, gifts=(1, 4, 0, 0, 0)), "effect_impossible"),
        ("F2", (1, 2), Who(leaves=1, gifts=(0, 0, 0, 0, 2)), "effect_impossible"),
        ("F2", (1, 2), Who(leaves=0, gifts=(0, 0, 0, 0, 2)), "cannot_pay_dues"),
        ("F2", (0, 1), Who(leaves=1), "effect_impossible"),
        ("F2", (1, 0), Who(), ""),
    ],
)
def test_an_effect_that_cannot_be_carried_out_is_not_on_offer(
    name: str, place: tuple[int, int], who: Who, code: str
) -> None:
    t = lay(name, who)
    play(t, hex=place)
    assert refused(t, "action", "hex") == code


@rule("BE-052", "BE-073", "RU-31")
def test_moving_gathering_and_secrets_owe_nothing() -> None:
    crowd = [Who(steps=[(3, 1), (2, 1)]) for _ in range(3)]
    t = lay("F4", Who(gifts=RICH, steps=[(2, 2)], secrets="E5 E6 E2"), *crowd)
    play(t, window="go on", hex=(3, 1))  # nest*, three rivals
    play(t, window="E5", arrow="1>2")
    play(t, window="E6", exchange="clover")
    play(t, window="E2")
    assert hand(t, 1) == 2
    play(t, action="gather")
    assert hand(t, 1) == 4
    assert [hand(t, player) for player in (2, 3, 4)] == [0, 0, 0]


@rule("BE-053", "BE-054")
@pytest.mark.parametrize(
    ("gift", "price"),
    [("clover", 2), ("feather", 4), ("crystal", 7), ("amber", 10), ("statuette", 12)],
)
def test_the_altar_sells_one_gift_for_its_value(gift: str, price: int) -> None:
    t = lay("F2", Who(leaves=40))
    reserve, piles = at(t).reserve, list(at(t).piles)
    play(t, hex=(0, 1), action="hex")
    assert choices(t) == list(GIFTS)
    play(t, buy=gift)
    bought = GIFTS.index(gift)
    assert hand(t, 1) == 40 - price
    assert at(t).reserve == reserve + price
    assert at(t).piles[bought] == piles[bought] - 1
    assert gifts(t, 1)[bought] == (2 if gift == "clover" else 1)
    assert t.asked == (1,)  # one gift, and the action is over


@rule("BE-053", "BE-055")
def test_the_price_is_paid_out_of_what_the_dues_leave() -> None:
    t = lay("F2", Who(leaves=5), Who(steps=[(0, 1)]))
    play(t, hex=(0, 1), action="hex")
    assert choices(t) == ["clover", "feather"]
    play(t, buy="feather")
    assert (hand(t, 1), hand(t, 2)) == (0, 1)
    t = lay("F2", Who(leaves=5), faces=["1A", "3A"])
    play(t, hex=(-1, 2), action="hex", buy="feather")  # altar*: 1 for the grey step, 4 to buy
    assert hand(t, 1) == 0
    t = lay("F2", Who(leaves=4), Who(steps=[(0, 1)]))
    play(t, hex=(0, 1), action="hex")
    assert refused(t, "buy", "feather") == "price_too_high"


@rule("BE-056")
def test_a_gift_already_owned_may_be_bought_again() -> None:
    t = lay("F2", Who(leaves=4, gifts=(1, 2, 0, 0, 0)))
    play(t, hex=(0, 1), action="hex", buy="feather")
    assert gifts(t, 1) == [1, 3, 0, 0, 0]


@rule("BE-057", "BE-058")
@pytest.mark.parametrize(("place", "gift"), [((0, 0), 0), ((0, 2), 0), ((2, 0), 1), ((-1, 2), 1)])
def test_meadow_gives_a_clover_and_nest_a_feather(place: tuple[int, int], gift: int) -> None:
    t = lay("F2", Who(leaves=1))
    before = gifts(t, 1)
    pile = at(t).piles[gift]
    play(t, hex=place, action="hex")
    before[gift] += 1
    assert (gifts(t, 1), at(t).piles[gift], t.asked) == (before, pile - 1, (1,))


ARROWS: dict[int, dict[str, str | None]] = {
    1: {"1>2": None},
    2: {"2>3": None, "2>1": "clover"},
    3: {"3>4": None, "3>2": "feather", "3>1": "crystal"},
    4: {"4>2": "amber", "4>1": "statuette"},
}


@rule("BE-059", "BE-060", "BE-061", "RU-24")
@pytest.mark.parametrize("space", ARROWS)
def test_sleeping_follows_one_arrow_and_takes_its_gift(space: int) -> None:
    t = lay("F2", Who(dream=space))
    play(t, hex=(1, 0), action="hex")
    assert set(choices(t)) == set(ARROWS[space])
    for arrow, gift in ARROWS[space].items():
        slept = play(t.copy(), arrow=arrow)
        gained = [1 if name == gift else 0 for name in GIFTS]
        gained[0] += 1
        assert gifts(slept, 1) == gained
        assert at(slept).dream[0] == int(arrow[-1]) - 1
        assert slept.asked == (1,)


@rule("BE-062", "RU-22")
def test_sleepers_share_spaces_and_owe_nothing() -> None:
    t = lay("F4", Who(dream=1), *[Who(dream=2)] * 3)
    play(t, hex=(1, 0), action="hex", arrow="1>2")
    assert at(t).dream[:4] == [1, 1, 1, 1]
    assert at(t).leaves[:4] == [0, 0, 0, 0]


@rule("BE-063")
@pytest.mark.parametrize("gift", range(4))
def test_an_exchange_gives_the_gift_next_above(gift: int) -> None:
    t = lay("F3", Who(gifts=[int(n == gift) for n in range(5)]))
    piles = list(at(t).piles)
    play(t, hex=(2, 0), action="hex")
    assert choices(t) == [GIFTS[gift]]
    play(t, exchange=GIFTS[gift])
    piles[gift] += 1
    piles[gift + 1] -= 1
    assert gifts(t, 1) == [int(n == gift + 1) for n in range(5)]
    assert list(at(t).piles) == piles


@rule("BE-064")
def test_a_statuette_cannot_be_exchanged() -> None:
    t = lay("F3", Who(gifts=(1, 0, 0, 0, 1)))
    play(t, hex=(2, 0), action="hex")
    assert choices(t) == ["clover"]
    assert refused(t, "exchange", "statuette") == "not_exchangeable"


@rule("BE-065")
def test_the_token_given_back_is_there_for_everybody_at_once() -> None:
    t = lay("F3", Who(gifts=(4, 0, 0, 0, 0)), Who(gifts=(0, 0, 0, 0, 0)))
    assert at(t).piles[0] == 0
    play(t, hex=(2, 0), action="hex", exchange="clover")
    assert at(t).piles[0] == 1
    play(t, hex=(0, 1), action="hex")
    assert (gifts(t, 1)[0], gifts(t, 2)[0], at(t).piles[0]) == (3, 1, 0)


@rule("BE-066", "BE-070", "BE-071")
def test_the_table_gives_one_available_tile_with_the_face_it_showed() -> None:
    shown = ["E7", "P4", "P7", "E6", "E2", "P1", "P3", "E4a", "E4b"]
    t = forest("F3", shown)
    play(t, hex=(1, -1), action="hex", secret=2)
    assert secrets(t, 1) == ["P4"]
    assert tiles(t) == ["E7", "", *shown[2:]]  # not replaced, and nothing else touched
    play(t, hex=(2, -1), action="gather")
    play(t, hex=(2, -1), action="gather")
    assert tiles(t) == ["E7", "", *shown[2:]]


@rule("BE-067", "BE-068", "RU-25")
@pytest.mark.parametrize(
    ("upper", "under"), [(5, {1, 2}), (6, {2, 3}), (7, {3, 4}), (8, {5, 6}), (9, {6, 7})]
)
def test_a_tile_is_available_when_none_is_left_underneath(upper: int, under: set[int]) -> None:
    t = forest("F3")
    play(t, hex=(1, -1), action="hex")
    below = set(range(1, upper))
    for left in [set(), *({one} for one in under)]:
        for position in range(1, 10):
            at(t).pyramid[position - 1] = position - 1
        for position in below - left:
            at(t).pyramid[position - 1] = -1
        assert refused(t, "secret", upper) == ("tile_covered" if left else "")
    for position in range(1, 10):
        at(t).pyramid[position - 1] = -1 if position in under else position - 1
    assert refused(t, "secret", upper) == ""  # no other tile matters


@rule("BE-069")
def test_at_the_start_only_the_first_row_is_available() -> None:
    t = forest("F3")
    play(t, hex=(1, -1), action="hex")
    assert choices(t) == [1, 2, 3, 4]
    assert {refused(t, "secret", position) for position in range(5, 10)} == {"tile_covered"}


@rule("BE-071")
def test_an_empty_pyramid_has_no_action_and_a_tile_gone_no_second_taker() -> None:
    t = lay("F3", pyramid=[])
    play(t, hex=(1, -1))
    assert refused(t, "action", "hex") == "effect_impossible"
    t = lay("F3", pyramid=["P1"])
    play(t, hex=(1, -1), action="hex")
    assert refused(t, "secret", 1) == "no_such_choice"
    play(t, secret=9)
    assert not any(tiles(t))


@rule("BE-072", "BE-073", "BE-074")
def test_gathering_takes_two_leaves_whoever_stands_there() -> None:
    t = lay("F2", Who(leaves=4), Who(steps=[(2, 0)]))
    reserve = at(t).reserve
    play(t, hex=(2, 0))
    assert choices(t) == ["hex", "gather"]
    play(t, action="gather")
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (6, 0, reserve - 2)


@rule("BE-073")
def test_gathering_costs_the_rich_no_dues_either() -> None:
    t = lay("F4", Who(30), *[Who(steps=[(3, 1)])] * 3)
    reserve = at(t).reserve
    play(t, hex=(3, 1), action="gather")  # nest*, three rivals
    assert [hand(t, player) for player in (1, 2, 3, 4)] == [32, 0, 0, 0]
    assert at(t).reserve == reserve - 2


@rule("BE-075")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_one_takes_what_is_left_in_the_reserve(left: int) -> None:
    t = lay("F2", Who(leaves=3), Who(leaves=61 - left))
    assert at(t).reserve == left
    play(t, hex=(1, 0), action="gather")
    assert (hand(t, 1), at(t).reserve) == (3 + left, 0)
    t = lay("F2", Who(secrets="P5"), Who(leaves=64 - left))
    play(t, hex=(1, 0))
    assert (hand(t, 1), at(t).reserve) == (min(left, 1), left - min(left, 1))
    t = lay("F2", Who(secrets="E2"), Who(leaves=64 - left))
    play(t, window="E2")
    assert (hand(t, 1), at(t).reserve) == (left, 0)
