"""Draws the table of Bethel Woods: players and Knowledge, the ring of machines, what is broken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from broceliande.engine.moves import Move
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    KINDS,
    MACHINES,
    TILES,
    TYPE_NAMES,
    TYPES,
    WORKERS,
)
from broceliande.games.bethel_woods.sayings import character_text, tile_text
from broceliande.terminal import plain
from broceliande.terminal.lines import block
from broceliande.terminal.scene import QUIET, Scene

RING = ((5, 0, 1), (4, 3, 2))  # machine 1 at twelve o'clock, the others clockwise
INNER = 22  # columns inside a machine's box
EDGE = "#5b8f8a"
BROKEN = "bold #d2503c"
STYLES = ("#d98a3d", "#8aa0b4", "#4fb3a5", "#e3c04a")  # of the four types, beside their letters
FULL, FREE = "▮", "▯"
LETTERS = "msde"  # as people type them


def draw(scene: Scene) -> RenderableType:
    """The whole table: the machines in their ring, and at each what is broken there (BW-025)."""
    parts = [*_players(scene), Text(), *_ring(scene), *_hand(scene), *_dream(scene)]
    return Group(block(parts), *_active(scene))


def note(scene: Scene, move: Move) -> str:
    """Under an ability: what it does."""
    kind, _, number = move.path[0].partition(":")
    if kind != "character":
        return ""
    return scene.said(character_text(scene.table.rules.named, int(number)))


def find(scene: Scene, text: str) -> str:
    """A character or a critical tile by its name, a token that can be chosen by "5e"."""
    sought = text.casefold().strip()
    if sought in CHARACTERS:
        return f"character:{CHARACTERS.index(sought)}"
    for machine, face in enumerate(scene.fields["face"]):
        if face >= 0 and sought == _tile(scene, face).casefold():
            return f"tile:{machine}"
    match = re.fullmatch(r"([1-6])([msde])", sought.replace("é", "e"))
    if match:
        kind = TYPES * (int(match[1]) - 1) + LETTERS.index(match[2])
        for thing in scene.marks:
            sort, _, number = thing.partition(":")
            if sort in ("malfunction", "knowledge") and int(number) % KINDS == kind:
                return thing
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """A thing in words; of no thing: the characters at the table and the tiles seen so far."""
    if thing:
        return plain.info(scene, thing)
    seats = [f"character:{who}" for who in scene.fields["character"]]
    tiles = [f"tile:{n}" for n, face in enumerate(scene.fields["face"]) if face >= 0]
    return [line for each in seats + tiles for line in plain.info(scene, each)]


# Players


def _players(scene: Scene) -> list[Text]:
    """A line or two for each player: name, character, Knowledge by type."""
    lines = []
    for seat in range(scene.table.seats):
        fields = scene.fields
        who = fields["character"][seat]
        mark = scene.mark(f"character:{who}") if fields["player"] == seat else Text()
        name = scene.player(seat, fields["player"] == seat, wide=22)
        name.truncate(22, pad=True)
        ability = Text.assemble(" ", (_character(scene, who), "bold"), mark)
        ability.truncate(12, pad=True)
        held = Text(f"{fields['held'][seat]}/{_limit(scene)} ".rjust(7), style=QUIET)
        tokens = _tokens(scene, fields["knowledge"][seat], "knowledge", seat)
        wrapped = _wrap(tokens, scene.width - 42)
        lines.append(Text.assemble(name, ability, held, wrapped[0]))
        lines += [Text.assemble(" " * 41, more) for more in wrapped[1:]]
    return lines


def _limit(scene: Scene) -> int:
    named = scene.table.rules.named
    low = scene.fields["active"] >> TILES.index("limit6") & 1
    return int(named.LIMIT_LOW if low else named.LIMIT)


def _tokens(scene: Scene, row: Sequence[int], thing: str, owner: int) -> list[Text]:
    """The tokens of a row, each kind once with its count and the number to type."""
    found = []
    for kind in range(KINDS):
        if row[kind]:
            count = f"{row[kind]}×" if row[kind] > 1 else ""
            mark = scene.mark(f"{thing}:{owner * KINDS + kind}")
            found.append(Text.assemble(count, _token(scene, kind), mark))
    return found


def _token(scene: Scene, kind: int) -> Text:
    letter = scene.say("bethel-letter", type=TYPE_NAMES[kind % TYPES])
    return Text(f"{kind // TYPES + 1}{letter}", style=STYLES[kind % TYPES])


def _wrap(parts: Sequence[Text], room: int) -> list[Text]:
    """Parts side by side, as many to a line as fit; one empty line if there are none."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + 1 + part.cell_len > room:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], " " if lines[-1].cell_len else "", part)
    return lines


# The ring


def _ring(scene: Scene) -> list[Text]:
    """Six boxes in two rows of three."""
    lines = []
    for row in RING:
        contents = [_machine(scene, machine) for machine in row]
        height = max(map(len, contents))
        boxes = [_box(scene, n, c, height) for n, c in zip(row, contents, strict=True)]
        lines += [Text("  ").join(parts) for parts in zip_longest(*boxes)]
    return lines


