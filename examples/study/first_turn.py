"""How often is a game of Bethel Woods lost on its first turn, whatever is played?

    python examples/study/first_turn.py --level impossible --deals 20

For every deal all first turns are gone through, each in a few worlds that the team holds possible;
the safest of them are tried in more, and the safest of all once more in fresh ones, because the
best of many estimates is too good to be true.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any

import broceliande as bro

Line = tuple[tuple[int, int], ...]  # who answers what
ROUGH, FINE, SURE = 10, 60, 200  # worlds for every first turn, for the safest, for the very safest
FEW = 10  # that are tried in more worlds
MOST = 400  # first turns of a deal that are looked at


def first_turns(table: bro.Table, so_far: Line = ()) -> Iterator[Line]:
    """Every way to play the first turn, up to where luck comes in."""
    seat, whose = table.asked[0], _turn(table)
    for move in table.moves(seat):
        after = table.copy()
        after.play(seat, move)
        line = (*so_far, (seat, move.id))
        if after.over or _turn(after) != whose:
            yield line
        else:
            yield from first_turns(after, line)


def _turn(table: bro.Table) -> tuple[int, int]:
    """Whose turn it is, and how many malfunctions are in reserve: both change at its end."""
    state: Any = table.state
    return int(state.player), int(state.reserve_n)


def risk(table: bro.Table, line: Line, worlds: int, rng: random.Random) -> float:
    """In how many of so many worlds the game is lost by the end of such a turn."""
    lost = 0
    for _ in range(worlds):
        world = table.redeal(None, rng.getrandbits(64))
        for seat, move in line:
            world.play(seat, move)
        lost += world.over
    return lost / worlds


def least_risk(table: bro.Table, rng: random.Random) -> tuple[int, float]:
    """How many first turns were looked at, and the risk of the safest one."""
    lines = list(first_turns(table))
    lines = rng.sample(lines, min(MOST, len(lines)))
    safe = sorted(lines, key=lambda line: risk(table, line, ROUGH, rng))[:FEW]
    safest = min(safe, key=lambda line: risk(table, line, FINE, rng))
    return len(lines), risk(table, safest, SURE, rng)


def main() -> None:
    """A line for each deal, and the mean of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="impossible")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=81_000)
    args = parser.parse_args()
    rng, found = random.Random(args.seed), list[float]()
    for deal in range(args.seed, args.seed + args.deals):
        table = bro.table("bethel-woods", args.seats, deal, {"level": args.level})
        count, least = least_risk(table, rng)
        found.append(least)
        print(f"{deal}: {count} first turns, lost in {least:.1%} at least", flush=True)
    print(f"all: {sum(found) / len(found):.1%}")


if __name__ == "__main__":
    main()
