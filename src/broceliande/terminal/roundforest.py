"""Draws the table of Roundforest: players, the forest with its symbols, the fairy and the bags."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from broceliande.engine.moves import Move, Seat
from broceliande.games.roundforest.forest import SIDE
from broceliande.games.roundforest.names import (
    CHARACTERS,
    CHIPS,
    COLUMNS,
    OBJECTS,
    ROWS,
    Ground,
)
from broceliande.games.roundforest.sayings import gap_name, tile_name
from broceliande.terminal import plain
from broceliande.terminal.lines import aligned, beside, block
from broceliande.terminal.scene import QUIET, Scene, count, token

WHITE, EMPTY = "●", "○"
WELL = "≈≈≈"
STILL = "×"  # a tile that does not turn
WIDE, MIDDLE = 9, 5  # columns of a tile, and of what lies on it
HEADING = "bold"
CHIP_STYLES = ("bold #4c8ff0", "bold #d79a10", "bold #d8503c")
HEADS = ("compass", "copper", "silver", "apples", "debts")


def draw(scene: Scene) -> RenderableType:
    """The whole table: the players, then the forest with fairy and bags beside it."""
    lines = beside(_forest(scene), [*_fairy(scene), Text(), *_stocks(scene)])
    lines += [*_gaps(scene), Text(scene.say("roundforest-legend"), style=QUIET)]
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(block(_players(scene)), *_belongings(scene), block([Text(), *lines]))


def note(scene: Scene, move: Move) -> str:
    """Under a move onto a character's tile: what the character wants."""
    kind, _, number = move.path[-1].partition(":")
    if kind != "tile":
        return ""
    character = scene.fields["token"][int(number)]
    return scene.table.describe(f"character:{character}", scene.lang) if character >= 0 else ""


def find(scene: Scene, text: str) -> str:
    """A tile by its name ("C3"), a character or an object of the bag by its own."""
    sought = text.casefold().strip()
    for cell in _cells(scene):
        if sought == scene.said(tile_name(cell)).casefold():
            return f"tile:{cell}"
    for number, name in enumerate(CHARACTERS):
        if sought == scene.say("character-name", character=name).casefold():
            return f"character:{number}"
    for number, name in enumerate(OBJECTS):
        if sought == scene.say("object-name", object=name).casefold():
            return f"bag:{number}"
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """A thing in words; of no thing: the characters, with what they want and where they are."""
    if not thing:
        return [scene.table.describe(f"character:{n}", scene.lang) for n in range(len(CHARACTERS))]
    kind, _, number = thing.partition(":")
    if kind == "tile" and int(number) not in _cells(scene):
        return []
    said = plain.info(scene, thing)
    if kind == "tile" and scene.fields["token"][int(number)] >= 0:
        said += plain.info(scene, f"character:{scene.fields['token'][int(number)]}")
    return said


# Players


def _players(scene: Scene) -> list[Text]:
    """One line per player: compasses, coins, apples, debts, and whether the spirit may come."""
    heads = [Text(scene.say(f"roundforest-head-{key}"), style=QUIET) for key in HEADS]
    rows = [_player(scene, seat) for seat in range(scene.table.seats)]
    return aligned([[Text(), *heads, Text()], *rows])


def _player(scene: Scene, seat: int) -> list[Text]:
    fields = scene.fields
    name = scene.player(seat, fields["player"] == seat)
    debts = fields["card"].count(seat)
    apples, goal = fields["apples"][seat], scene.table.rules.named.GOAL
    ready = scene.say("roundforest-ready") if apples >= goal and not debts else ""
    numbers = (fields["compass"][seat], *fields["coins"][seat], f"{apples}/{goal}", debts)
    return [name, *(count(number) for number in numbers), Text(ready, style="bold reverse")]


def _belongings(scene: Scene) -> Iterable[RenderableType]:
    """What each player carries and owes, and what is in question now."""
    fields, lines = scene.fields, []
    for seat in range(scene.table.seats):
        carried = [_object(scene, kind) for kind in fields["pack"][seat] if kind >= 0]
        owed = [_character(scene, n) for n, card in enumerate(fields["card"]) if card == seat]
        said = [scene.say("roundforest-carries", objects=", ".join(carried))] if carried else []
        said += [scene.say("roundforest-owes", characters=", ".join(owed))] if owed else []
        if said:
            lines.append(Text.assemble("  ", token(seat), " ", " · ".join(said)))
    held = [_object(scene, kind) for kind in fields["held"] if kind >= 0]
    if held:
        said = [scene.say("roundforest-held", objects=", ".join(held))]
        lines.append(Text.assemble("  ", (said[0], HEADING)))
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return [block(lines)] if lines else []


# The forest


def _cells(scene: Scene) -> list[int]:
    """The cells that hold a tile."""
    return [cell for cell, tile in enumerate(scene.fields["tile"]) if tile >= 0]


def _forest(scene: Scene) -> list[Text]:
    """The tiles row by row; between them nothing but a column of air."""
    rows, columns = scene.table.rules.named.SIZE[scene.fields["layout"]]
    lines = []
    for row in range(rows):
        tiles = [_tile(scene, row * SIDE + column) for column in range(columns)]
        lines += [Text(" ").join(parts) for parts in zip(*tiles, strict=True)]
    return lines


