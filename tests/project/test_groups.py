"""Tests of a group run in one process: they share what takes long to start, or must not meet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = """
import os
from pathlib import Path

import pytest

@pytest.mark.xdist_group("tree")
@pytest.mark.parametrize("at", range(20))
def test_one(at):
    Path(f"{at}.ran").write_text(os.environ["PYTEST_XDIST_WORKER"])

@pytest.mark.parametrize("at", range(20, 40))
def test_other(at):
    Path(f"{at}.ran").write_text(os.environ["PYTEST_XDIST_WORKER"])
"""


def test_a_group_runs_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "test_trees.py").write_text(TESTS, "utf-8")
    shared = ["-p", "xdist", "-n", "2", "--dist", "loadgroup", "--rootdir", "."]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *shared, "test_trees.py"],
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    where = [(tmp_path / f"{at}.ran").read_text("utf-8") for at in range(40)]
    assert len(set(where[:20])) == 1
    assert len(set(where)) == 2, "two processes ran"
