"""Secrets in general and the Ephemeral ones: BE-083 to BE-102."""

import pytest

import broceliande as bro
from broceliande.games.benevolent.names import GIFTS
from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import PAIRS, Who, at, lay
from tests.games.benevolent.looking import gifts, hand, secrets, steps, tiles
from tests.rules import rule


@rule("BE-083")
def test_nine_tiles_with_a_permanent_and_an_ephemeral_face() -> None:
    edition = bro.game("benevolent").edition()
    printed = [(tile["permanent"], tile["ephemeral"]) for tile in edition.data["secret"]]
    assert printed == PAIRS
    for permanent, ephemeral in PAIRS:
        t = lay("F3", Who(9, (2, 2, 0, 0, 0)), pyramid=[permanent])
        play(t, hex=(1, -1), action="hex", secret=9)
        assert t.asked == (1,)  # a Permanent secret opens no window
        t = lay("F3", Who(9, (2, 2, 0, 0, 0)), pyramid=[ephemeral])
        play(t, hex=(1, -1), action="hex", secret=9)
        assert choices(t) == [ephemeral, "go on"]


@rule("BE-084", "BE-087", "BE-088")
@pytest.mark.parametrize("window", [1, 2, 3])
def test_used_before_the_movement_before_the_action_or_after_it(window: int) -> None:
    t = lay("F2", Who(secrets="E1"))
    for number, then in ((1, {"hex": (1, 0)}), (2, {"action": "gather"}), (3, {})):
        if number <= window:
            assert (t.question, at(t).window) == ("window", number)
            assert choices(t) == ["E1", "go on"]
            play(t, window="E1" if number == window else "go on")
        play(t, **then)
    assert gifts(t, 1) == [1, 1, 0, 0, 0]
    assert (steps(t, 1), hand(t, 1)) == ([(1, 0)], 2)  # movement and action were still made
    assert secrets(t, 1) == []
    assert "E1" not in tiles(t)
    assert t.asked == (1,)


@rule("BE-084")
def test_never_in_a_rivals_turn() -> None:
    t = lay("F2", Who(), Who(secrets="E1"))
    assert t.question == "hex"  # Player 1 has no secret to be asked about
    assert refused(t, "window", "E1", player=2) == "not_your_turn"
    assert refused(t, "window", "E1", player=1) != ""
    play(t, hex=(0, 0), action="gather")
    assert (t.asked, t.question) == ((1,), "window")


@rule("BE-085")
def test_used_directly_after_the_action_that_took_it() -> None:
    t = lay("F3", pyramid=["E1"])
    play(t, hex=(1, -1), action="hex", secret=9)
    assert (t.asked, t.question, at(t).window) == ((0,), "window", 3)
    play(t, window="E1")
    assert gifts(t, 1) == [1, 1, 0, 0, 0]
    assert t.asked == (1,)


@rule("BE-086", "BE-089")
def test_several_in_one_turn_one_after_the_other_however_many_one_holds() -> None:
    held = ["E1", "E2", "E3", "E4a", "E4b", "E4c", "E5", "E6", "E7"]
    t = lay("F2", Who(20, (2, 1, 0, 0, 0), secrets=" ".join(held)))
    assert secrets(t, 1) == held
    play(t, window="E1")
    assert choices(t) == ["E2", "E3", "E4a", "E4b", "E4c", "E5", "E6", "E7", "go on"]
    play(t, window="E4c")
    play(t, window="E2")
    play(t, window="E3")
    assert (gifts(t, 1), hand(t, 1)) == ([3, 0, 1, 0, 1], 19)
    play(t, window="go on", hex=(0, 0))
    assert choices(t) == ["E4a", "E5", "E6", "E7", "go on"]


@rule("BE-087")
def test_a_secret_replaces_neither_movement_nor_action() -> None:
    t = lay("F2", Who(2, secrets="E7"))
    play(t, window="E7", buy="clover")
    assert t.question == "hex"
    play(t, hex=(0, 1))
    assert choices(t) == ["hex", "gather"]
    play(t, action="hex", buy="clover")
    assert (gifts(t, 1), hand(t, 1)) == ([3, 0, 0, 0, 0], 0)


@rule("BE-088")
def test_a_used_secret_is_out_of_the_game() -> None:
    t = lay("F2", Who(secrets="E1 E5"))
    play(t, window="E1")
    assert refused(t, "window", "E1") == "no_such_choice"
    assert secrets(t, 1) == ["E5"]
    assert "E1" not in tiles(t)


