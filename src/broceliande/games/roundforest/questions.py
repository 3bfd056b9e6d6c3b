"""What Roundforest asks, refuses and tells, how it ends and what must hold (ledger, Decisions).

The questions are those of the ledger's table. A move names only its tile: whether it takes a
compass follows from the symbol. Sets of objects are answered in one go, as a bit for each place
of the backpack; of equal objects the first ones are named.
"""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from broceliande.games.roundforest.amendments import Amendment
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


class Ask(d.Questions):
    """The questions, in the order of a turn."""

    START_WINDOW = d.question(FIRST_GAP + GAPS, rule="RF-169 RF-174")
    MOVE = d.question(CELLS + 1, rule="RF-025 RF-039 RF-045 RF-050")
    OBJECT = d.question(BARTER + BOARD, rule="RF-077 RF-082 RF-133")
    COIN_TOKEN = d.question(2, rule="RF-093")
    YELLOW_TARGET = d.question(CELLS, rule="RF-097 RF-099", forced=Amendment.NO_CHOICE)
    MISSION = d.question(4, rule="RF-103 RF-104 RF-107 RF-122")
    ABILITY = d.question(2, rule="RF-117 RF-118")
    PRINCE_PICK = d.question(KINDS, rule="RF-151")
    UNICORN_TARGET = d.question(CELLS, rule="RF-153 RF-154")
    SADDLE = d.question(2, rule="RF-154")
    PEDLAR = d.question(SETS + 1, rule="RF-156 RF-157 RF-158", forced=Amendment.NO_CHOICE)
    GOBLIN = d.question(SLOTS, KINDS, rule="RF-160 RF-161 RF-162")
    BEGGAR_PICK = d.question(CAST, rule="RF-163")
    WELL = d.question(SETS + 2, rule="RF-124 RF-130 RF-131")
    END_WINDOW = d.question(FIRST_GAP + GAPS, rule="RF-169 RF-174")
    SPIRIT_PLACE = d.question(CELLS, rule="RF-181 RF-182")


