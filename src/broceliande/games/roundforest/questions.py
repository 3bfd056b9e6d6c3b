"""What Roundforest asks, why it refuses, what it tells and how it ends (ledger, Decisions).

The questions are those of the ledger's table. A move names only its tile: whether it takes a
compass follows from the symbol. Sets of objects are answered in one go, as a bit for each place
of the backpack; of equal objects the first ones are named.
"""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.game import (
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NUMBER,
    SEAT,
    WRONG_QUESTION,
    Event,
    Question,
    Reason,
    sizes,
    starts,
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


class Ask(IntEnum):
    """The questions, in the order of a turn."""

    NOTHING = 0
    START_WINDOW = 1
    MOVE = 2
    OBJECT = 3
    COIN_TOKEN = 4
    YELLOW_TARGET = 5
    MISSION = 6
    ABILITY = 7
    PRINCE_PICK = 8
    UNICORN_TARGET = 9
    SADDLE = 10
    PEDLAR = 11
    GOBLIN = 12
    BEGGAR_PICK = 13
    WELL = 14
    END_WINDOW = 15
    SPIRIT_PLACE = 16


QUESTIONS = (
    Question("start_window", (FIRST_GAP + GAPS,), "RF-169 RF-174"),
    Question("move", (CELLS + 1,), "RF-025 RF-039 RF-045 RF-050"),
    Question("object", (BARTER + BOARD,), "RF-077 RF-082 RF-133"),
    Question("coin_token", (2,), "RF-093"),
    Question("yellow_target", (CELLS,), "RF-097 RF-099"),
    Question("mission", (4,), "RF-103 RF-104 RF-107 RF-122"),
    Question("ability", (2,), "RF-117 RF-118"),
    Question("prince_pick", (KINDS,), "RF-151"),
    Question("unicorn_target", (CELLS,), "RF-153 RF-154"),
    Question("saddle", (2,), "RF-154"),
    Question("pedlar", (SETS + 1,), "RF-156 RF-157 RF-158"),
    Question("goblin", (SLOTS, KINDS), "RF-160 RF-161 RF-162"),
    Question("beggar_pick", (CAST,), "RF-163"),
    Question("well", (SETS + 2,), "RF-124 RF-130 RF-131"),
    Question("end_window", (FIRST_GAP + GAPS,), "RF-169 RF-174"),
    Question("spirit_place", (CELLS,), "RF-181 RF-182"),
)
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)


class Why(IntEnum):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = GAME_OVER
    NOT_YOUR_TURN = NOT_ASKED
    WRONG_PHASE = WRONG_QUESTION
    NO_SUCH_MOVE = NO_SUCH_MOVE
    NOT_IN_FOREST = 5
    NOT_BORDERING = 6
    NOT_IN_LINE = 7
    SAME_TILE = 8
    TILE_OCCUPIED = 9
    NEEDS_SADDLE = 10
    SPIRIT_NOT_READY = 11
    NOTHING_TO_DO = 12
    NO_WHITE_SYMBOL = 13
    MUST_LEAVE_BACKPACK = 14
    NO_CHEST_AND_KEY = 15
    BLOCKING_OFF = 16
    GAP_USED = 17
    GAP_NOT_NEAR = 18
    NO_HEAVY_OBJECT = 19
    PLACE_EMPTY = 20
    CANNOT_PAY_FAIRY = 21
    NO_SUCH_OBJECT = 22
    LIKE_OBJECT = 23
    NOT_TWO_OBJECTS = 24
    NOT_IN_BAG = 25
    COIN_NOT_SWAPPED = 26
    NO_ROOM = 27
    SECOND_HEAVY = 28
    NOT_DRAWN = 29
    WRONG_TILE = 30
    MUST_ACT = 31
    NOT_YOUR_DEBT = 32
    NO_APPLE = 33
    CANNOT_PAY_MISSION = 34
    TOO_FEW_COINS = 35
    NO_COIN_LEFT = 36
    NO_APPLE_LEFT = 37
    NOT_IN_PILE = 38


REASONS = (
    Reason("game_over", "RF-186"),
    Reason("not_your_turn", "RF-024"),
    Reason("wrong_phase", "RF-026"),
    Reason("no_such_move", "RF-025"),
    Reason("not_in_forest", "RF-038"),
    Reason("not_bordering", "RF-028"),
    Reason("not_in_line", "RF-037"),
    Reason("same_tile", "RF-153"),
    Reason("tile_occupied", "RF-043"),
    Reason("needs_saddle", "RF-154"),
    Reason("spirit_not_ready", "RF-180"),
    Reason("nothing_to_do", "RF-121"),
    Reason("no_white_symbol", "RF-040"),
    Reason("must_leave_backpack", "RF-030"),
    Reason("no_chest_and_key", "RF-168"),
    Reason("blocking_off", "RF-171"),
    Reason("gap_used", "RF-173"),
    Reason("gap_not_near", "RF-175"),
    Reason("no_heavy_object", "RF-171"),
    Reason("place_empty", "RF-091"),
    Reason("cannot_pay_fairy", "RF-087"),
    Reason("no_such_object"),
    Reason("like_object"),
    Reason("not_two_objects", "RF-131"),
    Reason("not_in_bag", "RF-160"),
    Reason("coin_not_swapped", "RF-161"),
    Reason("no_room", "RF-070"),
    Reason("second_heavy", "RF-071"),
    Reason("not_drawn", "RF-151"),
    Reason("wrong_tile"),
    Reason("must_act", "RF-122"),
    Reason("not_your_debt", "RF-108"),
    Reason("no_apple", "RF-108"),
    Reason("cannot_pay_mission", "RF-103"),
    Reason("too_few_coins"),
    Reason("no_coin_left", "RF-022"),
    Reason("no_apple_left", "RF-022"),
    Reason("not_in_pile", "RF-163"),
)


