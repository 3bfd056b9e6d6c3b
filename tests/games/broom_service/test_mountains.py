"""Variant: mountain tiles and amulets (BS-178 to BS-192)."""

from collections import Counter
from typing import Any

import pytest

import broceliande as bro
from tests.games.broom_service.answers import Word, play, refused
from tests.games.broom_service.board import at, deal, lay, named, tower_at
from tests.games.broom_service.looking import clouded, destinations, goods, pawns, told, towers, vp
from tests.games.playing import told as lines
from tests.rules import rule

ON: dict[str, Any] = {"mountain_tiles": True}


def visit(tile: str, stance: str, *, start: str = "bi", **given: Any) -> bro.Table:
    """Seat 0 plays the mountain witch; the tile lies in h, and e is clear."""
    fixed: dict[str, Any] = {
        "hands": ["mountain root", ""],
        "pawns": [start, "co"],
        "clear": "RC03",
    }
    t = lay(2, tiles={"h": tile}, **{**fixed, **given, **ON})
    play(t, "lead", "mountain", stance)
    return t


@rule("BS-178", "BS-180")
def test_one_tile_on_each_mountain_and_an_amulet_of_each_player() -> None:
    seen = Counter[int]()
    for seed in range(40):
        s = at(deal(4, seed, **ON))
        tiles = list(s.tile[:3])
        assert len(set(tiles)) == 3
        assert set(tiles) < set(range(5))
        assert set(s.tile[3:]) == {-1}
        assert list(s.amulet[:4]) == [0b111] * 4
        seen.update(tiles)
    assert set(seen) == set(range(5))
    s = at(deal(4, 1))
    assert list(s.tile) == [-1] * 12
    assert list(s.amulet) == [0] * 5


@rule("BS-179")
@pytest.mark.parametrize(("tower", "region"), [("RT21", "h"), ("RT29", "e"), ("RT48", "x")])
def test_a_covered_tower_is_out_of_use(tower: str, region: str) -> None:
    for on in (False, True):
        t = lay(2, hands=["peak", ""], pawns=[region * 2, "co"], goods=[(1, 1, 1, 0)], clear="*",
                mountain_tiles=on)  # fmt: skip
        play(t, "lead", "peak", "cowardly")
        assert (tower in towers(t, 0)) == (not on)
        assert refused(t, "deliver", 0, tower) == ("tower_covered" if on else "")
    covers = named(deal(2, side="verso")).TOWER_COVER[1]
    assert set(covers) == {-1}
    assert tower_at(deal(2), tower) >= 0


@rule("BS-181", "Q08")
def test_the_amulet_must_be_taken() -> None:
    t = visit("wands", "cowardly")
    play(t, "move", 0, "h")
    assert at(t).amulet[0] == 0b101
    assert "amulet" in told(t)
    assert t.question == "use_tile"


@rule("BS-182", "BS-184", "BS-185", "BS-188", "Q44")
def test_the_function_is_for_the_move_that_takes_the_amulet_only() -> None:
    t = lay(
        2, hands=["mountain prairie", "mountain"], pawns=["bi", "bi"], tiles={"h": "wands"}, **ON
    )
    play(t, "lead", "mountain", "cowardly")
    play(t, "move", 0, "h")
    play(t, "use_tile", "no")
    assert goods(t, 0)[3] == 1
    play(t, "follow", "cowardly")
    play(t, "move", 0, "h")
    play(t, "use_tile", "yes")  # the tile stays for the others
    assert goods(t, 1)[3] == 3
    play(t, "lead", "prairie", "cowardly")
    play(t, "move", 0, "i")
    t = lay(2, hands=["mountain root", ""], pawns=["bi", "co"], tiles={"h": "wands"}, **ON)
    at(t).amulet[0] = 0b101
    play(t, "lead", "mountain", "cowardly")
    play(t, "move", 0, "h")
    assert t.question == "lead"  # neither amulet nor function a second time
    assert goods(t, 0)[3] == 1


@rule("BS-183")
@pytest.mark.parametrize(
    ("order", "questions"),
    [("tile", ["use_tile", "deliver"]), ("delivery", ["deliver", "use_tile"])],
)
def test_the_player_chooses_the_order_of_tile_and_delivery(
    order: str, questions: list[str]
) -> None:
    t = visit("potions", "brave")
    play(t, "move", 0, "h")
    assert t.question == "order"
    play(t, "order", order)
    answers: dict[str, tuple[Word, ...]] = {"use_tile": ("yes",), "deliver": (0, "RT22")}
    for question in questions:
        play(t, question, *answers[question])
    assert vp(t)[0] == 15
    assert goods(t, 0)[:3] == [2, 1, 2]


