"""Reads a side of the board: a map of hexagonal cells, and what stands on it (BS-007 to BS-016).

Which regions touch, and which regions a tower serves, is computed and never stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import known, listed
from broceliande.games.broom_service.names import CIRCLES, COLOURS, LANDSCAPES, SHAPES, SPACE_KINDS

LANDS = 36  # land regions at most; waters are numbered after them
WATERS = 8
REGIONS = LANDS + WATERS
SPOTS = 24  # cloud spots
SPACES = 12  # for landscape tiles
TOWERS = 62  # the last one is the market tile's (BS-213)
MARKET = TOWERS - 1
TOUCHED = 8  # towers that touch one region, at most

Cell = tuple[int, int]


@dataclass
class Map:
    """A side of the board while it is read."""

    top: Reader
    rows: list[list[str]]
    number: dict[str, int]  # of each region, by its character: lands, then waters from LANDS on
    landscape: list[int]
    ids: list[str]
    cells: dict[Cell, int] = field(default_factory=dict)  # the region of each cell

    @property
    def lands(self) -> int:
        """How many land regions there are."""
        return sum(1 for kind in self.landscape if kind >= 0)


def read_map(top: Reader) -> Map:
    """BS-007: the regions, each in one piece; an error names the region or the row."""
    regions = listed(top, "region", "landscape")
    number: dict[str, int] = {}
    landscape, ids = [-1] * REGIONS, [""] * REGIONS
    at = {"land": 0, "water": LANDS}
    for region in regions:
        kind = region.one_of("landscape", (*LANDSCAPES, "water"))
        where = "water" if kind == len(LANDSCAPES) else "land"
        if at[where] >= (REGIONS if where == "water" else LANDS):
            raise region.wrong("landscape", f"there is no room for so many {where} regions")
        name = str(region.data["id"])
        if len(name) != 1 or name in CIRCLES:
            raise region.wrong("id", "must be one character, and not that of a stone circle")
        number[name] = at[where]
        landscape[at[where]] = kind if where == "land" else -1
        ids[at[where]] = name
        at[where] += 1
    board = Map(top, _rows(top), number, landscape, ids)
    _fill(board)
    return board


def _rows(top: Reader) -> list[list[str]]:
    text = top.data.get("map")
    if not isinstance(text, str) or not text.strip():
        raise top.wrong("map", "must be rows of characters, separated by spaces")
    rows = [line.split() for line in text.strip("\n").split("\n")]
    for at, row in enumerate(rows):
        if len(row) != len(rows[0]):
            said = f"row {at} has {len(row)} cells, row 0 has {len(rows[0])}"
            raise top.wrong("map", said)
    return rows


def _fill(board: Map) -> None:
    """The region of each cell; no unknown character, no region missing or in two pieces."""
    top, sea = board.top, board.top.data.get("sea")
    if not isinstance(sea, str):
        raise top.wrong("sea", "must be the character of the high sea, or empty")
    for y, row in enumerate(board.rows):
        for x, name in enumerate(row):
            if name != sea and name not in board.number:
                raise top.wrong("map", f"row {y}, column {x}: no region is called {name!r}")
            if name != sea:
                board.cells[x, y] = board.number[name]
    for name, region in board.number.items():
        cells = [cell for cell, owner in board.cells.items() if owner == region]
        if not cells:
            raise top.wrong("map", f"region {name} is nowhere on the map")
        if lost := sorted(set(cells) - set(_piece(board, cells[0])), key=lambda cell: cell[::-1]):
            x, y = lost[0]
            raise top.wrong("map", f"row {y}, column {x}: region {name} is in two pieces")


def _piece(board: Map, start: Cell) -> set[Cell]:
    """The cells of the same region that hang together with this one."""
    found, front = {start}, [start]
    while front:
        for cell in beside(front.pop()):
            if cell not in found and board.cells.get(cell) == board.cells[start]:
                found.add(cell)
                front.append(cell)
    return found


def beside(cell: Cell) -> list[Cell]:
    """BS-008: the six cells that share a side with a cell; odd rows stand half a cell right."""
    x, y = cell
    right = x + (y & 1)
    sides = [(x + 1, y), (x - 1, y)]
    return sides + [(near, row) for row in (y - 1, y + 1) for near in (right - 1, right)]


def read_contacts(board: Map) -> dict[str, list[int]]:
    """BS-008, BS-009, BS-011: by land, the lands and the waters it touches; by water, its shore."""
    touch, waters, shore = [0] * LANDS, [0] * LANDS, [0] * WATERS
    for cell, region in board.cells.items():
        for other in beside(cell):
            near = board.cells.get(other, region)
            if region < LANDS and near != region:
                if near < LANDS:
                    touch[region] |= 1 << near
                else:
                    waters[region] |= 1 << (near - LANDS)
                    shore[near - LANDS] |= 1 << region
    return {"TOUCH": touch, "WATERS_AT": waters, "SHORE": shore}


def placed(board: Map, entry: Reader) -> int:
    """The region in which an entry says it stands, if its cell lies there."""
    region = entry.data.get("region")
    if not isinstance(region, str) or region not in board.number:
        raise entry.wrong("region", f"no region is called {region!r}")
    cell = entry.numbers("cell", 2, 0, 99)
    if board.cells.get((cell[0], cell[1])) != board.number[region]:
        raise entry.wrong("cell", f"{cell} does not lie in region {region}")
    return board.number[region]


def on_land(board: Map, entry: Reader) -> int:
    """The same, and the region must be land."""
    region = placed(board, entry)
    if region >= LANDS:
        raise entry.wrong("region", "must be land")
    return region


def read_castles(board: Map) -> list[int]:
    """BS-020: two castle regions."""
    castles = listed(board.top, "castle", "region", "cell")
    if len(castles) != 2:
        raise board.top.wrong("castle", f"there are {len(castles)} castles, and each has 2 pawns")
    return [on_land(board, castle) for castle in castles]


def read_spots(board: Map, count: int, castles: list[int]) -> list[int]:
    """BS-027: the cloud spots, so many of them and none at a castle."""
    spots = listed(board.top, "cloud_spot", "region", "cell")
    if len(spots) != count:
        raise board.top.wrong("cloud_spot", f"there are {len(spots)}, and there must be {count}")
    regions = [placed(board, spot) for spot in spots]
    for spot, region in zip(spots, regions, strict=True):
        if region in castles:
            raise spot.wrong("region", "a castle begins without clouds")
    return [*regions, *[-1] * (SPOTS - count)]


def read_circles(board: Map, spaces: dict[str, Any]) -> list[int]:
    """BS-217: the region of each stone circle, -1 where there is none; a turbo never leads to
    another turbo."""
    found = [-1] * len(CIRCLES)
    for circle in listed(board.top, "circle", "region", "cell"):
        region = on_land(board, circle)
        space = spaces["SPACE_AT"][region]
        if space >= 0 and SPACE_KINDS[spaces["SPACE_KIND"][space]] == "hill":
            raise circle.wrong("region", "a circle cannot stand where a hill tile lies")
        found[circle.one_of("id", CIRCLES)] = region
    return found


def read_spaces(board: Map, counts: tuple[int, int, int]) -> dict[str, Any]:
    """BS-178, BS-193, BS-207: the spaces for tiles, one per region and of its landscape."""
    spaces = listed(board.top, "tile_space", "kind", "region", "cell", "covers")
    kinds, regions, at = [-1] * SPACES, [-1] * SPACES, [-1] * LANDS
    for n, space in enumerate(spaces[:SPACES]):
        kinds[n] = space.one_of("kind", SPACE_KINDS)
        regions[n] = on_land(board, space)
        if LANDSCAPES[board.landscape[regions[n]]] != SPACE_KINDS[kinds[n]]:
            raise space.wrong("region", f"is no {SPACE_KINDS[kinds[n]]}")
        if at[regions[n]] >= 0:
            raise space.wrong("region", "has two tile spaces")
        at[regions[n]] = n
    for kind, (name, count) in enumerate(zip(SPACE_KINDS, counts, strict=True)):
        if kinds.count(kind) != count or len(spaces) > SPACES:
            found = kinds.count(kind)
            raise board.top.wrong("tile_space", f"{found} {name} spaces; there must be {count}")
    return {"SPACE_KIND": kinds, "SPACE_REGION": regions, "SPACE_AT": at}


def read_towers(board: Map) -> dict[str, Any]:
    """BS-086: the towers, and the lands that each touches; BS-179: the tiles that cover them."""
    towers = listed(board.top, "tower", "colour", "shape", "points", "wands", "cells")
    if len(towers) >= TOWERS:
        raise board.top.wrong("tower", f"there is no room for {len(towers)} towers")
    names = tuple(str(tower.data["id"]) for tower in towers)
    lands = [_lands(board, tower) for tower in towers]
    cover = [-1] * TOWERS
    for n, space in enumerate(board.top.parts("tile_space")):
        for tower in space.names("covers", None, names):
            cover[tower] = n
    blank = [0] * (TOWERS - len(towers))
    return {
        "TOWER_COUNT": len(towers),
        "TOWER_ID": [*names, *[""] * len(blank)],
        "TOWER_COLOUR": [*(t.one_of("colour", COLOURS) for t in towers), *blank],
        "TOWER_SQUARE": [*(t.one_of("shape", SHAPES) for t in towers), *blank],
        "TOWER_POINTS": [*(t.number("points", 0, 99) for t in towers), *blank],
        "TOWER_WANDS": [*(t.number("wands", 0, 2) for t in towers), *blank],
        "TOWER_LANDS": [*lands, *blank],
        "TOWER_COVER": cover,
        "TOWERS_AT": [_touched(board, land, lands) for land in range(LANDS)],
    }


def _lands(board: Map, tower: Reader) -> int:
    """BS-086: the land regions of the one, two or three cells on which a tower stands."""
    cells = tower.data.get("cells")
    if not isinstance(cells, list) or not 1 <= len(cells) <= 3:
        raise tower.wrong("cells", "must be 1, 2 or 3 cells")
    lands, before = 0, list[Cell]()
    for at in cells:
        cell = tuple(at) if isinstance(at, list) and len(at) == 2 else (-1, -1)
        if board.cells.get(cell, LANDS) >= LANDS:
            raise tower.wrong("cells", f"{at} is not on land")
        for other in before:
            if other not in beside(cell):
                raise tower.wrong("cells", f"{list(other)} and {at} do not touch")
        before.append(cell)
        lands |= 1 << board.cells[cell]
    return lands


def _touched(board: Map, land: int, lands: list[int]) -> list[int]:
    towers = [n for n, mask in enumerate(lands) if mask >> land & 1]
    if len(towers) > TOUCHED:
        raise board.top.wrong("tower", f"{len(towers)} towers touch region {board.ids[land]}")
    if not towers and land < board.lands:
        raise board.top.wrong("tower", f"no tower touches region {board.ids[land]}")
    return [*towers, *[-1] * (TOUCHED - len(towers))]


def read_board(top: Reader, spots: int, spaces: tuple[int, int, int]) -> dict[str, Any]:
    """Everything of one side: tables for the rules, and names for people."""
    keys = ("sea", "map", "region", "castle", "cloud_spot", "tile_space", "circle", "tower")
    known(top, "provenance", *keys)
    board = read_map(top)
    castles = read_castles(board)
    tiles = read_spaces(board, spaces)
    return {
        "LAND_COUNT": board.lands,
        "LANDSCAPE": board.landscape[:LANDS],
        "LANDS_OF": [sum(1 << land for land in range(LANDS) if board.landscape[land] == kind)
                     for kind in range(len(LANDSCAPES))],
        "REGION_ID": board.ids,
        "MAP_CELLS": [[board.cells.get((x, y), -1) for x in range(len(row))]
                      for y, row in enumerate(board.rows)],
        **read_contacts(board),
        "CASTLE": castles,
        "SPOT_COUNT": spots,
        "SPOT_REGION": read_spots(board, spots, castles),
        "CIRCLE_REGION": read_circles(board, tiles),
        **tiles,
        **read_towers(board),
    }  # fmt: skip
