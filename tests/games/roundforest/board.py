"""Positions of Roundforest as the ledger writes them: its base board and changes to it.

    t = lay(pawns={"A": "r3c3"}, tiles={"r3c3": "F13"}, packs={"A": "anvil sword"})
    play(t, move="r2c3", object="keep")

Players are A, B, C, D in turn order, tiles "r3c3", gaps "p3.3", objects and characters by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import broceliande as bro
from broceliande.engine.rules import set_luck
from broceliande.engine.seed import seed_bytes
from broceliande.games.roundforest import GAME
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.forest import CELLS, SIDE
from broceliande.games.roundforest.names import CHARACTERS, CHIPS, OBJECTS, Card, Ground
from broceliande.games.roundforest.tasks import Task
from tests.games.playing import assert_sound, spelled_out

PLAYERS = "ABCD"
FAIRY = "helmet horseshoe hat cheese kettle jug spoon mortar mushroom"

# A stands in the middle of the forest: north both white, east only outer, south only inner.
HERE: dict[str, Any] = {"pawns": {"A": "r3c3"}, "tiles": {"r3c3": "F13"}}
RED: dict[str, Any] = {**HERE, "chips": {"r2c3": "red"}}
AT_WELL: dict[str, Any] = {"pawns": {"A": "r3c2"}}  # the well r2c2 is one step north
FIXED: dict[str, object] = {"first": 0, "amendments": spelled_out(GAME)}


def cell(name: str) -> int:
    """The number of a tile "r3c4"."""
    row, column = name.removeprefix("r").split("c")
    return (int(row) - 1) * SIDE + int(column) - 1


def tile(number: int) -> str:
    """The name of a tile."""
    return f"r{number // SIDE + 1}c{number % SIDE + 1}"


def gap(name: str) -> int:
    """The number of a gap "p3.4"."""
    row, column = name.removeprefix("p").split(".")
    return (int(row) - 1) * (SIDE - 1) + int(column) - 1


def lay(
    *,
    seats: int = 4,
    pawns: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    chips: Mapping[str, str] | None = None,
    objects: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    gaps: Mapping[str, str] | None = None,
    packs: Mapping[str, str] | None = None,
    coins: Mapping[str, tuple[int, int]] | None = None,
    apples: Mapping[str, int] | None = None,
    compasses: Mapping[str, int] | None = None,
    fairy: str = FAIRY,
    chip_next: str = "",
    object_next: str = "",
    card_next: str = "",
    player: str = "A",
    luck: int = 1,
    **options: object,
) -> bro.Table:
    """The ledger's base board (section 6) with these changes, at the start of a player's turn.

    A tile is "F13" or, turned, "F13 1"; a chip may be "none"; a token is "witch" (face up if
    altruistic) or "witch B" (B owes the debt). What is not named lies in bags, pile and supply.
    """
    t = bro.table(GAME, seats=seats, seed=1, options={**FIXED, **options})
    s = at(t)
    _lay_tiles(t, tiles or {})
    _lay_chips(t, chips or {}, [*(objects or {}), *(tokens or {})], (pawns or {}).values())
    for seat in range(seats):
        name = PLAYERS[seat]
        s.pawn[seat] = cell(pawns[name]) if pawns and name in pawns else -1
        s.compass[seat] = (compasses or {}).get(name, 2)
        s.coins[seat][0], s.coins[seat][1] = (coins or {}).get(name, (0, 0))
        s.apples[seat] = (apples or {}).get(name, 0)
        held = sorted(OBJECTS.index(kind) for kind in (packs or {}).get(name, "").split())
        for place in range(3):
            s.pack[seat][place] = held[place] if place < len(held) else -1
    for place, kind in enumerate(fairy.split()):
        s.fairy[place] = OBJECTS.index(kind) if kind != "-" else -1
    for where, kind in (objects or {}).items():
        s.object[cell(where)] = OBJECTS.index(kind)
    for where, kind in (gaps or {}).items():
        s.gap[gap(where)] = OBJECTS.index(kind)
    _lay_tokens(s, tokens or {})
    _fill(t, chip_next.split(), object_next.split(), card_next.split())
    set_luck(s, seed_bytes(luck))
    return begin(t, player)


def _lay_tiles(t: bro.Table, tiles: Mapping[str, str]) -> None:
    s = at(t)
    ids = t.rules.named.TILE_ID
    for number in range(CELLS):
        ground = t.rules.named.GROUND[s.layout][number]
        plain = {Ground.FOREST: "F17", Ground.WELL: "W3"}.get(ground)
        if plain is not None:
            name, _, turned = tiles.get(tile(number), plain).partition(" ")
            s.tile[number] = ids.index(name)
            s.turned[number] = int(turned or 0)


def _lay_chips(
    t: bro.Table, chips: Mapping[str, str], covered: Iterable[str], pawns: Iterable[str]
) -> None:
    s = at(t)
    stood = list(pawns)
    for number in range(CELLS):
        name = tile(number)
        chip = "red" if name[:2] in ("r4", "r5") else "blue"
        if t.rules.named.GROUND[s.layout][number] != Ground.FOREST or name in [*covered, *stood]:
            chip = "none"
        chip = chips.get(name, chip)
        s.chip[number] = CHIPS.index(chip) if chip != "none" else -1
        s.object[number] = s.token[number] = -1


def _lay_tokens(s: Position, tokens: Mapping[str, str]) -> None:
    for character in range(len(CHARACTERS)):
        s.card[character] = Card.IN_PILE
    for where, told in tokens.items():
        name, _, debtor = told.partition(" ")
        s.token[cell(where)] = CHARACTERS.index(name)
        keeper = PLAYERS.index(debtor) if debtor else Card.FACE_UP
        s.card[CHARACTERS.index(name)] = keeper


def _fill(t: bro.Table, chips: list[str], objects: list[str], cards: list[str]) -> None:
    """Bags, pile and supply hold the rest; what comes next lies last."""
    s, r = at(t), t.rules.named
    lying = [*s.object, *s.gap, *s.fairy, *(kind for pack in s.pack[: t.seats] for kind in pack)]
    left = [r.OBJECT_COUNT[kind] - lying.count(kind) for kind in range(len(OBJECTS))]
    if t.options.get("harder"):
        left[OBJECTS.index("coin_silver")] = 0
    assert min(left) >= 0, "more objects laid than there are"
    s.blue_n = _bag(s.blue, left, [OBJECTS.index(name) for name in objects])
    for kind, count in enumerate(left):
        s.blue_count[kind] = count
    left = [r.CHIP_COUNT[chip] - list(s.chip).count(chip) for chip in range(3)]
    assert min(left) >= 0, "more chips laid than there are"
    s.black_n = _bag(s.black, left, [CHIPS.index(name) for name in chips])
    for chip in range(3):
        s.black_count[chip] = left[chip]
        s.aside[chip] = 0
    out = [int(card == Card.IN_PILE) for card in s.card]
    s.pile_n = _bag(s.pile, out, [CHARACTERS.index(name) for name in cards])
    for metal in range(2):
        s.supply[metal] = r.COINS[metal] - sum(purse[metal] for purse in s.coins)
    s.orchard = r.APPLES - sum(s.apples)


def _bag(row: list[int], counts: list[int], last: list[int]) -> int:
    """Fill a bag; the first of `last` is drawn first."""
    rest = list(counts)
    for piece in last:
        rest[piece] -= 1
        assert rest[piece] >= 0, "what comes next is not in the bag"
    pieces = [piece for piece, count in enumerate(rest) for _ in range(count)] + last[::-1]
    for place, piece in enumerate(pieces):
        row[place] = piece
    return len(pieces)


def begin(t: bro.Table, player: str = "A", sound: bool = True) -> bro.Table:
    """Begin that player's turn in the position as it lies."""
    s = at(t)
    s.player = PLAYERS.index(player)
    s.turn = s.asked = s.todo_n = 0
    s.__dict__["story"].clear()
    t.told.clear()
    t.rules.named.push(s, Task.BEGIN_TURN)
    t.rules.named.go_on(s)
    if sound:
        assert_sound(t)
    return t


