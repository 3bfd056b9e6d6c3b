"""Calibration as a picture: for every curve a square, what was called from left to right and what
was won from bottom to top, a point for each bin with its 95 % interval, and the band of ± 3. The
same as a table is printed, as `docs/bots.md` has it.

    python -m broceliande.lab.curves docs/pictures/chances.svg
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

import broceliande as bro
from broceliande.bots.calibration import OFF, Bin, Curve, curves_of
from broceliande.engine.words import title_of
from broceliande.lab.picture import EDGE, FAINT, INK, LEAF, LINE, MOSS, PAPER
from broceliande.lab.ratings import wilson

SIDE, GAP, HEAD, LEFT = 240, 56, 58, 48
ACROSS = 4
FONT = 'font-family="Alegreya Sans, Gill Sans, Segoe UI, sans-serif" font-size="13"'


def draw(curves: list[tuple[str, Curve]]) -> str:
    """The picture, as SVG: four squares a row."""
    rows, across = -(-len(curves) // ACROSS), min(len(curves), ACROSS)
    width, height = LEFT + across * (SIDE + GAP), rows * (HEAD + SIDE + 34) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' role="img" aria-label="What was called, and what was won" {FONT}>',
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="12" fill="{PAPER}"'
        f' stroke="{EDGE}"/>',
    ]
    for at, (game, curve) in enumerate(curves):
        x, y = LEFT + at % ACROSS * (SIDE + GAP), at // ACROSS * (HEAD + SIDE + 34) + HEAD
        parts.append(f'<g transform="translate({x} {y})">{_square(game, curve)}</g>')
    return "\n".join([*parts, "</svg>", ""])


def _square(game: str, curve: Curve) -> str:
    title, off = _title(game, curve), OFF * SIDE
    band = f"M0 {SIDE - off}L{SIDE - off} 0H{SIDE}V{off}L{off} {SIDE}H0Z"
    parts = [
        f'<text y="-30" font-size="16" font-weight="600" fill="{INK}">{escape(title)}</text>',
        f'<text y="-12" fill="{FAINT}">{curve.games:,} games, {curve.positions:,} positions</text>',
        f'<path d="{band}" fill="{LEAF}" opacity=".25"/>',
        f'<path d="M0 0V{SIDE}H{SIDE}M0 {SIDE}L{SIDE} 0" fill="none" stroke="{LINE}"/>',
    ]
    for tick in (0, 25, 50, 75, 100):
        there = SIDE * tick / 100
        parts.append(
            f'<text x="{there}" y="{SIDE + 18}" text-anchor="middle" fill="{FAINT}">{tick}</text>'
            f'<text x="-8" y="{SIDE - there + 4}" text-anchor="end" fill="{FAINT}">{tick}</text>'
        )
    return "".join([*parts, *map(_point, curve.bins)])


def _title(game: str, curve: Curve) -> str:
    name = title_of(bro.game(game), "en")
    seats = "1 seat" if curve.seats == 1 else f"{curve.seats} seats"
    return f"{name}, {seats}, {curve.level}"


def line(game: str, curve: Curve) -> str:
    """A curve as a line of a table, in Markdown."""
    worst = max(curve.bins, key=lambda one: abs(one.called - one.won))
    off = f"{100 * curve.off:.1f}, of {len(curve.bins)} bins"
    why = f"no: of {worst.count:,} positions called {100 * worst.called:.1f} %, "
    told = "yes" if curve.holds else f"{why}{100 * worst.won:.1f} % were won"
    parts = _title(game, curve), f"{curve.games:,}", f"{curve.positions:,}", off, told
    return f"| {' | '.join(parts)} |"


def _point(one: Bin) -> str:
    low, high = wilson(one.won * one.count, one.count)
    x = SIDE * one.called
    return (
        f'<path d="M{x:.1f} {SIDE * (1 - low):.1f}V{SIDE * (1 - high):.1f}" stroke="{MOSS}"/>'
        f'<circle cx="{x:.1f}" cy="{SIDE * (1 - one.won):.1f}" r="4.5" fill="{MOSS}"/>'
    )


def main() -> None:
    """Draw every curve that is kept, and print the table."""
    curves = [(game, curve) for game in bro.games() for curve in curves_of(game)]
    Path(sys.argv[1]).write_text(draw(curves), "utf-8")
    print("\n".join(line(game, curve) for game, curve in curves))


if __name__ == "__main__":
    main()
