"""Editions: corrections that hold, and broken files whose error names the entry."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.edition import PROVENANCES
from broceliande.games.broom_service import GAME
from tests.games.broom_service.answers import play
from tests.games.broom_service.board import at, deal, lay, named
from tests.games.broom_service.looking import goods, vp
from tests.rules import rule

OURS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))
MAP = OURS["recto"]["map"]


def entry(what: str, name: str, /, **changes: object) -> dict[str, object]:
    """A correction of one entry of a list."""
    return {what: [{"id": name, **changes}]}


def board(what: str, name: str, side: str = "recto", /, **changes: object) -> dict[str, object]:
    """A correction of one entry of a board."""
    return {side: entry(what, name, **changes)}


def cells(*changed: tuple[int, int, str]) -> dict[str, object]:
    """The recto with other characters at some cells."""
    rows = [line.split() for line in MAP.strip("\n").split("\n")]
    for x, y, name in changed:
        rows[y][x] = name
    return {"recto": {"map": "\n".join(" ".join(row) for row in rows)}}


BAD: list[tuple[dict[str, object], str, str]] = [
    # the correction, the entry named, what is said of it
    ({"rolls": []}, "rolls", "no such entry"),
    ({"start": {"point": 9}}, "start.point", "not known"),
    ({"start": {"points": "ten"}}, "start.points", "whole number"),
    ({"start": {"potions": [1, 1]}}, "start.potions", "list of 3 numbers"),
    ({"hand": {"cards": 6}}, "hand.cards", "from 1 to 5"),
    ({"cursed": {"points": -1}}, "cursed.points", "from 0 to 20"),
    ({"cursed": {"provenance": "hearsay"}}, "cursed", "provenance is one of"),
    (entry("role", "forest_witch", landscapes=["forest", "hill"]), "role[forest_witch].landscapes",
     "one landscape"),
    (entry("role", "peak_druid", landscapes=["hill"]), "role[peak_druid].landscapes",
     "a druid two"),
    (entry("role", "root_gatherer", kind="witch"), "role[root_gatherer].kind", "is no witch"),
    (entry("role", "root_gatherer", brave={"gold": 2}), "role[root_gatherer].brave.gold",
     "not known"),
    (entry("role", "root_gatherer", brave={"wand": 4}), "role[root_gatherer].brave.wand",
     "from 0 to 3"),
    (entry("role", "weather_fairy", removed=True), "role", "in this order"),
    (entry("event", "gathering", when="before"), "event[gathering].when", "another moment"),
    (entry("event", "more_or_less", points=[9, 6, 3]), "event[more_or_less].points", "list of 5"),
    (entry("event", "moonshiner", resources=2), "event[moonshiner].resources", "from 1 to 1"),
    (entry("event", "dangerous_places", points={"swamp": 1}),
     "event[dangerous_places].points.swamp",
     "not known"),
    (entry("event", "full_set", set=["gold"]), "event[full_set].set", "'gold' is not one of"),
    (entry("event", "full_set", removed=True), "event", "in this order"),
    (entry("heavy_cloud", "1-1", count=7), "heavy_cloud", "25 tiles; there must be 24"),
    (entry("storm_cloud", "move", count=1), "storm_cloud", "7 tiles; there must be 8"),
    (entry("storm_cloud", "move", effect="sing"), "storm_cloud[move].effect",
     "'sing' is not one of"),
    (entry("storm_cloud", "hoard_green", need=0), "storm_cloud[hoard_green].need", "from 1 to 20"),
    ({"lightning": {"points": []}}, "lightning.points", "list of 1 to 32"),
    ({"amulets": {"points": [0, 4, 9]}}, "amulets.points", "list of 4 numbers"),
    (entry("mountain_tile", "wands", wands=10), "mountain_tile[wands].wands", "from 0 to 9"),
    (entry("mountain_tile", "wands", removed=True), "mountain_tile", "in this order"),
    (entry("forest_tile", "five_points", count=3), "forest_tile", "7 tiles; there must be 6"),
    (entry("hill_tile", "turbo_AB", circles=["A", "A"]), "hill_tile[turbo_AB].circles",
     "two different"),
    (entry("hill_tile", "turbo_AB", circles=["A", "Z"]), "hill_tile[turbo_AB].circles", "'Z'"),
    (entry("hill_tile", "market", colour="pink"), "hill_tile[market].colour", "'pink'"),
    # boards
    ({"recto": {"map": ""}}, "recto.map", "rows of characters"),
    ({"recto": {"map": MAP.strip() + "\na b"}}, "recto.map", "row 14 has 2 cells, row 0 has 22"),
    ({"recto": {"sea": 3}}, "recto.sea", "character of the high sea"),
    (cells((0, 0, "?")), "recto.map", "row 0, column 0: no region is called '?'"),
    (cells((0, 13, "x")), "recto.map", "column 0: region x is in two pieces"),
    (board("region", "y", landscape="hill"), "recto.map", "region y is nowhere"),
    (board("region", "a", landscape="swamp"), "recto.region[a].landscape", "'swamp'"),
    (board("region", "A", landscape="hill"), "recto.region[A].id", "one character"),
    (board("castle", "north", removed=True), "recto.castle", "there are 1 castles"),
    (board("castle", "north", region="1", cell=[8, 5]), "recto.castle[north].region",
     "must be land"),
    (board("cloud_spot", "RC01", removed=True), "recto.cloud_spot", "there are 17"),
    (board("cloud_spot", "RC01", region="Z"), "recto.cloud_spot[RC01].region",
     "no region is called"),
    (board("cloud_spot", "RC01", cell=[21, 13]), "recto.cloud_spot[RC01].cell", "does not lie in"),
    (board("cloud_spot", "RC01", region="c", cell=[7, 0]), "recto.cloud_spot[RC01].region",
     "without clouds"),
    (board("tile_space", "RS01", removed=True), "recto.tile_space", "2 mountain spaces"),
    (board("tile_space", "RS01", region="a", cell=[0, 0]), "recto.tile_space[RS01].region",
     "is no mountain"),
    (board("tile_space", "RS01", region="h", cell=[2, 5]), "recto.tile_space[RS02].region",
     "two tile spaces"),
    (board("tile_space", "RS01", covers=["RT99"]), "recto.tile_space[RS01].covers", "'RT99'"),
    (board("tower", "RT01", cells=[[5, 10], [9, 9]]), "recto.tower[RT01].cells", "do not touch"),
    (board("tower", "RT03", cells=[[9, 5]]), "recto.tower[RT03].cells", "not on land"),
    (board("tower", "RT03", cells=[]), "recto.tower[RT03].cells", "1, 2 or 3 cells"),
    (board("tower", "RT03", wands=3), "recto.tower[RT03].wands", "from 0 to 2"),
    (board("tower", "RT03", colour="pink"), "recto.tower[RT03].colour", "'pink'"),
    (board("circle", "B", "verso", removed=True), "verso.circle", "A, B, C and D"),
    (board("circle", "B", "verso", region="u", cell=[15, 11]), "verso.circle[B].region",
     "hill tile"),
    (board("tower", "VT13", "verso", removed=True), "verso.tower", "no tower touches region w"),
]  # fmt: skip


@pytest.mark.parametrize(("correction", "where", "said"), BAD, ids=lambda value: str(value)[:40])
def test_a_broken_correction_names_the_entry(
    correction: dict[str, object], where: str, said: str
) -> None:
    with pytest.raises(bro.BadEdition) as wrong:
        deal(2, edition=correction)
    assert where in str(wrong.value)
    assert said in str(wrong.value)


@pytest.mark.parametrize(
    ("lines", "wrong_line", "said"),
    [
        (['[recto]', 'map = """', *MAP.strip().split("\n"), "a b", '"""'], 17, "row 14 has 2"),
        (['[recto]', "", 'map = """', MAP.strip().replace("a", "?", 1), '"""'], 4, "called '?'"),
        (["[[recto.tower]]", 'id = "RT02"', "", "[[recto.tower]]", 'id = "RT01"',
          "cells = [[5, 10], [9, 9]]"], 6, "do not touch"),
        (["[[recto.castle]]", 'id = "north"', "removed = true"], 1, "there are 1 castles"),
    ],
)  # fmt: skip
def test_a_broken_board_file_names_the_line(
    lines: list[str], wrong_line: int, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "board.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(bro.BadEdition) as wrong:
        deal(2, edition=file)
    assert f"board.toml, line {wrong_line}: " in str(wrong.value)
    assert said in str(wrong.value)


def test_every_entry_says_where_it_comes_from() -> None:
    found = GAME.edition().provenance()
    assert set(found) == set(PROVENANCES)
    assert found["corrected"] == []
    assert all(f"recto.tower[RT{n:02}]" in found["rulebook"] for n in (1, 2, 3, 4))
    assert "recto.tower[RT05]" in found["reconstructed"]
    assert {"recto", "verso", "lightning"} <= set(found["reconstructed"])
    assert {"start", "hand", "cursed", "amulets"} <= set(found["rulebook"])
    assert "role[forest_witch]" in found["public"]


def test_our_edition_has_the_numbers_of_the_ledger() -> None:
    r = named(deal(2))
    assert sum(r.CLOUD_STARS[:24]) == sum(r.CLOUD_BOLTS[:24]) == 44
    shapes = []
    for side in (0, 1):
        count = r.TOWER_COUNT[side]
        pairs = list(zip(r.TOWER_COLOUR[side][:count], r.TOWER_SQUARE[side][:count], strict=True))
        shapes.append([[pairs.count((colour, square)) for colour in range(3)] for square in (0, 1)])
    assert shapes == [[[12, 16, 16], [1, 2, 2]], [[14, 18, 18], [2, 3, 2]]]


@rule("BS-021", "BS-035", "BS-115", "BS-131")
def test_corrections_change_the_game() -> None:
    t = deal(2, edition={"start": {"points": 7}, "hand": {"cards": 3}})
    assert vp(t) == [7, 7]
    assert named(t).HAND == 3
    change = {"role": [{"id": "root_gatherer", "brave": {"orange": 3}}], "cursed": {"points": 1}}
    t = lay(2, hands=["root", ""], cursed="root", edition=change)
    play(t, "lead", "root", "brave")
    play(t, "gather", "yes")
    assert goods(t, 0) == [4, 1, 1, 2]
    assert vp(t)[0] == 9
    assert "role[root_gatherer]" in t.rules.edition.provenance()["corrected"]


@rule("BS-008", "BS-086")
def test_the_map_is_computed_anew_from_a_correction() -> None:
    """Four cells of forest b become prairie c: now c touches a, and RT07."""
    t = deal(2, edition=cells(*((x, 0, "c") for x in (3, 4, 5)), (4, 1, "c")))
    touch = named(t).TOUCH[0][named(t).REGION_ID[0].index("c")]
    assert touch >> named(t).REGION_ID[0].index("a") & 1
    lands = named(t).TOWER_LANDS[0][6]
    assert lands == 1 << named(t).REGION_ID[0].index("c")


def test_a_region_of_another_map_is_called_by_its_letter() -> None:
    edition: dict[str, Any] = cells((0, 13, "y"), (0, 12, "y"))
    edition["recto"]["region"] = [{"id": "y", "landscape": "prairie"}]
    edition["recto"]["tower"] = [{"id": "RT50", "colour": "green", "shape": "round", "points": 1,
                                  "wands": 0, "cells": [[0, 13]]}]  # fmt: skip
    t = deal(2, edition=edition)
    number = named(t).REGION_ID[0].index("y")
    assert t.describe(f"region:{number}", "fr") == "région y (prairie)"


def test_a_whole_file_and_a_path_are_read(tmp_path: Path) -> None:
    whole = {**copy.deepcopy(OURS), "whole": True, "name": "Mine"}
    assert deal(2, edition=whole).rules.edition.name == "Mine"
    file = tmp_path / "mine.toml"
    file.write_text("[start]\npoints = 3\n", "utf-8")
    assert vp(deal(2, edition=str(file))) == [3, 3]
    assert at(deal(2, edition=str(file))).seats == 2
