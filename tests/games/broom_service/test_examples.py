"""The worked examples of the ledger (section 6), to the letter, and its worked chain (4.3)."""

from tests.games.broom_service.answers import play, refused
from tests.games.broom_service.board import at, deal, lay, named, tower_at
from tests.games.broom_service.looking import goods, occupied, pawns, told, towers, vp
from tests.rules import rule

ALBERT, BONNIE, CARLA, DANIEL, EMILY = range(5)


@rule("BS-042", "BS-044", "BS-047", "BS-050", "BS-052", "BS-054", "BS-098")
def test_e1_following_stealing_leading() -> None:
    t = lay(5, hands=["forest", "forest", "forest valley fairy", "root", "root"])
    assert [goods(t, seat)[3] for seat in range(5)] == [1, 2, 2, 2, 1]
    play(t, "lead", "forest", "cowardly")
    play(t, "move", 1, "j")
    assert t.question == "follow"  # no delivery for Albert
    play(t, "follow", "brave", seat=BONNIE)
    assert (pawns(t, BONNIE), vp(t)[BONNIE]) == ("co", 10)
    play(t, "follow", "brave", seat=CARLA)
    assert told(t).count("passed") == 2  # Daniel and Emily
    assert t.asked == (CARLA,)
    play(t, "move", 0, "b")
    play(t, "deliver", 0, "RT07")
    assert (vp(t)[CARLA], goods(t, CARLA)[1], occupied(t, "RT07")) == (14, 0, True)
    assert (pawns(t, BONNIE), vp(t)[BONNIE], goods(t, BONNIE)) == ("co", 10, [1, 1, 1, 2])
    assert (t.question, t.asked) == ("lead", (CARLA,))
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 0, "RT08")
    assert (vp(t)[CARLA], goods(t, CARLA)) == (19, [1, 0, 0, 2])  # no +3
    assert occupied(t, "RT08")
    assert told(t).count("passed") == 2 + 4
    assert (t.question, t.asked) == ("lead", (CARLA,))


@rule("BS-154", "BS-155", "BS-156", "BS-157")
def test_e2_final_scoring() -> None:
    t = deal(2)
    for kind, count in enumerate((2, 3, 4, 1)):
        at(t).goods[0][kind] = count
    assert named(t).set_points(at(t), 0) == 4 + 2
    assert named(t).lightning(9) == 19
    assert named(t).set_points(at(t), 0) + named(t).lightning(9) == 25


@rule("BS-086", "BS-087", "BS-088", "BS-090", "BS-094")
def test_e3_tower_sites() -> None:
    t = deal(2)
    r, ids = named(t), named(t).REGION_ID[0]
    expected = {
        "RT01": (1, 1, 4, 0, "mns"), "RT02": (1, 0, 6, 0, "ns"), "RT03": (0, 0, 5, 0, "n"),
        "RT04": (1, 0, 3, 1, "s"),
    }  # fmt: skip
    for name, values in expected.items():
        n = tower_at(t, name)
        lands = "".join(ids[m] for m in range(36) if r.TOWER_LANDS[0][n] >> m & 1)
        found = (r.TOWER_COLOUR, r.TOWER_SQUARE, r.TOWER_POINTS, r.TOWER_WANDS)
        assert (*(table[0][n] for table in found), lands) == values


@rule("BS-168", "BS-169", "BS-103")
def test_e6_storm_clouds() -> None:
    t = lay(2, hands=["valley", ""], pawns=["im", "co"], goods=[(0, 0, 1, 0)],
            clouds={"RC11": "aura", "RC12": "aura"}, storm_clouds=True)  # fmt: skip
    play(t, "lead", "valley", "brave")
    play(t, "deliver", 0, "RT12")
    assert vp(t)[0] - 10 == 2 + 2 + 2 + 3 == 9
    assert goods(t, 0) == [0, 0, 0, 1]


