"""The Node that the pages are built with: the machine's, or the one that scripts/web fetched."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@lru_cache
def node() -> str:
    """Its path."""
    command = [str(ROOT / "scripts/web"), "node"]
    env = {**os.environ, "PYTHON": sys.executable}
    told = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return told.stdout.strip()
