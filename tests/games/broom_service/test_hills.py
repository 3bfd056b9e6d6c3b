"""Variant: hill tiles, and the verso (BS-207 to BS-221)."""

from typing import Any

import pytest

import broceliande as bro
from broceliande.games.broom_service.names import HILL_TILES
from broceliande.games.broom_service.tasks import Task
from tests.games.broom_service.answers import lead_all, play, refused
from tests.games.broom_service.board import VERSO, at, deal, land, lay, named, resume
from tests.games.broom_service.looking import destinations, goods, pawns, told, towers, vp
from tests.rules import rule


def lay_verso(seats: int = 2, **given: Any) -> bro.Table:
    return lay(seats, **{**given, **VERSO})


@rule("BS-208", "BS-209", "BS-214")
def test_the_pairs_of_circles() -> None:
    r = named(deal(2))
    pairs = ["".join("ABCD"[n] for n in range(4) if mask >> n & 1) for mask in r.TURBO]
    assert dict(zip(HILL_TILES, pairs, strict=True)) == {
        "turbo_AB": "AB", "turbo_AC": "AC", "turbo_AD": "AD", "turbo_BD": "BD", "turbo_CD": "CD",
        "market": "",
    }  # fmt: skip
    without = sum(
        1 for seed in range(300) if not {0, 3} & set(at(deal(2, seed, **VERSO)).tile[7:11])
    )
    assert 5 <= without <= 40  # one time in fifteen B is on no tile


@rule("BS-208", "BS-210", "BS-212", "Q08", "Q42")
def test_a_turbo_hill_sends_the_pawn_on_every_time() -> None:
    t = lay_verso(hands=["hill root", "hill"], pawns=["gr", "gr"], tiles={"h": "turbo_AB"})
    play(t, "lead", "hill", "cowardly")
    play(t, "move", 0, "h")
    assert t.question == "turbo"
    assert refused(t, "turbo", "none") == "not_optional"
    assert refused(t, "turbo", "C") == "circle_not_on_tile"
    play(t, "turbo", "B")
    assert pawns(t, 0) == "Gr"
    assert (t.question, t.asked) == ("follow", (1,))  # no delivery after a cowardly move
    play(t, "follow", "cowardly")
    play(t, "move", 0, "h")
    play(t, "turbo", "A")
    assert pawns(t, 1) == "er"


