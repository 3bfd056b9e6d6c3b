"""What lies where on a table of Benevolent; players are numbered from 1."""

from __future__ import annotations

import broceliande as bro
from tests.games.benevolent.board import at, hexes, names_of_faces


def hand(t: bro.Table, player: int) -> int:
    """The leaves in a player's hand."""
    return at(t).leaves[player - 1]


def gifts(t: bro.Table, player: int) -> list[int]:
    """How many tokens of each gift a player owns."""
    return list(at(t).gifts[player - 1])


def steps(t: bro.Table, player: int) -> list[tuple[int, int]]:
    """Where a player's Steps stand in the Forest, a hex as often as it holds one."""
    counts = at(t).steps[player - 1]
    return [place for n, place in enumerate(hexes(t)) for _ in range(counts[n])]


def secrets(t: bro.Table, player: int) -> list[str]:
    """The secrets that a player holds."""
    owner = at(t).owner
    return [name for n, name in enumerate(names_of_faces(t)) if owner[n] == player - 1]


def tiles(t: bro.Table) -> list[str]:
    """The faces shown at positions 1 to 9 of the pyramid, "" where the tile is gone."""
    return [[*names_of_faces(t), ""][face] for face in at(t).pyramid]
