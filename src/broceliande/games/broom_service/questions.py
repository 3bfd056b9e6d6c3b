"""What Broom Service asks, why it refuses, what it tells and how it ends (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same because nothing of them
shows before all are in. Roles are chosen one card at a time; under More or Less? everybody lays
five cards in a row and then says how many of them, from the first on, to keep, so that nobody can
count another's answers. A bid is said resource by resource.
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
from broceliande.games.broom_service.fields import PAWNS, ROLE_CARDS
from broceliande.games.broom_service.maps import LANDS, SPOTS, TOWERS
from broceliande.games.broom_service.names import (
    CIRCLES,
    FOREST_TILES,
    LANDSCAPES,
    MOUNTAIN_TILES,
    RESOURCES,
)
from broceliande.games.broom_service.names import EVENTS as HAPPENINGS

NO, YES = 0, 1
NO_CARD = ROLE_CARDS  # the answer to `extra_card` that declines
NO_PAWN = PAWNS  # with land 0, the answer to `move` that declines
STAY = NO_PAWN * LANDS
NO_DELIVERY = PAWNS * TOWERS
NO_DISPEL = SPOTS
NO_CIRCLE = len(CIRCLES)
TILE_FIRST, DELIVERY_FIRST = 0, 1
MOST_BID = 64


class Ask(IntEnum):
    """The questions, in the order of a round."""

    NOTHING = 0
    CHOOSE_ROLES = 1
    KEEP_ROLES = 2
    EXTRA_CARD = 3
    LEAD = 4
    FOLLOW = 5
    COWARD_MODE = 6
    GATHER = 7
    MOVE = 8
    TURBO = 9
    ORDER = 10
    USE_TILE = 11
    DELIVER = 12
    DISPEL = 13
    BID = 14
    FULL_SET = 15


class Mode(IntEnum):
    """What a cowardly player does: the action, the event's gift, or a forest tile (BS-133)."""

    ACTION = 0
    POINTS = 1
    TAKE_ORANGE = 2
    TAKE_WAND = 5
    BRAVE_COWARD = 6
    FIVE_POINTS = 7


QUESTIONS = (
    Question("choose_roles", (ROLE_CARDS,), "BS-035 BS-039"),
    Question("keep_roles", (ROLE_CARDS + 1,), "BS-130 BS-131"),
    Question("extra_card", (ROLE_CARDS + 1,), "BS-202 BS-198"),
    Question("lead", (ROLE_CARDS, 3), "BS-042 BS-043 BS-044"),  # role; brave, cowardly, none
    Question("follow", (2,), "BS-048 BS-049 BS-050"),  # brave, cowardly
    Question("coward_mode", (8,), "BS-135 BS-199 BS-205"),
    Question("gather", (2,), "BS-070 BS-074"),  # no, yes
    Question("move", (PAWNS + 1, LANDS), "BS-075 BS-014 BS-015"),  # pawn, land
    Question("turbo", (len(CIRCLES) + 1,), "BS-208"),
    Question("order", (2,), "BS-183 BS-192"),  # tile first, delivery first
    Question("use_tile", (2,), "BS-182 BS-184"),  # no, yes
    Question("deliver", (PAWNS * TOWERS + 1,), "BS-083 BS-085 BS-088 BS-090"),  # pawn, tower
    Question("dispel", (SPOTS + 1,), "BS-107 BS-108"),
    Question("bid", (MOST_BID,), "BS-141 BS-143"),  # of the resource asked for
    Question("full_set", (2,), "BS-149 BS-150"),  # no, yes
)
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)


