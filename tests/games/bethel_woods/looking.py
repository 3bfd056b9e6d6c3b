"""What lies where on a table of Bethel Woods; machines and players are numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence

import broceliande as bro
from broceliande.games.bethel_woods.names import CHARACTERS, KINDS, MACHINES, TILES, TYPES
from tests.games.bethel_woods.board import SHORT, at, token


def _tokens(row: Sequence[int]) -> str:
    return " ".join(token(n) for n in range(KINDS) for _ in range(row[n]))


def supply(t: bro.Table, player: int = 1) -> str:
    """A player's Knowledge."""
    return _tokens(at(t).knowledge[player - 1])


def lying(t: bro.Table, machine: int) -> str:
    """The malfunctions at a machine."""
    return _tokens(at(t).malfunctions[machine - 1])


def discarded(t: bro.Table) -> str:
    """The discard pile."""
    return _tokens(at(t).discard)


def standing(t: bro.Table, machine: int) -> str:
    """The workers on a machine."""
    row = at(t).workers[machine - 1]
    return " ".join(SHORT[n] for n in range(TYPES) for _ in range(row[n]))


def critical(t: bro.Table) -> list[int]:
    """The critical machines."""
    return [n + 1 for n in range(MACHINES) if at(t).critical >> n & 1]


def active(t: bro.Table) -> list[str]:
    """The critical tiles turned up."""
    return [name for n, name in enumerate(TILES) if at(t).active >> n & 1]


def spies(t: bro.Table) -> list[int]:
    """The machines with a spy."""
    return [n + 1 for n in range(MACHINES) if at(t).spy[n]]


def column(t: bro.Table) -> list[int]:
    """The spies' column from its top."""
    s = at(t)
    return [s.column[n] + 1 for n in range(s.column_n)]


def character(t: bro.Table, player: int) -> str:
    """Who a player is."""
    return CHARACTERS[at(t).character[player - 1]]
