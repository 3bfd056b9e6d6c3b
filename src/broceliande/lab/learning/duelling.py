"""Games that say which of two nets is better."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from broceliande.bots.hints import hint_of
from broceliande.bots.minds import Mind, Sage
from broceliande.bots.net import load
from broceliande.bots.search import LEARNT, Budget
from broceliande.bots.seer import Seer
from broceliande.lab.match import play_game


@dataclass(frozen=True)
class Bout:
    """One game of a net among others; in a team's game, of the net alone."""

    game: str
    seats: int
    options: dict[str, object]
    net: str
    other: str
    thought: float
    seed: int
    seat: int


def play_duel(bout: Bout) -> float:
    """The share of victory that the net gets."""
    from broceliande import fast

    run = fast.runner(bout.game)
    team = bool(hint_of(bout.game).TEAM)

    def mind(file: str) -> Mind:
        budget = Budget(seconds=bout.thought)
        if not file:
            return Sage(budget)
        return Sage(budget, LEARNT, seer=Seer(run.rules, load(Path(file))))

    minds = [
        mind(bout.net if team or seat == bout.seat else bout.other) for seat in range(bout.seats)
    ]
    return play_game(run, minds, bout.seed, bout.options).shares(team)[bout.seat]
