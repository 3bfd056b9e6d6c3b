"""What `lab.thinking` measures: every level takes part, options are drawn that go together."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import broceliande as bro
from broceliande.bots import levels
from broceliande.bots.levels import LEVELS
from broceliande.lab import evaluating, thinking


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_level_is_in_the_company_now_and_then(seats: int) -> None:
    assert {name for seed in range(120) for name in thinking.company(seed, seats)} == set(LEVELS)


@pytest.mark.parametrize("game", bro.games())
def test_options_are_drawn_that_a_table_takes(game: str) -> None:
    played = bro.game(game)
    found = [thinking.drawn(played, played.seats[-1], random.Random(n)) for n in range(30)]
    assert any(found)
    for options in found:
        bro.table(game, played.seats[-1], 1, options)


def test_decisions_are_counted_by_level() -> None:
    made = thinking.decisions("bloody-grove", 30)
    assert sum(made.values()) >= 30
    assert set(made) <= set(LEVELS)
    assert set(thinking.decisions("bloody-grove", 30, "merlin@4")) == {"merlin@4"}


def test_what_an_evaluation_costs_is_measured_by_hint_and_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = evaluating.evaluations("benevolent", 2)
    assert set(found) == {"game", "seats", "hint_ns", "net_ns", "iteration_us"}
    assert min(*found["hint_ns"].values(), *found["net_ns"].values()) > 0
    assert found["iteration_us"]["net"] > found["net_ns"]["line"] / 1000, "it asks the net"
    assert found["iteration_us"]["hint"] > found["hint_ns"]["line"] / 1000
    with monkeypatch.context() as without:
        without.setattr(levels, "NETS", tmp_path)
        without_net = evaluating.evaluations("benevolent", 2)
        assert "net_ns" not in without_net
        assert set(without_net["iteration_us"]) == {"hint"}
    along = evaluating.line("benevolent", 3)
    assert len(np.unique(along, axis=0)) == len(along) > 50, "every position of the line is another"
