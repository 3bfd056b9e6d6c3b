"""Draws the table of Benevolent: players and gifts, the forest, the Dream Path, the pyramid."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Move, Saying
from broceliande.games.benevolent.names import GIFTS, LOCATIONS, PERMANENTS
from broceliande.games.benevolent.things import secret_phrase, secret_text
from broceliande.terminal import plain
from broceliande.terminal.hexes import Hex, draw_hexes, forest_width
from broceliande.terminal.scene import GOLD, QUIET, Scene, token

SIDE = 36  # columns that the Dream Path and the pyramid need beside the forest
EDGE = "#6d8f55"
HEADING = "bold"
GREY_STEP = "○"


def draw(scene: Scene) -> RenderableType:
    """The whole table: side by side where there is room."""
    hexes = _hexes(scene)
    forest = Group(draw_hexes(hexes), Text(scene.say("benevolent-legend"), style=QUIET))
    room = scene.width - max(forest_width(hexes), 42) - 2
    if room >= SIDE:
        parts: RenderableType = _columns(forest, Group(_dream(scene), Text(), _pyramid(scene)))
    else:
        parts = Group(forest, Text(), _columns(_pyramid(scene), _dream(scene)))
    return Group(_players(scene), *_secrets(scene), Text(), parts)


def note(scene: Scene, move: Move) -> str:
    """Under a secret that may be taken or used: what it does."""
    face = _face(scene, move.path[0])
    return _said(scene, secret_text(scene.table.rules.named, face)) if face >= 0 else ""


def find(scene: Scene, text: str) -> str:
    """A secret by its code or its name, a gift by its name."""
    sought = text.casefold().strip()
    for face, code in enumerate(_codes(scene)):
        if sought in (code.casefold(), _secret(scene, face).casefold()):
            return f"secret:{face}"
    for gift, name in enumerate(GIFTS):
        if sought in (name, scene.say("gift-name", gift=name).casefold()):
            return f"gift:{gift}"
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """A secret with what it does, any other thing in words; of no thing: secrets and places."""
    if not thing:
        faces = [face for face in scene.fields["pyramid"] if face >= 0]
        faces += [face for face, seat in enumerate(scene.fields["owner"]) if seat >= 0]
        places = [scene.say("benevolent-place-does", place=place) for place in LOCATIONS]
        return places + [_secret_line(scene, face) for face in sorted(faces)]
    kind, _, number = thing.partition(":")
    if kind == "hex" and number.isdecimal() and int(number) >= scene.fields["hexes"]:
        return []
    face = _face(scene, thing)
    said = plain.info(scene, thing) if kind != "secret" else []
    return [*said, _secret_line(scene, face)] if face >= 0 else said


# Players and gifts


def _players(scene: Scene) -> Grid:
    """One line per player: leaves, Steps on the card, the five gifts and how many differ."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="", expand=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=22)
    for key in ("leaves", "card"):
        grid.add_column(Text(scene.say(f"benevolent-head-{key}"), style=QUIET), justify="right")
    for gift, name in enumerate(GIFTS):
        head = Text.assemble(scene.mark(f"gift:{gift}"), scene.say("gift-name", gift=name))
        grid.add_column(head, justify="right", no_wrap=True)
    grid.add_column("", justify="right")
    named, fields = scene.table.rules.named, scene.fields
    price = [Text(str(cost), style=QUIET) for cost in named.PRICE]
    grid.add_row(Text(scene.say("benevolent-head-price"), style=QUIET), "", "", *price, "")
    piles = [Text(str(count)) for count in fields["piles"]]
    supply = Text(scene.say("benevolent-head-supply"), style=QUIET)
    grid.add_row(supply, str(fields["reserve"]), "", *piles, "")
    for seat in range(scene.table.seats):
        grid.add_row(*_player(scene, seat))
    return grid


def _player(scene: Scene, seat: int) -> list[RenderableType]:
    fields = scene.fields
    pointer = Text("► " if fields["player"] == seat else "  ", style=GOLD)
    gifts = fields["gifts"][seat]
    owned = [Text(str(n) if n else "·", style="bold" if n else QUIET) for n in gifts]
    kinds = sum(1 for count in gifts if count)
    total = Text(f"{kinds}/{len(GIFTS)}", style="bold reverse" if kinds == 4 else "")
    name = Text.assemble(pointer, scene.mark(f"seat:{seat}"), scene.named(seat))
    leaves = Text(str(fields["leaves"][seat]), style="bold")
    return [name, leaves, str(fields["card"][seat]), *owned, total]


def _secrets(scene: Scene) -> list[RenderableType]:
    """The secrets held: your own with what they do, the rivals' by name."""
    held = [face for face, seat in enumerate(scene.fields["owner"]) if seat >= 0]
    lines: list[RenderableType] = []
    for face in held:
        seat = scene.fields["owner"][face]
        said = _secret_line(scene, face) if seat == scene.seat else _secret_name(scene, face)
        mark = scene.mark(f"secret:{face}")
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_row("  ", token(seat), Text.assemble(mark, " " if mark else "", said))
        lines.append(grid)
    return lines


# The forest


def _hexes(scene: Scene) -> list[Hex]:
    fields = scene.fields
    dues = {m.path[0]: m.saying.phrase.arguments.get("dues", 0) for m in scene.moves}
    return [_hex(scene, at, dues.get(f"hex:{at}", 0)) for at in range(fields["hexes"])]


