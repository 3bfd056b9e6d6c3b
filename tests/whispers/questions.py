"""What Whispers asks, refuses and tells."""

from __future__ import annotations

from broceliande.engine.declared import (
    NUMBER,
    SEAT,
    Endings,
    Events,
    Faults,
    Questions,
    Reasons,
    Tasks,
    because,
    ending,
    event,
    fault,
    game_over,
    no_such_move,
    not_asked,
    question,
    task,
    wrong_question,
)
from tests.whispers.fields import HAND, TOKENS

DECLINE = TOKENS


class Ask(Questions):
    """The questions, in the order of a round."""

    LAY = question(HAND, rule="WH-003")
    PEEK = question(TOKENS + 1, rule="WH-005")


class Why(Reasons):
    """Why an answer is refused."""

    GAME_OVER = game_over("WH-007")
    NOT_YOUR_TURN = not_asked("WH-003")
    WRONG_PHASE = wrong_question("WH-003")
    NO_SUCH_MOVE = no_such_move("WH-003")
    NO_CARD = because("WH-003")
    LOOKED_ALREADY = because("WH-005")


class Ending(Endings):
    """How a game ends."""

    MOST = ending("WH-007")
    SHARED = ending("WH-007")


class Task(Tasks):
    """What can be pending."""

    ROUND = task()
    PEEK = task("seat")
    WIND = task()
    SHOW = task()


class Tell(Events):
    """What the chronicle tells."""

    LAID = event(player=SEAT, value=NUMBER)
    PEEKED = event(player=SEAT, token="token")
    LEARNED = event(token="token", value=NUMBER)
    WIND = event()


class Fault(Faults):
    """What must never be found."""

    CARD_LOST = fault("a card is lost")
    TOKEN_LOST = fault("a token is lost")


THINGS = ("card", "token", "answer")
