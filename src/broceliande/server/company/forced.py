"""Answers that are no choice: the only one there is, given by the house for whoever wants that.

It must tell nothing: everybody has to know that there was no other one. So the worlds that a
spectator holds possible are asked too.
"""

from __future__ import annotations

from broceliande.engine.table import Table

WORLDS = 8  # that a spectator holds possible


def only_answer(table: Table, seat: int) -> int | None:
    """The one move that a seat has, if everybody can know that it has no other."""
    if seat not in table.asked or _together(table):
        return None
    moves = table.moves(seat)
    if len(moves) != 1:
        return None
    worlds = (table.redeal(None, seed) for seed in range(WORLDS))
    same = all(len(world.moves(seat)) == 1 for world in worlds)
    return moves[0].id if same else None


def _together(table: Table) -> bool:
    return any(q.together for q in table.game.questions if q.name == table.question)
