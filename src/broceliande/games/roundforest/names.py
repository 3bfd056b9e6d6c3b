"""Names of Roundforest's components, as the edition file and the words know them."""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.declared import names_of

CORNERS = ("NW", "NE", "SE", "SW")  # clockwise (RF-024)
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

# The colours of chips (RF-014), and what a tile carries that has none.
Chip = IntEnum("Chip", "BLUE YELLOW RED NONE", start=0)
CHIPS = names_of(Chip)[:3]

# What coins are made of (RF-022).
Metal = IntEnum("Metal", "COPPER SILVER", start=0)
METALS = names_of(Metal)


class Thing(IntEnum):
    """The object tokens that a rule names; the others are goods (RF-072, RF-073)."""

    SADDLE = OBJECTS.index("saddle")
    CHEST = OBJECTS.index("chest")
    KEY = OBJECTS.index("key")
    COPPER_TOKEN = OBJECTS.index("coin_copper")
    SILVER_TOKEN = OBJECTS.index("coin_silver")


class Who(IntEnum):
    """The altruistic characters; those before them have missions (RF-102)."""

    PRINCE = CHARACTERS.index("prince")
    UNICORN = CHARACTERS.index("unicorn")
    PEDLAR = CHARACTERS.index("pedlar")
    GOBLIN = CHARACTERS.index("goblin")
    BEGGAR = CHARACTERS.index("beggar")
    FOREST_SPIRIT = CHARACTERS.index("forest_spirit")


# What lies on a cell of the layout (RF-003 to RF-005).
Ground = IntEnum("Ground", "OUTSIDE FOREST WELL", start=0)


class Card(IntEnum):
    """Where a character's card is, if not with a debtor (whose seat it is then)."""

    IN_PILE = -1
    FACE_UP = 4
    IN_HAND = 5


class Reward(IntEnum):
    """What a mission brings, if it is no object."""

    NONE = -1
    APPLE = -2
