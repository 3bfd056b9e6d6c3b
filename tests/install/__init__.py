"""Brocéliande as people get it: a wheel, in an environment that holds nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
EPOCH = "1700000000"
PATIENCE = 600.0  # seconds for a page to come up, what it needs downloaded, on a busy machine


def built(
    source: Path, folder: Path, *kinds: str, path: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Build wheel or sdist from a folder; `path` stands for the PATH."""
    targets = [word for kind in kinds for word in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", *targets, "-d", str(folder)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    if path is not None:
        env["PATH"] = path
    return subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)


def wheel_in(folder: Path) -> Path:
    """The one wheel of a folder."""
    (found,) = folder.glob("*.whl")
    return found


@contextmanager
def started(command: list[str], env: dict[str, str], told: Path) -> Iterator[str]:
    """A server that somebody starts in an empty environment; the address of its page. What it says
    is written to `told`."""
    with told.open("w") as out:
        process = subprocess.Popen(command, env=env, stdout=out, stderr=out)
    try:
        yield address_in(told, process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address_in(told: Path, process: subprocess.Popen[bytes]) -> str:
    """The address that a server told of, once its page is there."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        said = told.read_text("utf-8")
        assert process.poll() is None, said
        found = [word for word in said.split() if word.startswith("http://")]
        if found and answers(found[0]):
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"no page came up: {told.read_text('utf-8')}")


def answers(address: str) -> bool:
    """Whether somebody is there."""
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


def read(address: str) -> str:
    """What stands at an address."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode("utf-8"))
