"""What can be pending in Bloody Grove."""

from __future__ import annotations

from broceliande.engine import declared as d


class Task(d.Tasks):
    """A task on the stack: what it is, or what its details are."""

    FIRST_LOOK = d.task("seat")
    ROUND = d.task("a round begins")
    TURN = d.task("which: 1 to 6")
    RUSE = d.task("symbols left")
    ARCANE = d.task("symbols left")
    RECRUIT = d.task("recruits are offered")
    TRANSFORMED = d.task("the card lies on the Druid pile")
    LEFTOVERS = d.task("seat")
    TUCK = d.task("hands go under the decks")
    RESOLVE = d.task("grove")
    REWARD = d.task("a Venerable is asked for")
    REPLACE = d.task("the Venerable finds its place")
    EFFECT = d.task("which")
    END_ROUND = d.task("the round is over")
