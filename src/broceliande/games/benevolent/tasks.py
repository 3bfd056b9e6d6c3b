"""What can be pending in Benevolent."""

from __future__ import annotations

from broceliande.engine import declared as d


class Task(d.Tasks):
    """A task on the stack: what it is, or what its details are."""

    BEGIN_TURN = d.task("the next player's turn")
    WINDOW = d.task("which: 1, 2, 3")
    MOVE = d.task("a Step is moved")
    ACT = d.task("the action is asked for")
    END_TURN = d.task("the turn is over")
    OBTAIN = d.task("a gift")
    BUY = d.task("with a discount")
    SLEEP = d.task("1: as a repetition")
    EXCHANGE = d.task("1: as a repetition")
    TAKE_SECRET = d.task("a tile of the pyramid is asked for")
    OFFER = d.task("the secret that may repeat: P1 or P2")
    GAIN_LEAVES = d.task("how many")
