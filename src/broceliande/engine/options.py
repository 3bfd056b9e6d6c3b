"""Options of a table: declared by the game, checked before anything is dealt.

    class Host(Options):
        FIRST = choice(seats_of, lot=True)
        TURN_LIMIT = number(0, 10_000, unset=0)
        FACES = given(3, _faces)

An option becomes a few numbers in the position, -1 where the host leaves it open. In the rules a
member is the place of the first of them: `s.option[Host.FACES + slot]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, Self

from broceliande.engine.errors import BadOption


@dataclass(frozen=True)
class Setting:
    """What an option may look at: the number of seats, the component tables, and what the host
    says of the other options, as given and not yet checked."""

    seats: int
    tables: Mapping[str, Any]
    given: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Option:
    """One option. `read` turns a host's value into `cells` numbers or raises ValueError."""

    name: str
    cells: int
    read: Callable[[object, Setting], Sequence[int]]
    open: Sequence[int]  # the numbers of an option that the host does not name
    choices: Callable[[Setting], tuple[object, ...]] | None = None  # to offer in a list
    span: tuple[int, int] | None = None  # of a whole number, its least and its most
    usual: object = None  # the choice that is played where the host names none, if it is always one
    lot: bool = False  # left open, it is drawn
    passes: bool = False  # of who begins: in a rematch that is the next seat


class Options(IntEnum):
    """The options of a game; a member's number is its first cell in `s.option`."""

    _value_: int
    what: Option

    def __new__(cls, what: Option) -> Self:
        """Behind the cells of those before it."""
        cell = sum(member.what.cells for member in cls)
        member = int.__new__(cls, cell)
        member._value_ = cell
        member.what = what
        return member

    @property
    def option(self) -> Option:
        """The option with its name."""
        return replace(self.what, name=self.name.lower())

    @classmethod
    def cells(cls) -> int:
        """How many numbers all options take."""
        return sum(member.what.cells for member in cls)


def choice(
    choices: Callable[[Setting], tuple[object, ...]],
    usual: object = None,
    lot: bool = False,
    passes: bool = False,
) -> Option:
    """One of a list of values, by its place in the list. What `passes` on from game to game is a
    seat, and stands in a field of the same name."""

    def read(value: object, setting: Setting) -> Sequence[int]:
        offered = choices(setting)
        for at, known in enumerate(offered):
            if value == known and type(value) is type(known):
                return (at,)
        raise ValueError(f"takes one of {', '.join(map(repr, offered))}, not {value!r}")

    return Option("", 1, read, (-1,), choices, usual=usual, lot=lot, passes=passes)


def number(low: int, high: int, unset: int) -> Option:
    """A whole number."""

    def read(value: object, _: Setting) -> Sequence[int]:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"takes a whole number from {low} to {high}, not {value!r}")
        return (value,)

    return Option("", 1, read, (unset,), span=(low, high))


def given(
    cells: int,
    read: Callable[[object, Setting], Sequence[int]],
    choices: Callable[[Setting], tuple[object, ...]] | None = None,
    unset: int = -1,
) -> Option:
    """So many numbers, read in a way of the game's own."""
    return Option("", cells, read, (unset,) * cells, choices)


def seats_of(setting: Setting) -> tuple[object, ...]:
    """The seats of the table, to choose one of."""
    return tuple(range(setting.seats))


def yes_or_no(_: Setting) -> tuple[object, ...]:
    """A switch."""
    return (False, True)


def read_options(
    options: Sequence[Option], given: Mapping[str, object], setting: Setting
) -> list[int]:
    """The numbers of all options, in order; BadOption if one is unknown or does not fit."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise BadOption(f"unknown option {name!r}; this game knows {', '.join(known)}")
    numbers: list[int] = []
    for option in options:
        if given.get(option.name) is None:
            numbers += option.open
            continue
        try:
            read = option.read(given[option.name], setting)
        except ValueError as wrong:
            raise BadOption(f"option {option.name!r} {wrong}") from None
        numbers += read
    return numbers
