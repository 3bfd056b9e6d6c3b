"""A bot of one's own for the arena: plans its own turns, and takes the others for the wind.

broceliande arena --game broom-service --bots examples/bots/planner.py:Planner,greedy --games 40

It knows no game: only whose answer is asked, which answers are legal, and the score.
"""

from __future__ import annotations

import random

from broceliande import Table

WIDE, DEEP = 3, 3  # so many plans are followed, over so many answers of one's own
ENOUGH = 20  # answers of others, after which a plan is judged as it stands


class Planner:
    """A beam of plans: each answer is tried, the others answer anything, the best scores go on."""

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """The first answer of the plan that comes to the best score."""
        moves = [move.id for move in table.moves(seat)]
        if len(moves) == 1:
            return moves[0]
        plans = [(0.0, -1, table)]
        for _ in range(DEEP):
            grown = [
                self._tried(at, seat, first, move.id, rng)
                for _, first, at in plans
                if seat in at.asked
                for move in at.moves(seat)
            ]
            if not grown:
                break
            plans = sorted(grown, key=lambda plan: -plan[0])[:WIDE]
        return plans[0][1]

    def _tried(
        self, at: Table, seat: int, first: int, move: int, rng: random.Random
    ) -> tuple[float, int, Table]:
        """A plan with one answer more: how good it looks, how it began, where it leads."""
        twin = at.copy()
        twin.play(seat, move)
        for _ in range(ENOUGH):
            if twin.over or seat in twin.asked:
                break
            other = twin.asked[0]
            twin.play(other, rng.choice(twin.moves(other)))
        mine = twin.scores[seat]
        most = max((score for who, score in enumerate(twin.scores) if who != seat), default=0)
        won = 100.0 if twin.over and twin.places[seat] == 1 else 0.0
        return mine - 0.5 * most + won + rng.random() / 100, move if first < 0 else first, twin
