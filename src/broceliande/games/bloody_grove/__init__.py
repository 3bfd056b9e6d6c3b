"""Bloody Grove (2 players): two druids call Spirits to three groves, for four rounds at most."""

from __future__ import annotations

from pathlib import Path

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
from broceliande.games.bloody_grove.options import OPTIONS

GAME = Game(
    name="bloody-grove",
    version=1,
    seats=range(2, 3),  # BG-001
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=check.FAULTS,
    things=questions.THINGS,
    options=OPTIONS,
    rules=(
        questions, memory, cards, arcane, setup, summon, transform, hands, groves, venerables,
        scoring, flow, worlds, check,
    ),
    read_edition=read_tables,
    path=things.path,
    phrase=things.phrase,
    ask_phrase=things.ask_phrase,
    reason_arguments=things.reason_arguments,
    label=things.label,
    describe=things.describe,
    length=lambda seats: 1000,
    folder=Path(__file__).parent,
)  # fmt: skip
