"""The tables of our own edition, under the names by which the rules know them.

Binding puts the tables of another edition in their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from broceliande.games.benevolent.edition import read_tables

_OURS = tomllib.loads((Path(__file__).parent / "edition.toml").read_text(encoding="utf-8"))
_T = read_tables(_OURS)

PRICE: list[int] = _T["PRICE"]  # of each gift, in leaves
STOCK: list[list[int]] = _T["STOCK"]  # by players: tokens of each gift
LEAVES: int = _T["LEAVES"]
START_LEAVES: list[int] = _T["START_LEAVES"]  # in playing order
GATHERED: int = _T["GATHERED"]
WALKING: int = _T["WALKING"]  # steps of each player that walk in the Forest

DREAM_START: int = _T["DREAM_START"]
ARROWS: int = _T["ARROWS"]
ARROW_FROM: list[int] = _T["ARROW_FROM"]
ARROW_TO: list[int] = _T["ARROW_TO"]
ARROW_GIFT: list[int] = _T["ARROW_GIFT"]  # -1 for none

FACE_LOCATION: list[list[int]] = _T["FACE_LOCATION"]  # by segment face, then cell
FACE_GREY: list[list[int]] = _T["FACE_GREY"]
LAYOUT_FIRST: list[int] = _T["LAYOUT_FIRST"]  # by players
LAYOUT_COUNT: list[int] = _T["LAYOUT_COUNT"]  # by players
LAYOUT_SLOTS: list[int] = _T["LAYOUT_SLOTS"]
LAYOUT_HEXES: list[int] = _T["LAYOUT_HEXES"]
HEX_Q: list[list[int]] = _T["HEX_Q"]  # by layout, then hex
HEX_R: list[list[int]] = _T["HEX_R"]
HEX_SLOT: list[list[int]] = _T["HEX_SLOT"]
HEX_CELL: list[list[int]] = _T["HEX_CELL"]
NEAR: list[list[int]] = _T["NEAR"]  # by layout, then hex: neighbours, a bit each

TILE_FACE: list[list[int]] = _T["TILE_FACE"]  # by tile: Permanent face, Ephemeral face
UNDER: list[int] = _T["UNDER"]  # by position: positions underneath, a bit each
EXCHANGE_AGAIN: int = _T["EXCHANGE_AGAIN"]  # P1, leaves
SLEEP_AGAIN: int = _T["SLEEP_AGAIN"]  # P2, leaves
STASH_PUT: int = _T["STASH_PUT"]  # P3
STASH_TAKE: int = _T["STASH_TAKE"]  # P3
MAX_OWN: int = _T["MAX_OWN"]  # P4
SOLITUDE: int = _T["SOLITUDE"]  # P5, leaves
GOOD_PRICE: int = _T["GOOD_PRICE"]  # P9, leaves
E_EFFECT: list[int] = _T["E_EFFECT"]  # by Ephemeral secret
E_GIFT: list[int] = _T["E_GIFT"]  # gained, bought or made; -1 if the player chooses
E_LEAVES: list[int] = _T["E_LEAVES"]
E_PRICE: list[int] = _T["E_PRICE"]
E_DISCOUNT: list[int] = _T["E_DISCOUNT"]
E_GIVE: list[list[int]] = _T["E_GIVE"]  # tokens of each gift that a recipe takes