class Why(d.Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = d.game_over("RF-186")
    NOT_YOUR_TURN = d.not_asked("RF-024")
    WRONG_PHASE = d.wrong_question("RF-026")
    NO_SUCH_MOVE = d.no_such_move("RF-025")
    NOT_IN_FOREST = d.because("RF-038")
    NOT_BORDERING = d.because("RF-028")
    NOT_IN_LINE = d.because("RF-037")
    SAME_TILE = d.because("RF-153")
    TILE_OCCUPIED = d.because("RF-043")
    NEEDS_SADDLE = d.because("RF-154")
    SPIRIT_NOT_READY = d.because("RF-180")
    NOTHING_TO_DO = d.because("RF-121")
    NO_WHITE_SYMBOL = d.because("RF-040")
    MUST_LEAVE_BACKPACK = d.because("RF-030")
    NO_CHEST_AND_KEY = d.because("RF-168")
    BLOCKING_OFF = d.because("RF-171")
    GAP_USED = d.because("RF-173")
    GAP_NOT_NEAR = d.because("RF-175")
    NO_HEAVY_OBJECT = d.because("RF-171")
    PLACE_EMPTY = d.because("RF-091")
    CANNOT_PAY_FAIRY = d.because("RF-087")
    NO_SUCH_OBJECT = d.because("")  # the question's own paragraph
    LIKE_OBJECT = d.because("")  # the question's own paragraph
    NOT_TWO_OBJECTS = d.because("RF-131")
    NOT_IN_BAG = d.because("RF-160")
    COIN_NOT_SWAPPED = d.because("RF-161")
    NO_ROOM = d.because("RF-070")
    SECOND_HEAVY = d.because("RF-071")
    NOT_DRAWN = d.because("RF-151")
    WRONG_TILE = d.because("")  # the question's own paragraph
    MUST_ACT = d.because("RF-122")
    NOT_YOUR_DEBT = d.because("RF-108")
    NO_APPLE = d.because("RF-108")
    CANNOT_PAY_MISSION = d.because("RF-103")
    TOO_FEW_COINS = d.because("")  # the question's own paragraph
    NO_COIN_LEFT = d.because("RF-022")
    NO_APPLE_LEFT = d.because("RF-022")
    NOT_IN_PILE = d.because("RF-163")


class Tell(d.Events):
    """What the chronicle tells."""

    DEALT = d.event(player=SEAT)
    FIRST_MOVE = d.event(player=SEAT, tile="tile")
    MOVED = d.event(player=SEAT, from_="tile", tile="tile")
    COMPASS_SPENT = d.event(player=SEAT, left=NUMBER)
    PAUSED = d.event(player=SEAT, tile="tile")
    WAITED = d.event(player=SEAT)
    TURNED = d.event(tile="tile")
    NOT_TURNED = d.event(tile="tile")
    RESTOCKED = d.event(tile="tile", chip=CHIPS)
    BAG_REFILLED = d.event(chips=NUMBER)
    CHIP_TAKEN = d.event(player=SEAT, chip=CHIPS)
    OBJECT_DRAWN = d.event(player=SEAT, object=OBJECTS)
    NO_OBJECT = d.event(player=SEAT)
    OBJECT_FOUND = d.event(player=SEAT, object=OBJECTS, tile="tile")
    KEPT = d.event(player=SEAT, object=OBJECTS)
    LEFT = d.event(player=SEAT, object=OBJECTS, tile="tile")
    BARTERED = d.event(player=SEAT, object=OBJECTS, taken=OBJECTS, row=ROWS)
    PAID = d.event(player=SEAT, coins=NUMBER, metal=METALS)
    CONVERTED = d.event(player=SEAT, metal=METALS)
    FAIRY_GOT = d.event(object=OBJECTS)
    LAID = d.event(player=SEAT, object=OBJECTS, tile="tile")
    RETURNED = d.event(object=OBJECTS)
    CARD_DRAWN = d.event(player=SEAT, character=CHARACTERS)
    NO_CARD = d.event(player=SEAT)
    MISSION_DONE = d.event(player=SEAT, mission=MISSIONS, character=CHARACTERS)
    GAVE_OBJECT = d.event(player=SEAT, object=OBJECTS)
    GAVE_COINS = d.event(player=SEAT, coins=NUMBER, metal=METALS)
    FREED = d.event(player=SEAT, character=CHARACTERS)
    REWARDED = d.event(player=SEAT, object=OBJECTS)
    NO_REWARD = d.event(player=SEAT, object=OBJECTS)
    GOT_APPLE = d.event(player=SEAT, apples=NUMBER)
    GOT_COINS = d.event(player=SEAT, coins=NUMBER, metal=METALS)
    SACRIFICED = d.event(player=SEAT, character=CHARACTERS)
    IN_DEBT = d.event(player=SEAT, character=CHARACTERS, tile="tile")
    CARD_LAID = d.event(player=SEAT, character=CHARACTERS, tile="tile")
    USED = d.event(player=SEAT, character=CHARACTERS)
    NONE_FITS = d.event(player=SEAT)
    RODE = d.event(player=SEAT, tile="tile")
    FETCHED = d.event(player=SEAT, character=CHARACTERS)
    CHEST_OPENED = d.event(player=SEAT)
    GAP_FILLED = d.event(player=SEAT, object=OBJECTS, gap="gap")
    GAP_CLEARED = d.event(player=SEAT, object=OBJECTS, gap="gap")
    SPIRIT_CAME = d.event(player=SEAT, ready=SEAT, tile="tile")
    SPIRIT_WAITS = d.event(ready=SEAT)
    WON = d.event(player=SEAT)
    NOBODY_WON = d.event()


class Ending(d.Endings):
    """How a game ends."""

    EMERALD_RING = d.ending("RF-186")
    TURN_LIMIT = d.ending("RF-188")


# What can be pointed at. `carried` is an object of the backpack of whoever is asked, `held` one in
# question, `bag` one in the blue bag; all three by kind.
THINGS = (
    "tile", "compass", "gap", "fairy", "carried", "held", "bag", "character", "seat", "answer",
)  # fmt: skip


class Fault(d.Faults):
    """What must never be found."""

    CHIPS_LOST = d.fault("chips of a colour are not all there")
    OBJECTS_LOST = d.fault("object tokens of a kind are not all there")
    COINS_LOST = d.fault("coins are not all there")
    APPLES_LOST = d.fault("golden apples are not all there")
    CHARACTER_ASTRAY = d.fault("a character's card or token is not where it belongs")
    TILE_OVERFULL = d.fault("a tile carries two things, or a well carries one")
    PAWNS_ASTRAY = d.fault("two pawns stand on one tile, or one outside the forest")
    BACKPACK_WRONG = d.fault("a backpack is overfull or out of order")
    TILE_BARE = d.fault("a forest tile without a pawn is bare")
    BAG_WRONG = d.fault("a bag does not hold what is counted in it")
    COMPASSES = d.fault("a player has more compasses than there are")
