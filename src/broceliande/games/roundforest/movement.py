"""Moving or pausing: first move, symbols, compass, pause (RF-025 to RF-051)."""

from __future__ import annotations

from broceliande.engine.luck import WORD
from broceliande.engine.pending import push
from broceliande.engine.story import tell
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.forest import NO_TILE, WAYS
from broceliande.games.roundforest.meeting import meeting_refusal
from broceliande.games.roundforest.names import Ground
from broceliande.games.roundforest.questions import PAUSE, Tell, Why
from broceliande.games.roundforest.tables import BORDER, GROUND, LEADS, SHOWN, WAY
from broceliande.games.roundforest.tasks import Task
from broceliande.games.roundforest.tiles import occupied, restock, turn_tile


def move_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-025, RF-030, RF-050, RF-051: go to a tile that can be entered, or pause; on the backpack
    only if neither tile beside it can be entered."""
    if answer != PAUSE:
        return enter_refusal(s, seat, answer)
    if s.pawn[seat] < 0:
        beside = BORDER[s.layout][s.corner[seat]]
        if enter_refusal(s, seat, beside[0]) == 0 or enter_refusal(s, seat, beside[1]) == 0:
            return Why.MUST_LEAVE_BACKPACK
    return 0


def move_worth(s: Position, seat: int, base: int) -> int:
    """RF-028, RF-037, RF-040, RF-050: tiles beside the backpack, or those to which a way leads, by
    a white symbol if there is no compass; and the pause."""
    here, bits = s.pawn[seat], 1 << PAUSE
    if here < 0:
        beside = BORDER[s.layout][s.corner[seat]]
        return (bits | 1 << beside[0] | 1 << beside[1]) >> base & WORD
    white = -1 if s.compass[seat] > 0 else SHOWN[s.tile[here]][s.turned[here]]
    for way in range(WAYS):
        target = LEADS[s.layout][here][way]
        if target >= 0 and (white >> way) & 1 != 0:
            bits |= 1 << target
    return bits >> base & WORD


def enter_refusal(s: Position, seat: int, cell: int) -> int:
    """RF-028, RF-039: may the pawn go to that tile now?"""
    here = s.pawn[seat]
    if here < 0:
        beside = BORDER[s.layout][s.corner[seat]]
        if cell != beside[0] and cell != beside[1]:
            outside = GROUND[s.layout][cell] == Ground.OUTSIDE
            return Why.NOT_IN_FOREST if outside else Why.NOT_BORDERING
    else:
        way = WAY[s.layout][here][cell]
        if way < 0:  # RF-032: never onto a corner either
            return Why.NOT_IN_FOREST if way == NO_TILE else Why.NOT_IN_LINE  # RF-038, RF-037
    if occupied(s, cell):
        return Why.TILE_OCCUPIED  # RF-043
    why = meeting_refusal(s, seat, s.token[cell])
    if why != 0:
        return why
    # RF-048: a compass helps against nothing of the above; RF-049: it may be spent at any time
    if s.compass[seat] == 0 and takes_compass(s, seat, cell):
        return Why.NO_WHITE_SYMBOL  # RF-040
    return 0


def takes_compass(s: Position, seat: int, cell: int) -> bool:
    """RF-034, RF-045: whether the symbol for that tile, one or two steps away, is empty. Only the
    tile stood on counts, as it is turned now; from the backpack no symbol does (RF-029)."""
    here = s.pawn[seat]
    if here < 0:
        return False
    way = WAY[s.layout][here][cell]
    # RF-041: each symbol by itself, so that of two white ones either will do (RF-042)
    return (SHOWN[s.tile[here]][s.turned[here]] >> way) & 1 == 0


def walk(s: Position, seat: int, cell: int) -> None:
    """RF-026, RF-031: spend the compass, go, turn the tile arrived on, restock the tile left, then
    act. A spent compass never comes back (RF-046, RF-047)."""
    here = s.pawn[seat]
    if takes_compass(s, seat, cell):
        s.compass[seat] -= 1
        tell(s, Tell.COMPASS_SPENT, seat, s.compass[seat])
    s.pawn[seat] = cell
    if here < 0:
        tell(s, Tell.FIRST_MOVE, seat, cell)
    else:
        tell(s, Tell.MOVED, seat, here, cell)
    turn_tile(s, cell)  # RF-052; RF-058: that matters to the next move only
    restock(s, here)  # RF-065: before the action
    push(s, Task.ACT)


def pause(s: Position, seat: int) -> None:
    """RF-027, RF-050, RF-053, RF-132: the tile stood on turns, and that is all; a pawn that has to
    wait on its backpack turns nothing (RF-030)."""
    here = s.pawn[seat]
    if here < 0:
        tell(s, Tell.WAITED, seat)
        return
    tell(s, Tell.PAUSED, seat, here)
    turn_tile(s, here)


def move(s: Position, seat: int, answer: int) -> None:
    """RF-025: exactly one of the two."""
    if answer == PAUSE:
        pause(s, seat)
    else:
        walk(s, seat, answer)
