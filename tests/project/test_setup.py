"""`scripts/setup` where something goes wrong half-way: it says what to do, the next run mends it.

Python and pip are stood in for by a script, so that nothing is downloaded."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = """#!/bin/sh
# A Python that makes environments of itself, and whose pip installs once there is a network.
case "$*" in
    -ISc*version_info*) echo 3.11.2 ;;
    -ISc*) echo /usr/local ;;
    *"-m venv"*) mkdir -p .venv/bin .venv/lib/python3.11/site-packages/pip
        cp "$0" .venv/bin/python ;;
    *"-m pip install"*) echo "$*" >>asked
        [ -f network ] || { echo "Connection broken" >&2; exit 1; }
        touch .venv/bin/broceliande && chmod +x .venv/bin/broceliande ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the script asks for."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "scripts" / "setup", tmp_path / "scripts")
    (tmp_path / "requirements" / "play.lock").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    stand_in(tmp_path / "bin" / "python3", PYTHON)
    return tmp_path


def stand_in(file: Path, text: str) -> None:
    file.write_text(text)
    file.chmod(0o755)


def setup(checkout: Path) -> tuple[int, str]:
    """What it ends with, and what it says."""
    env = {**os.environ, "PATH": f"{checkout / 'bin'}:/usr/bin:/bin"}
    env.pop("PYTHON", None)
    done = subprocess.run(
        ["sh", "scripts/setup", "play"],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def test_a_network_that_goes_in_the_middle_of_an_install(checkout: Path) -> None:
    code, told = setup(checkout)
    assert code == 1
    assert "Connection broken" in told
    assert "run the same command again, once the network is back" in told
    assert not (checkout / ".venv" / "stamp").exists()

    (checkout / "network").touch()
    half = checkout / ".venv" / "half"
    half.touch()
    code, told = setup(checkout)
    assert (code, "making .venv" in told) == (0, True)
    assert not half.exists()  # from nothing
    asked = (checkout / "asked").read_text("utf-8")
    assert setup(checkout) == (0, "")
    assert (checkout / "asked").read_text("utf-8") == asked


def test_a_disk_without_room(checkout: Path) -> None:
    df = "#!/bin/sh\nprintf 'Filesystem blocks Used Available\\ndisk 9 9 7000 99%% /\\n'\n"
    stand_in(checkout / "bin" / "df", df)
    code, told = setup(checkout)
    assert code == 1
    assert "6 MB are free on this disk" in told
    assert "make room, and run the same command again" in told


def test_a_python_that_makes_no_environment(checkout: Path) -> None:
    broken = PYTHON.replace("mkdir -p .venv/bin", "echo no venv; exit 1; mkdir -p .venv/bin")
    stand_in(checkout / "bin" / "python3", broken)
    code, told = setup(checkout)
    assert code == 1
    assert "no venv" in told
    assert "apt-get install" in told
    assert not (checkout / ".venv").exists()


def test_a_python_that_is_too_old(checkout: Path) -> None:
    for name in ("python3", *(f"python3.{minor}" for minor in range(11, 16)), "python"):
        stand_in(checkout / "bin" / name, "#!/bin/sh\nexit 1\n")
    code, told = setup(checkout)
    assert code == 1
    assert "Python 3.11 or newer is needed" in told
