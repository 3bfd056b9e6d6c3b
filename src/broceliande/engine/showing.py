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


def shown_to_all(table: Shows, state: Fields, kept: Callable[[Any], Any]) -> dict[str, Any]:
    """A view without what differs from seat to seat."""
    edition = table.rules.edition
    shown = {
        "game": table.rules.game.name,
        "rules": table.rules.game.version,
        "edition": {"name": edition.name, "digest": edition.digest, "custom": edition.custom},
        "seats": table.seats,
        "names": [],
        "you": None,
        "ply": 0,
        "asked": list(table.asked),
        "question": table.question,
        "over": table.over,
        "ending": table.ending,
        "scores": list(table.scores),
        "places": list(table.places),
    }
    fields = {name: kept(part) for name, part in open_fields(state).items()}
    return {**{name: kept(part) for name, part in shown.items()}, "fields": fields}
