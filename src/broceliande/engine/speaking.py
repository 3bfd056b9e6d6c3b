"""The functions that speak of a game, made quick: a member of an enumeration is slow to look up
before Python 3.12, and to speak of one move is to ask for a dozen.

Each function keeps its code and gets globals of its own, in which every enumeration is replaced by
something that answers for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from types import FunctionType
from typing import Any


class Quick:
    """Answers for an enumeration: its members are plain attributes."""

    def __init__(self, enumeration: type[IntEnum]) -> None:
        self._enumeration = enumeration
        self._members = list(enumeration)
        self.__dict__.update(enumeration.__members__)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._enumeration, name)
        self.__dict__[name] = found  # such as a class's own function
        return found

    def __call__(self, number: int) -> IntEnum:
        return self._enumeration(number)

    def __iter__(self) -> Iterator[IntEnum]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)


def quick(function: Any) -> Any:
    """The same function over quick globals."""
    twin = _space(function.__module__).get(function.__name__)
    return twin if getattr(twin, "__code__", None) is function.__code__ else function


@cache
def _space(module: str) -> dict[str, Any]:
    """What a module holds, its functions and enumerations made quick."""
    space = dict(vars(sys.modules[module]))
    for name, value in list(space.items()):
        if isinstance(value, FunctionType) and value.__module__ == module:
            space[name] = _twin(value, space)
        elif isinstance(value, type) and issubclass(value, IntEnum) and len(value):
            space[name] = Quick(value)
    return space


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    code, closed = function.__code__, function.__closure__
    twin = FunctionType(code, space, function.__name__, function.__defaults__, closed)
    twin.__kwdefaults__ = function.__kwdefaults__
    twin.__doc__, twin.__module__ = function.__doc__, function.__module__
    return twin
