"""Compiling ahead of time, function by function, so that a progress bar can be shown."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba.core import event

from broceliande.engine.rules import Rules
from broceliande.fast.running import FastGame

Progress = Callable[[int, int], None]  # functions compiled so far, functions in all


class _Count(event.Listener):  # type: ignore[misc]
    """Tells how many different functions were compiled."""

    def __init__(self, total: int, progress: Progress) -> None:
        self.total = total
        self.progress = progress
        self.names: set[str] = set()

    def on_start(self, event: Any) -> None:
        """Nothing is done yet."""

    def on_end(self, event: Any) -> None:
        """A function is compiled."""
        self.names.add(str(event.data["dispatcher"].py_func.__name__))
        self.progress(min(len(self.names), self.total), self.total)


def warm(rules: Rules, progress: Progress) -> FastGame:
    """Compile a game with an edition, or find that it is compiled; tell how far it is."""
    bodies = [value for value in vars(rules.named).values() if isinstance(value, FunctionType)]
    count = _Count(len(bodies), progress)
    event.register("numba:compile", count)
    try:
        compiled = FastGame(rules)
    finally:
        event.unregister("numba:compile", count)
    progress(count.total, count.total)
    return compiled
