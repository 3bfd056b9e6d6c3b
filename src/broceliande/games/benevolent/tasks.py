"""What can be pending in Benevolent."""

from __future__ import annotations

from broceliande.engine.declared import Tasks, task


class Task(Tasks):
    """A task on the stack, with its details."""

    BEGIN_TURN = task()
    WINDOW = task("which: 1, 2, 3")
    MOVE = task()
    ACT = task()
    END_TURN = task()
    OBTAIN = task("a gift")
    BUY = task("with a discount")
    SLEEP = task("1: as a repetition")
    EXCHANGE = task("1: as a repetition")
    TAKE_SECRET = task()
    OFFER = task("the secret that may repeat: P1 or P2")
    GAIN_LEAVES = task("how many")
