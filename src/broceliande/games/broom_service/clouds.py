"""The weather fairy and clouds (BS-106 to BS-114), storm clouds (BS-163 to BS-177)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.delivery import delivery_of, reward
from broceliande.games.broom_service.fields import PAWNS, Position
from broceliande.games.broom_service.maps import LANDS
from broceliande.games.broom_service.names import Resource, Storm
from broceliande.games.broom_service.questions import NO_DISPEL, Ask, Tell, Why
from broceliande.games.broom_service.regions import ALL_LANDSCAPES, adjacent, cloud_thing
from broceliande.games.broom_service.tables import (
    CLOUD_BOLTS,
    CLOUD_COLOUR,
    CLOUD_NEED,
    CLOUD_POINTS,
    CLOUD_STARS,
    CLOUD_STORM,
    SPOT_COUNT,
    SPOT_REGION,
    WATERS_AT,
)
from broceliande.games.broom_service.tasks import Task


def offer_dispel(s: Position, bonus: int) -> None:
    """BS-063, BS-106: dispel one cloud, or none; not asked if none can be."""
    s.bonus = bonus
    for pawn in range(PAWNS):
        s.near[pawn] = adjacent(s, s.pawns[s.actor][pawn])
    for spot in range(SPOT_COUNT[s.side]):
        if dispel_refusal(s, s.actor, spot) == 0:
            ask(s, Ask.DISPEL, s.actor)
            return
    tell(s, Tell.NOT_DISPELLED, s.actor)


def dispel_refusal(s: Position, seat: int, spot: int) -> int:
    """BS-106, BS-107, BS-177: a cloud adjacent to an own pawn, and its stars in wands (BS-108)."""
    if spot == NO_DISPEL:
        return 0
    if spot >= SPOT_COUNT[s.side] or not in_reach(s, seat, SPOT_REGION[s.side][spot]):
        return Why.CLOUD_NOT_ADJACENT
    if s.taker[spot] >= 0 or s.cloud[spot] < 0:
        return Why.NO_CLOUD_THERE
    if s.goods[seat][Resource.WAND] < CLOUD_STARS[s.cloud[spot]]:
        return Why.NOT_ENOUGH_WANDS
    return 0


def in_reach(s: Position, seat: int, region: int) -> bool:
    """BS-107: adjacent to a land that holds an own pawn."""
    if region < LANDS:
        return ((s.near[0] | s.near[1]) >> region) & 1 != 0
    waters = WATERS_AT[s.side][s.pawns[seat][0]] | WATERS_AT[s.side][s.pawns[seat][1]]
    return (waters >> (region - LANDS)) & 1 != 0


def dispel(s: Position, seat: int, spot: int) -> None:
    """BS-108, BS-113, BS-166, BS-167: pay, keep the tile; the last one gone opens the region."""
    if spot == NO_DISPEL:
        tell(s, Tell.NOT_DISPELLED, seat)
        return
    tile = s.cloud[spot]
    s.goods[seat][Resource.WAND] -= CLOUD_STARS[tile]
    s.taker[spot] = seat  # BS-109; BS-114: it never comes back
    clear_up(s, SPOT_REGION[s.side][spot])
    tell(s, Tell.DISPELLED, seat, cloud_thing(s, spot), CLOUD_STARS[tile], CLOUD_BOLTS[tile])
    reward(s, seat, s.bonus, Tell.BRAVE_BONUS)  # BS-110
    storm(s, seat, tile)


def clear_up(s: Position, region: int) -> None:
    """BS-015, BS-112: a region is open as soon as its last cloud is gone."""
    for spot in range(SPOT_COUNT[s.side]):
        if SPOT_REGION[s.side][spot] == region and s.taker[spot] < 0 and s.cloud[spot] >= 0:
            return
    if region < LANDS:
        s.clouded &= ~(1 << region)
    else:
        s.clouded_water &= ~(1 << (region - LANDS))


def storm(s: Position, seat: int, tile: int) -> None:
    """BS-171, BS-177: what a storm cloud does once, when it is dispelled."""
    match CLOUD_STORM[tile]:
        case Storm.MOVE:
            push(s, Task.FREE_MOVE, 0)  # BS-172
        case Storm.DELIVER:  # BS-173
            push(s, Task.DELIVER, PAWNS, delivery_of(ALL_LANDSCAPES, 0, -1))
        case Storm.HOARD:
            hoard(s, seat, tile)  # BS-174


def hoard(s: Position, seat: int, tile: int) -> None:
    """BS-174, BS-175: points for enough potions of a colour, which are kept."""
    colour = CLOUD_COLOUR[tile]
    if s.goods[seat][colour] >= CLOUD_NEED[tile]:
        s.vp[seat] += CLOUD_POINTS[tile]
        tell(s, Tell.HOARD, seat, CLOUD_POINTS[tile])
    else:
        tell(s, Tell.NO_HOARD, seat, colour, CLOUD_NEED[tile])  # BS-176
