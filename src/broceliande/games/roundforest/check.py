"""Invariants: nothing is lost, nothing appears, limits are kept (ledger, 2.26)."""

from __future__ import annotations

from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import BOARD, CAST, KINDS, Position
from broceliande.games.roundforest.forest import CELLS, GAPS
from broceliande.games.roundforest.names import Card, Ground, Metal
from broceliande.games.roundforest.options import Host
from broceliande.games.roundforest.questions import Fault
from broceliande.games.roundforest.tables import (
    APPLES,
    CHIP_COUNT,
    COIN,
    COINS,
    COMPASSES,
    GROUND,
    HEAVY,
    OBJECT_COUNT,
    PLACES,
)


def check(s: Position) -> int:
    """RF-014 to RF-177: 0, or the first fault."""
    if not bags_kept(s):
        return Fault.BAG_WRONG
    if not chips_kept(s):
        return Fault.CHIPS_LOST
    if not objects_kept(s):
        return Fault.OBJECTS_LOST
    if not coins_kept(s):
        return Fault.COINS_LOST
    if not apples_kept(s):
        return Fault.APPLES_LOST
    if not characters_kept(s):
        return Fault.CHARACTER_ASTRAY
    for cell in range(CELLS):
        wrong = tile_fault(s, cell)
        if wrong != 0:
            return wrong
    for seat in range(s.seats):
        wrong = player_fault(s, seat)
        if wrong != 0:
            return wrong
    return 0


def bags_kept(s: Position) -> bool:
    """RF-015, RF-019, RF-020: the hidden rows hold what the open counts say."""
    for colour in range(3):
        count = 0
        for at in range(s.black_n):
            if s.black[at] == colour:
                count += 1
        if count != s.black_count[colour]:
            return False
    total = 0
    for kind in range(KINDS):
        count = 0
        for at in range(s.blue_n):
            if s.blue[at] == kind:
                count += 1
        if count != s.blue_count[kind]:
            return False
        total += count
    colours = s.black_count[0] + s.black_count[1] + s.black_count[2]
    return total == s.blue_n and colours == s.black_n and s.black_n > 0


def chips_kept(s: Position) -> bool:
    """RF-014, RF-066: bag, heap and tiles."""
    for colour in range(3):
        total = s.black_count[colour] + s.aside[colour]
        for cell in range(CELLS):
            if s.chip[cell] == colour:
                total += 1
        if total != CHIP_COUNT[colour] or s.aside[colour] < 0:
            return False
    return True


def objects_kept(s: Position) -> bool:
    """RF-017, RF-018: bag, fairy board, backpacks, tiles, gaps, and those in question."""
    for kind in range(KINDS):
        total = s.blue_count[kind] + objects_lying(s, kind)
        for at in range(3):
            if s.held[at] == kind:
                total += 1
            if s.beside[at] == kind:
                total += 1
        for seat in range(s.seats):
            for place in range(SLOTS):
                if s.pack[seat][place] == kind:
                    total += 1
        out = s.option[Host.HARDER] == 1 and COIN[kind] == Metal.SILVER
        if total != (0 if out else OBJECT_COUNT[kind]):
            return False
    return True


def objects_lying(s: Position, kind: int) -> int:
    """RF-080, RF-081, RF-171: on the fairy board, on tiles and in gaps."""
    count = 0
    for place in range(BOARD):
        if s.fairy[place] == kind:
            count += 1
    for cell in range(CELLS):
        if s.object[cell] == kind:
            count += 1
    for gap in range(GAPS):
        if s.gap[gap] == kind:
            count += 1
    return count


def coins_kept(s: Position) -> bool:
    """RF-022: coins in the supply and in backpacks."""
    for metal in range(2):
        total = s.supply[metal]
        if total < 0:
            return False
        for seat in range(s.seats):
            if s.coins[seat][metal] < 0:
                return False
            total += s.coins[seat][metal]
        if total != COINS[metal]:
            return False
    return True


def apples_kept(s: Position) -> bool:
    """RF-022: apples in the supply and in backpacks."""
    total = s.orchard
    for seat in range(s.seats):
        if s.apples[seat] < 0:
            return False
        total += s.apples[seat]
    return total == APPLES and s.orchard >= 0


def characters_kept(s: Position) -> bool:
    """RF-020, RF-021, RF-104, RF-105, RF-118: card in the pile and no token out; or card with a
    debtor or face up, and the token on one tile; or card just drawn, and no token out."""
    for character in range(CAST):
        piled = 0
        for at in range(s.pile_n):
            if s.pile[at] == character:
                piled += 1
        lying = 0
        for cell in range(CELLS):
            if s.token[cell] == character:
                lying += 1
        card = s.card[character]
        if piled != (1 if card == Card.IN_PILE else 0):
            return False
        out = 0 <= card < s.seats or card == Card.FACE_UP
        if lying != (1 if out else 0):
            return False
        if not out and card != Card.IN_PILE and card != Card.IN_HAND:  # noqa: PLR1714
            return False
    return True


def tile_fault(s: Position, cell: int) -> int:
    """RF-016, RF-043, RF-061 to RF-064: at most one thing on a tile, none on a well, one pawn; no
    forest tile is bare but under a pawn."""
    carries = 0
    if s.chip[cell] >= 0:
        carries += 1
    if s.object[cell] >= 0:
        carries += 1
    if s.token[cell] >= 0:
        carries += 1
    pawns = 0
    for seat in range(s.seats):
        if s.pawn[seat] == cell:
            pawns += 1
    ground = GROUND[s.layout][cell]
    if carries > (1 if ground == Ground.FOREST else 0):
        return Fault.TILE_OVERFULL
    if pawns > (0 if ground == Ground.OUTSIDE else 1):
        return Fault.PAWNS_ASTRAY
    return Fault.TILE_BARE if ground == Ground.FOREST and carries == 0 and pawns == 0 else 0


def player_fault(s: Position, seat: int) -> int:
    """RF-046, RF-047, RF-070, RF-071: three objects at most, one of them heavy."""
    heavy = 0
    for place in range(SLOTS):
        kind = s.pack[seat][place]
        if kind >= 0 and (place >= PLACES or (place > 0 and s.pack[seat][place - 1] < 0)):
            return Fault.BACKPACK_WRONG
        if kind >= 0 and place > 0 and s.pack[seat][place - 1] > kind:
            return Fault.BACKPACK_WRONG
        if kind >= 0:
            heavy += HEAVY[kind]
    if heavy > 1:
        return Fault.BACKPACK_WRONG
    return Fault.COMPASSES if s.compass[seat] < 0 or s.compass[seat] > COMPASSES else 0
