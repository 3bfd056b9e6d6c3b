"""The arrays of a batch, laid out: the same on a card and where tests do without one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine import seed as seeds
from broceliande.engine.cells import Cell, cells_of
from broceliande.engine.errors import BadSeats
from broceliande.engine.fields import BITS, Layout
from broceliande.engine.rules import Rules
from broceliande.fast import sha
from broceliande.gpu import kernels, looking
from broceliande.gpu.kernels import Book, Desk

Keep = Callable[[NDArray[Any]], Any]  # where an array goes: to the card, or nowhere
LANES = 32  # games of a group

# The functions that a kernel is made of, and where they stand, in the order in which they use each
# other; what they call besides, `kernels` says.
BODIES = [
    *((sha, name) for name in ("turn_right", "write_block", "key_luck")),
    *((kernels, name) for name in ("mixed", "first_seat")),
    *((looking, name) for name in ("may_see", "observe", "wipe", "legal_of", "look", "drawn")),
    *((kernels, name) for name in ("settle", "key_of", "deal_anew", "tell_turn", "over_before")),
    *((kernels, name) for name in ("move_of", "closes", "take_turn", "line_up", "line_of")),
    *((kernels, name) for name in ("crowd", "called", "leave", "walk", "think_anew")),
]


def padded(size: int) -> int:
    """The distance of positions of so many bytes: an odd number of eights. Wide fields stay
    aligned, and a field of neighbouring games lies in different banks of a card's memory."""
    return 8 * (-(-size // 8) | 1)


def offset_of(layout: Layout, name: str) -> int:
    """Where a field begins in a position."""
    at = 0
    for field in layout.fields:
        if field.name == name:
            return at
        at += BITS[field.width] // 8 * field.cells
    raise KeyError(name)


def book_of(
    rules: Rules, seats: int, options: Mapping[str, object], team: bool, keep: Keep
) -> Book:
    """What all games of a batch share."""
    game, layout = rules.game, rules.game.position.LAYOUT
    if seats not in game.seats:
        raise BadSeats(f"{game.name} is not for {seats} seats")
    pad = padded(layout.struct.size)
    named = [offset_of(layout, name) for name in ("asked", "question", "over", "place", "luck")]
    blank = np.zeros(pad, np.uint8)
    state = rules.blank(seats, dict(options), seeds.seed_bytes(0))
    blank[: layout.struct.size] = np.frombuffer(bytes(state), np.uint8)
    index = cells_of(layout)
    return Book(
        shape=(pad, *named, seats, game.moves, int(team)),
        blank=keep(blank.view(np.int64)),
        ask_at=keep(np.array(game.asks.starts(), np.int32)),
        ask_size=keep(np.array(game.asks.sizes(), np.int32)),
        where=keep(np.array([packed(cell) for cell in index], np.int32)),
        veil=keep(np.array([max(0, cell.mask) for cell in index], np.int32)),
    )


def packed(cell: Cell) -> int:
    """A cell of the index in one number, as `kernels.observe` reads it."""
    return cell.offset | cell.width - 1 << 16 | cell.sight << 17 | cell.seat + 1 << 19


def desk_of(rules: Rules, seats: int, games: int, keep: Keep) -> Desk:
    """The arrays of a batch; the last group is filled up with games that nobody sees."""
    layout = rules.game.position.LAYOUT
    pad, cells = padded(layout.struct.size), len(cells_of(layout))
    full = -(-games // LANES) * LANES
    lines = 1 + len(rules.game.questions)

    def rows(kind: Any, *shape: int) -> Any:
        return keep(np.zeros((full, *shape), kind))

    return Desk(
        states=keep(np.zeros(full * pad // 8, np.int64)),
        seeds=rows(np.uint64),
        chance=rows(np.uint64),
        steps=rows(np.int32),
        actions=rows(np.int32),
        masks=rows(np.uint8, rules.game.moves),
        masked=rows(np.int8),
        acting=rows(np.int8),
        pending=rows(np.int8),
        eyes=rows(np.int8),
        rewards=rows(np.float32, seats),
        terminated=rows(np.uint8),
        truncated=rows(np.uint8),
        faults=rows(np.uint8),
        seen=rows(np.int16, cells),
        last=rows(np.int16, cells),
        moves=rows(np.int64),
        ended=rows(np.int64),
        order=keep(np.zeros((2, lines, full), np.int32)),
        count=keep(np.zeros((3, lines), np.int32)),
    )
