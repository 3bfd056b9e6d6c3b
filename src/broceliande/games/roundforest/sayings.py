"""Parts of sentences: lists of objects, what a character wants, what lies on a tile, what is in
question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.roundforest.backpack import heavy_in
from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import SEATS, Position
from broceliande.games.roundforest.forest import SIDE
from broceliande.games.roundforest.names import (
    CHARACTERS,
    CHIPS,
    COLUMNS,
    METALS,
    MISSIONS,
    OBJECTS,
    Card,
    Ground,
    Reward,
    Who,
)


def listed(items: Sequence[Phrase]) -> Phrase:
    """Several things in a row: "a, b and c"."""
    if not items:
        return Phrase("list-none")
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return Phrase("list-two", {"one": items[0], "two": items[1]})
    return Phrase("list-more", {"one": items[0], "rest": listed(items[1:])})


def an_object(kind: int) -> Phrase:
    """An object, said with its article."""
    return Phrase("an-object", {"object": name_of(kind)})


def name_of(kind: int) -> str:
    """An object by the name that the words' files know; "none" for -1."""
    return OBJECTS[kind] if kind >= 0 else "none"


def coins(metal: int, count: int) -> Phrase:
    """So many coins of a metal."""
    return Phrase("n-coins", {"coins": count, "metal": METALS[metal]})


def tile_name(cell: int) -> Phrase:
    """A tile by its column's letter and its row's number, from the north-west."""
    return Phrase("tile-name", {"column": COLUMNS[cell % SIDE], "row": cell // SIDE + 1})


def gap_name(gap: int) -> Phrase:
    """A gap by the two tiles, or corners, that lie north-west and south-east of it."""
    row, column = divmod(gap, SIDE - 1)
    cell = row * SIDE + column
    return Phrase("gap-name", {"tile": tile_name(cell), "other": tile_name(cell + SIDE + 1)})


def lies(r: Any, s: Position, cell: int) -> Phrase:
    """What lies on a tile."""
    if r.GROUND[s.layout][cell] == Ground.WELL:
        return Phrase("lies-well")
    if s.token[cell] >= 0:
        return Phrase("lies-character", {"character": CHARACTERS[s.token[cell]]})
    if s.object[cell] >= 0:
        return Phrase("lies-object", {"object": OBJECTS[s.object[cell]]})
    if s.chip[cell] >= 0:
        return Phrase("lies-chip", {"chip": CHIPS[s.chip[cell]]})
    return Phrase("lies-nothing")


def wish(r: Any, character: int, mission: int) -> Phrase:
    """What a mission takes and what it brings."""
    which = character * 2 + mission
    given = [kind for kind in r.GIVE[which] if kind >= 0]
    needs = zip(r.NEED[which], r.NEED_COUNT[which], strict=True)
    shown = [k for k, n in needs if k >= 0 for _ in range(n - given.count(k))]
    paid = [coins(metal, n) for metal, n in enumerate(r.GIVE_COINS[which]) if n]
    arguments: dict[str, Any] = {
        "given": listed([*map(an_object, given), *paid]),
        "reward": _reward(r.BRINGS[which]),
    }
    if not shown:
        return Phrase("wish", arguments)
    return Phrase("wish-shown", {**arguments, "shown": listed([*map(an_object, shown)])})


def _reward(brings: int) -> Phrase:
    if brings == Reward.NONE:
        return Phrase("reward-none")
    return Phrase("reward-apple") if brings == Reward.APPLE else an_object(brings)


def character_text(r: Any, character: int) -> Phrase:
    """What a character wants, or what it does."""
    if character < Who.PRINCE:
        both = {which: wish(r, character, at) for at, which in enumerate(MISSIONS)}
        return Phrase("missions", both)
    name = CHARACTERS[character].replace("_", "-")
    if character == Who.FOREST_SPIRIT:
        return Phrase(f"ability-{name}", {"apples": r.GOAL})
    return Phrase(f"ability-{name}")


def where(s: Position, character: int) -> Phrase:
    """Where a character's card and token are."""
    card = s.card[character]
    if card == Card.IN_PILE:
        return Phrase("where-pile")
    if card == Card.IN_HAND:
        return Phrase("where-drawn")
    tile = tile_name(list(s.token).index(character))
    if 0 <= card < SEATS:
        return Phrase("where-debt", {"player": Seat(card), "tile": tile})
    return Phrase("where-open", {"tile": tile})


def objects_of(s: Position, seat: int, objects: int) -> list[int]:
    """The objects of a set, a bit for each place of the backpack."""
    return [s.pack[seat][place] for place in range(SLOTS) if objects >> place & 1]


def set_of_objects(s: Position, seat: int, objects: int) -> Phrase:
    """The same in words."""
    return listed([an_object(kind) for kind in objects_of(s, seat, objects)])


def heavy_name(s: Position, seat: int) -> str:
    """The heavy object of a backpack, by name."""
    return name_of(heavy_in(s, seat))


def metal_in_question(r: Any, s: Position) -> str:
    """The metal of the coin token in question."""
    coin = r.COIN[s.held[0]] if s.held[0] >= 0 else -1
    return METALS[max(coin, 0)]


def character_name(character: int) -> str:
    """A character by the name that the words' files know; "none" for -1."""
    return CHARACTERS[character] if character >= 0 else "none"


def text_of_met(r: Any, s: Position) -> Phrase:
    """What the character being dealt with wants, or does."""
    return character_text(r, max(s.met, 0))


def chip_wanted(s: Position) -> str:
    """The chip of the tile to be chosen; "none" for a bare tile."""
    return CHIPS[s.wanted] if s.wanted < len(CHIPS) else "none"
