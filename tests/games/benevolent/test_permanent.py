"""The Permanent secrets: BE-103 to BE-121."""

import pytest

import broceliande as bro
from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import Who, at, hexes, lay
from tests.games.benevolent.looking import gifts, hand, steps
from tests.rules import rule

EXCHANGING: list[tuple[str, dict[str, Answer]]] = [
    ("P1", {"hex": (2, 0), "action": "hex", "exchange": "clover"}),
    ("P1 E6", {"window": "E6", "exchange": "clover"}),
]
SLEEPING: list[tuple[str, dict[str, Answer]]] = [
    ("P2", {"hex": (1, 1), "action": "hex", "arrow": "1>2"}),
    ("P2 E5", {"window": "E5", "arrow": "1>2"}),
]


@rule("BE-103", "BE-105", "BE-106")
@pytest.mark.parametrize(("held", "answers"), EXCHANGING)
def test_p1_pays_2_to_exchange_once_more(held: str, answers: dict[str, Answer]) -> None:
    t = lay("F3", Who(5, secrets=held), Who(steps=[(2, -1)]))
    reserve = at(t).reserve
    play(t, **answers)
    assert (t.question, choices(t)) == ("repeat", ["no", "yes"])
    once = play(t.copy(), repeat="no")
    assert (gifts(once, 1), hand(once, 1)) == ([0, 1, 0, 0, 0], 5)
    assert once.question == "hex"  # the turn goes on, or Player 2's begins
    play(t, repeat="yes", exchange="feather")
    assert (gifts(t, 1), hand(t, 1), at(t).reserve) == ([0, 0, 1, 0, 0], 3, reserve + 2)
    assert t.question == "hex"  # not a third time, though 3 leaves are left


@rule("BE-104", "BE-105", "BE-106")
@pytest.mark.parametrize(("held", "answers"), SLEEPING)
def test_p2_pays_3_to_sleep_once_more(held: str, answers: dict[str, Answer]) -> None:
    t = lay("F3", Who(7, secrets=held))
    play(t, **answers)
    dues = 7 - hand(t, 1)  # the pond is grey, the tile is not
    assert dues == ("E5" not in held)
    reserve = at(t).reserve
    assert (t.question, choices(t)) == ("repeat", ["no", "yes"])
    once = play(t.copy(), repeat="no")
    assert (at(once).dream[0], hand(once, 1), once.question) == (1, 7 - dues, "hex")
    play(t, repeat="yes", arrow="2>1")
    assert (gifts(t, 1), hand(t, 1)) == ([2, 0, 0, 0, 0], 4 - dues)
    assert at(t).reserve == reserve + 3  # no dues again
    assert t.question == "hex"


@rule("BE-105")
def test_a_repetition_owes_no_dues_and_pays_no_rival() -> None:
    t = lay("F3", Who(6, secrets="P2"), Who(steps=[(1, 1)]))
    play(t, hex=(1, 1), action="hex", arrow="1>2")
    assert (hand(t, 1), hand(t, 2)) == (4, 1)
    play(t, repeat="yes", arrow="2>3")
    assert (hand(t, 1), hand(t, 2)) == (1, 1)


@rule("BE-103", "BE-104")
@pytest.mark.parametrize(("held", "leaves"), [("P1", 1), ("P2", 2 + 1)])
def test_a_repetition_is_not_offered_without_the_leaves(held: str, leaves: int) -> None:
    answers = dict(EXCHANGING[0][1] if held == "P1" else SLEEPING[0][1])
    t = lay("F3", Who(leaves, secrets=held))
    play(t, **answers)
    assert t.asked == (1,)


@rule("BE-103", "BE-104")
def test_p1_repeats_no_sleep_and_p2_no_exchange() -> None:
    t = lay("F3", Who(9, secrets="P2"))
    play(t, hex=(2, 0), action="hex", exchange="clover")
    assert t.asked == (1,)
    t = lay("F3", Who(9, secrets="P1"), Who(secrets="P2"))
    play(t, hex=(1, 1), action="hex", arrow="1>2")
    assert t.asked == (1,)