@rule("BE-089", "RU-28")
def test_a_secret_is_kept_for_as_long_as_its_owner_likes() -> None:
    t = lay("F2", Who(secrets="E5"))
    for place in ((0, 0), (1, 0), (2, 0), (0, 1)):
        play(t, window="go on", hex=place)
        play(t, window="go on", action="gather")
        play(t, window="go on")
        play(t, hex=place, action="gather")
    assert secrets(t, 1) == ["E5"]


@rule("BE-090")
def test_a_permanent_secret_works_at_once_and_for_ever() -> None:
    t = lay("F3", Who(5, steps=[(2, -1)], secrets="E7"), pyramid=["P9"])
    play(t, window="go on", hex=(1, -1))
    play(t, window="go on", action="hex", secret=9)
    play(t, window="E7", buy="amber")  # 10 - 3 - 2
    assert hand(t, 1) == 0
    for _ in range(3):
        for _ in range(3):
            if t.question == "step":
                play(t, step=choices(t)[0])
            play(t, hex=choices(t)[0], action="gather")
        assert secrets(t, 1) == ["P9"]


@rule("BE-091")
def test_any_number_of_permanent_secrets() -> None:
    every = [permanent for permanent, _ in PAIRS]
    t = lay("F2", Who(secrets=" ".join(every)), Who(steps=[(2, 0)]))
    assert secrets(t, 1) == every
    play(t, hex=(0, 1))  # P5: a leaf
    assert hand(t, 1) == 1
    play(t, action="hex", buy="clover")  # P9: free
    assert hand(t, 1) == 1
    t = lay("F3", Who(secrets="P5 P6"), pyramid=["P9"])
    play(t, hex=(1, -1), action="hex", secret=9)
    assert secrets(t, 1) == ["P5", "P6", "P9"]


OTHERS = Who(gifts=(0, 0, 0, 0, 0))
USABLE: list[tuple[str, Who, Who, bool]] = [
    ("E1", Who(gifts=(1, 4, 0, 0, 0)), OTHERS, False),
    ("E1", Who(gifts=(1, 3, 0, 0, 0)), Who(gifts=(1, 1, 0, 0, 0)), True),
    ("E2", Who(64, (4, 0, 0, 0, 0)), OTHERS, False),
    ("E2", Who(63, (4, 0, 0, 0, 0)), OTHERS, True),
    ("E2", Who(64, (3, 0, 0, 0, 0)), OTHERS, True),
    ("E3", Who(2), OTHERS, False),
    ("E3", Who(3), OTHERS, True),
    ("E3", Who(9, (0, 0, 3, 0, 0)), OTHERS, False),
    ("E4a", Who(gifts=(1, 0, 0, 0, 0)), OTHERS, False),
    ("E4a", Who(gifts=(2, 0, 0, 0, 0)), OTHERS, True),
    ("E4a", Who(gifts=(2, 0, 3, 0, 0)), OTHERS, False),
    ("E4b", Who(gifts=(2, 0, 0, 0, 0)), OTHERS, False),
    ("E4b", Who(gifts=(1, 1, 0, 0, 0)), OTHERS, True),
    ("E4b", Who(gifts=(1, 1, 0, 2, 0)), OTHERS, False),
    ("E4c", Who(gifts=(1, 1, 0, 0, 0)), OTHERS, False),
    ("E4c", Who(gifts=(0, 2, 0, 0, 0)), OTHERS, True),
    ("E4c", Who(gifts=(0, 2, 0, 0, 2)), OTHERS, False),
    ("E5", Who(gifts=(0, 0, 0, 0, 0)), OTHERS, True),
    ("E6", Who(gifts=(0, 0, 0, 0, 1)), OTHERS, False),
    ("E6", Who(gifts=(1, 4, 3, 0, 0)), OTHERS, True),
    ("E6", Who(gifts=(1, 4, 0, 0, 0)), OTHERS, True),
    ("E6", Who(gifts=(4, 4, 0, 0, 1)), OTHERS, True),
    ("E6", Who(gifts=(0, 0, 0, 2, 2)), OTHERS, False),
    ("E7", Who(0, (4, 0, 0, 0, 0)), OTHERS, False),
    ("E7", Who(1, (4, 0, 0, 0, 0)), OTHERS, True),
    ("E7", Who(0, (3, 0, 0, 0, 0)), OTHERS, True),
]


@rule("BE-092", "RU-29", "RU-58")
@pytest.mark.parametrize(("secret", "me", "rival", "possible"), USABLE)
def test_usable_only_if_its_effect_is_possible(
    secret: str, me: Who, rival: Who, possible: bool
) -> None:
    t = lay("F2", Who(me.leaves, me.gifts, secrets=secret), rival)
    assert t.question == ("window" if possible else "hex")
    if possible:
        assert choices(t) == [secret, "go on"]
    else:
        assert refused(t, "window", secret) == "secret_not_usable"


