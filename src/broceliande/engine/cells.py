"""The cells of an observation in 16-bit numbers: one index for every runner, and for nets.

    for row in cells_of(game.position.LAYOUT): ...     # what stands in observation[row.at]

Only what somebody may see has cells: the order of a deck, which nobody knows, has none. Cells stand
in the order of the layout. A number of 32 bits takes two cells and one of 64 bits four, low word
first (they are sets of bits and counts of turns). VEILED stands for what the seat may not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from broceliande.engine.fields import (
    ALL,
    BITS,
    EVERYONE,
    NOBODY,
    OWNER,
    Field,
    Fields,
    Layout,
    Seen,
)
from broceliande.engine.view import HIDDEN, observe

VEILED = -32768  # stands in a cell for what the seat may not see
OPEN, OWNED, MASKED = 0, 1, 2  # who may see a cell: all, its seat, the seats of a mask


@dataclass(frozen=True)
class Cell:
    """One cell of an observation: where its number lies in a position, and who may see it."""

    at: int  # its place in the observation
    field: str
    index: tuple[
        int, ...
    ]  # of the number in its field; the first one is a seat if `seat` is not -1
    seat: int  # whose it is, -1 nobody's
    word: int  # which 16 bits of the number, from the lowest
    words: int  # how many cells the number has
    offset: int  # of its bytes in a position
    width: int  # how many bytes: 1 or 2
    sight: int  # OPEN, OWNED or MASKED
    mask: int  # offset of the byte with the seats that see it, if MASKED


def cells_of(layout: Layout) -> list[Cell]:
    """Every cell of an observation, in order."""
    found: list[Cell] = []
    offset = 0
    for field in layout.fields:
        size = BITS[field.width] // 8
        if field.see != NOBODY:
            _add(found, layout, field, offset, size)
        offset += size * field.cells
    return found


def _add(found: list[Cell], layout: Layout, field: Field, offset: int, size: int) -> None:
    words = max(1, size // 2)
    sight = OPEN if field.see == ALL else OWNED if field.see == OWNER else MASKED
    for number, index in enumerate(product(*map(range, field.shape))):
        seat = index[0] if field.seated else -1
        mask = _mask_at(layout, field, number)
        for word in range(words):
            at = offset + number * size + 2 * word
            found.append(
                Cell(
                    len(found), field.name, index, seat, word, words, at, min(size, 2), sight, mask
                )
            )


def _mask_at(layout: Layout, field: Field, number: int) -> int:
    """The offset of the byte that says who sees a number of the field, -1 if none does."""
    if not isinstance(field.see, Seen):
        return -1
    mask = layout.by_name[field.see.mask]
    assert mask.width == "i1", mask.name
    at = 0
    for other in layout.fields:
        if other.name == mask.name:
            break
        at += BITS[other.width] // 8 * other.cells
    return at + number // (field.cells // mask.cells)


def observed(state: Fields, seat: int | None) -> list[int]:
    """What a seat (None: a spectator) observes, on the plain runner: the reference."""
    numbers = iter(observe(state, seat))
    out: list[int] = []
    for field in state.LAYOUT.fields:
        words = max(1, BITS[field.width] // 16)
        for _ in range(field.cells):
            number = next(numbers)
            if field.see != NOBODY:
                out += [VEILED] * words if number == HIDDEN else _words(number, words)
    return out


def _words(number: int, words: int) -> list[int]:
    """A number in 16-bit words, each signed, the lowest first."""
    if words == 1:
        return [number]
    parts = [number >> (16 * word) & 0xFFFF for word in range(words)]
    return [part - 0x10000 if part & 0x8000 else part for part in parts]


def sees(cell: Cell, mask: int, seat: int) -> bool:
    """Whether a seat (-1: a spectator) may see a cell, given the byte of its mask."""
    if cell.sight == OPEN:
        return True
    if cell.sight == OWNED:
        return cell.seat == seat
    return mask == EVERYONE if seat < 0 else bool(mask >> seat & 1)
