"""Whispers: a tiny game for tests. Sealed choices, hidden hands, tokens that some have seen,
luck in the middle of the game, pending tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.game import Game, Phrase
from tests.whispers import questions, rules
from tests.whispers.fields import HAND, Position
from tests.whispers.questions import DECLINE


def _path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    if move < HAND:
        return (f"card:{move}",)
    token = move - HAND
    return ("answer:decline",) if token == DECLINE else (f"token:{token}",)


def _phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    if move < HAND:
        return Phrase("move-lay", {"value": s.hand[seat][move]})
    token = move - HAND
    return (
        Phrase("move-peek-decline")
        if token == DECLINE
        else Phrase("move-peek", {"token": token + 1})
    )


def _ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    return Phrase("question-" + questions.QUESTIONS[s.question - 1].name)


def _describe(r: Any, s: Position, kind: str, number: int) -> Phrase:
    return Phrase(f"thing-{kind}", {"number": number})


GAME = Game(
    name="whispers",
    version=1,
    seats=range(2, 4),
    position=Position,
    questions=questions.QUESTIONS,
    reasons=questions.REASONS,
    events=questions.EVENTS,
    endings=questions.ENDINGS,
    faults=("a card is lost", "a token is lost"),
    things=("card", "token", "answer"),
    options=(),
    rules=(questions, rules),
    read_edition=lambda data: {
        "VALUES": Reader(data, "edition").part("cards").numbers("values", 9, 1, 9)
    },
    path=_path,
    phrase=_phrase,
    ask_phrase=_ask_phrase,
    reason_arguments=lambda r, s, seat, move, code: {},
    label=lambda r, kind, number: number + 1,
    describe=_describe,
    length=lambda seats: 3 * (seats + 1),
    folder=Path(__file__).parent,
)
