"""What must hold in every position: each fault is found, in the first and in the last place."""

from collections.abc import Callable
from typing import Any

import pytest

import broceliande as bro
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS, Card
from broceliande.games.roundforest.questions import Fault
from tests.games.roundforest.board import at, cell, lay
from tests.rules import rule

FIRST, LAST = cell("r1c2"), cell("r6c5")  # tiles, both with a blue chip
CORNER, WELL = cell("r1c1"), cell("r2c2")
ANVIL, STONE, BOOTS = (OBJECTS.index(name) for name in ("anvil", "stone", "boots"))
SILVER = OBJECTS.index("coin_silver")
DEVIL, SPIRIT = CHARACTERS.index("devil"), CHARACTERS.index("forest_spirit")
Spoil = Callable[[Position], object]


def board(**changes: Any) -> bro.Table:
    """Three players; a bit of everything lies about."""
    laid: dict[str, Any] = {
        "pawns": {"A": "r3c3", "B": "r3c4", "C": "r6c3"},
        "tokens": {"r5c3": "witch B", "r5c4": "prince", "r4c1": "smith C", "r4c3": "bandit A"},
        "objects": {"r1c3": "chest", "r6c4": "key"},
        "packs": {"A": "anvil key", "C": "cross"},
        "coins": {"A": (2, 1), "C": (3, 2)},
        "apples": {"A": 1, "C": 2},
        "card_next": "devil",
    }
    return lay(seats=3, **{**laid, **changes})


def swap(row: list[int], place: int, piece: int) -> list[int]:
    row[place] = piece
    return row


def more(row: list[int], place: int, by: int = 1) -> list[int]:
    row[place] += by
    return row


def shift(here: list[int], at: int, there: list[int], to: int, by: int) -> None:
    """So many from here to there."""
    here[at] -= by
    there[to] += by


def apples(s: Position, seat: int, by: int) -> Position:
    """So many apples from the supply to a player."""
    s.orchard -= by
    s.apples[seat] += by
    return s


def chip_out(s: Position) -> int:
    """The next chip of the black bag."""
    s.black_n -= 1
    s.black_count[s.black[s.black_n]] -= 1
    return s.black[s.black_n]


def object_out(s: Position, kind: int) -> int:
    """An object of that kind out of the blue bag."""
    place = list(s.blue).index(kind)
    s.blue_n -= 1
    s.blue_count[kind] -= 1
    for at_ in range(place, s.blue_n):
        s.blue[at_] = s.blue[at_ + 1]
    return kind


def card_out(s: Position, keeper: int, where: int = -1) -> Position:
    """The devil's card leaves the pile, and his token lies there."""
    s.pile_n -= 1
    s.card[DEVIL] = keeper
    if where >= 0:
        s.token[where] = DEVIL
    return s


def bare(s: Position, where: int) -> Position:
    """The blue chip of that tile lies aside."""
    s.chip[where] = -1
    s.aside[0] += 1
    return s


def stray(s: Position, colour: int) -> None:
    """A piece of no colour in the black bag, not counted among them."""
    s.black_count[colour] -= 1
    s.aside[colour] += 1
    s.black[list(s.black).index(colour)] = 3


def empty_black_bag(s: Position) -> None:
    for colour in range(3):
        s.aside[colour] += s.black_count[colour]
        s.black_count[colour] = 0
    s.black_n = 0


def owe_chip(s: Position) -> None:
    """A chip in the bag that is missing aside."""
    s.black[s.black_n] = 1
    s.black_n += 1
    s.black_count[1] += 1
    s.aside[1] -= 1


def packed(s: Position, seat: int, *kinds: int) -> None:
    """These objects of the bag lie in a backpack that was empty, place by place."""
    for place, kind in enumerate(kinds):
        s.pack[seat][place] = object_out(s, kind) if kind >= 0 else -1


