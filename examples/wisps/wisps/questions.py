"""What Wisps asks, why it refuses, what it tells and how it ends."""

from __future__ import annotations

from broceliande.engine.declared import (
    NUMBER,
    SEAT,
    Endings,
    Events,
    Questions,
    Reasons,
    Tasks,
    because,
    ending,
    event,
    game_over,
    no_such_move,
    not_asked,
    question,
    task,
    wrong_question,
)
from wisps.fields import HAND

KEEP = HAND  # the answer to `trade` that trades nothing


class Ask(Questions):
    """The questions, in the order of a round."""

    SHOW = question(HAND, rule="WI-005")  # a place of the hand, of all at once
    TRADE = question(HAND + 1, rule="WI-009")  # a place of the hand, or none


class Why(Reasons):
    """Why an answer is refused."""

    GAME_OVER = game_over("WI-010")
    NOT_ASKED = not_asked("WI-005")
    ANOTHER_QUESTION = wrong_question("WI-005")
    NO_SUCH_MOVE = no_such_move("WI-005")
    NO_LANTERN = because("WI-002")


class Tell(Events):
    """What the chronicle tells."""

    WISP = event(round=NUMBER, points=NUMBER)
    SHOWED = event(player=SEAT, light=NUMBER)
    CAUGHT = event(player=SEAT, points=NUMBER)
    DRIFTED = event(points=NUMBER)
    TRADED = event(player=SEAT, light=NUMBER)
    DREW = event(light=NUMBER)  # only the one who traded sees it
    KEPT = event(player=SEAT)


class Task(Tasks):
    """What can be pending."""

    BEGIN_ROUND = task()
    OPEN = task("all have chosen a lantern")


class Ending(Endings):
    """How a game ends."""

    MOST_POINTS = ending("WI-010")
    SHARED = ending("WI-011")


THINGS = ("lantern", "answer")
