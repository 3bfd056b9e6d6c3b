"""What can be pending in Roundforest."""

from __future__ import annotations

from broceliande.engine import declared as d


class Task(d.Tasks):
    """A task on the stack: what it is, or what its details are."""

    BEGIN_TURN = d.task("the next player's turn")
    START_WINDOW = d.task("the window before the move")
    MOVE = d.task("the move is asked for")
    ACT = d.task("what lies there decides")
    END_WINDOW = d.task("the window after the action")
    END_TURN = d.task("the turn is over")
    SLIDE = d.task("the row of the fairy board that was used")
    MEET = d.task("a character; 1 if its card was just drawn or fetched")
