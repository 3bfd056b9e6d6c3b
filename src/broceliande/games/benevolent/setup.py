"""Set-up (BE-004 to BE-025)."""

from __future__ import annotations

from broceliande.engine.luck import draw, shuffle
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, Position
from broceliande.games.benevolent.names import TILES, Gift
from broceliande.games.benevolent.options import Host
from broceliande.games.benevolent.questions import Tell
from broceliande.games.benevolent.tables import (
    DREAM_START,
    FACE_GREY,
    FACE_LOCATION,
    HEX_CELL,
    HEX_Q,
    HEX_R,
    HEX_SLOT,
    LAYOUT_COUNT,
    LAYOUT_FIRST,
    LAYOUT_HEXES,
    LAYOUT_SLOTS,
    LEAVES,
    START_LEAVES,
    STOCK,
    TILE_FACE,
    WALKING,
)


def set_up(s: Position) -> None:
    """BE-004 to BE-025: the table before the first turn; draws in the order of the ledger."""
    draw_first_player(s)
    draw_segments(s)
    assemble_forest(s)
    build_pyramid(s)
    pile_gifts(s)
    equip_players(s)
    tell(s, Tell.DEALT, s.first, s.hexes)


def draw_first_player(s: Position) -> None:
    """BE-005: uniformly at random, unless the host names the first player."""
    s.first = s.option[Host.FIRST] if s.option[Host.FIRST] >= 0 else draw(s, s.seats)
    s.player = s.first


def draw_segments(s: Position) -> None:
    """BE-017: a layout for the number of players, segments in random order, sides at random."""
    fixed = s.option[Host.LAYOUT]
    choice = fixed if fixed >= 0 else draw(s, LAYOUT_COUNT[s.seats])
    s.layout = LAYOUT_FIRST[s.seats] + choice
    if s.option[Host.FACES] >= 0:
        for slot in range(3):
            s.faces[slot] = s.option[Host.FACES + slot]
        return
    for segment in range(3):
        s.faces[segment] = segment
    shuffle(s, s.faces, 3)
    for slot in range(3):
        if slot < LAYOUT_SLOTS[s.layout]:
            s.faces[slot] = 2 * s.faces[slot] + draw(s, 2)
        else:
            s.faces[slot] = -1


def assemble_forest(s: Position) -> None:
    """BE-018 to BE-020: what each visible hex shows; a covered hex is out of play (BE-021)."""
    s.hexes = LAYOUT_HEXES[s.layout]
    for hex in range(len(s.location)):
        s.location[hex] = -1
    for hex in range(s.hexes):
        face = s.faces[HEX_SLOT[s.layout][hex]]
        at = HEX_CELL[s.layout][hex]
        s.location[hex] = FACE_LOCATION[face][at]
        s.grey[hex] = FACE_GREY[face][at]
        s.hex_q[hex] = HEX_Q[s.layout][hex]
        s.hex_r[hex] = HEX_R[s.layout][hex]


def build_pyramid(s: Position) -> None:
    """BE-023, BE-024: nine tiles in random order, each with a random face up."""
    for face in range(FACES):
        s.owner[face] = -1
    if s.option[Host.SECRETS] >= 0:
        for at in range(TILES):
            s.pyramid[at] = s.option[Host.SECRETS + at]
        return
    for at in range(TILES):
        s.pyramid[at] = at
    shuffle(s, s.pyramid, TILES)
    for at in range(TILES):
        s.pyramid[at] = TILE_FACE[s.pyramid[at]][draw(s, 2)]


def pile_gifts(s: Position) -> None:
    """BE-009: a pile for each gift, by the number of players."""
    for gift in range(GIFT_KINDS):
        # BE-010 with two players, BE-011 with three, BE-012 with four; BE-013: the rest is out
        s.piles[gift] = STOCK[s.seats][gift]


def equip_players(s: Position) -> None:
    """BE-004, BE-025: leaves, a Clover, Steps; none of them in the Forest yet."""
    s.reserve = LEAVES  # BE-007
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats  # BE-006
        s.leaves[seat] = START_LEAVES[turn]  # BE-008
        s.reserve -= START_LEAVES[turn]
        s.gifts[seat][Gift.CLOVER] = 1  # BE-014
        s.piles[Gift.CLOVER] -= 1
        s.dream[seat] = DREAM_START  # BE-015
        s.card[seat] = WALKING  # BE-016
