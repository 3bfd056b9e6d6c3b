"""Benevolent (2 to 4 players): the first to own five different gifts wins."""

from __future__ import annotations

from pathlib import Path

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
from broceliande.games.benevolent.options import OPTIONS

GAME = Game(
    name="benevolent",
    version=1,
    seats=range(2, 5),  # BE-001
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=check.FAULTS,
    things=questions.THINGS,
    options=OPTIONS,
    rules=(questions, setup, movement, leaves, gifts, locations, secrets, flow, scoring, check),
    read_edition=read_tables,
    path=things.path,
    phrase=things.phrase,
    ask_phrase=things.ask_phrase,
    reason_arguments=things.reason_arguments,
    label=things.label,
    describe=things.describe,
    length=lambda seats: 4000 * seats,
    folder=Path(__file__).parent,
)
