"""What a seat could do and how it stands, by what that seat may know: for hints and the coach."""

from __future__ import annotations

import random

from broceliande.bots import plain
from broceliande.bots.asking import legal_moves, state_of
from broceliande.bots.bot import Rated
from broceliande.bots.levels import LEVELS, check_budget
from broceliande.bots.thinking import is_ready
from broceliande.engine.table import Table
from broceliande.fast import can_compile


def rate(
    table: Table,
    seat: int,
    seconds: float | None,
    iterations: int | None,
    rng: random.Random,
) -> list[Rated]:
    """The legal moves of a seat, the best first."""
    check_budget(iterations, seconds)
    if seconds is None and iterations is None:
        iterations, seconds = LEVELS["archdruid"].iterations, LEVELS["archdruid"].seconds
    moves = legal_moves(table, seat)
    world = table.redeal(seat, rng.getrandbits(64))
    if not is_ready(table.rules):
        return _plainly(world, seat, moves, iterations, seconds, rng)
    from broceliande.bots.minds import search_of
    from broceliande.bots.room import Budget

    position, budget = bytes(state_of(world)), Budget(iterations, seconds)
    search = search_of(table.rules, position)
    search.begin(position, rng.getrandbits(64), budget, None)
    search.run(seat, budget)
    found = search.tried(seat, moves)
    whole = sum(one.visits for one in found) or 1.0
    best = sorted(found, key=lambda one: (-one.visits, -one.value))
    return [Rated(one.move, one.value, one.visits / whole) for one in best]


def _plainly(
    world: Table,
    seat: int,
    moves: list[int],
    iterations: int | None,
    seconds: float | None,
    rng: random.Random,
) -> list[Rated]:
    """The same while nothing is compiled: a few worlds, a few moves."""
    given = seconds if seconds is not None or iterations else plain.PATIENCE
    most = plain.WORLDS if can_compile() else plain.MANY_WORLDS
    tried = plain.try_moves(world, seat, moves, iterations, given, rng, most)
    rated = [Rated(one.move, one.value, 1 / len(tried)) for one in tried]
    return sorted(rated, key=lambda one: -one.chance)


def weigh(table: Table, seat: int, iterations: int, rng: random.Random) -> list[float]:
    """Each seat's chance to win, by what `seat` (-1: a spectator) may know."""
    check_budget(iterations, None)
    if table.over:
        from broceliande.bots.plain_judge import plain_judge_of

        return plain_judge_of(table.rules).worth(state_of(table))
    world = table.redeal(None if seat == -1 else seat, rng.getrandbits(64))
    if not is_ready(table.rules):
        return plain.look_on(world, seat, iterations, rng)
    from broceliande.bots.room import Budget
    from broceliande.bots.search import Search

    search, budget = Search(table.rules), Budget(iterations=iterations)
    search.begin(bytes(state_of(world)), rng.getrandbits(64), budget, None)
    search.run(seat, budget)
    return search.chances(table.seats)
