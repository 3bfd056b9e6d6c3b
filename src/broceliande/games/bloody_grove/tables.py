"""The tables of our own edition, under the names by which the rules know them.

Binding puts the tables of another edition in their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from broceliande.games.bloody_grove.edition import read_tables

_OURS = tomllib.loads((Path(__file__).parent / "edition.toml").read_text(encoding="utf-8"))
_T = read_tables(_OURS)

# By Spirit
ANIMAL: list[int] = _T["ANIMAL"]  # -1 for a Venerable (BG-070)
STRENGTH: list[int] = _T["STRENGTH"]
STRENGTH_PER: list[int] = _T["STRENGTH_PER"]
DOMINATION: list[int] = _T["DOMINATION"]
DOMINATION_PER: list[int] = _T["DOMINATION_PER"]
LEFT: list[int] = _T["LEFT"]  # half-symbols of an edge, a bit for each animal
RIGHT: list[int] = _T["RIGHT"]
RUSE: list[int] = _T["RUSE"]
ARCANE: list[int] = _T["ARCANE"]
EFFECT: list[list[int]] = _T["EFFECT"]

DRUID_LEFT: list[int] = _T["DRUID_LEFT"]  # by seat
DRUID_RIGHT: list[int] = _T["DRUID_RIGHT"]
NEAR: list[int] = _T["NEAR"]  # by grove: adjacent groves, a bit each

TOKEN_KIND: list[int] = _T["TOKEN_KIND"]  # of each token, before they are mixed
VALUE: list[int] = _T["VALUE"]  # by kind
DESTROYS: list[int] = _T["DESTROYS"]  # by kind

ROUNDS: int = _T["ROUNDS"]
DRAW: int = _T["DRAW"]
TURN_PLAYER: list[int] = _T["TURN_PLAYER"]  # by turn: 0 the starter, 1 the other player
TURN_GROVE: list[int] = _T["TURN_GROVE"]  # by turn: the active grove
TRANSFORMATION_BONUS: int = _T["TRANSFORMATION_BONUS"]
GROVE_BONUS: int = _T["GROVE_BONUS"]
