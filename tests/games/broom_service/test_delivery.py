"""Delivering a potion and druids (BS-083 to BS-105)."""

import pytest

from broceliande.games.broom_service.labels import tower_phrase
from tests.games.broom_service.answers import play, refused
from tests.games.broom_service.board import at, deal, land, lay, named, tower_at
from tests.games.broom_service.looking import goods, occupied, told, towers, vp
from tests.rules import rule


@rule("BS-083", "BS-084", "BS-095")
def test_a_potion_of_ones_own_in_the_towers_colour() -> None:
    t = lay(2, hands=["valley hill", ""], pawns=["bb", "co"], goods=[(0, 1, 0, 0)])
    play(t, "lead", "valley", "cowardly")
    assert towers(t, 0) == ["RT07"]  # violet; RT05 and RT08 are green
    assert refused(t, "deliver", 0, "RT08") == "wrong_colour"
    play(t, "deliver", 0, "RT07")
    assert goods(t, 0) == [0, 0, 0, 0]
    t = lay(2, hands=["valley hill", ""], pawns=["bb", "co"], goods=[(5, 0, 0, 0)])
    play(t, "lead", "valley", "cowardly")
    assert t.question == "lead"  # no tower of a colour owned: nothing to deliver
    assert "not_delivered" in told(t)


@rule("BS-085", "BS-086", "BS-087", "Q05")
def test_a_tower_is_served_from_the_lands_it_touches() -> None:
    t = deal(2)
    r, ids = named(t), named(t).REGION_ID[0]
    touched = {
        "RT01": "mns", "RT02": "ns", "RT03": "n", "RT05": "bci", "RT14": "jo", "RT36": "pq",
        "RT37": "pvw", "RT49": "qx",
    }  # fmt: skip
    for tower, regions in touched.items():
        mask = r.TOWER_LANDS[0][tower_at(t, tower)]
        assert "".join(ids[n] for n in range(36) if mask >> n & 1) == regions
    t = lay(2, hands=["valley", ""], pawns=["mb", "co"], goods=[(3, 3, 3, 0)])
    play(t, "lead", "valley", "cowardly")
    assert towers(t, 0) == ["RT01", "RT25", "RT26"]
    assert refused(t, "deliver", 0, "RT05") == "tower_not_touching"


@rule("BS-088", "BS-089", "BS-093")
def test_a_round_tower_accepts_one_potion_for_ever() -> None:
    t = lay(2, hands=["valley", "valley"], pawns=["bb", "bb"], goods=[(0, 9, 0, 0), (0, 9, 9, 0)])
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 0, "RT07")
    assert occupied(t, "RT07")
    assert vp(t) == [14, 10]
    play(t, "follow", "cowardly")
    assert refused(t, "deliver", 0, "RT07") == "tower_occupied"
    assert towers(t, 0) == ["RT05", "RT08"]


@rule("BS-090", "BS-091")
def test_a_square_tower_accepts_potions_without_limit() -> None:
    t = lay(2, hands=["valley", "valley"], pawns=["bb", "bc"])
    for seat in (0, 1):
        if seat == 0:
            play(t, "lead", "valley", "cowardly")
        else:
            play(t, "follow", "cowardly")
        play(t, "deliver", 0, "RT05")
        assert vp(t)[seat] == 13
        assert goods(t, seat)[2] == 0
    assert not occupied(t, "RT05")
    shapes = [tower_phrase(named(t), 0, tower_at(t, name)) for name in ("RT05", "RT07")]
    assert [phrase.arguments["shape"] for phrase in shapes] == ["square", "round"]


@rule("BS-092", "Q46")
def test_one_role_action_delivers_one_potion() -> None:
    t = lay(2, hands=["valley hill", ""], pawns=["bb", "co"], goods=[(9, 9, 9, 0)])
    play(t, "lead", "valley", "brave")
    play(t, "deliver", 0, "RT05")
    assert t.question == "lead"
    assert goods(t, 0) == [9, 9, 8, 0]


@rule("BS-092", "BS-189", "Q46")
def test_a_delivery_of_a_tile_is_an_action_of_its_own() -> None:
    t = lay(
        2, hands=["mountain", ""], pawns=["db", "co"], goods=[(2, 0, 0, 0)], clear="RC03",
        tiles={"e": "deliver"}, mountain_tiles=True,
    )  # fmt: skip
    play(t, "lead", "mountain", "brave")
    play(t, "move", 0, "e")
    play(t, "order", "tile")
    play(t, "deliver", 0, "RT10")
    play(t, "deliver", 0, "RT10")  # the same square tower, as a witch
    assert vp(t)[0] == 10 + 4 + 4


@rule("BS-094")
@pytest.mark.parametrize(("region", "tower", "wands"), [("s", "RT04", 1), ("u", "RT19", 2)])
def test_wands_printed_at_a_tower(region: str, tower: str, wands: int) -> None:
    t = lay(2, hands=["valley", ""], pawns=[region + "c", "co"], goods=[(0, 1, 0, 0)])
    play(t, "lead", "valley", "cowardly")
    play(t, "deliver", 0, tower)
    assert goods(t, 0) == [0, 0, 0, wands]


@rule("BS-096", "BS-102", "Q51")
def test_the_player_chooses_tower_and_pawn() -> None:
    t = lay(2, hands=["valley", ""], pawns=["bm", "co"], goods=[(1, 1, 1, 0)])
    play(t, "lead", "valley", "cowardly")
    assert towers(t, 0) == ["RT05", "RT07", "RT08"]
    assert towers(t, 1) == ["RT01", "RT25", "RT26"]
    t = lay(2, hands=["valley", ""], pawns=["bc", "co"], goods=[(1, 1, 1, 0)])
    play(t, "lead", "valley", "cowardly")
    assert "RT05" in towers(t, 0)
    assert "RT05" in towers(t, 1)


