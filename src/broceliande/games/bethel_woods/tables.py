"""The tables of our own edition, under the names by which the rules know them.

Binding puts the tables of another edition in their place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from broceliande.games.bethel_woods.edition import read_tables

_OURS = tomllib.loads((Path(__file__).parent / "edition.toml").read_text(encoding="utf-8"))
_T = read_tables(_OURS)

SETUP_MALFUNCTIONS: int = _T["SETUP_MALFUNCTIONS"]
SETUP_MOST: int = _T["SETUP_MOST"]  # malfunctions at a machine
SETUP_MOST_SPY: int = _T["SETUP_MOST_SPY"]  # malfunctions at a machine with a spy
TOKENS: list[int] = _T["TOKENS"]  # by kind
TOKENS_SHORT: list[int] = _T["TOKENS_SHORT"]
WORKERS_START: list[list[int]] = _T["WORKERS_START"]  # by machine, then type
WORKER_COUNT: list[int] = _T["WORKER_COUNT"]  # by type
SPY_COST: list[list[int]] = _T["SPY_COST"]  # by machine, then type
SECTION: list[list[int]] = _T["SECTION"]  # by section, then type: 1 if accepted
LEVEL_SPIES: list[int] = _T["LEVEL_SPIES"]

PER_TURN: int = _T["PER_TURN"]  # malfunctions
LIMIT: int = _T["LIMIT"]  # of Knowledge
COST: list[int] = _T["COST"]  # of each Dream Machine tile
CRITICAL_LOAD: int = _T["CRITICAL_LOAD"]
LOST_CRITICAL: int = _T["LOST_CRITICAL"]  # machines

LIMIT_LOW: int = _T["LIMIT_LOW"]  # limit6
REDIRECT_WAY: int = _T["REDIRECT_WAY"]  # 1 clockwise, -1 anticlockwise
BUILD_MORE: int = _T["BUILD_MORE"]
UNMASK_MORE: int = _T["UNMASK_MORE"]
EXTRA: int = _T["EXTRA"]  # malfunctions
VIOLET_FEWER: int = _T["VIOLET_FEWER"]  # malfunctions
