"""The map of Broom Service: its cells in colours, and what each region holds."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from broceliande.games.broom_service.maps import LANDS, MARKET, REGIONS, SPOTS, TOWERS
from broceliande.games.broom_service.names import CIRCLES, COLOURS, LANDSCAPES, SPACE_KINDS, Hill
from broceliande.terminal.scene import QUIET, Scene, token

# Beside its colour, a landscape has its letter in the list and a tower the name of its colour.
GROUND = ("on #23502c", "on #6b5a1e", "on #4c4f57", "on #8a7f2d", "on #1d4a6b")
PAINT = ("bold #f0913a", "bold #b784e0", "bold #58b368")
WATER = 4
CLOUD, CASTLE = "☁", "♜"


def board(scene: Scene) -> list[Text]:
    """The cells of the map, two columns each: letters of regions, clouds, castles, circles."""
    named, side = scene.table.rules.named, scene.fields["side"]
    signs = _signs(scene)
    lines = []
    for y, row in enumerate(named.MAP_CELLS[side]):
        line = Text(" " if y & 1 else "")
        for x, region in enumerate(row):
            letter = named.REGION_ID[side][region] if region >= 0 else " "
            sign, style = signs.get((x, y), (letter, QUIET))
            ground = GROUND[named.LANDSCAPE[side][region] if 0 <= region < LANDS else WATER]
            line.append(f"{sign} ", style=f"{style} {ground}" if region >= 0 else "")
        lines.append(line)
    return lines


def _signs(scene: Scene) -> dict[tuple[int, int], tuple[str, str]]:
    """What stands on a cell: a cloud with its stars, a castle, a stone circle."""
    board = scene.table.rules.edition.data[("recto", "verso")[scene.fields["side"]]]
    signs: dict[tuple[int, int], tuple[str, str]] = {}
    for castle in board["castle"]:
        signs[tuple(castle["cell"])] = (CASTLE, "bold #e06c5a")
    for circle in board.get("circle", []):
        signs[tuple(circle["cell"])] = (circle["id"], "bold reverse")
    for spot, place in enumerate(board["cloud_spot"]):
        if scene.fields["taker"][spot] < 0:
            signs[tuple(place["cell"])] = (CLOUD, "bold #ffffff")
    return signs


# The regions


def regions(scene: Scene) -> list[Text]:
    """Each region with its letter, landscape, clouds, tile, open towers and pawns."""
    named, side = scene.table.rules.named, scene.fields["side"]
    numbers = [n for n, letter in enumerate(named.REGION_ID[side]) if letter]
    cells = [_region(scene, n) for n in numbers]
    widest = max(cell.cell_len for cell in cells) + 2
    columns = max(1, scene.width // widest)
    depth = -(-len(cells) // columns)
    stacks = [cells[at : at + depth] for at in range(0, len(cells), depth)]
    lines = []
    for row in zip_longest(*stacks):
        line = Text()
        for cell in row:
            if cell is not None:
                line = Text.assemble(line, cell, " " * (widest - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return [*lines, Text(scene.say("broom-legend"), style=QUIET)]


def _region(scene: Scene, region: int) -> Text:
    named, side = scene.table.rules.named, scene.fields["side"]
    landscape = named.LANDSCAPE[side][region] if region < LANDS else WATER
    name = (*LANDSCAPES, "water")[landscape]
    mark = scene.mark(f"region:{side * REGIONS + region}")
    letter = Text(f" {named.REGION_ID[side][region]} ", style=f"bold {GROUND[landscape]}")
    said = Text(f" {scene.say('broom-landscape', landscape=name)}", style=QUIET)
    parts = [letter, mark, said, *_clouds(scene, region)]
    if region < LANDS:
        parts += [*_tile(scene, region), *_towers(scene, region), *_pawns(scene, region)]
    return Text.assemble(*parts)


def _clouds(scene: Scene, region: int) -> list[Text]:
    """A cloud as stars/bolts, with a sign of its own if it is a storm."""
    named, fields = scene.table.rules.named, scene.fields
    side, parts = fields["side"], []
    for spot in range(named.SPOT_COUNT[side]):
        tile = fields["cloud"][spot]
        if named.SPOT_REGION[side][spot] == region and fields["taker"][spot] < 0:
            stars, bolts = named.CLOUD_STARS[tile], named.CLOUD_BOLTS[tile]
            storm = "!" if named.CLOUD_STORM[tile] else ""
            mark = scene.mark(f"cloud:{side * SPOTS + spot}")
            parts.append(Text.assemble(" ", mark, f"{CLOUD}{stars}/{bolts}{storm}"))
    return parts


def _tile(scene: Scene, region: int) -> list[Text]:
    """The landscape tile: its kind, and the circles of a turbo broom."""
    named, fields = scene.table.rules.named, scene.fields
    side = fields["side"]
    space = named.SPACE_AT[side][region]
    if space < 0 or fields["tile"][space] < 0:
        return []
    kind, tile = SPACE_KINDS[named.SPACE_KIND[side][space]], fields["tile"][space]
    said = scene.say("broom-tile-kind", kind=kind)
    if kind == "hill" and tile != Hill.MARKET:
        said = "»" + "".join(CIRCLES[n] for n in range(4) if named.TURBO[tile] >> n & 1)
    return [Text(f" {said}", style="bold")]


def _towers(scene: Scene, region: int) -> list[Text]:
    """The towers that still accept a potion: colour, points, square, wands."""
    named, fields = scene.table.rules.named, scene.fields
    side, state, parts = fields["side"], scene.table._state, []
    towers = [n for n in named.TOWERS_AT[side][region] if n >= 0]
    if named.market_in(state, region):
        towers.append(MARKET)
    for tower in towers:
        if not fields["occupied"][tower] and not named.covered(state, tower):
            colour = named.TOWER_COLOUR[side][tower]
            wands = named.TOWER_WANDS[side][tower]
            short = scene.say("broom-colour", colour=COLOURS[colour])
            square = "□" if named.TOWER_SQUARE[side][tower] else ""
            said = f"{short}{named.TOWER_POINTS[side][tower]}{square}{'+' * wands}"
            mark = scene.mark(f"tower:{side * TOWERS + tower}")
            parts.append(Text.assemble(" ", mark, (said, PAINT[colour])))
    return parts


def _pawns(scene: Scene, region: int) -> list[Text]:
    pawns = scene.fields["pawns"]
    here = [token(seat) for seat, own in enumerate(pawns) for at in own if at == region]
    return [Text(" "), *here] if here else []
