"""Obtaining gifts (BE-076 to BE-082) and the end of the game (BE-122 to BE-125)."""

from random import Random

import pytest

import broceliande as bro
from broceliande.games.benevolent.names import GIFTS
from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import Who, at, begin, lay
from tests.games.benevolent.looking import gifts, hand, secrets, steps
from tests.rules import rule


def owned(t: bro.Table, gift: int) -> list[int]:
    return [at(t).gifts[seat][gift] for seat in range(t.seats)]


@rule("BE-076")
def test_a_gift_comes_from_its_pile_while_there_is_one() -> None:
    t = lay("F3", Who(), Who(gifts=(3, 0, 0, 0, 0)), Who(gifts=(0, 0, 0, 0, 0)))
    assert at(t).piles[0] == 1
    play(t, hex=(0, 1), action="hex")
    assert (owned(t, 0), at(t).piles[0]) == ([2, 3, 0], 0)


@rule("BE-077", "BE-079", "RU-55")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 3, 1], [2, 2, 1]),
        ([2, 1, 2], [3, 1, 1]),
        ([3, 2, 0], [4, 1, 0]),
        ([4, 0, 1], [5, 0, 0]),
    ],
)
def test_else_from_the_rival_who_owns_most(before: list[int], after: list[int]) -> None:
    t = lay("F3", *[Who(gifts=(count, 0, 0, 0, 0)) for count in before])
    assert at(t).piles[0] == 0
    play(t, hex=(0, 1), action="hex")
    assert owned(t, 0) == after
    assert t.asked == (1,)  # nobody was asked whom


@rule("BE-078", "BE-079")
@pytest.mark.parametrize("mine", [0, 2])
def test_among_rivals_tied_for_most_the_taker_chooses(mine: int) -> None:
    tied = (6 - mine) // 2
    t = lay("F4", *[Who(1, (0, count, 0, 0, 0)) for count in (mine, tied, 0, tied)])
    assert at(t).piles[1] == 0
    play(t, hex=(3, 1), action="hex")
    assert (t.question, t.asked, choices(t)) == ("victim", (0,), [2, 4])
    assert refused(t, "victim", 3) == "not_a_tied_rival"
    assert refused(t, "victim", 1) == "not_a_tied_rival"
    play(t, victim=4)
    assert owned(t, 1) == [mine + 1, tied, 0, tied - 1]


@rule("BE-078")
def test_an_owner_of_fewer_is_not_among_the_tied() -> None:
    t = lay("F4", *[Who(1, (0, count, 0, 0, 0)) for count in (1, 2, 1, 2)])
    assert at(t).piles[1] == 0
    play(t, hex=(3, 1), action="hex")
    assert choices(t) == [2, 4]
    assert refused(t, "victim", 3) == "not_a_tied_rival"


@rule("BE-077", "BE-078")
def test_the_first_seat_of_four_is_a_rival_like_the_others() -> None:
    for counts, victims in (((3, 0, 0, 3), [1, 4]), ((2, 0, 2, 2), [1, 3, 4])):
        t = lay("F4", *[Who(1, (0, count, 0, 0, 0)) for count in counts])
        begin(t, 2)
        play(t, hex=(3, 1), action="hex")
        assert (t.question, t.asked, choices(t)) == ("victim", (1,), victims)
        play(t, victim=1)
        assert owned(t, 1) == [counts[0] - 1, 1, *counts[2:]]
    for counts in ((6, 0, 0, 0), (3, 0, 1, 2)):
        t = lay("F4", *[Who(1, (0, count, 0, 0, 0)) for count in counts])
        begin(t, 3)
        play(t, hex=(3, 1), action="hex")
        assert (t.asked, owned(t, 1)[0]) == ((3,), counts[0] - 1)


WAYS: dict[str, tuple[Who, list[dict[str, Answer]], int]] = {
    # who takes, the answers, and the gift taken; the taker begins without that gift
    "meadow": (Who(gifts=(0, 0, 0, 0, 0)), [{"hex": (0, 1), "action": "hex"}], 0),
    "nest": (Who(leaves=1), [{"hex": (3, -1), "action": "hex"}], 1),
    "altar": (Who(leaves=12), [{"hex": (0, 0), "action": "hex", "buy": "statuette"}], 4),
    "arrow": (Who(leaves=1, dream=4), [{"hex": (1, 1), "action": "hex", "arrow": "4>2"}], 3),
    "exchange": (
        Who(gifts=(1, 1, 0, 0, 0)),
        [{"hex": (2, 0), "action": "hex", "exchange": "feather"}],
        2,
    ),
    "E1": (Who(secrets="E1"), [{"window": "E1"}], 1),
    "E2": (Who(gifts=(0, 0, 0, 0, 0), secrets="E2"), [{"window": "E2"}], 0),
    "E3": (Who(leaves=3, secrets="E3"), [{"window": "E3"}], 2),
    "E4a": (Who(gifts=(2, 0, 0, 0, 0), secrets="E4a"), [{"window": "E4a"}], 2),
    "E5": (Who(dream=3, secrets="E5"), [{"window": "E5", "arrow": "3>1"}], 2),
    "E6": (Who(secrets="E6"), [{"window": "E6", "exchange": "clover"}], 1),
    "E7": (Who(leaves=7, secrets="E7"), [{"window": "E7", "buy": "amber"}], 3),
}


