"""What must hold in every position: nothing is lost, nothing appears, limits are kept."""

from __future__ import annotations

from broceliande.games.benevolent.fields import GIFT_KINDS, Position
from broceliande.games.benevolent.movement import ground, group, hex_refusal
from broceliande.games.benevolent.names import TILES, Secret
from broceliande.games.benevolent.questions import Ask, Fault
from broceliande.games.benevolent.tables import LEAVES, MAX_OWN, STOCK, TILE_FACE, WALKING


def check(s: Position) -> int:
    """BE-007 to BE-116: 0, or the first fault."""
    if not leaves_kept(s):
        return Fault.LEAVES_LOST
    if not gifts_kept(s):
        return Fault.GIFTS_LOST
    for seat in range(s.seats):
        wrong = steps_fault(s, seat)
        if wrong != 0:
            return wrong
    for tile in range(TILES):
        if places_of(s, tile) > 1:
            return Fault.SECRET_TWICE
    if s.question == Ask.HEX and not can_move(s):
        return Fault.NO_MOVEMENT
    return 0


def leaves_kept(s: Position) -> bool:
    """BE-007: 64 leaves, in the Reserve, in hands and on the tile P3."""
    total = s.reserve + s.stash
    for seat in range(s.seats):
        if s.leaves[seat] < 0:
            return False
        total += s.leaves[seat]
    return total == LEAVES and s.reserve >= 0 and s.stash >= 0


def gifts_kept(s: Position) -> bool:
    """BE-010 to BE-013: the tokens of each gift, on the pile and with the players."""
    for gift in range(GIFT_KINDS):
        total = s.piles[gift]
        if total < 0:
            return False
        for seat in range(s.seats):
            if s.gifts[seat][gift] < 0:
                return False
            total += s.gifts[seat][gift]
        if total != STOCK[s.seats][gift]:
            return False
    return True


def steps_fault(s: Position, seat: int) -> int:
    """BE-016, BE-031, BE-039, BE-110, BE-116: Steps conserved, apart and in one group."""
    total = s.card[seat]
    if total < 0:
        return Fault.NEGATIVE
    most = MAX_OWN if s.owner[Secret.DOUBLE_STEP] == seat else 1
    for hex in range(len(s.steps[seat])):
        count = s.steps[seat][hex]
        if count < 0 or (hex >= s.hexes and count > 0):
            return Fault.NEGATIVE
        if count > most:
            return Fault.STEPS_SHARE_A_HEX
        total += count
    if total != WALKING:
        return Fault.STEPS_LOST
    standing_on = ground(s, seat, -1)
    if s.owner[Secret.FREE_STEPS] != seat and group(s, standing_on) != standing_on:
        return Fault.STEPS_APART
    return 0


def places_of(s: Position, tile: int) -> int:
    """BE-023, BE-070, BE-088: where a tile lies: in the pyramid, in a hand; nowhere once used."""
    places = 0
    for face in TILE_FACE[tile]:
        if s.owner[face] >= 0:
            places += 1
        for at in range(TILES):
            if s.pyramid[at] == face:
                places += 1
    return places


def can_move(s: Position) -> bool:
    """BE-043: a legal movement always exists."""
    if s.lifted < 0 and s.card[s.player] == 0:
        return False
    for hex in range(s.hexes):
        if hex_refusal(s, s.player, hex) == 0:
            return True
    return False
