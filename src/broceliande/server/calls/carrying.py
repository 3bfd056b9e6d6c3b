"""Couriers: who carries a message along a way, and what can become of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from broceliande.server.calls.message import Message


class Outcome(Enum):
    """What became of a message on its way."""

    SENT = "sent"
    LATER = "later"  # to be tried again
    GONE = "gone"  # the way is dead for good
    REFUSED = "refused"  # this message is not taken, another may be


@dataclass(frozen=True)
class Result:
    """What became of it, and why."""

    outcome: Outcome
    why: str = ""  # the key of a sentence
    after: float | None = None  # seconds that the other side asks us to wait


@dataclass(frozen=True)
class Way:
    """A way by which somebody can be called, as it is stored."""

    id: str
    person: str
    kind: str
    preset: str
    address: str = field(repr=False)
    keys: dict[str, Any] = field(repr=False)
    lang: str
    site: str
    confirmed: int | None
    failures: int
    error: str
    active: bool


class Courier(Protocol):
    """Carries messages along ways of one kind. It raises nothing for what a stranger's machine
    does: that is a result."""

    async def carry(self, way: Way, message: Message) -> Result:
        """Hand the message over, or say why not."""
