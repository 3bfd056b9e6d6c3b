"""`make test-image` says plainly where it cannot check, and stops at what does not hold."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCKER = """#!/bin/sh
# A docker whose image weighs and does what the test says.
case "$1 $2" in
    "image inspect") echo {size}000000 ;;
    "exec "*) shift 2
        case "$*" in
            "id -u") echo {user} ;;
            "touch /opt/here") exit {locked} ;;
        esac ;;
esac
"""


def image(path: Path, *words: str, **told: object) -> tuple[int, str]:
    """What it says on a machine with such a docker, or with none."""
    for name in ("docker", "podman"):
        text = DOCKER.format(**{"size": 400, "user": 10001, "locked": 1, **told})
        (path / name).write_text(text if told else "#!/bin/sh\nexit 1\n")
        (path / name).chmod(0o755)
    done = subprocess.run(
        ["sh", "scripts/image", *words],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def test_without_docker_it_says_so(tmp_path: Path) -> None:
    told = "Brocéliande: neither docker nor podman runs here. Not checked here.\n"
    assert image(tmp_path) == (1, told)


def test_it_knows_its_word(tmp_path: Path) -> None:
    code, told = image(tmp_path, "pulled")
    assert code == 1
    assert "usage: scripts/image" in told


def test_where_everything_holds(tmp_path: Path) -> None:
    code, told = image(tmp_path, "started", size=449)
    assert code == 0, told
    assert "the image holds: 449 MB" in told
    assert "by docker" in told


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"size": 451}, "weighs 451 MB"),
        ({"user": 0}, "does not run as user 10001"),
        ({"locked": 0}, "can write to its own files"),
    ],
)
def test_what_does_not_hold(tmp_path: Path, wrong: dict[str, int], sentence: str) -> None:
    code, told = image(tmp_path, "started", **wrong)
    assert code == 1
    assert sentence in told