@rule("BS-211", "Q41")
def test_a_brave_hill_witch_delivers_where_the_turbo_lands() -> None:
    t = lay_verso(hands=["hill", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"})
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    play(t, "turbo", "A")
    assert towers(t, 0) == ["VT28", "VT29", "VT32"]  # a prairie, beyond clouds and hills
    play(t, "deliver", 0, "VT32")
    assert vp(t)[0] == 19


@rule("BS-217", "BS-194", "BS-186", "Q39")
def test_a_turbo_that_lands_on_a_tile_takes_it() -> None:
    t = lay_verso(hands=["hill", ""], pawns=["gr", "gr"],
                  tiles={"h": "turbo_CD", "E": "extra_card"})  # fmt: skip
    play(t, "lead", "hill", "cowardly")
    play(t, "move", 0, "h")
    play(t, "turbo", "C")
    assert pawns(t, 0) == "Er"
    assert list(at(t).tiles[0]) == [0, 1, 0]


CLOUDED: dict[str, object] = {  # a cloud in circle A's land, instead of one on land a
    "verso": {"cloud_spot": [{"id": "VC01", "region": "e", "cell": [14, 1]}]}
}


@rule("BS-014", "BS-208", "Q40")
def test_a_clouded_circle_cannot_be_chosen() -> None:
    t = lay(2, hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"},
            edition=CLOUDED, **VERSO)  # fmt: skip
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    assert pawns(t, 0) == "Gr"  # only B is left, and nobody is asked
    assert refused(t, "turbo", "A") == "circle_clouded"
    both: dict[str, object] = {
        "verso": {"cloud_spot": [{"id": "VC01", "region": "e", "cell": [14, 1]},
                                 {"id": "VC02", "region": "G", "cell": [21, 1]}]}
    }  # fmt: skip
    t = lay(2, hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"},
            edition=both, **VERSO)  # fmt: skip
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    assert pawns(t, 0) == "hr"  # both blocked: the pawn stays, and delivers there
    assert t.question == "deliver"


@rule("BS-014", "BS-208")
@pytest.mark.parametrize(
    ("tile", "cloud", "open_", "where"),
    [("turbo_AC", "e", "C", "E"), ("turbo_AD", "e", "D", "I"), ("turbo_AB", "G", "A", "e")],
)
def test_the_only_circle_left_is_flown_to_unasked(
    tile: str, cloud: str, open_: str, where: str
) -> None:
    cell = {"e": [14, 1], "G": [21, 1]}[cloud]
    edition = {"verso": {"cloud_spot": [{"id": "VC01", "region": cloud, "cell": cell}]}}
    t = lay(2, hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": tile}, edition=edition,
            **VERSO)  # fmt: skip
    play(t, "lead", "hill", "cowardly")
    play(t, "move", 0, "h")
    assert (t.question, pawns(t, 0)) == ("lead", where + "r")
    assert refused(t, "turbo", open_) == "wrong_decision"


@rule("BS-213", "Q52")
def test_the_market_counts_as_a_square_orange_tower() -> None:
    t = lay_verso(hands=["hill peak valley", ""], pawns=["gr", "gr"], goods=[(2, 0, 0, 0)],
                  tiles={"h": "market"})  # fmt: skip
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    assert towers(t, 0) == ["VT18", "market"]
    play(t, "deliver", 0, "market")
    assert (vp(t)[0], goods(t, 0)[0]) == (17, 1)
    play(t, "lead", "valley", "brave")
    assert "not_delivered" in told(t)  # the valley druid does not serve hills
    play(t, "lead", "peak", "brave")
    play(t, "deliver", 0, "market")
    assert vp(t)[0] == 17 + 7 + 3


@rule("BS-213", "BS-170", "Q52")
def test_the_market_and_the_plus_two_cloud() -> None:
    t = lay_verso(hands=["hill", ""], pawns=["gr", "gr"], goods=[(1, 0, 0, 0)],
                  tiles={"h": "market"}, clouds={"VC15": "aura"}, storm_clouds=True)  # fmt: skip
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    play(t, "deliver", 0, "market")
    assert vp(t)[0] == 10 + 7 + 2


# The board


@rule("BS-218", "BS-220")
def test_the_island_of_b_is_joined_across_the_clear_strait() -> None:
    for clear, reach in (("VC18", "H"), ("VC18 VC19 VC04 VC06 VC09", "Hflq")):
        t = lay_verso(hands=["root", ""], pawns=["Gr", "gr"], clear=clear)
        near = named(t).adjacent(at(t), land(t, "G"))
        ids = named(t).REGION_ID[1]
        assert "".join(sorted(ids[n] for n in range(36) if near >> n & 1)) == "".join(sorted(reach))
    t = lay_verso(hands=["hill", ""], pawns=["Gr", "gr"], tiles={"h": "market"})
    play(t, "lead", "hill", "brave")
    assert destinations(t, 0) == "H"
    play(t, "move", 0, "H")
    assert towers(t, 0) == ["VT48", "VT49", "VT50"]


@rule("BS-219", "BS-220")
def test_the_island_of_d_is_never_left_but_life_goes_on_there() -> None:
    t = lay_verso(hands=["forest fairy", ""], pawns=["IK", "gr"], goods=[(9, 9, 9, 9)])
    play(t, "lead", "forest", "brave")
    assert destinations(t, 0) == "K"
    play(t, "move", 0, "K")
    play(t, "deliver", 0, "VT57")
    assert goods(t, 0)[3] == 11
    play(t, "lead", "fairy", "cowardly")
    play(t, "dispel", "VC14")
    lead_all(t)


@rule("BS-221", "BS-215")
def test_a_round_on_the_verso_is_a_round() -> None:
    t = deal(4, 3, **VERSO)
    assert t.question == "choose_roles"
    assert at(resume(t, Task.TRICK)).round == 2


@rule("BS-081", "BS-211")
@pytest.mark.parametrize("circle", ["A", "B"])
def test_a_brave_hill_witch_delivers_once(circle: str) -> None:
    t = lay_verso(hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"},
                  goods=[(3, 3, 3, 0)])  # fmt: skip
    play(t, "lead", "hill", "brave")
    play(t, "move", 0, "h")
    assert refused(t, "gather", "yes") == refused(t, "order", "tile") == "wrong_decision"
    play(t, "turbo", circle)
    play(t, "deliver", 0, towers(t, 0)[0])
    assert t.question == "lead"
    assert sum(goods(t, 0)) == 8
    assert "not_delivered" not in told(t)


@rule("BS-085", "BS-099", "BS-213")
def test_the_market_takes_orange_potions_of_druids_who_serve_hills() -> None:
    given: dict[str, Any] = {"pawns": ["hg", "gr"], "tiles": {"h": "market"}}
    t = lay_verso(hands=["peak", ""], goods=[(0, 0, 1, 0)], **given)
    play(t, "lead", "peak", "cowardly")
    assert towers(t, 0) == ["VT19"]
    assert refused(t, "deliver", 0, "market") == "wrong_colour"
    t = lay_verso(hands=["valley", ""], goods=[(1, 1, 1, 0)], **given)
    play(t, "lead", "valley", "cowardly")
    assert refused(t, "deliver", 0, "market") == "landscape_not_served"
    assert refused(t, "deliver", 0, "VT20") == "tower_not_touching"
    assert refused(t, "deliver", 1, "market") == "tower_not_touching"
