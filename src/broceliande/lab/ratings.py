"""How strong bots are, from the games they played.

A game with one winner says: of those at the table, this one won. The chance of that is the
winner's strength over the sum of all strengths at the table (Bradley and Terry's model; with more
than two seats, Luce's). Strengths are told as Elo: 400 points are a factor of ten. Intervals come
from drawing whole deals anew (bootstrap), so that games of one deal stay together; to every draw
a game won by either is added for each pair that met, of varying weight, since ten victories in
ten games do not say how much stronger the winner is. A team plays against the deal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

DRAWS = 300
WEAK = 1e-4  # the pull towards 0 where every pair has a game won by each
THE_DEAL = "the deal"  # what a team plays against
PER_ELO = 400 / math.log(10)
Reals = NDArray[np.float64]


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


@dataclass(frozen=True)
class Pair:
    """What a bot won alone among others that are all alike, with its 95 % interval."""

    bot: str
    among: str
    share: float
    low: float
    high: float
    games: int


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.959964, won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def pairs(results: Sequence[Result]) -> list[Pair]:
    """Every bot among every other that it met: the matrix of all pairs."""
    won: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            others = {*result.bots[:seat], *result.bots[seat + 1 :]}
            if len(others) == 1 and bot not in others:
                won.setdefault((bot, *others), []).append(result.shares[seat])  # type: ignore[arg-type]
    return [
        Pair(bot, among, sum(own) / len(own), *wilson(sum(own), len(own)), len(own))
        for (bot, among), own in sorted(won.items())
    ]


def rate(results: Sequence[Result], anchor: str = "") -> list[Rating]:
    """Every bot's Elo, the strongest first; the anchor (or the weakest) stands at 0."""
    names = sorted({bot for result in results for bot in result.bots})
    lineups, won = _tables(results, names)
    elo = _fit(lineups, won)
    people = [at for at, name in enumerate(names) if name != THE_DEAL]
    zero = names.index(anchor) if anchor in names else min(people, key=lambda at: float(elo[at]))
    low, high = _spans(results, lineups, won, elo, zero)
    rated = []
    for at in people:
        name = names[at]
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


def rate_teams(results: Sequence[Result]) -> list[Rating]:
    """The same for teams, each with one result a game: how much likelier one is to win a deal."""
    return rate(
        [
            Result(one.deal, (one.bots[0], THE_DEAL), (one.shares[0], 1 - one.shares[0]))
            for one in results
        ]
    )


def _spans(
    results: Sequence[Result], lineups: Reals, won: Reals, elo: Reals, zero: int
) -> tuple[Reals, Reals]:
    """The 95 % intervals of all strengths over the one that stands at 0."""
    deals = sorted({result.deal for result in results})
    of = np.array([deals.index(result.deal) for result in results])
    met, either = _one_each(lineups)
    seats = np.vstack([lineups, met])
    rng = np.random.default_rng(1)
    drawn = []
    for _ in range(DRAWS):
        times = np.bincount(rng.integers(len(deals), size=len(deals)), minlength=len(deals))[of]
        more = rng.exponential(size=len(met))
        shares = np.vstack([won * times[:, None], either * more[:, None]])
        again = _fit(seats, shares, elo, WEAK)
        drawn.append(again - again[zero])
    low, high = np.percentile(np.array(drawn), (2.5, 97.5), axis=0)
    return low, high


def _one_each(lineups: Reals) -> tuple[Reals, Reals]:
    """For every pair that met two games, one won by each: who sits there, and who wins."""
    here = lineups > 0
    met = (here.T.astype(np.int64) @ here) > 0
    winner, loser = np.nonzero(met & ~np.eye(len(met), dtype=bool))
    rows = np.arange(len(winner))
    won = np.zeros((len(winner), lineups.shape[1]))
    won[rows, winner] = 1.0
    seats = won.copy()
    seats[rows, loser] = 1.0
    return seats, won


def _tables(results: Sequence[Result], names: list[str]) -> tuple[Reals, Reals]:
    """By game: how many seats each bot had, and what it got of the victory."""
    seats, won = (np.zeros((len(results), len(names))) for _ in range(2))
    for at, result in enumerate(results):
        for bot, share in zip(result.bots, result.shares, strict=True):
            seats[at, names.index(bot)] += 1
            won[at, names.index(bot)] += share
    return seats, won


def _fit(seats: Reals, won: Reals, start: Reals | None = None, pull: float = 0.05) -> Reals:
    """Strengths that make the results most likely, as Elo, 0 on average. A very small pull towards
    0 (as of one game drawn) keeps a bot finite that never lost."""
    strength = np.zeros(seats.shape[1]) if start is None else start / PER_ELO
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
    elo: Reals = (strength - strength.mean()) * PER_ELO
    return elo
