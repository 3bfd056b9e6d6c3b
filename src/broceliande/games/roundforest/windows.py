"""Start and end of a turn: chest and key (RF-168 to RF-170), blocking (RF-171 to RF-179)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import (
    carried,
    give_object,
    heavy_in,
    pick_apple,
    room_refusal,
    stow,
    take_out,
)
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.names import Thing
from broceliande.games.roundforest.options import Host
from broceliande.games.roundforest.questions import DONE, FIRST_GAP, OPEN, Ask, Tell, Why
from broceliande.games.roundforest.tables import NEAR_GAPS
from broceliande.games.roundforest.tasks import Task


def open_start_window(s: Position) -> None:
    """RF-169, RF-174: asked only if there is something to do, and again until it is done with."""
    if anything_to_do(s, s.player):
        ask(s, Ask.START_WINDOW, s.player)


def open_end_window(s: Position) -> None:
    """RF-169, RF-174: the same once more, at the end of the turn."""
    if anything_to_do(s, s.player):
        ask(s, Ask.END_WINDOW, s.player)


def anything_to_do(s: Position, seat: int) -> bool:
    """RF-169, RF-174, RF-175: open the chest, or use a gap beside the tile stood on."""
    if window_refusal(s, seat, OPEN) == 0:
        return True
    if s.pawn[seat] < 0:
        return False
    near = NEAR_GAPS[s.layout][s.pawn[seat]]
    for at in range(4):
        if near[at] >= 0 and gap_refusal(s, seat, near[at]) == 0:
            return True
    return False


def window_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-168, RF-171: the chest with its key; or a gap, filled or cleared."""
    if answer == DONE:
        return 0
    if answer == OPEN:
        if carried(s, seat, Thing.CHEST) == 0 or carried(s, seat, Thing.KEY) == 0:
            return Why.NO_CHEST_AND_KEY
        return 0 if s.orchard > 0 else Why.NO_APPLE_LEFT
    return gap_refusal(s, seat, answer - FIRST_GAP)


def gap_refusal(s: Position, seat: int, gap: int) -> int:
    """RF-171, RF-173, RF-175, RF-176, RF-177: once per turn, beside the tile stood on; a heavy
    object into a free gap, or out of it with room, whoever laid it."""
    if s.option[Host.BLOCKING] != 1:
        return Why.BLOCKING_OFF
    if s.blocked == 1:
        return Why.GAP_USED
    if not borders(s, s.pawn[seat], gap):
        return Why.GAP_NOT_NEAR
    if s.gap[gap] >= 0:
        return room_refusal(s, seat, s.gap[gap])
    return 0 if heavy_in(s, seat) >= 0 else Why.NO_HEAVY_OBJECT


def borders(s: Position, cell: int, gap: int) -> bool:
    """RF-172, RF-175: whether the gap lies beside that tile; no gap lies beside a backpack."""
    if cell < 0:
        return False
    near = NEAR_GAPS[s.layout][cell]
    return near[0] == gap or near[1] == gap or near[2] == gap or near[3] == gap


def use_start_window(s: Position, seat: int, answer: int) -> None:
    """RF-169: at the start of the turn."""
    use_window(s, seat, answer, Task.START_WINDOW)


def use_end_window(s: Position, seat: int, answer: int) -> None:
    """RF-169: at the end of the turn."""
    use_window(s, seat, answer, Task.END_WINDOW)


def use_window(s: Position, seat: int, answer: int, task: int) -> None:
    """RF-168, RF-169, RF-173, RF-174: do it, then ask again; or be done with it."""
    if answer == DONE:
        return
    push(s, task)
    if answer == OPEN:
        open_chest(s, seat)
    else:
        use_gap(s, seat, answer - FIRST_GAP)


def open_chest(s: Position, seat: int) -> None:
    """RF-168: an apple from the supply; chest and key go into the blue bag."""
    tell(s, Tell.CHEST_OPENED, seat)
    give_object(s, seat, Thing.CHEST)
    give_object(s, seat, Thing.KEY)
    pick_apple(s, seat)


def use_gap(s: Position, seat: int, gap: int) -> None:
    """RF-171, RF-173, RF-176, RF-177: lay the heavy object into the gap, or take it out."""
    s.blocked = 1
    if s.gap[gap] >= 0:
        kind = s.gap[gap]
        s.gap[gap] = -1
        stow(s, seat, kind)
        tell(s, Tell.GAP_CLEARED, seat, kind, gap)
    else:
        kind = heavy_in(s, seat)
        take_out(s, seat, kind)
        s.gap[gap] = kind
        tell(s, Tell.GAP_FILLED, seat, kind, gap)
