"""What Broom Service asks, refuses and tells, how it ends and what must hold (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same because nothing of them
shows before all are in. Roles are chosen one card at a time; under More or Less? everybody says how
many to keep, and then which, all of them in one answer, so that nobody can count another's
answers. (Before the amendment everybody laid five cards in a row and then said how many of them,
from the first on, to keep.) A bid is said resource by resource.
"""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from broceliande.engine.hinge import Hinge
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


class Ask(d.Questions):
    """The questions, in the order of a round; what an amendment brought comes last, so that moves
    keep their numbers."""

    CHOOSE_ROLES = d.question(ROLE_CARDS, rule="BS-035 BS-039", together=True)
    KEEP_ROLES = d.question(ROLE_CARDS + 1, rule="BS-130 BS-131", together=True)
    EXTRA_CARD = d.question(ROLE_CARDS + 1, rule="BS-202 BS-198")
    LEAD = d.question(ROLE_CARDS, 3, rule="BS-042 BS-043 BS-044")  # role; brave, cowardly, none
    FOLLOW = d.question(  # brave, cowardly
        2,
        rule="BS-048 BS-049 BS-050",
        hinge=Hinge("led", "round", (("role",), ("player", "stance"))),
    )
    COWARD_MODE = d.question(8, rule="BS-135 BS-199 BS-205")
    GATHER = d.question(2, rule="BS-070 BS-074")  # no, yes
    MOVE = d.question(PAWNS + 1, LANDS, rule="BS-075 BS-014 BS-015")  # pawn, land
    TURBO = d.question(len(CIRCLES) + 1, rule="BS-208")
    ORDER = d.question(2, rule="BS-183 BS-192")  # tile first, delivery first
    USE_TILE = d.question(2, rule="BS-182 BS-184")  # no, yes
    DELIVER = d.question(PAWNS * TOWERS + 1, rule="BS-083 BS-085 BS-088 BS-090")  # pawn, tower
    DISPEL = d.question(SPOTS + 1, rule="BS-107 BS-108")
    BID = d.question(MOST_BID, rule="BS-141 BS-143", together=True)  # of the resource asked for
    FULL_SET = d.question(2, rule="BS-149 BS-150", together=True)  # no, yes
    PICK_ROLES = d.question(
        1 << ROLE_CARDS, rule="BS-130 BS-037", together=True, any_order=True
    )  # a bit each


class Mode(IntEnum):
    """What a cowardly player does: the action, the event's gift, or a forest tile (BS-133)."""

    ACTION = 0
    POINTS = 1
    TAKE_ORANGE = 2
    TAKE_WAND = 5
    BRAVE_COWARD = 6
    FIVE_POINTS = 7


class Why(d.Reasons):
    """Why an answer is refused: the ledger's codes, the engine's four first. A reason that could
    never show behind another is looked for before it: a pawn's own land is not adjacent to
    itself, nor is land across a clouded lake."""

    GAME_OVER = d.game_over("BS-002")
    NOT_YOUR_DECISION = d.not_asked("BS-045")
    WRONG_DECISION = d.wrong_question()
    NO_SUCH_MOVE = d.no_such_move("BS-063")
    WRONG_HAND_SIZE = d.because("BS-035")
    DUPLICATE_ROLE = d.because("BS-035")
    ROLE_NOT_HELD = d.because("")  # the question's own paragraph
    MUST_BE_BRAVE = d.because("BS-136")
    NOT_ADJACENT = d.because("BS-075")
    WRONG_LANDSCAPE = d.because("BS-075")
    CLOUD_ON_TARGET = d.because("BS-079")
    CLOUD_ON_WATER = d.because("BS-015")
    SAME_REGION = d.because("BS-076")
    NO_SUCH_PAWN = d.because("BS-020")
    WRONG_PAWN = d.because("BS-081")
    NO_POTION = d.because("BS-084")
    WRONG_COLOUR = d.because("BS-083")
    TOWER_OCCUPIED = d.because("BS-089")
    TOWER_COVERED = d.because("BS-179")
    TOWER_NOT_TOUCHING = d.because("BS-085")
    LANDSCAPE_NOT_SERVED = d.because("BS-099")
    CLOUD_NOT_ADJACENT = d.because("BS-107")
    NO_CLOUD_THERE = d.because("BS-106")
    NOT_ENOUGH_WANDS = d.because("BS-108")
    EVENT_NOT_IN_FORCE = d.because("BS-128")
    TILE_NOT_HELD = d.because("BS-194")
    TILE_TAKEN_THIS_TRICK = d.because("BS-195")
    ONE_TILE_PER_CARD = d.because("BS-197")
    ONE_EXTRA_CARD_PER_ROUND = d.because("BS-198")
    CIRCLE_NOT_ON_TILE = d.because("BS-208")
    CIRCLE_CLOUDED = d.because("BS-014")
    BID_TOO_HIGH = d.because("BS-141")
    SET_INCOMPLETE = d.because("BS-149")
    NOT_OPTIONAL = d.because("")  # the question's own paragraph


