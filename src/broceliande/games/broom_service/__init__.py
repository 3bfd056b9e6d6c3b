"""Broom Service (2 to 5 players): brave or cowardly, deliver potions for seven rounds."""

from __future__ import annotations

from pathlib import Path

from broceliande.engine.game import Game
from broceliande.games.broom_service import (
    actions,
    check,
    choosing,
    clouds,
    delivery,
    flow,
    labels,
    landscapes,
    prizes,
    questions,
    regions,
    rounds,
    scoring,
    setup,
    things,
    tricks,
    witches,
    worlds,
)
from broceliande.games.broom_service.edition import read_tables
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.options import OPTIONS

GAME = Game(
    name="broom-service",
    version=1,
    seats=range(2, 6),  # BS-001
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=check.FAULTS,
    things=questions.THINGS,
    options=OPTIONS,
    rules=(
        questions, regions, setup, choosing, tricks, actions, witches, delivery, clouds,
        landscapes, rounds, prizes, scoring, worlds, check, flow,
    ),
    read_edition=read_tables,
    path=things.path,
    phrase=things.phrase,
    ask_phrase=things.ask_phrase,
    reason_arguments=things.reason_arguments,
    label=labels.label,
    describe=labels.describe,
    length=lambda seats: 250 * seats,
    folder=Path(__file__).parent,
)  # fmt: skip
