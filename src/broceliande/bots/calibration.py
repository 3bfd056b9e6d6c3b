"""What a chance that a search calls is worth: of positions of played games that were called so, how
many were won. A figure is told to people only where that was measured, and where it held.

`broceliande calibrate` plays the games and writes `bots/curves/<game>.json`, a curve for each
number of seats and level. Hint and coach ask `chance_of` and nothing else: both say the same.
"""

from __future__ import annotations

import json
import math
import operator
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from broceliande.bots.asking import state_of
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import pace_name
from broceliande.bots.thinking import is_ready
from broceliande.bots.unlearnt import ours
from broceliande.engine.rules import Rules
from broceliande.engine.table import Table

CURVES = Path(__file__).parent / "curves"
LOOK = 400  # iterations of a look; the curves hold for this number
FEWEST = 2000  # positions, for a figure to be told
NARROW = 5  # bins at least: one that holds all from 20 to 100 says nothing of 70
OFF = 0.03  # how far what is called may be from what was won, at most
HINT = "hint"
KNEES = (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)  # log odds at which a curve may turn
SPANS = tuple(pairwise((-math.inf, *KNEES, math.inf)))
WORLDS = 4  # in which a move is carried out before one looks


@dataclass(frozen=True)
class Bin:
    """Positions that were called alike: how many, what they were called on average, and won."""

    count: int
    called: float
    won: float


@dataclass(frozen=True)
class Curve:
    """From what a search calls a chance to what it is: in log odds a line that turns at its knees
    and never falls. Where a game is nearly decided, or one of several leads, a search is wrong by
    more or by less than in the middle."""

    seats: int
    level: str
    games: int
    positions: int
    shift: float  # what an even look means, in log odds
    slopes: tuple[float, ...]  # before, between and after the knees
    bins: tuple[Bin, ...]  # each called by a curve that was fitted on other games
    command: str
    judge: str = HINT  # by which a look judged: the hash of a net begins so
    pace: str = ""  # how bots of the level decided

    def __call__(self, raw: float) -> float:
        """The chance that a look means."""
        odds = self.shift + sum(map(operator.mul, self.slopes, spans(raw)))
        return 1 / (1 + math.exp(-odds))

    @property
    def off(self) -> float:
        """How far off it is where it is farthest."""
        return max((abs(each.called - each.won) for each in self.bins), default=1.0)

    @property
    def holds(self) -> bool:
        """Whether figures may be told by it."""
        enough = self.positions >= FEWEST and len(self.bins) >= NARROW
        return enough and self.off <= OFF


def spans(raw: float) -> list[float]:
    """How far it is from an even look to this one, in log odds, through each span of a curve."""
    inside = min(0.999, max(0.001, raw))
    odds = math.log(inside / (1 - inside))
    return [min(max(odds, low), high) - (low if low >= 0 else high) for low, high in SPANS]


@lru_cache(maxsize=32)
def curves_of(game: str) -> tuple[Curve, ...]:
    """Every curve that was measured for a game."""
    file = CURVES / f"{game}.json"
    if not file.exists():
        return ()
    kept: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return tuple(_read(one) for one in kept)


def _read(one: dict[str, Any]) -> Curve:
    bins = tuple(Bin(*each) for each in one["bins"])
    return Curve(**one | {"bins": bins, "slopes": tuple(one["slopes"])})


def curve_of(table: Table, level: str | None) -> Curve | None:
    """The curve by which figures may be told at a table where everybody else is of a level; None
    where none was measured: then nothing but words is said."""
    here = table.seats, level
    found = [
        each
        for each in curves_of(table.game.name)
        if (each.seats, each.level) == here and each.holds
    ]
    if not found or not ours(table.rules) or not _usual(table) or not is_ready(table.rules):
        return None
    return found[0] if measured(found[0], table.rules) else None


def measured(curve: Curve, rules: Rules) -> bool:
    """Whether judge and level are still those that were measured."""
    pace = pace_name(curve.level, hint_of(rules.game.name), curve.seats)
    return (curve.judge, curve.pace) == (judge_name(rules), pace)


def judge_name(rules: Rules) -> str:
    """By what a look judges: a curve holds for that judge alone."""
    from broceliande.bots.seer import judging_by

    seer = judging_by(rules, "")
    return HINT if seer is None else str(seer.net.about["hash"])[:12]


def level_of(levels: Iterable[str]) -> str | None:
    """The level of the bots at a table, if it is one for all of them."""
    found = set(levels)
    return found.pop() if len(found) == 1 else None


def _usual(table: Table) -> bool:
    """Whether the game is played with its usual options, as those were that were measured."""
    options = {option.name: option for option in table.game.options}
    return all(
        options[name].passes or value == options[name].usual
        for name, value in table.options.items()
    )


def look(rules: Rules, position: bytes, seat: int, seed: int) -> float:
    """What a short search calls the chance of a seat, by what it may know; where all win or lose
    together, by what everybody may."""
    from broceliande.bots.minds import search_of
    from broceliande.bots.room import Budget

    eye = -1 if hint_of(rules.game.name).TEAM else seat
    search, budget = search_of(rules, position), Budget(iterations=LOOK)
    search.begin(position, seed, budget, None)
    search.run(eye, budget)
    return search.chances(seat + 1)[seat]


def chance_of(table: Table, seat: int, curve: Curve, rng: random.Random) -> float:
    """The chance of a seat as the table stands; the truth once the game is over."""
    if table.over:
        won = table.places.count(1)
        share = 1.0 if hint_of(table.game.name).TEAM else 1.0 / max(1, won)
        return share if table.places[seat] == 1 else 0.0
    world = table.redeal(seat, rng.getrandbits(64))
    return curve(look(table.rules, bytes(state_of(world)), seat, rng.getrandbits(64)))


def chance_after(world: Table, seat: int, move: int, curve: Curve, rng: random.Random) -> float:
    """The chance of a seat after a move, over a few worlds that it holds possible."""
    total = 0.0
    for _ in range(WORLDS):
        after = world.redeal(seat, rng.getrandbits(64))
        after.play(seat, move)
        total += chance_of(after, seat, curve, rng)
    return total / WORLDS
