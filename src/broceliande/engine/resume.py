"""A table put away and taken up again without playing every answer anew.

Whoever keeps a game stores, now and then, the `boundary` of its table: the oldest position that
undo can still go back to. `resume` lays it on a table; the answers given since are played on it,
and the table is then as it was, what can be undone included. The position is trusted: it comes
from one's own storage. What comes from elsewhere is read by `load`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from broceliande.engine.former import present
from broceliande.engine.game import Game
from broceliande.engine.moves import Told
from broceliande.engine.rules import rules_given
from broceliande.engine.table import Table


def boundary(table: Table) -> tuple[int, bytes]:
    """The oldest position that undo can go back to, and how many answers led to it."""
    return reach(table), bytes(table._past[0][0] if table._past else table._state)


def reach(table: Table) -> int:
    """How many answers led to the oldest position that undo can go back to."""
    return table.ply - len(table._past)


def forget(table: Table) -> None:
    """Let go of the answers and events before the boundary; the table plays on as before, but
    its dump is that of a position, without its past."""
    ply, position = boundary(table)
    gone = len(table.played) - len(table._past)
    told = table._past[0][1] if table._past else len(table.told)
    del table.played[:gone]
    del table.told[:told]
    table._past = [(state, at - told) for state, at in table._past]
    table._ply += gone
    table.seed, table.start = None, position
    assert table._ply == ply


def resume(
    game: Game,
    options: Mapping[str, object],
    position: bytes,
    ply: int,
    told: Iterable[Told] = (),
) -> Table:
    """A table on which a position of one's own lies, so many answers into its game."""
    given = dict(options)
    rules = rules_given(game, given)
    position = present(game.position, position)
    table = Table(rules, game.position.from_bytes(position), given)
    table.start = position
    table._ply = ply
    table.told = list(told)
    return table
