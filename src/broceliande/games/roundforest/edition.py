"""Reads the edition file: checks every entry and makes the tables that the rules use."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, listed, table
from broceliande.engine.errors import BadEdition
from broceliande.games.roundforest.forest import PLAYERS, read_forest
from broceliande.games.roundforest.names import (
    CHARACTERS,
    CHIPS,
    CLASSES,
    METALS,
    MISSIONS,
    OBJECTS,
    ROWS,
    WITH_MISSIONS,
    Ground,
    Reward,
)

PARTS = (
    "backpack", "goal", "limit", "supply", "chips", "fairy", "fairy_price", "colours", "layout",
    "corners", "tile", "object", "character",
)  # fmt: skip
SLOTS = 3  # object places of a backpack, at most
FAIRY_ROW = 3  # places in a row of the fairy board, at most
MAX_CHIPS = 100
MAX_OBJECTS = 64
NEEDS = 2 * SLOTS  # different objects that a mission asks for, at most
COLOURS = ("yellow", "red", "blue", "green", "white", "black", "orange", "violet")


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    top = known(Reader(data, "edition"), "name", *PARTS)
    tables = read_forest(top)
    tables |= _numbers(top)
    tables |= _chips(top, tables["GROUND"])
    tables |= _objects(top)
    tables |= _characters(top, tables)
    return tables


def _numbers(top: Reader) -> dict[str, Any]:
    """RF-002, RF-009, RF-011, RF-022, RF-070, RF-083 to RF-085, RF-188: plain numbers."""
    backpack = table(top, "backpack", "places", "compasses")
    supply = table(top, "supply", "copper", "silver", "apples")
    goal = table(top, "goal", "apples")
    price = table(top, "fairy_price", *ROWS)
    colours = table(top, "colours", "order")
    if len(set(colours.names("order", PLAYERS[-1], COLOURS))) != PLAYERS[-1]:
        raise colours.wrong("order", "must be different colours")
    apples = supply.number("apples", 1, 120)
    return {
        "PLACES": backpack.number("places", 1, SLOTS),
        "COMPASSES": backpack.number("compasses", 0, 9),
        "COINS": [supply.number(metal, 0, 120) for metal in METALS],
        "APPLES": apples,
        "GOAL": goal.number("apples", 1, apples),
        "FAIRY_PLACES": table(top, "fairy", "places").number("places", 1, FAIRY_ROW),
        "PRICE": [price.number(row, 0, 9) for row in ROWS],
        "MAX_TURNS": table(top, "limit", "turns").number("turns", 1, 1000),
    }


def _chips(top: Reader, grounds: list[list[int]]) -> dict[str, Any]:
    """RF-014, RF-066: enough for every forest tile and one more, so that the bag never fails."""
    chips = table(top, "chips", *CHIPS)
    counts = [chips.number(chip, 0, MAX_CHIPS) for chip in CHIPS]
    cells = max(ground.count(Ground.FOREST) for ground in grounds)
    if not cells < sum(counts) <= MAX_CHIPS:
        raise chips.wrong(
            "blue", f"{sum(counts)} chips in all; there must be {cells + 1} to {MAX_CHIPS}"
        )
    return {"CHIP_COUNT": counts}


def _objects(top: Reader) -> dict[str, Any]:
    """RF-017, RF-072 to RF-074, RF-093: how many tokens of each kind, heavy or light."""
    objects = listed(top, "object", "class", "mark", "count")
    _in_order("object", objects, OBJECTS)
    counts = [entry.number("count", 0, 20) for entry in objects]
    if not 1 <= sum(counts) <= MAX_OBJECTS:
        raise BadEdition(f"object: {sum(counts)} tokens in all; there can be 1 to {MAX_OBJECTS}")
    coins = [name.removeprefix("coin_") for name in OBJECTS]
    heavy = [entry.one_of("class", ("light", "heavy")) for entry in objects]
    for entry, coin, weight in zip(objects, coins, heavy, strict=True):
        if coin in METALS and weight:
            raise entry.wrong("class", "a coin token is light")
        if not isinstance(entry.data.get("mark"), bool):
            raise entry.wrong("mark", f"must be true or false, not {entry.data.get('mark')!r}")
    return {
        "OBJECT_COUNT": counts,
        "HEAVY": heavy,
        "MARK": [int(entry.data["mark"]) for entry in objects],  # RF-074
        "COIN": [METALS.index(coin) if coin in METALS else -1 for coin in coins],
    }


def _in_order(part: str, entries: list[Reader], names: tuple[str, ...]) -> None:
    found = [entry.data["id"] for entry in entries]
    for name in found:
        if name not in names:
            raise BadEdition(f"{part}[{name}]: is not known; known are {', '.join(names)}")
    if found != list(names):
        raise BadEdition(f"{part}: must be {', '.join(names)}, in this order and all of them")


def _characters(top: Reader, tables: dict[str, Any]) -> dict[str, Any]:
    """RF-102, RF-103, RF-136 to RF-150: classes, and what the missions take and bring."""
    entries = top.parts("character")
    for entry in entries:
        wanted = MISSIONS if entry.data.get("id") in WITH_MISSIONS else ()
        known(entry, "id", "provenance", "class", *wanted)
    _in_order("character", entries, CHARACTERS)
    classes = [_class(entry) for entry in entries]
    missions = [
        _mission(entry.part(which), tables)
        for entry in entries[: len(WITH_MISSIONS)]
        for which in MISSIONS
    ]
    rows = {name: [mission[name] for mission in missions] for name in missions[0]}
    return {"CLASS": classes, **rows}


def _class(entry: Reader) -> int:
    found = entry.one_of("class", CLASSES)
    if (entry.data["id"] in WITH_MISSIONS) == (CLASSES[found] == "altruistic"):
        raise entry.wrong("class", "exactly those with missions are friendly or hostile")
    return found


def _mission(entry: Reader, tables: dict[str, Any]) -> dict[str, Any]:
    """What one mission takes (GIVE, GIVE_COINS), looks for (NEED, NEED_COUNT) and brings."""
    known(entry, "give", "show", "reward")
    given = entry.names("give", None, (*OBJECTS, *METALS))
    show = entry.names("show", None, OBJECTS)
    objects = [kind for kind in given if kind < len(OBJECTS)]
    coins = [given.count(len(OBJECTS) + metal) for metal in range(len(METALS))]
    if not given:
        raise entry.wrong("give", "a mission takes something")
    if len(objects) + len(show) > tables["PLACES"]:
        raise entry.wrong("give", f"no backpack holds more than {tables['PLACES']} objects")
    needs = sorted(set(objects + show))
    reward = entry.one_of("reward", ("none", "apple", *OBJECTS))
    brings = (Reward.NONE, Reward.APPLE)[reward] if reward < 2 else reward - 2
    _makes_room(entry, objects, brings, tables["HEAVY"])
    return {
        "GIVE": objects + [-1] * (SLOTS - len(objects)),
        "GIVE_COINS": coins,
        "NEED": needs + [-1] * (NEEDS - len(needs)),
        "NEED_COUNT": [(objects + show).count(kind) for kind in needs] + [0] * (NEEDS - len(needs)),
        "BRINGS": int(brings),
    }


def _makes_room(entry: Reader, objects: list[int], brings: int, heavy: list[int]) -> None:
    """An object is received without asking, so what was given must have made room for it."""
    if brings >= 0 and not any(heavy[kind] >= heavy[brings] for kind in objects):
        raise entry.wrong("reward", f"{OBJECTS[brings]} may find no room in the backpack")