FAULTS: list[tuple[Fault, str, Spoil]] = [
    (Fault.BAG_WRONG, "the first chip", lambda s: swap(s.black, 0, (s.black[0] + 1) % 3)),
    (Fault.BAG_WRONG, "the last chip",
     lambda s: swap(s.black, s.black_n - 1, (s.black[s.black_n - 1] + 1) % 3)),
    *((Fault.BAG_WRONG, f"the count of chips {n}", lambda s, n=n: more(s.black_count, n))
      for n in range(3)),
    *((Fault.BAG_WRONG, f"a chip of no colour for {n}", lambda s, n=n: stray(s, n))
      for n in range(3)),
    *((Fault.BAG_WRONG, f"a chip of no colour counted as {n}",
       lambda s, n=n: swap(s.black, list(s.black).index(n), 3)) for n in range(3)),
    (Fault.BAG_WRONG, "the first object", lambda s: swap(s.blue, 0, BOOTS)),
    (Fault.BAG_WRONG, "the last object", lambda s: swap(s.blue, s.blue_n - 1, ANVIL)),
    (Fault.BAG_WRONG, "the count of anvils", lambda s: more(s.blue_count, ANVIL)),
    (Fault.BAG_WRONG, "the count of boots", lambda s: more(s.blue_count, BOOTS)),
    (Fault.BAG_WRONG, "an object of no kind",
     lambda s: (more(s.blue_count, s.blue[0], -1), swap(s.blue, 0, len(OBJECTS)))),
    (Fault.BAG_WRONG, "an empty black bag", empty_black_bag),
    *((Fault.CHIPS_LOST, f"a chip {n} too many aside", lambda s, n=n: more(s.aside, n))
      for n in range(3)),
    (Fault.CHIPS_LOST, "the first tile's chip", lambda s: swap(s.chip, FIRST, -1)),
    (Fault.CHIPS_LOST, "the last tile's chip", lambda s: swap(s.chip, LAST, -1)),
    (Fault.CHIPS_LOST, "a chip on the first cell", lambda s: swap(s.chip, 0, 1)),
    (Fault.CHIPS_LOST, "a chip on the last cell", lambda s: swap(s.chip, 35, 1)),
    (Fault.CHIPS_LOST, "a chip owed", owe_chip),
    *((Fault.OBJECTS_LOST, f"held {n}", lambda s, n=n: swap(s.held, n, ANVIL)) for n in (0, 2)),
    *((Fault.OBJECTS_LOST, f"beside {n}", lambda s, n=n: swap(s.beside, n, BOOTS))
      for n in (0, 2)),
    (Fault.OBJECTS_LOST, "the first backpack", lambda s: swap(s.pack[0], 0, STONE)),
    (Fault.OBJECTS_LOST, "the last backpack", lambda s: swap(s.pack[2], 2, STONE)),
    *((Fault.OBJECTS_LOST, f"the fairy {n}", lambda s, n=n: swap(s.fairy, n, -1)) for n in (0, 8)),
    *((Fault.OBJECTS_LOST, f"the cell {n}", lambda s, n=n: swap(s.object, n, STONE))
      for n in (0, 35)),
    *((Fault.OBJECTS_LOST, f"the gap {n}", lambda s, n=n: swap(s.gap, n, STONE)) for n in (0, 24)),
    *((Fault.COINS_LOST, f"the supply {n}", lambda s, n=n: more(s.supply, n)) for n in (0, 1)),
    *((Fault.COINS_LOST, f"the purse of {n}", lambda s, n=n: more(s.coins[n], 1)) for n in (0, 2)),
    *((Fault.COINS_LOST, f"the purse of {n} below 0",
       lambda s, n=n: shift(s.coins[n], 0, s.supply, 0, 9)) for n in (0, 2)),
    *((Fault.COINS_LOST, f"the supply of {n} below 0",
       lambda s, n=n: shift(s.supply, n, s.coins[1], n, s.supply[n] + 1)) for n in (0, 1)),
    (Fault.APPLES_LOST, "the supply", lambda s: setattr(s, "orchard", s.orchard - 1)),
    *((Fault.APPLES_LOST, f"an apple of {n}", lambda s, n=n: more(s.apples, n)) for n in (0, 2)),
    *((Fault.APPLES_LOST, f"{n} owes apples", lambda s, n=n: apples(s, n, -5)) for n in (0, 2)),
    (Fault.APPLES_LOST, "the supply below 0", lambda s: apples(s, 1, s.orchard + 1)),
    (Fault.CHARACTER_ASTRAY, "a card twice", lambda s: swap(s.pile, 0, s.pile[1])),
    (Fault.CHARACTER_ASTRAY, "another last card", lambda s: swap(s.pile, s.pile_n - 1, s.pile[0])),
    (Fault.CHARACTER_ASTRAY, "a token on the first cell", lambda s: swap(s.token, 0, DEVIL)),
    (Fault.CHARACTER_ASTRAY, "a token on the last cell", lambda s: swap(s.token, 35, DEVIL)),
    (Fault.CHARACTER_ASTRAY, "a card lost", lambda s: setattr(s, "pile_n", s.pile_n - 1)),
    (Fault.CHARACTER_ASTRAY, "the first debt's token", lambda s: swap(s.token, cell("r4c3"), -1)),
    (Fault.CHARACTER_ASTRAY, "the smith's token", lambda s: swap(s.token, cell("r4c1"), -1)),
    (Fault.CHARACTER_ASTRAY, "the spirit's card", lambda s: swap(s.card, SPIRIT, Card.FACE_UP)),
    (Fault.CHARACTER_ASTRAY, "a debt without a token", lambda s: card_out(s, 2)),
    (Fault.CHARACTER_ASTRAY, "face up without a token", lambda s: card_out(s, Card.FACE_UP)),
    (Fault.CHARACTER_ASTRAY, "a debt of nobody", lambda s: card_out(s, 3)),
    (Fault.CHARACTER_ASTRAY, "a debt of nobody with its token",
     lambda s: (bare(s, FIRST), card_out(s, 3, FIRST))),
    (Fault.CHARACTER_ASTRAY, "a card nowhere", lambda s: card_out(s, -2)),
    (Fault.CHARACTER_ASTRAY, "a card drawn with its token",
     lambda s: (bare(s, FIRST), card_out(s, Card.IN_HAND, FIRST))),
    *((Fault.TILE_OVERFULL, f"an object beside a chip on {n}",
       lambda s, n=n: swap(s.object, n, object_out(s, STONE))) for n in (FIRST, LAST)),
    (Fault.TILE_OVERFULL, "a token beside a chip", lambda s: card_out(s, 0, LAST)),
    (Fault.TILE_OVERFULL, "a chip on a well", lambda s: swap(s.chip, WELL, chip_out(s))),
    (Fault.TILE_OVERFULL, "an object on a well",
     lambda s: swap(s.object, WELL, object_out(s, STONE))),
    (Fault.TILE_OVERFULL, "a token on a well", lambda s: card_out(s, 1, WELL)),
    *((Fault.TILE_OVERFULL, f"a chip on the corner {n}",
       lambda s, n=n: swap(s.chip, n, chip_out(s))) for n in (CORNER, 35)),
    (Fault.PAWNS_ASTRAY, "two pawns on a tile", lambda s: swap(s.pawn, 2, s.pawn[0])),
    (Fault.PAWNS_ASTRAY, "two pawns on a well",
     lambda s: (swap(s.pawn, 0, WELL), swap(s.pawn, 1, WELL))),
    (Fault.PAWNS_ASTRAY, "a pawn on a corner", lambda s: swap(s.pawn, 1, CORNER)),
    *((Fault.TILE_BARE, f"the tile {n}", lambda s, n=n: bare(s, n)) for n in (FIRST, LAST)),
    (Fault.BACKPACK_WRONG, "an empty place first", lambda s: packed(s, 1, -1, STONE)),
    (Fault.BACKPACK_WRONG, "an empty place between", lambda s: packed(s, 1, STONE, -1, BOOTS)),
    (Fault.BACKPACK_WRONG, "an anvil after an empty place", lambda s: packed(s, 1, -1, ANVIL)),
    (Fault.BACKPACK_WRONG, "an anvil out of order", lambda s: packed(s, 1, BOOTS, ANVIL)),
    (Fault.BACKPACK_WRONG, "out of order", lambda s: packed(s, 1, BOOTS, STONE)),
    (Fault.BACKPACK_WRONG, "the last out of order", lambda s: packed(s, 1, STONE, BOOTS, SILVER)),
    (Fault.BACKPACK_WRONG, "two heavy objects", lambda s: packed(s, 1, ANVIL, STONE)),
    *((Fault.COMPASSES, f"too many of {n}", lambda s, n=n: swap(s.compass, n, 3)) for n in (0, 2)),
    (Fault.COMPASSES, "fewer than none", lambda s: swap(s.compass, 1, -1)),
]  # fmt: skip


