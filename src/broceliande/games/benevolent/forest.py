"""The Forest as data: where the cells of laid segments lie, which are covered, which touch."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import listed, table
from broceliande.engine.errors import BadEdition

HEXES = 15  # three segments of five; the reference segment adds none (BE-022)
SLOTS = {2: 2, 3: 2, 4: 3}  # by players: segments laid, the others leave the game
HEXES_IN_PLAY = {
    2: 8,  # BE-018: two hexes are covered
    3: 10,  # BE-019: nothing is covered
    4: 14,  # BE-020: one hex is covered
}
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def read_layouts(top: Reader) -> dict[str, Any]:
    """The layouts, by number, and which of them are for how many players."""
    cells = _cells(top)
    layouts = listed(top, "layout", "players", "slots")
    layouts.sort(key=lambda entry: entry.number("players", 2, 4))
    players = [entry.number("players", 2, 4) for entry in layouts]
    for count in HEXES_IN_PLAY:
        if count not in players:
            raise BadEdition(f"layout: there is none for {count} players")
    laid = [_lay(entry, cells) for entry in layouts]
    return {
        "LAYOUT_ID": tuple(str(entry.data["id"]) for entry in layouts),
        "LAYOUT_FIRST": [players.index(n) if n in players else 0 for n in range(5)],
        "LAYOUT_COUNT": [players.count(n) for n in range(5)],
        "LAYOUT_SLOTS": [len(entry.data["slots"]) for entry in layouts],
        "LAYOUT_HEXES": [len(forest) for forest in laid],
        "HEX_Q": [_padded([q for q, _ in forest]) for forest in laid],
        "HEX_R": [_padded([r for _, r in forest]) for forest in laid],
        "HEX_SLOT": [_padded([slot for slot, _ in forest.values()]) for forest in laid],
        "HEX_CELL": [_padded([cell for _, cell in forest.values()]) for forest in laid],
        "NEAR": [_padded(_near(list(forest))) for forest in laid],
    }


def _cells(top: Reader) -> list[tuple[int, int]]:
    shape = table(top, "segment_shape", "cells")
    cells = shape.data.get("cells")
    pairs = isinstance(cells, list) and all(
        isinstance(cell, list) and len(cell) == 2 and all(type(n) is int for n in cell)
        for cell in cells
    )
    if not pairs or len({tuple(cell) for cell in cells}) != 5:  # type: ignore[union-attr]
        raise shape.wrong("cells", f"must be five different pairs [q, r], not {cells!r}")
    return [(q, r) for q, r in cells]  # type: ignore[union-attr]


def _lay(entry: Reader, cells: list[tuple[int, int]]) -> dict[tuple[int, int], tuple[int, int]]:
    """BE-021: each visible hex, in reading order, with the slot and the cell that lies there."""
    top: dict[tuple[int, int], tuple[int, int]] = {}
    players = entry.number("players", 2, 4)
    slots = entry.data.get("slots")
    if not isinstance(slots, list) or len(slots) != SLOTS[players]:
        raise entry.wrong("slots", f"must be {SLOTS[players]} lists [k, q, r], not {slots!r}")
    for slot, place in enumerate(slots):
        if not isinstance(place, list) or [type(n) for n in place] != [int, int, int]:
            raise entry.wrong("slots", f"a slot is three numbers [k, q, r], not {place!r}")
        for at, cell in enumerate(cells):
            q, r = _turn(cell, place[0] % 6)
            top[q + place[1], r + place[2]] = (slot, at)
    wanted = HEXES_IN_PLAY[players]
    if len(top) != wanted:
        raise entry.wrong("slots", f"{len(top)} hexes are visible; {players} players need {wanted}")
    forest = dict(sorted(top.items(), key=lambda item: (item[0][1], item[0][0])))
    if not _connected(_near(list(forest))):
        raise entry.wrong("slots", "the forest falls into two pieces")
    if any(abs(number) > 60 for cell in forest for number in cell):
        raise entry.wrong("slots", "an offset is too large")
    return forest


def _turn(cell: tuple[int, int], times: int) -> tuple[int, int]:
    q, r = cell
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def _near(hexes: list[tuple[int, int]]) -> list[int]:
    """BE-033: for each hex, the hexes that share a side with it, a bit each."""
    place = {cell: at for at, cell in enumerate(hexes)}
    return [
        sum(1 << place[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in place)
        for q, r in hexes
    ]


def _connected(near: list[int]) -> bool:
    reached, before = 1, 0
    while reached != before:
        before = reached
        for at, mask in enumerate(near):
            if before >> at & 1:
                reached |= mask
    return reached == (1 << len(near)) - 1


def _padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (HEXES - len(numbers))
