"""The fast runner: the same rule functions, compiled over a flat record of bytes.

The only place that knows numba. It is an extra (`broceliande[fast]`): whoever only plays need not
have it, and then bots think in plain Python. So nothing is imported here before it is asked for.

    from broceliande import fast

    run = fast.runner("benevolent")            # compiles, or loads what was compiled before
    t = run.table(seats=3, seed=7)
    while t.asked:                             # a bit for each seat
        seat = (t.asked & -t.asked).bit_length() - 1
        t.play(seat, int(t.moves(seat)[0]))
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from broceliande.engine.errors import NoCompiler

if TYPE_CHECKING:
    from broceliande.fast.running import FastGame, FastTable, is_warm, runner

__all__ = ["FastGame", "FastTable", "can_compile", "is_warm", "need_compiler", "runner"]

NEEDED = {"numba": "_dispatcher", "numpy": "_core/_multiarray_umath"}  # and a compiled part


def can_compile() -> bool:
    """Whether what compiles games is installed here; it is not loaded to find out."""
    return all(fits(name) for name in NEEDED)


def fits(name: str) -> bool:
    """Whether one of NEEDED is here and made for this machine and this Python. What a wheel of
    another platform brings, or a folder that was copied, bears other names."""
    spec = find_spec(name)
    folders = (spec and spec.submodule_search_locations) or ()
    parts = [NEEDED[name] + ending for ending in EXTENSION_SUFFIXES]
    return any(Path(folder, part).is_file() for folder in folders for part in parts)


def need_compiler() -> None:
    """NoCompiler where games cannot be compiled."""
    if not can_compile():
        raise NoCompiler(
            "compiled games need numba, which is not installed here."
            " This installs it: broceliande faster"
        )


def __getattr__(name: str) -> Any:
    """The runner, loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    need_compiler()
    from broceliande.fast import running

    return getattr(running, name)
