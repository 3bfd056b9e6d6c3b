"""What must hold in every position: nothing is lost, nothing appears, limits are kept."""

from __future__ import annotations

from broceliande.games.broom_service.choosing import hand_size
from broceliande.games.broom_service.fields import (
    CLOUDS,
    EVENT_CARDS,
    FOREST_KINDS,
    KINDS,
    PAWNS,
    ROLE_CARDS,
    SEATS,
    Position,
)
from broceliande.games.broom_service.maps import LANDS, SPACES, SPOTS, TOWERS
from broceliande.games.broom_service.names import Forest, Space
from broceliande.games.broom_service.questions import Fault
from broceliande.games.broom_service.setup import with_mountains
from broceliande.games.broom_service.tables import (
    FOREST_COUNT,
    LAND_COUNT,
    SPACE_KIND,
    SPOT_COUNT,
    SPOT_REGION,
    TOWER_COUNT,
    TOWER_SQUARE,
)


def check(s: Position) -> int:
    """BS-013 to BS-038, BS-088 to BS-114, BS-178 to BS-196: 0, or the first fault."""
    for seat in range(s.seats):
        wrong = player_fault(s, seat)
        if wrong != 0:
            return wrong
    if not clouds_kept(s):
        return Fault.CLOUDS_LOST
    if not sky_kept(s):
        return Fault.SKY_WRONG
    if not events_kept(s):
        return Fault.EVENTS_LOST
    if not cursed_kept(s):
        return Fault.CURSED_LOST
    if not forest_kept(s):
        return Fault.FOREST_TILE_LOST
    for tower in range(TOWERS):
        gone = tower >= TOWER_COUNT[s.side] or TOWER_SQUARE[s.side][tower] != 0
        if s.occupied[tower] != 0 and gone:
            return Fault.TOWER_OCCUPIED
    return 0


def player_fault(s: Position, seat: int) -> int:
    """BS-013, BS-014, BS-035, BS-061, BS-180: pawns, resources, hand, amulets."""
    for pawn in range(PAWNS):
        land = s.pawns[seat][pawn]
        if land < 0 or land >= LAND_COUNT[s.side] or (s.clouded >> land) & 1 != 0:
            return Fault.PAWN_ASTRAY
    for kind in range(KINDS):
        if s.goods[seat][kind] < 0:
            return Fault.NEGATIVE
    cards = 0
    for role in range(ROLE_CARDS):
        if s.held[seat][role] != 0:
            cards += 1
            if (s.laid[seat] >> role) & 1 != 0:
                return Fault.CARD_TWICE
    if s.over == 0 and cards != hand_size(s, seat):
        return Fault.HAND_SIZE
    for space in range(SPACES):
        mountain = with_mountains(s) and SPACE_KIND[s.side][space] == Space.MOUNTAIN
        if (s.amulet[seat] >> space) & 1 != 0 and not mountain:
            return Fault.AMULET_ASTRAY
    return 0


def clouds_kept(s: Position) -> bool:
    """BS-027, BS-028, BS-109: one tile for each spot, each tile once, on it or with a player."""
    seen = 0
    for spot in range(SPOTS):
        tile = s.cloud[spot]
        if (tile >= 0) != (spot < SPOT_COUNT[s.side]) or tile >= CLOUDS:
            return False
        if tile >= 0:
            if (seen >> tile) & 1 != 0 or s.taker[spot] >= s.seats:
                return False
            seen |= 1 << tile
    return True


def sky_kept(s: Position) -> bool:
    """BS-014, BS-015, BS-112: the masks of clouded regions agree with the spots."""
    lands = 0
    waters = 0
    for spot in range(SPOT_COUNT[s.side]):
        region = SPOT_REGION[s.side][spot]
        if s.taker[spot] < 0:
            if region < LANDS:
                lands |= 1 << region
            else:
                waters |= 1 << (region - LANDS)
    return lands == s.clouded and waters == s.clouded_water


def events_kept(s: Position) -> bool:
    """BS-029, BS-128: ten different events, and the one in force is the round's."""
    seen = 0
    for card in range(EVENT_CARDS):
        seen |= 1 << s.event_pile[card]
    return seen == (1 << EVENT_CARDS) - 1 and s.event == s.event_pile[s.round - 1]


def cursed_kept(s: Position) -> bool:
    """BS-031, BS-032, BS-120: every role once, in the pile or out of it; so many that show."""
    seen = s.cursed_out
    showing = 0
    for at in range(s.cursed_left):
        bit = 1 << s.cursed_pile[at]
        if seen & bit != 0:
            return False
        seen |= bit
    for role in range(ROLE_CARDS):
        showing += (s.cursed >> role) & 1
    everything = (1 << ROLE_CARDS) - 1 if s.seats < SEATS else 0
    return seen == everything and showing == SEATS - s.seats


def forest_kept(s: Position) -> bool:
    """BS-193 to BS-196: forest tiles on the board, with the players, used up."""
    total = 0
    spaces = 0
    for kind in range(FOREST_KINDS):
        count = s.spent[kind]
        for seat in range(s.seats):
            if s.tiles[seat][kind] < 0 or s.fresh[seat][kind] > s.tiles[seat][kind]:
                return False
            count += s.tiles[seat][kind]
        for space in range(SPACES):
            if SPACE_KIND[s.side][space] == Space.FOREST and s.tile[space] == kind:
                count += 1
        if count > FOREST_COUNT[kind]:
            return False
        total += count
    for space in range(SPACES):
        if SPACE_KIND[s.side][space] == Space.FOREST:
            spaces += 1
    return total == spaces and s.spent[Forest.EXTRA_CARD] >= 0
