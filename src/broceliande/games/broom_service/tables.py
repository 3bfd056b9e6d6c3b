"""The tables of our own edition, under the names by which the rules know them.

Binding puts the tables of another edition in their place. Tables of the boards begin with the
side: LANDSCAPE[side][land]. Masks of lands and waters have a bit for each.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from broceliande.games.broom_service.edition import read_tables

_OURS = tomllib.loads((Path(__file__).parent / "edition.toml").read_text(encoding="utf-8"))
_T = read_tables(_OURS)

START_POINTS: int = _T["START_POINTS"]
START_POTIONS: list[int] = _T["START_POTIONS"]  # by colour
START_WANDS: int = _T["START_WANDS"]
START_WANDS_ENDS: int = _T["START_WANDS_ENDS"]  # of the first and of the last player
HAND: int = _T["HAND"]  # cards chosen in a round
CURSE: int = _T["CURSE"]

ROLE_KIND: list[int] = _T["ROLE_KIND"]
ROLE_LANDS: list[int] = _T["ROLE_LANDS"]  # landscapes of a witch or druid, a bit each
BRAVE_GAIN: list[list[int]] = _T["BRAVE_GAIN"]  # by role, then resource
COWARD_GAIN: list[list[int]] = _T["COWARD_GAIN"]
BRAVE_BONUS: list[int] = _T["BRAVE_BONUS"]

KEPT_POINTS: list[int] = _T["KEPT_POINTS"]  # More or Less?, by number of cards
BLACK_MARKET: int = _T["BLACK_MARKET"]
DANGEROUS: list[int] = _T["DANGEROUS"]  # by landscape
PROTECTED: list[int] = _T["PROTECTED"]
BEST_BID: int = _T["BEST_BID"]
SECOND_BID: int = _T["SECOND_BID"]
EMPTY_HANDS: list[int] = _T["EMPTY_HANDS"]  # by resources held
FULL_SET: int = _T["FULL_SET"]
SET_NEEDS: list[int] = _T["SET_NEEDS"]  # by resource
GATHERING: int = _T["GATHERING"]

CLOUD_STARS: list[int] = _T["CLOUD_STARS"]  # by cloud tile: heavy ones, then storms
CLOUD_BOLTS: list[int] = _T["CLOUD_BOLTS"]
CLOUD_STORM: list[int] = _T["CLOUD_STORM"]  # what it does
CLOUD_COLOUR: list[int] = _T["CLOUD_COLOUR"]
CLOUD_NEED: list[int] = _T["CLOUD_NEED"]
CLOUD_POINTS: list[int] = _T["CLOUD_POINTS"]

LIGHTNING: list[int] = _T["LIGHTNING"]  # by bolts, up to LIGHTNING_TOP
LIGHTNING_TOP: int = _T["LIGHTNING_TOP"]
LIGHTNING_MORE: int = _T["LIGHTNING_MORE"]
AMULETS: list[int] = _T["AMULETS"]
SET_OF_FOUR: int = _T["SET_OF_FOUR"]
SET_OF_THREE: int = _T["SET_OF_THREE"]

TILE_WANDS: int = _T["TILE_WANDS"]
FOREST_COUNT: list[int] = _T["FOREST_COUNT"]
FIVE_POINTS: int = _T["FIVE_POINTS"]
TURBO: list[int] = _T["TURBO"]  # by hill tile: circles, a bit each; 0 the market
MARKET_COLOUR: int = _T["MARKET_COLOUR"]
MARKET_POINTS: int = _T["MARKET_POINTS"]

LAND_COUNT: list[int] = _T["LAND_COUNT"]
LANDSCAPE: list[list[int]] = _T["LANDSCAPE"]  # by land, -1 no such land
LANDS_OF: list[list[int]] = _T["LANDS_OF"]  # by landscape: its lands
TOUCH: list[list[int]] = _T["TOUCH"]  # by land: lands that share a side with it
WATERS_AT: list[list[int]] = _T["WATERS_AT"]  # by land: waters it touches
SHORE: list[list[int]] = _T["SHORE"]  # by water: lands that touch it
CASTLE: list[list[int]] = _T["CASTLE"]
SPOT_COUNT: list[int] = _T["SPOT_COUNT"]
SPOT_REGION: list[list[int]] = _T["SPOT_REGION"]
CIRCLE_REGION: list[list[int]] = _T["CIRCLE_REGION"]
SPACE_KIND: list[list[int]] = _T["SPACE_KIND"]  # by tile space, -1 no such space
SPACE_REGION: list[list[int]] = _T["SPACE_REGION"]
SPACE_AT: list[list[int]] = _T["SPACE_AT"]  # by land: its tile space, -1 none
TOWER_COUNT: list[int] = _T["TOWER_COUNT"]
TOWER_COLOUR: list[list[int]] = _T["TOWER_COLOUR"]
TOWER_SQUARE: list[list[int]] = _T["TOWER_SQUARE"]
TOWER_POINTS: list[list[int]] = _T["TOWER_POINTS"]
TOWER_WANDS: list[list[int]] = _T["TOWER_WANDS"]
TOWER_LANDS: list[list[int]] = _T["TOWER_LANDS"]  # lands it touches
TOWER_COVER: list[list[int]] = _T["TOWER_COVER"]  # the tile space that covers it, -1 none
TOWERS_AT: list[list[list[int]]] = _T["TOWERS_AT"]  # by land: towers that touch it, then -1
