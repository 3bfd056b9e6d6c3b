"""What a bot may answer at a table, without a word being said."""

from __future__ import annotations

from broceliande.engine.errors import NothingAsked
from broceliande.engine.fields import Fields
from broceliande.engine.table import Table


def state_of(table: Table) -> Fields:
    """The position of a table, which stays untouched."""
    touched = table.touched
    state = table.state
    table.touched = touched
    return state


def legal_moves(table: Table, seat: int) -> list[int]:
    """The legal moves of a seat, in rising order; NothingAsked if it owes no answer."""
    if table.over:
        raise NothingAsked("the game is over: nobody is asked anything")
    if seat not in table.asked:
        raise NothingAsked(f"seat {seat} is asked nothing now: {table.asked} are")
    return table.rules.legal(state_of(table), seat)
