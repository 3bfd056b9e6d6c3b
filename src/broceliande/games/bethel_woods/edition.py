"""Reads the edition file: checks every entry and makes the tables that the rules use."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, listed, table
from broceliande.engine.errors import BadEdition
from broceliande.games.bethel_woods.fields import MOST_TOKENS
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    LEVELS,
    MACHINES,
    TILES,
    TYPE_NAMES,
    TYPES,
    VALUES,
    WORKERS,
)
from broceliande.games.bethel_woods.options import MOST_SPIES

PARTS = (
    "setup", "turn", "machines", "dream_machine", "malfunction", "worker", "machine", "spy",
    "section", "critical_tile", "character", "level",
)  # fmt: skip
NUMBERED = tuple(str(n + 1) for n in range(MACHINES))


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    top = known(Reader(data, "edition"), "name", *PARTS)
    tables: dict[str, Any] = {}
    tables |= _numbers(top)
    tables |= _malfunctions(top, tables)
    tables |= _workers(top)
    tables |= _pairs(top)
    tables |= _tiles(top, tables)
    tables |= _characters(top, tables)
    tables |= _levels(top)
    return tables


def _numbers(top: Reader) -> dict[str, Any]:
    setup = table(top, "setup", "malfunctions", "most", "most_with_spy")
    turn = table(top, "turn", "malfunctions", "knowledge_limit")
    machines = table(top, "machines", "critical_load", "lost_when_critical")
    dream = table(top, "dream_machine", "costs")
    load = machines.number("critical_load", 2, 20)
    return {
        "SETUP_MALFUNCTIONS": setup.number("malfunctions", 0, 18),
        "SETUP_MOST": setup.number("most", 1, load - 1),
        "SETUP_MOST_SPY": setup.number("most_with_spy", 0, load - 2),
        "PER_TURN": turn.number("malfunctions", 1, 6),
        "LIMIT": turn.number("knowledge_limit", 1, 40),
        "CRITICAL_LOAD": load,
        "LOST_CRITICAL": machines.number("lost_when_critical", 1, MACHINES),
        "COST": dream.numbers("costs", MACHINES, 1, 20),
    }


def _in_order(top: Reader, key: str, ids: tuple[str, ...], *keys: str) -> list[Reader]:
    """A list of entries that must be these, in this order."""
    entries = listed(top, key, *keys)
    names = [str(entry.data["id"]) for entry in entries]
    if names != list(ids):
        raise BadEdition(f"{key}: must be {', '.join(ids)} in this order, not {names}")
    return entries


def _malfunctions(top: Reader, tables: dict[str, Any]) -> dict[str, Any]:
    entries = _in_order(top, "malfunction", NUMBERED, "counts", "short")
    found = {}
    for name, key in (("TOKENS", "counts"), ("TOKENS_SHORT", "short")):
        rows = [entry.numbers(key, TYPES, 0, 20) for entry in entries]
        total = sum(map(sum, rows))
        if total > MOST_TOKENS:
            raise entries[-1].wrong(key, f"{total} tokens in all; there can be {MOST_TOKENS}")
        _check_room(tables, [sum(row) for row in rows], entries[0], key)
        found[name] = [count for row in rows for count in row]
    return found


def _check_room(tables: dict[str, Any], sums: list[int], entry: Reader, key: str) -> None:
    """BW-017 to BW-019: wherever the spies stand, the set-up must find room for its tokens."""
    for spies in combinations(range(VALUES), MOST_SPIES):
        most = [tables["SETUP_MOST_SPY" if v in spies else "SETUP_MOST"] for v in range(VALUES)]
        room = sum(min(top, count) for top, count in zip(most, sums, strict=True))
        if room < tables["SETUP_MALFUNCTIONS"]:
            wanted = tables["SETUP_MALFUNCTIONS"]
            raise entry.wrong(key, f"the set-up may find room for {room} of {wanted} malfunctions")


def _workers(top: Reader) -> dict[str, Any]:
    entries = _in_order(top, "worker", WORKERS, "count", "repairs")
    machines = _in_order(top, "machine", NUMBERED, "workers")
    for at, entry in enumerate(entries):
        if entry.one_of("repairs", TYPE_NAMES) != at:
            raise entry.wrong("repairs", f"{WORKERS[at]} is {TYPE_NAMES[at]}")
    rows = []
    for machine in machines:
        names = machine.names("workers", None, WORKERS)
        rows.append([names.count(worker) for worker in range(TYPES)])
    counts = [entry.number("count", 0, 20) for entry in entries]
    for at, entry in enumerate(entries):
        stand = sum(row[at] for row in rows)
        if stand != counts[at]:
            raise entry.wrong("count", f"{counts[at]}, but {stand} stand on the machines")
    if sum(counts) <= MACHINES:
        raise BadEdition(f"worker: {sum(counts)} workers are too few: the orphanage takes six")
    return {"WORKERS_START": rows, "WORKER_COUNT": counts}


def _pairs(top: Reader) -> dict[str, Any]:
    """BW-054, BW-064: the two types of each spy and of each section."""
    found = {}
    for name, kind, key in (("SPY_COST", "spy", "cost"), ("SECTION", "section", "accepts")):
        rows = []
        for entry in _in_order(top, kind, NUMBERED, key):
            types = entry.names(key, 2, TYPE_NAMES)
            if types[0] == types[1]:
                raise entry.wrong(key, f"names {TYPE_NAMES[types[0]]} twice")
            rows.append([types.count(at) for at in range(TYPES)])
        found[name] = rows
    return found


_TILE_KEYS = {
    "limit6": ("knowledge_limit",),
    "redirect": ("direction",),
    "build_plus1": ("more",),
    "unmask_plus1": ("more",),
    "extra_malfunction": ("more",),
}


def _tiles(top: Reader, tables: dict[str, Any]) -> dict[str, Any]:
    keys = ("knowledge_limit", "direction", "more")
    tile = dict(zip(TILES, _in_order(top, "critical_tile", TILES, *keys), strict=True))
    for name, entry in tile.items():
        known(entry, "id", "provenance", *_TILE_KEYS.get(name, ()))
    return {
        "LIMIT_LOW": tile["limit6"].number("knowledge_limit", 0, tables["LIMIT"]),
        "REDIRECT_WAY": 1 - 2 * tile["redirect"].one_of("direction", DIRECTIONS),
        "BUILD_MORE": tile["build_plus1"].number("more", 0, 9),
        "UNMASK_MORE": tile["unmask_plus1"].number("more", 0, 9),
        "EXTRA": tile["extra_malfunction"].number("more", 0, 9),
    }


def _characters(top: Reader, tables: dict[str, Any]) -> dict[str, Any]:
    entries = _in_order(top, "character", CHARACTERS, "fewer")
    for name, entry in zip(CHARACTERS, entries, strict=True):
        known(entry, "id", "provenance", *(("fewer",) if name == "violet" else ()))
    violet = entries[CHARACTERS.index("violet")]
    return {"VIOLET_FEWER": violet.number("fewer", 0, tables["PER_TURN"] - 1)}


def _levels(top: Reader) -> dict[str, Any]:
    defaults = []
    for entry in _in_order(top, "level", LEVELS, "spies", "default"):
        spies = entry.data.get("spies")
        count = len(spies) if isinstance(spies, list) else 1
        offered = entry.numbers("spies", count, 0, MOST_SPIES)
        chosen = entry.number("default", 0, MOST_SPIES)
        if chosen not in offered:
            raise entry.wrong("default", f"{chosen} is not one of {offered}")
        defaults.append(chosen)
    return {"LEVEL_SPIES": defaults}
