"""Bethel Woods (2 to 4 players, or 1 as an extension): together, complete the Dream Machine."""

from __future__ import annotations

from pathlib import Path

from broceliande.engine.game import Game
from broceliande.games.bethel_woods import (
    characters,
    check,
    critical,
    dream,
    flow,
    knowledge,
    malfunctions,
    payment,
    questions,
    scoring,
    setup,
    spies,
    things,
    workers,
)
from broceliande.games.bethel_woods.edition import read_tables
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.options import OPTIONS

GAME = Game(
    name="bethel-woods",
    version=1,
    seats=range(1, 5),  # BW-003; alone: our extension (BW-139)
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=check.FAULTS,
    things=questions.THINGS,
    options=OPTIONS,
    rules=(
        questions,
        knowledge,
        critical,
        workers,
        payment,
        dream,
        spies,
        malfunctions,
        characters,
        setup,
        flow,
        scoring,
        check,
    ),
    read_edition=read_tables,
    path=things.path,
    phrase=things.phrase,
    ask_phrase=things.ask_phrase,
    reason_arguments=things.reason_arguments,
    label=things.label,
    describe=things.describe,
    length=lambda seats: 4000,
    folder=Path(__file__).parent,
)
