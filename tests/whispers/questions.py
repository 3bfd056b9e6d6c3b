"""What Whispers asks, refuses and tells."""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from tests.whispers.fields import HAND, TOKENS

DECLINE = TOKENS


class Ask(d.Questions):
    """The questions, in the order of a round."""

    LAY = d.question(HAND, rule="WH-003", together=True)
    PEEK = d.question(TOKENS + 1, rule="WH-005")


class Why(d.Reasons):
    """Why an answer is refused."""

    GAME_OVER = d.game_over("WH-007")
    NOT_YOUR_TURN = d.not_asked("WH-003")
    WRONG_PHASE = d.wrong_question("WH-003")
    NO_SUCH_MOVE = d.no_such_move("WH-003")
    NO_CARD = d.because("WH-003")
    LOOKED_ALREADY = d.because("WH-005")


class Task(d.Tasks):
    """What can be pending."""

    ROUND = d.task("a round begins")
    PEEK = d.task("seat")
    WIND = d.task("the wind may blow")
    SHOW = d.task("all have chosen a card")


class Tell(d.Events):
    """What the chronicle tells."""

    LAID = d.event(player=SEAT, value=NUMBER)
    PEEKED = d.event(player=SEAT, token="token")
    LEARNED = d.event(token="token", value=NUMBER)
    WIND = d.event()


class Ending(d.Endings):
    """How a game ends."""

    MOST = d.ending("WH-007")
    SHARED = d.ending("WH-007")


THINGS = ("card", "token", "answer")


class Fault(d.Faults):
    """What must never be found."""

    CARD_LOST = d.fault("a card is lost")
    TOKEN_LOST = d.fault("a token is lost")
