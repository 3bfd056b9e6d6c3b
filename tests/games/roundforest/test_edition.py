"""Editions: the tiles of the ledger, and what corrections of Roundforest's components do to the
game; the laws try the rest."""

from random import Random

import pytest

import broceliande as bro
from tests.games.editions import deal, entry
from tests.games.roundforest.answers import choices, play
from tests.games.roundforest.board import RED, at, lay
from tests.games.roundforest.corrections import SQUARE, mission
from tests.games.roundforest.looking import fairy_rows
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


@rule("RF-103")
def test_a_mission_may_take_two_of_a_kind() -> None:
    edition = entry("character", "witch", bottom=mission(["cross", "cross"], ["cross"], "apple"))
    t = lay(**RED, edition=edition, packs={"A": "cross cross"}, card_next="witch")
    assert choices(play(t, move="r2c3")) == ["top", "debt"]
    t = lay(**RED, edition=edition, packs={"A": "cross cross cross"}, card_next="witch")
    play(t, move="r2c3", mission="bottom")
    assert (pack(t), apples_of(t)) == (["cross"], 1)
