"""The weather fairy, clouds and storm clouds (BS-106 to BS-114, BS-163 to BS-177)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.broom_service.answers import lead_all, play, refused
from tests.games.broom_service.board import at, cloud_kind, deal, lay, named, spot_at, take_cloud
from tests.games.broom_service.looking import clouded, destinations, goods, pawns, told, towers, vp
from tests.rules import rule

STORM: dict[str, Any] = {"storm_clouds": True}


@rule("BS-106", "BS-107", "BS-108", "BS-109", "BS-111")
def test_the_fairy_dispels_one_cloud_next_to_a_pawn() -> None:
    clouds = {"RC11": "2-3", "RC12": "3-3", "RC03": "1-1"}
    t = lay(2, hands=["fairy", ""], pawns=["dd", "co"], goods=[(0, 0, 0, 2)], clouds=clouds)
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", "RC05") == "cloud_not_adjacent"
    assert refused(t, "dispel", "RC12") == "not_enough_wands"
    assert [m.path for m in t.moves(0)] == [("cloud:2",), ("cloud:10",), ("answer:decline",)]
    play(t, "dispel", "RC11")
    assert goods(t, 0) == [0, 0, 0, 0]
    assert at(t).taker[spot_at(t, "RC11")] == 0
    assert vp(t) == [10, 10]


@rule("BS-107", "Q02")
def test_adjacency_across_a_clear_lake_counts_for_the_fairy() -> None:
    t = lay(2, hands=["fairy", ""], pawns=["oo", "co"], goods=[(0, 0, 0, 3)])
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", "RC05") == "cloud_not_adjacent"  # v, across the clouded lake 2
    assert refused(t, "dispel", "RC13") == ""  # the lake itself
    t = lay(2, hands=["fairy", ""], pawns=["oo", "co"], goods=[(0, 0, 0, 3)], clear="RC13 RC14")
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", "RC05") == ""
    assert refused(t, "dispel", "RC13") == "no_cloud_there"


@rule("BS-107")
@pytest.mark.parametrize("own", ["ho", "oh"])
@pytest.mark.parametrize(("spot", "reached"), [("RC13", "o"), ("RC17", "h"), ("RC01", "h")])
def test_the_fairy_reaches_clouds_from_either_pawn(own: str, spot: str, reached: str) -> None:
    t = lay(2, hands=["fairy", ""], pawns=[own, "co"], goods=[(0, 0, 0, 3)])
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", spot) == ""  # lake 2 beside o, lake 4 and a beside h
    apart = lay(2, hands=["fairy", ""], pawns=[own.replace(reached, "s"), "co"],
                goods=[(0, 0, 0, 3)])  # fmt: skip
    play(apart, "lead", "fairy", "cowardly")
    assert refused(apart, "dispel", spot) == "cloud_not_adjacent"


@rule("BS-110", "BS-111", "Q09")
def test_a_brave_fairy_scores_three_for_a_cloud_really_dispelled() -> None:
    for stance, points in (("brave", 3), ("cowardly", 0)):
        t = lay(2, hands=["fairy", ""], pawns=["bb", "co"], goods=[(0, 0, 0, 3)])
        play(t, "lead", "fairy", stance)
        play(t, "dispel", "RC01")
        assert vp(t) == [10 + points, 10]
    t = lay(2, hands=["fairy hill", ""], pawns=["bb", "co"], goods=[(0, 0, 0, 0)])
    play(t, "lead", "fairy", "brave")
    assert "not_dispelled" in told(t)
    assert vp(t) == [10, 10]


@rule("BS-106", "BS-112", "BS-015", "Q03")
def test_one_tile_each_time_and_the_last_one_opens_the_region() -> None:
    t = lay(
        2, hands=["fairy forest", "fairy"], pawns=["cc", "cc"], goods=[(0, 0, 0, 9), (0, 0, 0, 9)]
    )
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "RC11")
    assert clouded(t, "1")
    play(t, "follow", "cowardly")
    play(t, "dispel", "RC12")
    assert not clouded(t, "1")
    play(t, "lead", "forest", "cowardly")
    assert destinations(t, 0) == "bj"  # at once, and for everybody


@rule("BS-113", "BS-114")
def test_bolts_wait_for_the_end_and_clouds_never_return() -> None:
    t = lay(
        2, hands=["fairy", ""], pawns=["cc", "co"], goods=[(0, 0, 0, 9)], clouds={"RC11": "2-3"}
    )
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "RC11")
    assert vp(t)[0] == 10
    gone = spot_at(t, "RC11")
    while at(t).round < 4:
        t.play(t.asked[0], t.moves(t.asked[0])[0])
        assert at(t).taker[gone] == 0
    assert named(t).bolts(at(t), 0) >= 3


# Storm clouds


@rule("BS-163", "BS-164", "BS-165")
@pytest.mark.parametrize(("side", "spots", "fewest"), [("recto", 18, 10), ("verso", 19, 11)])
def test_storm_clouds_are_mixed_in(side: str, spots: int, fewest: int) -> None:
    for heavy in (24, fewest):
        seen = Counter[int]()
        for seed in range(50):
            s = at(deal(3, seed, side=side, heavy_clouds=heavy, **STORM))
            dealt = [tile for tile in s.cloud if tile >= 0]
            assert len(set(dealt)) == spots
            assert sum(1 for tile in dealt if tile < 24) <= heavy
            seen.update(dealt)
        assert set(seen) == set(range(32))  # which heavy ones stay out is drawn each time
    kinds = Counter(cloud_kind(deal(2), tile) for tile in range(24, 32))
    assert kinds == {"aura": 2, "move": 2, "deliver": 1, "hoard orange": 1, "hoard violet": 1,
                     "hoard green": 1}  # fmt: skip


@rule("BS-166", "BS-167", "Q49")
def test_stars_and_bolts_of_storm_clouds() -> None:
    r = named(deal(2))
    assert r.CLOUD_STARS[24:] == [1] * 8
    assert r.CLOUD_BOLTS[24:] == [2, 2, 1, 1, 1, 0, 0, 0]


@rule("BS-168", "BS-169", "BS-170", "BS-171", "Q50", "Q51")
@pytest.mark.parametrize(("auras", "more"), [(["RC11"], 2), (["RC11", "RC12"], 4), (["RC05"], 0)])
def test_the_plus_two_cloud_rewards_deliveries_next_to_it(auras: list[str], more: int) -> None:
    clouds = dict.fromkeys(auras, "aura")
    for role, stance in (("valley", "cowardly"), ("prairie", "brave")):
        t = lay(2, hands=[role, ""], pawns=["im" if role == "valley" else "bb", "co"],
                goods=[(0, 0, 1, 0)], clouds=clouds, **STORM)  # fmt: skip
        play(t, "lead", role, stance)
        if role == "prairie":
            play(t, "move", 0, "i")
        play(t, "deliver", 0, "RT12")
        assert vp(t)[0] == 10 + 2 + more
    t = lay(
        2, hands=["valley", ""], pawns=["im", "co"], goods=[(0, 0, 1, 0)], clouds=clouds, **STORM
    )
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 1, "RT25")  # m touches neither lake 1 nor v
    assert vp(t)[0] == 10 + 3


@rule("BS-168", "Q02")
@pytest.mark.parametrize(("clear", "more"), [("RC13 RC14", 2), ("RC13", 0), ("", 0)])
def test_the_plus_two_cloud_counts_across_clear_water(clear: str, more: int) -> None:
    t = lay(2, hands=["peak", ""], pawns=["oi", "co"], goods=[(0, 0, 1, 0)],
            clouds={"RC05": "aura"}, clear=clear, **STORM)  # fmt: skip
    play(t, "lead", "peak", "cowardly")
    play(t, "deliver", 0, "RT15")  # from o; the cloud lies in v, beyond lake 2
    assert vp(t)[0] == 10 + 3 + more


@rule("BS-168")
@pytest.mark.parametrize(("spot", "where", "tower"), [("RC18", "m", "RT25"), ("RC01", "b", "RT05")])
def test_the_plus_two_cloud_counts_on_the_first_and_the_last_spot(
    spot: str, where: str, tower: str
) -> None:
    t = lay(2, hands=["valley", ""], pawns=[where * 2, "co"], goods=[(0, 0, 1, 0)],
            clouds={spot: "aura"}, **STORM)  # fmt: skip
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 0, tower)
    assert vp(t)[0] == 10 + 3 + 2


@rule("BS-106", "BS-114")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_cloud_that_anybody_keeps_is_dispelled_no_more(seat: int) -> None:
    t = lay(2, hands=["fairy", ""], pawns=["cc", "co"], goods=[(0, 0, 0, 9)])
    take_cloud(t, spot_at(t, "RC11"), seat)
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", "RC11") == "no_cloud_there"
    assert refused(t, "dispel", "RC12") == ""


@rule("BS-171", "Q50")
def test_a_dispelled_plus_two_cloud_acts_no_more() -> None:
    t = lay(2, hands=["fairy valley", ""], pawns=["ii", "co"], goods=[(0, 0, 1, 1)],
            clouds={"RC11": "aura"}, **STORM)  # fmt: skip
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "RC11")
    assert t.question == "lead"
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 0, "RT12")
    assert vp(t)[0] == 10 + 2


@rule("BS-172", "Q47", "Q48")
def test_the_move_cloud_moves_a_pawn_anywhere_next_door() -> None:
    t = lay(2, hands=["fairy hill", ""], pawns=["di", "co"], goods=[(0, 0, 0, 1)],
            clouds={"RC03": "move"}, **STORM)  # fmt: skip
    play(t, "lead", "fairy", "brave")
    play(t, "dispel", "RC03")
    assert vp(t)[0] == 13
    assert destinations(t, 0) == "cej"  # the region just cleared too
    assert destinations(t, 1) == "bchmn"
    play(t, "move", 0, "e")
    assert t.question == "lead"  # as a cowardly witch: no delivery
    assert pawns(t, 0) == "ei"


@rule("BS-173", "BS-092")
def test_the_deliver_cloud_delivers_with_either_pawn_in_any_landscape() -> None:
    t = lay(2, hands=["fairy", ""], pawns=["dm", "co"], goods=[(1, 1, 0, 1)],
            clouds={"RC03": "deliver"}, **STORM)  # fmt: skip
    play(t, "lead", "fairy", "brave")
    play(t, "dispel", "RC03")
    assert towers(t, 0) == ["RT09", "RT10"]
    assert towers(t, 1) == ["RT01", "RT26"]
    play(t, "deliver", 0, "RT09")
    assert vp(t)[0] == 10 + 3 + 5  # the fairy's three, the tower's five, no druid's three


@rule("BS-174", "BS-175", "BS-176", "Q53")
@pytest.mark.parametrize(
    ("colour", "held", "points"),
    [("orange", (3, 0, 0, 1), 6), ("orange", (2, 9, 9, 1), 0), ("violet", (0, 4, 0, 1), 6),
     ("violet", (9, 3, 9, 1), 0), ("green", (0, 0, 4, 1), 6), ("green", (9, 9, 3, 1), 0)],
)  # fmt: skip
def test_hoard_clouds(colour: str, held: tuple[int, ...], points: int) -> None:
    t = lay(2, hands=["fairy hill", ""], pawns=["dd", "co"], goods=[held],
            clouds={"RC03": f"hoard {colour}"}, **STORM)  # fmt: skip
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "RC03")
    assert vp(t)[0] == 10 + points
    assert goods(t, 0) == [*held[:3], 0]
    assert at(t).taker[spot_at(t, "RC03")] == 0


@rule("BS-177")
def test_a_storm_cloud_blocks_like_any_other() -> None:
    t = lay(2, hands=["mountain", ""], pawns=["db", "co"], clouds={"RC03": "aura"}, **STORM)
    play(t, "lead", "mountain", "cowardly")
    assert refused(t, "move", 0, "e") == "cloud_on_target"
    t = lay(2, hands=["fairy", ""], pawns=["dd", "co"], goods=[(0, 0, 0, 0)],
            clouds={"RC03": "aura"}, clear="RC11 RC12", **STORM)  # fmt: skip
    play(t, "lead", "fairy", "cowardly")
    assert "not_dispelled" in told(t)
    lead_all(t)


@rule("BS-106", "BS-107", "BS-112")
def test_the_last_cloud_of_the_board_may_be_the_only_one_to_dispel() -> None:
    t = lay(2, hands=["fairy", ""], pawns=["ms", "co"], goods=[(0, 0, 0, 1)], clear="RC17 RC02",
            clouds={"RC18": "1-1"})  # fmt: skip
    play(t, "lead", "fairy", "cowardly")
    assert t.question == "dispel"
    play(t, "dispel", "RC18")
    assert not clouded(t, "4")


@rule("BS-015", "BS-112")
def test_a_region_stays_clouded_under_any_second_cloud() -> None:
    t = lay(2, hands=["fairy", ""], pawns=["ms", "co"], goods=[(0, 0, 0, 3)])
    s = at(t)
    first = list(s.cloud).index(0) if 0 in s.cloud else -1
    if first >= 0:
        s.cloud[first] = s.cloud[16]
    s.cloud[16] = 0  # the first tile of all
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "RC18")
    assert clouded(t, "4")
