"""Brocéliande: five enchanted-forest board games, whole and by the book.

import broceliande as bro

t = bro.table("benevolent", seats=3, seed=7)
t.moves(t.asked[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from broceliande.engine.dump import load as _load
from broceliande.engine.errors import (
    BadDump,
    BadEdition,
    BadOption,
    BadSeats,
    BadSeed,
    BroceliandeError,
    BrokenRules,
    NoSuchSeat,
    NothingToUndo,
    PlayError,
    SetupError,
    UnknownGame,
    UnknownLanguage,
)
from broceliande.engine.game import Game
from broceliande.engine.moves import Move, Refusal, Refused
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.games import find, names

__version__ = "0.1.0"

__all__ = [
    "BadDump",
    "BadEdition",
    "BadOption",
    "BadSeats",
    "BadSeed",
    "BroceliandeError",
    "BrokenRules",
    "Game",
    "Move",
    "NoSuchSeat",
    "NothingToUndo",
    "PlayError",
    "Refusal",
    "Refused",
    "SetupError",
    "Table",
    "UnknownGame",
    "UnknownLanguage",
    "game",
    "games",
    "load",
    "table",
]


def games() -> tuple[str, ...]:
    """The names of the games."""
    return names()


def game(name: str) -> Game:
    """The contract of a game: its questions, options, edition and words."""
    return find(name)


def table(
    game: str | Game,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Deal a game; without a seed, the operating system draws a secret one."""
    return open_table(game if isinstance(game, Game) else find(game), seats, seed, options)


def load(data: str | bytes | dict[str, Any]) -> Table:
    """The table that `dump` stored, every answer played again and checked."""
    return _load(data, find)
