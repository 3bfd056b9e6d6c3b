"""Games that say which of two nets is better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from broceliande.bots.hints import hint_of
from broceliande.bots.minds import Mind, Sage
from broceliande.bots.room import Budget
from broceliande.bots.search import LEARNT, Knobs
from broceliande.bots.seer import seer_from
from broceliande.lab.match import play_game
from broceliande.lab.ratings import wilson

Tell = Callable[[float], None]
ANY = replace(LEARNT, worlds=0)  # draws any world, whatever it believes


@dataclass(frozen=True)
class Bout:
    """One game of a net among others; in a team's game, of the net alone."""

    game: str
    options: dict[str, object]
    net: str
    other: str
    thought: float
    seed: int
    seats: int = 2
    seat: int = 0
    plain: bool = False  # the others draw any world


def play_duel(bout: Bout) -> float:
    """The share of victory that the net gets."""
    from broceliande import fast

    run = fast.runner(bout.game)
    team = bool(hint_of(bout.game).TEAM)

    def mind(file: str, knobs: Knobs) -> Mind:
        budget = Budget(seconds=bout.thought)
        return Sage(budget, knobs, seer=seer_from(run.rules, Path(file))) if file else Sage(budget)

    others = ANY if bout.plain else LEARNT
    minds = [
        mind(bout.net, LEARNT) if team or seat == bout.seat else mind(bout.other, others)
        for seat in range(bout.seats)
    ]
    return play_game(run, minds, bout.seed, bout.options).shares(team)[bout.seat]


def duels(
    first: Bout, counts: Sequence[int], games: int, pool: ProcessPoolExecutor, tell: Tell
) -> dict[str, dict[str, Any]]:
    """So many games like the first one, as many with each number of seats, each deal on every
    seat."""
    met = Path(first.other).name if first.other else "hint"
    told: dict[str, dict[str, Any]] = {}
    for which, seats in enumerate(counts):
        deals = -(-games // (len(counts) * seats))
        bouts = [
            replace(first, seats=seats, seed=first.seed + deal, seat=seat)
            for deal in range(deals)
            for seat in range(seats)
        ]
        won = 0.0
        for at, share in enumerate(pool.map(play_duel, bouts)):
            won += share
            tell((which + (at + 1) / len(bouts)) / len(counts))
        low, high = wilson(won, len(bouts))
        fair = 1 / seats
        if hint_of(first.game).TEAM:  # what the other one wins on the same deals
            others = [replace(bout, net=first.other) for bout in bouts]
            fair = sum(pool.map(play_duel, others)) / len(bouts)
        shown = {"share": won / len(bouts), "low": low, "high": high, "fair": fair}
        told[str(seats)] = {**shown, "games": len(bouts), "against": met}
    return told


def score(won: dict[str, dict[str, Any]]) -> float:
    """How many times its fair share a net has won, on average of the numbers of seats."""
    shares: list[float] = [one["share"] / max(one["fair"], 0.01) for one in won.values()]
    return sum(shares) / len(shares)
