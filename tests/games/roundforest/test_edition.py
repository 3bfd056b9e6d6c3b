"""Editions: the tiles of the ledger, and what corrections of Roundforest's components do to the
game; the laws try the rest."""

from random import Random

import pytest

import broceliande as bro
from tests.games.editions import deal, entry
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, lay
from tests.games.roundforest.corrections import SQUARE, mission
from tests.games.roundforest.looking import fairy_rows, in_bag, lies, told
from tests.games.roundforest.players import apples_of, pack
from tests.rules import rule

GAME = bro.game("roundforest")


def test_too_many_tiles() -> None:
    more = [{"id": f"X{n}", "kind": "forest", **dict.fromkeys("nesw", [1, 0])} for n in range(40)]
    with pytest.raises(bro.BadEdition, match="72 tiles"):
        deal(GAME, {"tile": more})


def test_reconstructed_entries_are_labelled_so() -> None:
    where = GAME.edition().provenance()
    assert len([place for place in where["reconstructed"] if place.startswith("tile[")]) == 32
    assert len([place for place in where["reconstructed"] if place.startswith("object[")]) == 22
    assert {"layout[5x5]", "layout[6x6]", "corners", "colours", "limit"} <= set(
        where["reconstructed"]
    )
    assert {"supply", "chips", "backpack", "goal", "fairy_price"} <= set(where["rulebook"])
    assert where["public"] == ["fairy"]


@rule("RF-003", "RF-007", "RF-033")
def test_the_tiles_are_those_of_the_ledger() -> None:
    """All different however they are turned; 112 white symbols on forest tiles, half of all."""
    shown = GAME.edition().tables["SHOWN"]
    assert len({min(ways) for ways in shown}) == 32
    white = [ways[0].bit_count() for ways in shown]
    assert sorted(white[:28]) == [3] * 7 + [4] * 14 + [5] * 7
    assert white[28:] == [4] * 4
    inner = sum((ways[0] & 0b01010101).bit_count() for ways in shown[:28])
    assert inner == 56
    for ways in shown[28:]:
        assert all(ways[0] >> 2 * d & 3 for d in range(4))  # a well has one in each direction


@rule("RF-004", "RF-005")
def test_a_corrected_layout_is_played() -> None:
    t = deal(GAME, entry("layout", "5x5", rows=SQUARE))
    assert sum(n >= 0 for n in at(t).tile) == 12
    luck = Random(1)
    for _ in range(60):
        t.play(t.asked[0], luck.choice(t.moves(t.asked[0])))
        assert t.rules.check(t.state) == 0


@rule("RF-070", "RF-081", "RF-085", "RF-011", "RF-002")
def test_corrected_numbers_hold() -> None:
    edition = {
        "backpack": {"places": 2, "compasses": 1}, "fairy": {"places": 2},
        "fairy_price": {"top": 1}, "goal": {"apples": 1},
        "character": [
            {"id": "smith", "top": mission(["anvil"], [], "none"),
             "bottom": mission(["anvil"], ["key"], "apple")},
        ],
    }  # fmt: skip
    t = lay(**RED, edition=edition, fairy="helmet horseshoe - cheese kettle - spoon mortar -",
            packs={"A": "anvil key"}, compasses={"A": 1, "B": 1, "C": 1, "D": 1},
            card_next="smith")  # fmt: skip
    play(t, move="r2c3")
    assert choices(t) == ["top", "bottom", "debt"]
    play(t, mission="bottom")
    assert (pack(t), apples_of(t)) == (["key"], 1)
    assert t.question == "spirit_place"  # one apple is enough
    assert fairy_rows(t)[0] == "helmet horseshoe -"
    fresh = deal(GAME, edition, 4)
    assert list(at(fresh).compass) == [1] * 4
    assert at(fresh).fairy[2] == -1


@rule("RF-081", "RF-090", "RF-091")
def test_shorter_rows_of_the_fairy_board_slide_too() -> None:
    fairy = "helmet horseshoe - cheese kettle - spoon mortar -"
    t = lay(**HERE, edition={"fairy": {"places": 2}}, fairy=fairy, object_next="bottle")
    play(t, move="r2c3", object="barter helmet")
    bottom, middle, top = fairy_rows(t)
    assert (bottom, middle) == ("cheese kettle -", "spoon mortar -")
    assert [name == "-" for name in top.split()] == [False, False, True]
    assert told(t).count("fairy_got") == 2


