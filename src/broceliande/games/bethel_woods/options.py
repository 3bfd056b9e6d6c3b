"""What the host of a table may fix: the level, the readings left open, draws of the set-up."""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.engine.options import Option, Setting, choice, number
from broceliande.games.bethel_woods.names import CHARACTERS, DIRECTIONS, LEVELS

LEVEL, SPIES, REDIRECT, SUPPLY, FIRST, CHARACTERS_SET = 0, 1, 2, 3, 4, 5
CELLS = 9
SUPPLIES = ("full", "short")
MOST_SPIES = 5


def _seats(setting: Setting) -> tuple[object, ...]:
    return tuple(range(setting.seats))


def _characters(value: object, setting: Setting) -> Sequence[int]:
    """BW-022, BW-141: one character for each seat, none twice, no Junas for a lone player."""
    seats = setting.seats
    if not isinstance(value, list | tuple) or len(value) != seats:
        raise ValueError(f"takes {seats} characters with {seats} seats, not {value!r}")
    for name in value:
        if name not in CHARACTERS:
            raise ValueError(f"knows the characters {', '.join(CHARACTERS)}, not {name!r}")
    if len(set(value)) != seats:
        raise ValueError(f"names a character twice: {', '.join(value)}")
    if seats == 1 and value[0] == "junas":
        raise ValueError("has nobody for Junas to give to with 1 seat")
    return [CHARACTERS.index(name) for name in value] + [-1] * (4 - seats)


# BW-134, BW-135: the number of spies makes the level; a level's name alone means its larger number.
OPTIONS = (
    choice("level", lambda _: LEVELS, usual=LEVELS[0]),
    number("spies", 0, MOST_SPIES, -1),
    choice("redirect", lambda _: DIRECTIONS),  # RU-34: open, the edition says
    choice("supply", lambda _: SUPPLIES, usual=SUPPLIES[0]),
    choice("first", _seats, lot=True),
    Option("characters", 4, _characters, (-1, -1, -1, -1)),
)
