"""Fits the weights of a hint: games are played, and the features of their positions are weighed
so that they foretell the end best (logistic regression; over the seats where one of them wins).

    python -m broceliande.lab.fit --game benevolent --seats 2 3 4 --games 200
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from broceliande import fast
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.minds import Mind, Sage, Wanderer
from broceliande.bots.room import Budget
from broceliande.fast.running import FastGame, FastTable
from broceliande.lab.match import play_game

Rows = NDArray[np.float64]


def collect(
    run: FastGame,
    seats: int,
    games: range,
    iterations: int,
    options: Mapping[str, object],
    toward: int = 0,
    share: float = 0.15,
) -> tuple[list[Rows], list[Rows], list[int]]:
    """Positions of games between searching bots: features by seat, the end, and the game."""
    judge = judge_of(run.rules)
    positions: list[Rows] = []
    ends: list[Rows] = []
    of: list[int] = []
    for seed in games:
        chance = random.Random(f"fit/{seed}")
        minds: list[Mind] = [
            Sage(Budget(iterations=iterations), spread=chance.choice((0.0, 0.3, 0.8)))
            for _ in range(seats)
        ]
        if chance.random() < 0.15:
            minds[chance.randrange(seats)] = Wanderer()
        kept: list[Rows] = []

        def watch(
            table: FastTable, kept: list[Rows] = kept, chance: random.Random = chance
        ) -> None:
            if chance.random() < share:
                data = table.bytes.tobytes()
                rows = [list(judge.features(data, seat).values()) for seat in range(seats)]
                kept.append(np.array(rows))

        played = play_game(run, minds, seed, options, watch)
        shares = np.array(played.shares(bool(judge.hint.TEAM)))
        if toward:  # how near a team came that has lost
            shares = np.maximum(shares, 0.9 * (np.array(played.scores) / toward) ** 2)
        if judge.hint.TEAM or shares.sum() > 0:
            positions += kept
            ends += [shares] * len(kept)
            of += [seed] * len(kept)
    return positions, ends, of


def fit_shares(positions: list[Rows], ends: list[Rows], ridge: float) -> Rows:
    """Weights such that the softmax over the seats foretells who wins; Newton's method."""
    count = positions[0].shape[1]
    weights = np.zeros(count)
    for _ in range(25):
        slope, bend = ridge * weights, ridge * np.eye(count)
        for rows, end in zip(positions, ends, strict=True):
            odds = np.exp(rows @ weights - np.max(rows @ weights))
            chance = odds / odds.sum()
            slope += rows.T @ (chance - end)
            mean = chance @ rows
            bend += (rows * chance[:, None]).T @ rows - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def fit_team(positions: list[Rows], ends: list[Rows], ridge: float) -> Rows:
    """Weights such that one logistic chance foretells whether the team wins."""
    rows = np.array([position[0] for position in positions])
    end = np.array([end[0] for end in ends])
    weights = np.zeros(rows.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - end) + ridge * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(positions: list[Rows], ends: list[Rows], weights: Rows, team: bool) -> float:
    """The mean surprise at the end, in bits."""
    total = 0.0
    for rows, end in zip(positions, ends, strict=True):
        sums = rows @ weights
        if team:
            chance = 1 / (1 + np.exp(-sums[0]))
            total -= end[0] * np.log2(chance) + (1 - end[0]) * np.log2(1 - chance)
        else:
            odds = np.exp(sums - sums.max())
            total -= float(end @ np.log2(odds / odds.sum()))
    return total / len(positions)


def main() -> None:
    """Play, fit, and print the weights with how well they foretell games held back."""
    args = _arguments()
    run = fast.runner(args.game)
    hint = hint_of(args.game)
    options = dict(text.split("=") for text in args.option)
    positions: list[Rows] = []
    ends: list[Rows] = []
    of: list[int] = []
    begun = time.perf_counter()
    for seats in args.seats:
        games = range(args.seed, args.seed + args.games)
        found = collect(run, seats, games, args.iterations, options, args.toward)
        positions, ends, of = positions + found[0], ends + found[1], of + found[2]
    back = [at for at, game in enumerate(of) if game % 5 == 0]
    fore = [at for at, game in enumerate(of) if game % 5 != 0]
    fit = fit_team if hint.TEAM else fit_shares
    learnt = fit([positions[at] for at in fore], [ends[at] for at in fore], args.ridge)
    test = [positions[at] for at in back], [ends[at] for at in back]
    print(f"{len(positions)} positions, {time.perf_counter() - begun:.0f} s")
    for name, weights in (("before", np.array(hint.WEIGHTS)), ("fitted", learnt)):
        print(f"{name}: {loss(*test, weights, bool(hint.TEAM)):.4f} bits on games held back")
    print("nothing known:", round(loss(*test, learnt * 0, bool(hint.TEAM)), 4))
    weights = fit(positions, ends, args.ridge)
    for name, before, now in zip(hint.FEATURES, hint.WEIGHTS, weights, strict=True):
        print(f"{name:20} {before:8.3f} {now:8.3f}")
    print("WEIGHTS =", [round(float(weight), 3) for weight in weights])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--ridge", type=float, default=2.0)
    parser.add_argument("--toward", type=int, default=0, help="a team's score that would win")
    parser.add_argument("--option", nargs="*", default=[])
    return parser.parse_args()


if __name__ == "__main__":
    main()
