"""The studies among the examples say what they are meant to say."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import broceliande as bro
from broceliande import fast
from broceliande.bots.calibration import curves_of
from broceliande.bots.minds import Timeless, World, idle_of

STUDY = Path(__file__).parents[2] / "examples" / "study"


def study(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, STUDY / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table(level: str) -> bro.Table:
    return bro.table("bethel-woods", 2, 81_000, {"level": level})


def test_first_turns_are_all_there_and_end_where_luck_comes_in() -> None:
    """BW-090, BW-134: nothing is drawn before the end of a turn."""
    made = study("first_turn")
    lines = list(made.first_turns(table("impossible")))
    assert len(lines) == len(set(lines)) == 42
    for line in lines:
        world = table("impossible")
        for seat, move in line[:-1]:
            world.play(seat, move)
        assert world.asked == (line[-1][0],)
        world.play(*line[-1])
        assert world.over or world.asked != (line[-1][0],)


def test_the_sixth_spy_may_come_on_the_first_turn_at_impossible_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """BW-132, BW-134: five spies stand there from the start, and nothing that is played is safe."""
    made = study("first_turn")
    monkeypatch.setattr(made, "FINE", 20)
    _, least = made.least_risk(table("impossible"), random.Random(1))
    assert 0.1 < least < 0.4
    _, least = made.least_risk(table("normal"), random.Random(1))
    assert least == 0.0


class Still(Timeless):
    """Pauses whenever it may."""

    paused = 0

    def decide(self, world: World, rng: random.Random) -> int:
        idle = idle_of(world.rules)
        Still.paused += idle in world.moves
        return idle if idle in world.moves else world.moves[0]


def test_turns_and_pauses_of_roundforest_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """RF-025, RF-030: once in a turn a pawn moves or pauses; on its backpack it must move."""
    made, run = study("pauses"), fast.runner("roundforest")
    turns, pauses = made.length(run, "druid@20", 3, 6_000, {"harder": True})
    assert 9 < turns < 900
    assert pauses < turns / 2
    monkeypatch.setattr(made, "mind_named", lambda name: Still())
    monkeypatch.setattr(made, "LONGEST", 40)
    turns, pauses = made.length(run, "still", 2, 1, {})
    assert pauses == Still.paused
    assert turns - 5 < pauses <= turns


@pytest.mark.parametrize("steep", [0.5, 1.0, 2.0])
def test_a_slope_says_how_much_steeper_the_truth_is_than_what_is_told(steep: float) -> None:
    told = np.repeat([0.2, 0.4, 0.7], 1_000)
    truth = 1 / (1 + ((1 - told) / told) ** steep)
    won = np.tile(np.arange(1_000) / 1_000, 3) < truth
    assert study("along").slope(told, won.astype(float)) == pytest.approx(steep, abs=0.02)


def test_every_seat_is_looked_at_at_moments_of_a_game() -> None:
    """A team's chance is one; elsewhere what the seats got adds up to one victory."""
    made = study("along")
    for game, looks in (("benevolent", 2), ("bethel-woods", 1)):
        curve = next(one for one in curves_of(game) if (one.seats, one.level) == (2, "pupil"))
        rows = made.along(curve, game, 720_000)
        assert len(rows) == made.MOMENTS * looks
        assert all(0 < far <= 1 and 0 < told < 1 for far, _, told, _ in rows)
        assert sum(got for _, _, _, got in rows[:looks]) in (0.0, 1.0)
