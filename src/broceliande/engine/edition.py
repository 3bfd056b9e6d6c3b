"""Editions: the components of a game as a TOML file, every entry with its provenance.

A correction is a file of the user's own that holds only what differs. Tables are laid over ours
key by key; in a list of entries, one with the `id` of an entry of ours is laid over it, one with
another `id` is added, and one with `removed = true` takes ours away. A file that says
`whole = true` at its top takes the place of ours altogether.
"""

from __future__ import annotations

import copy
import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from broceliande.engine.edition_lines import line_of
from broceliande.engine.errors import BadEdition

PROVENANCES = ("rulebook", "public", "reconstructed", "corrected")


@dataclass(frozen=True)
class Edition:
    """One set of components: what the file says and the tables that the rules use."""

    game: str
    name: str
    digest: str  # of the content, so that two tables can tell whether they play the same
    data: Mapping[str, Any]
    tables: Mapping[str, Any]
    custom: bool

    def provenance(self) -> dict[str, list[str]]:
        """Which entries come from where: the rulebook, a public source, our reconstruction."""
        found: dict[str, list[str]] = {name: [] for name in PROVENANCES}
        for where, entry in entries(self.data):
            found[entry["provenance"]].append(where)
        return found


def entries(data: Mapping[str, Any], where: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every table of the file that stands for components, with its place."""
    for key, value in data.items():
        place = f"{where}{key}"
        if isinstance(value, Mapping):
            if "provenance" in value:
                yield place, value
            yield from entries(value, f"{place}.")
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, Mapping):
                    yield f"{place}[{item.get('id', '?')}]", item


def read(
    game: str, ours: Path, tables: Callable[[dict[str, Any]], dict[str, Any]], source: object
) -> Edition:
    """Our edition, or ours with the user's file laid over it."""
    own = _own(game, ours, tables, ours.stat().st_mtime_ns)
    if source is None:
        return own
    data = tomllib.loads(ours.read_text(encoding="utf-8"))
    theirs = dict(_content(source))
    whole = theirs.pop("whole", False)
    try:
        made = _made(game, theirs if whole else lay_over(data, theirs, ""), tables, custom=True)
    except BadEdition as wrong:
        raise _with_line(wrong, source) from None
    return own if made.digest == own.digest else made  # a file that corrects nothing


def _with_line(wrong: BadEdition, source: object) -> BadEdition:
    """The same error; of a file it names the line too."""
    if isinstance(source, Mapping):
        return wrong
    path = Path(str(source))
    line = line_of(path.read_text(encoding="utf-8"), str(wrong))
    return BadEdition(f"edition file {path}{f', line {line}' if line else ''}: {wrong}")


@lru_cache(maxsize=32)
def _own(
    game: str, ours: Path, tables: Callable[[dict[str, Any]], dict[str, Any]], _: int
) -> Edition:
    return _made(game, tomllib.loads(ours.read_text(encoding="utf-8")), tables, custom=False)


def _made(
    game: str,
    data: dict[str, Any],
    tables: Callable[[dict[str, Any]], dict[str, Any]],
    custom: bool,
) -> Edition:
    _check_provenance(data)
    _check_plain(data, "")
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Edition(game, str(data["name"]), digest, data, tables(data), custom)


def _content(source: object) -> Mapping[str, Any]:
    if isinstance(source, Mapping):
        return copy.deepcopy(dict(source))
    if not isinstance(source, str | Path):
        raise BadEdition(f"an edition is a file's path or its content, not {source!r}")
    path = Path(source)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise BadEdition(f"edition file {path}: not TOML: {wrong}") from None
    except (OSError, ValueError) as wrong:  # not there, not text, not even a path
        raise BadEdition(f"edition file {path}: cannot be read ({wrong})") from None


def lay_over(ours: Mapping[str, Any], theirs: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Ours, with the user's entries in place of ours; a key that ours lacks is refused."""
    laid = dict(ours)
    for key, value in theirs.items():
        place = f"{where}{key}"
        if key == "provenance":
            laid[key] = value
        elif key not in ours and not where:
            raise BadEdition(f"{place}: no such entry; known are {', '.join(sorted(ours))}")
        elif isinstance(ours.get(key), dict) and isinstance(value, dict):
            laid[key] = lay_over(ours[key], value, f"{place}.")
        elif _is_entries(ours.get(key)):
            laid[key] = _lay_entries(ours[key], value, place)
        else:
            laid[key] = value
    if where and laid != dict(ours) and "provenance" in ours and "provenance" not in theirs:
        laid["provenance"] = "corrected"
    return laid


def _is_entries(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _lay_entries(ours: list[Any], theirs: object, place: str) -> list[Any]:
    if not isinstance(theirs, list) or not all(isinstance(item, dict) for item in theirs):
        raise BadEdition(f"{place}: must be a list of entries, as [[{place}]]")
    laid = {item["id"]: item for item in ours}
    for item in theirs:
        known = item.get("id")
        if not isinstance(known, str):
            raise BadEdition(f"{place}: an entry needs an id in quotes, not {known!r}")
        if item.get("removed"):
            if laid.pop(known, None) is None:
                raise BadEdition(f"{place}[{known}]: there is none to remove")
        elif known in laid:
            laid[known] = lay_over(laid[known], item, f"{place}[{known}].")
        else:
            laid[known] = {"provenance": "corrected", **item}
    return list(laid.values())


def _check_plain(value: object, where: str) -> None:
    """Names, numbers, lists and tables are all that an edition holds; dates, for one, are not."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            _check_plain(part, f"{where}.{key}" if where else str(key))
    elif isinstance(value, list):
        for part in value:
            _check_plain(part, where)
    elif not isinstance(value, str | int):
        raise BadEdition(f"{where}: must be a name or a whole number, not {value!r}")


def _check_provenance(data: Mapping[str, Any]) -> None:
    if not isinstance(data.get("name"), str):
        raise BadEdition("name: an edition has a name, in quotes")
    for where, entry in entries(data):
        if entry.get("provenance") not in PROVENANCES:
            named = entry.get("provenance")
            raise BadEdition(f"{where}: provenance is one of {PROVENANCES}, not {named!r}")


class Reader:
    """Reads one entry of an edition and says exactly what is wrong with it."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadEdition(f"{where}: must be a table of values, not {data!r}")
        self.data = data
        self.where = where

    def wrong(self, key: str, what: str) -> BadEdition:
        """An error that names the entry."""
        return BadEdition(f"{self.where}.{key}: {what}")

    def _value(self, key: str) -> Any:
        if key not in self.data:
            raise self.wrong(key, "is missing")
        return self.data[key]

    def part(self, key: str) -> Reader:
        """A table inside this one."""
        return Reader(self._value(key), f"{self.where}.{key}")

    def parts(self, key: str) -> list[Reader]:
        """A list of entries inside this one."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "must be a list of entries")
        names = [item.get("id", at + 1) if isinstance(item, Mapping) else at + 1
                 for at, item in enumerate(value)]  # fmt: skip
        where = f"{self.where}.{key}" if self.where else key
        return [Reader(item, f"{where}[{name}]") for name, item in zip(names, value, strict=True)]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number."""
        value = self._value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers."""
        value = self._value(key)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(key, f"must be a list of {count} numbers, not {value!r}")
        for item in value:
            if type(item) is not int or not low <= item <= high:
                raise self.wrong(key, f"holds {item!r}, not a number from {low} to {high}")
        return list(value)

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        """One of these names, by its place."""
        return self._place(key, self._value(key), names)

    def names(self, key: str, count: int | None, names: tuple[str, ...]) -> list[int]:
        """A list of these names, by their places."""
        value = self._value(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            wanted = "names" if count is None else f"{count} names"
            raise self.wrong(key, f"must be a list of {wanted}, not {value!r}")
        return [self._place(key, item, names) for item in value]

    def _place(self, key: str, name: object, names: tuple[str, ...]) -> int:
        if not isinstance(name, str) or name not in names:
            raise self.wrong(key, f"{name!r} is not one of {', '.join(names)}")
        return names.index(name)
