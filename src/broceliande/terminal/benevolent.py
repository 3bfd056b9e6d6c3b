"""Draws the table of Benevolent: players and gifts, the forest, the Dream Path, the pyramid."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from broceliande.engine.moves import Move
from broceliande.games.benevolent.names import GIFTS, LOCATIONS, PERMANENTS
from broceliande.games.benevolent.things import secret_phrase, secret_text
from broceliande.terminal import plain
from broceliande.terminal.hexes import Hex, draw_hexes
from broceliande.terminal.lines import aligned, beside, block, width
from broceliande.terminal.scene import GOLD, QUIET, Scene, count, token

EDGE = "#6d8f55"
HEADING = "bold"
GREY_STEP = "○"
NARROW = 78  # columns that the players' lines need for their whole headings
ROWS = ((4, (7, 8)), (2, (4, 5, 6)), (0, (0, 1, 2, 3)))  # of the pyramid: indent, positions


def draw(scene: Scene) -> RenderableType:
    """The whole table: forest, Dream Path and pyramid side by side where there is room."""
    forest = [*draw_hexes(_hexes(scene)), Text(scene.say("benevolent-legend"), style=QUIET)]
    pyramid = _pyramid(scene)
    room = scene.width - width(forest) - 2
    if room >= max(width(pyramid), 34):
        lines = beside(forest, [*_dream(scene, room), Text(), *pyramid])
    else:
        room = scene.width - width(pyramid) - 2
        under = [*pyramid, Text(), *_dream(scene, scene.width)]
        if room >= 34:
            under = beside(pyramid, _dream(scene, room))
        lines = [*forest, Text(), *under]
    return Group(block(_players(scene)), *_secrets(scene), block(lines))


def note(scene: Scene, move: Move) -> str:
    """Under a secret that may be taken or used: what it does."""
    face = _face(scene, move.path[0])
    return scene.said(secret_text(scene.table.rules.named, face)) if face >= 0 else ""


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


def _players(scene: Scene) -> list[Text]:
    """One line per player: leaves, Steps on the card, the five gifts and how many differ."""
    cut = None if scene.width >= NARROW else 4
    keys = ("leaves", "card")
    heads = [Text(scene.say(f"benevolent-head-{key}")[:cut], style=QUIET) for key in keys]
    heads += [Text(scene.say("gift-name", gift=gift)[:cut]) for gift in GIFTS]
    prices = [
        Text.assemble(scene.mark(f"gift:{gift}"), (f" {cost}", QUIET))
        for gift, cost in enumerate(scene.table.rules.named.PRICE)
    ]
    piles = [Text(str(left)) for left in scene.fields["piles"]]
    reserve = Text(str(scene.fields["reserve"]))
    price = Text(scene.say("benevolent-head-price"), style=QUIET)
    supply = Text(scene.say("benevolent-head-supply"), style=QUIET)
    return aligned(
        [
            [Text(), *heads, Text()],
            [price, Text(), Text(), *prices, Text()],
            [supply, reserve, Text(), *piles, Text()],
            *(_player(scene, seat) for seat in range(scene.table.seats)),
        ],
        gap=1 if cut else 2,
    )


def _player(scene: Scene, seat: int) -> list[Text]:
    fields = scene.fields
    gifts = fields["gifts"][seat]
    owned = [count(number) for number in gifts]
    kinds = sum(1 for number in gifts if number)
    total = Text.assemble((f"{kinds}/{len(GIFTS)}", "bold reverse" if kinds == 4 else ""))
    name = scene.player(seat, fields["player"] == seat)
    leaves = Text(str(fields["leaves"][seat]), style="bold")
    return [name, leaves, Text(str(fields["card"][seat])), *owned, total]


def _secrets(scene: Scene) -> list[RenderableType]:
    """The secrets held: your own with what they do, the rivals' by name."""
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for face, seat in enumerate(scene.fields["owner"]):
        if seat >= 0:
            own = seat == scene.seat
            said = _secret_line(scene, face) if own else _secret_name(scene, face)
            mark = scene.mark(f"secret:{face}")
            text = Text.assemble(mark, " " if mark else "", said)
            grid.add_row(Text.assemble("  ", token(seat)), text)
    return [grid] if grid.row_count else []


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


