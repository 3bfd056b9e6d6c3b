"""What the log keeps of a table beside the game."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class After:
    """What the log keeps of the table beside the game: clocks, who was asked since when."""

    left: list[int]
    since: list[int]
    asked_since: list[int]
    answered: list[int]
    owed: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)  # who owes an answer
    asked_at: list[int] = field(default_factory=list)  # by seat: since when
    stood: list[int] = field(default_factory=list)  # by seat: turns that others played for it,
    botted: list[int] = field(default_factory=list)  # those of them that bots did,
    known: list[int] = field(default_factory=list)  # and how many the owner knew of
    rested: list[int] = field(default_factory=list)  # by seat: when its last day off ends
