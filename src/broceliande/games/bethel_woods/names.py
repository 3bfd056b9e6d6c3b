"""The names of Bethel Woods' world, in the order of their numbers.

Machines, sections and spies are numbered from 0 here and from 1 in words. A token's kind is
4 * (value - 1) + type: the same piece is a malfunction on the board and Knowledge in a supply.
"""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.declared import names_of

MACHINES = 6
TYPES = 4
VALUES = 6
KINDS = VALUES * TYPES

TYPE_NAMES = ("mechanical", "structural", "digital", "electrical")
WORKERS = ("mechanic", "engineer", "technician", "electrician")  # BW-006: each matches its type
LEVELS = ("normal", "hard", "insane", "impossible")
DIRECTIONS = ("clockwise", "anticlockwise")

# BW-074 to BW-088: the characters.
Who = IntEnum("Who", "NOVA HARRIS JUNAS LINNY VIOLET FENN", start=0)
CHARACTERS = names_of(Who)

# BW-107 to BW-123: the critical tiles.
Tile = IntEnum(
    "Tile",
    "LIMIT6 REDIRECT BUILD_PLUS1 UNMASK_PLUS1 ABILITY_FEE EXTRA_MALFUNCTION",
    start=0,
)
TILES = names_of(Tile)
