"""Bots. A bot is handed a redealt world, one its seat cannot tell from the truth, never the truth.

A bot of another package or file needs nothing but the method of `Bot`.
"""

from __future__ import annotations

import random
from typing import Protocol

from broceliande.engine.table import Table


class Bot(Protocol):
    """Something that answers the questions put to a seat."""

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """The id of a legal move of the seat; `table` is the bot's own, to do with as it likes."""


def answer(bot: Bot, table: Table, seat: int, rng: random.Random) -> int:
    """What the bot answers at this seat. The only door between a bot and a table."""
    return bot.choose(table.redeal(seat, rng.getrandbits(64)), seat, rng)
