"""Corrections of Broom Service's edition that are refused, and one that holds."""

import broceliande as bro
from tests.games.editions import Broken, entry, ours
from tests.laws.evidence import Correction

MAP = ours(bro.game("broom-service"))["recto"]["map"]
CORRECTION = Correction("[hand]\ncards = 3\n", "hand", "HAND", 4, 3)


def board(what: str, name: str, side: str = "recto", /, **changes: object) -> dict[str, object]:
    """A correction of one entry of a board."""
    return {side: entry(what, name, **changes)}


def cells(*changed: tuple[int, int, str]) -> dict[str, object]:
    """The recto with other characters at some cells."""
    rows = [line.split() for line in MAP.strip("\n").split("\n")]
    for x, y, name in changed:
        rows[y][x] = name
    return {"recto": {"map": "\n".join(" ".join(row) for row in rows)}}


BROKEN: list[Broken] = [
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
