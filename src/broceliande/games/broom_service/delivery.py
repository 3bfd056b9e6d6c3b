"""Delivering a potion (BS-083 to BS-097) and druids (BS-098 to BS-105)."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.broom_service.fields import HALF, PAWNS, Position
from broceliande.games.broom_service.maps import MARKET, TOUCHED, TOWERS
from broceliande.games.broom_service.names import Hill, Resource, Space, Storm
from broceliande.games.broom_service.questions import NO_DELIVERY, Ask, Tell, Why
from broceliande.games.broom_service.regions import next_to, tower_thing
from broceliande.games.broom_service.tables import (
    CLOUD_POINTS,
    CLOUD_STORM,
    LANDSCAPE,
    SPACE_AT,
    SPACE_KIND,
    SPOT_COUNT,
    SPOT_REGION,
    TOWER_COLOUR,
    TOWER_COVER,
    TOWER_LANDS,
    TOWER_POINTS,
    TOWER_SQUARE,
    TOWER_WANDS,
    TOWERS_AT,
)


def delivery_of(landscapes: int, bonus: int, land: int) -> int:
    """BS-081, BS-098, BS-192: what a delivery needs to know: landscapes, bonus, and the land in
    which the pawn must stand, -1 any."""
    return landscapes | (bonus << 4) | ((land + 1) << 9)


def offer_delivery(s: Position, pawn: int, detail: int) -> None:
    """BS-092, BS-095, BS-096, BS-102, BS-192: one potion, with this pawn (2: either), worked out
    anew each time; not asked if nothing can be delivered."""
    land = (detail >> 9) - 1
    s.pawn = pawn
    s.lands = detail & 15
    s.bonus = (detail >> 4) & 31
    if land >= 0 and s.pawns[s.actor][pawn] != land:
        tell(s, Tell.NOT_DELIVERED, s.actor)
        return
    found = False
    either = pawn == PAWNS
    for own in range(PAWNS):
        s.ready[own][0] = 0
        s.ready[own][1] = 0
        if either or pawn == own:
            find_towers(s, own)
        found = found or s.ready[own][0] != 0 or s.ready[own][1] != 0
    if found:
        ask(s, Ask.DELIVER, s.actor)
    else:
        tell(s, Tell.NOT_DELIVERED, s.actor)


def find_towers(s: Position, pawn: int) -> None:
    """BS-085, BS-087, BS-097, BS-099: the towers that this pawn may serve from where it stands;
    clouds beyond do not matter."""
    land = s.pawns[s.actor][pawn]
    if (s.lands >> LANDSCAPE[s.side][land]) & 1 == 0:
        return
    towers = TOWERS_AT[s.side][land]
    for at in range(TOUCHED):
        if towers[at] >= 0 and accepts(s, towers[at]):
            mark_ready(s, pawn, towers[at])
    if market_in(s, land) and accepts(s, MARKET):
        mark_ready(s, pawn, MARKET)


def mark_ready(s: Position, pawn: int, tower: int) -> None:
    """BS-085: note that a pawn may serve a tower."""
    half = 1 if tower >= HALF else 0
    s.ready[pawn][half] |= 1 << (tower - HALF * half)


def accepts(s: Position, tower: int) -> bool:
    """BS-083, BS-084, BS-088, BS-089, BS-179: an own potion of its colour; open; not covered."""
    if s.goods[s.actor][TOWER_COLOUR[s.side][tower]] == 0 or s.occupied[tower] != 0:
        return False
    return not covered(s, tower)


def covered(s: Position, tower: int) -> bool:
    """BS-179: a tile lies on the tower."""
    space = TOWER_COVER[s.side][tower]
    return space >= 0 and s.tile[space] >= 0


def market_in(s: Position, land: int) -> bool:
    """BS-213: the market tile lies there."""
    space = SPACE_AT[s.side][land]
    if space < 0 or SPACE_KIND[s.side][space] != Space.HILL:
        return False
    return s.tile[space] == Hill.MARKET


def has_potion(s: Position, seat: int) -> bool:
    """BS-084: whether a player has any potion."""
    goods = s.goods[seat]
    return goods[0] + goods[1] + goods[2] > 0


def deliver_refusal(s: Position, seat: int, answer: int) -> int:
    """BS-085, BS-095, BS-105: may this pawn serve that tower?"""
    if answer == NO_DELIVERY:
        return 0
    pawn = answer // TOWERS
    tower = answer - TOWERS * pawn
    half = 1 if tower >= HALF else 0
    if (s.ready[pawn][half] >> (tower - HALF * half)) & 1 != 0:
        return 0
    either = s.pawn == PAWNS
    if not either and s.pawn != pawn:
        return Why.WRONG_PAWN
    if not has_potion(s, seat):
        return Why.NO_POTION  # BS-084
    if s.goods[seat][TOWER_COLOUR[s.side][tower]] == 0:
        return Why.WRONG_COLOUR  # BS-083
    if s.occupied[tower] != 0:
        return Why.TOWER_OCCUPIED  # BS-089
    if covered(s, tower):
        return Why.TOWER_COVERED  # BS-179
    land = s.pawns[seat][pawn]
    if (TOWER_LANDS[s.side][tower] >> land) & 1 != 0 or (tower == MARKET and market_in(s, land)):
        return Why.LANDSCAPE_NOT_SERVED  # BS-099
    return Why.TOWER_NOT_TOUCHING


def deliver(s: Position, seat: int, answer: int) -> None:
    """BS-064, BS-084, BS-092, BS-104: the potion goes, points and wands come; a round tower is
    occupied for good."""
    if answer == NO_DELIVERY:
        tell(s, Tell.NOT_DELIVERED, seat)
        return
    pawn = answer // TOWERS
    tower = answer - TOWERS * pawn
    s.goods[seat][TOWER_COLOUR[s.side][tower]] -= 1
    if TOWER_SQUARE[s.side][tower] == 0:
        s.occupied[tower] = 1  # BS-088, BS-089; a square one accepts without limit (BS-090)
    s.vp[seat] += TOWER_POINTS[s.side][tower]  # BS-093
    tell(s, Tell.DELIVERED, seat, tower_thing(s, tower), TOWER_POINTS[s.side][tower])
    wands = TOWER_WANDS[s.side][tower]
    if wands > 0:
        s.goods[seat][Resource.WAND] += wands  # BS-094
        tell(s, Tell.DELIVERY_WANDS, seat, wands)
    reward(s, seat, aura(s, s.pawns[seat][pawn]), Tell.AURA)  # BS-170: whoever delivers, and how
    reward(s, seat, s.bonus, Tell.BRAVE_BONUS)


def reward(s: Position, seat: int, points: int, event: int) -> None:
    """BS-103, BS-110, BS-168: points on top, if there are any."""
    if points > 0:
        s.vp[seat] += points
        tell(s, event, seat, points)


def aura(s: Position, land: int) -> int:
    """BS-168, BS-171: points of the +2 clouds, while they are on the board, adjacent to a land."""
    points = 0
    for spot in range(SPOT_COUNT[s.side]):
        tile = s.cloud[spot] if s.taker[spot] < 0 else -1
        storm_here = tile >= 0 and CLOUD_STORM[tile] == Storm.AURA
        if storm_here and next_to(s, land, SPOT_REGION[s.side][spot]):
            points += CLOUD_POINTS[tile]  # BS-169: both, if both are
    return points
