"""What it costs to ask a judge: nanoseconds an evaluation of one core, by the hint and by the net.

python -m broceliande.lab.evaluating [--game G] [--seats 2]

All seats of a position are judged at once. `still` asks about the same position again and again;
`line` goes along a game, where cells have changed since the judge was asked last. An `iteration` is
one of a whole search, from some positions of that game.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

import broceliande as bro
from broceliande import fast
from broceliande.bots.asking import state_of
from broceliande.bots.judge import judge_of
from broceliande.bots.room import Budget
from broceliande.bots.search import LEARNT, Knobs, Search
from broceliande.bots.seer import Seer, file_of, seer_of, why_none
from broceliande.engine.rules import Rules
from broceliande.fast.doors import ROW, WORTH
from broceliande.fast.kernels import enter

MOST = 200  # positions of the line
TIMES, TRIES = 100, 5  # the line is gone along so often; the quickest of so many tries counts
SOUGHT = slice(5, 60, 9)  # positions of the line that are searched from
LONG = Budget(iterations=4_000)


@njit
def _ask(door, positions, row, net, times):
    for _ in range(times):
        for at in range(len(positions)):
            enter(door, positions[at].ctypes.data, WORTH, row.ctypes.data, net)


def line(game: str, seats: int) -> NDArray[np.uint8]:
    """The positions of a game between bots that play anything."""
    table, chance = bro.table(game, seats, 1), random.Random(4)
    found: list[NDArray[np.uint8]] = []
    while not table.over and len(found) < MOST:
        found.append(np.frombuffer(bytes(state_of(table)), np.uint8))
        seat = table.asked[0]
        table.play(seat, chance.choice(table.moves(seat)))
    return np.array(found)


def nanoseconds(door: int, positions: NDArray[np.uint8], net: int) -> float:
    """Of one evaluation."""
    row, best = np.zeros(ROW), float("inf")
    for _ in range(TRIES + 1):  # the first one compiles
        begun = time.thread_time()
        _ask(door, positions, row, net, TIMES)
        best = min(best, time.thread_time() - begun)
    return best / TIMES / len(positions) * 1e9


def microseconds(rules: Rules, positions: NDArray[np.uint8], seer: Seer | None) -> float:
    """Of one iteration of a search, by a net or by the hint."""
    search, best = Search(rules, Knobs() if seer is None else LEARNT, seer=seer), float("inf")
    for _ in range(TRIES):
        done, spent = 0, 0.0
        for position in positions[SOUGHT]:
            search.begin(position.tobytes(), 7, LONG, None)
            begun = time.thread_time()
            done += search.run(0, LONG)
            spent += time.thread_time() - begun
        best = min(best, spent / done)
    return best * 1e6


def evaluations(game: str, seats: int) -> dict[str, Any]:
    """By the hint and, where there is one, by the net."""
    rules, along = fast.runner(game).rules, line(game, seats)
    still = np.repeat(along[len(along) // 2][None], MOST, 0)
    judge = judge_of(rules)
    found: dict[str, Any] = {"game": game, "seats": seats}
    found["hint_ns"] = {
        "still": round(nanoseconds(judge.address, still, 0)),
        "line": round(nanoseconds(judge.address, along, 0)),
    }
    found["iteration_us"] = {"hint": round(microseconds(rules, along, None), 1)}
    if why_none(rules) is None:
        seer = seer_of(rules, file_of(rules))
        carry = seer.carry()
        found["net_ns"] = {
            "still": round(nanoseconds(seer.address, still, carry.address)),
            "line": round(nanoseconds(seer.address, along, carry.address)),
        }
        found["iteration_us"]["net"] = round(microseconds(rules, along, seer), 1)
    return found


def main() -> None:
    """Measure and print JSON, a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    for game in args.game or bro.games():
        print(json.dumps(evaluations(game, args.seats)), flush=True)


if __name__ == "__main__":
    main()
