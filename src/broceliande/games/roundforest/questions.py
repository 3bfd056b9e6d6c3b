"""What Roundforest asks, why it refuses, what it tells and how it ends (ledger, Decisions).

The questions are those of the ledger's table. A move names only its tile: whether it takes a
compass follows from the symbol. Sets of objects are answered in one go, as a bit for each place
of the backpack; of equal objects the first ones are named.
"""

from __future__ import annotations

from broceliande.engine.declared import (
    NUMBER,
    SEAT,
    Endings,
    Events,
    Questions,
    Reasons,
    because,
    ending,
    event,
    game_over,
    no_such_move,
    not_asked,
    question,
    wrong_question,
)
from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import BOARD, CAST, KINDS
from broceliande.games.roundforest.forest import CELLS, GAPS
from broceliande.games.roundforest.names import CHARACTERS, CHIPS, METALS, MISSIONS, OBJECTS, ROWS

DONE, OPEN, FIRST_GAP = 0, 1, 2  # answers to the windows
PAUSE = CELLS  # the answer to `move` that stays
KEEP, LEAVE, BARTER = 0, 1, 2  # answers to `object`; BARTER + a place of the fairy board
CONVERT, KEEP_TOKEN = 0, 1
TOP, BOTTOM, GIVE_APPLE, TAKE_DEBT = 0, 1, 2, 3
USE, LEAVE_CARD = 0, 1
SPEND, SPARE = 0, 1
SETS = 1 << SLOTS  # sets of objects of the own backpack
BUY_APPLE = SETS  # the answer to `pedlar` that sells nothing
NOTHING, FOR_SILVER, FOR_APPLE = 0, SETS, SETS + 1  # answers to `well` besides a set


class Ask(Questions):
    """The questions, in the order of a turn."""

    START_WINDOW = question(FIRST_GAP + GAPS, rule="RF-169 RF-174")
    MOVE = question(CELLS + 1, rule="RF-025 RF-039 RF-045 RF-050")
    OBJECT = question(BARTER + BOARD, rule="RF-077 RF-082 RF-133")
    COIN_TOKEN = question(2, rule="RF-093")
    YELLOW_TARGET = question(CELLS, rule="RF-097 RF-099")
    MISSION = question(4, rule="RF-103 RF-104 RF-107 RF-122")
    ABILITY = question(2, rule="RF-117 RF-118")
    PRINCE_PICK = question(KINDS, rule="RF-151")
    UNICORN_TARGET = question(CELLS, rule="RF-153 RF-154")
    SADDLE = question(2, rule="RF-154")
    PEDLAR = question(SETS + 1, rule="RF-156 RF-157 RF-158")
    GOBLIN = question(SLOTS, KINDS, rule="RF-160 RF-161 RF-162")
    BEGGAR_PICK = question(CAST, rule="RF-163")
    WELL = question(SETS + 2, rule="RF-124 RF-130 RF-131")
    END_WINDOW = question(FIRST_GAP + GAPS, rule="RF-169 RF-174")
    SPIRIT_PLACE = question(CELLS, rule="RF-181 RF-182")