@rule("BS-179", "BS-183", "BS-187")
def test_e9_potions_tile() -> None:
    for tower in ("RT22", "RT26"):
        t = lay(2, hands=["mountain", ""], pawns=["mi", "co"], goods=[(0, 0, 0, 0)],
                tiles={"h": "potions"}, mountain_tiles=True)  # fmt: skip
        play(t, "lead", "mountain", "brave")
        play(t, "move", 0, "h")
        assert t.question == "order"  # even though nothing can be delivered yet
        play(t, "order", "tile")
        play(t, "use_tile", "yes")
        assert towers(t, 0) == ["RT22", "RT26"]
        assert refused(t, "deliver", 0, "RT21") == "tower_covered"
        play(t, "deliver", 0, tower)
        assert vp(t)[0] == 15
        assert sum(goods(t, 0)) == 2
        assert at(t).amulet[0].bit_count() == 2


@rule("BS-213")
def test_e10_hill_market() -> None:
    for stance, bonus in (("cowardly", 0), ("brave", 3)):
        t = lay(2, hands=["hill peak", ""], pawns=["gr", "gr"], goods=[(2, 0, 0, 0)],
                tiles={"h": "market"}, side="verso")  # fmt: skip
        play(t, "lead", "hill", "brave")
        play(t, "move", 0, "h")
        play(t, "deliver", 0, "market")
        assert (vp(t)[0], goods(t, 0)[0], pawns(t, 0)) == (17, 1, "hr")
        play(t, "lead", "peak", stance)
        play(t, "deliver", 0, "market")
        assert vp(t)[0] == 17 + 7 + bonus


@rule("BS-172", "BS-186", "BS-189", "BS-190", "BS-191", "BS-192", "BS-208", "Q39", "Q45", "Q47")
def test_the_worked_chain_on_one_card() -> None:
    """Mountain 1 (two moves); the second pawn to mountain 2 (cloud tile); a move cloud; a turbo
    hill and circle C with its forest tile; mountain 3 (delivery tile); the witch's delivery."""
    t = lay(
        2, hands=["mountain", ""], pawns=["sn", "gr"], goods=[(3, 3, 3, 3)],
        clear="VC02 VC07 VC08 VC09", clouds={"VC03": "move"},
        tiles={"t": "two_moves", "c": "dispel", "q": "deliver", "h": "turbo_CD",
               "E": "five_points"},
        side="verso", storm_clouds=True,
    )  # fmt: skip
    at(t).pawns[0][1] = named(t).REGION_ID[1].index("i")
    play(t, "lead", "mountain", "brave")
    play(t, "move", 0, "t")
    play(t, "order", "tile")
    play(t, "move", 1, "c")  # the first free move takes the second pawn to mountain 2
    play(t, "dispel", "VC03")  # its tile dispels a move cloud
    play(t, "move", 1, "h")  # that free move enters a turbo hill
    play(t, "turbo", "C")
    assert at(t).tiles[0][2] == 1  # and takes the forest tile at circle C
    assert t.question == "move"  # back to the second free move
    play(t, "move", 1, "z")
    assert t.question == "deliver"  # the witch's own delivery: her pawn still stands in t
    assert towers(t, 0) == ["VT20", "VT21", "VT34"]
    play(t, "deliver", 0, "VT34")
    assert vp(t)[0] == 10 + 8
    assert at(t).amulet[0].bit_count() == 1


@rule("BS-189", "BS-190", "BS-192")
def test_the_chain_may_go_on_over_a_third_mountain() -> None:
    t = lay(
        2, hands=["mountain", ""], pawns=["sk", "gr"], goods=[(3, 3, 3, 3)], clear="VC09 VC05",
        tiles={"t": "two_moves", "q": "deliver"}, side="verso",
    )  # fmt: skip
    play(t, "lead", "mountain", "brave")
    play(t, "move", 0, "t")
    play(t, "order", "tile")
    play(t, "move", 1, "q")
    play(t, "deliver", 1, "VT39")  # one delivery of the tile
    play(t, "move", 1, "k")  # the second free move
    play(t, "deliver", 0, "VT20")  # finally the witch's own
    assert vp(t)[0] == 10 + 9 + 7
