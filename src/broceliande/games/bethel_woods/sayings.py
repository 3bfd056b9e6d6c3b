"""Parts of sentences: tokens and types, and what is printed on tiles and characters."""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.games.bethel_woods.names import CHARACTERS, TILES, TYPE_NAMES, TYPES


def token(kind: int) -> dict[str, Any]:
    """A token for words: its printed value and its type."""
    return {"value": kind // TYPES + 1, "type": TYPE_NAMES[kind % TYPES]}


def tile_text(r: Any, tile: int) -> Phrase:
    """What a critical tile does."""
    numbers = {
        "limit": r.LIMIT_LOW, "build": r.BUILD_MORE, "unmask": r.UNMASK_MORE, "extra": r.EXTRA,
    }  # fmt: skip
    return Phrase(f"tile-{TILES[tile].replace('_', '-')}-text", numbers)


def character_text(r: Any, who: int) -> Phrase:
    """What a character can do."""
    return Phrase(f"character-{CHARACTERS[who]}-text", {"fewer": r.VIOLET_FEWER})


def two_types(types: list[int]) -> dict[str, Any]:
    """The two types that a spy shows or a section accepts."""
    named = [TYPE_NAMES[at] for at in range(TYPES) if types[at]]
    return {"type": named[0], "other": named[1]}
