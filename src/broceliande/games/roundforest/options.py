"""What the host of a table may fix (RF-010, RF-018, RF-023, RF-171, RF-188)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from broceliande.engine.options import Options, Setting, choice, given, number, seats_of, yes_or_no
from broceliande.games.roundforest.names import CORNERS


def _corner_sets(setting: Setting) -> tuple[object, ...]:
    """Every way to take so many corners, clockwise from the north-west, such as "NW SE"."""
    return tuple(" ".join(corners) for corners in combinations(CORNERS, setting.seats))


def _corners(value: object, setting: Setting) -> Sequence[int]:
    offered = _corner_sets(setting)
    if not isinstance(value, str) or value not in offered:
        raise ValueError(f"takes one of {', '.join(map(repr, offered))}, not {value!r}")
    taken = [CORNERS.index(corner) for corner in value.split()]
    return taken + [-1] * (len(CORNERS) - len(taken))


class Host(Options):
    """What the host may fix."""

    FIRST = choice(seats_of, lot=True, passes=True)  # RF-023
    HARDER = choice(yes_or_no, usual=False)  # RF-018
    BLOCKING = choice(yes_or_no, usual=False)  # RF-171
    TURN_LIMIT = number(1, 1000, unset=0)  # RF-188
    CORNERS = given(4, _corners, _corner_sets)  # RF-010
