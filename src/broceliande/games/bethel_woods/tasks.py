"""What can be pending in Bethel Woods."""

from __future__ import annotations

from broceliande.engine import declared as d


class Task(d.Tasks):
    """A task on the stack: what it is, or what its details are."""

    BEGIN_TURN = d.task("nothing of the turn has happened")
    ACT = d.task("the active player acts: picks, places or finishes")
    END_TURN = d.task("the loss check, then what ends a turn")
    REPAIR = d.task("a repair is offered")
    PAY = d.task("the payment goes on")
    FEE = d.task("the fee of the ability is asked for")
    SPEND = d.task("Knowledge for an ability")
    SHIFT = d.task("Harris")
    RECEIVER = d.task("Junas")
    GIVE = d.task("Junas")
    REMOVE = d.task("Linny")
    DISCARD = d.task("a seat, down to the limit")
    MALFUNCTION = d.task("malfunctions come")
    SPY = d.task("a spy comes, if one is due")
    NEXT_PLAYER = d.task("the turn passes on")
