"""Wisps (2 to 4 players): show the brightest lantern that nobody else shows, and catch the wisp."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, table
from broceliande.engine.game import Game
from wisps import check, questions, rules, scoring, things
from wisps.fields import LANTERNS, ROUNDS, Position


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    top = known(Reader(data, "edition"), "name", "lanterns", "wisps")
    lanterns = table(top, "lanterns", "light")
    wisps = table(top, "wisps", "worth")
    return {
        "LIGHT": lanterns.numbers("light", LANTERNS, 1, 9),
        "WORTH": wisps.numbers("worth", ROUNDS, 1, 9),
    }


GAME = Game(
    name="wisps",
    version=1,
    seats=range(2, 5),  # WI-001
    position=Position,
    rules=(questions, rules, scoring, check),
    speech=(things,),
    read_edition=read_tables,
    length=lambda seats: ROUNDS * (seats + 1),
)
