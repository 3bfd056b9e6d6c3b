"""Roundforest (2 to 4 players): three golden apples and no debt, for the ring of the forest."""

from __future__ import annotations

from pathlib import Path

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
from broceliande.games.roundforest.options import OPTIONS

RULES = (
    questions, setup, movement, tiles, action, backpack, fairy, cards, missions, meeting,
    abilities, unicorn, giving, wells, windows, spirit, flow, scoring, check,
)  # fmt: skip
GAME = Game(
    name="roundforest",
    version=1,
    seats=range(2, 5),  # RF-001
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=check.FAULTS,
    things=questions.THINGS,
    options=OPTIONS,
    rules=RULES,
    read_edition=read_tables,
    path=things.path,
    phrase=things.phrase,
    ask_phrase=things.ask_phrase,
    reason_arguments=things.reason_arguments,
    label=things.label,
    describe=things.describe,
    length=lambda seats: 2000 * seats,
    folder=Path(__file__).parent,
)
