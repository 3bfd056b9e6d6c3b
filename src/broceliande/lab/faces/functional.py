"""A functional face: `init` and `step` give a state, and change none.

    env = functional.make("bloody-grove", seats=2)
    state = env.init(range(64))
    state = env.step(state, actions)

The names are those of pgx. A state holds what there is to know; nothing that was given before is
written to again, so that a search may keep as many states as it likes and go on from each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from broceliande.engine.game import Game
from broceliande.lab.vector.cpu import Batch


@dataclass(frozen=True)
class State:
    """A batch of games at one moment. Its arrays are read-only."""

    observation: NDArray[np.int16]  # by game and cell: what the player who acts may see
    legal_action_mask: NDArray[np.bool_]  # by game and action
    current_player: NDArray[np.int8]  # by game: the seat that acts, -1 where the game is over
    pending: NDArray[np.int8]  # by game: seats that owe an answer, a bit each
    rewards: NDArray[np.float32]  # by game and seat
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    _batch: Batch = field(repr=False)

    def observe(self, seat: int) -> NDArray[np.int16]:
        """By game and cell: what a seat may see, -1 for a spectator."""
        return self._batch.observe(seat).copy()


@dataclass(frozen=True)
class Functional:
    """One kind of game. A game that is over stays so, and ignores what is done."""

    game: str | Game
    seats: int
    options: Mapping[str, object]
    limit: int = 0

    def init(self, seeds: ArrayLike | range) -> State:
        """A game for each seed."""
        batch = Batch(
            self.game, self.seats, len(np.asarray(seeds)), options=self.options, limit=self.limit
        )
        batch.deal(seeds)
        return _state(batch)

    def step(self, state: State, actions: ArrayLike) -> State:
        """The state after one answer in each game; the one given stays as it was."""
        batch = state._batch.copy()
        batch.step(actions, "none")
        return _state(batch)


def make(
    game: str | Game, seats: int, options: Mapping[str, object] | None = None, limit: int = 0
) -> Functional:
    """The environment of a game."""
    return Functional(game, seats, dict(options or {}), limit)


def _state(batch: Batch) -> State:
    return State(
        _kept(batch.observe()),
        _kept(batch.masks()),
        _kept(batch.acting),
        _kept(batch.pending),
        _kept(batch.rewards),
        _kept(batch.terminated),
        _kept(batch.truncated),
        batch,
    )


def _kept(array: NDArray[Any]) -> NDArray[Any]:
    """The same numbers, for reading only."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
