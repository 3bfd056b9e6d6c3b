"""Draws the table of Bloody Grove: the rival above, three groves between, your own side below."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from broceliande.engine.moves import Move
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import (
    ANIMALS,
    DRUIDS,
    GROVES,
    PLAYED,
    SPIRITS,
    TOKENS,
    VENERABLE,
    Place,
    TokenAt,
)
from broceliande.games.bloody_grove.things import card_text, printed_strength
from broceliande.terminal import plain
from broceliande.terminal.grove_signs import UNKNOWN, arcane, card_name, face, letter, strength
from broceliande.terminal.lines import block
from broceliande.terminal.scene import GOLD, QUIET, Scene, token

HEADING = "bold"
CENTRE = "◇"
GAP = 2


def draw(scene: Scene) -> RenderableType:
    """The whole table, as wide as the screen."""
    near = scene.seat or 0
    lines = [
        _round(scene),
        *_player(scene, 1 - near),
        *_groves(scene, near),
        *_player(scene, near),
        *_hand(scene),
        *_offers(scene),
        *_tokens(scene),
        Text(scene.say("bloody-grove-legend"), style=QUIET),
    ]
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(block(lines))


def note(scene: Scene, move: Move) -> str:
    """Under a Venerable that may be taken: what it is worth and what it does."""
    kind, _, number = move.path[0].partition(":")
    card = int(number) if kind == "card" else -1
    return scene.said(card_text(scene.table.rules.named, card)) if card >= VENERABLE else ""


def find(scene: Scene, text: str) -> str:
    """A card by its name; a base Spirit is your own."""
    sought = text.casefold().strip()
    first = 9 * (scene.seat or 0)
    for card in [*range(first, first + 9), *range(18, SPIRITS)]:
        if sought == card_name(scene, card).casefold():
            return f"card:{card}"
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """A thing in words; of no thing: the cards in hand and on offer, with what is on them."""
    if thing:
        number = thing.partition(":")[2]
        tokens = TOKENS * (1 + scene.fields["batches"])  # the names of all mixings so far
        known = {"card": SPIRITS, "grove": GROVES, "token": tokens, "pile": len(ANIMALS), "seat": 2}
        most = known.get(thing.partition(":")[0], 0)
        return plain.info(scene, thing) if not number.isdecimal() or int(number) < most else []
    cards = [*_held(scene), *scene.fields["elite"], *scene.fields["offer"]]
    return [scene.table.describe(f"card:{card}", scene.lang) for card in cards if card >= 0]


# The groves


def _round(scene: Scene) -> Text:
    fields = scene.fields
    said = scene.say("bloody-grove-round", round=fields["round"], turn=fields["turn"])
    starter = scene.say("bloody-grove-starter")
    return Text.assemble((said, HEADING), "  ", scene.named(fields["starter"]), f" {starter}")


def _groves(scene: Scene, near: int) -> list[Text]:
    """Three columns side by side: the rival's Spirits, the grove, the own Spirits."""
    wide = (scene.width - GAP * (GROVES - 1)) // GROVES
    above = [_column(scene, 1 - near, grove) for grove in range(GROVES)]
    below = [_column(scene, near, grove) for grove in range(GROVES)]
    banners = [[_banner(scene, grove, near, wide)] for grove in range(GROVES)]
    lines = _level(above, wide, push_down=True) + _level(banners, wide)
    return lines + _level(below, wide)


def _level(columns: list[list[Text]], wide: int, push_down: bool = False) -> list[Text]:
    tall = max(map(len, columns))
    lines = []
    for row in range(tall):
        cells = []
        for column in columns:
            at = row - (tall - len(column)) if push_down else row
            cell = column[at].copy() if 0 <= at < len(column) else Text()
            cell.truncate(wide, overflow="ellipsis", pad=True)
            cells.append(cell)
        lines.append(Text(" " * GAP).join(cells))
    return lines


def _banner(scene: Scene, grove: int, near: int, wide: int) -> Text:
    """The grove between both totals: the rival's, the cube, the own."""
    fields = scene.fields
    owner = fields["cube"][grove]
    cube = token(owner) if owner >= 0 else Text(CENTRE, style=QUIET)
    name = scene.say("grove-name", grove=ANIMALS[fields["groves"][grove]])
    active = fields["active"] == grove and not scene.table.over
    totals = [Text(_total(scene, seat, grove), style="bold") for seat in (1 - near, near)]
    line = Text.assemble(cube, " ", (name, GOLD if active else HEADING))
    line.append_text(Text.assemble("  ", token(1 - near), totals[0], " ", token(near), totals[1]))
    line.append(" " + "─" * max(0, wide - line.cell_len - 1), style=QUIET)
    return line


def _total(scene: Scene, seat: int, grove: int) -> str:
    """The strength that the viewer can count; a question mark for each unknown token."""
    r, state = scene.table.rules.named, cast(Position, scene.table._state)
    total = printed_strength(r, state, seat, grove)
    borne = [kind for card in _cards(scene, seat, grove) for kind in _borne(scene, card)]
    total += sum(r.VALUE[kind] for kind in borne if kind is not None)
    return f"{total}{UNKNOWN * borne.count(None)}"


