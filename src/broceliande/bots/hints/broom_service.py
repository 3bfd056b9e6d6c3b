"""Broom Service: most points after seven rounds (BS-160): potions delivered, clouds, sets."""

from __future__ import annotations

from broceliande.games.broom_service.delivery import covered
from broceliande.games.broom_service.fields import KINDS, PAWNS, ROLE_CARDS, ROUNDS, Position
from broceliande.games.broom_service.landscapes import amulets
from broceliande.games.broom_service.maps import LANDS, TOUCHED
from broceliande.games.broom_service.names import Kind
from broceliande.games.broom_service.questions import Ask
from broceliande.games.broom_service.regions import adjacent, lands_with
from broceliande.games.broom_service.scoring import bolts, lightning, set_points
from broceliande.games.broom_service.tables import (
    AMULETS,
    LANDSCAPE,
    ROLE_KIND,
    ROLE_LANDS,
    TOWER_COLOUR,
    TOWER_POINTS,
    TOWERS_AT,
)

FEATURES = (
    "points", "sets", "lightning", "amulets", "potions", "wands", "potions to come", "deliverable",
    "useful cards", "cards", "tiles", "claim", "variety",
)  # fmt: skip
WEIGHTS = [0.239, 0.177, 0.198, 0.2, 0.115, 0.114, 0.315, 0.117, 0.003, 0.411, 0.4, 0.172, -0.113]
TEAM = 0
LENGTH = 24
AHEAD = 12  # what cards in hand will bring shows only when some of them are played out
PACE = {"pupil": 240}
# As strong as by the hint in twenty times as many, and sooner.
BY_NET = {"archdruid": (1_000, 0.0)}


def still(s: Position) -> bool:
    """BS-042: before a trick; in the middle of one, much depends on what the others will say."""
    return s.question == Ask.LEAD


def best_tower(s: Position, seat: int, land: int) -> int:
    """BS-083 to BS-089: the points of the best tower to be served from a land with own potions."""
    best = 0
    for at in range(TOUCHED):
        tower = TOWERS_AT[s.side][land][at]
        if tower >= 0 and s.occupied[tower] == 0 and not covered(s, tower):
            if s.goods[seat][TOWER_COLOUR[s.side][tower]] > 0:
                best = max(best, TOWER_POINTS[s.side][tower])
    return best


def use(s: Position, seat: int, role: int) -> float:
    """What a role card in hand could bring: a potion, a step, a delivery."""
    if (s.led >> role) & 1 != 0:
        return 0.0
    kind = ROLE_KIND[role]
    if kind == Kind.GATHERER:
        return 2.0
    worth = 0.0
    for pawn in range(PAWNS):
        land = s.pawns[seat][pawn]
        if kind == Kind.DRUID:
            if (ROLE_LANDS[role] >> LANDSCAPE[s.side][land]) & 1 != 0:
                worth = max(worth, 1.0 * best_tower(s, seat, land))
        elif kind == Kind.WITCH:
            near = adjacent(s, land) & ~s.clouded
            near &= lands_with(s, ROLE_LANDS[role])
            for other in range(LANDS):
                if (near >> other) & 1 != 0:
                    worth = max(worth, 0.5 + best_tower(s, seat, other))
        elif s.goods[seat][3] > 0:
            worth = 1.0
    return worth


def features(s: Position, seat: int, out: list[float]) -> None:
    """Points, what will count at the end, and what can be done with the hand."""
    ahead = (ROUNDS - s.round) / ROUNDS
    out[0] = s.vp[seat]
    out[1] = set_points(s, seat) * (1.0 - ahead)
    out[2] = lightning(bolts(s, seat))
    out[3] = AMULETS[amulets(s, seat)]
    potions, variety = 0, 0
    for kind in range(KINDS):
        if kind < 3:
            potions += s.goods[seat][kind]
        if s.goods[seat][kind] > 0:
            variety += 1
    out[4] = min(potions, 12)
    out[5] = min(s.goods[seat][3], 8)
    out[6] = min(potions, 8) * ahead
    deliverable = 0
    for pawn in range(PAWNS):
        deliverable += best_tower(s, seat, s.pawns[seat][pawn])
    out[7] = deliverable
    useful = 0.0
    for role in range(ROLE_CARDS):
        if s.held[seat][role] != 0:
            useful += use(s, seat, role)
    out[8] = useful
    out[9] = s.left[seat]
    out[10] = s.tiles[seat][0] + s.tiles[seat][1] + s.tiles[seat][2]
    out[11] = 1.0 if s.claim == seat else 0.0
    out[12] = variety
