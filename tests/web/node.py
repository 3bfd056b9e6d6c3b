"""The Node that the pages are built with (the machine's, or the one that scripts/web fetched), and
modules of the pages for it."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def _web(*arguments: str) -> str:
    """What scripts/web says."""
    command = [str(ROOT / "scripts/web"), *arguments]
    env = {**os.environ, "PYTHON": sys.executable}
    run = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return run.stdout.strip()


@lru_cache
def node() -> str:
    """Its path."""
    return _web("node")


def bundled(source: str, folder: Path) -> Path:
    """A module of the pages with all that it uses, as one file that Node can import."""
    name = Path(source).stem
    _web("bundle", f"src/{source}.ts", str(folder / name))
    return (folder / name / f"{name}.js").rename(folder / f"{name}.mjs")
