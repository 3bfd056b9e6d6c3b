"""What the host of a table may fix: who starts, and the order of the groves."""

from __future__ import annotations

from itertools import permutations

from broceliande.engine.options import Options, Setting, choice, seats_of
from broceliande.games.bloody_grove.names import ANIMALS

ORDERS: list[list[int]] = [list(order) for order in permutations(range(len(ANIMALS)))]


def _orders(_: Setting) -> tuple[object, ...]:
    return tuple(" ".join(ANIMALS[animal] for animal in order) for order in ORDERS)


class Host(Options):
    """What the host may fix."""

    FIRST = choice(seats_of, lot=True)
    GROVES = choice(_orders, lot=True)
