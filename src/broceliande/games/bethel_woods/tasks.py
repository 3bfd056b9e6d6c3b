"""What can be pending in Bethel Woods."""

from __future__ import annotations

from broceliande.engine.declared import Tasks, task


class Task(Tasks):
    """A task on the stack, with its details."""

    BEGIN_TURN = task()
    ACT = task("the active player acts: picks, places or finishes")
    END_TURN = task()
    REPAIR = task()
    PAY = task()
    FEE = task()
    SPEND = task("Knowledge for an ability")
    SHIFT = task("Harris")
    RECEIVER = task("Junas")
    GIVE = task("Junas")
    REMOVE = task("Linny")
    DISCARD = task("a seat, down to the limit")
    MALFUNCTION = task()
    SPY = task()
    NEXT_PLAYER = task()
