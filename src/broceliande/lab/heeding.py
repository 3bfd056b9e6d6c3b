"""What hints say of the moves that they advise, and what came of them: bots of a level play, at a
few moments of each game a hint is asked, its first move is made, and the bots play on to the end.

Curves are measured at positions that bots of the level came to by themselves; here the best move
was made first, and some positions lie in the middle of a choice that several seats make at once.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from broceliande import fast
from broceliande.bots.calibration import curve_of
from broceliande.bots.counsel import counsel
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEVELS
from broceliande.bots.minds import Mind
from broceliande.bots.thinking import mind_of, prepare_rules
from broceliande.engine.errors import SetupError
from broceliande.engine.table import Table
from broceliande.fast.running import FastGame, FastTable
from broceliande.lab.calibrating import Plan, bins
from broceliande.lab.match import Moments, play_on, world_of

MOMENTS = 4  # of a game
THOUGHT = 2_000  # iterations of a hint


@dataclass(frozen=True)
class Heeded:
    """One piece of advice: what was said of it, what the seat got, and whether others had still to
    answer the same question."""

    deal: int
    told: float
    got: float
    sealed: bool


def heed(run: FastGame, plan: Plan, deal: int) -> list[Heeded]:
    """Play one game, and ask for advice at a few moments of it; SetupError if none has a figure."""
    prepare_rules(run.rules)  # what a hint asks; else it thinks plainly, and has no figure
    table = run.table(plan.seats, deal)
    position = run.rules.game.position.from_bytes(table.bytes.tobytes())
    if curve_of(Table(run.rules, position, {}), plan.level) is None:
        found = f"{plan.game} with {plan.seats} seats, level {plan.level}"
        raise SetupError(f"no figures are told of {found}")
    chance = random.Random(f"heed/{plan.seats}/{plan.level}/{deal}")
    seen = Moments[FastTable](MOMENTS, chance)

    def watch(table: FastTable) -> None:
        if len(table.moves(_asked(table))) > 1:
            seen.meet(table.copy)

    play_on(run, table, _minds(plan), str(deal), watch)
    return [_followed(run, plan, table, deal, chance) for table in seen.kept]


def _asked(table: FastTable) -> int:
    return (table.asked & -table.asked).bit_length() - 1


def _minds(plan: Plan) -> list[Mind]:
    return [mind_of(LEVELS[plan.level]) for _ in range(plan.seats)]


def _followed(
    run: FastGame, plan: Plan, table: FastTable, deal: int, chance: random.Random
) -> Heeded:
    """What is said of the best move, and what comes of it."""
    seat, question = _asked(table), int(table.fields["question"])
    world = world_of(run, table, seat, chance, goes_on=False, sees=False)
    position = run.rules.game.position.from_bytes(world.position)
    best = counsel(
        Table(run.rules, position, {}), seat, iterations=THOUGHT, rng=chance, level=plan.level
    )[0]
    assert best.chance is not None  # there is a curve
    several = table.asked & (table.asked - 1) != 0
    table.play(seat, best.move)
    sealed = several and int(table.fields["question"]) == question
    luck = f"{deal}/{chance.getrandbits(64)}"
    got = play_on(run, table, _minds(plan), luck).shares(bool(hint_of(plan.game).TEAM))[seat]
    return Heeded(deal, best.chance, got, sealed)


def told(found: list[Heeded]) -> dict[str, Any]:
    """How it came out, all together and in tenths."""
    said, got = (np.array([getattr(one, name) for one in found]) for name in ("told", "got"))
    sealed = np.array([one.sealed for one in found])
    lines = {"all": np.ones_like(sealed), "sealed": sealed}
    whole = {
        name: {
            "count": int(some.sum()),
            "told": round(float(said[some].mean()), 4),
            "got": round(float(got[some].mean()), 4),
        }
        for name, some in lines.items()
        if some.any()
    }
    return whole | {"bins": [[one.count, one.called, one.won] for one in bins(said, got)]}


def heeded(plan: Plan) -> Iterator[list[Heeded]]:
    """Every game of a plan."""
    plan.check()
    run = fast.runner(plan.game)
    for deal in range(plan.seed, plan.seed + plan.games):
        yield heed(run, plan, deal)


def main() -> None:
    """Play and print JSON; how far it is goes to the side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="pupil")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=910_000)
    args = parser.parse_args()
    found: list[Heeded] = []
    plan = Plan(args.game, args.seats, args.level, args.games, args.seed)
    for number, some in enumerate(heeded(plan), 1):
        found += some
        print(f"\r{number}/{plan.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(json.dumps({"game": plan.game, "seats": plan.seats, "level": plan.level} | told(found)))


if __name__ == "__main__":
    main()