@rule("BE-084", "BE-092")
def test_an_unusable_secret_hides_no_usable_one() -> None:
    t = lay("F2", Who(2, (1, 0, 0, 0, 1), secrets="E3 E4a E4c E5"))
    assert (t.question, choices(t)) == ("window", ["E5", "go on"])
    t = lay("F2", Who(0, (4, 0, 0, 0, 0), secrets="E2 E3 E5 E7"), OTHERS)
    assert choices(t) == ["E2", "E5", "go on"]


EFFECTS: list[tuple[str, Who, dict[str, Answer], list[int], int]] = [
    ("E1", Who(), {}, [1, 1, 0, 0, 0], 0),
    ("E2", Who(), {}, [2, 0, 0, 0, 0], 2),
    ("E3", Who(8), {}, [1, 0, 1, 0, 0], 5),
    ("E4a", Who(gifts=(3, 0, 0, 0, 0)), {}, [1, 0, 1, 0, 0], 0),
    ("E4b", Who(gifts=(2, 2, 0, 0, 0)), {}, [1, 1, 0, 1, 0], 0),
    ("E4c", Who(gifts=(1, 3, 0, 0, 0)), {}, [1, 1, 0, 0, 1], 0),
    ("E5", Who(dream=3), {"arrow": "3>1"}, [1, 0, 1, 0, 0], 0),
    ("E6", Who(gifts=(1, 0, 1, 0, 0)), {"exchange": "crystal"}, [1, 0, 0, 1, 0], 0),
    ("E7", Who(9), {"buy": "statuette"}, [1, 0, 0, 0, 1], 0),
    ("E7", Who(9), {"buy": "feather"}, [1, 1, 0, 0, 0], 8),
]


@rule(
    "BE-093", "BE-094", "BE-095", "BE-096", "BE-098", "BE-099", "BE-100", "BE-101"
)  # fmt: skip
@pytest.mark.parametrize(("secret", "me", "then", "owned", "leaves"), EFFECTS)
def test_what_an_ephemeral_secret_does(
    secret: str, me: Who, then: dict[str, Answer], owned: list[int], leaves: int
) -> None:
    t = lay("F2", Who(me.leaves, me.gifts, dream=me.dream, secrets=secret))
    piles, reserve = list(at(t).piles), at(t).reserve
    play(t, window=secret, **then)
    assert gifts(t, 1) == owned
    assert hand(t, 1) == leaves
    change = [b - a for a, b in zip(me.gifts, owned, strict=True)]
    assert list(at(t).piles) == [p - c for p, c in zip(piles, change, strict=True)]
    assert at(t).reserve == reserve + me.leaves - leaves
    assert (t.asked, t.question) == ((0,), "hex")


@rule("BE-097")
def test_a_recipe_is_no_exchange() -> None:
    t = lay("F2", Who(9, (3, 2, 0, 0, 0), secrets="P1 E4a E6"))
    play(t, window="E4a")
    assert t.question == "window"  # P1 offers nothing
    play(t, window="E6", exchange="feather")
    assert t.question == "repeat"


@rule("BE-099", "BE-100")
def test_sleep_and_exchange_of_a_tile_offer_what_pond_and_circle_offer() -> None:
    t = lay("F2", Who(gifts=(1, 4, 0, 0, 1), dream=2, secrets="E5 E6"), OTHERS)
    asleep = play(t.copy(), window="E5")
    assert choices(asleep) == ["2>3", "2>1"]
    trading = play(t.copy(), window="E6")
    assert choices(trading) == ["feather"]  # the Feather pile is empty, the Statuette is last
    assert refused(trading, "exchange", "clover") == "gift_unobtainable"


@rule("BE-101", "BE-102")
def test_three_leaves_less_and_never_below_nothing() -> None:
    for gift, price in zip(GIFTS, (0, 1, 4, 7, 9), strict=True):
        t = lay("F2", Who(9, secrets="E7"))
        play(t, window="E7", buy=gift)
        assert hand(t, 1) == 9 - price
    t = lay("F2", Who(0, secrets="E7"))
    play(t, window="E7")
    assert choices(t) == ["clover"]
    assert refused(t, "buy", "feather") == "price_too_high"


@rule("BE-102", "RU-33")
def test_a_discount_is_never_paid_out() -> None:
    t = lay("F2", Who(1, secrets="P9"))
    play(t, hex=(0, 1), action="hex", buy="clover")
    assert hand(t, 1) == 1
    t = lay("F2", Who(1, secrets="P9 E7"))
    play(t, window="E7", buy="feather")
    assert hand(t, 1) == 1
