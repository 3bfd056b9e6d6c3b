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

from broceliande.engine import legal, luck, pending, story

SHARED: tuple[ModuleType, ...] = (luck, pending, story, legal)


def bind(
    modules: Iterable[ModuleType],
    tables: Mapping[str, Any],
    wrap: Callable[[FunctionType], Any] = lambda function: function,
    instead: Mapping[str, FunctionType] | None = None,
) -> dict[str, Any]:
    """All rule functions and constants by name, over these tables.

    `wrap` is applied to each function (the fast runner compiles it); `instead` names functions
    to use in place of the modules' own.
    """
    import builtins

    bound = (*SHARED, *modules)
    homes = {module.__name__ for module in bound}
    space: dict[str, Any] = {"__builtins__": builtins, "__name__": "broceliande.rules"}
    found: dict[str, Any] = {}
    for module in bound:
        for name, value in vars(module).items():
            if not name.startswith("__") and _belongs(value, homes):
                _keep(found, name, value, module)
    for name, value in found.items():
        if isinstance(value, FunctionType):
            body = (instead or {}).get(name, value)
            space[name] = wrap(_twin(body, space))
        else:
            space[name] = tables.get(name, value)
    return space


def _belongs(value: object, homes: set[str]) -> bool:
    if isinstance(value, FunctionType):
        return value.__module__ in homes
    if isinstance(value, type):
        return issubclass(value, IntEnum) and value is not IntEnum
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
