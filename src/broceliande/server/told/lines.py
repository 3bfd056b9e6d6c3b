"""Frames about what happened: lines of the chronicle, and what somebody missed while away."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Line(Struct, omit_defaults=True):
    """A line of the chronicle. An undo takes away the lines of later answers before it."""

    version: int
    ply: int
    event: str = ""  # empty for an undo
    numbers: tuple[int, ...] = ()
    things: list[str] = []
    words: str = ""
    undone: bool = False


class PastTurn(Struct):
    """What a seat did, one answer after the other, in a line."""

    version: int  # of its last answer
    seat: int  # -1 where answers were taken back
    words: str


class PastStep(Struct):
    """The table after an answer that somebody missed, as their seat may see it."""

    version: int
    ply: int
    seat: int  # -1 where answers were taken back
    view: dict[str, Any]
    lines: list[Line]


class Since(Struct, tag="since"):
    """What the owner of a seat missed: the table as they left it, what happened since in words,
    and, if they ask for it, step by step."""

    seat: int
    version: int  # that they last saw
    now: int
    left: int  # when that was, in milliseconds since 1970
    view: dict[str, Any] | None  # the table at that version; steps come without it
    turns: list[PastTurn]
    earlier: int  # turns before these, which are not told in words
    things: list[str]  # that it all was about
    steps: list[PastStep]
    last: bool  # nothing comes after these steps
