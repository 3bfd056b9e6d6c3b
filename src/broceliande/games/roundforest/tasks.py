"""What can be pending in Roundforest."""

from __future__ import annotations

from broceliande.engine.declared import Tasks, task


class Task(Tasks):
    """A task on the stack, with its details."""

    BEGIN_TURN = task()
    START_WINDOW = task()
    MOVE = task()
    ACT = task()
    END_WINDOW = task()
    END_TURN = task()
    SLIDE = task("the row of the fairy board that was used")
    MEET = task("a character; 1 if its card was just drawn or fetched")
