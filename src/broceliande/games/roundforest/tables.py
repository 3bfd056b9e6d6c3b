"""The tables of our own edition, under the names by which the rules know them.

Binding puts the tables of another edition in their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from broceliande.games.roundforest.edition import read_tables

_OURS = tomllib.loads((Path(__file__).parent / "edition.toml").read_text(encoding="utf-8"))
_T = read_tables(_OURS)

LAYOUT_OF: list[int] = _T["LAYOUT_OF"]  # by players
GROUND: list[list[int]] = _T["GROUND"]  # by layout, then cell
WAY: list[list[list[int]]] = _T["WAY"]  # by layout, cell and target: direction * 2 + outer
LEADS: list[list[list[int]]] = _T["LEADS"]  # by layout, cell and way: the target, -1 none
NEAR_GAPS: list[list[list[int]]] = _T["NEAR_GAPS"]  # by layout, then cell: four gaps, -1 none
BORDER: list[list[list[int]]] = _T["BORDER"]  # by layout, then corner: two cells
CORNERS_OF: list[list[int]] = _T["CORNERS_OF"]  # by players, then seat
FOREST_TILES: list[int] = _T["FOREST_TILES"]
WELL_TILES: list[int] = _T["WELL_TILES"]
SHOWN: list[list[int]] = _T["SHOWN"]  # by tile, then quarter turns: white ways, a bit each

PLACES: int = _T["PLACES"]  # for objects, in a backpack
COMPASSES: int = _T["COMPASSES"]
COINS: list[int] = _T["COINS"]  # by metal
APPLES: int = _T["APPLES"]
GOAL: int = _T["GOAL"]  # apples for the forest spirit
FAIRY_PLACES: int = _T["FAIRY_PLACES"]  # in each row
PRICE: list[int] = _T["PRICE"]  # by row of the fairy board, in copper
MAX_TURNS: int = _T["MAX_TURNS"]

CHIP_COUNT: list[int] = _T["CHIP_COUNT"]
OBJECT_COUNT: list[int] = _T["OBJECT_COUNT"]
HEAVY: list[int] = _T["HEAVY"]  # by object: 1 if heavy
COIN: list[int] = _T["COIN"]  # by object: the metal it shows, -1 none

GIVE: list[list[int]] = _T["GIVE"]  # by character * 2 + mission: objects handed over
GIVE_COINS: list[list[int]] = _T["GIVE_COINS"]  # by metal
NEED: list[list[int]] = _T["NEED"]  # objects that must be there, handed over or only shown
NEED_COUNT: list[list[int]] = _T["NEED_COUNT"]
BRINGS: list[int] = _T["BRINGS"]  # an object, or Reward
