"""Benevolent (2 to 4 players): the first to own five different gifts wins."""

from __future__ import annotations

from broceliande.engine.game import Game
from broceliande.games.benevolent import (
    check,
    flow,
    gifts,
    leaves,
    locations,
    movement,
    questions,
    scoring,
    secrets,
    setup,
    things,
)
from broceliande.games.benevolent.edition import read_tables
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.options import Host

GAME = Game(
    name="benevolent",
    version=1,
    seats=range(2, 5),  # BE-001
    position=Position,
    rules=(questions, setup, movement, leaves, gifts, locations, secrets, flow, scoring, check),
    read_edition=read_tables,
    speech=(things,),
    length=lambda seats: 4000 * seats,
    host=Host,
)