@rule("RF-014", "RF-016", "RF-017", "RF-021", "RF-022", "RF-043", "RF-047", "RF-070", "RF-071")
@pytest.mark.parametrize(("fault", "what", "spoil"), FAULTS, ids=[what for _, what, _ in FAULTS])
def test_what_is_lost_owed_or_misplaced_is_found(fault: Fault, what: str, spoil: Spoil) -> None:
    t = board()
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault


SOUND: list[Spoil] = [
    lambda s: (bare(s, FIRST), swap(s.object, FIRST, object_out(s, STONE))),
    lambda s: (bare(s, LAST), card_out(s, 2, LAST)),
    lambda s: (bare(s, LAST), card_out(s, Card.FACE_UP, LAST)),
    lambda s: card_out(s, Card.IN_HAND),
    lambda s: (bare(s, LAST), swap(s.pawn, 1, LAST), swap(s.chip, cell("r3c4"), chip_out(s))),
    lambda s: packed(s, 1, ANVIL, BOOTS),
    lambda s: packed(s, 1, SILVER, SILVER),
    lambda s: shift(s.supply, 0, s.coins[1], 0, s.supply[0]),
    lambda s: apples(s, 1, s.orchard),
    lambda s: (apples(s, 0, -1), apples(s, 2, -2)),
    lambda s: swap(s.gap, 24, object_out(s, STONE)),
    lambda s: swap(s.compass, 2, 0),
    *(lambda s, n=n: swap(s.held, n, object_out(s, STONE)) for n in (0, 2)),
    *(lambda s, n=n: swap(s.beside, n, object_out(s, STONE)) for n in (0, 2)),
]


@rule("RF-068", "RF-070", "RF-075", "RF-077", "RF-089", "RF-105", "RF-171")
@pytest.mark.parametrize("change", SOUND)
def test_what_may_be_is_sound(change: Spoil) -> None:
    t = board()
    change(at(t))
    assert t.rules.check(t.state) == 0


@rule("RF-018")
def test_in_the_harder_game_silver_tokens_stay_out() -> None:
    t = board(harder=True)
    assert t.rules.check(t.state) == 0
    at(t).held[0] = SILVER
    assert t.rules.check(t.state) == Fault.OBJECTS_LOST


@rule("RF-070")
def test_no_object_lies_beyond_the_places_of_a_backpack() -> None:
    t = board(edition={"backpack": {"places": 2}})
    packed(at(t), 1, ANVIL, BOOTS)
    assert t.rules.check(t.state) == 0
    at(t).pack[2][1] = object_out(at(t), SILVER)
    at(t).pack[2][2] = object_out(at(t), SILVER)
    assert t.rules.check(t.state) == Fault.BACKPACK_WRONG
