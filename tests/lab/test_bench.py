"""Bench: the figures are there and make sense. How large they are, no test says."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from broceliande import fast
from broceliande.cli import app
from broceliande.lab import bench, peers, stepping
from broceliande.lab.faces import zoo

pytestmark = pytest.mark.xdist_group("fast benevolent")
KEYS = {
    "plain_moves_per_s", "plain_games_per_s", "fast_moves_per_s", "fast_games_per_s",
    "step_moves_per_s", "clones_per_s", "redeals_per_s",
}  # fmt: skip
START = {"compile_s": 1.0, "warm_s": 0.1, "import_s": 0.2}


def test_figures_are_measured_for_each_seat_count() -> None:
    figures = bench.measure(fast.runner("benevolent"), 3, 0.05, {"turn_limit": 9})
    assert set(figures) == KEYS
    assert all(value > 0 for value in figures.values())
    assert figures["fast_moves_per_s"] > figures["plain_moves_per_s"]


def test_json_is_by_game_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_up", lambda name: dict(START))
    monkeypatch.setattr(peers, "installed", lambda: False)
    arguments = ["bench", "--json", "--game", "benevolent", "--seats", "2", "--seconds", "0.05"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == {"benevolent"}
    assert set(found["benevolent"]) == {"2"}
    assert set(found["benevolent"]["2"]) == KEYS | set(START)


def test_a_table_is_shown_beside_the_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_up", lambda name: dict(START))
    monkeypatch.setattr(peers, "installed", lambda: True)
    figures = {"hanabi": {"moves_per_s": 1000.0, "step_moves_per_s": 10.0}}
    monkeypatch.setattr(peers, "bench_peers", lambda seconds: figures)
    arguments = ["bench", "--seats", "2", "--seconds", "0.02", "--lang", "fr"]
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, [*arguments, "--game", "benevolent"])
    assert done.exit_code == 0, done.output
    assert "hanabi" in done.stdout
    assert "×" in done.stdout


def test_an_option_that_the_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_up", lambda name: dict(START))
    done = CliRunner().invoke(app, ["bench", "--game", "benevolent", "--option", "moon=full"])
    assert done.exit_code == 2
    assert "moon" in done.output


def test_seats_that_the_game_does_not_have_are_refused() -> None:
    done = CliRunner().invoke(app, ["bench", "--game", "benevolent", "--seats", "9"])
    assert done.exit_code == 2
    assert "9 seats" in done.output


def test_start_up_is_measured_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def process(name: str, folder: str) -> dict[str, float]:
        made.append(folder)
        return {"cpu_s": 9.0 / len(made), "wall_s": 8.0 / len(made), "import_s": 0.2}

    monkeypatch.setattr(bench, "_process", process)
    assert bench.start_up("benevolent") == {"compile_s": 9.0, "warm_s": 4.0, "import_s": 0.2}
    assert made[0] == made[1]


def test_the_vector_environment_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["bench", "vector", "--game", "benevolent", "--seats", "2", "--batch", "64"]
    monkeypatch.setattr(stepping, "_connect_four", lambda: zoo.env("benevolent", 2))
    done = CliRunner().invoke(app, [*arguments, "--seconds", "0.02", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (found["batch"], found["threads"]) == (64, 1)
    assert found["games"]["benevolent"]["2"]["steps_per_s"] > 1000
    assert found["zoo"]["benevolent"] > 100
    done = CliRunner().invoke(app, [*arguments, "--seconds", "0.02", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "steps/s" in done.output
    done = CliRunner().invoke(app, ["bench", "vector", "--game", "benevolent", "--seats", "9"])
    assert done.exit_code == 2
    assert "9 seats" in done.output
