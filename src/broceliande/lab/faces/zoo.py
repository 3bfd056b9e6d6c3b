"""PettingZoo's faces of one game: agents `seat_0`, `seat_1` and so on.

    env = zoo.env("roundforest", seats=3)            # AEC: one agent after another
    env = zoo.parallel_env("broom-service", seats=3)  # whoever is asked together answers at once

An observation is a dictionary with `observation` and `action_mask`. Answers that are asked of
several seats are sealed until the last one is in, so one after another is the same game. In the
parallel face every agent does something at each step: whoever is not asked has one legal action,
the last one, which is to wait.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.errors import BadBatch, IllegalAction
from broceliande.engine.game import Game
from broceliande.lab.faces import need
from broceliande.lab.vector.cpu import Batch

need("pettingzoo", "envs")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

Seen = dict[str, NDArray[Any]]
Options = Mapping[str, object] | None


class _Game:
    """One game, and its agents by number."""

    def __init__(self, game: str | Game, seats: int, options: Options, waiting: int) -> None:
        self.batch = Batch(game, seats, 1, options=options)
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.actions = self.batch.actions + waiting
        self.action = np.zeros(1, np.int64)

    def deal(self, seed: int | None) -> None:
        given = secrets.randbits(64) if seed is None else seed
        self.batch.deal(np.array([given], np.uint64))

    def play(self, action: Any) -> None:
        if not isinstance(action, int | np.integer):
            raise IllegalAction(f"an action is a whole number, not {action!r}", 0)
        self.action[0] = action
        self.batch.step(self.action, "none")

    def seen(self, seat: int) -> Seen:
        """What a seat may see, and what it may do now: a copy, which stays as it is."""
        batch, mask = self.batch, np.zeros(self.actions, np.int8)
        if batch.acting[0] == seat:
            mask[: batch.actions] = batch.masks()[0]
            return {"observation": batch.observe()[0].copy(), "action_mask": mask}
        if batch.pending[0] >> seat & 1:
            mask[: batch.actions] = batch.masks(seat)[0]
        return {"observation": batch.observe(seat)[0].copy(), "action_mask": mask}

    def spaces(self) -> tuple[dict[str, Dict], dict[str, Discrete]]:
        words = np.iinfo(np.int16)
        seen = {
            name: Dict(
                {
                    "observation": Box(words.min, words.max, (self.batch.cells,), np.int16),
                    "action_mask": Box(0, 1, (self.actions,), np.int8),
                }
            )
            for name in self.names
        }
        return seen, {name: Discrete(self.actions) for name in self.names}


class Turns(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One game, its agents one after another."""

    def __init__(self, game: str | Game, seats: int, options: Options = None) -> None:
        super().__init__()
        self._game = _Game(game, seats, options, 0)
        name = self._game.batch.game.name
        self.metadata = {
            "name": f"broceliande_{name}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = list(self._game.names)
        self.observation_spaces, self.action_spaces = self._game.spaces()
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Dict:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or any."""
        self._game.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acts()

    def _acts(self) -> str:
        return self.possible_agents[int(self._game.batch.acting[0])]

    def observe(self, agent: str) -> Seen:
        """What an agent may see, and what it may do now."""
        return self._game.seen(self._seat[agent])

    def step(self, action: int | None) -> None:
        """The selected agent's answer; an agent whose game is over steps out with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._game.play(action)
        batch = self._game.batch
        if batch.terminated[0]:
            for name, seat in self._seat.items():
                self.rewards[name] = float(batch.rewards[0, seat])
                self._cumulative_rewards[name] += self.rewards[name]
                self.terminations[name] = True
        else:
            self.agent_selection = self._acts()

    def render(self) -> None:
        """Nothing: `broceliande play` shows games to people."""

    def close(self) -> None:
        """Nothing is open."""


class Together(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One game; all agents who are asked answer in the same step, and the others wait."""

    def __init__(self, game: str | Game, seats: int, options: Options = None) -> None:
        self._game = _Game(game, seats, options, 1)
        name = self._game.batch.game.name
        self.metadata = {"name": f"broceliande_{name}_parallel", "render_modes": []}
        self.render_mode = None
        self.possible_agents = list(self._game.names)
        self.agents: list[str] = []
        self.wait = self._game.actions - 1
        self.observation_spaces, self.action_spaces = self._game.spaces()

    def observation_space(self, agent: str) -> Dict:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same object every time."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a game: that of the seed, or any."""
        self._game.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        told = {}
        for seat, agent in enumerate(self.possible_agents):
            told[agent] = self._game.seen(seat)
            if not self._game.batch.pending[0] >> seat & 1:
                told[agent]["action_mask"][self.wait] = 1
        return told

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """The answers of all who are asked, in the order of the seats. Nothing is played if one of
        them is not legal."""
        if not self.agents:
            raise BadBatch("the game is over, or not dealt yet: please call reset")
        batch = self._game.batch
        asked = [seat for seat in range(batch.seats) if batch.pending[0] >> seat & 1]
        for seat in asked:
            self._check(seat, actions)
        for seat in asked:
            batch.turn(seat)
            self._game.play(actions[self.possible_agents[seat]])
        seen, over = self._seen(), bool(batch.terminated[0])
        every = self.possible_agents
        rewards = {agent: float(batch.rewards[0, seat]) for seat, agent in enumerate(every)}
        if over:
            self.agents = []
        ends = dict.fromkeys(every, over), dict.fromkeys(every, False)
        return seen, rewards, *ends, {agent: {} for agent in every}

    def _check(self, seat: int, actions: dict[str, int]) -> None:
        agent = self.possible_agents[seat]
        action = actions.get(agent)
        mask = self._game.batch.masks(seat)[0]
        if action is None or not 0 <= action < mask.size or not mask[action]:
            raise IllegalAction(
                f"{agent} is asked, and {action} is none of its legal actions. Nothing was played",
                0,
            )

    def render(self) -> None:
        """Nothing: `broceliande play` shows games to people."""


def env(game: str | Game, seats: int, options: Options = None) -> Turns:
    """One game, agents one after another."""
    return Turns(game, seats, options)


def parallel_env(game: str | Game, seats: int, options: Options = None) -> Together:
    """One game, agents at once where they are asked together."""
    return Together(game, seats, options)
