"""Broom Service (2 to 5 players): brave or cowardly, deliver potions for seven rounds."""

from __future__ import annotations

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
from broceliande.games.broom_service.options import Host

GAME = Game(
    name="broom-service",
    version=1,
    seats=range(2, 6),  # BS-001
    position=Position,
    rules=(
        questions, regions, setup, choosing, tricks, actions, witches, delivery, clouds,
        landscapes, rounds, prizes, scoring, worlds, check, flow,
    ),
    read_edition=read_tables,
    speech=(things, labels),
    length=lambda seats: 250 * seats,
    host=Host,
)  # fmt: skip
