"""The example that learns, in small: it runs, its sums are right, and it gets better than chance.
`make test-lab` runs these; PyTorch is no part of what `make test` installs."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

import broceliande as bro

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.long


def example(path: str) -> Any:
    """A program of the examples, as a module."""
    name = Path(path).stem
    found = importlib.util.spec_from_file_location(name, ROOT / "examples" / path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def ppo() -> Any:
    torch.set_num_threads(1)
    return example("learning/ppo.py")


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


def test_a_net_that_was_kept_says_the_same_without_pytorch(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = ppo.Learner("bloody-grove", 2, games=8, length=8)
    learner.learn(learner.collect())
    ppo.keep(learner.net, tmp_path / "net.npz", "bloody-grove")
    monkeypatch.setenv("POLICY", str(tmp_path / "net.npz"))
    policy = example("bots/policy.py").Policy()
    table, chance = bro.table("bloody-grove", 2, 7), random.Random(7)
    for _ in range(20):
        seat = table.asked[0]
        moves = [move.id for move in table.moves(seat)]
        scores = torch.tensor(policy._scores(table, seat)[moves])
        seen = torch.tensor(policy._batch.observe(seat))
        masks = torch.zeros(1, policy._batch.actions, dtype=torch.bool)
        masks[0, moves] = True
        told, _ = learner.net(seen, masks, torch.tensor([seat]))
        torch.testing.assert_close(scores.log_softmax(0), told[0, moves], rtol=1e-4, atol=1e-4)
        table.play(seat, chance.choice(moves))
