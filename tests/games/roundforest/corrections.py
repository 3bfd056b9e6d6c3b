"""Corrections of Roundforest's edition that are refused, and one that holds."""

from tests.games.editions import Broken, entry
from tests.laws.evidence import Correction

CORRECTION = Correction("[goal]\napples = 2\n", "goal", "GOAL", 3, 2)
SQUARE = [".FF.", "FWWF", "FWWF", ".FF."]


def mission(give: list[str], show: list[str], reward: str) -> dict[str, object]:
    return {"give": give, "show": show, "reward": reward}


BROKEN: list[Broken] = [
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
