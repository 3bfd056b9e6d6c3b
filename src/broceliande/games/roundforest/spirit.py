"""Meeting the forest spirit and the end of the game (RF-002, RF-167, RF-180 to RF-188)."""

from __future__ import annotations

from broceliande.engine.pending import ask, finish
from broceliande.engine.story import tell
from broceliande.games.roundforest.cards import take_from_pile
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.forest import CELLS
from broceliande.games.roundforest.meeting import is_ready
from broceliande.games.roundforest.names import Card, Chip, Ground, Who
from broceliande.games.roundforest.options import Host
from broceliande.games.roundforest.questions import Ask, Ending, Tell, Why
from broceliande.games.roundforest.tables import GOAL, GROUND, MAX_TURNS
from broceliande.games.roundforest.tiles import occupied, put_aside

SPIRIT_ORDER: list[int] = [Chip.RED, Chip.BLUE, Chip.YELLOW, Chip.NONE]


def win(s: Position, seat: int) -> None:
    """RF-002, RF-167, RF-186, RF-187: three apples for the ring; the game ends at once."""
    s.apples[seat] -= GOAL
    s.orchard += GOAL
    s.ring = seat
    tell(s, Tell.WON, seat)
    finish(s, Ending.EMERALD_RING)


def end_turn(s: Position) -> None:
    """RF-181, RF-184, RF-188: the limit of turns; then, if somebody is ready and the forest spirit
    is on no tile, the player on the left lays it."""
    limit = s.option[Host.TURN_LIMIT] if s.option[Host.TURN_LIMIT] > 0 else MAX_TURNS
    if s.turn >= limit * s.seats:
        tell(s, Tell.NOBODY_WON)
        finish(s, Ending.TURN_LIMIT)
        return
    if s.card[Who.FOREST_SPIRIT] == Card.FACE_UP:
        return
    for turn in range(s.seats):
        seat = (s.player + turn) % s.seats
        if is_ready(s, seat):
            call_spirit(s, seat)
            return


def call_spirit(s: Position, seat: int) -> None:
    """RF-181, RF-182: on a red chip, else a blue, else a yellow one, else on a bare tile; if there
    is none of these without a pawn, the spirit waits for the end of the next turn."""
    s.ready = seat
    for at in range(4):
        s.wanted = SPIRIT_ORDER[at]
        for cell in range(CELLS):
            if spirit_refusal(s, seat, cell) == 0:
                ask(s, Ask.SPIRIT_PLACE, (seat + 1) % s.seats)
                return
    tell(s, Tell.SPIRIT_WAITS, seat)


def spirit_refusal(s: Position, seat: int, cell: int) -> int:
    """RF-181, RF-182: a tile with the chip wanted and without a pawn."""
    if GROUND[s.layout][cell] == Ground.OUTSIDE:
        return Why.NOT_IN_FOREST
    if occupied(s, cell):
        return Why.TILE_OCCUPIED
    if s.wanted != Chip.NONE:
        return 0 if s.chip[cell] == s.wanted else Why.WRONG_TILE
    bare = s.object[cell] < 0 and s.token[cell] < 0  # by then chips lie under pawns alone
    return 0 if bare and GROUND[s.layout][cell] == Ground.FOREST else Why.WRONG_TILE


def lay_spirit(s: Position, seat: int, cell: int) -> None:
    """RF-181, RF-183, RF-185: the token on that tile, its chip aside, the card out of the pile and
    face up."""
    put_aside(s, cell)
    take_from_pile(s, Who.FOREST_SPIRIT)
    s.card[Who.FOREST_SPIRIT] = Card.FACE_UP
    s.token[cell] = Who.FOREST_SPIRIT
    tell(s, Tell.SPIRIT_CAME, seat, s.ready, cell)
