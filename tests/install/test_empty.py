"""For real, over the network: an empty environment without Node and compiler, by pip and by uvx."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.install import read, started, wheel_in

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]


def bare(folder: Path, *bins: Path) -> dict[str, str]:
    """An environment in which nothing is to be found but what was installed there."""
    kept = {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "SSL_", "UV_"))}
    kept |= {k: v for k, v in os.environ.items() if k.lower().endswith("_proxy")}
    shell = folder / "shell"  # what every machine has, and uvx asks for
    shell.mkdir()
    for name in ("sh", "realpath", "dirname"):
        (shell / name).symlink_to(shutil.which(name) or "")
    return kept | {"HOME": str(folder), "PATH": os.pathsep.join(map(str, (*bins, shell)))}


def made(folder: Path) -> Path:
    """An empty environment; where its commands are."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder / "bin"


def install(bins: Path, env: dict[str, str], *what: str) -> None:
    command = [str(bins / "pip"), "install", "--quiet", "--only-binary", ":all:", *what]
    subprocess.run(command, env=env, check=True)


def test_pip_install_then_play_then_faster(dist: Path, tmp_path: Path) -> None:
    bins = made(tmp_path / "env")
    env = bare(tmp_path, bins)
    install(bins, env, str(wheel_in(dist)))
    with started([str(bins / "broceliande")], env, tmp_path / "told") as address:
        assert "<script" in read(address)
        assert "roundforest" in read(f"{address}api/games")
    assert "broceliande faster" in (tmp_path / "told").read_text("utf-8")

    refused = [str(bins / "broceliande"), "warm", "benevolent"]
    done = subprocess.run(refused, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "broceliande faster" in done.stderr
    assert "Traceback" not in done.stderr

    subprocess.run([str(bins / "broceliande"), "faster", "--yes"], env=env, check=True)
    there = subprocess.run(
        [str(bins / "broceliande"), "faster"], env=env, capture_output=True, text=True, check=True
    )
    assert "Everything is there" in there.stdout


def test_uvx(dist: Path, tmp_path: Path) -> None:
    bins = made(tmp_path / "tool")
    env = bare(tmp_path, bins)
    install(bins, env, "uv")
    command = [str(bins / "uvx"), "--python", sys.executable, "--from", str(wheel_in(dist))]
    with started([*command, "broceliande"], env, tmp_path / "told") as address:
        assert "<script" in read(address)
    told = subprocess.run(
        [*command, "broceliande", "faster", "--yes"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert "uvx 'broceliande[fast]'" in told.stdout


def test_pipx(dist: Path, tmp_path: Path) -> None:
    bins = made(tmp_path / "tool")
    env = bare(tmp_path, bins)
    install(bins, env, "pipx")
    command = [str(bins / "pipx"), "run", "--spec", str(wheel_in(dist)), "broceliande"]
    with started(command, env, tmp_path / "told") as address:
        assert "<script" in read(address)
