"""Everything that lies on the table of Broom Service, and who may see it (BS-222, BS-223)."""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, OWNER, Fields, cell, per_seat, row
from broceliande.games.broom_service.edition import HEAVY, STORM
from broceliande.games.broom_service.maps import SPACES, SPOTS, TOWERS
from broceliande.games.broom_service.options import Host

SEATS = 5
ROLE_CARDS = 10  # of each player (BS-019)
EVENT_CARDS = 10
ROUNDS = 7  # BS-002
KINDS = 4  # of resources: orange, violet, green potions, wands
PAWNS = 2
FOREST_KINDS = 3
CLOUDS = HEAVY + STORM
HALF = 31  # towers in one number of `ready`


class Position(Fields, seats=SEATS, tasks=20, options=Host.cells()):
    """The position; seats not in play stay at 0. Regions are lands, then waters.

    What names nobody who may see it is open to all (BS-223).
    """

    side: int = cell("i1", "the side of the board in play (BS-018)")
    first: int = cell("i1", "the first player (BS-023)")
    round: int = cell("i1", "the round, from 1 (BS-002)")
    trick: int = cell("i1", "the trick of the round, from 1 (BS-060)")

    vp: list[int] = per_seat("i2", doc="victory points, below 0 too (BS-021, BS-118)")
    goods: list[list[int]] = per_seat("i2", KINDS, doc="resources held (BS-022, BS-068)")
    pawns: list[list[int]] = per_seat("i1", PAWNS, doc="the land of each pawn (BS-020)")

    cloud: list[int] = row("i1", SPOTS, doc="the tile dealt to each spot, -1 none (BS-027)")
    taker: list[int] = row("i1", SPOTS, doc="who dispelled it, -1 still there (BS-109)")
    clouded: int = cell("i8", "lands that hold a cloud, a bit each (BS-014)")
    clouded_water: int = cell("i2", "waters that hold a cloud, a bit each (BS-015)")
    bag: list[int] = row("i1", CLOUDS, see=NOBODY, doc="for shuffling during the set-up, else 0")
    occupied: list[int] = row("i1", TOWERS, doc="1: a potion stands there (BS-089)")

    tile: list[int] = row("i1", SPACES, doc="the tile on each space, -1 none (BS-178)")
    amulet: list[int] = per_seat("i2", doc="spaces where the own amulet lies, a bit each (BS-180)")
    tiles: list[list[int]] = per_seat("i1", FOREST_KINDS, doc="forest tiles held (BS-194)")
    fresh: list[list[int]] = per_seat("i1", FOREST_KINDS, doc="those taken this trick (BS-195)")
    spent: list[int] = row("i1", FOREST_KINDS, doc="forest tiles used up (BS-196)")

    event: int = cell("i1", "the event in force (BS-128)")
    events: list[int] = row("i1", ROUNDS, doc="the event of each round, -1 not yet (BS-030)")
    event_pile: list[int] = row("i1", EVENT_CARDS, see=NOBODY, doc="all events in order (BS-029)")
    cursed: int = cell("i2", "the cursed roles of the round, a bit each (BS-032)")
    cursed_left: int = cell("i1", "cards in the cursed pile (BS-031)")
    cursed_out: int = cell("i2", "roles not in the cursed pile, a bit each (BS-120)")
    cursed_pile: list[int] = row("i1", ROLE_CARDS, see=NOBODY, doc="the last card is on top")

    held: list[list[int]] = per_seat(
        "i1", ROLE_CARDS, see=OWNER, doc="role cards in hand: 0 no, else in which order (BS-037)"
    )
    picked: list[int] = per_seat("i1", doc="cards chosen so far, hidden which (BS-035)")
    left: list[int] = per_seat("i1", doc="cards in hand (BS-061)")
    laid: list[int] = per_seat("i2", doc="roles laid this round, a bit each (BS-061)")
    shown: list[int] = per_seat("i2", doc="roles laid or passed on this round (BS-062)")
    stance: list[int] = per_seat("i1", doc="in this trick: a stance, -1 not yet, 3 passed, 4 out")
    extra: list[int] = per_seat("i1", doc="1: used an extra-card tile this round (BS-198)")

    leader: int = cell("i1", "who leads this trick, or the next one (BS-041, BS-054)")
    role: int = cell("i1", "the role led, -1 none yet (BS-042)")
    led: int = cell("i2", "roles led this round, a bit each (BS-059)")
    idle: int = cell("i1", "1: the role was led before, nothing is performed (BS-059)")
    claim: int = cell("i1", "the last brave player of the trick, -1 nobody (BS-049)")

    actor: int = cell("i1", "who performs an action (BS-052)")
    brave: int = cell("i1", "1: it is the brave action")
    tiled: int = cell("i1", "1: a forest tile was used for the card played (BS-197)")
    pawn: int = cell("i1", "the pawn that entered a region or must deliver, 2 either (BS-081)")
    owed: int = cell("i1", "1: a brave witch may deliver after the move (BS-081)")
    lands: int = cell("i1", "landscapes to move to or to deliver in, a bit each (BS-075)")
    again: int = cell("i1", "free moves that follow the one asked (BS-190)")
    bonus: int = cell("i1", "points on top of a real delivery or dispelling (BS-103, BS-110)")
    reach: list[int] = row("i8", PAWNS, doc="where each pawn may move, a bit each (BS-075)")
    near: list[int] = row("i8", PAWNS, doc="lands adjacent to each pawn's (BS-009, BS-010)")
    barred: list[int] = row("i8", PAWNS, doc="those only across clouded water (BS-015)")
    ready: list[list[int]] = row("i4", PAWNS, 2, doc="towers each pawn may serve, 31 a number")
    turbo: int = cell("i1", "the hill tile entered since the last answer, -1 none (BS-208)")
    space: int = cell("i1", "the tile space whose function is asked for (BS-182)")

    bid: list[list[int]] = per_seat("i2", KINDS, see=OWNER, doc="the hidden bid (BS-141)")
    bidding: list[int] = per_seat("i1", doc="the resource to bid next, 4 all said (BS-141)")
