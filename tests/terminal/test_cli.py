"""The command line: help, errors in one line, saved games, rules."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from tests.terminal.keyboard import run, words_of

ROOT = Path(__file__).parents[2]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    lines = ["1", "1", "1", "1", f"s {file}"]
    result = run("play", "benevolent", "--seed", "7", "--lang", "fr", lines=lines)
    assert "Partie gardée" in result.output
    return file


def forged(file: Path, **changes: Any) -> Path:
    """A copy of a saved game in which something was changed."""
    data = json.loads(file.read_text("utf-8")) | changes
    copy = file.with_name("forged.json")
    copy.write_text(json.dumps(data), encoding="utf-8")
    return copy


def test_help_names_the_commands() -> None:
    said = words_of(run("--help"))
    for command in ("play", "verify", "rules"):
        assert command in said
    assert "--people" in words_of(run("play", "--help"))


def test_help_loads_neither_games_nor_compiler() -> None:
    script = (
        "import sys, broceliande.cli\n"
        "heavy = ('numba', 'numpy', 'fluent', 'broceliande.games.benevolent')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    command = [sys.executable, "-c", script]
    env = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "[]"


def test_the_project_s_script_is_this_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["scripts"] == {"broceliande": "broceliande.cli:main"}
    command = [sys.executable, "-m", "broceliande", "rules", "benevolent", "1", "--lang", "en"]
    env = {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert "Benevolent is a game for 2, 3 or 4 players." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game is called 'chess'"),
        (["benevolent", "--seats", "9"], "2 to 4 seats, not 9"),
        (["benevolent", "--seed", "-1"], "a seed is a whole number"),
        (["benevolent", "--people", "4"], "4 people cannot sit on 3 seats"),
        (["benevolent", "--people", "1", "--name", "A", "--name", "B"], "2 names for 1 people"),
        (["benevolent", "--load", "game.json", "--seats", "2"], "brings its own seats"),
        (["benevolent", "--lang", "de"], "no words in 'de'"),
        (["benevolent", "--option", "first"], "NAME=VALUE"),
        (["benevolent", "--option", "colour=3"], "unknown option 'colour'"),
        (["benevolent", "--option", "layout=4a"], "option 'layout'"),
        (["benevolent", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["benevolent", "--load", "nowhere.json"], "nowhere.json"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], said: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert said in words_of(result)
    assert len(result.output.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from broceliande.terminal.manners import language

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language("") == lang
    assert language("FR") == "fr"


def test_a_saved_game_goes_on(saved: Path) -> None:
    before = bro.load(saved.read_text("utf-8"))
    arguments = ("play", "benevolent", "--load", str(saved), "--lang", "en")
    result = run(*arguments, lines=["1", f"s {saved}"])
    assert "Gauvain" in result.output
    after = bro.load(saved.read_text("utf-8"))
    assert after.played[: len(before.played)] == before.played
    assert len(after.played) > len(before.played)


def test_verify_says_that_a_game_is_right(saved: Path) -> None:
    table = bro.load(saved.read_text("utf-8"))
    assert table.commitment
    for arguments in ([], ["--commitment", table.commitment.upper()]):
        result = run("verify", str(saved), "--lang", "fr", *arguments)
        assert result.exit_code == 0
        assert table.commitment in result.output
        assert "Tout est juste" in result.output


def test_verify_refuses_what_is_forged(saved: Path) -> None:
    data = json.loads(saved.read_text("utf-8"))
    for changes in (
        {"moves": data["moves"][:-1] + [[0, 0]]},
        {"moves": data["moves"][:-1]},
        {"seed": "00" * 31 + "08"},
        {"position": data["position"][:-8] + "AAAAAAA="},
        {"rules": 999},
        {"game": "chess"},
    ):
        result = run("verify", str(forged(saved, **changes)), "--lang", "en")
        assert result.exit_code == 1
        assert "This game is not right:" in result.output
        again = run("play", "benevolent", "--load", str(forged(saved, **changes)))
        assert again.exit_code == 2
        assert len(again.output.strip().splitlines()) == 1


def test_verify_of_another_commitment_or_no_file_at_all(saved: Path) -> None:
    other = run("verify", str(saved), "--commitment", "ab" * 32, "--lang", "en")
    assert other.exit_code == 1
    assert "fingerprint" in other.output
    nowhere = run("verify", "nowhere.json", "--lang", "fr")
    assert nowhere.exit_code == 1
    assert "Impossible de lire nowhere.json" in words_of(nowhere)


def test_verify_of_a_position_laid_by_hand(tmp_path: Path) -> None:
    table = bro.table("benevolent", 3, 1)
    state: Any = table.state
    state.reserve -= 1
    state.leaves[0] += 1
    file = tmp_path / "puzzle.json"
    file.write_text(table.dump(), encoding="utf-8")
    result = run("verify", str(file), "--lang", "en")
    assert result.exit_code == 0
    assert "laid by hand" in words_of(result)
    assert run("play", "benevolent", "--load", str(file), lines=["1", "1"]).exit_code == 0


def test_rules_to_read() -> None:
    whole = words_of(run("rules", "benevolent", "--lang", "fr"))
    assert "But du jeu" in whole
    assert "BE-125" in whole
    one = words_of(run("rules", "benevolent", "BE-002", "--lang", "en"))
    assert "at that very instant" in one
    assert "BE-003" not in one
    assert "BE-107" in words_of(run("rules", "benevolent", "cachette", "--lang", "fr"))
    assert run("rules", "benevolent", "BE-999").exit_code == 2
    assert run("rules", "chess").exit_code == 2