def assert_tidy(t: bro.Table) -> None:
    """What lies nowhere is -1, and between two deeds of a turn nothing is in question."""
    s = at(t)
    rows = (s.chip, s.object, s.token, s.gap, s.fairy, s.beside, s.held, s.pawn, s.card, *s.pack)
    assert min(map(min, rows)) >= -1
    if t.question in ("start_window", "move", "end_window", "spirit_place"):
        assert [s.met, *s.held, *s.beside] == [-1] * 7


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)


def scatter(t: bro.Table, keep: str = "", spare: str = "r2c3", chips: str = "blue") -> bro.Table:
    """Lay objects of the blue bag, all but `keep`, on tiles in place of chips of these colours, but
    not on `spare`; when these are used up, into the backpacks of B and C. Then A's turn begins."""
    s = at(t)
    kept = [OBJECTS.index(name) for name in keep.split()]
    out = [kind for kind in range(len(OBJECTS)) for _ in range(s.blue_count[kind])]
    for kind in kept:
        out.remove(kind)
    colours = [CHIPS.index(name) for name in chips.split()]
    free = [n for n in range(CELLS) if s.chip[n] in colours and tile(n) not in spare.split()]
    slots = [(seat, place) for seat in (1, 2) for place in range(3) if s.pack[seat][place] < 0]
    while out and (free or slots):
        if free:
            here = free.pop()
            s.aside[s.chip[here]] += 1
            s.chip[here] = -1
            s.object[here] = out.pop(0)  # the heavy ones first
        else:
            seat, place = slots.pop(0)
            s.pack[seat][place] = out.pop(0)
    for kind in range(len(OBJECTS)):
        s.blue_count[kind] = (out + kept).count(kind)
    s.blue_n = _bag(s.blue, list(s.blue_count), kept)
    return begin(t)
