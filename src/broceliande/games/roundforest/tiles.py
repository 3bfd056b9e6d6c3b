"""Pawns on tiles (RF-043), turning tiles (RF-052 to RF-059) and restocking the tile just
left (RF-060 to RF-066)."""

from __future__ import annotations

from broceliande.engine.luck import shuffle
from broceliande.engine.story import tell
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.names import Ground
from broceliande.games.roundforest.questions import Tell
from broceliande.games.roundforest.tables import GROUND, NEAR_GAPS


def occupied(s: Position, cell: int) -> bool:
    """RF-043: whether a pawn stands on a tile. What is jumped over never matters (RF-044)."""
    for seat in range(s.seats):
        if s.pawn[seat] == cell:
            return True
    return False


def still(s: Position, cell: int) -> bool:
    """RF-172, RF-179: whether a heavy object in a gap beside the tile keeps it from turning."""
    near = NEAR_GAPS[s.layout][cell]
    for at in range(4):
        if near[at] >= 0 and s.gap[near[at]] >= 0:
            return True
    return False


def turn_tile(s: Position, cell: int) -> None:
    """RF-054, RF-055, RF-056: a quarter turn clockwise, always, wells too, whatever lies there
    (RF-059); only a block stops it (RF-172, RF-178)."""
    if still(s, cell):
        tell(s, Tell.NOT_TURNED, cell)
        return
    s.turned[cell] = (s.turned[cell] + 1) % 4  # RF-008, RF-057: no other tile turns with it
    tell(s, Tell.TURNED, cell)


def restock(s: Position, cell: int) -> None:
    """RF-060: a chip on the tile just left. -1: no tile was left (RF-031)."""
    if cell < 0 or GROUND[s.layout][cell] == Ground.WELL:  # RF-063
        return
    # RF-061: not where an object lies, RF-062: nor a character, RF-064: nor a chip
    if s.object[cell] >= 0 or s.token[cell] >= 0 or s.chip[cell] >= 0:
        return
    s.chip[cell] = chip_from_bag(s)
    tell(s, Tell.RESTOCKED, cell, s.chip[cell])
    if s.black_n == 0:
        refill_black_bag(s)


def chip_from_bag(s: Position) -> int:
    """RF-060: the next chip of the black bag, which is never empty (RF-066)."""
    s.black_n -= 1
    chip = s.black[s.black_n]
    s.black_count[chip] -= 1
    return chip


def refill_black_bag(s: Position) -> None:
    """RF-066: the last chip was drawn, so all chips that lie aside go back and are mixed."""
    for colour in range(3):
        for _ in range(s.aside[colour]):
            s.black[s.black_n] = colour
            s.black_n += 1
        s.black_count[colour] = s.aside[colour]
        s.aside[colour] = 0
    shuffle(s, s.black, s.black_n)
    tell(s, Tell.BAG_REFILLED, s.black_n)


def put_aside(s: Position, cell: int) -> int:
    """RF-069, RF-098, RF-099, RF-183: the chip of that tile goes aside; which one it was."""
    chip = s.chip[cell]
    s.chip[cell] = -1
    if chip >= 0:
        s.aside[chip] += 1
    return chip
