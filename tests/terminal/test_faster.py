"""`broceliande faster`: says what it would install, asks, and says what is in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

from broceliande import fast
from broceliande.terminal import faster
from tests.terminal.keyboard import run

ARENA = ["arena", "--game", "benevolent", "--bots", "greedy,random"]


def noted(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run, from now on."""
    done: list[list[str]] = []

    def note(command: list[str], check: bool) -> SimpleNamespace:
        done.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", note)
    return done


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run, in an environment without the compiler."""
    for name in fast.NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    return noted(monkeypatch)


def test_where_it_is_there_it_says_so() -> None:
    assert "Everything is there" in run("faster", "--lang", "en").output


def test_it_says_what_it_installs_before_it_does(commands: list[list[str]]) -> None:
    told = run("faster", "--yes", "--lang", "en").output
    (command,) = commands
    assert command[-2:] == ["numba>=0.68", "numpy>=2.1"]
    assert "numba>=0.68, numpy>=2.1" in told
    assert "MB" in told
    assert "Done." in told


def test_what_it_installs_is_the_extra() -> None:
    declared = [line for line in metadata.requires("broceliande") or [] if "fast" in line]
    assert [line.split(";")[0].strip() for line in declared][:2] == faster.wanted()


def test_without_a_person_to_ask_nothing_is_installed(commands: list[list[str]]) -> None:
    result = run("faster", "--lang", "fr")
    assert result.exit_code == 1
    assert "Rien n’a été installé" in result.output
    assert commands == []


def test_an_install_that_breaks_off_says_what_to_do(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1))
    result = run("faster", "--yes", "--lang", "en")
    assert result.exit_code == 1
    assert "Try again when the network is back" in result.output


def test_where_there_is_no_room_nothing_is_begun(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=5_000_000))
    result = run("faster", "--yes", "--lang", "en")
    assert result.exit_code == 2
    assert "5 MB are free" in result.output
    assert commands == []


def test_in_a_passing_environment_it_names_the_command_that_lasts(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", "/cache/uv/archive-v0/abc")
    result = run("faster", "--yes", "--lang", "en")
    assert "uvx 'broceliande[fast]'" in result.output
    assert commands == []


def test_without_pip_it_says_so(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faster, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert "There is no pip here" in run("faster", "--yes", "--lang", "en").output
    assert commands == []


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize("words", [["warm", "benevolent"], ["bench", "--seconds", "0.1"], ARENA])
def test_what_needs_it_says_how_to_get_it(words: list[str]) -> None:
    result = run(*words, "--lang", "en")
    assert result.exit_code == 2
    assert "broceliande faster" in result.output


def foreign(folder: Path, name: str, part: str) -> None:
    """A library as a wheel of another platform leaves it: its compiled part has another name."""
    file = folder / name / f"{part}.cpython-311-riscv64-linux-musl.so"
    file.parent.mkdir(parents=True)
    file.write_text("")
    (folder / name / "__init__.py").write_text(f"from {name} import {part.partition('/')[0]}\n")


def test_what_was_made_for_another_machine_is_installed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fast.can_compile()
    for name, part in fast.NEEDED.items():
        foreign(tmp_path, name, part)
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    assert not fast.can_compile()
    done = noted(monkeypatch)
    assert "numba" in run("faster", "--yes", "--lang", "en").output
    assert "--force-reinstall" in done[0]


def test_a_library_for_another_machine_is_named(tmp_path: Path) -> None:
    foreign(tmp_path, "msgspec", "_core")
    (tmp_path / "msgspec" / "__init__.py").write_text("from msgspec._core import Struct\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "fr_FR.UTF-8"}
    command = [sys.executable, "-m", "broceliande", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "msgspec" in done.stderr
    assert "Réinstallez-la" in done.stderr
    assert "Traceback" not in done.stderr
