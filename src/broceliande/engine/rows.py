"""Rows of a position on the plain runner: lists of a fixed length that check every store."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NoReturn, SupportsIndex

from broceliande.engine.errors import BrokenRules


class Row(list[int]):
    """A list of a fixed length whose numbers stay within a declared width."""

    __slots__ = ()
    LOW: ClassVar[int]
    HIGH: ClassVar[int]

    def __setitem__(self, at: Any, value: Any) -> None:
        if not 0 <= at < len(self):
            raise BrokenRules(f"wrote at {at} in a row of {len(self)}")
        if not self.LOW <= value <= self.HIGH:
            raise BrokenRules(f"a cell from {self.LOW} to {self.HIGH} cannot hold {value}")
        list.__setitem__(self, at, int(value))

    def refill(self, numbers: list[int]) -> None:
        """Take the numbers of stored bytes, which have the right width already."""
        list.__setitem__(self, slice(None), numbers)

    def _fixed(self, *_: Any, **__: Any) -> NoReturn:
        raise BrokenRules("a row of a position keeps its length")

    append = extend = insert = pop = remove = clear = __delitem__ = __iadd__ = _fixed


class HiddenRow(Row):
    """A row that not everybody may see: it notices when a rule reads it (see undo)."""

    __slots__ = ("watch",)
    watch: list[bool]  # set to [True] when a number is read

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        self.watch[0] = True
        return list.__getitem__(self, at)


def _rows(base: type[Row], kind: str) -> dict[str, type[Row]]:
    made = {}
    for width, bits in (("i1", 8), ("i2", 16), ("i4", 32), ("i8", 64)):
        top = 1 << (bits - 1)
        body = {"__slots__": (), "LOW": -top, "HIGH": top - 1}
        made[width] = type(f"{kind}{bits}", (base,), body)
    return made


_OPEN = _rows(Row, "Row")
_HIDDEN = _rows(HiddenRow, "HiddenRow")


def row_type(width: str, hidden: bool) -> type[Row]:
    """The kind of row that holds numbers of that width."""
    return (_HIDDEN if hidden else _OPEN)[width]


def watched(made: Row, watch: list[bool]) -> Row:
    """A row that says when something hidden in it is read."""
    if isinstance(made, HiddenRow):
        made.watch = watch
    return made


def again(value: Any, watch: list[bool]) -> Any:
    """A copy of rows."""
    if isinstance(value, Row):
        return watched(type(value)(value), watch)
    return tuple([again(part, watch) for part in value])


def pour(value: Any, out: list[int]) -> None:
    """All cells of rows, one after the other."""
    if isinstance(value, Row):
        out.extend(value)
    else:
        for part in value:
            pour(part, out)


def fill(value: Any, cells: Iterator[int]) -> None:
    """The cells of rows anew."""
    if isinstance(value, Row):
        value.refill([next(cells) for _ in range(len(value))])
    else:
        for part in value:
            fill(part, cells)


def lists(value: Any) -> Any:
    """Rows as lists."""
    return value if isinstance(value, int) else [lists(part) for part in value]
