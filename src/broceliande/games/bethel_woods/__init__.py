"""Bethel Woods (2 to 4 players, or 1 as an extension): together, complete the Dream Machine."""

from __future__ import annotations

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
from broceliande.games.bethel_woods.options import Host

GAME = Game(
    name="bethel-woods",
    version=1,
    seats=range(1, 5),  # BW-003; alone: our extension (BW-139)
    position=Position,
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
    speech=(things,),
    length=lambda seats: 4000,
    host=Host,
)
