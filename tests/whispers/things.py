"""The moves of Whispers as paths of things, and in words."""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from tests.whispers.fields import Position
from tests.whispers.questions import DECLINE, Ask


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """A card; a token, or none."""
    ask, answer = Ask.of(move)
    if ask == Ask.LAY:
        return (f"card:{answer}",)
    return ("answer:decline",) if answer == DECLINE else (f"token:{answer}",)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """The move in words."""
    ask, answer = Ask.of(move)
    if ask == Ask.LAY:
        return Phrase("move-lay", {"value": s.hand[seat][answer]})
    if answer == DECLINE:
        return Phrase("move-peek-decline")
    return Phrase("move-peek", {"token": answer + 1})


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    return Phrase("question-" + Ask(s.question).said)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """No refusal names anything."""
    return {}


def label(r: Any, kind: str, number: int) -> int:
    """Tokens are counted from 1."""
    return number + 1


def describe(r: Any, s: Position, kind: str, number: int) -> Phrase:
    """A thing in words."""
    return Phrase(f"thing-{kind}", {"number": number})
