"""What a net reads of a position: cells of the declared fields, chosen by how much they vary.

A cell that is a set of bits (its declaration says "a bit each") is read bit by bit. What nobody may
see has no cell; what hardly ever differs is left out, and what a hint names in `BLIND`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.cells import OPEN, OWNED, Cell, cells_of
from broceliande.engine.fields import BITS, Field, Layout
from broceliande.fast.foreseeing import COLUMNS

VARIES = 0.01  # of the positions must differ from the usual number
WIDEST = 64  # numbers that have a row each; where there are more, neighbours share one
SETS = "a bit each"
GROWS = 12  # numbers that span as many may go on: points do, kinds do not


@dataclass(frozen=True)
class Read:
    """A cell as it is read, with the numbers found in it by whoever looks."""

    cell: Cell
    whose: int
    stride: int  # bytes to the same cell of the next seat
    bit: int


def reads_of(layout: Layout, seats: int) -> list[Read]:
    """Everything that could be read."""
    found: list[Read] = []
    for cell in cells_of(layout):
        field = layout.by_name[cell.field]
        is_set = SETS in field.doc
        if (cell.words > 1 and not is_set) or cell.seat >= seats:
            continue
        bits = range(8 * cell.width) if is_set else (-1,)
        found += [Read(cell, cell.seat, _stride(field), bit) for bit in bits]
    return found


def _stride(field: Field) -> int:
    """Bytes from a seat's part of a field to the next one's; 0 if it belongs to no seat."""
    if not field.seated:
        return 0
    return BITS[field.width] // 8 * (field.cells // field.shape[0])


def numbers(positions: NDArray[np.uint8], offset: int, width: int, bit: int) -> NDArray[np.int64]:
    """The numbers in one place of many positions."""
    kind = np.int8 if width == 1 else np.int16
    raw = np.ascontiguousarray(positions[:, offset : offset + width]).view(kind)[:, 0]
    out = raw.astype(np.int64)
    return (out >> bit) & 1 if bit >= 0 else out >> (-1 - bit)


def choose(
    layout: Layout,
    positions: NDArray[np.uint8],
    seats: NDArray[np.int64],
    looks: int,
    blind: Collection[str],
    own: bool = False,
) -> tuple[NDArray[np.int32], int]:
    """The table of inputs (`fast/foreseeing.py` tells its columns) and how many rows they need for
    so many seats that may look; `own`: only what each of them may see at a table, and numbers that
    grow have room for as many more as were met."""
    table: list[list[int]] = []
    rows = 0
    for read in reads_of(layout, int(seats.max())):
        cell = read.cell
        if cell.field in blind or (own and not _open(read)):
            continue
        there = positions[seats > read.whose]
        bit = (
            read.bit if read.bit >= 0 else -1 - _shift(numbers(there, cell.offset, cell.width, -1))
        )
        seen = numbers(there, cell.offset, cell.width, bit)
        least, most, usual = _span(seen)
        if most == least or np.mean(seen != usual) < VARIES:
            continue
        if own and most - least >= GROWS:
            most += most - least
        at = cell.offset - max(read.whose, 0) * read.stride
        span = most - least + 1
        stride = read.stride if read.whose >= 0 else span
        table.append([at, stride, read.whose, cell.width, bit, least, most, usual, rows])
        rows += span if read.whose >= 0 else span * looks
    return np.array(table, np.int32).reshape(-1, COLUMNS), rows


def _open(read: Read) -> bool:
    """Whether the seat that looks may see it, whatever lies on the table."""
    return read.cell.sight == OPEN or (read.cell.sight == OWNED and read.whose == 0)


def _shift(seen: NDArray[np.int64]) -> int:
    """By how many bits numbers are made coarser so that not too many are left."""
    shift = 0
    while len(seen) and (int(seen.max()) >> shift) - (int(seen.min()) >> shift) >= WIDEST:
        shift += 1
    return shift


def _span(seen: NDArray[np.int64]) -> tuple[int, int, int]:
    """The smallest and the largest number, and the usual one."""
    if len(seen) == 0:
        return 0, 0, 0
    values, counts = np.unique(seen, return_counts=True)
    return int(values[0]), int(values[-1]), int(values[counts.argmax()])
