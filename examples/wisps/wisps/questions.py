"""What Wisps asks, refuses and tells, how it ends and what must hold."""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from wisps.fields import HAND

KEEP = HAND  # the answer to `trade` that trades nothing


class Ask(d.Questions):
    """The questions, in the order of a round."""

    SHOW = d.question(HAND, rule="WI-005", together=True)  # a place of the hand, of all at once
    TRADE = d.question(HAND + 1, rule="WI-009")  # a place of the hand, or none


class Why(d.Reasons):
    """Why an answer is refused."""

    GAME_OVER = d.game_over("WI-010")
    NOT_ASKED = d.not_asked("WI-005")
    ANOTHER_QUESTION = d.wrong_question("WI-005")
    NO_SUCH_MOVE = d.no_such_move("WI-005")
    NO_LANTERN = d.because("WI-002")


class Task(d.Tasks):
    """What can be pending."""

    BEGIN_ROUND = d.task("a wisp rises")
    OPEN = d.task("all have chosen a lantern")


class Tell(d.Events):
    """What the chronicle tells."""

    WISP = d.event(round=NUMBER, points=NUMBER)
    SHOWED = d.event(player=SEAT, light=NUMBER)
    CAUGHT = d.event(player=SEAT, points=NUMBER)
    DRIFTED = d.event(points=NUMBER)
    TRADED = d.event(player=SEAT, light=NUMBER)
    DREW = d.event(light=NUMBER)  # only the one who traded sees it
    KEPT = d.event(player=SEAT)


class Ending(d.Endings):
    """How a game ends."""

    MOST_POINTS = d.ending("WI-010")
    SHARED = d.ending("WI-011")


THINGS = ("lantern", "answer")


class Fault(d.Faults):
    """What must never be found."""

    LANTERNS_LOST = d.fault("the lanterns are not all there")
    POINTS_LOST = d.fault("the points of the wisps are not all there")
