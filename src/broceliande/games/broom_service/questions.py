"""What Broom Service asks, why it refuses, what it tells and how it ends (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same because nothing of them
shows before all are in. Roles are chosen one card at a time; under More or Less? everybody lays
five cards in a row and then says how many of them, from the first on, to keep, so that nobody can
count another's answers. A bid is said resource by resource.
"""

from __future__ import annotations

from enum import IntEnum

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


class Ask(Questions):
    """The questions, in the order of a round."""

    CHOOSE_ROLES = question(ROLE_CARDS, rule="BS-035 BS-039")
    KEEP_ROLES = question(ROLE_CARDS + 1, rule="BS-130 BS-131")
    EXTRA_CARD = question(ROLE_CARDS + 1, rule="BS-202 BS-198")
    LEAD = question(ROLE_CARDS, 3, rule="BS-042 BS-043 BS-044")  # role; brave, cowardly, none
    FOLLOW = question(2, rule="BS-048 BS-049 BS-050")  # brave, cowardly
    COWARD_MODE = question(8, rule="BS-135 BS-199 BS-205")
    GATHER = question(2, rule="BS-070 BS-074")  # no, yes
    MOVE = question(PAWNS + 1, LANDS, rule="BS-075 BS-014 BS-015")  # pawn, land
    TURBO = question(len(CIRCLES) + 1, rule="BS-208")
    ORDER = question(2, rule="BS-183 BS-192")  # tile first, delivery first
    USE_TILE = question(2, rule="BS-182 BS-184")  # no, yes
    DELIVER = question(PAWNS * TOWERS + 1, rule="BS-083 BS-085 BS-088 BS-090")  # pawn, tower
    DISPEL = question(SPOTS + 1, rule="BS-107 BS-108")
    BID = question(MOST_BID, rule="BS-141 BS-143")  # of the resource asked for
    FULL_SET = question(2, rule="BS-149 BS-150")  # no, yes


class Mode(IntEnum):
    """What a cowardly player does: the action, the event's gift, or a forest tile (BS-133)."""

    ACTION = 0
    POINTS = 1
    TAKE_ORANGE = 2
    TAKE_WAND = 5
    BRAVE_COWARD = 6
    FIVE_POINTS = 7


class Why(Reasons):
    """Why an answer is refused: the ledger's codes, the engine's four first. A reason that could
    never show behind another is looked for before it: a pawn's own land is not adjacent to
    itself, nor is land across a clouded lake."""

    GAME_OVER = game_over("BS-002")
    NOT_YOUR_DECISION = not_asked("BS-045")
    WRONG_DECISION = wrong_question()
    NO_SUCH_MOVE = no_such_move("BS-063")
    WRONG_HAND_SIZE = because("BS-035")
    DUPLICATE_ROLE = because("BS-035")
    ROLE_NOT_HELD = because()
    MUST_BE_BRAVE = because("BS-136")
    NOT_ADJACENT = because("BS-075")
    WRONG_LANDSCAPE = because("BS-075")
    CLOUD_ON_TARGET = because("BS-079")
    CLOUD_ON_WATER = because("BS-015")
    SAME_REGION = because("BS-076")
    NO_SUCH_PAWN = because("BS-020")
    WRONG_PAWN = because("BS-081")
    NO_POTION = because("BS-084")
    WRONG_COLOUR = because("BS-083")
    TOWER_OCCUPIED = because("BS-089")
    TOWER_COVERED = because("BS-179")
    TOWER_NOT_TOUCHING = because("BS-085")
    LANDSCAPE_NOT_SERVED = because("BS-099")
    CLOUD_NOT_ADJACENT = because("BS-107")
    NO_CLOUD_THERE = because("BS-106")
    NOT_ENOUGH_WANDS = because("BS-108")
    EVENT_NOT_IN_FORCE = because("BS-128")
    TILE_NOT_HELD = because("BS-194")
    TILE_TAKEN_THIS_TRICK = because("BS-195")
    ONE_TILE_PER_CARD = because("BS-197")
    ONE_EXTRA_CARD_PER_ROUND = because("BS-198")
    CIRCLE_NOT_ON_TILE = because("BS-208")
    CIRCLE_CLOUDED = because("BS-014")
    BID_TOO_HIGH = because("BS-141")
    SET_INCOMPLETE = because("BS-149")
    NOT_OPTIONAL = because()


