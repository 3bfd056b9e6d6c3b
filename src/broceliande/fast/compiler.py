"""Compiles a game: its rule functions over the record of its position, behind one door.

Only the door is kept in the cache; the rule functions are linked into it, so that a warm start
loads one function of the game and a handful of shared ones and compiles none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import config

from broceliande.engine.binding import bind
from broceliande.engine.rules import Rules
from broceliande.fast import entries, kernels
from broceliande.fast.cache import DONE, batching_folder, folder_of, seeking_folder, shared_folder
from broceliande.fast.listing import listing, lowest
from broceliande.fast.record import record_of

INLINE = ("do_task", "do_answer", "reason", "take_answer")


def silent(s, event, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    """In place of `tell`: the fast runner keeps no story."""


def silent_only(s, seats, event, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    """In place of `tell_only`."""


def compile_game(rules: Rules) -> Any:
    """The door of a game with an edition: compiled now, or loaded if it was compiled before.

    The result has the `address` that the kernels take.
    """
    folder = folder_of(rules)
    space = {**vars(entries), **rule_space(rules)}
    space |= {"STATE": record_of(rules.game.position.LAYOUT), "lowest": lowest}
    space["legal"] = _compiled(twin(listing(rules), space))
    with kept_in(folder):
        door = numba.cfunc(kernels.DOOR, cache=True)(twin(entries.door, space))
        (folder / DONE).touch()
    return door


@cache
def shared() -> dict[str, Any]:
    """The kernels, compiled once for all games, by name."""
    return _kernels(kernels, dict(vars(kernels)), shared_folder())


@contextmanager
def kept_in(folder: Path, config: Any = config) -> Iterator[None]:
    """Keep what is compiled in the meantime in that folder; a card's compiler has a configuration
    of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def twin(template: Any, space: dict[str, Any]) -> FunctionType:
    """The template's body over other names; numba keeps it under the template's own name."""
    made = FunctionType(template.__code__, space, template.__name__)
    made.__qualname__ = template.__qualname__
    made.__module__ = template.__module__
    return made


def rule_space(rules: Rules, *more: ModuleType) -> dict[str, Any]:
    """The rules, and more in their dialect: each function ready to be compiled, each table as an
    array."""
    space = bind(
        rules.game,
        {name: _array(table) for name, table in rules.tables.items()},
        more,
        wrap=_compiled,
        instead={"tell": silent, "tell_only": silent_only},  # type: ignore[dict-item]
    )
    for name, value in space.items():
        space[name] = _array(value)
    return space


def _compiled(function: FunctionType) -> Any:
    """A rule function, to be compiled when it is first used. What only looks another one up is laid
    into those that call it, as if they did so themselves."""
    inline = "always" if function.__name__ in INLINE else "never"
    return wide(numba.njit(function, nogil=True, inline=inline))


def wide(function: Any) -> Any:
    """A compiled function that takes whole numbers of one width. Rules know no other; left to
    itself, numba compiles a function anew for every mix of widths of fields that it is given."""
    compiled_for = function.get_call_template

    def of_one_width(args: Any, kws: Any) -> Any:
        return compiled_for(tuple(map(_widened, args)), {n: _widened(t) for n, t in kws.items()})

    function.get_call_template = of_one_width
    return function


def _widened(kind: Any) -> Any:
    return numba.types.int64 if isinstance(kind, numba.types.Integer) and kind.signed else kind


def _array(value: Any) -> Any:
    return np.array(value, np.int64) if isinstance(value, list) else value


@cache
def seekers() -> dict[str, Any]:
    """The kernels of the search, compiled once for all games, by name."""
    from broceliande.fast import seeking

    return _kernels(seeking, dict(vars(seeking)), seeking_folder())


@cache
def steppers() -> dict[str, Any]:
    """The kernels that step many games in one call, compiled once for all games, by name."""
    from broceliande.fast import batching, sha

    seeded = {name: _array(value) for name, value in vars(sha).items()}
    for name in ("turn_right", "write_block", "key_luck"):
        seeded[name] = numba.njit(twin(getattr(sha, name), seeded), nogil=True)
    space = {**vars(batching), "key_luck": seeded["key_luck"], "clone": shared()["clone"]}
    return _kernels(batching, space, batching_folder())


def _kernels(module: ModuleType, space: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The functions of a module that have a signature, compiled over these names."""
    made: dict[str, Any] = {}
    with kept_in(folder):
        for name, signature in module.SIGNATURES.items():
            compiled = numba.njit(signature, cache=True, nogil=True)
            made[name] = space[name] = compiled(twin(getattr(module, name), space))
        (folder / DONE).touch()
    return made
