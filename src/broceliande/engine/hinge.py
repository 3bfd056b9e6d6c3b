"""What an answer may be made to depend on before its question is asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Hinge:
    """What others do, on which an answer may be made to hinge before its question is asked: values
    of an event's arguments, of those told since the last event of one name. After one of another
    name such an answer is void. In words: `case-<arguments>`, and `case-<question>`."""

    since: str
    until: str
    arguments: tuple[tuple[str, ...], ...]  # together, each of them once at most
