"""Reads the edition file: checks every entry and makes the tables that the rules use."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, listed, table, tables_of
from broceliande.engine.errors import BadEdition
from broceliande.games.broom_service.maps import MARKET, read_board
from broceliande.games.broom_service.names import (
    CIRCLES,
    COLOURS,
    EVENT_MOMENTS,
    EVENTS,
    FOREST_TILES,
    HILL_TILES,
    LANDSCAPES,
    MOMENTS,
    MOUNTAIN_TILES,
    RESOURCES,
    ROLE_KINDS,
    ROLES,
    SIDES,
    STORMS,
)

HEAVY, STORM = 24, 8  # cloud tiles (BS-027, BS-164)
MOST_KEPT = 5  # cards kept under More or Less? (BS-130)
EMPTY_LIST = 8  # resources that Empty Hands looks at, at most
BOLT_LIST = 32
SPOTS_OF = (18, 19)  # BS-027
SPACES_OF = ((3, 0, 0), (3, 4, 4))  # mountain, forest, hill (BS-178, BS-193, BS-207)
FOR_PEOPLE = ("REGION_ID", "TOWER_ID", "MAP_CELLS")
PARTS = (
    "start", "hand", "cursed", "role", "event", "heavy_cloud", "storm_cloud", "lightning",
    "amulets", "resource_sets", "mountain_tile", "forest_tile", "hill_tile", *SIDES,
)  # fmt: skip


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    tables = tables_of(data, PARTS, _start, _roles, _events, _clouds, _scores, _tiles)
    top = Reader(data, "edition")
    sides = [
        read_board(top.part(side), spots, spaces)
        for side, spots, spaces in zip(SIDES, SPOTS_OF, SPACES_OF, strict=True)
    ]
    for name in sides[0]:  # those for people only are tuples: the rules do not see them
        both = [side[name] for side in sides]
        tables[name] = tuple(both) if name in FOR_PEOPLE else both
    for side in range(len(SIDES)):  # BS-213: the market tile counts as a square tower
        tables["TOWER_COLOUR"][side][MARKET] = tables["MARKET_COLOUR"]
        tables["TOWER_POINTS"][side][MARKET] = tables["MARKET_POINTS"]
        tables["TOWER_SQUARE"][side][MARKET] = 1
    if -1 in tables["CIRCLE_REGION"][1]:
        raise BadEdition("edition.verso.circle: there must be the circles A, B, C and D")
    return tables


def _start(top: Reader) -> dict[str, Any]:
    start = table(top, "start", "points", "potions", "wands", "wands_at_the_ends")
    return {
        "START_POINTS": start.number("points", -100, 100),
        "START_POTIONS": start.numbers("potions", len(COLOURS), 0, 9),
        "START_WANDS": start.number("wands", 0, 9),
        "START_WANDS_ENDS": start.number("wands_at_the_ends", 0, 9),
        "HAND": table(top, "hand", "cards").number("cards", 1, MOST_KEPT),
        "CURSE": table(top, "cursed", "points").number("points", 0, 20),
    }


def _roles(top: Reader) -> dict[str, Any]:
    keys = ("kind", "landscapes", "brave", "cowardly", "brave_bonus")
    roles = listed(top, "role", *keys)
    _in_order(roles, "role", ROLES)
    kinds = [role.one_of("kind", ROLE_KINDS) for role in roles]
    for role, kind in zip(roles, kinds, strict=True):
        if not str(role.data["id"]).endswith(ROLE_KINDS[kind]):
            raise role.wrong("kind", f"{role.data['id']} is no {ROLE_KINDS[kind]}")
    lands, brave, cowardly, bonus = [], [], [], []
    for role, kind in zip(roles, kinds, strict=True):
        gathers = ROLE_KINDS[kind] == "gatherer"
        placed = ROLE_KINDS[kind] in ("witch", "druid")
        named = role.names("landscapes", None, LANDSCAPES) if placed else []
        if placed and len(set(named)) != (1 if ROLE_KINDS[kind] == "witch" else 2):
            raise role.wrong("landscapes", "a witch names one landscape, a druid two")
        lands.append(sum(1 << land for land in set(named)))
        brave.append(_basket(role, "brave") if gathers else [0] * len(RESOURCES))
        cowardly.append(_basket(role, "cowardly") if gathers else [0] * len(RESOURCES))
        scores = ROLE_KINDS[kind] in ("druid", "fairy")
        bonus.append(role.number("brave_bonus", 0, 20) if scores else 0)
    return {
        "ROLE_KIND": kinds, "ROLE_LANDS": lands, "BRAVE_GAIN": brave, "COWARD_GAIN": cowardly,
        "BRAVE_BONUS": bonus,
    }  # fmt: skip


def _basket(role: Reader, key: str) -> list[int]:
    """BS-070: what a gatherer takes."""
    basket = known(role.part(key), *RESOURCES)
    return [basket.number(name, 0, 3) if name in basket.data else 0 for name in RESOURCES]


def _in_order(found: list[Reader], key: str, names: tuple[str, ...]) -> None:
    ids = [str(entry.data.get("id")) for entry in found]
    if ids != list(names):
        raise BadEdition(f"edition.{key}: must be {', '.join(names)} in this order, not {ids}")


def _events(top: Reader) -> dict[str, Any]:
    events = listed(top, "event", "when", "points", "resources", "first", "second", "set")
    _in_order(events, "event", EVENTS)
    for event, moment in zip(events, EVENT_MOMENTS, strict=True):
        if MOMENTS[event.one_of("when", MOMENTS)] != moment:
            raise event.wrong("when", f"{event.data['id']} acts at another moment: {moment}")
    named = dict(zip(EVENTS, events, strict=True))
    named["moonshiner"].number("resources", 1, 1)
    wanted = named["full_set"].names("set", None, RESOURCES)
    return {
        "KEPT_POINTS": [0, *named["more_or_less"].numbers("points", MOST_KEPT, -50, 50)],
        "BLACK_MARKET": named["black_market"].number("points", 0, 50),
        "DANGEROUS": _by_landscape(named["dangerous_places"]),
        "PROTECTED": _by_landscape(named["protected_places"]),
        "BEST_BID": named["advantage"].number("first", 0, 50),
        "SECOND_BID": named["advantage"].number("second", 0, 50),
        "EMPTY_HANDS": _padded(named["empty_hands"], "points", EMPTY_LIST),
        "FULL_SET": named["full_set"].number("points", 0, 50),
        "SET_NEEDS": [wanted.count(resource) for resource in range(len(RESOURCES))],
        "GATHERING": named["gathering"].number("points", 0, 50),
    }


def _by_landscape(event: Reader) -> list[int]:
    points = known(event.part("points"), *LANDSCAPES)
    return [points.number(name, -20, 20) for name in LANDSCAPES]


def _padded(entry: Reader, key: str, most: int) -> list[int]:
    value = entry.data.get(key)
    count = len(value) if isinstance(value, list) else 0
    if not 1 <= count <= most:
        raise entry.wrong(key, f"must be a list of 1 to {most} numbers")
    return entry.numbers(key, count, -99, 200) + [0] * (most - count)


def _clouds(top: Reader) -> dict[str, Any]:
    rows: list[tuple[int, ...]] = []
    for key, total in (("heavy_cloud", HEAVY), ("storm_cloud", STORM)):
        fields = ("count", "stars", "bolts", "effect", "colour", "need", "points")
        clouds = listed(top, key, *(fields[:3] if key == "heavy_cloud" else fields))
        made = [row for cloud in clouds for row in _cloud(cloud, key == "storm_cloud")]
        if len(made) != total:
            raise BadEdition(f"edition.{key}: {len(made)} tiles; there must be {total}")
        rows += made
    names = (
        "CLOUD_STARS", "CLOUD_BOLTS", "CLOUD_STORM", "CLOUD_COLOUR", "CLOUD_NEED", "CLOUD_POINTS",
    )  # fmt: skip
    return {name: [row[at] for row in rows] for at, name in enumerate(names)}


def _cloud(cloud: Reader, storm: bool) -> list[tuple[int, ...]]:
    """So many tiles: stars, bolts, effect, colour, potions needed, points."""
    count = cloud.number("count", 1, HEAVY)
    stars, bolts = cloud.number("stars", 0, 5), cloud.number("bolts", 0, 9)
    effect = cloud.one_of("effect", STORMS[1:]) + 1 if storm else 0
    hoard = STORMS[effect] == "hoard"
    colour = cloud.one_of("colour", COLOURS) if hoard else 0
    need = cloud.number("need", 1, 20) if hoard else 0
    points = cloud.number("points", 0, 50) if hoard or STORMS[effect] == "aura" else 0
    return [(stars, bolts, effect, colour, need, points)] * count


def _scores(top: Reader) -> dict[str, Any]:
    lightning = table(top, "lightning", "points", "extra")
    amulets = table(top, "amulets", "points").numbers("points", 4, 0, 100)
    sets = table(top, "resource_sets", "four", "three")
    points = lightning.data.get("points")
    listed_bolts = len(points) if isinstance(points, list) else 0
    return {
        "LIGHTNING": _padded(lightning, "points", BOLT_LIST),
        "LIGHTNING_TOP": listed_bolts - 1,
        "LIGHTNING_MORE": lightning.number("extra", 0, 50),
        "AMULETS": amulets,
        "SET_OF_FOUR": sets.number("four", 0, 50),
        "SET_OF_THREE": sets.number("three", 0, 50),
    }


def _tiles(top: Reader) -> dict[str, Any]:
    mountains = listed(top, "mountain_tile", "wands")
    _in_order(mountains, "mountain_tile", MOUNTAIN_TILES)
    forests = listed(top, "forest_tile", "count", "points")
    _in_order(forests, "forest_tile", FOREST_TILES)
    counts = [forest.number("count", 0, 6) for forest in forests]
    if sum(counts) != 6:
        raise BadEdition(f"edition.forest_tile: {sum(counts)} tiles; there must be 6")
    hills = listed(top, "hill_tile", "circles", "colour", "points")
    _in_order(hills, "hill_tile", HILL_TILES)
    pairs = [hill.names("circles", 2, CIRCLES) for hill in hills[:-1]]
    for hill, pair in zip(hills, pairs, strict=False):
        if pair[0] == pair[1]:
            raise hill.wrong("circles", "must be two different circles")
    return {
        "TILE_WANDS": mountains[1].number("wands", 0, 9),
        "FOREST_COUNT": counts,
        "FIVE_POINTS": forests[2].number("points", 0, 50),
        "TURBO": [(1 << a) | (1 << b) for a, b in pairs] + [0],
        "MARKET_COLOUR": hills[-1].one_of("colour", COLOURS),
        "MARKET_POINTS": hills[-1].number("points", 0, 50),
    }
