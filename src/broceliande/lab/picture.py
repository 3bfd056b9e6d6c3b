"""Strengths as a picture: for every run a list of bots, each a point on the line of Elo with its
95 % interval; where bots play as teams, the games they won stand beside it. Runs of the same game
with the same seats and options are drawn, and rated, as one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import broceliande as bro
from broceliande.bots.hints import hint_of
from broceliande.engine.words import Words, title_of
from broceliande.lab.arena import kept_run, results
from broceliande.lab.ratings import rate, rate_teams, wilson

WIDTH, LEFT, RIGHT = 720, 168, 205  # what stands beside the line: names, and figures
HEAD, ROW, FOOT = 62, 26, 46
LONG = 20  # letters of a bot's name
STEP = 200  # Elo between two lines of the grid
PAPER, EDGE, INK, FAINT, LINE, MOSS, LEAF = (
    "#fcf8ea", "#cdbd92", "#222a1b", "#4a543c", "#d9cda9", "#44652a", "#8fae4f",
)  # fmt: skip


@dataclass(frozen=True)
class Mark:
    """A bot on the line."""

    bot: str
    elo: float
    low: float
    high: float
    figures: str


@dataclass(frozen=True)
class Panel:
    """One game's bots."""

    title: str
    marks: list[Mark]


def panel(plan: dict[str, Any], rows: Sequence[dict[str, Any]], words: Words) -> Panel:
    """The bots of a game by strength, the strongest first."""
    game, seats = plan["game"], plan["seats"]
    name = title_of(bro.game(game), words.lang)
    team = bool(hint_of(game).TEAM)
    games = results(rows)
    marks = []
    for one in rate_teams(games) if team else rate(games):
        figures = f"{_elo(one.elo)} ({_elo(one.low)} … {_elo(one.high)})" if one.high else "0"
        if team:
            spans = [f"{100 * share:.0f}" for share in wilson(one.score * one.games, one.games)]
            figures = f"{100 * one.score:.0f}\u202f% ({spans[0]} … {spans[1]})"
        marks.append(Mark(one.bot, one.elo, one.low, one.high, figures))
    title = words.say("arena-title", {"game": name, "seats": seats})
    chosen = (f"{option}={value}" for option, value in sorted(plan["options"].items()))
    return Panel(", ".join([title, *chosen]), marks)


def draw(panels: Sequence[Panel], words: Words) -> str:
    """The picture, as SVG."""
    top = max((mark.elo for one in panels for mark in one.marks), default=0.0)
    most = STEP * (int(top // STEP) + 1)
    height = sum(HEAD + ROW * len(one.marks) for one in panels) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' role="img" aria-label="{escape(words.say("arena-picture"))}"'
        ' font-family="Alegreya Sans, Gill Sans, Segoe UI, sans-serif" font-size="14">',
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="12" fill="{PAPER}"'
        f' stroke="{EDGE}"/>',
    ]
    y = 0
    for one in panels:
        parts += _panel(one, y, most)
        y += HEAD + ROW * len(one.marks)
    note = escape(words.say("arena-picture"))
    parts.append(f'<text x="20" y="{height - 16}" font-size="12.5" fill="{FAINT}">{note}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(one: Panel, y: int, most: int) -> list[str]:
    parts = [
        f'<text x="20" y="{y + 29}" font-family="Grenze, Georgia, serif" font-size="18"'
        f' font-weight="600" fill="{INK}">{escape(one.title)}</text>'
    ]
    bottom = y + HEAD + ROW * len(one.marks) - 4
    for elo in range(0, most + 1, STEP):
        x = _at(elo, most)
        parts.append(f'<path d="M{x:.1f} {y + 56}V{bottom}" stroke="{LINE}"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{y + 50}" font-size="11" text-anchor="middle"'
            f' fill="{FAINT}">{_elo(elo)}</text>'
        )
    for at, mark in enumerate(one.marks):
        parts += _mark(mark, y + HEAD + ROW * at + 9, most)
    return parts


def _mark(mark: Mark, y: int, most: int) -> list[str]:
    low, high = _at(mark.low, most), _at(mark.high, most)
    # an arrow where it goes on beyond the line
    end = f"M{high - 7:.1f} {y - 5}l7 5-7 5" if mark.high > most else f"M{high:.1f} {y - 4}v8"
    start = f"M{low + 7:.1f} {y - 5}l-7 5 7 5" if mark.low < 0 else f"M{low:.1f} {y - 4}v8"
    bar = f"M{low:.1f} {y}H{high:.1f}{start}{end}"
    return [
        f'<text x="20" y="{y + 5}" fill="{INK}">{escape(short(mark.bot))}</text>',
        f'<path d="{bar}" fill="none" stroke="{LEAF}" stroke-width="3" stroke-linecap="round"/>',
        f'<circle cx="{_at(mark.elo, most):.1f}" cy="{y}" r="6" fill="{MOSS}"/>',
        f'<text x="{WIDTH - 20}" y="{y + 5}" text-anchor="end" fill="{INK}">'
        f"{escape(mark.figures)}</text>",
    ]


def short(bot: str) -> str:
    """A bot's name as it fits before the line: folders are left out, then the middle."""
    name = re.sub(r"[^:=]*/", "", bot)
    return name if len(name) <= LONG else f"{name[: LONG // 2]}…{name[-LONG // 2 + 1 :]}"


def _elo(points: float) -> str:
    """A strength with its sign; nothing is without one."""
    return f"{points:+.0f}".replace("-", "\u2212") if round(points) else "0"


def _at(elo: float, most: int) -> float:
    """Where a strength stands on the line."""
    return LEFT + (WIDTH - LEFT - RIGHT) * min(max(elo / most, -0.04), 1.0)


def of_files(files: Sequence[Path], words: Words) -> str:
    """The picture of kept runs."""
    runs: dict[str, tuple[dict[str, Any], dict[Any, dict[str, Any]]]] = {}
    for file in files:
        plan, rows = kept_run(file)
        key = json.dumps([plan[one] for one in ("game", "seats", "options")], sort_keys=True)
        games = runs.setdefault(key, (plan, {}))[1]
        for row in rows:  # a game that stands in two files is counted once
            games.setdefault((row["seed"], *row["bots"]), row)
    return draw(
        [panel(runs[key][0], [*runs[key][1].values()], words) for key in sorted(runs)], words
    )
