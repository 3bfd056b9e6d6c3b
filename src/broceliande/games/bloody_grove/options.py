"""What the host of a table may fix: who starts, and the order of the groves."""

from __future__ import annotations

from itertools import permutations

from broceliande.engine.options import Setting, choice
from broceliande.games.bloody_grove.names import ANIMALS

FIRST, GROVE_ORDER = 0, 1
CELLS = 2
ORDERS: list[list[int]] = [list(order) for order in permutations(range(len(ANIMALS)))]


def _seats(setting: Setting) -> tuple[object, ...]:
    return tuple(range(setting.seats))


def _orders(_: Setting) -> tuple[object, ...]:
    return tuple(" ".join(ANIMALS[animal] for animal in order) for order in ORDERS)


OPTIONS = (
    choice("first", _seats, lot=True),
    choice("groves", _orders, lot=True),
)
