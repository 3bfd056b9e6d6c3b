"""The limit of Knowledge and the fee, to the edge (BW-049, BW-108, BW-118 to BW-120)."""

from typing import Any

import pytest

from tests.games.bethel_woods.answers import may, play, refused
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import supply
from tests.rules import rule

QUIET = ("1+", "tec>2", "ele>3", "end")
FEE: dict[str, Any] = {"machines": {4: "4m 4s 4d 4e"}, "tiles": {4: "ability_fee"}}


@rule("BW-108", "RU-25")
@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_all_discard_clockwise_from_the_active_player(player: int) -> None:
    hands = [f"1{x} 2{x} 3{x} 4{x} 6{x} 5{x} 5{x}" for x in "msde"]
    t = lay(*hands, characters="linny violet nova fenn", machines={2: "2m 2s 2d"},
            tiles={2: "limit6"}, reserve="2e 1s 3s", column=[6], player=player)  # fmt: skip
    play(t, *QUIET[:2])
    if t.question == "repair":
        play(t, ".")
    play(t, *QUIET[2:])
    asked = []
    while t.question == "discard":
        asked.append(t.asked[0] + 1)
        play(t, f"1{'msde'[t.asked[0]]}")
    assert asked == [(player - 1 + after) % 4 + 1 for after in range(4)]
    assert list(at(t).held) == [6] * 4


@rule("BW-119", "BW-120")
def test_the_fee_may_take_one_of_two_alike() -> None:
    t = lay("4m 4m 2e", characters="linny fenn", **FEE)
    play(t, "ability")
    assert (t.question, may(t, "4m", "2e")) == ("fee", {"4m", "2e"})
    play(t, "4m")
    assert t.question == "remove"  # the other 4m is spent; nothing is asked about 2e
    assert supply(t) == "2e"


@rule("BW-119", "BW-120")
def test_a_fee_of_knowledge_that_is_not_there_is_refused() -> None:
    t = play(lay("1m 2m 3e 4d", characters="violet fenn", **FEE), "ability")
    assert refused(t, "5s") == "knowledge_missing"
    assert refused(t, "2m") == "knowledge_missing"
    nova = {"characters": "nova linny", "workers": {2: "mec"}, "crowd": 5, **FEE}
    t = play(lay("1e 2s 3d", **nova), "2+", "mec>s2", "1e")
    assert (t.question, refused(t, "5s")) == ("fee", "knowledge_missing")


@rule("BW-073", "BW-120")
def test_after_a_payment_the_fee_still_spares_what_the_ability_costs() -> None:
    t = lay("4m 4e 1s 2s 3d", characters="violet fenn", spies=[3], **FEE)
    play(t, "1+", "tec>2", "ele>3", "spy 3")
    assert supply(t) == "1s 2s 3d"
    play(t, "ability")  # 3d is the only fee: nothing is asked
    assert (t.question, supply(t), at(t).saved) == ("finish", "", 2)


@rule("BW-065", "BW-077", "RU-51")
def test_equal_tokens_are_no_choice() -> None:
    t = lay("3m 3m 3m", workers={2: "mec"}, crowd=5)
    play(t, "2+", "mec>s2")
    assert (t.question, supply(t)) == ("finish", "3m 3m")
    t = play(lay("3m 3m", characters="harris fenn"), "ability")
    assert (t.question, supply(t)) == ("shift", "3m")


@rule("BW-073")
def test_a_single_worker_taken_up_closes_the_window_too() -> None:
    t = lay("1m", characters="harris fenn", workers={2: "mec"}, crowd=5)
    assert refused(play(t, "2+"), "ability") == "no_ability_window"


@rule("BW-120")
def test_the_fee_leaves_the_only_token_of_use() -> None:
    t = play(lay("4m 2e", characters="linny fenn", **FEE), "ability")
    assert (t.question, supply(t)) == ("remove", "")  # 2e is the fee, 4m the cost


@rule("BW-082")
def test_junas_gives_the_only_one_of_its_type_unasked() -> None:
    t = play(lay("1m 2m 2s", characters="junas fenn"), "ability", "1m")
    assert (t.question, supply(t), supply(t, 2)) == ("pick", "2s", "2m")
