"""What the players of Roundforest have: A, unless another one is named."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS
from tests.games.roundforest.board import PLAYERS, at, tile


def pack(t: bro.Table, player: str = "A") -> list[str]:
    """The objects of a backpack."""
    return [OBJECTS[kind] for kind in at(t).pack[PLAYERS.index(player)] if kind >= 0]


def purse(t: bro.Table, player: str = "A") -> tuple[int, int]:
    """The copper and silver coins of a player."""
    copper, silver = at(t).coins[PLAYERS.index(player)]
    return copper, silver


def apples_of(t: bro.Table, player: str = "A") -> int:
    """The golden apples of a player."""
    return at(t).apples[PLAYERS.index(player)]


def debts(t: bro.Table, player: str = "A") -> list[str]:
    """The characters to whom a player has a debt."""
    card, seat = at(t).card, PLAYERS.index(player)
    return [name for n, name in enumerate(CHARACTERS) if card[n] == seat]


def pawn(t: bro.Table, player: str = "A") -> str:
    """Where a pawn stands, "" on the backpack."""
    here = at(t).pawn[PLAYERS.index(player)]
    return tile(here) if here >= 0 else ""


def whose_turn(t: bro.Table) -> str:
    """The player whose turn it is."""
    return PLAYERS[at(t).player]
