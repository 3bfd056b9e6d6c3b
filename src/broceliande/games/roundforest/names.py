"""Names of Roundforest's components, as the edition file and the words know them."""

from __future__ import annotations

from enum import IntEnum

CORNERS = ("NW", "NE", "SE", "SW")  # clockwise (RF-024)
CHIPS = ("blue", "yellow", "red")
METALS = ("copper", "silver")
ROWS = ("bottom", "middle", "top")
CLASSES = ("friendly", "hostile", "altruistic")  # RF-102
MISSIONS = ("top", "bottom")
COLUMNS = "ABCDEF"

OBJECTS = (
    "anvil", "barrel", "stone", "saddle", "chest", "sword", "potion", "cross", "key",
    "coin_copper", "coin_silver", "helmet", "horseshoe", "hat", "cheese", "kettle", "jug",
    "spoon", "mortar", "mushroom", "bottle", "boots",
)  # fmt: skip
CHARACTERS = (
    "smith", "innkeeper", "sculptor", "witch", "bandit", "devil",
    "prince", "unicorn", "pedlar", "goblin", "beggar", "forest_spirit",
)  # fmt: skip
WITH_MISSIONS = CHARACTERS[:6]


class Chip(IntEnum):
    """The colours of chips (RF-014), and what a tile carries that has none."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    NONE = 3


class Metal(IntEnum):
    """What coins are made of (RF-022)."""

    COPPER = 0
    SILVER = 1


class Thing(IntEnum):
    """The object tokens that a rule names; the others are goods (RF-072, RF-073)."""

    SADDLE = 3
    CHEST = 4
    KEY = 8
    COPPER_TOKEN = 9
    SILVER_TOKEN = 10


class Who(IntEnum):
    """The altruistic characters; those before them have missions (RF-102)."""

    PRINCE = 6
    UNICORN = 7
    PEDLAR = 8
    GOBLIN = 9
    BEGGAR = 10
    FOREST_SPIRIT = 11


class Ground(IntEnum):
    """What lies on a cell of the layout (RF-003 to RF-005)."""

    OUTSIDE = 0
    FOREST = 1
    WELL = 2


class Card(IntEnum):
    """Where a character's card is, if not with a debtor (whose seat it is then)."""

    IN_PILE = -1
    FACE_UP = 4
    IN_HAND = 5


class Reward(IntEnum):
    """What a mission brings, if it is no object."""

    NONE = -1
    APPLE = -2