@rule("BE-106")
def test_two_separate_exchanges_of_a_turn_are_each_repeated_once() -> None:
    t = lay("F3", Who(20, (3, 0, 0, 0, 0), secrets="P1 E6"))
    play(t, window="E6", exchange="clover")
    play(t, repeat="yes", exchange="clover")
    play(t, hex=(2, 0), action="hex", exchange="clover")
    assert t.question == "repeat"
    play(t, repeat="yes", exchange="feather")
    assert (gifts(t, 1), hand(t, 1), t.asked) == ([0, 2, 1, 0, 0], 16, (1,))


@rule("BE-106")
def test_two_separate_sleeps_of_a_turn_are_each_repeated_once() -> None:
    t = lay("F3", Who(20, secrets="P2 E5"))
    play(t, window="go on", hex=(1, 1))
    play(t, window="go on", action="hex", arrow="1>2")
    play(t, repeat="yes", arrow="2>3")
    play(t, window="E5", arrow="3>4")
    assert t.question == "repeat"
    play(t, repeat="yes", arrow="4>2")
    assert (gifts(t, 1), hand(t, 1), t.asked) == ([1, 0, 0, 1, 0], 13, (1,))


@rule("BE-107", "BE-109")
def test_p3_puts_a_leaf_on_the_tile_or_takes_one_off_when_gathering() -> None:
    t = lay("F2", Who(secrets="P3"), stash=2)
    play(t, hex=(1, 0), action="gather")
    assert (t.question, choices(t), hand(t, 1)) == ("stash", ["put", "take"], 2)
    reserve = at(t).reserve
    putting = play(t.copy(), stash="put")
    assert (hand(putting, 1), at(putting).stash, at(putting).reserve) == (2, 3, reserve - 1)
    play(t, stash="take")
    assert (hand(t, 1), at(t).stash, at(t).reserve) == (3, 1, reserve)
    assert putting.asked == t.asked == (1,)


@rule("BE-107")
@pytest.mark.parametrize(
    ("stash", "left", "leaves", "after"),
    [(0, 9, 2, 1), (0, 3, 2, 1), (0, 2, 2, 0), (3, 2, 3, 2), (3, 0, 1, 2), (0, 0, 0, 0)],
)
def test_p3_without_a_choice_is_automatic(stash: int, left: int, leaves: int, after: int) -> None:
    t = lay("F2", Who(secrets="P3"), Who(64 - stash - left), stash=stash)
    play(t, hex=(1, 0), action="gather")
    assert t.asked == (1,)
    assert (hand(t, 1), at(t).stash) == (leaves, after)


@rule("BE-108")
def test_only_gathering_brings_p3() -> None:
    t = lay("F2", Who(secrets="P3 P5 P9 E5"), Who(6, steps=[(1, 0)]), stash=2)
    play(t, window="go on", hex=(0, 0))  # the leaf of P5
    play(t, window="E5", arrow="1>2")
    play(t, action="hex")
    assert (hand(t, 1), at(t).stash, t.asked) == (1, 2, (1,))
    t = lay("F2", Who(secrets="P3 E2"), stash=2)
    play(t, window="E2")
    assert (t.question, at(t).stash) == ("hex", 2)
    play(t, hex=(0, 0), action="gather", stash="put")
    play(t, hex=(0, 0), action="gather")  # a rival's gathering is none of P3's
    assert at(t).stash == 3


