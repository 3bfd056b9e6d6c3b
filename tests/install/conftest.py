"""One wheel and one sdist for all tests of installing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.install import ROOT, built


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    done = built(ROOT, folder, "wheel", "sdist")
    assert done.returncode == 0, done.stderr
    return folder
