"""Draws the table of Broom Service: the round, the players, the map, what each region holds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Move, Saying
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.labels import (
    forest_text,
    happening_phrase,
    happening_text,
    region_phrase,
    role_phrase,
    role_text,
    tile_text,
)
from broceliande.games.broom_service.maps import LANDS, MARKET, REGIONS, SPACES, SPOTS, TOWERS
from broceliande.games.broom_service.names import (
    CIRCLES,
    COLOURS,
    LANDSCAPES,
    RESOURCES,
    SPACE_KINDS,
    Hill,
)
from broceliande.terminal import plain
from broceliande.terminal.lines import aligned, block
from broceliande.terminal.scene import GOLD, QUIET, Scene, token

# Beside its colour, a landscape has its letter in the list and a tower the name of its colour.
GROUND = ("on #23502c", "on #6b5a1e", "on #4c4f57", "on #8a7f2d", "on #1d4a6b")
PAINT = ("bold #f0913a", "bold #b784e0", "bold #58b368")
WATER = 4
CLOUD, CASTLE = "☁", "♜"
STANCES = ("brave", "cowardly", "none", "passed", "out")


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    parts = [*_round(scene), Text(), *_players(scene), *_hand(scene), Text(), *_map(scene), Text()]
    return Group(block(parts), block(_regions(scene)))


def note(scene: Scene, move: Move) -> str:
    """Under a card that can be led: what it does, bravely or cowardly."""
    kind, _, number = move.path[0].partition(":")
    if kind != "role" or len(move.path) < 2:
        return ""
    return _said(
        scene, role_text(scene.table.rules.named, int(number), move.path[1][7:] == "brave")
    )


def find(scene: Scene, text: str) -> str:
    """A region by its letter or its name, a role by its name, a tower by its number."""
    sought, side = text.strip(), scene.fields["side"]
    named = scene.table.rules.named
    for region, letter in enumerate(named.REGION_ID[side]):
        name = _said(scene, region_phrase(named, side, region)) if letter else ""
        if letter and (sought == letter or sought.casefold() == name.casefold()):
            return f"region:{side * REGIONS + region}"
    for role in range(10):
        if sought.casefold() == _role(scene, role).casefold():
            return f"role:{role}"
    if sought.upper() in named.TOWER_ID[side]:
        return f"tower:{side * TOWERS + named.TOWER_ID[side].index(sought.upper())}"
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """A thing in words; of no thing: the event, the tiles on the board and your own."""
    if thing:
        return plain.info(scene, thing)
    fields, named = scene.fields, scene.table.rules.named
    lines = [_said(scene, happening_text(named, fields["event"]))]
    state = cast(Position, scene.table._state)
    for space in range(SPACES):
        if fields["tile"][space] >= 0:
            side = fields["side"]
            region = _said(scene, region_phrase(named, side, named.SPACE_REGION[side][space]))
            said = _said(scene, tile_text(named, state, space))
            lines.append(scene.say("broom-tile", region=region, text=said))
    if scene.seat is not None:
        owned = fields["tiles"][scene.seat]
        lines += [_said(scene, forest_text(named, n)) for n, count in enumerate(owned) if count]
    return lines


# The round and the players


def _round(scene: Scene) -> list[Text]:
    """Round, event and cursed roles; then the trick."""
    fields = scene.fields
    event = _said(scene, happening_phrase(fields["event"]))
    said = scene.say("broom-round", round=fields["round"], trick=fields["trick"], event=event)
    lines = [Text(said, style="bold")]
    text = _said(scene, happening_text(scene.table.rules.named, fields["event"]))
    lines += [Text(f"  {part}", style=QUIET) for part in _wrapped(text, scene.width - 4)]
    cursed = [_role(scene, role) for role in range(10) if fields["cursed"] >> role & 1]
    if cursed:
        lines.append(Text(scene.say("broom-cursed", roles=", ".join(cursed)), style="#d2503c"))
    if fields["role"] >= 0:
        role = _role(scene, fields["role"])
        lines.append(Text(scene.say("broom-led", role=role), style="bold"))
    return lines


def _players(scene: Scene) -> list[Text]:
    """One line per player: points, resources, cards, bolts, amulets, and the stance."""
    heads = [Text(scene.say("broom-head", head="points"), style=QUIET)]
    for n, name in enumerate(RESOURCES):
        said = scene.say("broom-resource", resource=name)
        heads.append(Text(said, style=PAINT[n] if n < len(PAINT) else "bold"))
    for name in ("cards", "bolts", "amulets", "tiles"):
        heads.append(Text(scene.say("broom-head", head=name), style=QUIET))
    rows = [[Text(), *heads, Text()]]
    rows += [_player(scene, seat) for seat in range(scene.table.seats)]
    return aligned(rows, gap=2)


def _player(scene: Scene, seat: int) -> list[Text]:
    fields = scene.fields
    pointer = Text("► " if fields["leader"] == seat else "  ", style=GOLD)
    name = Text.assemble(pointer, scene.named(seat))
    name.truncate(20, overflow="ellipsis")
    goods = [Text(str(n) if n else "·", style="" if n else QUIET) for n in fields["goods"][seat]]
    named, state = scene.table.rules.named, scene.table._state
    numbers = (
        fields["left"][seat], named.bolts(state, seat), named.amulets(state, seat),
        sum(fields["tiles"][seat]),
    )  # fmt: skip
    shown = [Text(str(n) if n else "·", style="" if n else QUIET) for n in numbers]
    stance = fields["stance"][seat] if fields["role"] >= 0 else -1
    said = scene.say("broom-stance", stance=STANCES[stance]) if stance >= 0 else ""
    return [name, Text(str(fields["vp"][seat]), style="bold"), *goods, *shown, Text(said)]


def _hand(scene: Scene) -> list[Text]:
    """The own hand, and marks on the cards that can be chosen."""
    if scene.seat is None:
        return []
    held = scene.fields["held"][scene.seat]
    choosing = scene.table.question == "choose_roles"
    cards = []
    for role in range(10):
        mark = scene.mark(f"role:{role}")
        chosen = "✓ " if choosing and held[role] else ""
        if held[role] or mark:
            cards.append(Text.assemble(mark, " " if mark else chosen, _role(scene, role)))
    if not cards:
        return []
    start = Text(scene.say("broom-hand"), style=QUIET)
    return _flow(start, cards, scene.width)


# The map


def _map(scene: Scene) -> list[Text]:
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


def _regions(scene: Scene) -> list[Text]:
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


# Words


def _said(scene: Scene, phrase: Phrase) -> str:
    return Saying(scene.table.game, phrase, tuple(scene.table.names)).words(scene.lang)


def _role(scene: Scene, role: int) -> str:
    return _said(scene, role_phrase(role))


def _wrapped(text: str, wide: int) -> list[str]:
    """A text in lines of that width; a space that does not break stays whole."""
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > wide:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def _flow(start: Text, parts: Sequence[Text], wide: int) -> list[Text]:
    """The parts one after another, on as many lines as they need."""
    lines, line = [], start
    for part in parts:
        if line.cell_len + part.cell_len + 3 > wide:
            lines.append(line)
            line = Text(" " * 2)
        line = Text.assemble(line, "  ", part)
    return [*lines, line]
