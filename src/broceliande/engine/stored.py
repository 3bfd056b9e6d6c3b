"""A table as it is stored: what its JSON holds, written and read back as plain data."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from broceliande.engine.errors import BadDump
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules

FORMAT = 1
KINDS: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "edition": (dict, type(None)),
    "seed": (str, type(None)),
    "start": (str, type(None)),
    "moves": list,
    "position": str,
}


@dataclass(frozen=True)
class Past:
    """How a position came to be: from a seed, or from another position, by these answers."""

    seed: bytes | None
    start: bytes | None
    answers: Sequence[tuple[int, int]]


def leads_to(rules: Rules, options: Mapping[str, object], past: Past, state: Fields) -> bool:
    """Whether a seed, or a start, and answers lead to a position."""
    if past.seed is not None:
        found = rules.blank(state.seats, dict(options), past.seed)
        rules.deal(found)
    else:
        found = rules.game.position.from_bytes(past.start or bytes(state))
    rules.replay(found, past.answers)
    return found == state


def written(
    rules: Rules,
    seats: int,
    options: Mapping[str, object],
    names: Sequence[str],
    past: Past,
    position: bytes,
) -> str:
    """The JSON of a table."""
    edition = rules.edition
    data = {
        "format": FORMAT,
        "game": rules.game.name,
        "rules": rules.game.version,
        "seats": seats,
        "options": dict(options),
        **({"amendments": list(rules.amendments)} if rules.amendments else {}),
        "edition": {**edition.data, "whole": True} if edition.custom else None,
        "names": list(names),
        "seed": past.seed.hex() if past.seed else None,
        "start": text_of(past.start) if past.start else None,
        "moves": [list(answer) for answer in past.answers],
        "position": text_of(position),
    }
    return json.dumps(data, ensure_ascii=False)


def parsed(data: str | bytes | dict[str, Any]) -> dict[str, Any]:
    """What the JSON of a table holds; BadDump if it is none."""
    if not isinstance(data, dict):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as wrong:
            raise BadDump(f"this is not a dump: not JSON ({wrong})") from None
    if not isinstance(data, dict):
        raise BadDump("this is not a dump: JSON, but not an object")
    for key, kind in KINDS.items():
        if key not in data:
            raise BadDump(f"this is not a whole dump: {key!r} is missing")
        if not isinstance(data[key], kind):
            raise BadDump(f"this is not a dump: {key!r} cannot be {data[key]!r:.60}")
    if data["format"] != FORMAT:
        raise BadDump(f"dump format {data['format']}; this version reads format {FORMAT}")
    return data


def text_of(data: bytes) -> str:
    """Bytes in JSON."""
    return base64.b64encode(data).decode()


def bytes_of(text: str) -> bytes:
    """The bytes of a position in JSON."""
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        raise BadDump("the position in the dump is not base64") from None
