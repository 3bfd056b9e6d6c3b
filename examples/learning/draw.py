"""Draw curves of learning, kept by `ppo.py --curve`, as one SVG.

python examples/learning/draw.py docs/pictures/ppo.svg "65,536 games on one H200=curve.json"
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 720, 360, 60, 190, 40, 50
PAPER, INK, FAINT, LINE = "#fcf8ea", "#222a1b", "#4a543c", "#d9cda9"
COLOURS = ("#44652a", "#a2522d", "#3d5a80")
Curve = list[dict[str, float]]


def across(seconds: float, most: float) -> float:
    """Where a time stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / most


def down(share: float) -> float:
    """Where a share of victories stands; the picture goes from a third to one."""
    return HEIGHT - FOOT - (HEIGHT - TOP - FOOT) * (share - 1 / 3) / (2 / 3)


def text(x: float, y: float, said: str, anchor: str = "start", colour: str = FAINT) -> str:
    """A line of words."""
    at = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {at}>{escape(said)}</text>"


def grid(most: float) -> list[str]:
    """Shares of victories from left to right, seconds below."""
    drawn = []
    for tenth in range(4, 11):
        y = down(tenth / 10)
        end = WIDTH - RIGHT
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{end}" stroke="{LINE}"/>')
        drawn.append(text(LEFT - 8, y + 4, f"{tenth * 10} %", "end"))
    for part in range(6):
        seconds = most * part / 5
        x = across(seconds, most)
        drawn.append(text(x, HEIGHT - FOOT + 20, f"{seconds:.0f} s", "middle"))
    return drawn


def draw(curves: dict[str, Curve], title: str) -> str:
    """All curves in one picture; each begins at one half, which is chance between two."""
    most = max(point["seconds"] for curve in curves.values() for point in curve)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>', *grid(most)]
    parts.append(text(LEFT, 24, title, colour=INK))
    for colour, (name, curve) in zip(COLOURS, curves.items(), strict=False):
        points = [(0.0, 0.5), *((point["seconds"], point["won"]) for point in curve)]
        path = " ".join(f"{across(s, most):.1f},{down(w):.1f}" for s, w in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        last = curve[-1]
        x, y = across(last["seconds"], most) + 8, down(last["won"])
        parts.append(text(x, y, name, colour=colour))
        pace = last["steps"] / last["seconds"]
        parts.append(text(x, y + 16, f"{pace:,.0f} steps/s", colour=colour))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    style = 'font-family="Georgia, serif" font-size="13"'
    inside = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{inside}\n</svg>\n'


def main() -> None:
    """The curves that the arguments name, into the file that they name first."""
    out, *named = sys.argv[1:]
    pairs = [each.rpartition("=") for each in named]
    curves = {name: json.loads(Path(file).read_text("utf-8")) for name, _, file in pairs}
    title = "PPO at Benevolent, 2 seats: games won against a random player"
    Path(out).write_text(draw(curves, title), "utf-8")


if __name__ == "__main__":
    main()
