"""What a seat may see of a position's bytes, as a short table of runs that compiled code follows.

Neighbouring cells with the same fate are one run: those that everybody sees are copied in a loop
that the compiler makes wide.
"""

from __future__ import annotations

from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.cells import MASKED, OPEN, OWNED, Cell, cells_of
from broceliande.engine.fields import Layout

# The columns of a run: bytes of a cell, where it is in the position, how many cells, where they
# go, who sees them; whose they are or where the masks begin; how many cells share a mask.
WIDTH, FROM, COUNT, TO, SIGHT, WHO, EACH = range(7)
RUN = 7


def runs_of(layout: Layout) -> NDArray[np.int64]:
    """The runs of a layout, in the order of its cells."""
    runs: list[list[int]] = []
    for _, group in groupby(cells_of(layout), key=_fate):
        run = _run(list(group))
        if not runs or not _goes_on(runs[-1], run):
            runs.append(run)
        else:
            runs[-1][COUNT] += run[COUNT]
    return np.array(runs, np.int64)


def _fate(cell: Cell) -> tuple[str, int]:
    return cell.field, cell.seat if cell.sight == OWNED else -1


def _run(cells: list[Cell]) -> list[int]:
    first = cells[0]
    each = sum(cell.mask == first.mask for cell in cells)
    who = first.mask if first.sight == MASKED else first.seat
    return [first.width, first.offset, len(cells), first.at, first.sight, who, each]


def _goes_on(last: list[int], run: list[int]) -> bool:
    """Whether all may see both runs, and the second begins where the first one ends."""
    if not last[SIGHT] == run[SIGHT] == OPEN or last[WIDTH] != run[WIDTH]:
        return False
    return last[FROM] + last[COUNT] * last[WIDTH] == run[FROM]
