"""The declaration of a position: every field once, with its width, its shape and who may see it.

A game writes

    class Position(Fields, seats=4, tasks=12, options=3):
        reserve: int = cell("i1", "leaves nobody holds (BE-007)")
        leaves: list[int] = per_seat("i1", doc="leaves in hand (BE-008)")
        gifts: list[list[int]] = per_seat("i1", 5, doc="tokens of each gift")
        hand: list[list[int]] = per_seat("i1", 8, see=OWNER, doc="cards in hand")

and copy, equality, hash, bytes, JSON, views and observations follow from it. Widths are signed
only: compiled arithmetic on mixed signed and unsigned numbers turns into floats.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self, TypeVar, cast

from broceliande.engine.errors import BrokenRules
from broceliande.engine.rows import (
    HiddenRow,
    Row,
    again,
    fill,
    lists,
    pour,
    row_type,
    watched,
)

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

BITS: Final = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}
CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
Position = TypeVar("Position", bound="Fields")
Former = Mapping[str, tuple[str, tuple[int, ...]]]  # fields that had another width and shape
EVERYONE: Final = 0x7F  # every seat bit of a mask, and the spectators' own


@dataclass(frozen=True)
class Seen:
    """Visible cell by cell: `mask` names a field of the same leading shape that holds seat bits."""

    mask: str


@dataclass(frozen=True)
class Field:
    """One field of a position, declared once."""

    name: str
    width: str
    shape: tuple[int, ...]
    see: str | Seen
    doc: str
    seated: bool = False  # the first index is a seat

    @property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest number a cell holds."""
        top = 1 << (BITS[self.width] - 1)
        return -top, top - 1

    @property
    def cells(self) -> int:
        """How many numbers the field holds."""
        count = 1
        for length in self.shape:
            count *= length
        return count


_SEATS: Final = -1  # stands for the number of seats until the position is declared


def cell(width: str, doc: str) -> int:
    """One number that everybody may see."""
    return cast(int, Field("", width, (), ALL, doc))


def row(width: str, *shape: int, doc: str, see: str | Seen = ALL) -> Any:
    """A row of numbers, or a grid of them."""
    return Field("", width, shape, see, doc)


def per_seat(width: str, *shape: int, doc: str, see: str | Seen = ALL) -> Any:
    """A number, a row or a grid for each seat; only these can be OWNER's to see."""
    return Field("", width, (_SEATS, *shape), see, doc, seated=True)


class Layout:
    """How the fields of one kind of position lie in a row of bytes: widest first, no gap."""

    def __init__(self, fields: list[Field]) -> None:
        self.declared = tuple(fields)
        ordered = sorted(fields, key=lambda field: -BITS[field.width])
        self.fields = tuple(ordered)
        self.by_name = {field.name: field for field in fields}
        codes = "".join(f"{field.cells}{CODES[field.width]}" for field in ordered)
        self.struct = struct.Struct("<" + codes)
        self.bounds = {field.name: field.bounds for field in fields if not field.shape}
        kinds = {field.name: row_of(field) for field in fields if field.shape}
        hidden = {name for name, kind in kinds.items() if issubclass(kind, HiddenRow)}
        depth = {n: 3 if n in hidden else len(self.by_name[n].shape) for n in kinds}
        self.open = tuple((f.name, len(f.shape), f.seated) for f in fields if f.see == ALL)
        self.veiled = tuple(field for field in fields if field.see not in {ALL, NOBODY})
        self.rows = tuple((name, kind) for name, kind in kinds.items() if depth[name] == 1)
        self.grids = tuple((name, kind) for name, kind in kinds.items() if depth[name] == 2)
        self.others = tuple(name for name in kinds if depth[name] > 2)  # hidden ones among them
        _check(self)

    def at(self, name: str) -> int:
        """Where the first cell of a field stands among all the cells."""
        cells = 0
        for field in self.fields:
            if field.name == name:
                return cells
            cells += field.cells
        raise KeyError(name)


def _check(layout: Layout) -> None:
    for field in layout.fields:
        if field.see == OWNER and not field.seated:
            raise TypeError(f"{field.name}: only a per_seat field can be its OWNER's to see")
        if field.see != ALL and not field.shape:
            raise TypeError(f"{field.name}: what is hidden is declared as a row, not as a cell")
        if isinstance(field.see, Seen):
            mask = layout.by_name.get(field.see.mask)
            if mask is None or mask.shape != field.shape[: len(mask.shape)]:
                raise TypeError(f"{field.name}: {field.see.mask} is no mask of its shape")


