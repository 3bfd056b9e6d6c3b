"""Editions: corrections that hold, and broken files whose error names the entry."""

import copy
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.edition import entries
from tests.games.roundforest.answers import choices, play
from tests.games.roundforest.board import RED, at, lay
from tests.games.roundforest.looking import fairy_rows
from tests.games.roundforest.players import apples_of, pack
from tests.rules import rule

GAME = bro.game("roundforest")
OURS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))
SQUARE = [".FF.", "FWWF", "FWWF", ".FF."]


def deal(edition: object, seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1, options={"edition": edition})


def entry(part: str, name: str, /, **changes: object) -> dict[str, object]:
    """A correction of one entry of a list."""
    return {part: [{"id": name, **changes}]}


def mission(give: list[str], show: list[str], reward: str) -> dict[str, object]:
    return {"give": give, "show": show, "reward": reward}


BAD: list[tuple[dict[str, object], str, str]] = [
    # the correction, the entry named, what is said of it
    ({"suply": {"copper": 60}}, "suply", "no such entry"),
    ({"supply": {"coper": 3}}, "supply.coper", "not known"),
    ({"supply": 24}, "supply", "must be a table"),
    ({"supply": {"copper": "24"}}, "supply.copper", "whole number from 0 to 120"),
    ({"supply": {"apples": 0}}, "supply.apples", "from 1 to 120"),
    ({"supply": {"provenance": "hearsay"}}, "supply", "provenance is one of"),
    ({"goal": {"apples": 13}}, "goal.apples", "from 1 to 12"),
    ({"limit": {"turns": 0}}, "limit.turns", "from 1 to 1000"),
    ({"backpack": {"places": 4}}, "backpack.places", "from 1 to 3"),
    ({"backpack": {"compasses": -1}}, "backpack.compasses", "from 0 to 9"),
    ({"fairy": {"places": 4}}, "fairy.places", "from 1 to 3"),
    ({"fairy_price": {"top": 10}}, "fairy_price.top", "from 0 to 9"),
    ({"chips": {"blue": 0, "red": 0}}, "chips.blue", "16 chips in all; there must be 29"),
    ({"chips": {"blue": 90}}, "chips.blue", "118 chips in all"),
    ({"colours": {"order": ["red", "red", "blue", "green"]}}, "colours.order", "different"),
    ({"colours": {"order": ["red", "gold", "blue", "green"]}}, "colours.order", "'gold'"),
    ({"corners": {"2": ["NW"]}}, "corners.2", "list of 2 names"),
    ({"corners": {"2": ["SE", "NW"]}}, "corners.2", "in the order"),
    ({"corners": {"3": ["NW", "NE", "N"]}}, "corners.3", "'N' is not one of"),
    (entry("tile", "F01", n=[1]), "tile[F01].n", "list of 2 numbers"),
    (entry("tile", "F01", e=[1, 2]), "tile[F01].e", "not a number from 0 to 1"),
    (entry("tile", "W1", kind="pond"), "tile[W1].kind", "'pond' is not one of"),
    (entry("tile", "F01", symbols=8), "tile[F01].symbols", "not known"),
    (entry("tile", "F01", removed=True), "layout[6x6].rows", "28 cells F, and there are 27"),
    (entry("tile", "W4", removed=True), "layout[5x5].rows", "4 cells W, and there are 3"),
    (entry("layout", "5x5", players=[2, 3]), "layout[6x6].players", "3 players have another"),
    (entry("layout", "6x6", players=[3]), "layout", "none for 4 players"),
    (entry("layout", "6x6", players=[3, 5]), "layout[6x6].players", "5"),
    (entry("layout", "5x5", rows=["FFF"]), "layout[5x5].rows", "4 to 6 rows"),
    (entry("layout", "5x5", rows=[".FF.", "FWWF", "FWW", ".FF."]), "layout[5x5].rows", "'FWW'"),
    (entry("layout", "5x5", rows=[".FF.", "FWXF", "FWWF", ".FF."]), "layout[5x5].rows", "letters"),
    (entry("layout", "5x5", rows=["FFF.", *SQUARE[1:]]), "layout[5x5].rows", "four corners"),
    (entry("object", "anvil", count=-1), "object[anvil].count", "from 0 to 20"),
    (entry("object", "anvil", count=20, **{"class": "light"}) | {"object": [
        {"id": "anvil", "count": 20}, {"id": "key", "count": 20}]}, "object", "75 tokens"),
    (entry("object", "anvil", mark=1), "object[anvil].mark", "true or false"),
    (entry("object", "coin_silver", **{"class": "heavy"}), "object[coin_silver].class", "light"),
    (entry("object", "anvil", **{"class": "huge"}), "object[anvil].class", "'huge'"),
    (entry("object", "lute", mark=False, count=1, **{"class": "light"}), "object[lute]", "known"),
    (entry("object", "hat", removed=True), "object", "all of them"),
    (entry("character", "smith", **{"class": "altruistic"}), "character[smith].class", "missions"),
    (entry("character", "prince", top=mission(["hat"], [], "none")), "character[prince].top",
     "known"),
    (entry("character", "smith", top=mission([], [], "none")), "character[smith].top.give",
     "takes"),
    (entry("character", "smith", top=mission(["gold"], [], "none")), "character[smith].top.give",
     "'gold'"),
    (entry("character", "smith", top=mission(["anvil"], ["copper"], "none")),
     "character[smith].top.show", "'copper'"),
    (entry("character", "smith", top=mission(["hat", "hat"], ["key", "key"], "none")),
     "character[smith].top.give", "no backpack holds"),
    (entry("character", "smith", top=mission(["sword"], [], "anvil")),
     "character[smith].top.reward", "no room"),
    (entry("character", "smith", top=mission(["copper"], [], "sword")),
     "character[smith].top.reward", "no room"),
    (entry("character", "smith", top=mission(["anvil"], [], "gold")),
     "character[smith].top.reward", "'gold'"),
    (entry("character", "devil", removed=True), "character", "all of them"),
    ({"name": 3}, "name", "in quotes"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "where", "says"), BAD)
