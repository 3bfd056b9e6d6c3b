"""A secret works for its owner and for nobody else (BE-084, BE-103 to BE-120)."""

import pytest

from tests.games.benevolent.answers import choices, play, refused
from tests.games.benevolent.board import Who, at, begin, hexes, lay
from tests.games.benevolent.looking import gifts, hand, secrets
from tests.rules import rule


@rule("BE-084")
def test_a_rivals_ephemeral_secret_is_not_used_in_my_window() -> None:
    t = lay("F3", Who(secrets="E5"), Who(secrets="E1"), Who(secrets="E2"))
    assert choices(t) == ["E5", "go on"]
    for rivals in ("E1", "E2"):
        assert refused(t, "window", rivals) == "no_such_choice"
    assert (secrets(t, 2), secrets(t, 3)) == (["E1"], ["E2"])


@rule("BE-119")
def test_a_rivals_p9_lowers_no_price_of_mine() -> None:
    t = lay("F2", Who(3, secrets="E3"), Who(secrets="P9"))
    altar = play(t.copy(), window="go on", hex=(0, 1))
    play(altar, window="go on", action="hex")
    assert choices(altar) == ["clover"]
    assert refused(altar, "buy", "feather") == "price_too_high"
    play(altar, buy="clover")
    assert hand(altar, 1) == 1
    play(t, window="E3")
    assert hand(t, 1) == 0


@rule("BE-110")
def test_a_rivals_p4_lets_no_step_join_mine() -> None:
    t = lay("F2", Who(steps=[(0, 0)]), Who(secrets="P4"))
    assert choices(t) == [(1, 0), (0, 1)]
    assert refused(t, "hex", (0, 0)) == "own_step_there"


@rule("BE-107")
@pytest.mark.parametrize("stash", [0, 3])
def test_a_rivals_p3_is_no_cache_of_mine(stash: int) -> None:
    t = lay("F2", Who(), Who(secrets="P3"), stash=stash)
    play(t, hex=(1, 0), action="gather")
    assert (t.asked, t.question) == ((1,), "hex")
    assert (hand(t, 1), at(t).stash) == (2, stash)


@rule("BE-113")
def test_a_rivals_p5_gives_me_no_leaf() -> None:
    t = lay("F2", Who(), Who(secrets="P5"))
    play(t, hex=(1, 0))
    assert (hand(t, 1), hand(t, 2)) == (0, 0)


@rule("BE-115")
def test_a_rivals_p6_puts_no_step_of_mine_apart() -> None:
    t = lay("F2", Who(steps=[(0, 0)]), Who(secrets="P6"))
    assert choices(t) == [(1, 0), (0, 1)]
    assert refused(t, "hex", (1, 2)) == "not_adjacent"


@rule("BE-116")
def test_a_rivals_p6_keeps_no_pieces_of_mine_apart() -> None:
    t = lay("F4", Who(steps=[(0, 0), (0, 1), (1, 0), (2, -1)]), Who(secrets="P6"))
    play(t, step=(1, 0))
    assert choices(t) == [(1, -1)]
    assert refused(t, "hex", (2, 0)) == "not_connected"


@rule("BE-103", "BE-104")
def test_a_rivals_p1_and_p2_repeat_nothing_of_mine() -> None:
    t = lay("F3", Who(9), Who(secrets="P1 P2"))
    exchanging = play(t.copy(), hex=(2, 0), action="hex", exchange="clover")
    assert (exchanging.asked, gifts(exchanging, 1)) == ((1,), [0, 1, 0, 0, 0])
    sleeping = play(t.copy(), hex=(1, 1), action="hex", arrow="1>2")
    assert (sleeping.asked, at(sleeping).dream[0]) == ((1,), 1)


@rule("BE-117", "BE-118")
def test_a_rivals_p7_and_p8_change_no_dues_of_mine() -> None:
    t = lay("F3", Who(2), Who(steps=[(1, 1)]), Who(secrets="P7 P8"))
    reserve = at(t).reserve
    assert len(choices(t)) == len(hexes(t))
    play(t, hex=(1, 1), action="hex")
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (0, 1, reserve + 1)


@rule("BE-077", "BE-078", "BE-079")
@pytest.mark.parametrize("taker", [1, 2, 3, 4])
def test_only_rivals_tied_for_most_are_chosen_from_whoever_takes(taker: int) -> None:
    owned = [1, 2, 2, 1]  # all six Clovers of four players
    t = begin(lay("F4", *(Who(gifts=(count, 0, 0, 0, 0)) for count in owned)), taker)
    play(t, hex=(0, 0), action="hex")
    if taker in (2, 3):
        assert (t.asked, at(t).gifts[5 - taker - 1][0]) == ((taker % 4,), 1)  # one owns most
    else:
        assert choices(t) == [2, 3]
        other = 5 - taker  # owns the gift, and is not tied
        assert refused(t, "victim", other) == "not_a_tied_rival"
        assert refused(t, "victim", taker) == "not_a_tied_rival"


@rule("BE-078")
@pytest.mark.parametrize("tied", [(1, 2), (1, 4), (3, 4), (2, 4)])
def test_the_first_and_the_last_seat_of_four_are_tied_too(tied: tuple[int, int]) -> None:
    taker = 3 if 3 not in tied else 2
    counts = [3 if player in tied else 0 for player in range(1, 5)]
    t = begin(lay("F4", *(Who(gifts=(count, 0, 0, 0, 0)) for count in counts)), taker)
    play(t, hex=(0, 0), action="hex")
    assert choices(t) == list(tied)
    play(t, victim=tied[0])
    assert [at(t).gifts[player - 1][0] for player in (*tied, taker)] == [2, 3, 1]


@rule("BE-077", "BE-082")
@pytest.mark.parametrize("owner", [1, 3])
def test_a_gift_that_one_rival_alone_owns_is_obtainable_whoever_it_is(owner: int) -> None:
    owned = [(0, 0, 0, 0, 3) if player == owner else (0,) * 5 for player in (1, 2, 3)]
    t = begin(lay("F3", *(Who(12, gifts) for gifts in owned)), 2)
    play(t, hex=(2, -1), action="hex", buy="statuette")
    assert [at(t).gifts[seat][4] for seat in (owner - 1, 1)] == [2, 1]


@rule("BE-051", "BE-053")
def test_the_altar_is_open_even_if_only_a_statuette_can_be_had() -> None:
    for leaves, code in ((12, ""), (11, "effect_impossible")):
        t = lay("F2", Who(leaves, (4, 4, 3, 2, 0)), Who(gifts=(0,) * 5))
        play(t, hex=(0, 1))
        assert refused(t, "action", "hex") == code


@rule("BE-052", "BE-073")
def test_gathering_pays_no_dues_however_rich_one_is() -> None:
    t = lay("F2", Who(20), Who(steps=[(2, 0)]))
    play(t, hex=(2, 0), action="gather")  # a grey step and a rival's
    assert (hand(t, 1), hand(t, 2), at(t).reserve) == (22, 0, 42)
