"""What a table shows to everybody alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from broceliande.engine.view import open_fields


class Shows(Protocol):
    """A table, as far as everybody sees it."""

    rules: Rules

    @property
    def seats(self) -> int: ...
    @property
    def asked(self) -> tuple[int, ...]: ...
    @property
    def question(self) -> str: ...
    @property
    def over(self) -> bool: ...
    @property
    def ending(self) -> str | None: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...


Write = Callable[[Any], bytes]  # puts something into JSON


def shown_to_all(table: Shows) -> dict[str, Any]:
    """A view without what differs from seat to seat, and without the fields."""
    edition = table.rules.edition
    return {
        "game": table.rules.game.name,
        "rules": table.rules.game.version,
        "edition": {"name": edition.name, "digest": edition.digest, "custom": edition.custom},
        "seats": table.seats,
        "asked": list(table.asked),
        "question": table.question,
        "over": table.over,
        "ending": table.ending,
        "scores": list(table.scores),
        "places": list(table.places),
    }


def written_for_all(table: Shows, state: Fields, write: Write) -> tuple[bytes, bytes]:
    """In JSON: what a view shows to all alike, and the fields that everybody may see."""
    return write(shown_to_all(table)), write(open_fields(state))


def joined(first: bytes, second: bytes) -> bytes:
    """Two objects of JSON as one."""
    if len(first) == 2 or len(second) == 2:
        return max(first, second, key=len)
    return first[:-1] + b"," + second[1:]