@rule("RF-071", "RF-072")
def test_another_object_may_be_heavy() -> None:
    edition = entry("object", "boots", **{"class": "heavy"})
    t = lay(**HERE, edition=edition, packs={"A": "sword key boots"}, blocking=True)
    assert pack(play(t, start_window="p3.3", move="pause")) == ["sword", "key"]
    t = lay(**HERE, edition=edition, packs={"A": "sword"}, object_next="anvil")
    assert pack(play(t, move="r2c3", object="keep")) == ["anvil", "sword"]
    t = lay(**HERE, edition=edition, packs={"A": "sword boots"}, object_next="anvil")
    assert refused(play(t, move="r2c3"), "object", "keep") == "second_heavy"


@rule("RF-070", "RF-152")
def test_a_backpack_may_have_one_place() -> None:
    one = {"smith": "anvil", "innkeeper": "barrel", "sculptor": "stone", "witch": "potion"}
    edition = {
        "backpack": {"places": 1},
        "character": [{"id": who, "bottom": mission([kind], [], "apple")}
                      for who, kind in one.items()],
    }  # fmt: skip
    t = lay(**RED, edition=edition, packs={"A": "anvil"}, card_next="prince")
    assert lies(play(t, move="r2c3"), "r2c3") == "prince"  # no free place, not asked
    t = lay(**HERE, edition=edition, packs={"A": "anvil"}, object_next="sword")
    assert lies(play(t, move="r2c3"), "r2c3") == "sword"  # left without asking


@rule("RF-010", "Q-05")
def test_the_host_takes_other_corners_than_the_edition() -> None:
    east = {"edition": {"corners": {"2": ["NE", "SE"]}}}
    assert list(at(lay(seats=2, **east)).corner[:2]) == [1, 2]  # type: ignore[arg-type]
    t = lay(seats=2, **east, corners="NW SW")  # type: ignore[arg-type]
    assert list(at(t).corner[:2]) == [0, 3]
    assert choices(t) == ["r1c2", "r2c1"]


@rule("RF-103")
def test_a_mission_may_take_two_of_a_kind() -> None:
    edition = entry("character", "witch", bottom=mission(["cross", "cross"], ["cross"], "apple"))
    t = lay(**RED, edition=edition, packs={"A": "cross cross"}, card_next="witch")
    assert choices(play(t, move="r2c3")) == ["top", "debt"]
    t = lay(**RED, edition=edition, packs={"A": "cross cross cross"}, card_next="witch")
    play(t, move="r2c3", mission="bottom")
    assert (pack(t), apples_of(t)) == (["cross"], 1)


@rule("RF-103", "RF-115")
def test_a_mission_may_take_three_objects() -> None:
    edition = entry("character", "witch", top=mission(["cross", "potion", "key"], [], "none"))
    t = lay(**RED, edition=edition, packs={"A": "cross potion key"}, card_next="witch")
    play(t, move="r2c3", mission="top")
    assert pack(t) == []
    assert [in_bag(t, kind) for kind in ("cross", "potion", "key")] == [3, 3, 2]


@rule("RF-121")
def test_a_tile_may_be_entered_for_the_bottom_mission_alone() -> None:
    edition = entry("character", "witch", bottom=mission(["potion"], [], "apple"))
    t = lay(**HERE, edition=edition, packs={"A": "potion"}, tokens={"r2c3": "witch B"})
    play(t, move="r2c3")
    assert (pack(t), apples_of(t)) == ([], 1)


@rule("RF-111")
def test_a_mission_may_bring_the_first_object_of_all() -> None:
    edition = entry("character", "witch", top=mission(["stone"], [], "anvil"))
    t = lay(**RED, edition=edition, packs={"A": "stone"}, card_next="witch")
    assert pack(play(t, move="r2c3", mission="top")) == ["anvil"]
    assert at(t).met == -1  # the witch has gone home
