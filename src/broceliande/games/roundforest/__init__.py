"""Roundforest (2 to 4 players): three golden apples and no debt, for the ring of the forest."""

from __future__ import annotations

from broceliande.engine.game import Game
from broceliande.games.roundforest import (
    abilities,
    action,
    backpack,
    cards,
    check,
    fairy,
    flow,
    giving,
    meeting,
    missions,
    movement,
    questions,
    scoring,
    setup,
    spirit,
    things,
    tiles,
    unicorn,
    wells,
    windows,
)
from broceliande.games.roundforest.edition import read_tables
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.options import Host

RULES = (
    questions, setup, movement, tiles, action, backpack, fairy, cards, missions, meeting,
    abilities, unicorn, giving, wells, windows, spirit, flow, scoring, check,
)  # fmt: skip
GAME = Game(
    name="roundforest",
    version=1,
    seats=range(2, 5),  # RF-001
    position=Position,
    rules=RULES,
    read_edition=read_tables,
    speech=(things,),
    length=lambda seats: 2000 * seats,
    host=Host,
)
