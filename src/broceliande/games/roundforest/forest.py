"""The forest: layouts and tiles of the edition, and the geometry that follows from them.

Cells are numbered row by row, six to a row in every layout; a gap lies south-east of a cell and
is numbered row by row, five to a row.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import listed, table
from broceliande.engine.errors import BadEdition
from broceliande.games.roundforest.names import CORNERS, Ground

SIDE = 6
CELLS = SIDE * SIDE
GAPS = (SIDE - 1) * (SIDE - 1)
WAYS = 8  # four directions, N E S W; in each the inner symbol's tile, then the outer's
NO_TILE = -2
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
PLAYERS = (2, 3, 4)
LETTERS = {".": Ground.OUTSIDE, "F": Ground.FOREST, "W": Ground.WELL}
MAX_TILES = 64


def read_forest(top: Reader) -> dict[str, Any]:
    """RF-003 to RF-005, RF-007, RF-010, RF-033: the tables of tiles, layouts and corners."""
    tables = _tiles(top)
    layouts = listed(top, "layout", "players", "rows")
    tables["LAYOUT_OF"] = _layout_of(layouts)
    grounds = [_ground(layout) for layout in layouts]
    for layout, ground in zip(layouts, grounds, strict=True):
        _enough(layout, ground, tables)
    tables["GROUND"] = grounds
    tables["WAY"] = [_ways(ground) for ground in grounds]
    tables["LEADS"] = [[_targets(ways) for ways in layout] for layout in tables["WAY"]]
    tables["NEAR_GAPS"] = [_near_gaps(layout) for layout in layouts]
    tables["BORDER"] = [_borders(layout) for layout in layouts]
    tables["SIZE"] = [[len(_rows(layout)), len(_rows(layout)[0])] for layout in layouts]
    tables["CORNERS_OF"] = _corners(top)
    return tables


def _tiles(top: Reader) -> dict[str, Any]:
    tiles = listed(top, "tile", "kind", "n", "e", "s", "w")
    if len(tiles) > MAX_TILES:
        raise BadEdition(f"tile: {len(tiles)} tiles; there can be at most {MAX_TILES}")
    kinds = [tile.one_of("kind", ("forest", "well")) for tile in tiles]
    printed = [[tile.numbers(key, 2, 0, 1) for key in "nesw"] for tile in tiles]
    return {
        "TILE_ID": tuple(str(tile.data["id"]) for tile in tiles),
        "FOREST_TILES": [at for at, kind in enumerate(kinds) if kind == 0],
        "WELL_TILES": [at for at, kind in enumerate(kinds) if kind == 1],
        "SHOWN": [[_shown(pairs, turned) for turned in range(4)] for pairs in printed],
    }


def _shown(pairs: list[list[int]], turned: int) -> int:
    """RF-007, RF-054: the ways whose symbol is white on a tile turned so often, a bit each."""
    white = 0
    for direction in range(4):
        inner, outer = pairs[(direction - turned) % 4]
        white |= (inner | outer << 1) << 2 * direction
    return white


def _layout_of(layouts: list[Reader]) -> list[int]:
    found = [-1] * (PLAYERS[-1] + 1)
    for at, layout in enumerate(layouts):
        players = layout.data.get("players")
        count = len(players) if isinstance(players, list) else 1
        for seats in layout.numbers("players", count, PLAYERS[0], PLAYERS[-1]):
            if found[seats] >= 0:
                raise layout.wrong("players", f"{seats} players have another layout already")
            found[seats] = at
    for seats in PLAYERS:
        if found[seats] < 0:
            raise BadEdition(f"layout: there is none for {seats} players")
    return found


def _rows(layout: Reader) -> list[str]:
    rows = layout.data.get("rows")
    if not isinstance(rows, list) or not 4 <= len(rows) <= SIDE:
        raise layout.wrong("rows", f"must be 4 to {SIDE} rows of letters, not {rows!r}")
    for row in rows:
        if not isinstance(row, str) or not 4 <= len(row) <= SIDE or len(row) != len(rows[0]):
            raise layout.wrong("rows", f"must be equally long, 4 to {SIDE} letters, not {row!r}")
        if set(row) - set(LETTERS):
            raise layout.wrong("rows", f"{row!r} has other letters than {', '.join(LETTERS)}")
    return rows


def _ground(layout: Reader) -> list[int]:
    """What lies on each cell; only the four corners are outside."""
    rows = _rows(layout)
    ground = [int(Ground.OUTSIDE)] * CELLS
    ends = {0, len(rows) - 1}, {0, len(rows[0]) - 1}
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            if (letter == ".") != (r in ends[0] and c in ends[1]):
                raise layout.wrong("rows", "exactly the four corners must be '.', outside")
            ground[r * SIDE + c] = int(LETTERS[letter])
    return ground


def _enough(layout: Reader, ground: list[int], tables: dict[str, Any]) -> None:
    for kind, name, letter in (
        (Ground.FOREST, "FOREST_TILES", "F"),
        (Ground.WELL, "WELL_TILES", "W"),
    ):
        cells, tiles = ground.count(kind), len(tables[name])
        if cells > tiles:
            raise layout.wrong("rows", f"has {cells} cells {letter}, and there are {tiles} tiles")


def _ways(ground: list[int]) -> list[list[int]]:
    """RF-037, RF-038: by cell and target, the way that leads there; -1 if none does, and NO_TILE to
    a cell outside."""
    ways = [[-1 if kind else NO_TILE for kind in ground] for _ in range(CELLS)]
    for cell in range(CELLS):
        for way in range(WAYS):
            # RF-035: the inner symbol leads one step that way, RF-036: the outer one two
            down, right = STEPS[way // 2]
            r, c = cell // SIDE + down * (way % 2 + 1), cell % SIDE + right * (way % 2 + 1)
            if 0 <= r < SIDE and 0 <= c < SIDE and ground[cell] and ground[r * SIDE + c]:
                ways[cell][r * SIDE + c] = way
    return ways


def _targets(ways: list[int]) -> list[int]:
    """The cell to which each way leads, -1 for none."""
    return [ways.index(way) if way in ways else -1 for way in range(WAYS)]


def _near_gaps(layout: Reader) -> list[list[int]]:
    """RF-172, RF-175: by cell, the gaps that border it: NW, NE, SE, SW; -1 at the outer edge."""
    rows = _rows(layout)
    found = [[-1] * 4 for _ in range(CELLS)]
    for r in range(len(rows)):
        for c in range(len(rows[0])):
            for at, (y, x) in enumerate(((r - 1, c - 1), (r - 1, c), (r, c), (r, c - 1))):
                if 0 <= y < len(rows) - 1 and 0 <= x < len(rows[0]) - 1 and rows[r][c] != ".":
                    found[r * SIDE + c][at] = y * (SIDE - 1) + x
    return found


def _borders(layout: Reader) -> list[list[int]]:
    """RF-028: by corner, the two cells that border it."""
    rows = _rows(layout)
    bottom, right = len(rows) - 1, len(rows[0]) - 1
    pairs = (
        ((0, 1), (1, 0)),
        ((0, right - 1), (1, right)),
        ((bottom, right - 1), (bottom - 1, right)),
        ((bottom, 1), (bottom - 1, 0)),
    )
    return [sorted(r * SIDE + c for r, c in pair) for pair in pairs]


def _corners(top: Reader) -> list[list[int]]:
    """RF-010, RF-024: by players, the corner of each seat, clockwise."""
    corners = table(top, "corners", *map(str, PLAYERS))
    found = [[-1] * 4, [-1] * 4]
    for seats in PLAYERS:
        taken = corners.names(str(seats), seats, CORNERS)
        if taken != sorted(set(taken)):
            raise corners.wrong(str(seats), f"must be different and in the order {CORNERS}")
        found.append(taken + [-1] * (4 - seats))
    return found
