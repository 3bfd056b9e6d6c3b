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


class Side(IntEnum):
    """The two sides of the board (BS-018)."""

    RECTO = 0
    VERSO = 1


SIDES = names_of(Side)


class Landscape(IntEnum):
    """BS-007: every land region has one."""

    FOREST = 0
    HILL = 1
    MOUNTAIN = 2
    PRAIRIE = 3


LANDSCAPES = names_of(Landscape)


class Resource(IntEnum):
    """Potions, by colour, and wands."""

    ORANGE = 0
    VIOLET = 1
    GREEN = 2
    WAND = 3


RESOURCES = names_of(Resource)
COLOURS = RESOURCES[:3]


class Kind(IntEnum):
    """What a role does."""

    WITCH = 0
    GATHERER = 1
    DRUID = 2
    FAIRY = 3


ROLE_KINDS = names_of(Kind)


class Stance(IntEnum):
    """How a role card is played; a card laid without action has none (BS-059)."""

    BRAVE = 0
    COWARDLY = 1
    NONE = 2


STANCES = names_of(Stance)


class Happening(IntEnum):
    """The ten events (BS-129)."""

    MORE_OR_LESS = 0
    BLACK_MARKET = 1
    MOONSHINER = 2
    TAKE_HEART = 3
    DANGEROUS_PLACES = 4
    PROTECTED_PLACES = 5
    ADVANTAGE = 6
    EMPTY_HANDS = 7
    FULL_SET = 8
    GATHERING = 9


EVENTS = names_of(Happening)


class Storm(IntEnum):
    """What a cloud does (BS-168 to BS-174)."""

    HEAVY = 0
    AURA = 1
    MOVE = 2
    DELIVER = 3
    HOARD = 4


STORMS = names_of(Storm)


class Space(IntEnum):
    """The kinds of tile spaces."""

    MOUNTAIN = 0
    FOREST = 1
    HILL = 2


SPACE_KINDS = names_of(Space)


class Mountain(IntEnum):
    """The mountain tiles (BS-187 to BS-191)."""

    POTIONS = 0
    WANDS = 1
    DELIVER = 2
    TWO_MOVES = 3
    DISPEL = 4


MOUNTAIN_TILES = names_of(Mountain)


class Forest(IntEnum):
    """The forest tiles (BS-199 to BS-205)."""

    BRAVE_COWARD = 0
    EXTRA_CARD = 1
    FIVE_POINTS = 2


FOREST_TILES = names_of(Forest)


class Hill(IntEnum):
    """The hill tiles: five turbo brooms come before the market (BS-208, BS-213)."""

    MARKET = HILL_TILES.index("market")
