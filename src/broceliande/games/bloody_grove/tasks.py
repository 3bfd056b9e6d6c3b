"""What can be pending in Bloody Grove."""

from __future__ import annotations

from broceliande.engine.declared import Tasks, task


class Task(Tasks):
    """A task on the stack, with its details."""

    FIRST_LOOK = task("seat")
    ROUND = task()
    TURN = task("which: 1 to 6")
    RUSE = task("symbols left")
    ARCANE = task("symbols left")
    RECRUIT = task()
    TRANSFORMED = task()
    LEFTOVERS = task("seat")
    TUCK = task()
    RESOLVE = task("grove")
    REWARD = task()
    REPLACE = task()
    EFFECT = task("which")
    END_ROUND = task()
