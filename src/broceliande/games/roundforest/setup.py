"""Players, goal and set-up (RF-001 to RF-024)."""

from __future__ import annotations

from broceliande.engine.luck import draw, shuffle
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import from_bag
from broceliande.games.roundforest.fields import BOARD, CAST, KINDS, Position
from broceliande.games.roundforest.forest import CELLS, GAPS
from broceliande.games.roundforest.names import Card, Ground, Metal
from broceliande.games.roundforest.options import Host
from broceliande.games.roundforest.questions import Tell
from broceliande.games.roundforest.tables import (
    APPLES,
    CHIP_COUNT,
    COIN,
    COINS,
    COMPASSES,
    CORNERS_OF,
    FAIRY_PLACES,
    FOREST_TILES,
    GROUND,
    LAYOUT_OF,
    OBJECT_COUNT,
    WELL_TILES,
)
from broceliande.games.roundforest.tiles import chip_from_bag


def set_up(s: Position) -> None:
    """RF-001 to RF-024: the table before the first turn; draws in the order of the ledger."""
    s.layout = LAYOUT_OF[s.seats]
    lay_tiles(s)
    draw_first_player(s)
    lay_chips(s)
    fill_blue_bag(s)
    fill_fairy_board(s)
    shuffle_cards(s)
    heap_supply(s)
    equip_players(s)
    tell(s, Tell.DEALT, s.first)


def lay_tiles(s: Position) -> None:
    """RF-003, RF-004: wells on the well cells, forest tiles on the others, in random order and
    turned at random; what is left over stays in the box."""
    ground = GROUND[s.layout]
    lay_kind(s, Ground.FOREST)
    lay_kind(s, Ground.WELL)  # RF-005
    for cell in range(CELLS):
        s.object[cell] = -1
        s.token[cell] = -1
        s.chip[cell] = -1
        if ground[cell] == Ground.OUTSIDE:
            s.tile[cell] = -1
        else:
            s.turned[cell] = draw(s, 4)  # RF-007
    for gap in range(GAPS):
        s.gap[gap] = -1


def lay_kind(s: Position, kind: int) -> None:
    """RF-006: draw a tile of that kind for each of its cells; `black` is the deck."""
    tiles = len(FOREST_TILES) if kind == Ground.FOREST else len(WELL_TILES)
    for at in range(tiles):
        s.black[at] = FOREST_TILES[at] if kind == Ground.FOREST else WELL_TILES[at]
    shuffle(s, s.black, tiles)
    for cell in range(CELLS):
        if GROUND[s.layout][cell] == kind:
            tiles -= 1
            s.tile[cell] = s.black[tiles]


def draw_first_player(s: Position) -> None:
    """RF-023: uniformly at random, unless the host names the first player."""
    s.first = s.option[Host.FIRST] if s.option[Host.FIRST] >= 0 else draw(s, s.seats)
    s.player = s.first


def lay_chips(s: Position) -> None:
    """RF-014, RF-015: all chips into the black bag, then one on each forest tile."""
    for colour in range(3):
        s.black_count[colour] = CHIP_COUNT[colour]
        for _ in range(CHIP_COUNT[colour]):
            s.black[s.black_n] = colour
            s.black_n += 1
    shuffle(s, s.black, s.black_n)
    for cell in range(CELLS):
        if GROUND[s.layout][cell] == Ground.FOREST:  # RF-016: wells get none
            s.chip[cell] = chip_from_bag(s)


def fill_blue_bag(s: Position) -> None:
    """RF-017, RF-018: all object tokens; in the harder game those with a silver coin stay out."""
    for kind in range(KINDS):
        count = OBJECT_COUNT[kind]
        if s.option[Host.HARDER] == 1 and COIN[kind] == Metal.SILVER:
            count = 0
        s.blue_count[kind] = count
        for _ in range(count):
            s.blue[s.blue_n] = kind
            s.blue_n += 1
    shuffle(s, s.blue, s.blue_n)


def fill_fairy_board(s: Position) -> None:
    """RF-019, RF-081: every place of the three rows gets an object from the blue bag."""
    for place in range(BOARD):
        s.fairy[place] = from_bag(s) if place % 3 < FAIRY_PLACES else -1
    for at in range(3):
        s.beside[at] = -1
        s.held[at] = -1


def shuffle_cards(s: Position) -> None:
    """RF-020, RF-021: twelve cards in one pile; their tokens lie beside it."""
    for character in range(CAST):
        s.pile[character] = character
        s.card[character] = Card.IN_PILE
    s.pile_n = CAST
    shuffle(s, s.pile, CAST)
    s.met = -1


def heap_supply(s: Position) -> None:
    """RF-022: coins, apples and the ring."""
    s.supply[Metal.COPPER] = COINS[Metal.COPPER]
    s.supply[Metal.SILVER] = COINS[Metal.SILVER]
    s.orchard = APPLES
    s.ring = -1


def equip_players(s: Position) -> None:
    """RF-009, RF-010: a corner, a pawn on the backpack, compasses, and nothing else (RF-013). The
    guide card has no part in play (RF-012)."""
    for seat in range(s.seats):
        named = s.option[Host.CORNERS + seat]
        s.corner[seat] = named if named >= 0 else CORNERS_OF[s.seats][seat]
        s.pawn[seat] = -1
        s.compass[seat] = COMPASSES  # RF-011
        for place in range(len(s.pack[seat])):
            s.pack[seat][place] = -1
