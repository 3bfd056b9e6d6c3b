"""How strong bots are, from the games they played.

A game with one winner says: of those at the table, this one won. The chance of that is the
winner's strength over the sum of all strengths at the table (Bradley and Terry's model; with more
than two seats, Luce's). Strengths are told as Elo: 400 points are a factor of ten. Intervals come
from drawing whole deals anew (bootstrap), so that games of one deal stay together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

DRAWS = 300
PER_ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Result:
    """What one game says: who sat where, what each seat got of the victory, and which deal."""

    deal: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's strength with its 95 % interval; `score` is the share of victories it got."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    score: float


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.959964, won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def rate(results: Sequence[Result], anchor: str = "") -> list[Rating]:
    """Every bot's Elo, the strongest first; the anchor (or the weakest) stands at 0."""
    names = sorted({bot for result in results for bot in result.bots})
    lineups, won = _tables(results, names)
    elo = _fit(lineups, won)
    deals = sorted({result.deal for result in results})
    of = np.array([deals.index(result.deal) for result in results])
    rng = np.random.default_rng(1)
    zero = names.index(anchor) if anchor in names else int(np.argmin(elo))
    drawn = []
    for _ in range(DRAWS):
        times = np.bincount(rng.integers(len(deals), size=len(deals)), minlength=len(deals))[of]
        again = _fit(lineups, won * times[:, None], elo)
        drawn.append(again - again[zero])
    low, high = np.percentile(np.array(drawn), (2.5, 97.5), axis=0)
    rated = []
    for at, name in enumerate(names):
        games = sum(name in result.bots for result in results)
        seats = [
            share
            for result in results
            for bot, share in zip(result.bots, result.shares, strict=True)
            if bot == name
        ]
        own = float(elo[at] - elo[zero])
        score = sum(seats) / len(seats)
        span = min(own, float(low[at])), max(own, float(high[at]))
        rated.append(Rating(name, own, *span, games, score))
    return sorted(rated, key=lambda one: -one.elo)


def _tables(
    results: Sequence[Result], names: list[str]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """By game: how many seats each bot had, and what it got of the victory."""
    seats, won = (np.zeros((len(results), len(names))) for _ in range(2))
    for at, result in enumerate(results):
        for bot, share in zip(result.bots, result.shares, strict=True):
            seats[at, names.index(bot)] += 1
            won[at, names.index(bot)] += share
    return seats, won


def _fit(
    seats: NDArray[np.float64], won: NDArray[np.float64], start: NDArray[np.float64] | None = None
) -> NDArray[np.float64]:
    """Strengths that make the results most likely, as Elo, 0 on average. A very small pull towards
    0 (as of one game drawn) keeps a bot finite that never lost."""
    strength = np.zeros(seats.shape[1]) if start is None else start / PER_ELO
    pull = 0.05
    for _ in range(200):
        odds = seats * np.exp(strength)
        chance = odds / odds.sum(axis=1, keepdims=True)
        weight = won.sum(axis=1, keepdims=True)
        slope = (won - weight * chance).sum(axis=0) - pull * strength
        bend = np.diag((weight * chance).sum(axis=0)) - (weight * chance).T @ chance
        bend += pull * np.eye(len(strength))
        step = np.linalg.solve(bend, slope)
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-7:
            break
    elo: NDArray[np.float64] = (strength - strength.mean()) * PER_ELO
    return elo
