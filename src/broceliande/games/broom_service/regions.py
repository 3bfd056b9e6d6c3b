"""The board and adjacency (BS-007 to BS-017): one meaning of "adjacent" for everything."""

from __future__ import annotations

from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.maps import LANDS, REGIONS, SPOTS, TOWERS
from broceliande.games.broom_service.tables import LANDS_OF, SHORE, TOUCH, WATERS_AT

ALL_LANDSCAPES = 15  # a bit each


def adjacent(s: Position, land: int) -> int:
    """BS-009, BS-010, BS-012, BS-013, BS-016: the lands that touch this one or lie across one
    clear water, a bit each. The high sea is no water, so that one island is left across a clear
    strait (BS-218) and the other never (BS-219); on an island all goes on as usual (BS-220)."""
    return over(s, land, WATERS_AT[s.side][land] & ~s.clouded_water, TOUCH[s.side][land])


def cut_off(s: Position, land: int) -> int:
    """BS-015: the lands that would be adjacent if no water held a cloud, and are not."""
    waters = WATERS_AT[s.side][land] & s.clouded_water
    return over(s, land, waters, 0) & ~adjacent(s, land)


def over(s: Position, land: int, waters: int, lands: int) -> int:
    """BS-010: these lands and all shores of these waters, the land itself left out."""
    water = 0
    while waters != 0:
        if waters & 1 != 0:
            lands |= SHORE[s.side][water]
        waters >>= 1
        water += 1
    return lands & ~(1 << land)


def next_to(s: Position, land: int, region: int) -> bool:
    """BS-009, BS-010, BS-011: whether a region, land or water, is adjacent to a land."""
    if region < LANDS:
        return (adjacent(s, land) >> region) & 1 != 0
    return (WATERS_AT[s.side][land] >> (region - LANDS)) & 1 != 0


def lands_with(s: Position, landscapes: int) -> int:
    """BS-007: the lands of these landscapes, a bit each."""
    lands = 0
    for landscape in range(4):
        if (landscapes >> landscape) & 1 != 0:
            lands |= LANDS_OF[s.side][landscape]
    return lands


def region_thing(s: Position, region: int) -> int:
    """BS-018: the region as a thing; those of the recto come first, then those of the verso."""
    return s.side * REGIONS + region


def tower_thing(s: Position, tower: int) -> int:
    """BS-018: the tower as a thing."""
    return s.side * TOWERS + tower


def cloud_thing(s: Position, spot: int) -> int:
    """BS-018: the cloud spot as a thing."""
    return s.side * SPOTS + spot