@rule("BE-109", "RU-38")
def test_leaves_on_p3_pay_for_nothing() -> None:
    t = lay("F2", Who(1, secrets="P3 E3"), Who(steps=[(2, 0)]), stash=40)
    assert refused(t, "window", "E3") == "secret_not_usable"
    nest = play(t.copy(), hex=(2, 0))
    assert refused(nest, "action", "hex") == "cannot_pay_dues"
    altar = play(t.copy(), hex=(0, 1))
    assert refused(altar, "action", "hex") == "effect_impossible"
    play(t, hex=(0, 0), action="gather", stash="put")
    assert at(t).stash == 41  # and there is no limit to their number


@rule("BE-110", "RU-39")
def test_p4_lets_a_step_join_an_own_step_and_no_third() -> None:
    t = lay("F2", Who(steps=[(0, 0), (1, 0)], secrets="P4"))
    play(t, hex=(0, 0), action="gather")
    assert steps(t, 1) == [(0, 0), (0, 0), (1, 0)]
    play(t, hex=(2, 0), action="gather")
    assert refused(t, "hex", (0, 0)) == "own_step_there"
    play(t, hex=(1, 0))
    assert steps(t, 1) == [(0, 0), (0, 0), (1, 0), (1, 0)]


@rule("BE-111", "RU-47")
def test_p4_owes_nothing_for_the_own_other_step() -> None:
    t = lay("F2", Who(steps=[(1, 0)], secrets="P4"))
    play(t, hex=(1, 0), action="hex", arrow="1>2")
    assert hand(t, 1) == 0


@rule("BE-112")
def test_rivals_owe_for_each_of_two_steps() -> None:
    t = lay("F2", Who(3), Who(steps=[(1, 0), (1, 0)], secrets="P4"))
    play(t, hex=(1, 0), action="hex")
    assert (hand(t, 1), hand(t, 2)) == (1, 2)
    t = lay("F2", Who(1), Who(steps=[(1, 0), (1, 0)], secrets="P4"))
    play(t, hex=(1, 0))
    assert refused(t, "action", "hex") == "cannot_pay_dues"


@rule("BE-113", "BE-114")
@pytest.mark.parametrize(
    ("place", "rival", "leaves"), [((1, 0), (0, 0), 1), ((1, 0), (1, 0), 0), ((2, 0), (0, 0), 1)]
)
def test_p5_gives_a_leaf_where_no_rival_stands(
    place: tuple[int, int], rival: tuple[int, int], leaves: int
) -> None:
    t = lay("F2", Who(secrets="P5"), Who(steps=[rival]))
    reserve = at(t).reserve
    play(t, hex=place)
    assert (hand(t, 1), at(t).reserve) == (leaves, reserve - leaves)
    play(t, action="gather", hex=(0, 1))  # and none in a rival's turn
    assert hand(t, 1) == leaves + 2


@rule("BE-114")
def test_the_leaf_of_p5_pays_for_the_same_turns_action() -> None:
    t = lay("F2", Who(steps=[(1, 0)], secrets="P5 P4"))
    play(t, hex=(2, 0), action="hex")  # nest*
    assert (hand(t, 1), gifts(t, 1)) == (0, [1, 1, 0, 0, 0])
    t = lay("F2", Who(2, steps=[(1, 0)], secrets="P5 E3"))
    assert t.question == "hex"
    play(t, hex=(1, 1))
    assert choices(t) == ["E3", "go on"]  # 2 + 1 leaves, in the window after the movement
    t = lay("F2", Who(steps=[(1, 0)], secrets="P5 P4"))
    play(t, hex=(1, 0))  # the own other Step does not prevent it
    assert hand(t, 1) == 1


@rule("BE-115", "BE-116")
def test_p6_puts_the_step_on_any_hex_without_an_own_step() -> None:
    t = lay("F2", Who(steps=[(0, 0)], secrets="P6"))
    assert choices(t) == [hex for hex in hexes(t) if hex != (0, 0)]
    assert refused(t, "hex", (0, 0)) == "own_step_there"
    play(t, hex=(1, 2), action="gather")
    play(t, hex=(0, 0), action="gather")
    play(t, hex=(2, 0), action="gather")  # three pieces, and nobody minds
    play(t, hex=(1, 0), action="gather")
    assert choices(t) == [hex for hex in hexes(t) if hex not in steps(t, 1)]


