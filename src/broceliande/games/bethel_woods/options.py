"""What the host of a table may fix: the level, the readings left open, draws of the set-up."""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.engine.options import Options, Setting, choice, given, number, seats_of
from broceliande.games.bethel_woods.names import CHARACTERS, DIRECTIONS, LEVELS

SUPPLIES = ("full", "short")
MOST_SPIES = 5


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


class Host(Options):
    """What the host may fix. The number of spies makes the level; a level's name alone means its
    larger number (BW-134, BW-135)."""

    LEVEL = choice(lambda _: LEVELS, usual=LEVELS[0])
    SPIES = number(0, MOST_SPIES, unset=-1)
    REDIRECT = choice(lambda _: DIRECTIONS)  # RU-34: open, the edition says
    SUPPLY = choice(lambda _: SUPPLIES, usual=SUPPLIES[0])
    FIRST = choice(seats_of, lot=True)
    CHARACTERS = given(4, _characters)
