"""Reads the edition file: checks every entry and makes the tables that the rules use."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, listed, table, tables_of
from broceliande.engine.errors import BadEdition
from broceliande.games.benevolent.forest import read_layouts
from broceliande.games.benevolent.names import (
    EFFECTS,
    FACES_PER_SIDE,
    GIFTS,
    LOCATIONS,
    PERMANENTS,
    TILES,
)

PLAYERS = (2, 3, 4)
MAX_ARROWS = 16
PARTS = (
    "gifts", "leaves", "steps", "colours", "dream_path", "arrow", "segment_shape", "face",
    "layout", "secret", "permanent", "ephemeral", "pyramid",
)  # fmt: skip


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    return tables_of(
        data,
        PARTS,
        _gifts,
        _leaves_and_steps,
        _dream_path,
        _segments,
        read_layouts,
        _permanents,
        _ephemerals,
        _tiles,
        _pyramid,
    )


def _gifts(top: Reader) -> dict[str, Any]:
    gifts = table(top, "gifts", "order", "price", "stock")
    if gifts.names("order", len(GIFTS), GIFTS) != list(range(len(GIFTS))):
        raise gifts.wrong("order", f"must be {', '.join(GIFTS)}")
    stock = known(gifts.part("stock"), *map(str, PLAYERS))
    rows = [[0] * len(GIFTS), [0] * len(GIFTS)]
    for players in PLAYERS:
        row = stock.numbers(str(players), len(GIFTS), 1, 100)
        if row[0] < players:
            raise stock.wrong(str(players), f"{row[0]} clovers are too few: each player takes one")
        rows.append(row)
    return {"PRICE": gifts.numbers("price", len(GIFTS), 0, 100), "STOCK": rows}


def _leaves_and_steps(top: Reader) -> dict[str, Any]:
    leaves = table(top, "leaves", "total", "start", "gather")
    steps = table(top, "steps", "per_player", "on_dream_path")
    colours = table(top, "colours", "order")
    start = leaves.numbers("start", PLAYERS[-1], 0, 100)
    total = leaves.number("total", 1, 120)
    if sum(start) > total:
        raise leaves.wrong("start", f"{sum(start)} leaves are dealt, and there are only {total}")
    colours.names("order", PLAYERS[-1], ("blue", "orange", "pink", "black", "birch"))
    per_player = steps.number("per_player", 3, 5)
    dreaming = steps.number("on_dream_path", 1, 1)
    return {
        "LEAVES": total,
        "START_LEAVES": start,
        "GATHERED": leaves.number("gather", 0, 100),
        "WALKING": per_player - dreaming,
    }


def _dream_path(top: Reader) -> dict[str, Any]:
    path = table(top, "dream_path", "spaces", "start")
    arrows = listed(top, "arrow", "from", "to", "gift")
    spaces = path.number("spaces", 2, 16)
    if not 1 <= len(arrows) <= MAX_ARROWS:
        raise BadEdition(f"arrow: {len(arrows)} arrows; there can be 1 to {MAX_ARROWS}")
    starts = [arrow.number("from", 1, spaces) - 1 for arrow in arrows]
    for space in range(spaces):
        if space not in starts:
            raise BadEdition(f"arrow: no arrow leaves space {space + 1}, a sleeper would be stuck")
    return {
        "SPACES": spaces,
        "DREAM_START": path.number("start", 1, spaces) - 1,
        "ARROWS": len(arrows),
        "ARROW_FROM": starts,
        "ARROW_TO": [arrow.number("to", 1, spaces) - 1 for arrow in arrows],
        "ARROW_GIFT": [arrow.one_of("gift", ("", *GIFTS)) - 1 for arrow in arrows],
    }


def _segments(top: Reader) -> dict[str, Any]:
    faces = listed(top, "face", "location", "grey")
    names = [str(face.data.get("id")) for face in faces]
    if names != list(FACES_PER_SIDE):
        raise BadEdition(f"face: must be {', '.join(FACES_PER_SIDE)} in this order, not {names}")
    return {
        "FACE_LOCATION": [face.names("location", 5, LOCATIONS) for face in faces],
        "FACE_GREY": [face.numbers("grey", 5, 0, 9) for face in faces],
    }


_PERMANENT_NUMBERS = {
    "P1": {"cost": "EXCHANGE_AGAIN"},
    "P2": {"cost": "SLEEP_AGAIN"},
    "P3": {"put": "STASH_PUT", "take": "STASH_TAKE"},
    "P4": {"max_own": "MAX_OWN"},
    "P5": {"leaves": "SOLITUDE"},
    "P9": {"amount": "GOOD_PRICE"},
}
_PERMANENT_EFFECTS = (
    "repeat_exchange", "repeat_sleep", "gather_stash", "double_step", "leaf_if_no_rival",
    "free_placement", "grey_free", "dues_to_reserve", "discount",
)  # fmt: skip


def _permanents(top: Reader) -> dict[str, Any]:
    secrets = top.parts("permanent")
    names = [str(secret.data.get("id")) for secret in secrets]
    if names != list(PERMANENTS):
        raise BadEdition(f"permanent: must be {', '.join(PERMANENTS)} in this order, not {names}")
    tables: dict[str, Any] = {}
    for at, (name, secret) in enumerate(zip(names, secrets, strict=True)):
        numbers = _PERMANENT_NUMBERS.get(name, {})
        known(secret, "id", "provenance", "effect", *numbers)
        if secret.one_of("effect", _PERMANENT_EFFECTS) != at:
            raise secret.wrong("effect", f"{name} is {_PERMANENT_EFFECTS[at]}")
        for key, number in numbers.items():
            tables[number] = secret.number(key, 1 if key == "max_own" else 0, 20)
    return tables


def _ephemerals(top: Reader) -> dict[str, Any]:
    keys = ("effect", "gift", "leaves", "price", "discount", "give", "take")
    secrets = listed(top, "ephemeral", *keys)
    if len(secrets) != TILES:
        raise BadEdition(f"ephemeral: there are {len(secrets)}, and {TILES} tiles to print them on")
    rows = [_ephemeral(secret) for secret in secrets]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _ephemeral(secret: Reader) -> dict[str, Any]:
    effect = EFFECTS[secret.one_of("effect", EFFECTS)]
    row: dict[str, Any] = {
        "E_EFFECT": EFFECTS.index(effect), "E_GIFT": -1, "E_LEAVES": 0, "E_PRICE": 0,
        "E_DISCOUNT": 0, "E_GIVE": [0] * len(GIFTS),
    }  # fmt: skip
    if effect in ("gain", "buy_fixed"):
        row["E_GIFT"] = secret.one_of("gift", GIFTS)
    if effect == "gain":
        row["E_LEAVES"] = secret.number("leaves", 0, 20)
    if effect == "buy_fixed":
        row["E_PRICE"] = secret.number("price", 0, 100)
    if effect == "buy":
        row["E_DISCOUNT"] = secret.number("discount", 0, 100)
    if effect == "recipe":
        row["E_GIFT"] = secret.one_of("take", GIFTS)
        for gift in secret.names("give", None, GIFTS):
            row["E_GIVE"][gift] += 1
        if row["E_GIVE"][row["E_GIFT"]]:
            raise secret.wrong("take", "a recipe does not give back what it takes")
    return row


def _tiles(top: Reader) -> dict[str, Any]:
    tiles = listed(top, "secret", "permanent", "ephemeral")
    if len(tiles) != TILES:
        raise BadEdition(f"secret: there are {len(tiles)} tiles, and {TILES} places in the pyramid")
    ephemerals = tuple(str(secret.data.get("id")) for secret in top.parts("ephemeral"))
    faces = []
    for key, names, shift in (("permanent", PERMANENTS, 0), ("ephemeral", ephemerals, TILES)):
        used = [tile.one_of(key, names) for tile in tiles]
        for at, tile in enumerate(tiles):
            if used[at] in used[:at]:
                raise tile.wrong(key, f"{names[used[at]]} is on another tile already")
        faces.append([face + shift for face in used])
    return {"TILE_FACE": [list(pair) for pair in zip(*faces, strict=True)], "FACE_ID": ephemerals}


def _pyramid(top: Reader) -> dict[str, Any]:
    pyramid = table(top, "pyramid", "rows", "under")
    rows = pyramid.data.get("rows")
    wanted = list(range(1, TILES + 1))
    if (
        not isinstance(rows, list)
        or [at for row in rows if type(row) is list for at in row] != wanted
    ):
        raise pyramid.wrong("rows", f"must be rows that hold the positions 1 to {TILES} in order")
    under = known(pyramid.part("under"), *map(str, wanted))
    masks = [0] * TILES
    for key, below in under.data.items():
        count = len(below) if isinstance(below, list) else 2
        for at in under.numbers(key, count, 1, TILES):
            if at >= int(key):
                raise under.wrong(key, "a tile lies on tiles of smaller numbers only")
            masks[int(key) - 1] |= 1 << (at - 1)
    return {"UNDER": masks}
