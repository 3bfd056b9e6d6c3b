"""Whispers: a tiny game for tests. Sealed choices, hidden hands, tokens that some have seen,
luck in the middle of the game, pending tasks."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.game import Game
from tests.whispers import questions, rules, things
from tests.whispers.fields import Position


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The values of the cards."""
    return {"VALUES": Reader(data, "edition").part("cards").numbers("values", 9, 1, 9)}


GAME = Game(
    name="whispers",
    version=1,
    seats=range(2, 4),
    position=Position,
    rules=(questions, rules),
    speech=(things,),
    read_edition=read_tables,
    length=lambda seats: 3 * (seats + 1),
)