def _dream(scene: Scene, room: int) -> list[Text]:
    """The spaces one under another, each with the arrows that leave it."""
    lines = [Text(scene.say("benevolent-dream"), style=HEADING)]
    dreams = scene.fields["dream"]
    for space in range(scene.table.rules.named.SPACES):
        here = [token(seat) if at == space else Text() for seat, at in enumerate(dreams)]
        start = Text.assemble(f" {space + 1} ", *here)
        start.append(" " * (4 + len(dreams) - len(start)))
        for arrow in _arrows(scene, space):
            if len(start) + len(arrow) > room:
                lines.append(start)
                start = Text(" " * (4 + len(dreams)))
            start = Text.assemble(start, arrow, "  ")
        lines.append(start)
    for line in lines:
        line.rstrip()
    return lines


def _arrows(scene: Scene, space: int) -> list[Text]:
    named, parts = scene.table.rules.named, []
    for arrow in range(named.ARROWS):
        to, gift = named.ARROW_TO[arrow], named.ARROW_GIFT[arrow]
        if named.ARROW_FROM[arrow] == space:
            way = "on" if to > space else "back"
            name = GIFTS[gift] if gift >= 0 else "none"
            said = scene.say("benevolent-arrow", way=way, to=to + 1, gift=name)
            parts.append(Text.assemble(scene.mark(f"arrow:{arrow}"), said))
    return parts


def _pyramid(scene: Scene) -> list[Text]:
    """A small pyramid of numbers, then the tiles by name; what is covered in parentheses."""
    tiles = scene.fields["pyramid"]
    left = sum(1 << at for at, face in enumerate(tiles) if face >= 0)
    lines = [Text(scene.say("benevolent-pyramid"), style=HEADING)]
    if not left:
        return [*lines, Text(f" {scene.say('benevolent-pyramid-empty')}", style=QUIET)]
    for indent, row in ROWS:
        shown = [_number(scene, at, left) for at in row]
        lines.append(Text.assemble(" " * (indent + 1), *shown))
    for at in (at for _, row in ROWS for at in row if tiles[at] >= 0):
        mark = scene.mark(f"tile:{at}")
        name = _secret_name(scene, tiles[at])
        lines.append(Text.assemble(_number(scene, at, left), mark, " " if mark else "", name))
    return lines


def _number(scene: Scene, at: int, left: int) -> Text:
    """The number of a position of the pyramid, four columns wide."""
    if not left >> at & 1:
        return Text(" ·  ", style=QUIET)
    if scene.table.rules.named.UNDER[at] & left:
        return Text(f"({at + 1}) ", style=QUIET)
    return Text(f" {at + 1}  ", style=GOLD if f"tile:{at}" in scene.marks else "")


# Words


def _codes(scene: Scene) -> list[str]:
    return [*PERMANENTS, *scene.table.rules.named.FACE_ID]


def _face(scene: Scene, thing: str) -> int:
    """The face of a secret or of a tile of the pyramid; -1 for any other thing."""
    kind, _, number = thing.partition(":")
    if kind == "secret" and int(number) < len(_codes(scene)):
        return int(number)
    tiles = scene.fields["pyramid"]
    return int(tiles[int(number)]) if kind == "tile" and int(number) < len(tiles) else -1


def _secret(scene: Scene, face: int) -> str:
    return scene.said(secret_phrase(scene.table.rules.named, face))


def _secret_name(scene: Scene, face: int) -> str:
    code, name = _codes(scene)[face], _secret(scene, face)
    return scene.say("benevolent-secret-name", code=code, name=name)


def _secret_line(scene: Scene, face: int) -> str:
    """Code, name and effect of a secret."""
    return scene.say(
        "benevolent-secret",
        code=_codes(scene)[face],
        name=_secret(scene, face),
        text=scene.said(secret_text(scene.table.rules.named, face)),
    )
