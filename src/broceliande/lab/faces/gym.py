"""Gymnasium's face of a batch: `VectorEnv`.

    env = gym.Forest("benevolent", seats=3, games=64)            # seat 0 is ours, others are random
    env = gym.Forest("benevolent", seats=3, games=64, seat=None)  # every seat in turn is ours

An observation is a dictionary with `observation` and `action_mask`, the batch's own memory: good
until the next step. With a seat, the reward is that seat's; without one, that of the seat that
acted, and everybody's stands in the infos as `rewards`. The three ways of resetting are
Gymnasium's own: NEXT_STEP, SAME_STEP (the infos hold `final_obs`) and DISABLED (reset with
`options={"reset_mask": ...}`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.errors import BadBatch
from broceliande.engine.game import Game
from broceliande.lab.faces import need
from broceliande.lab.vector.cpu import Batch
from broceliande.lab.vector.settings import Reset

need("gymnasium", "envs")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

WAYS: dict[AutoresetMode, Reset] = {
    AutoresetMode.NEXT_STEP: "next",
    AutoresetMode.SAME_STEP: "same",
    AutoresetMode.DISABLED: "none",
}
Seen = dict[str, NDArray[Any]]


def space(cells: int, actions: int) -> Dict:
    """What an observation can be."""
    words = np.iinfo(np.int16)
    return Dict(
        {
            "observation": Box(words.min, words.max, (cells,), np.int16),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


class Forest(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """A batch of one game of ours."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        games: int,
        *,
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        limit: int = 0,
        threads: int = 1,
    ) -> None:
        mine = None if seat is None else [seat]
        self.batch = Batch(
            game, seats, games, options=options, mine=mine, limit=limit, threads=threads
        )
        self.seat, self.num_envs = seat, games
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = space(self.batch.cells, self.batch.actions)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._way = WAYS[autoreset_mode]
        self._dealt = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal every game anew, or those of `options["reset_mask"]`: from seeds of their own, or
        each from the number before and one more."""
        which = (options or {}).get("reset_mask")
        if which is not None and not self._dealt:
            raise BadBatch("all games are dealt first; a reset_mask deals some of them anew")
        self.batch.deal(self._seeds(seed), which)
        self._dealt = True
        return self._seen(), self._told()

    def _seeds(self, seed: int | list[int | None] | None) -> NDArray[np.uint64]:
        """A seed for each game: numbers in a row, or as listed; what is None is drawn."""
        if isinstance(seed, int):
            super().reset(seed=seed)
            return np.arange(seed, seed + self.num_envs, dtype=np.uint64)
        drawn = self.np_random.integers(0, 1 << 63, self.num_envs, np.uint64)
        for at, one in enumerate(seed or []):
            if one is not None:
                drawn[at] = one
        return drawn

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One answer in each game."""
        if not self._dealt:
            raise BadBatch("nothing is dealt yet: please call reset first")
        batch = self.batch
        acted = batch.acting.copy() if self.seat is None else np.full(self.num_envs, self.seat)
        batch.step(actions, self._way)
        rewards = batch.rewards[np.arange(self.num_envs), acted].astype(np.float64)
        infos = self._told()
        ended = batch.terminated | batch.truncated
        if self._way == "same" and ended.any():
            infos["final_obs"] = {"observation": batch.final_observation.copy()}
            infos["_final_obs"] = ended.copy()
        return self._seen(), rewards, batch.terminated.copy(), batch.truncated.copy(), infos

    def _seen(self) -> Seen:
        masks = self.batch.masks().view(np.int8)
        return {"observation": self.batch.observe(), "action_mask": masks}

    def _told(self) -> dict[str, Any]:
        """Who acts, who owes an answer, and what every seat got."""
        batch = self.batch
        return {
            "acting": batch.acting.copy(),
            "pending": batch.pending.copy(),
            "rewards": batch.rewards.copy(),
        }
