"""The faces that researchers know: each passes the checks of the library that it is made for."""

from __future__ import annotations

import subprocess
import sys
from importlib import util
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import broceliande as bro
from broceliande.engine.errors import BadBatch, IllegalAction, MissingExtra
from broceliande.lab import faces
from broceliande.lab.faces import functional, gym, zoo

benevolent = pytest.mark.xdist_group("fast benevolent")


def random_actions(seen: dict[str, Any], chance: np.random.Generator) -> Any:
    """A legal action of each game, 0 where nobody is asked."""
    return np.array(
        [chance.choice(np.flatnonzero(m)) if m.any() else 0 for m in seen["action_mask"]]
    )


@pytest.mark.xdist_group("fast broom-service")
def test_whoever_is_asked_together_answers_at_once() -> None:
    env = zoo.parallel_env("broom-service", 4)
    seen, _ = env.reset(seed=3)
    asked = [agent for agent, told in seen.items() if not told["action_mask"][env.wait]]
    assert len(asked) == 4
    actions = {agent: int(np.flatnonzero(told["action_mask"])[0]) for agent, told in seen.items()}
    before = env._game.batch.positions.copy()
    with pytest.raises(IllegalAction, match="seat_2 is asked"):
        env.step({**actions, "seat_2": env.wait})
    assert (env._game.batch.positions == before).all()
    later = env.step(actions)[0]
    assert env._game.batch.steps[0] == 4
    waiting = [agent for agent, told in later.items() if told["action_mask"][env.wait]]
    assert set(waiting) != set(env.agents)


@benevolent
def test_a_game_of_pettingzoo_ends_with_its_rewards() -> None:
    env, chance = zoo.env("benevolent", 3), np.random.default_rng(1)
    env.reset(seed=5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        got[agent] += reward
        env.step(None if terminated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(got.values()) == pytest.approx(1)
    assert env.agents == []
    env.reset(seed=5)
    with pytest.raises(IllegalAction, match="whole number"):
        env.step("north")  # type: ignore[arg-type]


@benevolent
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_gymnasium_steps_a_batch(mode: AutoresetMode) -> None:
    env = gym.Forest("benevolent", 2, 4, autoreset_mode=mode)
    with pytest.raises(BadBatch, match="reset first"):
        env.step(np.zeros(4, np.int64))
    chance = np.random.default_rng(1)
    seen, infos = env.reset(seed=7)
    assert env.observation_space.contains(seen)
    assert (infos["acting"] == 0).all()
    won = ends = 0.0
    while ends < 8:
        seen, rewards, terminated, truncated, infos = env.step(random_actions(seen, chance))
        assert not truncated.any()
        assert ((rewards > 0) <= terminated).all()
        won, ends = won + rewards.sum(), ends + terminated.sum()
        if mode == AutoresetMode.SAME_STEP and terminated.any():
            assert (infos["_final_obs"] == terminated).all()
        if mode == AutoresetMode.DISABLED and terminated.any():
            assert (infos["acting"][terminated] == -1).all()
            seen, _ = env.reset(options={"reset_mask": terminated})
    assert 0 < won < ends
    assert env.observation_space.contains(seen)


@benevolent
def test_gymnasium_can_play_every_seat() -> None:
    env = gym.Forest("benevolent", 3, 4, seat=None)
    seen, infos = env.reset(seed=[1, 2, None, 4])
    met = set()
    for _ in range(40):
        met |= set(infos["acting"].tolist())
        seen, _, _, _, infos = env.step(random_actions(seen, np.random.default_rng(1)))
    assert met == {0, 1, 2}
    first = env.batch.copy()
    env.reset(seed=[9, 9, 9, 9])
    assert (env.batch.positions[0] == env.batch.positions[3]).all()
    assert (first.positions[0] != first.positions[3]).any()


@benevolent
def test_a_functional_state_is_never_changed() -> None:
    env = functional.make("benevolent", 2, {"turn_limit": 4})
    first = env.init(range(5))
    seen = first.observation.copy()
    state, steps = first, 0
    while not state.terminated.all():
        state = env.step(state, state.legal_action_mask.argmax(1))
        steps += 1
    assert steps > 4
    assert (first.observation == seen).all()
    assert (first.observe(0) == seen).sum() > 0
    assert state.rewards.sum() <= 5
    with pytest.raises(ValueError, match="read-only"):
        first.observation[0, 0] = 1
    again = env.step(first, first.legal_action_mask.argmax(1))
    assert (again.current_player >= 0).all()


def test_a_face_names_the_extra_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"gymnasium is not installed.*broceliande\[envs\]"):
        faces.need("gymnasium", "envs")


def test_no_library_is_loaded_before_its_face_is_asked_for() -> None:
    script = "import sys, broceliande.lab.vector.cpu, broceliande.lab.faces; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"gymnasium", "pettingzoo", "pyspiel", "torch", "jax"}
    assert util.find_spec("gymnasium") is not None
    assert bro.games()
