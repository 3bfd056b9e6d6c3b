"""Bloody Grove (2 players): two druids call Spirits to three groves, for four rounds at most."""

from __future__ import annotations

from broceliande.engine.game import Game
from broceliande.games.bloody_grove import (
    arcane,
    cards,
    check,
    flow,
    groves,
    hands,
    memory,
    questions,
    scoring,
    setup,
    summon,
    things,
    transform,
    venerables,
    worlds,
)
from broceliande.games.bloody_grove.edition import read_tables
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.options import Host

GAME = Game(
    name="bloody-grove",
    version=1,
    seats=range(2, 3),  # BG-001
    position=Position,
    rules=(
        questions, memory, cards, arcane, setup, summon, transform, hands, groves, venerables,
        scoring, flow, worlds, check,
    ),
    read_edition=read_tables,
    speech=(things,),
    length=lambda seats: 1000,
    host=Host,
)  # fmt: skip
