"""What can be pending in Broom Service."""

from __future__ import annotations

from broceliande.engine import declared as d


class Task(d.Tasks):
    """A task on the stack: what it is, or what its details are."""

    BEGIN_ROUND = d.task("a round begins")
    TAKE_UP = d.task("all have chosen their cards")
    KEEP = d.task("More or Less?: all have said one half of what they choose")
    COMPARE_NUMBERS = d.task("all have said how many they keep")
    EXTRA_CARD = d.task("so many seats after the leader")
    TRICK = d.task("the next trick")
    TURN = d.task("so many seats after the leader")
    COWARD = d.task("seat")
    CLAIM = d.task("the claim is settled")
    ACT = d.task("seat; 1 brave")
    ENTER = d.task("pawn; 1 a delivery is owed")
    TILE = d.task("tile space")
    FREE_MOVE = d.task("how many more may follow")
    DELIVER = d.task("pawn, 2 either; what `delivery_of` packs")
    DISPEL = d.task("bonus")
    END_ROUND = d.task("the round is over")
    OPEN_BIDS = d.task("all have bid")
    OPEN_SETS = d.task("all have said whether they hand a set in")
    FINISH = d.task("the final scoring")