def _cards(scene: Scene, seat: int, grove: int) -> list[int]:
    here = Place.COLUMN + GROVES * seat + grove
    cards = [card for card, place in enumerate(scene.fields["lies"]) if place == here]
    return sorted(cards, key=lambda card: scene.fields["laid"][card])


def _column(scene: Scene, seat: int, grove: int) -> list[Text]:
    """Strength, tokens and name of every Spirit; where it is narrow, the name is cut short."""
    lines = []
    for card in _cards(scene, seat, grove):
        mark = scene.mark(f"card:{card}")
        tokens = "".join(f"({arcane(scene, kind)})" for kind in _borne(scene, card))
        text = Text.assemble(mark, (strength(scene, card), "bold"))
        text.append(f" {tokens}" if tokens else "", "italic")
        lines.append(Text.assemble(text, f" {card_name(scene, card)}"))
    return lines


def _borne(scene: Scene, card: int) -> list[int | None]:
    """The tokens on a card as the viewer knows them: a kind, or None."""
    fields = scene.fields
    return [fields["token"][n] for n, at in enumerate(fields["token_at"]) if at == card]


# Players and their cards


def _player(scene: Scene, seat: int) -> list[Text]:
    """Hand, deck and Domination; the Druid and its Transformation; what the hand must hold."""
    fields = scene.fields
    pointer = Text("► " if seat in scene.table.asked else "  ", style=GOLD)
    head = Text.assemble(pointer, scene.named(seat))
    head.append("  " + scene.say(
        "bloody-grove-player", hand=fields["hand_n"][seat], deck=fields["deck_n"][seat],
        points=scene.table.scores[seat], backs=_backs(scene, seat),
    ))  # fmt: skip
    pile = fields["druid"][seat][: fields["druid_n"][seat]]
    druid = Text("    " + scene.say("bloody-grove-druid", druid=DRUIDS[seat]))
    if pile:
        top = scene.say(
            "bloody-grove-transformation", card=card_name(scene, pile[-1]), count=len(pile)
        )
        druid.append(f" · {top} {face(scene, pile[-1])}")
    known = [card for card in range(PLAYED) if fields["lies"][card] == Place.HELD + seat]
    if known and seat != scene.seat:
        names = ", ".join(card_name(scene, card) for card in known)
        return [head, druid, Text("    " + scene.say("bloody-grove-known", cards=names))]
    return [head, druid]


def _backs(scene: Scene, seat: int) -> str:
    """The backs in a hand: a dot for a base Spirit, a letter for an Elite."""
    base, *elites = scene.fields["backs"][seat]
    letters = "".join(letter(scene, a) * count for a, count in enumerate(elites))
    return "·" * base + letters or "–"


def _held(scene: Scene) -> list[int]:
    if scene.seat is None:
        return []
    return [card for card, held in enumerate(scene.fields["hand"][scene.seat]) if held]


def _hand(scene: Scene) -> list[Text]:
    """Your own hand."""
    cells = [_cell(scene, card) for card in _held(scene)]
    return _rows(scene, scene.say("bloody-grove-hand"), cells)


def _offers(scene: Scene) -> list[Text]:
    """Elites and Venerables face up, and how many Elites are left in each pile."""
    fields = scene.fields
    elites = [_cell(scene, card) for card in fields["elite"] if card >= 0]
    left = " ".join(f"{letter(scene, at)}{count}" for at, count in enumerate(fields["pile_n"]))
    venerables = [_cell(scene, card) for card in fields["offer"] if card >= 0]
    return [
        *_rows(scene, scene.say("bloody-grove-elites", left=left), elites),
        *_rows(scene, scene.say("bloody-grove-venerables"), venerables),
    ]


def _rows(scene: Scene, name: str, cells: list[Text]) -> list[Text]:
    """A heading, then cells two in a row."""
    wide = (scene.width - GAP) // 2
    rows = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    lines = _level_rows(rows, wide)
    return [Text(name, style=HEADING), *lines] if lines else []


def _level_rows(rows: list[list[Text]], wide: int) -> list[Text]:
    return [line for row in rows for line in _level([[cell] for cell in row], wide)]


def _cell(scene: Scene, card: int) -> Text:
    mark = scene.mark(f"card:{card}")
    return Text.assemble(mark, card_name(scene, card), (f" {face(scene, card)}", QUIET))


# Tokens


def _tokens(scene: Scene) -> list[Text]:
    """The reserve by number, with what you know of it; the discard by kind."""
    fields = scene.fields
    reserve = Text()
    for number, at in enumerate(fields["token_at"]):
        if at == TokenAt.RESERVE:
            name = number + TOKENS * fields["batch"][number]
            mark = scene.mark(f"token:{name}")
            kind = fields["token"][number]
            seen = f"={arcane(scene, kind)}" if kind is not None else ""
            reserve.append_text(Text.assemble(" ", mark, f"{name + 1}", (seen, GOLD)))
    lines = [Text.assemble((scene.say("bloody-grove-reserve"), HEADING), reserve)]
    used = [fields["token"][n] for n, at in enumerate(fields["token_at"]) if at == TokenAt.DISCARD]
    if used:
        said = " ".join(arcane(scene, kind) for kind in sorted(used))
        lines.append(Text.assemble((scene.say("bloody-grove-discard"), HEADING), f" {said}"))
    return lines
