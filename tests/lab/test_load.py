"""`broceliande bench server`, in small: real processes and sockets, the figures it promises."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosedError

from broceliande.cli import app
from broceliande.lab import load

TABLE = {
    *("moves_per_s", "p50_ms", "p99_ms", "client_p50_ms", "client_p99_ms", "core_share"),
    *("core_waited", "most_moves_per_s", "idle_table_kb", "full_table_kb", "refused"),
}
WHOLE = {
    *("game", "seats", "rate", "tables", "answers", "load_s", "midst_table_kb"),
    *("stored", "start_s", "start_empty_s"),
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little of everything."""
    monkeypatch.setattr(load, "STARTS", 1)
    monkeypatch.setattr(load, "SETTLE", 0.1)
    monkeypatch.setattr(load, "COPIES", 20)
    monkeypatch.setattr(load.load, "__defaults__", (20.0, 40, 30))


@pytest.mark.long
@pytest.mark.xdist_group("servers")
@pytest.mark.usefixtures("small")
def test_the_server_is_measured_over_real_sockets() -> None:
    arguments = ["bench", "server", "--tables", "2", "--seconds", "1", "--rate", "20"]
    done = CliRunner().invoke(app, [*arguments, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == WHOLE
    assert set(found["tables"]) == {"2"}
    for figures in found["tables"].values():
        assert set(figures) == TABLE
        assert figures["refused"] == 0
        assert figures["moves_per_s"] > 5
        assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert found["answers"] == 40


def test_the_figures_are_shown_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys(TABLE, 12.0)
    found = dict.fromkeys(WHOLE, 3.0) | {"game": "benevolent", "tables": {"100": figures}}
    monkeypatch.setattr(load, "load", lambda *_: found)
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["bench", "server", "--lang", "fr"])
    assert done.exit_code == 0, done.output
    assert "Coups/s tenus" in done.stdout
    assert "12.00" in done.stdout


def test_a_quantile_lies_between_the_bounds_of_the_servers_histogram() -> None:
    name = "broceliande_answer_seconds_bucket"
    bounds = {"0.01": 50.0, "0.02": 90.0, "0.1": 100.0, "+Inf": 100.0}
    after = {f'{name}{{le="{bound}"}}': count for bound, count in bounds.items()}
    assert load.quantile({}, after, 0.5) == pytest.approx(0.01)
    assert load.quantile({}, after, 0.7) == pytest.approx(0.015)
    assert load.quantile({}, after, 0.99) == pytest.approx(0.092)
    assert load.quantile({}, {f'{name}{{le="+Inf"}}': 1.0}, 0.5) == float("inf")


@pytest.mark.parametrize(
    "wrong", [TimeoutError("opening"), ConnectionClosedError(None, None), OSError("too many files")]
)
def test_a_machine_that_is_too_slow_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    async def slow(*_: object) -> load.Figures:
        raise wrong

    monkeypatch.setattr(load, "_held", slow)
    done = CliRunner().invoke(app, ["bench", "server", "--tables", "1000"])
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit)
    assert "too slow" in done.output


def test_an_unknown_game_is_refused() -> None:
    done = CliRunner().invoke(app, ["bench", "server", "--game", "chess"])
    assert done.exit_code == 2
    assert "chess" in done.output
