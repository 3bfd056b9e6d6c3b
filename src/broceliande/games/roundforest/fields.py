"""Everything that lies on the table of Roundforest. Only the order of the two bags and of the
pile is hidden; what is in them everybody can count."""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, Fields, cell, per_seat, row
from broceliande.games.roundforest.edition import FAIRY_ROW, MAX_CHIPS, MAX_OBJECTS, SLOTS
from broceliande.games.roundforest.forest import CELLS, GAPS
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS
from broceliande.games.roundforest.options import Host

SEATS = 4
KINDS = len(OBJECTS)
CAST = len(CHARACTERS)
BOARD = 3 * FAIRY_ROW


class Position(Fields, seats=SEATS, tasks=12, options=Host.cells()):
    """The position; seats not in play stay at 0."""

    player: int = cell("i1", "whose turn it is (RF-024)")
    first: int = cell("i1", "the player who began (RF-023)")
    turn: int = cell("i4", "turns begun so far, everybody's counted (RF-188)")

    layout: int = cell("i1", "how the forest is laid (RF-003, RF-004)")
    tile: list[int] = row("i1", CELLS, doc="the tile on each cell, -1 outside (RF-006)")
    turned: list[int] = row("i1", CELLS, doc="quarter turns clockwise of each tile (RF-007)")
    chip: list[int] = row("i1", CELLS, doc="the chip on each cell, -1 none (RF-014)")
    object: list[int] = row("i1", CELLS, doc="the object token on each cell, -1 none (RF-080)")
    token: list[int] = row("i1", CELLS, doc="the character token on each cell, -1 none (RF-105)")
    gap: list[int] = row("i1", GAPS, doc="the heavy object in each gap, -1 none (RF-171)")

    corner: list[int] = per_seat("i1", doc="where the backpack lies (RF-010)")
    pawn: list[int] = per_seat("i1", doc="the pawn's cell, -1 on the backpack (RF-010)")
    compass: list[int] = per_seat("i1", doc="compass tokens left (RF-011)")
    pack: list[list[int]] = per_seat("i1", SLOTS, doc="objects, sorted, -1 for none (RF-070)")
    coins: list[list[int]] = per_seat("i1", 2, doc="copper and silver coins (RF-075)")
    apples: list[int] = per_seat("i1", doc="golden apples (RF-075)")
    supply: list[int] = row("i1", 2, doc="copper and silver coins in the supply (RF-022)")
    orchard: int = cell("i1", "golden apples in the supply (RF-022)")
    ring: int = cell("i1", "who has the emerald ring, -1 nobody (RF-022)")

    fairy: list[int] = row("i1", BOARD, doc="objects of the fairy, bottom row first (RF-019)")
    beside: list[int] = row("i1", FAIRY_ROW, doc="objects laid beside the board (RF-089)")
    held: list[int] = row("i1", 3, doc="objects in question, -1 none (RF-077, RF-151)")

    black_n: int = cell("i1", "chips in the black bag (RF-015)")
    black_count: list[int] = row("i1", 3, doc="chips of each colour in the black bag")
    black: list[int] = row("i1", MAX_CHIPS, see=NOBODY, doc="the black bag, the last one next")
    aside: list[int] = row("i1", 3, doc="chips of each colour that lie aside (RF-069)")
    blue_n: int = cell("i1", "object tokens in the blue bag (RF-019)")
    blue_count: list[int] = row("i1", KINDS, doc="object tokens of each kind in the blue bag")
    blue: list[int] = row("i1", MAX_OBJECTS, see=NOBODY, doc="the blue bag, the last one next")
    pile_n: int = cell("i1", "cards in the pile (RF-020)")
    pile: list[int] = row("i1", CAST, see=NOBODY, doc="the pile, the last card on top")
    card: list[int] = row("i1", CAST, doc="each card: -1 in the pile, a debtor, 4 face up, 5 drawn")

    met: int = cell("i1", "the character being dealt with, -1 none (RF-101, RF-121)")
    fresh: int = cell("i1", "1 if its card was drawn or fetched just now (RF-104)")
    meets: int = cell("i2", "characters usable once a saddle is spent, a bit each (RF-154)")
    wanted: int = cell("i1", "the chip that the tile to be chosen carries (RF-097, RF-181)")
    ready: int = cell("i1", "for whom the forest spirit appears (RF-181)")
    blocked: int = cell("i1", "1 once a gap was used this turn (RF-173)")
