"""What can be pending in Broom Service."""

from __future__ import annotations

from broceliande.engine.declared import Tasks, task


class Task(Tasks):
    """A task on the stack, with its details."""

    BEGIN_ROUND = task()
    TAKE_UP = task("all have chosen their cards")
    KEEP = task("More or Less?: all have laid five cards")
    COMPARE_NUMBERS = task("all have said how many they keep")
    EXTRA_CARD = task("so many seats after the leader")
    TRICK = task()
    TURN = task("so many seats after the leader")
    COWARD = task("seat")
    CLAIM = task()
    ACT = task("seat; 1 brave")
    ENTER = task("pawn; 1 a delivery is owed")
    TILE = task("tile space")
    FREE_MOVE = task("how many more may follow")
    DELIVER = task("pawn, 2 either; what `delivery_of` packs")
    DISPEL = task("bonus")
    END_ROUND = task()
    OPEN_BIDS = task()
    OPEN_SETS = task()
    FINISH = task()
