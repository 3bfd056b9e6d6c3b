"""Thinking without compiled code: a few worlds, a few moves on in each, and the hint's opinion.

While a game is being compiled it is a small budget, spent in plain Python, and enough for an answer
with sense while somebody waits. Where nothing can be compiled, bots have all the time of their
level and spend it on what looks best: after each part the worse half of the moves is left out.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from broceliande.bots.asking import state_of
from broceliande.bots.levels import Level
from broceliande.bots.plain_judge import plain_judge_of
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules, set_luck
from broceliande.engine.table import Table
from broceliande.fast import can_compile

PATIENCE = 0.25  # seconds
WORLDS = 8  # for each move
MANY_WORLDS = 96  # where there is no compiler to wait for
MOVES_ON = 4  # played at random before the hint is asked


@dataclass
class Sum:
    """What was found out about a move."""

    move: int
    visits: int = 0
    won: float = 0.0

    @property
    def value(self) -> float:
        """The seat's chance after it."""
        return self.won / self.visits if self.visits else 0.0


def choose(table: Table, seat: int, moves: list[int], level: Level, rng: random.Random) -> int:
    """The move that did best; a level that glances at a few moves looks at those only."""
    if level.glances:
        moves = rng.sample(moves, min(level.glances, len(moves)))
    if not can_compile() and level.kind == "search":
        return _narrowed(table, seat, moves, level, rng)
    seconds = None if level.seconds is None and level.iterations else PATIENCE
    if level.seconds is not None:
        seconds = min(level.seconds, PATIENCE)
    found = try_moves(table, seat, moves, level.iterations, seconds, rng)
    return max(found, key=lambda one: one.value).move


def _narrowed(table: Table, seat: int, moves: list[int], level: Level, rng: random.Random) -> int:
    """The best move after the worse half was left out again and again; the time and the worlds are
    shared alike between these parts."""
    parts = max(1, (len(moves) - 1).bit_length())
    whole = min(level.iterations or MANY_WORLDS * len(moves), MANY_WORLDS * len(moves))
    seconds = None if level.seconds is None else level.seconds / parts
    left = [Sum(move) for move in moves]
    for _ in range(parts):
        again = try_moves(
            table, seat, [one.move for one in left], whole // parts, seconds, rng, MANY_WORLDS
        )
        for one, more in zip(left, again, strict=True):
            one.visits += more.visits
            one.won += more.won
        left = sorted(left, key=lambda one: -one.value)[: (len(left) + 1) // 2]
    return left[0].move


def try_moves(
    table: Table,
    seat: int,
    moves: list[int],
    iterations: int | None,
    seconds: float | None,
    rng: random.Random,
    most: int = WORLDS,
) -> list[Sum]:
    """Every move in the same few worlds, as far as the budget goes; each is tried once at least
    unless the time is over."""
    found = [Sum(move) for move in moves]
    ends = None if seconds is None else time.perf_counter() + seconds
    worlds = most if iterations is None else min(most, max(1, iterations // len(moves)))
    for _ in range(worlds):
        luck = rng.randbytes(32)
        for one in found:
            if ends is not None and time.perf_counter() > ends and found[0].visits:
                return found
            one.won += _play_on(table, seat, one.move, luck, rng)[seat]
            one.visits += 1
    return found


def look_on(table: Table, seat: int, iterations: int, rng: random.Random) -> list[float]:
    """Each seat's chance as it stands, over a few worlds."""
    sums = [0.0] * table.seats
    count = min(WORLDS, iterations)
    for _ in range(count):
        worth = plain_judge_of(table.rules).worth(_world(table, seat, rng.randbytes(32)))
        sums = [total + one for total, one in zip(sums, worth, strict=True)]
    return [total / count for total in sums]


def _world(table: Table, seat: int, luck: bytes) -> Fields:
    state = state_of(table).copy()
    set_luck(state, luck)
    table.rules.redeal(state, seat)
    return state


def _play_on(table: Table, seat: int, move: int, luck: bytes, rng: random.Random) -> list[float]:
    rules, state = table.rules, _world(table, seat, luck)
    _play(rules, state, seat, move)
    for _ in range(MOVES_ON):
        if not state.asked:
            break
        mover = (state.asked & -state.asked).bit_length() - 1
        _play(rules, state, mover, rng.choice(rules.legal(state, mover)))
    return plain_judge_of(rules).worth(state)


def _play(rules: Rules, state: Fields, seat: int, move: int) -> None:
    rules.play(state, seat, move)
    state.__dict__["story"].clear()
    if state.over:
        rules.standing(state)
