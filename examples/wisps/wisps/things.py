"""Moves as paths of things, and what is said of them."""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from wisps.fields import Position
from wisps.questions import KEEP, Ask


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """A lantern of the hand, by its place; or the answer that keeps them all."""
    ask, place = Ask.of(move)
    return ("answer:keep",) if ask == Ask.TRADE and place == KEEP else (f"lantern:{place}",)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """The move in words."""
    ask, place = Ask.of(move)
    if ask == Ask.TRADE and place == KEEP:
        return Phrase("move-keep")
    return Phrase(f"move-{ask.said}", {"light": s.hand[seat][place]})


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    return Phrase(f"question-{Ask(s.question).said}", {"points": s.glow})


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """No refusal names anything."""
    return {}


def label(r: Any, kind: str, number: int) -> int:
    """No event names a thing."""
    return number


def describe(r: Any, s: Position, kind: str, number: int | str) -> Phrase:
    """A thing in words: a lantern by its place in the hand of whoever looks."""
    if kind == "lantern":
        return Phrase("thing-lantern", {"number": int(number) + 1})
    return Phrase("move-keep")
