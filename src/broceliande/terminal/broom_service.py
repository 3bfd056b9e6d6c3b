"""Draws the table of Broom Service: the round, the players, the hand; then the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from broceliande.engine.moves import Move
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
from broceliande.games.broom_service.maps import REGIONS, SPACES, TOWERS
from broceliande.games.broom_service.names import RESOURCES
from broceliande.terminal import plain
from broceliande.terminal.broom_map import PAINT, board, regions
from broceliande.terminal.lines import aligned, block
from broceliande.terminal.scene import QUIET, Scene, count

STANCES = ("brave", "cowardly", "none", "passed", "out")


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    parts = [*_round(scene), Text(), *_players(scene), *_hand(scene), Text(), *board(scene), Text()]
    return Group(block(parts), block(regions(scene)))


def note(scene: Scene, move: Move) -> str:
    """Under a card that can be led: what it does, bravely or cowardly."""
    kind, _, number = move.path[0].partition(":")
    if kind != "role" or len(move.path) < 2:
        return ""
    return scene.said(role_text(scene.table.rules.named, int(number), move.path[1][7:] == "brave"))


def find(scene: Scene, text: str) -> str:
    """A region by its letter or its name, a role by its name, a tower by its number."""
    sought, side = text.strip(), scene.fields["side"]
    named = scene.table.rules.named
    for region, letter in enumerate(named.REGION_ID[side]):
        name = scene.said(region_phrase(named, side, region)) if letter else ""
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
    lines = [scene.said(happening_text(named, fields["event"]))]
    state = cast(Position, scene.table._state)
    for space in range(SPACES):
        if fields["tile"][space] >= 0:
            side = fields["side"]
            region = scene.said(region_phrase(named, side, named.SPACE_REGION[side][space]))
            said = scene.said(tile_text(named, state, space))
            lines.append(scene.say("broom-tile", region=region, text=said))
    if scene.seat is not None:
        owned = fields["tiles"][scene.seat]
        lines += [scene.said(forest_text(named, n)) for n, held in enumerate(owned) if held]
    return lines


# The round and the players


def _round(scene: Scene) -> list[Text]:
    """Round, event and cursed roles; then the trick."""
    fields = scene.fields
    event = scene.said(happening_phrase(fields["event"]))
    said = scene.say("broom-round", round=fields["round"], trick=fields["trick"], event=event)
    lines = [Text(said, style="bold")]
    text = scene.said(happening_text(scene.table.rules.named, fields["event"]))
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
    name = scene.player(seat, fields["leader"] == seat)
    goods = [count(number, style="") for number in fields["goods"][seat]]
    named, state = scene.table.rules.named, scene.table._state
    numbers = (
        fields["left"][seat], named.bolts(state, seat), named.amulets(state, seat),
        sum(fields["tiles"][seat]),
    )  # fmt: skip
    shown = [count(number, style="") for number in numbers]
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


# Words


def _role(scene: Scene, role: int) -> str:
    return scene.said(role_phrase(role))


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
