"""Landscape tiles: mountains and amulets (BS-178 to BS-192), forests (BS-193 to BS-196), hills
(BS-207 to BS-214)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.delivery import delivery_of
from broceliande.games.broom_service.fields import PAWNS, Position
from broceliande.games.broom_service.maps import SPACES
from broceliande.games.broom_service.names import Mountain, Resource, Space
from broceliande.games.broom_service.questions import (
    NO_CIRCLE,
    TILE_FIRST,
    YES,
    Ask,
    Tell,
    Why,
)
from broceliande.games.broom_service.regions import ALL_LANDSCAPES, region_thing
from broceliande.games.broom_service.tables import (
    CIRCLE_REGION,
    SPACE_AT,
    SPACE_KIND,
    TILE_WANDS,
    TURBO,
)
from broceliande.games.broom_service.tasks import Task


def enter(s: Position, pawn: int, owed: int) -> None:
    """BS-081, BS-181, BS-186, BS-194, BS-208: a pawn has moved into a land. What lies there comes
    first; then, if it is owed, the delivery of a brave witch."""
    s.pawn = pawn
    s.owed = owed
    land = s.pawns[s.actor][pawn]
    space = SPACE_AT[s.side][land]
    if space >= 0 and s.tile[space] >= 0:
        kind = SPACE_KIND[s.side][space]
        if kind == Space.HILL and open_circles(s, s.tile[space]) != 0:
            fly(s, s.tile[space])
            return
        if kind == Space.FOREST:
            take_forest_tile(s, space)
        elif kind == Space.MOUNTAIN and (s.amulet[s.actor] >> space) & 1 != 0:
            take_amulet(s, space)
            return
    if owed != 0:
        owe_delivery(s)


def owe_delivery(s: Position) -> None:
    """BS-081, BS-192, BS-211: with the pawn that moved, where it stands now."""
    land = s.pawns[s.actor][s.pawn]
    push(s, Task.DELIVER, s.pawn, delivery_of(ALL_LANDSCAPES, 0, land))


def open_circles(s: Position, tile: int) -> int:
    """BS-014, BS-209: the circles of a hill tile that no cloud covers, a bit each; the market has
    none."""
    circles = 0
    for circle in range(NO_CIRCLE):
        if circle_refusal(s, tile, circle) == 0:
            circles |= 1 << circle
    return circles


def circle_refusal(s: Position, tile: int, circle: int) -> int:
    """BS-014, BS-208, BS-214: one of the circles on the tile, in a land without clouds."""
    if circle == NO_CIRCLE:
        return Why.NOT_OPTIONAL
    if (TURBO[tile] >> circle) & 1 == 0:
        return Why.CIRCLE_NOT_ON_TILE
    if (s.clouded >> CIRCLE_REGION[s.side][circle]) & 1 != 0:
        return Why.CIRCLE_CLOUDED
    return 0


def turbo_refusal(s: Position, seat: int, circle: int) -> int:
    """BS-208: a circle of the turbo broom that is flown."""
    return circle_refusal(s, s.turbo, circle)


def fly(s: Position, tile: int) -> None:
    """BS-208, BS-210: the pawn flies on at once; where to is asked if there is a choice."""
    s.turbo = tile
    circles = open_circles(s, tile)
    if circles & (circles - 1) != 0:
        ask(s, Ask.TURBO, s.actor)
        return
    for circle in range(NO_CIRCLE):
        if circles == 1 << circle:
            jump(s, s.actor, circle)


def jump(s: Position, seat: int, circle: int) -> None:
    """BS-208, BS-211, BS-212, BS-217: the pawn stands in the circle's land, and has moved there."""
    land = CIRCLE_REGION[s.side][circle]
    s.pawns[seat][s.pawn] = land
    tell(s, Tell.JUMPED, seat, circle, region_thing(s, land))
    push(s, Task.ENTER, s.pawn, s.owed)


def take_forest_tile(s: Position, space: int) -> None:
    """BS-194, BS-195: the tile is taken before anything else, for use from the next trick on."""
    tile = s.tile[space]
    s.tile[space] = -1
    s.tiles[s.actor][tile] += 1
    s.fresh[s.actor][tile] += 1
    tell(s, Tell.FOREST_TILE, s.actor, tile)


def take_amulet(s: Position, space: int) -> None:
    """BS-181, BS-183: the amulet first; then tile and delivery in the order the player likes."""
    s.amulet[s.actor] &= ~(1 << space)  # BS-185: so the tile is never this player's again
    tell(s, Tell.AMULET, s.actor, amulets(s, s.actor))
    s.space = space
    if s.owed != 0:
        ask(s, Ask.ORDER, s.actor)
    else:
        push(s, Task.TILE, space)


def amulets(s: Position, seat: int) -> int:
    """BS-180, BS-181: how many amulets a player has taken."""
    taken = 0
    for space in range(SPACES):
        mountain = SPACE_KIND[s.side][space] == Space.MOUNTAIN and s.tile[space] >= 0
        if mountain and (s.amulet[seat] >> space) & 1 == 0:
            taken += 1
    return taken


def choose_order(s: Position, seat: int, answer: int) -> None:
    """BS-182, BS-183: the tile as a whole before the delivery, or after it."""
    if answer == TILE_FIRST:
        owe_delivery(s)
        push(s, Task.TILE, s.space)
    else:
        push(s, Task.TILE, s.space)
        owe_delivery(s)


def offer_tile(s: Position, space: int) -> None:
    """BS-182: the function of a mountain tile, which stays for the others."""
    match s.tile[space]:
        case Mountain.DELIVER:  # BS-189
            push(s, Task.DELIVER, PAWNS, delivery_of(ALL_LANDSCAPES, 0, -1))
        case Mountain.TWO_MOVES:
            push(s, Task.FREE_MOVE, 1)  # BS-190
        case Mountain.DISPEL:
            push(s, Task.DISPEL, 0)  # BS-191
        case _:
            s.space = space
            ask(s, Ask.USE_TILE, s.actor)  # BS-187, BS-188


def use_tile(s: Position, seat: int, answer: int) -> None:
    """BS-184, BS-187, BS-188: one potion of each colour, or two wands; now or never."""
    tile = s.tile[s.space]
    if answer != YES:
        tell(s, Tell.TILE_LEFT, seat, tile)
        return
    tell(s, Tell.TILE_USED, seat, tile)
    if tile == Mountain.WANDS:
        s.goods[seat][Resource.WAND] += TILE_WANDS
        tell(s, Tell.TOOK, seat, Resource.WAND, TILE_WANDS)
        return
    for colour in range(Resource.WAND):
        s.goods[seat][colour] += 1
        tell(s, Tell.TOOK, seat, colour, 1)