class Fields:
    """A position on the plain runner: Python numbers and lists, every store checked."""

    LAYOUT: ClassVar[Layout]
    SEATS: ClassVar[int]
    FORMER: ClassVar[tuple[Former, ...]]
    _BOUNDS: ClassVar[dict[str, tuple[int, int]]]

    seats: int
    question: int
    asked: int
    over: int
    ending: int
    todo_n: int
    sealed: list[int]
    score: list[int]
    place: list[int]
    option: list[int]
    todo: list[list[int]]
    luck: list[int]

    def __init_subclass__(
        cls,
        *,
        seats: int,
        tasks: int,
        options: int,
        todo: str = "i2",  # how wide tasks and their details are
        former: tuple[Former, ...] = (),  # layouts of before, in which positions are stored
    ) -> None:
        cls.SEATS, cls.FORMER = seats, former
        shared = _shared(tasks, max(1, options), todo)
        fields = [*shared, *(f for f in vars(cls).values() if isinstance(f, Field))]
        names = [f.name for f in shared]
        names += [name for name, f in vars(cls).items() if isinstance(f, Field)]
        cls.LAYOUT = Layout([_named(f, n, seats) for f, n in zip(fields, names, strict=True)])
        cls._BOUNDS = cls.LAYOUT.bounds
        for field in cls.LAYOUT.fields:
            if field.name in vars(cls):
                delattr(cls, field.name)

    def __init__(self) -> None:
        store = self.__dict__
        store["story"] = []
        store["watch"] = watch = [False]
        for field in self.LAYOUT.fields:
            store[field.name] = _blank(field, field.shape, watch)

    def __setattr__(self, name: str, value: int) -> None:
        bounds = self._BOUNDS.get(name)
        if bounds is None:
            raise BrokenRules(f"{name!r} is not a cell of {type(self).__module__}")
        if not bounds[0] <= value <= bounds[1]:
            raise BrokenRules(f"{name} cannot hold {value}")
        self.__dict__[name] = int(value)

    def copy(self) -> Self:
        """Another position, equal and independent; the story told so far stays behind."""
        twin = object.__new__(type(self))
        store = twin.__dict__
        store.update(self.__dict__)
        store["story"] = []
        store["watch"] = watch = [False]
        for name, kind in self.LAYOUT.rows:
            store[name] = kind(store[name])
        for name, kind in self.LAYOUT.grids:
            store[name] = tuple(map(kind, store[name]))
        for name in self.LAYOUT.others:
            store[name] = again(store[name], watch)
        return twin

    def numbers(self) -> list[int]:
        """Every cell, in the order of the layout."""
        out: list[int] = []
        store = self.__dict__
        for field in self.LAYOUT.fields:
            value = store[field.name]
            if field.shape:
                pour(value, out)
            else:
                out.append(value)
        return out

    def __bytes__(self) -> bytes:
        return self.LAYOUT.struct.pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position whose bytes these are."""
        state = cls()
        state.restore(data)
        return state

    def restore(self, data: bytes) -> None:
        """Become the position whose bytes these are."""
        cells = iter(self.LAYOUT.struct.unpack(data))
        for field in self.LAYOUT.fields:
            if field.shape:
                fill(self.__dict__[field.name], cells)
            else:
                self.__dict__[field.name] = next(cells)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def as_json(self) -> dict[str, Any]:
        """Every field by name, hidden ones too, as numbers and lists."""
        return {f.name: lists(self.__dict__[f.name]) for f in self.LAYOUT.declared}


def aside(state: Position, *names: str) -> Position:
    """A position with cells of its own and these rows of its own, for whoever writes nothing else:
    all other rows are those of the first one."""
    store = state.__dict__
    twin = object.__new__(type(state))
    twin.__dict__.update(store, story=[])
    twin.__dict__.update({name: again(store[name], store["watch"]) for name in names})
    return twin


def _shared(tasks: int, options: int, todo: str) -> tuple[Field, ...]:
    """The fields that every game has, in the order of `Fields`."""
    seated = (_SEATS,)
    return (
        Field("seats", "i1", (), ALL, "how many play"),
        Field("question", "i1", (), ALL, "what is asked now, 0 for nothing"),
        Field("asked", "i1", (), ALL, "seats that still owe an answer, a bit each"),
        Field("over", "i1", (), ALL, "1 when the game is over"),
        Field("ending", "i1", (), ALL, "how it ended, 0 while it lasts"),
        Field("todo_n", "i1", (), ALL, "how many tasks are pending"),
        Field("sealed", "i2", seated, OWNER, "answers given and not yet opened, -1 none", True),
        Field("score", "i2", seated, ALL, "points at the end", True),
        Field("place", "i1", seated, ALL, "places at the end, 1 for each winner", True),
        Field("option", "i2", (options,), ALL, "the options of the table, as numbers"),
        Field("todo", todo, (tasks, 3), ALL, "pending tasks, the last one first: task, a, b"),
        Field("luck", "i8", (5,), NOBODY, "key, key, salt, salt and count of the generator"),
    )


def _named(field: Field, name: str, seats: int) -> Field:
    shape = tuple(seats if length == _SEATS else length for length in field.shape)
    return Field(name, field.width, shape, field.see, field.doc, field.seated)


def _blank(field: Field, shape: tuple[int, ...], watch: list[bool]) -> Any:
    if not shape:
        return 0
    if len(shape) > 1:
        return tuple(_blank(field, shape[1:], watch) for _ in range(shape[0]))
    return watched(row_of(field)([0] * shape[0]), watch)


def row_of(field: Field) -> type[Row]:
    """The kind of row that a field is made of."""
    return row_type(field.width, hidden=field.see != ALL and field.name != "luck")
