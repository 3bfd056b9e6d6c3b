"""A net that learnt by PPO, as a bot for the arena. It needs no PyTorch, only the file.

    python examples/learning/ppo.py --game bloody-grove --seconds 600 --out policy.npz
    POLICY=policy.npz broceliande arena --game bloody-grove \\
        --bots examples/bots/policy.py:Policy,druid --games 40

It answers at once, as it answered while it learnt: each move as often as the net wishes it.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from broceliande import Table
from broceliande.lab import vector
from broceliande.lab.vector import index

HIDDEN = -32768


class Policy:
    """Draws among the legal moves by what the net says of each."""

    def __init__(self) -> None:
        if not (named := os.environ.get("POLICY")):
            raise ValueError("the variable POLICY names no file of a net")
        self._net = dict(np.load(Path(named), allow_pickle=False))
        self._game, self._seats = str(self._net["game"]), int(self._net["seats"])
        self._order = index.turned(self._game, self._seats)
        self._batch = vector.batch(self._game, self._seats, 1, checked=False)

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """One of the moves."""
        if (table.game.name, table.seats) != (self._game, self._seats):
            raise ValueError(f"this net plays {self._game} with {self._seats} seats")
        moves = [move.id for move in table.moves(seat)]
        scores = self._scores(table, seat)[moves]
        return rng.choices(moves, np.exp(scores - scores.max()).tolist())[0]

    def _scores(self, table: Table, seat: int) -> NDArray[np.float32]:
        """What the net says of every action, from what the seat may see."""
        net = self._net
        state = np.frombuffer(bytes(table.state), np.uint8)
        self._batch.positions[0, : state.size] = state
        cells = self._batch.observe(seat)[0][self._order[seat]]
        seen = np.where(cells == HIDDEN, 0, cells).astype(np.float32) / net["scale"]
        which = np.eye(self._seats, dtype=np.float32)[seat]
        body = np.concatenate([seen.clip(-2, 2), which])
        for layer in range(0, 2 * int(net["layers"]), 2):
            body = np.maximum(net[f"body.{layer}.weight"] @ body + net[f"body.{layer}.bias"], 0.0)
        scores: NDArray[np.float32] = net["moves.weight"] @ body + net["moves.bias"]
        return scores
