"""The example that learns, in small: it runs, its sums are right, and it gets better than chance.
`make test-lab` runs these; PyTorch is no part of what `make test` installs."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def ppo() -> Any:
    torch.set_num_threads(1)
    found = importlib.util.spec_from_file_location("ppo", ROOT / "examples/learning/ppo.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["ppo"] = module
    found.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len((ROOT / "examples/learning/ppo.py").read_text("utf-8").splitlines()) < 250


def test_each_seat_learns_from_its_own_next_turn(ppo: Any) -> None:
    learner = ppo.Learner("benevolent", 2, games=1, length=3)
    met = ppo.Memory(
        *(torch.zeros(3, 1) for _ in range(2)),
        acting=torch.tensor([[0], [1], [0]]),
        actions=torch.zeros(3, 1),
        chance=torch.zeros(3, 1),
        values=torch.tensor([[0.5], [0.25], [0.75]]),
        rewards=torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]]]),
        ended=torch.tensor([[False], [False], [True]]),
    )
    gains = learner.advantages(met).flatten().tolist()
    assert gains[2] == pytest.approx(1 - 0.75)
    assert gains[1] == pytest.approx(0 - 0.25)
    assert gains[0] == pytest.approx(0.75 - 0.5 + ppo.LAMBDA * 0.25)


def test_what_is_masked_is_never_chosen(ppo: Any) -> None:
    learner = ppo.Learner("benevolent", 3, games=16, length=8)
    met = learner.collect()
    assert met.masks.gather(2, met.actions[:, :, None]).all()
    before = [p.clone() for p in learner.net.parameters()]
    learner.learn(met)
    assert any((a != b).any() for a, b in zip(before, learner.net.parameters(), strict=True))


def test_a_minute_of_it_beats_random_players(ppo: Any) -> None:
    torch.manual_seed(1)
    learner = ppo.Learner("benevolent", 2, games=128, length=32)
    while learner.steps < 65_536:
        learner.learn(learner.collect())
    assert ppo.won(learner.net, "benevolent", 2, "cpu") > 0.56  # chance is 0.5, its error 0.03
