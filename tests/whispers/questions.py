"""What Whispers asks, refuses and tells."""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.game import NUMBER, SEAT, Event, Question, Reason, sizes, starts
from tests.whispers.fields import HAND, TOKENS

DECLINE = TOKENS


class Ask(IntEnum):
    LAY = 1
    PEEK = 2


class Why(IntEnum):
    NO_CARD = 5
    LOOKED_ALREADY = 6


class Tell(IntEnum):
    LAID = 1
    PEEKED = 2
    LEARNED = 3
    WIND = 4


class Ending(IntEnum):
    MOST = 1
    SHARED = 2


class Task(IntEnum):
    ROUND = 1
    PEEK = 2
    WIND = 3
    SHOW = 4


QUESTIONS = (Question("lay", (HAND,), "WH-003"), Question("peek", (TOKENS + 1,), "WH-005"))
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)
REASONS = (
    Reason("game_over", "WH-007"),
    Reason("not_your_turn", "WH-003"),
    Reason("wrong_phase", "WH-003"),
    Reason("no_such_move", "WH-003"),
    Reason("no_card", "WH-003"),
    Reason("looked_already", "WH-005"),
)
EVENTS = (
    Event("laid", {"player": SEAT, "value": NUMBER}),
    Event("peeked", {"player": SEAT, "token": "token"}),
    Event("learned", {"token": "token", "value": NUMBER}),
    Event("wind", {}),
)
ENDINGS = ("most", "shared")