@rule("BS-186", "BS-190", "Q45")
def test_a_free_move_into_a_mountain_counts() -> None:
    t = lay(2, hands=["mountain root", ""], pawns=["bd", "co"], clear="RC03",
            tiles={"h": "two_moves", "e": "wands"}, **ON)  # fmt: skip
    play(t, "lead", "mountain", "cowardly")
    play(t, "move", 0, "h")
    play(t, "move", 1, "e")
    assert t.question == "use_tile"  # resolved completely before the second move
    play(t, "use_tile", "yes")
    assert goods(t, 0)[3] == 3
    assert t.question == "move"
    play(t, "move", 1, "d")  # either pawn may make the second move
    assert pawns(t, 0) == "hd"
    assert at(t).amulet[0] == 0b100
    assert t.question == "lead"


@rule("BS-187")
def test_the_potions_tile_gives_one_of_each_colour_to_deliver_at_once() -> None:
    t = visit("potions", "brave", goods=[(0, 0, 0, 0)])
    play(t, "move", 0, "h")
    play(t, "order", "tile")
    play(t, "use_tile", "yes")
    assert goods(t, 0) == [1, 1, 1, 0]
    play(t, "deliver", 0, "RT26")
    assert goods(t, 0) == [0, 1, 1, 0]


@rule("BS-189")
def test_the_delivery_tile_delivers_with_either_pawn() -> None:
    t = visit("deliver", "cowardly", start="bi", goods=[(0, 1, 1, 0)])
    play(t, "move", 0, "h")
    assert towers(t, 0) == ["RT22"]
    assert towers(t, 1) == ["RT05", "RT11", "RT12"]
    play(t, "deliver", 1, "RT05")  # square, and a prairie
    assert vp(t)[0] == 13
    assert t.question == "lead"


@rule("BS-190", "Q06", "Q45")
def test_two_moves_with_one_pawn_or_with_both_or_only_one() -> None:
    t = visit("two_moves", "cowardly")
    play(t, "move", 0, "h")
    assert destinations(t, 0) == "bim"
    play(t, "move", 0, "m")
    play(t, "move", 0, "s")
    assert pawns(t, 0) == "si"
    t = visit("two_moves", "cowardly")
    play(t, "move", 0, "h")
    play(t, "move", "stay")
    assert t.question == "lead"  # declining the first gives up both
    t = visit("two_moves", "cowardly")
    play(t, "move", 0, "h")
    play(t, "move", 1, "n")
    play(t, "move", "stay")
    assert pawns(t, 0) == "hn"


@rule("BS-191", "BS-111")
def test_the_cloud_tile_dispels_as_a_cowardly_fairy() -> None:
    t = visit("dispel", "cowardly", goods=[(0, 0, 0, 3)], clouds={"RC17": "2-2"})
    play(t, "move", 0, "h")
    play(t, "dispel", "RC17")
    assert goods(t, 0)[3] == 1
    assert vp(t)[0] == 10
    assert clouded(t, "4")


@rule("BS-192", "Q43")
def test_the_witchs_delivery_is_lost_when_her_pawn_has_left() -> None:
    t = visit("two_moves", "brave")
    play(t, "move", 0, "h")
    play(t, "order", "tile")
    play(t, "move", 0, "m")
    play(t, "move", "stay")
    assert t.question == "lead"
    assert vp(t)[0] == 10
    t = visit("two_moves", "brave")
    play(t, "move", 0, "h")
    play(t, "order", "tile")
    play(t, "move", 0, "m")
    play(t, "move", 0, "h")  # back in time
    play(t, "deliver", 0, "RT22")
    assert vp(t)[0] == 15
    t = visit("two_moves", "brave")
    play(t, "move", 0, "h")
    play(t, "order", "tile")
    play(t, "move", 1, "n")  # moving the other pawn does no harm
    play(t, "move", "stay")
    assert refused(t, "deliver", 1, "RT03") == "wrong_pawn"
    play(t, "deliver", 0, "RT26")
    t = visit("two_moves", "brave")
    play(t, "move", 0, "h")
    play(t, "order", "delivery")
    play(t, "deliver", 0, "RT22")
    assert t.question == "move"


@rule("BS-190", "BS-192")
def test_a_pawn_that_has_flown_on_delivers_nothing_and_so_it_is_told() -> None:
    t = visit("two_moves", "brave", goods=[(2, 2, 2, 0)])
    play(t, "move", 0, "h")
    play(t, "order", "tile")
    assert (t.question, at(t).again) == ("move", 1)
    play(t, "move", 0, "i")
    assert (t.question, at(t).again) == ("move", 0)
    play(t, "move", "stay")
    assert lines(t)[-2:] == ["stayed 0", "not_delivered 0"]
    assert t.question == "lead"


@rule("BS-081", "BS-183")
@pytest.mark.parametrize("order", ["tile", "delivery"])
def test_a_brave_witch_delivers_once_before_or_after_the_tile(order: str) -> None:
    t = visit("wands", "brave", goods=[(2, 2, 2, 0)])
    play(t, "move", 0, "h")
    play(t, "order", order)
    if order == "tile":
        play(t, "use_tile", "no")
    play(t, "deliver", 0, "RT26")
    if order == "delivery":
        play(t, "use_tile", "no")
    assert t.question == "lead"
    assert sum(goods(t, 0)) == 5
    assert "not_delivered" not in told(t)
