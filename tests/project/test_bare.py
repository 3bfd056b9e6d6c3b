"""`make test-bare` says plainly where it cannot check anything."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def bare(path: Path, *words: str, root: bool = True) -> tuple[int, str]:
    """What it says on a machine that has what lies in the folder, and a user of that kind."""
    for name, text in {"id": f"echo {0 if root else 1000}", "dirname": "echo scripts"}.items():
        (path / name).write_text(f"#!/bin/sh\n{text}\n")
        (path / name).chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", "scripts/bare", *words],
        cwd=ROOT,
        env={**os.environ, "PATH": str(path), "BARE": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def test_it_is_done_by_root(tmp_path: Path) -> None:
    assert bare(tmp_path, root=False) == (
        1,
        "Brocéliande: a root file system is made by root alone. Not checked here.\n",
    )


def test_it_needs_its_tools(tmp_path: Path) -> None:
    code, told = bare(tmp_path)
    assert code == 1
    assert "debootstrap is missing" in told


@pytest.mark.parametrize("words", [["sid"], ["play", "buster"], ["look", "bookworm"]])
def test_it_knows_two_debians(tmp_path: Path, words: list[str]) -> None:
    code, told = bare(tmp_path, *words)
    assert code == 1
    assert "usage: scripts/bare" in told


def test_services_are_there_before_the_tests_begin() -> None:
    check = (ROOT / "scripts/check").read_text("utf-8")
    assert check.index("scripts/services --install") < check.index("-m pytest")
