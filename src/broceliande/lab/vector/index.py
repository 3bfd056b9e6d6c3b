"""What each cell of an observation is: field, seat, place in the field, meaning and scale.

    vector.index.rows("benevolent", seats=3)      # a list of dictionaries, as in JSON
    vector.index.table("benevolent", seats=3)     # the same by field, as Markdown
    vector.index.turned("benevolent", seats=3)    # by seat: the cells, its own first

Made of the declared fields, as observations are. A scale is no rule: it is the largest number, sign
aside, that stood in the field in some random games with fixed seeds, so that numbers divided by it
mostly lie between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import broceliande as bro
from broceliande.engine.cells import MASKED, OPEN, VEILED, Cell, cells_of
from broceliande.engine.game import Game
from broceliande.lab.vector.cpu import Batch

GAMES, STEPS = 64, 600  # of random play, to find scales
SIGHTS = {OPEN: "all", MASKED: "some"}


def rows(
    game: str | Game, seats: int, options: Mapping[str, object] | None = None
) -> list[dict[str, Any]]:
    """Every cell, in order."""
    found = game if isinstance(game, Game) else bro.game(game)
    layout = found.position.LAYOUT
    cells = cells_of(layout)
    scale = scales(found, seats, options)
    return [
        {
            "cell": cell.at,
            "field": cell.field,
            "seat": cell.seat if cell.seat >= 0 else None,
            "index": list(cell.index),
            "word": cell.word if cell.words > 1 else None,
            "seen_by": SIGHTS.get(cell.sight, "owner"),
            "meaning": layout.by_name[cell.field].doc,
            "scale": int(scale[cell.at]),
            "hidden": VEILED,
        }
        for cell in cells
    ]


def scales(
    game: str | Game, seats: int, options: Mapping[str, object] | None = None
) -> NDArray[np.int32]:
    """By cell: the largest number that stood in its field, 1 at least."""
    batch = Batch(game, seats, GAMES, options=options)
    batch.deal(range(GAMES))
    most = np.ones(batch.cells, np.int32)
    for _ in range(STEPS):
        seen = batch.observe().astype(np.int32)
        seen[seen == VEILED] = 0
        np.maximum(most, np.abs(seen).max(0), out=most)
        batch.step(batch.sample(), "same")
    by_field: dict[str, int] = {}
    cells = cells_of(batch.game.position.LAYOUT)
    for cell in cells:
        by_field[cell.field] = max(by_field.get(cell.field, 1), int(most[cell.at]))
    return np.array([by_field[cell.field] for cell in cells], np.int32)


def table(game: str | Game, seats: int, options: Mapping[str, object] | None = None) -> str:
    """By field, as Markdown: its cells, its shape, who sees it, its scale, its meaning."""
    lines = [
        "| cells | field | shape | seen by | scale | meaning |",
        "| --- | --- | --- | --- | ---: | --- |",
    ]
    found = game if isinstance(game, Game) else bro.game(game)
    told = rows(found, seats, options)
    for field in dict.fromkeys(row["field"] for row in told):
        own = [row for row in told if row["field"] == field]
        shape = " × ".join(map(str, found.position.LAYOUT.by_name[field].shape)) or "1"
        first = own[0]
        span = f"{first['cell']}" if len(own) == 1 else f"{first['cell']}–{own[-1]['cell']}"
        cut = f"| {span} | `{field}` | {shape} | {first['seen_by']} | {first['scale']} |"
        lines.append(f"{cut} {first['meaning']} |")
    return "\n".join(lines) + "\n"


def turned(game: str | Game, seats: int) -> NDArray[np.int64]:
    """By seat and cell: which cell of an observation to put there, so that whatever belongs to
    seats comes in the order of play from that seat on. One net then plays every seat:

        mine = observations[np.arange(games)[:, None], turned[acting]]
    """
    found = game if isinstance(game, Game) else bro.game(game)
    cells = cells_of(found.position.LAYOUT)
    at = {_where(cell, cell.seat): cell.at for cell in cells}
    order = np.zeros((seats, len(cells)), np.int64)
    for seat in range(seats):
        for cell in cells:
            theirs = cell.seat if not 0 <= cell.seat < seats else (cell.seat + seat) % seats
            order[seat, cell.at] = at[_where(cell, theirs)]
    return order


def _where(cell: Cell, seat: int) -> tuple[str, int, tuple[int, ...], int]:
    inside = cell.index[1:] if cell.seat >= 0 else cell.index
    return cell.field, seat, inside, cell.word
