"""Where compiled rules are kept: one folder for each state of the sources and the components.

numba's own cache does not notice an edit in another file than the function's own, nor a change of
a table: stale rules would run. So the folder's name is a hash of everything that goes in, the
bodies of the functions and the numbers of the tables, and a comment compiles nothing anew.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from enum import IntEnum
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from broceliande.engine.rules import Rules

PACKAGE = Path(__file__).parent.parent
TEMPLATES = (
    "batching",
    "entries",
    "foreseeing",
    "judging",
    "kernels",
    "seeking",
    "signatures",
)  # what numba knows the compiled code by


def _place() -> str:
    """Where the templates stand, and which they are: numba compiles anew for any others."""
    digest = hashlib.sha256(str(PACKAGE).encode())
    for name in TEMPLATES:
        told = (PACKAGE / "fast" / f"{name}.py").stat()
        digest.update(f"{told.st_mtime} {told.st_size};".encode())
    return digest.hexdigest()[:12]


DONE = f"compiled-{_place()}"  # a file that says that everything was compiled for this place


def cache_root() -> Path:
    """The user's cache folder, or a temporary one where that cannot be written."""
    named = os.environ.get("BROCELIANDE_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    root = (Path(base) if base else Path.home() / ".cache") / "broceliande"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / "broceliande-cache"
    return root if os.access(root, os.W_OK) else Path(tempfile.gettempdir()) / "broceliande-cache"


def folder_of(rules: Rules) -> Path:
    """The folder of a game with an edition: named by all that is compiled."""
    layout = rules.game.position.LAYOUT.fields
    shape = [(field.name, field.width, field.shape) for field in layout]
    digest = _versions()
    digest.update(repr(shape).encode())
    for part in ("entries.py", "compiler.py", "listing.py"):  # how rules are laid into the door
        digest.update((PACKAGE / "fast" / part).read_bytes())
    for name, value in sorted(vars(rules.named).items()):
        if not name.startswith("__"):
            digest.update(f"{name}={_content(value)};".encode())
    return cache_root() / f"{rules.game.name}-{digest.hexdigest()[:20]}"


def shared_folder() -> Path:
    """The folder of what is compiled once for all games."""
    digest = _versions()
    digest.update((PACKAGE / "fast" / "kernels.py").read_bytes())
    return cache_root() / f"shared-{digest.hexdigest()[:20]}"


def seeking_folder() -> Path:
    """The folder of the search, which is compiled once for all games too."""
    digest = _versions()
    for part in ("kernels.py", "judging.py", "seeking.py", "signatures.py"):
        digest.update((PACKAGE / "fast" / part).read_bytes())
    return cache_root() / f"seeking-{digest.hexdigest()[:20]}"


def batching_folder() -> Path:
    """The folder of what steps many games in one call, compiled once for all games too."""
    digest = _versions()
    for part in ("kernels.py", "sha.py", "sight.py", "batching.py"):
        digest.update((PACKAGE / "fast" / part).read_bytes())
    return cache_root() / f"batching-{digest.hexdigest()[:20]}"


def _versions() -> Any:
    parts = sys.version, platform.machine(), version("numba"), version("numpy")
    digest = hashlib.sha256("|".join(parts).encode())
    digest.update((PACKAGE / "fast" / "doors.py").read_bytes())
    return digest


def _content(value: object) -> str:
    """What a compiled function sees of a name: a body, an enumeration, a table, a number."""
    if isinstance(value, FunctionType):
        code = value.__code__
        numbers = [part for part in code.co_consts if not isinstance(part, str)]
        return f"{code.co_code.hex()}{numbers}{code.co_names}{code.co_varnames}{value.__defaults__}"
    if isinstance(value, type) and issubclass(value, IntEnum):
        return str({member.name: member.value for member in value})
    return repr(value)
