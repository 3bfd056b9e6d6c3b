"""`broceliande faster`: says what it would install, asks, and says what is in the way."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import metadata
from types import SimpleNamespace

import pytest

from broceliande import fast
from broceliande.terminal import faster
from tests.terminal.keyboard import run

ARENA = ["arena", "--game", "benevolent", "--bots", "greedy,random"]


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run, in an environment without the compiler."""
    done: list[list[str]] = []

    def note(command: list[str], check: bool) -> SimpleNamespace:
        done.append(command)
        return SimpleNamespace(returncode=0)

    for name in fast.NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(subprocess, "run", note)
    return done


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
