"""What a bot is, and the one door between a bot and a table."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from broceliande.engine.table import Table


class Bot(Protocol):
    """Something that answers the questions put to a seat."""

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """The id of a legal move of the seat; `table` is the bot's own, to do with as it likes."""


def answer(bot: Bot, table: Table, seat: int, rng: random.Random) -> int:
    """What the bot answers at this seat. The only door between a bot and a table."""
    return bot.choose(table.redeal(seat, rng.getrandbits(64)), seat, rng)


@dataclass(frozen=True)
class Rated:
    """A legal move as a search sees it."""

    move: int
    chance: float  # of the seat to win after it, 0 to 1
    share: float  # of the visits that went to it, 0 to 1
