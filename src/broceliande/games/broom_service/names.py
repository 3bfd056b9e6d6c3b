"""The names of Broom Service's world, in the order of their numbers."""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.declared import names_of

SHAPES = ("round", "square")
ROLES = (
    "forest_witch", "hill_witch", "mountain_witch", "prairie_witch", "root_gatherer",
    "fruit_gatherer", "herb_gatherer", "valley_druid", "peak_druid", "weather_fairy",
)  # fmt: skip
MOMENTS = ("before", "during", "end")
EVENT_MOMENTS = (*MOMENTS[:1], *MOMENTS[1:2] * 3, *MOMENTS[2:] * 6)  # BS-129
HILL_TILES = ("turbo_AB", "turbo_AC", "turbo_AD", "turbo_BD", "turbo_CD", "market")
CIRCLES = ("A", "B", "C", "D")

# The two sides of the board (BS-018).
Side = IntEnum("Side", "RECTO VERSO", start=0)
SIDES = names_of(Side)

# BS-007: every land region has one.
Landscape = IntEnum("Landscape", "FOREST HILL MOUNTAIN PRAIRIE", start=0)
LANDSCAPES = names_of(Landscape)

# Potions, by colour, and wands.
Resource = IntEnum("Resource", "ORANGE VIOLET GREEN WAND", start=0)
RESOURCES = names_of(Resource)
COLOURS = RESOURCES[:3]

# What a role does.
Kind = IntEnum("Kind", "WITCH GATHERER DRUID FAIRY", start=0)
ROLE_KINDS = names_of(Kind)

# How a role card is played; a card laid without action has none (BS-059).
Stance = IntEnum("Stance", "BRAVE COWARDLY NONE", start=0)
STANCES = names_of(Stance)

# The ten events (BS-129).
Happening = IntEnum(
    "Happening",
    "MORE_OR_LESS BLACK_MARKET MOONSHINER TAKE_HEART DANGEROUS_PLACES"
    " PROTECTED_PLACES ADVANTAGE EMPTY_HANDS FULL_SET GATHERING",
    start=0,
)
EVENTS = names_of(Happening)

# What a cloud does (BS-168 to BS-174).
Storm = IntEnum("Storm", "HEAVY AURA MOVE DELIVER HOARD", start=0)
STORMS = names_of(Storm)

# The kinds of tile spaces.
Space = IntEnum("Space", "MOUNTAIN FOREST HILL", start=0)
SPACE_KINDS = names_of(Space)

# The mountain tiles (BS-187 to BS-191).
Mountain = IntEnum("Mountain", "POTIONS WANDS DELIVER TWO_MOVES DISPEL", start=0)
MOUNTAIN_TILES = names_of(Mountain)

# The forest tiles (BS-199 to BS-205).
Forest = IntEnum("Forest", "BRAVE_COWARD EXTRA_CARD FIVE_POINTS", start=0)
FOREST_TILES = names_of(Forest)


class Hill(IntEnum):
    """The hill tiles: five turbo brooms come before the market (BS-208, BS-213)."""

    MARKET = HILL_TILES.index("market")