@rule("BE-116", "RU-42")
def test_p6_steps_need_never_join_again() -> None:
    apart = [(0, 0), (2, 0), (-1, 2), (1, 2)]
    t = lay("F2", Who(steps=apart, secrets="P6"))
    assert set(choices(t)) == set(apart)
    play(t, step=(0, 0))
    assert set(choices(t)) == set(hexes(t)) - set(apart)


@rule("BE-117")
def test_p7_frees_from_grey_steps_but_not_from_rivals() -> None:
    t = lay("F2", Who(1, secrets="P7"), Who(steps=[(2, 0)]))
    reserve = at(t).reserve
    play(t, hex=(2, 0), action="hex")
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (0, 1, reserve)
    t = lay("F2", Who(secrets="P7"), Who(steps=[(2, 0)]))
    play(t, hex=(2, 0))
    assert refused(t, "action", "hex") == "cannot_pay_dues"
    t = lay("F2", Who(), Who(secrets="P7"))
    play(t, hex=(2, 0))
    assert refused(t, "action", "hex") == "cannot_pay_dues"  # P7 frees its owner only


@rule("BE-118")
def test_p8_pays_the_reserve_instead_of_the_rivals() -> None:
    t = lay("F3", Who(3, secrets="P8"), Who(steps=[(1, 1)]), Who(steps=[(1, 1)]))
    reserve = at(t).reserve
    play(t, hex=(1, 1), action="hex")
    assert [hand(t, player) for player in (1, 2, 3)] == [0, 0, 0]
    assert at(t).reserve == reserve + 3
    t = lay("F3", Who(2, secrets="P8"), Who(steps=[(1, 1)]), Who(steps=[(1, 1)]))
    play(t, hex=(1, 1))
    assert refused(t, "action", "hex") == "cannot_pay_dues"
    t = lay("F3", Who(2), Who(steps=[(1, 0)], secrets="P8"))
    play(t, hex=(1, 0), action="hex")
    assert hand(t, 2) == 1  # its owner is still paid


PRICES: list[tuple[str, dict[str, Answer], int]] = [
    ("P9", {"hex": (0, 1), "action": "hex", "buy": "statuette"}, 10),
    ("P9", {"hex": (0, 1), "action": "hex", "buy": "feather"}, 2),
    ("P9 E3", {"window": "E3"}, 1),
    ("P9 E7", {"window": "E7", "buy": "amber"}, 5),
]


@rule("BE-119", "BE-120", "RU-32")
@pytest.mark.parametrize(("held", "answers", "price"), PRICES)
def test_p9_takes_2_off_every_price(held: str, answers: dict[str, Answer], price: int) -> None:
    t = lay("F2", Who(20, secrets=held))
    play(t, **answers)
    assert hand(t, 1) == 20 - price
    t = lay("F2", Who(price, secrets=held))  # it is enough to hold just that
    play(t, **answers)
    assert hand(t, 1) == 0


@rule("BE-121", "RU-45")
def test_permanent_secrets_combine() -> None:
    def table(secrets: str, leaves: int = 0) -> bro.Table:
        two = [(3, 1), (3, 1)]
        return lay("F4", Who(leaves, steps=[(0, 0)], secrets=secrets), Who(steps=two, secrets="P4"))

    t = table("P6 P7 P8", 2)
    reserve = at(t).reserve
    play(t, hex=(3, 1), action="hex")  # P6 goes far, P7: no grey, P8: 2 to the Reserve
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (0, 0, reserve + 2)
    t = table("P5 P6 P9")
    play(t, hex=(2, 0), action="hex", buy="clover")  # P5: 1 leaf; P9: 2 - 2
    assert (hand(t, 1), gifts(t, 1)) == (1, [2, 0, 0, 0, 0])
