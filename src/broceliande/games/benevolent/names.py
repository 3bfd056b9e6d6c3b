"""The names of Benevolent's world, in the order of their numbers."""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.declared import names_of

FACES_PER_SIDE = ("1A", "1B", "2A", "2B", "3A", "3B")
TILES = 9  # of the pyramid, each with a Permanent and an Ephemeral face (BE-023)
PERMANENTS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9")

# BE-003: the gifts in rising order.
Gift = IntEnum("Gift", "CLOVER FEATHER CRYSTAL AMBER STATUETTE", start=0)
GIFTS = names_of(Gift)

# The six locations.
Place = IntEnum("Place", "ALTAR MEADOW NEST POND CIRCLE TABLE", start=0)
LOCATIONS = names_of(Place)


class Secret(IntEnum):
    """The Permanent secrets (they combine freely, BE-121); the Ephemeral ones follow from
    EPHEMERAL on."""

    SECOND_EXCHANGE = 0  # P1
    SECOND_SLEEP = 1  # P2
    CACHE = 2  # P3
    DOUBLE_STEP = 3  # P4
    SOLITUDE = 4  # P5
    FREE_STEPS = 5  # P6
    SOOTHED_SPIRITS = 6  # P7
    OFFERING = 7  # P8
    GOOD_PRICE = 8  # P9
    EPHEMERAL = 9


# What an Ephemeral secret does.
Effect = IntEnum("Effect", "GAIN BUY_FIXED RECIPE SLEEP EXCHANGE BUY", start=0)
EFFECTS = names_of(Effect)