class Why(IntEnum):
    """Why an answer is refused: the ledger's codes, the engine's four first. A reason that could
    never show behind another is looked for before it: a pawn's own land is not adjacent to
    itself, nor is land across a clouded lake."""

    GAME_OVER = GAME_OVER
    NOT_YOUR_DECISION = NOT_ASKED
    WRONG_DECISION = WRONG_QUESTION
    NO_SUCH_MOVE = NO_SUCH_MOVE
    WRONG_HAND_SIZE = 5
    DUPLICATE_ROLE = 6
    ROLE_NOT_HELD = 7
    MUST_BE_BRAVE = 8
    NOT_ADJACENT = 9
    WRONG_LANDSCAPE = 10
    CLOUD_ON_TARGET = 11
    CLOUD_ON_WATER = 12
    SAME_REGION = 13
    NO_SUCH_PAWN = 14
    WRONG_PAWN = 15
    NO_POTION = 16
    WRONG_COLOUR = 17
    TOWER_OCCUPIED = 18
    TOWER_COVERED = 19
    TOWER_NOT_TOUCHING = 20
    LANDSCAPE_NOT_SERVED = 21
    CLOUD_NOT_ADJACENT = 22
    NO_CLOUD_THERE = 23
    NOT_ENOUGH_WANDS = 24
    EVENT_NOT_IN_FORCE = 25
    TILE_NOT_HELD = 26
    TILE_TAKEN_THIS_TRICK = 27
    ONE_TILE_PER_CARD = 28
    ONE_EXTRA_CARD_PER_ROUND = 29
    CIRCLE_NOT_ON_TILE = 30
    CIRCLE_CLOUDED = 31
    BID_TOO_HIGH = 32
    SET_INCOMPLETE = 33
    NOT_OPTIONAL = 34


REASONS = (
    Reason("game_over", "BS-002"),
    Reason("not_your_decision", "BS-045"),
    Reason("wrong_decision"),
    Reason("no_such_move", "BS-063"),
    Reason("wrong_hand_size", "BS-035"),
    Reason("duplicate_role", "BS-035"),
    Reason("role_not_held"),
    Reason("must_be_brave", "BS-136"),
    Reason("not_adjacent", "BS-075"),
    Reason("wrong_landscape", "BS-075"),
    Reason("cloud_on_target", "BS-079"),
    Reason("cloud_on_water", "BS-015"),
    Reason("same_region", "BS-076"),
    Reason("no_such_pawn", "BS-020"),
    Reason("wrong_pawn", "BS-081"),
    Reason("no_potion", "BS-084"),
    Reason("wrong_colour", "BS-083"),
    Reason("tower_occupied", "BS-089"),
    Reason("tower_covered", "BS-179"),
    Reason("tower_not_touching", "BS-085"),
    Reason("landscape_not_served", "BS-099"),
    Reason("cloud_not_adjacent", "BS-107"),
    Reason("no_cloud_there", "BS-106"),
    Reason("not_enough_wands", "BS-108"),
    Reason("event_not_in_force", "BS-128"),
    Reason("tile_not_held", "BS-194"),
    Reason("tile_taken_this_trick", "BS-195"),
    Reason("one_tile_per_card", "BS-197"),
    Reason("one_extra_card_per_round", "BS-198"),
    Reason("circle_not_on_tile", "BS-208"),
    Reason("circle_clouded", "BS-014"),
    Reason("bid_too_high", "BS-141"),
    Reason("set_incomplete", "BS-149"),
    Reason("not_optional"),
)


class Tell(IntEnum):
    """What the chronicle tells."""

    DEALT = 1
    ROUND = 2
    CURSED = 3
    CHOSEN = 4
    KEPT = 5
    EXTRA_USED = 6
    EXTRA_CARD = 7
    EXTRA_DECLINED = 8
    LED = 9
    FOLLOWED = 10
    LAID = 11
    PASSED = 12
    CURSE = 13
    ROBBED = 14
    PERFORMS = 15
    MARKET_POINTS = 16
    MOONSHINE = 17
    TILE_BRAVE = 18
    TILE_POINTS = 19
    GATHERED = 20
    DECLINED = 21
    MOVED = 22
    STAYED = 23
    JUMPED = 24
    FOREST_TILE = 25
    AMULET = 26
    TILE_USED = 27
    TILE_LEFT = 28
    TOOK = 29
    DELIVERED = 30
    DELIVERY_WANDS = 31
    AURA = 32
    NOT_DELIVERED = 33
    DISPELLED = 34
    BRAVE_BONUS = 35
    HOARD = 36
    NO_HOARD = 37
    NOT_DISPELLED = 38
    PLACES = 39
    RESOURCES = 40
    BID = 41
    BID_WON = 42
    EMPTY_HANDS = 43
    SET_HANDED = 44
    SET_KEPT = 45
    GATHERING = 46
    LIGHTNING = 47
    SETS = 48
    AMULETS = 49
    FINAL = 50
    WON = 51
    SHARED = 52