@rule("BS-097", "Q04")
def test_a_cloud_on_the_other_side_does_not_stop_a_potion() -> None:
    t = lay(2, hands=["peak", ""], pawns=["pc", "co"], goods=[(0, 1, 0, 0)])
    assert at(t).clouded >> land(t, "q") & 1
    play(t, "lead", "peak", "cowardly")
    play(t, "deliver", 0, "RT36")  # between p and the clouded q
    assert vp(t)[0] == 18


@rule("BS-098", "BS-099", "BS-100", "BS-101", "BS-105")
@pytest.mark.parametrize(("role", "served"), [("valley", "bi"), ("peak", "nh")])
def test_druids_serve_two_landscapes_without_moving(role: str, served: str) -> None:
    for region in "binh":
        t = lay(2, hands=[f"{role} fairy", ""], pawns=[region * 2, "co"], goods=[(9, 9, 9, 0)])
        play(t, "lead", role, "cowardly")
        assert (t.question == "deliver") == (region in served)
    t = lay(2, hands=[role, ""], pawns=["bn", "co"], goods=[(9, 9, 9, 0)])
    play(t, "lead", role, "cowardly")
    other = ("RT03", 1) if role == "valley" else ("RT08", 0)
    assert refused(t, "deliver", other[1], other[0]) == "landscape_not_served"


@rule("BS-103", "BS-104", "Q09", "Q10")
def test_a_brave_druid_scores_three_more_for_a_real_delivery() -> None:
    for stance, points in (("brave", 4 + 3), ("cowardly", 4)):
        t = lay(2, hands=["valley", ""], pawns=["bb", "co"])
        play(t, "lead", "valley", stance)
        play(t, "deliver", 0, "RT07")
        assert vp(t)[0] == 10 + points
    t = lay(2, hands=["valley hill", ""], pawns=["bb", "co"])
    play(t, "lead", "valley", "brave")
    play(t, "deliver", "none")
    assert vp(t)[0] == 10


@rule("BS-095", "BS-105")
def test_without_potions_nothing_is_delivered() -> None:
    t = lay(2, hands=["peak", "valley"], pawns=["nn", "bb"], goods=[(0, 0, 0, 3), (0, 0, 1, 0)])
    play(t, "lead", "peak", "brave")
    assert vp(t)[0] == 10
    assert (t.question, t.asked) == ("lead", (1,))
    t = lay(2, hands=["mountain", ""], pawns=["bb", "co"], goods=[(0, 0, 0, 0)],
            mountain_tiles=True, tiles={"h": "wands"})  # fmt: skip
    play(t, "lead", "mountain", "brave")
    play(t, "move", 0, "h")
    play(t, "order", "delivery")
    assert t.question == "use_tile"


@rule("BS-083", "BS-084")
@pytest.mark.parametrize(
    ("held", "served"), [((1, 0, 0, 9), "RT16"), ((0, 1, 0, 9), "RT14"), ((0, 0, 1, 9), "RT15")]
)
def test_a_potion_of_another_colour_is_a_potion(held: tuple[int, ...], served: str) -> None:
    t = lay(2, hands=["peak", ""], pawns=["oo", "co"], goods=[held])
    play(t, "lead", "peak", "cowardly")
    for tower in ("RT14", "RT15", "RT16"):  # violet, green, orange
        assert refused(t, "deliver", 0, tower) == ("" if tower == served else "wrong_colour")


@rule("BS-093", "BS-094")
def test_a_tower_without_wands_gives_none_and_says_so() -> None:
    t = lay(2, hands=["peak hill", ""], pawns=["oo", "co"], goods=[(1, 0, 0, 0)])
    play(t, "lead", "peak", "cowardly")
    play(t, "deliver", 0, "RT16")
    assert (goods(t, 0), told(t)[-3:]) == ([0, 0, 0, 0], ["led", "delivered", "passed"])


@rule("BS-179")
def test_a_tile_elsewhere_covers_no_tower() -> None:
    t = lay(2, hands=["peak", ""], pawns=["oo", "co"], goods=[(1, 1, 1, 0)])
    at(t).tile[11] = 0  # the last space, which no side of ours has
    play(t, "lead", "peak", "cowardly")
    assert [refused(t, "deliver", 0, tower) for tower in ("RT14", "RT15", "RT16")] == [""] * 3


@rule("BS-083", "BS-084", "BS-208")
def test_without_a_potion_every_delivery_is_refused_for_that() -> None:
    t = lay(2, hands=["root", ""], goods=[(0, 0, 0, 9), (1, 1, 1, 0)])
    for pawn, tower in ((0, "RT01"), (0, "RT02"), (1, "RT49"), (1, "market")):
        assert refused(t, "deliver", pawn, tower) == "no_potion"  # a wand is no potion
    for question, word in (("deliver", "none"), ("dispel", "RC01"), ("dispel", "RC02")):
        assert refused(t, question, word) == "wrong_decision"


@rule("BS-083", "BS-084")
@pytest.mark.parametrize("held", [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)])
def test_any_potion_is_one(held: tuple[int, ...]) -> None:
    t = lay(2, hands=["root", ""], goods=[held, (0, 0, 0, 0)])
    assert refused(t, "deliver", 0, "RT01") == "wrong_decision"