class Why(Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = game_over("RF-186")
    NOT_YOUR_TURN = not_asked("RF-024")
    WRONG_PHASE = wrong_question("RF-026")
    NO_SUCH_MOVE = no_such_move("RF-025")
    NOT_IN_FOREST = because("RF-038")
    NOT_BORDERING = because("RF-028")
    NOT_IN_LINE = because("RF-037")
    SAME_TILE = because("RF-153")
    TILE_OCCUPIED = because("RF-043")
    NEEDS_SADDLE = because("RF-154")
    SPIRIT_NOT_READY = because("RF-180")
    NOTHING_TO_DO = because("RF-121")
    NO_WHITE_SYMBOL = because("RF-040")
    MUST_LEAVE_BACKPACK = because("RF-030")
    NO_CHEST_AND_KEY = because("RF-168")
    BLOCKING_OFF = because("RF-171")
    GAP_USED = because("RF-173")
    GAP_NOT_NEAR = because("RF-175")
    NO_HEAVY_OBJECT = because("RF-171")
    PLACE_EMPTY = because("RF-091")
    CANNOT_PAY_FAIRY = because("RF-087")
    NO_SUCH_OBJECT = because()
    LIKE_OBJECT = because()
    NOT_TWO_OBJECTS = because("RF-131")
    NOT_IN_BAG = because("RF-160")
    COIN_NOT_SWAPPED = because("RF-161")
    NO_ROOM = because("RF-070")
    SECOND_HEAVY = because("RF-071")
    NOT_DRAWN = because("RF-151")
    WRONG_TILE = because()
    MUST_ACT = because("RF-122")
    NOT_YOUR_DEBT = because("RF-108")
    NO_APPLE = because("RF-108")
    CANNOT_PAY_MISSION = because("RF-103")
    TOO_FEW_COINS = because()
    NO_COIN_LEFT = because("RF-022")
    NO_APPLE_LEFT = because("RF-022")
    NOT_IN_PILE = because("RF-163")


class Tell(Events):
    """What the chronicle tells."""

    DEALT = event(player=SEAT)
    FIRST_MOVE = event(player=SEAT, tile="tile")
    MOVED = event(player=SEAT, from_="tile", tile="tile")
    COMPASS_SPENT = event(player=SEAT, left=NUMBER)
    PAUSED = event(player=SEAT, tile="tile")
    WAITED = event(player=SEAT)
    TURNED = event(tile="tile")
    NOT_TURNED = event(tile="tile")
    RESTOCKED = event(tile="tile", chip=CHIPS)
    BAG_REFILLED = event(chips=NUMBER)
    CHIP_TAKEN = event(player=SEAT, chip=CHIPS)
    OBJECT_DRAWN = event(player=SEAT, object=OBJECTS)
    NO_OBJECT = event(player=SEAT)
    OBJECT_FOUND = event(player=SEAT, object=OBJECTS, tile="tile")
    KEPT = event(player=SEAT, object=OBJECTS)
    LEFT = event(player=SEAT, object=OBJECTS, tile="tile")
    BARTERED = event(player=SEAT, object=OBJECTS, taken=OBJECTS, row=ROWS)
    PAID = event(player=SEAT, coins=NUMBER, metal=METALS)
    CONVERTED = event(player=SEAT, metal=METALS)
    FAIRY_GOT = event(object=OBJECTS)
    LAID = event(player=SEAT, object=OBJECTS, tile="tile")
    RETURNED = event(object=OBJECTS)
    CARD_DRAWN = event(player=SEAT, character=CHARACTERS)
    NO_CARD = event(player=SEAT)
    MISSION_DONE = event(player=SEAT, mission=MISSIONS, character=CHARACTERS)
    GAVE_OBJECT = event(player=SEAT, object=OBJECTS)
    GAVE_COINS = event(player=SEAT, coins=NUMBER, metal=METALS)
    FREED = event(player=SEAT, character=CHARACTERS)
    REWARDED = event(player=SEAT, object=OBJECTS)
    NO_REWARD = event(player=SEAT, object=OBJECTS)
    GOT_APPLE = event(player=SEAT, apples=NUMBER)
    GOT_COINS = event(player=SEAT, coins=NUMBER, metal=METALS)
    SACRIFICED = event(player=SEAT, character=CHARACTERS)
    IN_DEBT = event(player=SEAT, character=CHARACTERS, tile="tile")
    CARD_LAID = event(player=SEAT, character=CHARACTERS, tile="tile")
    USED = event(player=SEAT, character=CHARACTERS)
    NONE_FITS = event(player=SEAT)
    RODE = event(player=SEAT, tile="tile")
    FETCHED = event(player=SEAT, character=CHARACTERS)
    CHEST_OPENED = event(player=SEAT)
    GAP_FILLED = event(player=SEAT, object=OBJECTS, gap="gap")
    GAP_CLEARED = event(player=SEAT, object=OBJECTS, gap="gap")
    SPIRIT_CAME = event(player=SEAT, ready=SEAT, tile="tile")
    SPIRIT_WAITS = event(ready=SEAT)
    WON = event(player=SEAT)
    NOBODY_WON = event()


# What can be pointed at. `carried` is an object of the backpack of whoever is asked, `held` one in
# question, `bag` one in the blue bag; all three by kind.
THINGS = (
    "tile", "compass", "gap", "fairy", "carried", "held", "bag", "character", "seat", "answer",
)  # fmt: skip


class Ending(Endings):
    """How a game ends."""

    EMERALD_RING = ending()
    TURN_LIMIT = ending()
