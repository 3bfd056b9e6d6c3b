"""The names of Broom Service's world, in the order of their numbers."""

from __future__ import annotations

from enum import IntEnum

SIDES = ("recto", "verso")
LANDSCAPES = ("forest", "hill", "mountain", "prairie")
RESOURCES = ("orange", "violet", "green", "wand")
COLOURS = RESOURCES[:3]
SHAPES = ("round", "square")
ROLES = (
    "forest_witch", "hill_witch", "mountain_witch", "prairie_witch", "root_gatherer",
    "fruit_gatherer", "herb_gatherer", "valley_druid", "peak_druid", "weather_fairy",
)  # fmt: skip
ROLE_KINDS = ("witch", "gatherer", "druid", "fairy")
EVENTS = (
    "more_or_less", "black_market", "moonshiner", "take_heart", "dangerous_places",
    "protected_places", "advantage", "empty_hands", "full_set", "gathering",
)  # fmt: skip
MOMENTS = ("before", "during", "end")
EVENT_MOMENTS = (*MOMENTS[:1], *MOMENTS[1:2] * 3, *MOMENTS[2:] * 6)  # BS-129
STORMS = ("heavy", "aura", "move", "deliver", "hoard")
SPACE_KINDS = ("mountain", "forest", "hill")
MOUNTAIN_TILES = ("potions", "wands", "deliver", "two_moves", "dispel")
FOREST_TILES = ("brave_coward", "extra_card", "five_points")
HILL_TILES = ("turbo_AB", "turbo_AC", "turbo_AD", "turbo_BD", "turbo_CD", "market")
CIRCLES = ("A", "B", "C", "D")
STANCES = ("brave", "cowardly", "none")


class Side(IntEnum):
    """The two sides of the board (BS-018)."""

    RECTO = 0
    VERSO = 1


class Landscape(IntEnum):
    """BS-007: every land region has one."""

    FOREST = 0
    HILL = 1
    MOUNTAIN = 2
    PRAIRIE = 3


class Resource(IntEnum):
    """Potions, by colour, and wands."""

    ORANGE = 0
    VIOLET = 1
    GREEN = 2
    WAND = 3


class Kind(IntEnum):
    """What a role does."""

    WITCH = 0
    GATHERER = 1
    DRUID = 2
    FAIRY = 3


class Stance(IntEnum):
    """How a role card is played; a card laid without action has none (BS-059)."""

    BRAVE = 0
    COWARDLY = 1
    NONE = 2


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


class Storm(IntEnum):
    """What a cloud does (BS-168 to BS-174)."""

    HEAVY = 0
    AURA = 1
    MOVE = 2
    DELIVER = 3
    HOARD = 4


class Space(IntEnum):
    """The kinds of tile spaces."""

    MOUNTAIN = 0
    FOREST = 1
    HILL = 2


class Mountain(IntEnum):
    """The mountain tiles (BS-187 to BS-191)."""

    POTIONS = 0
    WANDS = 1
    DELIVER = 2
    TWO_MOVES = 3
    DISPEL = 4


class Forest(IntEnum):
    """The forest tiles (BS-199 to BS-205)."""

    BRAVE_COWARD = 0
    EXTRA_CARD = 1
    FIVE_POINTS = 2


class Hill(IntEnum):
    """The hill tiles: five turbo brooms come before the market (BS-208, BS-213)."""

    MARKET = 5
