"""Finished games as the log tells them. Nothing is played again: whatever becomes of the rules,
what was told at the time can be read, and taken away as it was stored."""

from __future__ import annotations

import json
from dataclasses import dataclass

from broceliande.engine.errors import BroceliandeError
from broceliande.engine.game import Game
from broceliande.engine.moves import Told
from broceliande.engine.rules import Rules, rules_given, rules_of
from broceliande.engine.stored import FORMAT, text_of
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.models import OVER
from broceliande.server.storage.rows import Record, Setup, standing
from broceliande.server.storage.shelf import ALL
from broceliande.server.tables.house import House
from broceliande.server.tables.live import called


@dataclass(frozen=True)
class Bygone:
    """A finished game: what was agreed, who sat there, what they answered and what was told."""

    setup: Setup
    rules: Rules  # of today: they know the names of things
    names: list[str]
    answers: list[Record]
    told: list[Told]

    @property
    def game(self) -> Game:
        """The game, as it is played today."""
        return self.rules.game

    @property
    def same_rules(self) -> bool:
        """Whether it was played by the rules of today."""
        return self.game.version == self.setup.rules


async def bygone(house: House, table_id: str) -> Bygone:
    """A finished game; while it lasts, nothing of it is shown here. The row that says that it is
    over was written together with its last answer, and is read before the answers."""
    setup, around = await house.shelf.around(table_id, 0)
    if setup.status != OVER:
        raise Sorry("not_over")
    records, _ = await house.shelf.story(table_id, ALL, ALL)
    stands = [record for record in records if record.version == 0] + standing(records)
    told = [told for record in stands for told in record.told]
    names = called(around.sitters)
    rules = _rules(house.game(setup.game), setup)
    return Bygone(setup, rules, names, [r for r in stands if r.version], told)


def _rules(game: Game, setup: Setup) -> Rules:
    """Rules that name the things of a game: with its own edition, if today's can still read it."""
    try:
        return rules_given(game, dict(setup.given))
    except BroceliandeError:
        return rules_of(game, game.edition(None))


async def as_stored(house: House, game: Bygone) -> str:
    """A game of other rules as the library dumps it: the release of its time reads it."""
    setup = game.setup
    last = await house.shelf.snapshot(setup.id, ALL)
    data = {
        "format": FORMAT,
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": setup.options,
        **({"amendments": setup.amendments} if setup.amendments else {}),
        "edition": setup.edition,
        "names": game.names,
        "seed": setup.seed.hex(),
        "start": None,
        "moves": [[answer.seat, answer.move] for answer in game.answers],
        "position": text_of(last.position),
    }
    return json.dumps(data, ensure_ascii=False)