STANCES = ("brave", "cowardly")

EVENTS = (
    Event("dealt", {"player": SEAT, "side": ("recto", "verso")}),
    Event("round", {"round": NUMBER, "event": HAPPENINGS}),
    Event("cursed", {"role": "role"}),
    Event("chosen", {}),
    Event("kept", {"player": SEAT, "cards": NUMBER, "points": NUMBER}),
    Event("extra_used", {"player": SEAT}),
    Event("extra_card", {"role": "role"}),
    Event("extra_declined", {"player": SEAT}),
    Event("led", {"player": SEAT, "role": "role", "stance": STANCES}),
    Event("followed", {"player": SEAT, "role": "role", "stance": STANCES}),
    Event("laid", {"player": SEAT, "role": "role"}),
    Event("passed", {"player": SEAT}),
    Event("curse", {"player": SEAT, "points": NUMBER}),
    Event("robbed", {"player": SEAT, "rival": SEAT}),
    Event("performs", {"player": SEAT, "role": "role"}),
    Event("market_points", {"player": SEAT, "points": NUMBER}),
    Event("moonshine", {"player": SEAT, "resource": RESOURCES}),
    Event("tile_brave", {"player": SEAT}),
    Event("tile_points", {"player": SEAT, "points": NUMBER}),
    Event("gathered", {"player": SEAT, "resource": RESOURCES, "number": NUMBER}),
    Event("declined", {"player": SEAT, "role": "role"}),
    Event("moved", {"player": SEAT, "pawn": NUMBER, "region": "region", "landscape": LANDSCAPES}),
    Event("stayed", {"player": SEAT}),
    Event("jumped", {"player": SEAT, "circle": CIRCLES, "region": "region"}),
    Event("forest_tile", {"player": SEAT, "tile": FOREST_TILES}),
    Event("amulet", {"player": SEAT, "number": NUMBER}),
    Event("tile_used", {"player": SEAT, "tile": MOUNTAIN_TILES}),
    Event("tile_left", {"player": SEAT, "tile": MOUNTAIN_TILES}),
    Event("took", {"player": SEAT, "resource": RESOURCES, "number": NUMBER}),
    Event("delivered", {"player": SEAT, "tower": "tower", "points": NUMBER}),
    Event("delivery_wands", {"player": SEAT, "wands": NUMBER}),
    Event("aura", {"player": SEAT, "points": NUMBER}),
    Event("not_delivered", {"player": SEAT}),
    Event("dispelled", {"player": SEAT, "cloud": "cloud", "wands": NUMBER, "bolts": NUMBER}),
    Event("brave_bonus", {"player": SEAT, "points": NUMBER}),
    Event("hoard", {"player": SEAT, "points": NUMBER}),
    Event("no_hoard", {"player": SEAT, "resource": RESOURCES, "number": NUMBER}),
    Event("not_dispelled", {"player": SEAT}),
    Event("places", {"player": SEAT, "points": NUMBER}),
    Event("resources", {"player": SEAT, "number": NUMBER}),
    Event("bid", {"player": SEAT, "number": NUMBER}),
    Event("bid_won", {"player": SEAT, "points": NUMBER}),
    Event("empty_hands", {"player": SEAT, "number": NUMBER, "points": NUMBER}),
    Event("set_handed", {"player": SEAT, "points": NUMBER}),
    Event("set_kept", {"player": SEAT}),
    Event("gathering", {"player": SEAT, "points": NUMBER}),
    Event("lightning", {"player": SEAT, "bolts": NUMBER, "points": NUMBER}),
    Event("sets", {"player": SEAT, "points": NUMBER}),
    Event("amulets", {"player": SEAT, "number": NUMBER, "points": NUMBER}),
    Event("final", {"player": SEAT, "points": NUMBER, "number": NUMBER}),
    Event("won", {"player": SEAT}),
    Event("shared", {}),
)

THINGS = ("role", "region", "tower", "cloud", "circle", "pawn", "tile", "resource", "answer")


class Ending(IntEnum):
    """How a game ends."""

    MOST_POINTS = 1  # BS-160
    MOST_RESOURCES = 2  # BS-161
    SHARED = 3  # BS-162


ENDINGS = ("most_points", "most_resources", "shared")
