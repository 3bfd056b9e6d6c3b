"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

import random

from broceliande.engine.table import Table


class RandomBot:
    """Plays any legal move."""

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """A legal move, drawn uniformly."""
        return rng.choice(table.moves(seat)).id
