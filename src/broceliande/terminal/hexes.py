r"""A forest of hexes drawn in text, each with three short lines inside.

     ________
    /7    [2]\
   / Cercle   \________
   \ ○●▲   −2 /
    \________/
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

INNER = 8  # columns of the upper line; the two others have two more
PITCH = INNER + 2
HEIGHT = 4


@dataclass(frozen=True)
class Hex:
    """One hex: where it lies (axial), its three lines, and the style of its edge."""

    q: int
    r: int
    lines: tuple[Text, Text, Text]
    edge: str
    lit: bool = False


def draw_hexes(hexes: list[Hex]) -> list[Text]:
    """The hexes in lines; a lit one keeps its edge whole where it touches others."""
    left = min(h.q for h in hexes)
    top = min(2 * h.r + h.q for h in hexes)
    paper: dict[tuple[int, int], tuple[str, str]] = {}
    for one in sorted(hexes, key=lambda h: h.lit):
        x, y = (one.q - left) * PITCH, (2 * one.r + one.q - top) * HEIGHT // 2
        _edge(paper, x, y, one.edge)
        for row, line in enumerate(one.lines):
            _write(paper, x + (2 if row == 0 else 1), y + row + 1, line)
    return _sheet(paper)


def _edge(paper: dict[tuple[int, int], tuple[str, str]], x: int, y: int, style: str) -> None:
    right = x + INNER + 3
    for at in range(x + 2, right - 1):
        paper[y, at] = paper[y + HEIGHT, at] = ("_", style)
    corners = ((1, x + 1, "/"), (2, x, "/"), (3, x, "\\"), (4, x + 1, "\\"))
    for row, at, char in corners:
        mirror = "\\" if char == "/" else "/"
        paper[y + row, at] = (char, style)
        paper[y + row, right - (at - x)] = (mirror, style)


def _write(paper: dict[tuple[int, int], tuple[str, str]], x: int, y: int, line: Text) -> None:
    for at, char in enumerate(line.plain):
        if char != " ":
            style = " ".join(str(s.style) for s in line.spans if s.start <= at < s.end)
            paper[y, x + at] = (char, style or str(line.style))


def _sheet(paper: dict[tuple[int, int], tuple[str, str]]) -> list[Text]:
    lines = []
    for y in range(max(y for y, _ in paper) + 1):
        wide = max((x for row, x in paper if row == y), default=-1) + 1
        cells = [paper.get((y, x), (" ", "")) for x in range(wide)]
        runs = groupby(cells, lambda cell: cell[1])
        lines.append(Text.assemble(*(("".join(c for c, _ in run), style) for style, run in runs)))
    return lines
