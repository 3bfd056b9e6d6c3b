"""Bloody Grove as it was stored when a position had 1,146 bytes; `former.json` is such a table,
dealt by seed 7, written by the library of that time."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from broceliande.engine.former import layout_of
from broceliande.engine.stored import bytes_of
from broceliande.games.bloody_grove.fields import Position

SEED = 7
BEFORE = 1146


def former() -> dict[str, Any]:
    """That table: the position that was dealt, fifty answers, and where they led."""
    text = (Path(__file__).parent / "former.json").read_text("utf-8")
    stored: dict[str, Any] = json.loads(text)
    assert len(bytes_of(stored["start"])) == len(bytes_of(stored["position"])) == BEFORE
    return stored


def as_before(data: bytes) -> bytes:
    """A position of today as it would have been stored then."""
    now, (was,) = Position.LAYOUT, Position.FORMER
    then = layout_of(now, was)
    cells = iter(now.struct.unpack(data))
    held = {field.name: list(islice(cells, field.cells)) for field in now.fields}
    rooms = [(held[field.name] + [0] * field.cells)[: field.cells] for field in then.fields]
    return then.struct.pack(*(number for room in rooms for number in room))