def _machine(scene: Scene, machine: int) -> list[Text]:
    """Workers, malfunctions, the spy, the critical tile, the section."""
    fields = scene.fields
    workers = [
        Text(_short(scene, worker), style=STYLES[worker])
        for worker in range(TYPES)
        for _ in range(fields["workers"][machine][worker])
    ]
    lines = _wrap(workers or [Text("–", style=QUIET)], INNER)
    tokens = _tokens(scene, fields["malfunctions"][machine], "malfunction", machine)
    if fields["spy"][machine]:
        spy = Text(scene.say("bethel-spy"), style=BROKEN)
        tokens.append(Text.assemble(spy, scene.mark(f"spy:{machine}")))
    lines += _wrap(tokens or [Text("·", style=QUIET)], INNER)
    face = fields["face"][machine]
    up = fields["critical"] >> machine & 1
    tile = _tile(scene, face) if face >= 0 else scene.say("bethel-unknown-tile")
    lines.append(Text(tile, style=BROKEN if up else QUIET))
    lines.append(_section(scene, machine))
    return lines


def _section(scene: Scene, section: int) -> Text:
    inside = scene.fields["orphanage"][section]
    types = scene.table.rules.named.SECTION[section]
    letters = [
        Text(scene.say("bethel-letter", type=TYPE_NAMES[n]), style=STYLES[n])
        for n in range(TYPES)
        if types[n]
    ]
    held = Text("–", style=QUIET) if inside < 0 else Text(_short(scene, inside), style="bold")
    name = Text(scene.say("bethel-section"), style=QUIET)
    return Text.assemble(name, " ", *letters, " ", held)


def _box(scene: Scene, machine: int, lines: list[Text], height: int) -> list[Text]:
    """A machine's box: its number and its load on the upper edge."""
    fields, most = scene.fields, scene.table.rules.named.CRITICAL_LOAD
    load = fields["lying"][machine] + fields["spy"][machine]
    edge = BROKEN if fields["critical"] >> machine & 1 else EDGE
    hand = fields["hand_n"] and fields["at"] == machine
    title = scene.say("bethel-machine", machine=machine + 1) + (" ◄" if hand else "")
    gauge = FULL * min(load, most) + FREE * max(0, most - load)
    gauge += f"+{load - most}" if load > most else ""
    dash = "─" * (INNER - len(title) - len(gauge) - 2)
    drawn = [Text.assemble((f"┌ {title} {dash} {gauge}┐", edge))]
    for line in [*lines, *[Text()] * (height - len(lines))]:
        space = " " * (INNER - line.cell_len)
        drawn.append(Text.assemble(("│", edge), " ", line, space, ("│", edge)))
    drawn.append(Text(f"└{'─' * (INNER + 1)}┘", style=edge))
    return drawn


def _hand(scene: Scene) -> list[Text]:
    """The workers in the hand, and where the next one goes."""
    fields = scene.fields
    if not fields["hand_n"]:
        return []
    workers = [_short(scene, n) for n in range(TYPES) for _ in range(fields["hand"][n])]
    machine = (fields["at"] + fields["way"]) % MACHINES + 1
    said = scene.say("bethel-hand", workers=" ".join(workers), machine=machine)
    return [Text(said, style="bold")]


# The Dream Machine, the column, what is active


def _dream(scene: Scene) -> list[Text]:
    fields = scene.fields
    built = fields["built"]
    picture = "■" * built + "□" * (MACHINES - built)
    named = scene.table.rules.named
    more = named.BUILD_MORE if fields["active"] >> TILES.index("build_plus1") & 1 else 0
    cost = named.COST[min(built, MACHINES - 1)] + more
    dream = scene.say("bethel-dream", picture=picture, built=built, cost=cost)
    left, gone = fields["reserve_n"], sum(fields["discard"])
    stock = scene.say("bethel-stock", left=left, gone=gone)
    known = ["?" if spy is None else str(spy + 1) for spy in fields["column"]]
    column = scene.say("bethel-column", column=" ".join(known[: fields["column_n"]]) or "–")
    return [Text(dream), Text(f"{stock} · {column}", style=QUIET)]


def _active(scene: Scene) -> list[RenderableType]:
    """What the tiles turned up do, in a line each."""
    shown: list[RenderableType] = []
    state = cast(Position, scene.table._state)
    for machine, face in enumerate(scene.fields["face"]):
        if scene.fields["critical"] >> machine & 1:
            text = scene.said(tile_text(scene.table.rules.named, state, face))
            shown.append(Text.assemble((f"! {machine + 1} ", BROKEN), text))
    return shown


# Words


def _character(scene: Scene, who: int) -> str:
    return scene.say("character-name", character=CHARACTERS[who])


def _tile(scene: Scene, face: int) -> str:
    return scene.say("tile-name", tile=TILES[face])


def _short(scene: Scene, worker: int) -> str:
    return scene.say("bethel-worker", worker=WORKERS[worker])