@rule("BE-080", "RU-19", "RU-59")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_obtaining_takes_from_the_pile_then_from_most_then_asks(way: str) -> None:
    who, asked, gift = WAYS[way]
    stock = [5, 5, 4, 3, 3][gift]

    def rival(count: int) -> Who:
        return Who(gifts=[count if n == gift else 0 for n in range(5)])

    for second, third, victim in ((0, 0, 0), (stock, 0, 2), (1, stock - 1, 3)):
        t = lay("F3", who, rival(second), rival(third))
        pile = at(t).piles[gift]
        for answers in asked:
            play(t, **answers)
        assert owned(t, gift) == [1, second - (victim == 2), third - (victim == 3)]
        assert at(t).piles[gift] == pile - (victim == 0)
    if stock % 2 == 0:
        t = lay("F3", who, rival(stock // 2), rival(stock // 2))
        for answers in asked:
            play(t, **answers)
        play(t, victim=3)
        assert owned(t, gift) == [1, stock // 2, stock // 2 - 1]


@rule("BE-081", "RU-20")
def test_the_loser_gets_nothing_and_the_price_goes_to_the_reserve() -> None:
    t = lay("F2", Who(leaves=10), Who(leaves=1, gifts=(1, 0, 0, 2, 0)))
    reserve = at(t).reserve
    play(t, hex=(0, 1), action="hex", buy="amber")
    assert (gifts(t, 1), gifts(t, 2)) == ([1, 0, 0, 1, 0], [1, 0, 0, 1, 0])
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (0, 1, reserve + 10)


@rule("BE-082", "RU-16")
def test_what_nobody_else_owns_cannot_be_obtained() -> None:
    t = lay("F2", Who(leaves=20, gifts=(4, 4, 3, 0, 0), secrets="E1"), Who(gifts=(0,) * 5))
    assert t.question == "hex"  # E1 finds no Feather: no window
    assert refused(t, "window", "E1") == "secret_not_usable"
    for place, code in (((0, 0), "effect_impossible"), ((2, 0), "effect_impossible")):
        there = play(t.copy(), hex=place)
        assert refused(there, "action", "hex") == code
    altar = play(t.copy(), hex=(0, 1), action="hex")
    assert choices(altar) == ["amber", "statuette"]
    assert refused(altar, "buy", "feather") == "gift_unobtainable"
    circle = play(t.copy(), hex=(1, 2), action="hex")
    assert choices(circle) == ["crystal"]
    assert refused(circle, "exchange", "clover") == "gift_unobtainable"


@rule("BE-122", "BE-124")
@pytest.mark.parametrize("way", ["arrow", "exchange", "E3", "E5", "E7"])
def test_five_different_gifts_win_by_whatever_way_the_last_one_comes(way: str) -> None:
    who, asked, gift = WAYS[way]
    many = [0 if n == gift else 2 for n in range(5)]
    winner = Who(who.leaves, many, who.steps, who.dream, who.secrets)
    t = lay("F3", winner)
    for answers in asked:
        play(t, **answers)
    assert (t.over, t.ending, t.places, t.asked) == (True, "five_gifts", (1, 2, 2), ())
    assert gifts(t, 1)[gift] == 1


@rule("BE-122", "RU-21")
def test_an_exchange_that_gives_up_the_last_of_its_kind_does_not_win() -> None:
    t = lay("F3", Who(gifts=(1, 1, 1, 1, 0)))
    play(t, hex=(2, 0), action="hex", exchange="amber")
    assert gifts(t, 1) == [1, 1, 1, 0, 1]
    assert not t.over


@rule("BE-123", "RU-34", "RU-49")
def test_the_game_stops_in_the_middle_of_an_effect() -> None:
    t = lay("F2", Who(gifts=(0, 1, 1, 1, 1), secrets="E2"))
    play(t, window="E2")
    assert t.over
    assert hand(t, 1) == 0  # the two leaves of E2 never come
    assert steps(t, 1) == []  # no movement either
    t = lay("F2", Who(leaves=3, gifts=(1, 1, 1, 1, 0), dream=4, secrets="P2 E1"))
    play(t, window="go on", hex=(1, 0))
    play(t, window="go on", action="hex", arrow="4>1")
    assert (t.over, t.question, secrets(t, 1)) == (True, "", ["P2", "E1"])
    for seat in (0, 1):
        for move in range(t.game.moves):
            refusal = t.why_not(seat, move)
            assert refusal is not None
            assert refusal.code == "game_over"


@rule("BE-125", "RU-50")
def test_only_the_player_of_the_turn_wins_and_nobody_else_is_ranked() -> None:
    for first in range(3):
        t = bro.table("benevolent", seats=3, seed=40 + first)
        luck = Random(first)
        while not t.over:
            player = t.asked[0]
            before = [gifts(t, seat) for seat in (1, 2, 3)]
            t.play(player, luck.choice(t.moves(player)))
            for seat in range(3):
                if seat != player:  # rivals only ever lose tokens
                    after = gifts(t, seat + 1)
                    assert all(a <= b for a, b in zip(after, before[seat], strict=True))
        assert t.places == tuple(1 if seat == player else 2 for seat in range(3))
        assert [t.scores[seat] == len(GIFTS) for seat in range(3)].count(True) == 1
