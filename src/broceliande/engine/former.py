"""Stored positions of a layout of before, laid out as positions are today.

A game whose fields became narrower or shorter says so in its declaration:

    class Position(Fields, ..., former=({"mix": ("i1", (48,))},)):

names the fields that were of another width or shape, for each layout that there was, and the bytes
tell by their number which one they are of. Numbers keep their place in their field; cells that a
field no longer has must be 0. So it is for rooms that were never filled, and for nothing else.
"""

from __future__ import annotations

import struct
from dataclasses import replace
from itertools import islice

from broceliande.engine.errors import BadDump
from broceliande.engine.fields import Fields, Former, Layout


def present(kind: type[Fields], data: bytes) -> bytes:
    """A stored position in the layout of today; bytes of no layout that the game knows stay."""
    if len(data) != kind.LAYOUT.struct.size:
        for former in kind.FORMER:
            then = layout_of(kind.LAYOUT, former)
            if len(data) == then.struct.size:
                return _moved(then, kind.LAYOUT, data)
    return data


def layout_of(now: Layout, former: Former) -> Layout:
    """The layout of before."""
    fields = []
    for field in now.declared:
        width, shape = former.get(field.name, (field.width, field.shape))
        fields.append(replace(field, width=width, shape=shape))
    return Layout(fields)


def _moved(then: Layout, now: Layout, data: bytes) -> bytes:
    """The same numbers, field by field."""
    cells = iter(then.struct.unpack(data))
    held = {field.name: list(islice(cells, field.cells)) for field in then.fields}
    numbers: list[int] = []
    for field in now.fields:
        if any(held[field.name][field.cells :]):
            raise BadDump(f"{field.name} of a former position does not fit into today's")
        numbers += held[field.name][: field.cells]
    try:
        return now.struct.pack(*numbers)
    except struct.error as wrong:
        raise BadDump(f"a former position does not fit into today's: {wrong}") from None