def _hex(scene: Scene, at: int, dues: int) -> Hex:
    """Number and choice; the place; the steps that stand there and the dues they cost."""
    fields = scene.fields
    mark = scene.mark(f"hex:{at}")
    number = Text(f"{at + 1}", style=QUIET)
    gap = " " * (8 - len(number) - len(mark))
    place = LOCATIONS[fields["location"][at]]
    name = Text(f" {scene.say('benevolent-place', place=place)}", style="bold" if mark else "")
    edge = GOLD if mark else EDGE
    lines = (Text.assemble(number, gap, mark), name, _steps(scene, at, dues))
    return Hex(fields["hex_q"][at], fields["hex_r"][at], lines, edge, bool(mark))


def _steps(scene: Scene, at: int, dues: int) -> Text:
    grey = scene.fields["grey"][at]
    printed = f"{grey}{GREY_STEP}" if grey > 2 else GREY_STEP * grey
    steps = [token(s) for s, own in enumerate(scene.fields["steps"]) for _ in range(own[at])]
    stand = Text.assemble(" ", (printed, QUIET), *steps)
    if dues:
        owed = f"−{dues}"
        stand.append(owed.rjust(max(len(owed), 9 - len(stand))), style=GOLD)
    return stand


# The Dream Path and the pyramid


def _dream(scene: Scene) -> RenderableType:
    """The spaces one under another, each with the arrows that leave it."""
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    dreams = scene.fields["dream"]
    for space in range(scene.table.rules.named.SPACES):
        here = [token(seat) for seat, at in enumerate(dreams) if at == space]
        grid.add_row(Text(f" {space + 1}"), Text.assemble(*here), _arrows(scene, space))
    return Group(Text(scene.say("benevolent-dream"), style=HEADING), grid)


def _arrows(scene: Scene, space: int) -> Text:
    named = scene.table.rules.named
    leaving = [a for a in range(named.ARROWS) if named.ARROW_FROM[a] == space]
    parts = []
    for arrow in leaving:
        to, gift = named.ARROW_TO[arrow], named.ARROW_GIFT[arrow]
        said = scene.say(
            "benevolent-arrow",
            way="on" if to > space else "back",
            to=to + 1,
            gift=GIFTS[gift] if gift >= 0 else "none",
        )
        parts.append(Text.assemble(scene.mark(f"arrow:{arrow}"), said.replace(" ", "\u00a0")))
    return Text("  ").join(parts)


def _pyramid(scene: Scene) -> RenderableType:
    """A small pyramid of numbers, then the tiles by name; what is covered in parentheses."""
    tiles = scene.fields["pyramid"]
    left = sum(1 << at for at, face in enumerate(tiles) if face >= 0)
    lines = [Text(scene.say("benevolent-pyramid"), style=HEADING)]
    if not left:
        return Group(*lines, Text(" " + scene.say("benevolent-pyramid-empty"), style=QUIET))
    rows = ((4, (7, 8)), (2, (4, 5, 6)), (0, (0, 1, 2, 3)))
    for indent, row in rows:
        shown = [_number(scene, at, left) for at in row]
        lines.append(Text.assemble(" " * (indent + 1), *shown))
    for at in (at for _, row in rows for at in row if tiles[at] >= 0):
        name = Text(_secret_name(scene, tiles[at]))
        lines.append(Text.assemble(_number(scene, at, left), name))
    return Group(*lines)


def _number(scene: Scene, at: int, left: int) -> Text:
    """The number of a position of the pyramid, four columns wide."""
    if not left >> at & 1:
        return Text(" ·  ", style=QUIET)
    mark = scene.mark(f"tile:{at}")
    if mark:
        return Text.assemble(mark, " ")
    covered = bool(scene.table.rules.named.UNDER[at] & left)
    return Text(f"({at + 1}) ", style=QUIET) if covered else Text(f" {at + 1}  ")


# Words


def _columns(left: RenderableType, right: RenderableType) -> Grid:
    grid = Grid(box=None, show_header=False, padding=0, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(left, Padding(right, (0, 0, 0, 2)))
    return grid


def _codes(scene: Scene) -> list[str]:
    return [*PERMANENTS, *scene.table.rules.named.FACE_ID]


def _face(scene: Scene, thing: str) -> int:
    """The face of a secret or of a tile of the pyramid; -1 for any other thing."""
    kind, _, number = thing.partition(":")
    if kind == "secret" and int(number) < len(_codes(scene)):
        return int(number)
    tiles = scene.fields["pyramid"]
    return int(tiles[int(number)]) if kind == "tile" and int(number) < len(tiles) else -1


def _said(scene: Scene, phrase: Phrase) -> str:
    return Saying(scene.table.game, phrase, tuple(scene.table.names)).words(scene.lang)


def _secret(scene: Scene, face: int) -> str:
    return _said(scene, secret_phrase(scene.table.rules.named, face))


def _secret_name(scene: Scene, face: int) -> str:
    code, name = _codes(scene)[face], _secret(scene, face)
    return scene.say("benevolent-secret-name", code=code, name=name)


def _secret_line(scene: Scene, face: int) -> str:
    """Code, name and effect of a secret."""
    return scene.say(
        "benevolent-secret",
        code=_codes(scene)[face],
        name=_secret(scene, face),
        text=_said(scene, secret_text(scene.table.rules.named, face)),
    )
