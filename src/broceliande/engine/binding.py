"""Binds a game's rule functions to one edition's tables.

The rules name component tables as if they were constants. Binding makes the same function bodies
run over the tables of an edition: each function keeps its code and gets one common set of globals.
The fast runner compiles the functions of such a set; the plain runner calls them as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from broceliande.engine import hidden, legal, luck, pending, story, turns
from broceliande.engine.game import Game

SHARED: tuple[ModuleType, ...] = (luck, hidden, pending, story, turns, legal)


def bind(
    game: Game,
    tables: Mapping[str, Any],
    more: Iterable[ModuleType] = (),
    wrap: Callable[[FunctionType], Any] = lambda function: function,
    instead: Mapping[str, FunctionType] | None = None,
) -> dict[str, Any]:
    """All rule functions and constants of a game by name, over these tables.

    `more` are further modules in the rules' dialect (a hint); `wrap` is applied to each function
    (the fast runner compiles it); `instead` names functions to use in place of the modules' own.
    """
    import builtins

    space: dict[str, Any] = {"__builtins__": builtins, "__name__": "broceliande.rules"}
    found = {**_found((*SHARED, *game.rules, *more)), **game.dispatchers}
    found.setdefault("play", found["play_answer"])
    found["AMENDED"] = [0] * (1 + len(game.amendments))
    found["FORCED"] = [0] * (1 + len(game.questions))
    found |= {"ASK_AT": game.asks.starts(), "ASK_SIZE": game.asks.sizes()}
    for name, value in found.items():
        if isinstance(value, FunctionType):
            body = (instead or {}).get(name, value)
            space[name] = wrap(_twin(body, space))
        else:
            space[name] = tables.get(name, value)
    return space


def _found(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """What the modules hold for the rules, by name; a name means one thing in all of them."""
    homes = {module.__name__ for module in modules}
    found: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            if not name.startswith("__") and _belongs(value, homes):
                _keep(found, name, value, module)
    return found


def _belongs(value: object, homes: set[str]) -> bool:
    if isinstance(value, FunctionType):
        return value.__module__ in homes
    if isinstance(value, type):
        return issubclass(value, IntEnum) and len(value) > 0
    return isinstance(value, int | list)


def _keep(found: dict[str, Any], name: str, value: object, module: ModuleType) -> None:
    if found.setdefault(name, value) is not value and found[name] != value:
        raise TypeError(f"{module.__name__}: the rules of a game mean two things by {name!r}")


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same body, looking its names up in `space`."""
    if function.__closure__:
        raise TypeError(f"{function.__qualname__}: a rule function closes over nothing")
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    return twin
