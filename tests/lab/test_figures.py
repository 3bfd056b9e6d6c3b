"""`broceliande bench server --only …`, in small: each figure is taken and told beside its aim."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.lab import figures, load
from broceliande.lab.serving import ServerFailed

TAKEN = {
    "most": {"tables", "most_moves_per_s", "moves_per_core_s", "core_waited"},
    "pace": {
        *("tables", "seats", "rate", "moves_per_s", "p50_ms", "p99_ms"),
        *("client_p50_ms", "client_p99_ms", "core_share", "core_waited"),
    },
    "sockets": {"sockets", "memory_mb", "socket_kb"},
    "lobby": {
        *("listed", "pages", "p50_ms", "p99_ms"),
        *("wishes", "wish_p50_ms", "wish_p99_ms", "largest_kb"),
    },
    "hostile": {
        *("tables", "rate", "frames_per_s", "calm_p99_ms", "beside_p99_ms", "slower_percent"),
    },
    "calls": {
        *("tables", "rate", "calls_per_min", "calls", "taken", "longest_s", "troubles"),
        *("calm_p99_ms", "beside_p99_ms", "slower_percent"),
    },
}
SMALL = ["--tables", "2", "--seconds", "1", "--rate", "20", "--sockets", "5", "--listed", "120"]


@pytest.mark.xdist_group("servers")
@pytest.mark.parametrize(
    "name",
    [name if name == "most" else pytest.param(name, marks=pytest.mark.long) for name in TAKEN],
)
def test_a_figure_is_taken_over_real_sockets(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SETTLE", 0.1)
    monkeypatch.setattr(figures, "SETTLE", 0.1)
    monkeypatch.setattr(figures, "TURNS", 2)
    done = CliRunner().invoke(app, ["bench", "server", "--only", name, *SMALL, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == TAKEN[name] | {"figure", "aim", "load"}
    assert found.pop("figure") == name
    signed = {"slower_percent", "load", "core_waited", "core_share", "troubles"}
    assert all(value > 0 for key, value in found.items() if key not in signed)
    assert name != "lobby" or (found["listed"], found["pages"]) == (120, 6)
    assert name != "calls" or (found["taken"], found["troubles"]) == (found["calls"], 0)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", TAKEN)
def test_a_figure_is_told_beside_its_aim(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = dict.fromkeys(TAKEN[name], 12.5) | {"figure": name, "aim": 1500, "load": 0.25}
    monkeypatch.setattr(figures, "figure", lambda *_: found)
    done = CliRunner().invoke(app, ["bench", "server", "--only", name, "--lang", lang])
    assert done.exit_code == 0, done.output
    assert "1\u202f500" in done.stdout
    assert "12.50" in done.stdout
    assert "0.25" in done.stdout


def test_no_move_at_all_is_no_figure() -> None:
    with pytest.raises(ServerFailed, match="too slow"):
        figures.p99([])
    assert figures.p99([0.002] * 98 + [0.004, 0.005]) == pytest.approx(5.0)
