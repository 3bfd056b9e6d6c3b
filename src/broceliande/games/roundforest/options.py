"""What the host of a table may fix (RF-010, RF-018, RF-023, RF-171, RF-188)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from broceliande.engine.options import Option, Setting, choice, number
from broceliande.games.roundforest.names import CORNERS

FIRST, HARDER, BLOCKING, TURN_LIMIT, CORNERS_SET = 0, 1, 2, 3, 4
CELLS = 8


def _seats(setting: Setting) -> tuple[object, ...]:
    return tuple(range(setting.seats))


def _switch(_: Setting) -> tuple[object, ...]:
    return (False, True)


def _corner_sets(setting: Setting) -> tuple[object, ...]:
    """Every way to take so many corners, clockwise from the north-west, such as "NW SE"."""
    return tuple(" ".join(corners) for corners in combinations(CORNERS, setting.seats))


def _corners(value: object, setting: Setting) -> Sequence[int]:
    offered = _corner_sets(setting)
    if not isinstance(value, str) or value not in offered:
        raise ValueError(f"takes one of {', '.join(map(repr, offered))}, not {value!r}")
    taken = [CORNERS.index(corner) for corner in value.split()]
    return taken + [-1] * (len(CORNERS) - len(taken))


OPTIONS = (
    choice("first", _seats, lot=True),  # RF-023
    choice("harder", _switch, usual=False),  # RF-018
    choice("blocking", _switch, usual=False),  # RF-171
    number("turn_limit", 1, 1000, 0),  # RF-188
    Option("corners", 4, _corners, (-1,) * 4, _corner_sets),  # RF-010
)