def test_a_broken_correction_is_named_and_explained(
    edition: dict[str, object], where: str, says: str
) -> None:
    with pytest.raises(bro.BadEdition) as caught:
        deal(edition)
    named = str(caught.value).removeprefix("edition.")
    assert named.startswith(f"{where}:")
    assert says in named


def test_too_many_tiles() -> None:
    more = [{"id": f"X{n}", "kind": "forest", **dict.fromkeys("nesw", [1, 0])} for n in range(40)]
    with pytest.raises(bro.BadEdition, match="72 tiles"):
        deal({"tile": more})


def test_a_whole_file_must_hold_everything() -> None:
    for key in OURS:
        edition = {**copy.deepcopy(OURS), "whole": True}
        del edition[key]
        with pytest.raises(bro.BadEdition, match=key):
            deal(edition)


@pytest.mark.parametrize("part", ["supply", "chips", "tile", "object", "layout", "character"])
def test_every_entry_needs_its_provenance(part: str) -> None:
    edition: dict[str, Any] = {**copy.deepcopy(OURS), "whole": True}
    found = edition[part]
    del (found[0] if isinstance(found, list) else found)["provenance"]
    with pytest.raises(bro.BadEdition, match=r"provenance"):
        deal(edition)


def test_reconstructed_entries_are_labelled_so() -> None:
    where = GAME.edition().provenance()
    assert len([place for place in where["reconstructed"] if place.startswith("tile[")]) == 32
    assert len([place for place in where["reconstructed"] if place.startswith("object[")]) == 22
    assert {"layout[5x5]", "layout[6x6]", "corners", "colours", "limit"} <= set(
        where["reconstructed"]
    )
    assert {"supply", "chips", "backpack", "goal", "fairy_price"} <= set(where["rulebook"])
    assert where["public"] == ["fairy"]
    assert where["corrected"] == []
    assert len(list(entries(OURS))) == sum(map(len, where.values()))


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
    t = deal(entry("layout", "5x5", rows=SQUARE))
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
    fresh = deal(edition, 4)
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


def test_a_custom_edition_goes_into_the_dump(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[goal]\napples = 2\n", "utf-8")
    t = deal(str(file))
    assert t.rules.named.GOAL == 2
    assert t.view(0)["edition"]["custom"]
    assert bro.load(t.dump()).rules.named.GOAL == 2