STANCES = ("brave", "cowardly")


class Tell(d.Events):
    """What the chronicle tells."""

    DEALT = d.event(player=SEAT, side=("recto", "verso"))
    ROUND = d.event(round=NUMBER, event=HAPPENINGS)
    CURSED = d.event(role="role")
    CHOSEN = d.event()
    KEPT = d.event(player=SEAT, cards=NUMBER, points=NUMBER)
    EXTRA_USED = d.event(player=SEAT)
    EXTRA_CARD = d.event(role="role")
    EXTRA_DECLINED = d.event(player=SEAT)
    LED = d.event(player=SEAT, role="role", stance=STANCES)
    FOLLOWED = d.event(player=SEAT, role="role", stance=STANCES)
    LAID = d.event(player=SEAT, role="role")
    PASSED = d.event(player=SEAT)
    CURSE = d.event(player=SEAT, points=NUMBER)
    ROBBED = d.event(player=SEAT, rival=SEAT)
    PERFORMS = d.event(player=SEAT, role="role")
    MARKET_POINTS = d.event(player=SEAT, points=NUMBER)
    MOONSHINE = d.event(player=SEAT, resource=RESOURCES)
    TILE_BRAVE = d.event(player=SEAT)
    TILE_POINTS = d.event(player=SEAT, points=NUMBER)
    GATHERED = d.event(player=SEAT, resource=RESOURCES, number=NUMBER)
    DECLINED = d.event(player=SEAT, role="role")
    MOVED = d.event(player=SEAT, pawn=NUMBER, region="region", landscape=LANDSCAPES)
    STAYED = d.event(player=SEAT)
    JUMPED = d.event(player=SEAT, circle=CIRCLES, region="region")
    FOREST_TILE = d.event(player=SEAT, tile=FOREST_TILES)
    AMULET = d.event(player=SEAT, number=NUMBER)
    TILE_USED = d.event(player=SEAT, tile=MOUNTAIN_TILES)
    TILE_LEFT = d.event(player=SEAT, tile=MOUNTAIN_TILES)
    TOOK = d.event(player=SEAT, resource=RESOURCES, number=NUMBER)
    DELIVERED = d.event(player=SEAT, tower="tower", points=NUMBER)
    DELIVERY_WANDS = d.event(player=SEAT, wands=NUMBER)
    AURA = d.event(player=SEAT, points=NUMBER)
    NOT_DELIVERED = d.event(player=SEAT)
    DISPELLED = d.event(player=SEAT, cloud="cloud", wands=NUMBER, bolts=NUMBER)
    BRAVE_BONUS = d.event(player=SEAT, points=NUMBER)
    HOARD = d.event(player=SEAT, points=NUMBER)
    NO_HOARD = d.event(player=SEAT, resource=RESOURCES, number=NUMBER)
    NOT_DISPELLED = d.event(player=SEAT)
    PLACES = d.event(player=SEAT, points=NUMBER)
    RESOURCES = d.event(player=SEAT, number=NUMBER)
    BID = d.event(player=SEAT, number=NUMBER)
    BID_WON = d.event(player=SEAT, points=NUMBER)
    EMPTY_HANDS = d.event(player=SEAT, number=NUMBER, points=NUMBER)
    SET_HANDED = d.event(player=SEAT, points=NUMBER)
    SET_KEPT = d.event(player=SEAT)
    GATHERING = d.event(player=SEAT, points=NUMBER)
    LIGHTNING = d.event(player=SEAT, bolts=NUMBER, points=NUMBER)
    SETS = d.event(player=SEAT, points=NUMBER)
    AMULETS = d.event(player=SEAT, number=NUMBER, points=NUMBER)
    FINAL = d.event(player=SEAT, points=NUMBER, number=NUMBER)
    WON = d.event(player=SEAT)
    SHARED = d.event()


class Ending(d.Endings):
    """How a game ends."""

    MOST_POINTS = d.ending("BS-160")
    MOST_RESOURCES = d.ending("BS-161")
    SHARED = d.ending("BS-162")


THINGS = ("role", "region", "tower", "cloud", "circle", "pawn", "tile", "resource", "answer")


class Fault(d.Faults):
    """What must never be found."""

    PAWN_ASTRAY = d.fault("a pawn stands nowhere, or under a cloud")
    NEGATIVE = d.fault("a resource count is negative")
    HAND_SIZE = d.fault("a hand is not as large as it is said to be")
    CARD_TWICE = d.fault("a card lies in two places")
    CLOUDS_LOST = d.fault("a cloud tile lies in two places, or a spot is not as it should be")
    SKY_WRONG = d.fault("the clouded regions are not those with a cloud")
    EVENTS_LOST = d.fault("events are not all there")
    CURSED_LOST = d.fault("cursed roles are not all there")
    FOREST_TILE_LOST = d.fault("a forest tile is lost or made up")
    TOWER_OCCUPIED = d.fault("a tower that cannot be is occupied")
    AMULET_ASTRAY = d.fault("an amulet lies where there is no mountain tile")