STANCES = ("brave", "cowardly")


class Tell(Events):
    """What the chronicle tells."""

    DEALT = event(player=SEAT, side=("recto", "verso"))
    ROUND = event(round=NUMBER, event=HAPPENINGS)
    CURSED = event(role="role")
    CHOSEN = event()
    KEPT = event(player=SEAT, cards=NUMBER, points=NUMBER)
    EXTRA_USED = event(player=SEAT)
    EXTRA_CARD = event(role="role")
    EXTRA_DECLINED = event(player=SEAT)
    LED = event(player=SEAT, role="role", stance=STANCES)
    FOLLOWED = event(player=SEAT, role="role", stance=STANCES)
    LAID = event(player=SEAT, role="role")
    PASSED = event(player=SEAT)
    CURSE = event(player=SEAT, points=NUMBER)
    ROBBED = event(player=SEAT, rival=SEAT)
    PERFORMS = event(player=SEAT, role="role")
    MARKET_POINTS = event(player=SEAT, points=NUMBER)
    MOONSHINE = event(player=SEAT, resource=RESOURCES)
    TILE_BRAVE = event(player=SEAT)
    TILE_POINTS = event(player=SEAT, points=NUMBER)
    GATHERED = event(player=SEAT, resource=RESOURCES, number=NUMBER)
    DECLINED = event(player=SEAT, role="role")
    MOVED = event(player=SEAT, pawn=NUMBER, region="region", landscape=LANDSCAPES)
    STAYED = event(player=SEAT)
    JUMPED = event(player=SEAT, circle=CIRCLES, region="region")
    FOREST_TILE = event(player=SEAT, tile=FOREST_TILES)
    AMULET = event(player=SEAT, number=NUMBER)
    TILE_USED = event(player=SEAT, tile=MOUNTAIN_TILES)
    TILE_LEFT = event(player=SEAT, tile=MOUNTAIN_TILES)
    TOOK = event(player=SEAT, resource=RESOURCES, number=NUMBER)
    DELIVERED = event(player=SEAT, tower="tower", points=NUMBER)
    DELIVERY_WANDS = event(player=SEAT, wands=NUMBER)
    AURA = event(player=SEAT, points=NUMBER)
    NOT_DELIVERED = event(player=SEAT)
    DISPELLED = event(player=SEAT, cloud="cloud", wands=NUMBER, bolts=NUMBER)
    BRAVE_BONUS = event(player=SEAT, points=NUMBER)
    HOARD = event(player=SEAT, points=NUMBER)
    NO_HOARD = event(player=SEAT, resource=RESOURCES, number=NUMBER)
    NOT_DISPELLED = event(player=SEAT)
    PLACES = event(player=SEAT, points=NUMBER)
    RESOURCES = event(player=SEAT, number=NUMBER)
    BID = event(player=SEAT, number=NUMBER)
    BID_WON = event(player=SEAT, points=NUMBER)
    EMPTY_HANDS = event(player=SEAT, number=NUMBER, points=NUMBER)
    SET_HANDED = event(player=SEAT, points=NUMBER)
    SET_KEPT = event(player=SEAT)
    GATHERING = event(player=SEAT, points=NUMBER)
    LIGHTNING = event(player=SEAT, bolts=NUMBER, points=NUMBER)
    SETS = event(player=SEAT, points=NUMBER)
    AMULETS = event(player=SEAT, number=NUMBER, points=NUMBER)
    FINAL = event(player=SEAT, points=NUMBER, number=NUMBER)
    WON = event(player=SEAT)
    SHARED = event()


THINGS = ("role", "region", "tower", "cloud", "circle", "pawn", "tile", "resource", "answer")


class Ending(Endings):
    """How a game ends."""

    MOST_POINTS = ending("BS-160")
    MOST_RESOURCES = ending("BS-161")
    SHARED = ending("BS-162")
