"""Drawings as lists of lines: aligned in columns, side by side, wrapped nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text


def width(lines: Sequence[Text]) -> int:
    """How many columns the longest line takes."""
    return max((line.cell_len for line in lines), default=0)


def aligned(rows: Sequence[Sequence[Text]], gap: int = 2) -> list[Text]:
    """Cells in columns: the first one flush left, the others flush right."""
    widths = [width(column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line = Text()
        for at, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            space = " " * (wide - cell.cell_len)
            line = (
                Text.assemble(line, cell, space)
                if at == 0
                else Text.assemble(line, " " * gap, space, cell)
            )
        lines.append(line)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    """Two drawings side by side, their tops level."""
    wide = width(left) + gap
    lines = []
    for one, other in zip_longest(left, right):
        start = one or Text()
        lines.append(
            start if other is None else Text.assemble(start, " " * (wide - start.cell_len), other)
        )
    return lines


def block(lines: Sequence[Text]) -> Text:
    """The lines as one text that is never wrapped."""
    text = Text("\n").join(lines)
    text.no_wrap, text.overflow = True, "crop"
    return text
