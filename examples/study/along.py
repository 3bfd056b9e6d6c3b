"""Do chances hold at every moment of a game? A curve is measured over whole games.

    python examples/study/along.py broom-service --seats 4 --level pupil --games 100

Bots of a level play; at six moments of each game every seat is looked at, and what its curve makes
of that is compared with who won, by how far the game was. The slope says, in log odds, how much
steeper the truth is than what is told: below 1 what is told is too bold, above 1 too shy.
"""

from __future__ import annotations

import argparse
import random
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from broceliande import fast
from broceliande.bots.calibration import Curve, curves_of, look
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEVELS
from broceliande.bots.thinking import mind_of
from broceliande.fast.running import FastTable
from broceliande.lab.calibrating import MOMENTS
from broceliande.lab.match import Moments, play_game

PARTS = (0.0, 0.15, 0.4, 0.7, 1.0)  # of a game's answers
Row = tuple[
    float, int, float, float
]  # how far the game was, whose seat, what was told, what it got
Rows = NDArray[np.float64]


def along(curve: Curve, game: str, deal: int) -> list[Row]:
    """One game, and what is told of every seat at a few moments of it."""
    run, chance, met = fast.runner(game), random.Random(deal), [0]
    seen = Moments[tuple[int, bytes]](MOMENTS, chance)

    def watch(table: FastTable) -> None:
        met[0] += 1
        at = met[0]
        seen.meet(lambda: (at, table.bytes.tobytes()))

    team = bool(hint_of(game).TEAM)
    minds = [mind_of(LEVELS[curve.level]) for _ in range(curve.seats)]
    shares = play_game(run, minds, deal, None, watch).shares(team)
    return [
        (at / met[0], seat, curve(look(run.rules, position, seat, chance.getrandbits(64))), got)
        for at, position in seen.kept
        for seat, got in enumerate(shares[:1] if team else shares)
    ]


def slope(told: Rows, got: Rows) -> float:
    """How much steeper in log odds the truth is than what is told."""
    odds = np.log(told / (1 - told))
    rows, line = np.stack([np.ones_like(odds), odds], 1), np.array([0.0, 1.0])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ line))
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + 1e-3 * np.eye(2)
        line = line - np.linalg.solve(bend, rows.T @ (chance - got))
    return float(line[1])


def tell(rows: Rows) -> None:
    """A line for each part of the game, and one for each seat."""
    for low, high in pairwise(PARTS):
        part = rows[(rows[:, 0] > low) & (rows[:, 0] <= high)]
        if not len(part):
            continue
        print(f"to {high:.0%} of the answers: {len(part)} looks, slope {slope(*part.T[2:]):.2f}")
        for seat in np.unique(part[:, 1]):
            told, got = part[part[:, 1] == seat][:, 2:].mean(0)
            print(f"    seat {int(seat) + 1}: told {told:.1%}, won {got:.1%}")


def main() -> None:
    """Play, look, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="pupil")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=720_000)
    args = parser.parse_args()
    kept = [
        one for one in curves_of(args.game) if (one.seats, one.level) == (args.seats, args.level)
    ]
    if not kept:
        parser.error(f"no chances were measured for {args.level} at {args.seats} seats")
    if args.games < 1:
        parser.error("it takes 1 game or more")
    deals = range(args.seed, args.seed + args.games)
    rows = np.array([row for deal in deals for row in along(kept[0], args.game, deal)])
    tell(rows)


if __name__ == "__main__":
    main()