def _tile(scene: Scene, cell: int) -> list[Text]:
    """Three lines: name, northern pair, choice; west, what lies there, east; pawn, south.

    Of a pair the symbol nearer to the middle is the inner one; in the north and in the south it
    is the first.
    """
    if cell not in _cells(scene):
        return _corner(scene, cell)
    fields = scene.fields
    shown = scene.table.rules.named.SHOWN[fields["tile"][cell]][fields["turned"][cell]]
    pairs = [[WHITE if shown >> 2 * d + outer & 1 else EMPTY for outer in (0, 1)] for d in range(4)]
    north, east, south, west = ("".join(pair) for pair in pairs)
    name = Text(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1} ", style=QUIET)
    mark = _mark(scene, cell)
    first = Text.assemble(name, north, " " * (WIDE - 5 - len(mark)), mark)
    second = Text.assemble(west[::-1], _lies(scene, cell), east)
    here = [token(seat) for seat, pawn in enumerate(fields["pawn"]) if pawn == cell] or [Text(" ")]
    still = STILL if scene.table.rules.named.still(scene.table._state, cell) else " "
    third = Text.assemble(*here, "  ", south, "  ", (still, QUIET), " ")
    return [first, second, third]


def _mark(scene: Scene, cell: int) -> Text:
    """The number to type; in parentheses where it spends a compass."""
    mark = scene.mark(f"tile:{cell}")
    for number, move in enumerate(scene.moves, 1):
        if move.path[0].startswith("compass") and move.path[-1] == f"tile:{cell}":
            return Text(f"({number})", style=QUIET)
    return mark


def _lies(scene: Scene, cell: int) -> Text:
    """What lies on a tile, five columns wide."""
    fields, named = scene.fields, scene.table.rules.named
    if named.GROUND[fields["layout"]][cell] == Ground.WELL:
        return Text(WELL.center(MIDDLE), style="#4aa0a8")
    if fields["token"][cell] >= 0:
        name = _character(scene, fields["token"][cell])
        return Text(name[:MIDDLE].center(MIDDLE), style="bold reverse")
    if fields["object"][cell] >= 0:
        return Text(_object(scene, fields["object"][cell])[:MIDDLE].center(MIDDLE), style="bold")
    chip = fields["chip"][cell]
    said = scene.say("roundforest-chip", chip=CHIPS[chip]) if chip >= 0 else ""
    return Text(said.center(MIDDLE), style=CHIP_STYLES[chip] if chip >= 0 else "")


def _corner(scene: Scene, cell: int) -> list[Text]:
    """A corner: the backpack that lies there, and its pawn while it has not left."""
    rows, columns = scene.table.rules.named.SIZE[scene.fields["layout"]]
    ends = [(0, 0), (0, columns - 1), (rows - 1, columns - 1), (rows - 1, 0)]
    lines = [Text(" " * WIDE) for _ in range(3)]
    for seat in range(scene.table.seats):
        row, column = ends[scene.fields["corner"][seat]]
        if cell == row * SIDE + column:
            waits = token(seat) if scene.fields["pawn"][seat] < 0 else Text("·", style=QUIET)
            lines[1] = Text.assemble("   [", waits, "]", " " * (WIDE - 6))
    return lines


# The fairy, the bags and the supply


def _fairy(scene: Scene) -> list[Text]:
    """The three rows, the top one first, with their prices."""
    lines = [Text(scene.say("roundforest-fairy"), style=HEADING)]
    for row in reversed(range(len(ROWS))):
        cost = scene.table.rules.named.PRICE[row]
        said = scene.say("roundforest-row", row=ROWS[row], cost=cost)
        lines.append(Text(said, style=QUIET))
        for place in range(3 * row, 3 * row + 3):
            kind = scene.fields["fairy"][place]
            mark = scene.mark(f"fairy:{place}")
            name = _object(scene, kind) if kind >= 0 else "–"
            lines.append(Text.assemble(" ", mark, " " if mark else "", name))
    return lines


def _stocks(scene: Scene) -> list[Text]:
    """What is left in the bags, in the pile and in the supply."""
    fields = scene.fields
    blue, yellow, red = fields["black_count"]
    copper, silver = fields["supply"]
    lines = [
        scene.say("roundforest-blue-bag", objects=fields["blue_n"]),
        scene.say("roundforest-black-bag", blue=blue, yellow=yellow, red=red),
        scene.say("roundforest-pile", cards=fields["pile_n"]),
        scene.say("roundforest-supply", copper=copper, silver=silver, apples=fields["orchard"]),
    ]
    if fields["question"] and scene.table.question == "spirit_place":
        lines.append(scene.say("roundforest-called", player=Seat(fields["ready"])))
    return [Text(line) for line in lines]


def _gaps(scene: Scene) -> list[Text]:
    """The heavy objects that keep tiles from turning."""
    lines = []
    for gap, kind in enumerate(scene.fields["gap"]):
        if kind >= 0:
            mark, where = scene.mark(f"gap:{gap}"), scene.said(gap_name(gap))
            said = scene.say("roundforest-gap", object=_object(scene, kind), gap=where)
            lines.append(Text.assemble(STILL, " ", mark, " " if mark else "", said))
    return lines


# Words


def _object(scene: Scene, kind: int) -> str:
    return scene.say("object-name", object=OBJECTS[kind])


def _character(scene: Scene, number: int) -> str:
    return scene.say("character-name", character=CHARACTERS[number])
