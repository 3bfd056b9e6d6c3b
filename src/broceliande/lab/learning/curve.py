"""How a training went, as a picture: for every generation what it won of its duels, with the
interval, beside what would have been fair; and below, how much it was surprised."""

from __future__ import annotations

from html import escape
from typing import Any

import broceliande as bro
from broceliande.engine.words import Words, title_of
from broceliande.lab.picture import EDGE, FAINT, INK, LEAF, LINE, MOSS, PAPER

WIDTH, LEFT, HEAD, TALL, GAP, FOOT = 720, 70, 64, 180, 46, 44
FONT = 'font-family="Alegreya Sans, Gill Sans, Segoe UI, sans-serif" font-size="13"'


def draw(state: dict[str, Any], words: Words) -> str:
    """The picture, as SVG."""
    generations = state["generations"]
    height = HEAD + 2 * TALL + GAP + FOOT
    name = title_of(bro.game(state["course"]["game"]), words.lang)
    title = words.say("train-picture", {"game": name})
    step = (WIDTH - LEFT - 40) / max(1, len(generations))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' role="img" aria-label="{escape(title)}" {FONT}>',
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="12" fill="{PAPER}"'
        f' stroke="{EDGE}"/>',
        f'<text x="24" y="30" font-size="17" font-weight="600" fill="{INK}">{escape(title)}</text>',
        _caption(HEAD - 12, words.say("train-duels-won")),
        _caption(HEAD + TALL + GAP - 12, words.say("train-surprise")),
        _grid(HEAD, ["0", "50", "100"]),
    ]
    for at, one in enumerate(generations):
        parts.append(_duels(one, LEFT + (at + 0.5) * step))
        parts.append(
            f'<text x="{LEFT + (at + 0.5) * step:.1f}" y="{height - 18}" text-anchor="middle"'
            f' fill="{FAINT}">{at + 1}</text>'
        )
    parts.append(_surprise(generations, step, HEAD + TALL + GAP))
    return "\n".join([*parts, "</svg>", ""])


def _caption(y: float, text: str) -> str:
    return f'<text x="{LEFT}" y="{y}" fill="{FAINT}">{escape(text)}</text>'


def _grid(top: float, marks: list[str]) -> str:
    """Lines across, the first mark at the bottom."""
    out = []
    for at, mark in enumerate(marks):
        y = top + TALL - TALL * at / (len(marks) - 1)
        out.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - 40}" stroke="{LINE}"/>'
            f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="{FAINT}">{mark}</text>'
        )
    return "".join(out)


def _duels(one: dict[str, Any], x: float) -> str:
    """A point for each number of seats, with its interval; a short line where fair would be."""
    out = []
    for at, (seats, duel) in enumerate(one["duels"].items()):
        there = x + 18 * (at - (len(one["duels"]) - 1) / 2)
        y, low, high, fair = (
            HEAD + TALL * (1 - duel[key]) for key in ("share", "low", "high", "fair")
        )
        fill = MOSS if one["kept"] else FAINT
        out.append(
            f'<path d="M{there:.1f} {low:.1f}V{high:.1f}" stroke="{fill}"/>'
            f'<path d="M{there - 7:.1f} {fair:.1f}h14" stroke="{LEAF}" stroke-width="3"/>'
            f'<circle cx="{there:.1f}" cy="{y:.1f}" r="4" fill="{fill}"/>'
            f'<text x="{there + 6:.1f}" y="{y - 6:.1f}" font-size="11" fill="{INK}">{seats}</text>'
        )
    return "".join(out)


def _surprise(generations: list[dict[str, Any]], step: float, top: float) -> str:
    """A line over all rounds of all generations."""
    found = [
        (LEFT + (at + (round_ + 1) / len(one["curve"])) * step, value)
        for at, one in enumerate(generations)
        for round_, (value, _) in enumerate(one["curve"])
    ]
    if not found:
        return ""
    least, most = min(value for _, value in found), max(value for _, value in found)
    span = max(most - least, 1e-6)
    way = " ".join(f"{x:.1f},{top + TALL * (most - value) / span:.1f}" for x, value in found)
    marks = [f"{least + span * part:.2f}" for part in (0.0, 0.5, 1.0)]
    return (
        _grid(top, marks)
        + f'<polyline points="{way}" fill="none" stroke="{MOSS}" stroke-width="2"/>'
    )
