"""Set-up (BS-018 to BS-033, BS-178 to BS-180, BS-193, BS-207). Luck is used in this order: first
player, clouds, tiles, events, cursed roles; and nowhere else but for cursed reshuffles (BS-224)."""

from __future__ import annotations

from broceliande.engine.luck import draw, shuffle
from broceliande.engine.story import tell
from broceliande.games.broom_service.edition import HEAVY, STORM
from broceliande.games.broom_service.fields import (
    CLOUDS,
    EVENT_CARDS,
    FOREST_KINDS,
    PAWNS,
    ROLE_CARDS,
    ROUNDS,
    SEATS,
    Position,
)
from broceliande.games.broom_service.maps import LANDS, SPACES, SPOTS
from broceliande.games.broom_service.names import Hill, Resource, Side, Space
from broceliande.games.broom_service.options import Host
from broceliande.games.broom_service.questions import Tell
from broceliande.games.broom_service.tables import (
    CASTLE,
    FOREST_COUNT,
    SPACE_KIND,
    SPOT_COUNT,
    SPOT_REGION,
    START_POINTS,
    START_POTIONS,
    START_WANDS,
    START_WANDS_ENDS,
)

MOUNTAIN_TILE_COUNT = 5


def set_up(s: Position) -> None:
    """BS-004, BS-005: the table before the first round."""
    s.side = max(0, s.option[Host.SIDE])
    s.first = s.option[Host.FIRST] if s.option[Host.FIRST] >= 0 else draw(s, s.seats)
    s.leader = s.first
    deal_clouds(s)
    deal_tiles(s)
    for seat in range(s.seats):
        equip(s, seat)
    stack_events(s)
    stack_cursed(s)
    tell(s, Tell.DEALT, s.first, s.side)


def deal_clouds(s: Position) -> None:
    """BS-027, BS-028, BS-164, BS-165, BS-216: one tile on every spot, the rest leaves the game."""
    for tile in range(HEAVY):
        s.bag[tile] = tile
    shuffle(s, s.bag, HEAVY)
    n = HEAVY
    if s.option[Host.STORM_CLOUDS] == 1:  # BS-163: on either side
        n = s.option[Host.HEAVY_CLOUDS]
        for storm in range(STORM):
            s.bag[n] = HEAVY + storm
            n += 1
        shuffle(s, s.bag, n)
    for spot in range(SPOTS):
        s.taker[spot] = -1
        s.cloud[spot] = -1
        if spot < SPOT_COUNT[s.side]:
            n -= 1
            s.cloud[spot] = s.bag[n]
            cover(s, SPOT_REGION[s.side][spot])
    empty_bag(s)


def cover(s: Position, region: int) -> None:
    """BS-014, BS-015: a region holds a cloud."""
    if region < LANDS:
        s.clouded |= 1 << region
    else:
        s.clouded_water |= 1 << (region - LANDS)


def empty_bag(s: Position) -> None:
    """BS-028: what was not dealt is out of the game, unseen."""
    for tile in range(CLOUDS):
        s.bag[tile] = 0


def with_mountains(s: Position) -> bool:
    """BS-006, BS-215: mountain tiles by choice on the recto, always on the verso."""
    return s.side == Side.VERSO or s.option[Host.MOUNTAIN_TILES] == 1


def deal_tiles(s: Position) -> None:
    """BS-033, BS-178, BS-193, BS-207, BS-215, BS-221: mountain, forest and hill tiles in use; the
    verso changes nothing else."""
    for space in range(SPACES):
        s.tile[space] = -1
    if with_mountains(s):
        for tile in range(MOUNTAIN_TILE_COUNT):
            s.bag[tile] = tile
        lay_tiles(s, Space.MOUNTAIN, MOUNTAIN_TILE_COUNT)
    if s.side == Side.VERSO:
        n = 0
        for kind in range(FOREST_KINDS):
            for _ in range(FOREST_COUNT[kind]):
                s.bag[n] = kind
                n += 1
        lay_tiles(s, Space.FOREST, n)
        for tile in range(Hill.MARKET + 1):
            s.bag[tile] = tile
        lay_tiles(s, Space.HILL, Hill.MARKET + 1)


def lay_tiles(s: Position, kind: int, n: int) -> None:
    """BS-178, BS-193, BS-207: shuffle them; one face up on each space, the rest leaves the game."""
    shuffle(s, s.bag, n)
    for space in range(SPACES):
        if SPACE_KIND[s.side][space] == kind:
            n -= 1
            s.tile[space] = s.bag[n]
    empty_bag(s)


def equip(s: Position, seat: int) -> None:
    """BS-020, BS-021, BS-022: points, potions, wands, pawns in the castles, amulets. All the rest
    is the supply, which never runs out and need not be counted (BS-026, BS-069)."""
    s.vp[seat] = START_POINTS
    for colour in range(3):
        s.goods[seat][colour] = START_POTIONS[colour]
    turn = (seat - s.first + s.seats) % s.seats
    # BS-024: the first and the last player have fewer wands; BS-025: of two, that is both
    ends = turn == 0 or turn == s.seats - 1
    s.goods[seat][Resource.WAND] = START_WANDS_ENDS if ends else START_WANDS
    for pawn in range(PAWNS):
        s.pawns[seat][pawn] = CASTLE[s.side][pawn]
    if with_mountains(s):
        for space in range(SPACES):
            if SPACE_KIND[s.side][space] == Space.MOUNTAIN:
                s.amulet[seat] |= 1 << space  # BS-180


def stack_events(s: Position) -> None:
    """BS-029: ten events in random order; the last three are never seen."""
    for card in range(EVENT_CARDS):
        s.event_pile[card] = card
    shuffle(s, s.event_pile, EVENT_CARDS)
    for turn in range(ROUNDS):
        s.events[turn] = -1


def stack_cursed(s: Position) -> None:
    """BS-031: with fewer than five players, the roles of an unused colour, face down."""
    if s.seats < SEATS:
        for role in range(ROLE_CARDS):
            s.cursed_pile[role] = role
        s.cursed_left = ROLE_CARDS
        shuffle(s, s.cursed_pile, ROLE_CARDS)
