"""Entries of the edition file that may hold only what is known: a misspelt key is an error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from broceliande.engine.edition import Reader


def tables_of(
    data: dict[str, Any], parts: Sequence[str], *readers: Callable[[Reader], dict[str, Any]]
) -> dict[str, Any]:
    """The component tables that these readers make of a file that holds these parts."""
    top = known(Reader(data, "edition"), "name", *parts)
    tables: dict[str, Any] = {}
    for reader in readers:
        tables |= reader(top)
    return tables


def table(top: Reader, key: str, *keys: str) -> Reader:
    """A table of the file, with these keys and where it comes from."""
    entry = known(top.part(key), "provenance", *keys)
    if "provenance" not in entry.data:
        raise entry.wrong("provenance", "is missing")
    return entry


def listed(top: Reader, key: str, *keys: str) -> list[Reader]:
    """A list of entries of the file, with these keys, where they come from, an id of their own."""
    entries = [known(entry, "id", "provenance", *keys) for entry in top.parts(key)]
    ids = [entry.data.get("id") for entry in entries]
    for at, entry in enumerate(entries):
        if not isinstance(ids[at], str):
            raise entry.wrong("id", f"must be a name in quotes, not {ids[at]!r}")
        if ids[at] in ids[:at]:
            raise entry.wrong("id", f"there are two entries {ids[at]!r}")
    return entries


def known(entry: Reader, *keys: str) -> Reader:
    """The entry itself, if it holds no other keys than these."""
    for key in entry.data:
        if key not in keys:
            raise entry.wrong(key, f"is not known here; known are {', '.join(keys)}")
    return entry