class Tell(IntEnum):
    """What the chronicle tells."""

    DEALT = 1
    FIRST_MOVE = 2
    MOVED = 3
    COMPASS_SPENT = 4
    PAUSED = 5
    WAITED = 6
    TURNED = 7
    NOT_TURNED = 8
    RESTOCKED = 9
    BAG_REFILLED = 10
    CHIP_TAKEN = 11
    OBJECT_DRAWN = 12
    NO_OBJECT = 13
    OBJECT_FOUND = 14
    KEPT = 15
    LEFT = 16
    BARTERED = 17
    PAID = 18
    CONVERTED = 19
    FAIRY_GOT = 20
    LAID = 21
    RETURNED = 22
    CARD_DRAWN = 23
    NO_CARD = 24
    MISSION_DONE = 25
    GAVE_OBJECT = 26
    GAVE_COINS = 27
    FREED = 28
    REWARDED = 29
    NO_REWARD = 30
    GOT_APPLE = 31
    GOT_COINS = 32
    SACRIFICED = 33
    IN_DEBT = 34
    CARD_LAID = 35
    USED = 36
    NONE_FITS = 37
    RODE = 38
    FETCHED = 39
    CHEST_OPENED = 40
    GAP_FILLED = 41
    GAP_CLEARED = 42
    SPIRIT_CAME = 43
    SPIRIT_WAITS = 44
    WON = 45
    NOBODY_WON = 46


PLAYER: dict[str, str | tuple[str, ...]] = {"player": SEAT}
EVENTS = (
    Event("dealt", PLAYER),
    Event("first_move", {**PLAYER, "tile": "tile"}),
    Event("moved", {**PLAYER, "from": "tile", "tile": "tile"}),
    Event("compass_spent", {**PLAYER, "left": NUMBER}),
    Event("paused", {**PLAYER, "tile": "tile"}),
    Event("waited", PLAYER),
    Event("turned", {"tile": "tile"}),
    Event("not_turned", {"tile": "tile"}),
    Event("restocked", {"tile": "tile", "chip": CHIPS}),
    Event("bag_refilled", {"chips": NUMBER}),
    Event("chip_taken", {**PLAYER, "chip": CHIPS}),
    Event("object_drawn", {**PLAYER, "object": OBJECTS}),
    Event("no_object", PLAYER),
    Event("object_found", {**PLAYER, "object": OBJECTS, "tile": "tile"}),
    Event("kept", {**PLAYER, "object": OBJECTS}),
    Event("left", {**PLAYER, "object": OBJECTS, "tile": "tile"}),
    Event("bartered", {**PLAYER, "object": OBJECTS, "taken": OBJECTS, "row": ROWS}),
    Event("paid", {**PLAYER, "coins": NUMBER, "metal": METALS}),
    Event("converted", {**PLAYER, "metal": METALS}),
    Event("fairy_got", {"object": OBJECTS}),
    Event("laid", {**PLAYER, "object": OBJECTS, "tile": "tile"}),
    Event("returned", {"object": OBJECTS}),
    Event("card_drawn", {**PLAYER, "character": CHARACTERS}),
    Event("no_card", PLAYER),
    Event("mission_done", {**PLAYER, "mission": MISSIONS, "character": CHARACTERS}),
    Event("gave_object", {**PLAYER, "object": OBJECTS}),
    Event("gave_coins", {**PLAYER, "coins": NUMBER, "metal": METALS}),
    Event("freed", {**PLAYER, "character": CHARACTERS}),
    Event("rewarded", {**PLAYER, "object": OBJECTS}),
    Event("no_reward", {**PLAYER, "object": OBJECTS}),
    Event("got_apple", {**PLAYER, "apples": NUMBER}),
    Event("got_coins", {**PLAYER, "coins": NUMBER, "metal": METALS}),
    Event("sacrificed", {**PLAYER, "character": CHARACTERS}),
    Event("in_debt", {**PLAYER, "character": CHARACTERS, "tile": "tile"}),
    Event("card_laid", {**PLAYER, "character": CHARACTERS, "tile": "tile"}),
    Event("used", {**PLAYER, "character": CHARACTERS}),
    Event("none_fits", PLAYER),
    Event("rode", {**PLAYER, "tile": "tile"}),
    Event("fetched", {**PLAYER, "character": CHARACTERS}),
    Event("chest_opened", PLAYER),
    Event("gap_filled", {**PLAYER, "object": OBJECTS, "gap": "gap"}),
    Event("gap_cleared", {**PLAYER, "object": OBJECTS, "gap": "gap"}),
    Event("spirit_came", {**PLAYER, "ready": SEAT, "tile": "tile"}),
    Event("spirit_waits", {"ready": SEAT}),
    Event("won", PLAYER),
    Event("nobody_won", {}),
)

# What can be pointed at. `carried` is an object of the backpack of whoever is asked, `held` one in
# question, `bag` one in the blue bag; all three by kind.
THINGS = (
    "tile", "compass", "gap", "fairy", "carried", "held", "bag", "character", "seat", "answer",
)  # fmt: skip


class Ending(IntEnum):
    """How a game ends."""

    EMERALD_RING = 1
    TURN_LIMIT = 2


ENDINGS = ("emerald_ring", "turn_limit")
